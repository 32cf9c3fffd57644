//! Patterns in every position with every binding form; constants of own types; guards with closures, loops, blocks and early returns in them.

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

#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
struct P {
    x: i16,
    y: i16,
}
impl P {
    const ORIGIN: P = P { x: 0, y: 0 };
    const UNIT: (P, bool) = (P { x: 1, y: 0 }, true);
}
trait Lim {
    const LO: u8;
    const HI: u8 = Self::LO + 10;
}
struct A;
struct B;
impl Lim for A {
    const LO: u8 = 5;
}
impl Lim for B {
    const LO: u8 = 100;
    const HI: u8 = 101;
}
const MAGIC: &[u8; 4] = b"GPU\x01";
const NAME: &str = "warp";
#[derive(Clone, Copy, Debug, PartialEq)]
enum E<'a> {
    One(P),
    Two { p: P, rest: &'a [u8] },
    Deep(Option<Result<(u8, i32), &'a str>>),
    Unit,
}
fn consts(p: P, ok: bool) -> u8 {
    match (p, ok) {
        P::UNIT => 1,
        (P::ORIGIN, _) => 2,
        (
            P {
                x: i16::MIN..=-1, ..
            },
            true,
        ) => 3,
        (
            P {
                y: y @ (1 | 3 | 5..=9),
                x,
            },
            _,
        ) if x < y => y as u8,
        (P { x: 0..10, y: _ }, false) => 4,
        _ => 5,
    }
}
fn assoc<T: Lim>(v: u8) -> u8 {
    const STEP: u8 = 3;
    match v {
        STEP => 0,
        v if (T::LO..T::HI).contains(&v) => 1,
        b'a'..=b'z' => 2,
        0xf0.. => 3,
        _ => 4,
    }
}
fn bytes(s: &[u8]) -> u32 {
    match s {
        [] => 0,
        [b'G', b'P', rest @ ..] if let [b'U', v] = rest => 100 + *v as u32,
        b"ab" | b"cd" => 2,
        [a] | [_, a] => *a as u32,
        [a, mid @ .., b]
            if {
                let mut n = 0;
                for m in mid {
                    if m == a {
                        n += 1;
                    }
                }
                n > 0
            } =>
        {
            1000 + *b as u32
        }
        [_, m @ .., _]
            if m.iter().any(|&x| {
                let k = x & 1;
                k == 0 && x > 50
            }) =>
        {
            3000 + m.len() as u32
        }
        whole @ [.., z] => whole.len() as u32 * 10 + (*z & 7) as u32,
    }
}
fn deep(e: &E) -> i64 {
    match *e {
        E::Deep(Some(Ok((0, n @ 5) | (1..=3, n)))) if n == 77 => n as i64,
        E::Deep(Some(Ok((k @ 0..=9, n @ (..=-1 | 100..))))) => k as i64 * 1000 + n as i64,
        E::Deep(Some(Err(NAME | "lane"))) => 1,
        E::Deep(Some(Err(s))) if let Some((a, b)) = s.split_once('-') => {
            (a.len() * 10 + b.len()) as i64
        }
        E::Two {
            p: P { x, .. } | P { y: x, x: 7 },
            rest: [],
        } if x != 7 => x as i64,
        E::Two {
            p: ref p @ P { x, ref y },
            rest: &[f, .., l],
        } => (*y as i64 + x as i64) * (f as i64 - l as i64) + p.x as i64,
        E::One(p @ P { x, y }) if x == y || { return p.x as i64 * 3 } => -1,
        E::One(..) => -2,
        E::Unit | E::Deep(_) | E::Two { .. } => -3,
    }
}
fn params(&P { x, y: ref yy }: &P, [a, .., b]: [u8; 4], (c, _): (u8, u8), _: u32) -> i32 {
    x as i32 + *yy as i32 + a as i32 * b as i32 - c as i32
}
fn mutate(v: &mut [P; 5]) -> i32 {
    let [first, mid @ .., P { x: lx, y: ly }] = v;
    *ly += *lx;
    core::mem::swap(first, &mut mid[1]);
    if let [P { x, .. }, .., P { y, .. }] = mid {
        core::mem::swap(x, y);
    }
    match mid {
        [a, b, c] if *a < *c => {
            *b = *a;
            a.x = 99;
            1
        }
        [.., c] => {
            c.y = -c.y;
            2
        }
    }
}
fn assign(s: &[u64]) -> (u64, u64, [u64; 3]) {
    let (mut a, mut b, mut arr) = (1, 2, [0; 3]);
    let mut p = P { x: 0, y: 0 };
    (a, b) = (b, a + s[0] % 5);
    [arr[0], .., arr[2]] = [a, 7, 8, b];
    (P { x: p.y, .. }, _) = (P { x: 4, y: 5 }, ());
    (arr[1], (a, ..)) = (p.y as u64, (arr[2] + 1, 0, 0));
    _ = s.first();
    [_, b, ..] = [9, b * 2, 0, 0];
    (a, b, arr)
}
fn closures(s: &[(u8, P)]) -> i64 {
    let f = |&(k, P { x, y }): &(u8, P)| (k, x as i64 - y as i64);
    let g = |(k, d @ (..=50 | 51..)): (u8, i64)| -> i64 { k as i64 * d };
    let _ = g as fn((u8, i64)) -> i64;
    s.iter()
        .map(f)
        .map(|(k, d)| match d {
            -50..=50 => (k, d),
            _ => (k, 1000),
        })
        .map(g)
        .sum()
}
fn run(input: &[u64], out: &mut Out) {
    let p = |i: usize| P {
        x: (input[i] % 20) as i16 - 6,
        y: (input[i + 1] % 20) as i16 - 6,
    };
    out.put([
        consts(P::ORIGIN, true),
        consts(P::UNIT.0, true),
        consts(P::UNIT.0, false),
    ]);
    for i in 0..6 {
        out.put(consts(p(i), input[i] & 1 == 0));
        out.put((assoc::<A>(input[i] as u8), assoc::<B>(input[i] as u8)));
    }
    out.put(
        [3, 5, 14, 15, 100, b'q', 240].map(|v| assoc::<A>(v) as u32 * 10 + assoc::<B>(v) as u32),
    );
    let b: [u8; 7] = core::array::from_fn(|i| (input[i] % 60) as u8);
    for s in [
        &b[..0],
        &b[..1],
        &b[..2],
        &b[..3],
        &b[2..],
        &b[..],
        MAGIC,
        b"cd",
        b"aba",
        b"xzzy",
    ] {
        out.put(bytes(s));
    }
    let es = [
        E::One(p(0)),
        E::One(P { x: 4, y: 4 }),
        E::Two { p: p(1), rest: &[] },
        E::Two {
            p: P { x: 7, y: 3 },
            rest: &[],
        },
        E::Two { p: p(2), rest: &b },
        E::Unit,
        E::Deep(None),
        E::Deep(Some(Ok((input[0] as u8, input[1] as i32)))),
        E::Deep(Some(Ok((3, -4)))),
        E::Deep(Some(Err("warp"))),
        E::Deep(Some(Err("ab-cde"))),
        E::Deep(Some(Err("none"))),
    ];
    out.put(es.map(|e| deep(&e)));
    out.put(params(&p(3), [1, 2, 3, 4], (5, 6), 0));
    let mut v = core::array::from_fn(p);
    out.put(mutate(&mut v));
    out.put(v.map(|p| p.x as i32 * 100 + p.y as i32));
    out.put(assign(input));
    out.put(closures(&core::array::from_fn::<_, 6, _>(|i| {
        (
            i as u8 + 1,
            P {
                x: input[i] as i16 % 100,
                y: i as i16,
            },
        )
    })));
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
pub unsafe extern "gpu-kernel" fn pattern_zoo(input: *const u64, rows: u32, out: *mut u64) {
    let row = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if row < rows as usize {
        let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
        let mut results = Out::new(unsafe { out.add(row * 256) });
        run(words, &mut results);
        results.finish();
    }
}
