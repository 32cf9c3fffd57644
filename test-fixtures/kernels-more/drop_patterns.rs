//! Or-patterns, guards and moves of values that drop: which way was taken, what is left, and when each value ends.

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

use core::cell::Cell;
use core::mem;
struct T<'l>(&'l Cell<u64>, u64);
impl Drop for T<'_> {
    fn drop(&mut self) {
        self.0
            .set(self.0.get().wrapping_mul(13).wrapping_add(self.1));
    }
}
impl T<'_> {
    fn odd(&self) -> bool {
        self.0.set(self.0.get().wrapping_mul(13).wrapping_add(500));
        self.1 & 1 == 1
    }
    fn eat(self) -> u64 {
        self.1 * 10
    }
}
enum V<'l> {
    A(T<'l>),
    B { t: T<'l>, n: u64 },
    C(T<'l>, T<'l>),
    D,
}
fn ways<'l>(a: Option<T<'l>>, b: Option<T<'l>>) -> u64 {
    match (a, b) {
        (Some(t), _) | (_, Some(t)) if t.odd() => t.eat(),
        (Some(t), None) | (None, Some(t)) => {
            let r = t.1;
            mem::drop(t);
            r
        }
        (x @ Some(_), y) if y.as_ref().is_some_and(|y| y.1 > 6) => {
            mem::take(&mut { x }).map_or(0, |t| t.eat() + 1) + y.map_or(0, T::eat)
        }
        (Some(T(_, n)), Some(ref t)) => n + t.1,
        (None, None) => 3,
    }
}
fn parts(v: V) -> u64 {
    match v {
        V::A(t) | V::B { t, n: 0..3 } if !t.odd() => t.1 + 1,
        V::B { n, .. } if n > 8 => n,
        V::C(x, y) | V::C(y, x) if x.1 < y.1 && y.odd() => y.eat() + x.1,
        V::C(x, _) => x.eat(),
        V::A(ref t) | V::B { ref t, .. } => t.1 * 3,
        V::D => 0,
    }
}
fn chain<'l>(l: &'l Cell<u64>, k: u64) -> u64 {
    let make = |n: u64| (n % 4 != 0).then(|| T(l, n));
    if let Some(a) = make(k)
        && let Some(b) = make(k / 2)
        && a.odd() != b.odd()
        && let V::C(c, _) | V::A(c) = (if k & 8 == 0 {
            V::C(a, b)
        } else {
            V::B { t: a, n: 1 }
        })
    {
        c.eat()
    } else if let Some(T(_, n @ 1..=9)) | Some(T(_, n @ 20..)) = make(k + 1)
        && n != 2
    {
        n
    } else {
        l.set(l.get() + 1);
        9
    }
}
fn replace<'l>(l: &'l Cell<u64>, k: u64) -> u64 {
    let mut slot = V::D;
    let mut sum = 0;
    for i in 0..6u64 {
        slot = match mem::replace(&mut slot, V::D) {
            V::D if k >> i & 1 == 1 => V::A(T(l, i)),
            V::D => continue,
            V::A(t) if i % 3 == 2 => {
                sum += t.1;
                break;
            }
            V::A(t) => V::B { t, n: i },
            V::B { t, n } if let Some(m) = n.checked_sub(2) => V::C(T(l, m + 20), t),
            V::B { mut t, .. } => {
                t.1 += 7;
                V::C(t, T(l, 30))
            }
            V::C(a, b) => {
                drop(b);
                sum += a.1;
                V::A(a)
            }
        };
    }
    sum + parts(slot)
}
fn letelse<'l>(l: &'l Cell<u64>, k: u64) -> u64 {
    let mut n = 0;
    for i in 0..4 {
        let (V::A(t) | V::B { t, .. } | V::C(t, _)) = (match (k >> i) & 3 {
            0 => V::A(T(l, 40 + i)),
            1 => V::C(T(l, 50 + i), T(l, 60 + i)),
            2 => V::B {
                t: T(l, 70 + i),
                n: i,
            },
            _ => V::D,
        }) else {
            l.set(l.get() ^ 0x55);
            continue;
        };
        let Some(u) = t.odd().then_some(t) else {
            n += 100;
            continue;
        };
        let T(_, x) = u;
        n += x;
        let [.., last] = [T(l, 80), u];
        if last.1 > 52 {
            return n + last.eat();
        }
    }
    n
}
fn closures<'l>(l: &'l Cell<u64>, k: u64) -> u64 {
    let v = V::C(T(l, 1), T(l, k % 50));
    let f = move |take: bool| match v {
        V::C(a, b) if take => (a.1, b.eat()),
        V::C(a, _) => (a.eat(), 0),
        _ => (7, 7),
    };
    let (a, b) = f(k & 1 == 0);
    l.set(l.get() + 3);
    let mut keep = Some(T(l, 5));
    let mut g = |x: u64| match keep.take() {
        Some(t) if x > 20 => {
            keep = Some(T(l, t.1 + 1));
            t.1
        }
        Some(t) if t.1 == 1000 => t.1,
        other => {
            keep = other;
            0
        }
    };
    a + b + g(k) + g(k >> 1) + g(30)
}
fn run(input: &[u64], out: &mut Out) {
    let l = Cell::new(1);
    let show = |r: u64, out: &mut Out| {
        out.put(r);
        out.put(l.replace(1));
    };
    for i in 0..8 {
        let (p, q) = (input[i] % 12, input[i + 8] % 10);
        let m = |n: u64, keep: bool| keep.then(|| T(&l, n));
        show(ways(m(p, p != 4), m(q, q != 7)), out);
        show(parts(V::A(T(&l, p))), out);
        show(parts(V::B { t: T(&l, p), n: q }), out);
        show(parts(V::C(T(&l, p), T(&l, q))), out);
        show(chain(&l, input[i] % 37), out);
        show(replace(&l, input[i]), out);
        show(letelse(&l, input[i]), out);
        show(closures(&l, input[i] % 64), out);
    }
    for (a, b) in [(1, 2), (2, 1), (2, 8), (2, 4), (4, 4)] {
        show(ways(Some(T(&l, a)), Some(T(&l, b))), out);
        show(ways(Some(T(&l, a)), None) + ways(None, Some(T(&l, b))), out);
    }
    show(ways(None, None) + parts(V::D), out);
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
pub unsafe extern "gpu-kernel" fn drop_patterns(input: *const u64, rows: u32, out: *mut u64) {
    let row = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if row < rows as usize {
        let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
        let mut results = Out::new(unsafe { out.add(row * 256) });
        run(words, &mut results);
        results.finish();
    }
}
