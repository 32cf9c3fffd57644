//! Numbers in text as JSON has them: a DFA by table, exact small powers, an u128 fallback, shortest printing by trial, states as an enum with conversions.

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

use core::cmp::Ordering;
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum State {
    Start,
    Minus,
    Zero,
    Int,
    Dot,
    Frac,
    E,
    Sign,
    Exp,
    Bad,
}
use State::*;
const STATES: usize = Bad as usize + 1;
const CLASSES: usize = 7;
const fn class(b: u8) -> usize {
    match b {
        b'-' => 0,
        b'+' => 1,
        b'0' => 2,
        b'1'..=b'9' => 3,
        b'.' => 4,
        b'e' | b'E' => 5,
        _ => 6,
    }
}
static NEXT: [[State; CLASSES]; STATES] = {
    let mut t = [[Bad; CLASSES]; STATES];
    const EDGES: &[(State, &[usize], State)] = &[
        (Start, &[0], Minus),
        (Start, &[2], Zero),
        (Start, &[3], Int),
        (Minus, &[2], Zero),
        (Minus, &[3], Int),
        (Zero, &[4], Dot),
        (Zero, &[5], E),
        (Int, &[2, 3], Int),
        (Int, &[4], Dot),
        (Int, &[5], E),
        (Dot, &[2, 3], Frac),
        (Frac, &[2, 3], Frac),
        (Frac, &[5], E),
        (E, &[0, 1], Sign),
        (E, &[2, 3], Exp),
        (Sign, &[2, 3], Exp),
        (Exp, &[2, 3], Exp),
    ];
    let mut i = 0;
    while i < EDGES.len() {
        let (from, classes, to) = EDGES[i];
        let mut k = 0;
        while k < classes.len() {
            t[from as usize][classes[k]] = to;
            k += 1;
        }
        i += 1;
    }
    t
};
const POW10: [f64; 23] = {
    let mut p = [1.0; 23];
    let mut i = 1;
    while i < 23 {
        p[i] = p[i - 1] * 10.0;
        i += 1;
    }
    p
};
#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Decimal {
    negative: bool,
    digits: u64,
    exponent: i32,
    dropped: u32,
}
fn scan(s: &[u8]) -> Result<(Decimal, usize), (usize, State)> {
    let mut d = Decimal::default();
    let (mut state, mut exp, mut exp_negative) = (Start, 0i32, false);
    let mut used = 0;
    for (i, &b) in s.iter().enumerate() {
        let next = NEXT[state as usize][class(b)];
        match (state, next) {
            (_, Bad) => break,
            (_, Minus) => d.negative = true,
            (_, Zero | Int | Frac) => {
                match d
                    .digits
                    .checked_mul(10)
                    .and_then(|m| m.checked_add((b - b'0') as u64))
                {
                    Some(m) if d.dropped == 0 => d.digits = m,
                    _ => {
                        d.dropped += 1;
                        d.exponent += 1;
                    }
                }
                d.exponent -= (next == Frac) as i32;
            }
            (E, Sign) => exp_negative = b == b'-',
            (_, Exp) => exp = exp.saturating_mul(10).saturating_add((b & 15) as i32),
            _ => {}
        }
        (state, used) = (next, i + 1);
    }
    match state {
        Zero | Int | Frac | Exp => {
            d.exponent = d
                .exponent
                .saturating_add(if exp_negative { -exp } else { exp });
            Ok((d, used))
        }
        other => Err((used, other)),
    }
}
impl From<Decimal> for f64 {
    fn from(d: Decimal) -> f64 {
        let m = match (d.digits, d.exponent) {
            (0, _) => 0.0,
            (m, e @ 0..=22) if m < 1 << 53 => m as f64 * POW10[e as usize],
            (m, e @ -22..0) if m < 1 << 53 => m as f64 / POW10[-e as usize],
            (m, e @ 23..=38) => core::iter::repeat_n(10.0, e as usize).fold(m as f64, |a, b| a * b),
            (_, 39..) => f64::INFINITY,
            (m, e) => {
                let mut wide = (m as u128) << 64;
                let mut two = -64i32;
                for _ in e.max(-400)..0 {
                    let z = wide.leading_zeros();
                    wide = (wide << z) / 10;
                    two -= z as i32;
                }
                let keep = 128 - wide.leading_zeros() as i32;
                let cut = (keep - 60).max(0);
                scale((wide >> cut) as u64 as f64, two + cut)
            }
        };
        if d.negative { -m } else { m }
    }
}
fn scale(mut f: f64, mut by: i32) -> f64 {
    while by < -1000 {
        f *= f64::from_bits((1023 - 1000) << 52);
        by += 1000;
    }
    f * f64::from_bits(((1023 + by) as u64) << 52)
}
fn compare(a: &[u8], b: &[u8]) -> Option<Ordering> {
    let ((x, _), (y, _)) = (scan(a).ok()?, scan(b).ok()?);
    f64::from(x).partial_cmp(&f64::from(y))
}
fn print(mut v: u64, frac: usize, buf: &mut [u8]) -> Option<&[u8]> {
    let mut at = buf.len();
    for i in 0.. {
        if i == frac && i > 0 {
            at = at.checked_sub(1)?;
            buf[at] = b'.';
        }
        at = at.checked_sub(1)?;
        buf[at] = b'0' + (v % 10) as u8;
        v /= 10;
        if v == 0 && i >= frac {
            break;
        }
    }
    Some(&buf[at..])
}
fn run(input: &[u64], out: &mut Out) {
    for t in [
        "0",
        "-0",
        "12.5e3",
        "1e-7",
        "9007199254740993",
        "123456789012345678901234567890",
        "0.1",
        "-2.5E+10x",
        "01",
        "1.",
        ".5",
        "-",
        "1e",
        "3e400",
        "4e-30",
        "2.2250738585072014e-20",
        "",
    ] {
        match scan(t.as_bytes()) {
            Ok((d, n)) => {
                out.put((n, d.digits, d.exponent));
                out.put(f64::from(d));
            }
            Err((at, s)) => out.put((at, s as u8)),
        }
    }
    let mut buf = [0; 24];
    for i in 0..5 {
        let text = print(input[i], (input[i + 5] % 9) as usize, &mut buf);
        let text = text.unwrap_or(b"none");
        out.put(text.len());
        out.put(scan(text).ok().map(|(d, _)| (d.digits, f64::from(d))));
    }
    out.put(compare(b"1.50", b"15e-1"));
    out.put((compare(b"-3", b"2"), compare(b"x", b"1")));
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
pub unsafe extern "gpu-kernel" fn json_numbers(input: *const u64, rows: u32, out: *mut u64) {
    let row = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if row < rows as usize {
        let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
        let mut results = Out::new(unsafe { out.add(row * 256) });
        run(words, &mut results);
        results.finish();
    }
}
