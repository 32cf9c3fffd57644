//! A tokenizer and expression evaluator: state machine by enums, peekable bytes, precedence climbing by recursion.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::iter::Peekable;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Token {
    Number(i64),
    Name(u8),
    Op(Op),
    Open,
    Close,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Pow,
    Less,
    Equal,
}

#[derive(Clone, Copy, PartialEq)]
enum Error {
    Unexpected(Option<Token>),
    BadByte(u8),
    Overflow,
    DivideByZero,
    Depth,
}

struct Lexer<I: Iterator<Item = u8>> {
    bytes: Peekable<I>,
}

impl<I: Iterator<Item = u8>> Iterator for Lexer<I> {
    type Item = Result<Token, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.bytes.next_if(|b| b.is_ascii_whitespace()).is_some() {}
        let first = self.bytes.next()?;
        Some(Ok(match first {
            b'(' => Token::Open,
            b')' => Token::Close,
            b'+' => Token::Op(Op::Add),
            b'-' => Token::Op(Op::Sub),
            b'*' if self.bytes.next_if_eq(&b'*').is_some() => Token::Op(Op::Pow),
            b'*' => Token::Op(Op::Mul),
            b'/' => Token::Op(Op::Div),
            b'%' => Token::Op(Op::Rem),
            b'<' => Token::Op(Op::Less),
            b'=' => Token::Op(Op::Equal),
            b'0'..=b'9' => {
                let mut value = i64::from(first - b'0');
                let radix = match (first, self.bytes.peek()) {
                    (b'0', Some(b'x' | b'X')) => {
                        self.bytes.next();
                        16
                    }
                    _ => 10,
                };
                while let Some(digit) = self
                    .bytes
                    .peek()
                    .and_then(|&b| char::from(b).to_digit(radix))
                {
                    self.bytes.next();
                    match value
                        .checked_mul(radix.into())
                        .and_then(|v| v.checked_add(digit.into()))
                    {
                        Some(v) => value = v,
                        None => return Some(Err(Error::Overflow)),
                    }
                }
                Token::Number(value)
            }
            c if c.is_ascii_lowercase() => Token::Name(c - b'a'),
            other => return Some(Err(Error::BadByte(other))),
        }))
    }
}

impl Op {
    /// Binding power on the left and on the right.
    const fn power(self) -> (u8, u8) {
        match self {
            Op::Less | Op::Equal => (1, 2),
            Op::Add | Op::Sub => (3, 4),
            Op::Mul | Op::Div | Op::Rem => (5, 6),
            Op::Pow => (10, 9),
        }
    }

    fn apply(self, a: i64, b: i64) -> Result<i64, Error> {
        let value = match self {
            Op::Add => a.checked_add(b),
            Op::Sub => a.checked_sub(b),
            Op::Mul => a.checked_mul(b),
            Op::Div | Op::Rem if b == 0 => return Err(Error::DivideByZero),
            Op::Div => a.checked_div(b),
            Op::Rem => a.checked_rem_euclid(b),
            Op::Pow => u32::try_from(b).ok().and_then(|e| a.checked_pow(e)),
            Op::Less => Some((a < b).into()),
            Op::Equal => Some((a == b).into()),
        };
        value.ok_or(Error::Overflow)
    }
}

struct Parser<'v, L: Iterator<Item = Result<Token, Error>>> {
    tokens: Peekable<L>,
    variables: &'v [i64],
    depth: u8,
}

impl<L: Iterator<Item = Result<Token, Error>>> Parser<'_, L> {
    fn operand(&mut self) -> Result<i64, Error> {
        match self.tokens.next().transpose()? {
            Some(Token::Number(n)) => Ok(n),
            Some(Token::Name(n)) if let Some(&v) = self.variables.get(usize::from(n)) => Ok(v),
            Some(Token::Op(Op::Sub)) => self.expression(8)?.checked_neg().ok_or(Error::Overflow),
            Some(Token::Open) => {
                let value = self.expression(0)?;
                let Some(Token::Close) = self.tokens.next().transpose()? else {
                    return Err(Error::Unexpected(None));
                };
                Ok(value)
            }
            other => Err(Error::Unexpected(other)),
        }
    }

    fn expression(&mut self, min: u8) -> Result<i64, Error> {
        self.depth += 1;
        if self.depth > 9 {
            return Err(Error::Depth);
        }
        let mut left = self.operand()?;
        while let Some(&Ok(Token::Op(op))) = self.tokens.peek()
            && let (l, r) = op.power()
            && l >= min
        {
            self.tokens.next();
            let right = self.expression(r)?;
            left = op.apply(left, right)?;
        }
        self.depth -= 1;
        Ok(left)
    }
}

fn evaluate(text: &[u8], variables: &[i64]) -> Result<i64, Error> {
    let lexer = Lexer {
        bytes: text.iter().copied().peekable(),
    };
    let mut parser = Parser {
        tokens: lexer.peekable(),
        variables,
        depth: 0,
    };
    let value = parser.expression(0)?;
    match parser.tokens.next() {
        None => Ok(value),
        Some(Ok(token)) => Err(Error::Unexpected(Some(token))),
        Some(Err(e)) => Err(e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn evaluate_lines(
    text: *const u8,
    len: usize,
    values: *mut i64,
    status: *mut i32,
    n: usize,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let text = unsafe { core::slice::from_raw_parts(text, len) };
    let Some(line) = text.split(|&b| b == b'\n').nth(i).filter(|_| i < n) else {
        return;
    };
    let variables = [i as i64, -3, 1 << 40, i64::MAX];
    let (value, code) = match evaluate(line, &variables) {
        Ok(v) => (v, 0),
        Err(Error::Unexpected(Some(Token::Number(n)))) => (n, 1),
        Err(Error::Unexpected(Some(token))) => ((token == Token::Close) as i64, 2),
        Err(Error::Unexpected(None)) => (0, 3),
        Err(Error::BadByte(b)) => (b.into(), 4),
        Err(e @ (Error::Overflow | Error::DivideByZero)) => ((e == Error::Overflow) as i64, 5),
        Err(Error::Depth) => (0, 6),
    };
    unsafe {
        *values.add(i) = value;
        *status.add(i) = code;
    }
}
