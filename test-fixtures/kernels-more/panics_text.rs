//! Checks and messages that never fire: formatted panics, asserts, custom Debug and Display, expect, unreachable, Result with texts.

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
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::fmt::{self, Debug, Display, Write};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    Index { at: usize, len: usize },
    Text(&'static str),
    Nested(Option<Inner>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Inner {
    code: i32,
    pair: (u8, char),
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Index { at, len } => write!(f, "index {at} of {len:>4}"),
            Fault::Text(t) => f.write_str(t),
            Fault::Nested(inner) => write!(f, "{inner:?}"),
        }
    }
}
impl core::error::Error for Fault {}

struct Matrix<const R: usize, const C: usize>([[f32; C]; R]);

impl<const R: usize, const C: usize> Debug for Matrix<R, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter()).finish()
    }
}

struct Buffer<'a> {
    bytes: &'a mut [u8],
    len: usize,
}
impl Write for Buffer<'_> {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let end = self.len + s.len();
        self.bytes
            .get_mut(self.len..end)
            .ok_or(fmt::Error)?
            .copy_from_slice(s.as_bytes());
        self.len = end;
        Ok(())
    }
}
impl Buffer<'_> {
    fn number(&mut self, mut n: u64) -> fmt::Result {
        let mut digits = [0u8; 20];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (n % 10) as u8;
            n /= 10;
            if n == 0 {
                break;
            }
        }
        self.write_str(core::str::from_utf8(&digits[at..]).expect("only digits"))
    }
}

#[track_caller]
fn checked(v: &[u32], at: usize) -> Result<u32, Fault> {
    assert!(
        v.len() < 1000,
        "{} elements are too many ({:?})",
        v.len(),
        at
    );
    v.get(at).copied().ok_or(Fault::Index { at, len: v.len() })
}

fn halve(x: u32) -> Result<u32, Fault> {
    match x {
        0 => Err(Fault::Text("zero")),
        x if x % 2 == 0 => Ok(x / 2),
        13 => Err(Fault::Nested(Some(Inner {
            code: 13,
            ..Inner::default()
        }))),
        21 => Err(Fault::Nested(None)),
        _ => Err(Fault::Text("odd")),
    }
}

fn pick(v: &[u32], at: usize) -> Result<u32, Fault> {
    let first = checked(v, at)?;
    let second = halve(first).or_else(|e| {
        if e == Fault::Text("odd") {
            Ok(first)
        } else {
            Err(e)
        }
    })?;
    debug_assert!(second <= first, "{second} > {first}");
    checked(v, second as usize % (v.len() + 1))
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn picks(
    v: *const u32,
    n: usize,
    out: *mut u32,
    text: *mut [u8; 12],
) {
    let i = gpu::thread_idx();
    let v = unsafe { core::slice::from_raw_parts(v, n) };
    let matrix = Matrix([[1.0, 2.0], [3.0, i as f32]]);
    assert_eq!(matrix.0[1][0], 3.0, "the matrix {matrix:?} is wrong");
    let result = pick(v, i);
    let value = match result {
        Ok(x) if x > 1_000_000 => {
            panic!("{x} is too much for thread {i}, {:?} and {:#x}", result, x)
        }
        Ok(x) => x,
        Err(Fault::Index { at, len }) => 10_000 + (at * 100 + len) as u32,
        Err(Fault::Text(t)) => 20_000 + t.len() as u32,
        Err(Fault::Nested(Some(Inner { code, pair: (b, c) }))) => {
            30_000 + code as u32 + b as u32 + c as u32
        }
        Err(fault @ Fault::Nested(None)) => {
            assert_ne!(fault, Fault::Nested(Some(Inner::default())));
            40_000
        }
    };
    let small = u16::try_from(value).unwrap_or_else(|e| panic!("{value}: {e}"));
    let row = unsafe { &mut *text.add(i) };
    row.fill(b'.');
    let mut buffer = Buffer { bytes: row, len: 0 };
    let written = buffer
        .write_str("t")
        .and_then(|()| buffer.number(i as u64))
        .and_then(|()| buffer.write_char('='))
        .and_then(|()| buffer.number(u64::from(small) * 1000));
    if written.is_err() {
        buffer.bytes[11] = b'!';
    }
    if i > 4096 {
        todo!("more threads than {}", 4096);
    }
    unsafe {
        *out.add(i) = if value % 2 == 0 {
            value
        } else if value > 60_000 {
            unreachable!("value {value}")
        } else {
            value + 1
        }
    };
}
