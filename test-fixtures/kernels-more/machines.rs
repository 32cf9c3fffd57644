//! Machines: a threaded interpreter by function pointers, a stack machine with closures, Brainfuck on bytes, a Turing machine with types as states, bank accounts by messages.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features)]

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

use core::ops::ControlFlow::{self, Break, Continue};
type Step = fn(&mut Cpu, u16) -> ControlFlow<Stop>;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Halt(u16),
    Fault { pc: u16, why: &'static str },
    Fuel,
}
struct Cpu {
    regs: [u16; 4],
    pc: u16,
    stack: heapless::Stack<u16, 6>,
    carry: bool,
}
mod heapless {
    pub struct Stack<T, const N: usize> {
        data: [T; N],
        pub len: usize,
    }
    impl<T: Copy + Default, const N: usize> Stack<T, N> {
        pub fn new() -> Self {
            Self {
                data: [T::default(); N],
                len: 0,
            }
        }
        pub fn push(&mut self, v: T) -> Result<(), &'static str> {
            *self.data.get_mut(self.len).ok_or("overflow")? = v;
            self.len += 1;
            Ok(())
        }
        pub fn pop(&mut self) -> Result<T, &'static str> {
            self.len = self.len.checked_sub(1).ok_or("underflow")?;
            Ok(self.data[self.len])
        }
    }
}
impl Cpu {
    fn check<T>(&self, r: Result<T, &'static str>) -> ControlFlow<Stop, T> {
        match r {
            Ok(v) => Continue(v),
            Err(why) => Break(Stop::Fault { pc: self.pc, why }),
        }
    }
    fn rs(op: u16) -> (usize, usize) {
        ((op >> 2 & 3) as usize, (op & 3) as usize)
    }
}
static TABLE: [Step; 8] = [
    |c, op| {
        c.regs[(op >> 10 & 3) as usize] = op & 0x3ff;
        Continue(())
    },
    |c, op| {
        let (a, b) = Cpu::rs(op);
        (c.regs[a], c.carry) = c.regs[a].carrying_add(c.regs[b], c.carry);
        Continue(())
    },
    |c, op| {
        let (a, b) = Cpu::rs(op);
        c.regs[a] = c.regs[a].wrapping_mul(c.regs[b]) ^ op;
        Continue(())
    },
    |c, op| {
        let v = c.regs[Cpu::rs(op).0];
        let r = c.stack.push(v);
        c.check(r)
    },
    |c, op| {
        let r = c.stack.pop();
        c.regs[Cpu::rs(op).1] = c.check(r)?;
        Continue(())
    },
    branch,
    |c, op| {
        let (a, b) = Cpu::rs(op);
        let r = c.regs[a].checked_div(c.regs[b]).ok_or("division");
        c.regs[a] = c.check(r)?;
        Continue(())
    },
    |c, op| Break(Stop::Halt(c.regs[(op & 3) as usize])),
];
fn branch(c: &mut Cpu, op: u16) -> ControlFlow<Stop> {
    if c.regs[Cpu::rs(op).0] & 3 != 0 {
        c.pc = c.pc.wrapping_add_signed((op as i16) << 4 >> 12);
    }
    Continue(())
}
fn run(code: &[u16], seed: u64) -> (Stop, u32) {
    let mut cpu = Cpu {
        regs: core::array::from_fn(|i| (seed >> (16 * i)) as u16),
        pc: 0,
        stack: heapless::Stack::new(),
        carry: false,
    };
    for n in 0..200 {
        let Some(&op) = code.get(cpu.pc as usize) else {
            return (
                Stop::Fault {
                    pc: cpu.pc,
                    why: "fetch",
                },
                n,
            );
        };
        cpu.pc += 1;
        if let Break(stop) = TABLE[(op >> 13) as usize](&mut cpu, op) {
            return (stop, n);
        }
    }
    (Stop::Fuel, 200)
}
fn brain<'o>(code: &[u8], input: &mut impl Iterator<Item = u8>, out: &'o mut [u8; 16]) -> &'o [u8] {
    let (mut tape, mut p, mut pc, mut n, mut fuel) = ([0u8; 24], 0usize, 0usize, 0, 3000u32);
    while let Some(c) = code.get(pc)
        && let Some(left) = fuel.checked_sub(1)
    {
        fuel = left;
        let cell = &mut tape[p];
        match (c, *cell) {
            (b'>', _) => p = (p + 1) % 24,
            (b'<', _) => p = (p + 23) % 24,
            (b'+', v) => *cell = v.wrapping_add(1),
            (b'-', v) => *cell = v.wrapping_sub(1),
            (b'.', v) if n < 16 => {
                out[n] = v;
                n += 1;
            }
            (b',', _) => *cell = input.next().unwrap_or_default(),
            (b'[', 0) => {
                let mut depth = 1;
                pc += 1 + code[pc + 1..]
                    .iter()
                    .position(|b| {
                        depth += (*b == b'[') as i32 - (*b == b']') as i32;
                        depth == 0
                    })
                    .unwrap();
            }
            (b']', 1..) => {
                let mut depth = 1;
                pc = code[..pc]
                    .iter()
                    .rposition(|b| {
                        depth += (*b == b']') as i32 - (*b == b'[') as i32;
                        depth == 0
                    })
                    .unwrap();
            }
            _ => {}
        }
        pc += 1;
    }
    &out[..n]
}
struct Tape<const N: usize> {
    cells: [bool; N],
    at: usize,
}
trait Run {
    fn run<const N: usize>(self, t: &mut Tape<N>, fuel: u32) -> (u8, u32);
}
macro_rules! turing {
    ($($name:ident($id:literal): 0 => $w0:tt $m0:tt $n0:ident, 1 => $w1:tt $m1:tt $n1:ident;)*) => { $(
        struct $name;
        impl Run for $name {
            fn run<const N: usize>(self, t: &mut Tape<N>, fuel: u32) -> (u8, u32) {
                let Some(fuel) = fuel.checked_sub(1) else { return ($id, 0) };
                if t.cells[t.at] { turing!(@go t fuel $w1 $m1 $n1) } else { turing!(@go t fuel $w0 $m0 $n0) }
            }
        }
    )* };
    (@go $t:ident $fuel:ident $w:literal $m:tt Halt) => { { $t.cells[$t.at] = $w == 1; (0xff, $fuel) } };
    (@go $t:ident $fuel:ident $w:literal R $n:ident) => { { $t.cells[$t.at] = $w == 1; $t.at = ($t.at + 1) % N; $n.run($t, $fuel) } };
    (@go $t:ident $fuel:ident $w:literal L $n:ident) => { { $t.cells[$t.at] = $w == 1; $t.at = ($t.at + N - 1) % N; $n.run($t, $fuel) } };
}
turing! {
    A(1): 0 => 1 R B, 1 => 1 L C;
    B(2): 0 => 1 L A, 1 => 1 R B;
    C(3): 0 => 1 L B, 1 => 1 R Halt;
}
#[derive(Clone, Copy, Debug)]
enum Message {
    Deposit { to: usize, amount: u32 },
    Move { from: usize, to: usize, amount: u32 },
    Batch(&'static [Message]),
    Audit(fn(&[u32]) -> u32),
}
static NIGHTLY: [Message; 3] = [
    Message::Deposit { to: 0, amount: 5 },
    Message::Move {
        from: 0,
        to: 1,
        amount: 7,
    },
    Message::Audit(|a| a.iter().sum()),
];
fn deliver(accounts: &mut [u32; 3], m: &Message) -> Result<u32, (usize, u32)> {
    let () = match *m {
        Message::Deposit { to, amount } => {
            let a = accounts.get_mut(to).ok_or((to, 0))?;
            *a = a.saturating_add(amount)
        }
        Message::Move { from, to, .. } if from == to => return Err((from, 1)),
        Message::Move { from, to, amount } => {
            let [a, b] = accounts
                .get_disjoint_mut([from, to])
                .map_err(|_| (from, 2))?;
            *a = a.checked_sub(amount).ok_or((from, *a))?;
            *b += amount;
        }
        Message::Batch(all) => return all.iter().try_fold(0, |n, m| Ok(n + deliver(accounts, m)?)),
        Message::Audit(f) => return Ok(f(accounts)),
    };
    Ok(1)
}
fn thread(input: &[u64], out: &mut Out) {
    for i in 0..4 {
        let code: [u16; 16] = core::array::from_fn(|k| (input[(i + k) % 16] >> (k * 3)) as u16);
        let (stop, n) = run(&code, input[i]);
        out.put(match stop {
            Stop::Halt(v) => (1u8, v, n),
            Stop::Fault { pc, why } => (why.len() as u8, pc, n),
            Stop::Fuel => (0, 0, n),
        });
    }
    let mut buf = [0; 16];
    out.put(brain(
        b"++++++++[>++++++++<-]>+.+.>,[-<+>]<.",
        &mut input[0].to_le_bytes().into_iter(),
        &mut buf,
    ));
    out.put(brain(
        b",>,<[>[>+>+<<-]>>[<<+>>-]<<<-]>>.",
        &mut [(input[1] % 7) as u8, 5].into_iter(),
        &mut buf,
    ));
    let mut t = Tape {
        cells: [false; 9],
        at: 4,
    };
    t.cells[(input[2] % 9) as usize] = true;
    out.put(A.run(&mut t, 40));
    out.put(t.cells.iter().fold(0u32, |a, &b| a << 1 | b as u32));
    let mut acc = [10, 20, input[3] as u32 % 100];
    for m in [
        Message::Move {
            from: 2,
            to: 0,
            amount: 50,
        },
        Message::Move {
            from: (input[4] % 4) as usize,
            to: 1,
            amount: 3,
        },
        Message::Batch(&NIGHTLY),
        Message::Deposit { to: 7, amount: 1 },
        Message::Batch(
            &const {
                [
                    Message::Batch(&NIGHTLY),
                    Message::Move {
                        from: 1,
                        to: 1,
                        amount: 0,
                    },
                ]
            },
        ),
    ] {
        out.put(deliver(&mut acc, &m));
    }
    out.put(acc);
}

/// Where a thread leaves its results: a count and up to 255 words.
pub struct Out {
    words: *mut u64,
    count: usize,
}

impl Out {
    pub fn new(words: *mut u64) -> Self {
        Out { words, count: 0 }
    }
    pub fn word(&mut self, value: u64) {
        if self.count < 255 {
            self.count += 1;
            unsafe { *self.words.add(self.count) = value };
        }
    }
    pub fn put<T: Bits>(&mut self, value: T) {
        value.bits(self);
    }
    pub fn finish(self) {
        unsafe { *self.words = self.count as u64 };
    }
}

/// A value as words that are the same on every machine.
pub trait Bits {
    fn bits(self, out: &mut Out);
}

macro_rules! int_bits {
    ($($t:ty)*) => { $(
        impl Bits for $t {
            fn bits(self, out: &mut Out) {
                out.word(self as u64);
            }
        }
    )* };
}
int_bits! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize bool char }

impl Bits for u128 {
    fn bits(self, out: &mut Out) {
        out.word(self as u64);
        out.word((self >> 64) as u64);
    }
}
impl Bits for i128 {
    fn bits(self, out: &mut Out) {
        (self as u128).bits(out);
    }
}
impl Bits for f32 {
    fn bits(self, out: &mut Out) {
        out.word(if self.is_nan() {
            0x7fc0_0000
        } else {
            self.to_bits() as u64
        });
    }
}
impl Bits for f64 {
    fn bits(self, out: &mut Out) {
        out.word(if self.is_nan() {
            0x7ff8_0000_0000_0000
        } else {
            self.to_bits()
        });
    }
}
impl Bits for () {
    fn bits(self, out: &mut Out) {
        out.word(0x1117);
    }
}
impl Bits for core::cmp::Ordering {
    fn bits(self, out: &mut Out) {
        out.word(self as i8 as u64);
    }
}
impl<T: Bits + Copy> Bits for &T {
    fn bits(self, out: &mut Out) {
        (*self).bits(out);
    }
}
impl<T: Bits> Bits for Option<T> {
    fn bits(self, out: &mut Out) {
        match self {
            None => out.word(0x0440),
            Some(value) => {
                out.word(0x5033);
                value.bits(out);
            }
        }
    }
}
impl<T: Bits, E: Bits> Bits for Result<T, E> {
    fn bits(self, out: &mut Out) {
        match self {
            Ok(value) => {
                out.word(0x0c);
                value.bits(out);
            }
            Err(error) => {
                out.word(0xe44);
                error.bits(out);
            }
        }
    }
}
impl<T: Bits, const N: usize> Bits for [T; N] {
    fn bits(self, out: &mut Out) {
        for value in self {
            value.bits(out);
        }
    }
}
impl<T: Bits + Copy> Bits for &[T] {
    fn bits(self, out: &mut Out) {
        out.word(self.len() as u64);
        for value in self {
            value.bits(out);
        }
    }
}
impl Bits for &str {
    fn bits(self, out: &mut Out) {
        self.as_bytes().bits(out);
    }
}
impl<A: Bits> Bits for (A,) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
    }
}
impl<A: Bits, B: Bits> Bits for (A, B) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
        self.1.bits(out);
    }
}
impl<A: Bits, B: Bits, C: Bits> Bits for (A, B, C) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
        self.1.bits(out);
        self.2.bits(out);
    }
}

/// One thread for each row of inputs.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn machines(input: *const u64, rows: u32, out: *mut u64) {
    let row = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if row < rows as usize {
        let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
        let mut results = Out::new(unsafe { out.add(row * 256) });
        thread(words, &mut results);
        results.finish();
    }
}
