//! Closures through everything: recursion by reference, currying, arrays of them, in enums and structs, captured by part, returned by traits, as iterators' state.

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

use core::ops::{ControlFlow, Fn};
struct Compose<F, G>(F, G);
trait Apply<A> {
    type Out;
    fn apply(&mut self, a: A) -> Self::Out;
}
impl<A, B, C, F: FnMut(A) -> B, G: FnMut(B) -> C> Apply<A> for Compose<F, G> {
    type Out = C;
    fn apply(&mut self, a: A) -> C {
        (self.1)((self.0)(a))
    }
}
fn fix<A: Copy, R>(f: &dyn Fn(&dyn Fn(A) -> R, A) -> R, a: A) -> R {
    f(&|x| fix(f, x), a)
}
fn curry(a: u64) -> impl Fn(u64) -> Box3<u64> {
    move |b| Box3([a, b, a ^ b])
}
#[derive(Clone, Copy)]
struct Box3<T>([T; 3]);
impl<T: Copy> Box3<T> {
    fn map<U>(self, f: impl FnMut(T) -> U) -> Box3<U> {
        Box3(self.0.map(f))
    }
    fn with<R>(&self, f: impl FnOnce(&[T]) -> R) -> R {
        f(&self.0)
    }
}
trait Strategy {
    fn weights(&self, n: usize) -> impl Iterator<Item = u32> + Clone;
    fn scorer<'a>(&'a self, data: &'a [u32]) -> impl Fn(usize) -> u32 + 'a {
        move |i| {
            self.weights(data.len())
                .skip(i)
                .zip(&data[i..])
                .map(|(w, d)| w.wrapping_mul(*d))
                .fold(0, u32::wrapping_add)
        }
    }
}
struct Linear(u32);
struct Alternate;
impl Strategy for Linear {
    fn weights(&self, n: usize) -> impl Iterator<Item = u32> + Clone {
        (0..n as u32).map(move |i| i * self.0)
    }
}
impl Strategy for Alternate {
    fn weights(&self, n: usize) -> impl Iterator<Item = u32> + Clone {
        [1, u32::MAX].into_iter().cycle().take(n)
    }
}
enum Job<'f> {
    Once(Option<&'f mut dyn FnMut(u32) -> u32>),
    Ref(&'f dyn Fn(u32) -> u32),
    Ptr(fn(u32) -> u32),
    Pair(&'f Job<'f>, u32),
}
impl Job<'_> {
    fn run(&mut self, x: u32) -> u32 {
        match self {
            Job::Once(f) => f.take().map_or(0, |f| f(x) + f(x)),
            Job::Ref(f) => f(x),
            Job::Ptr(f) => f(x),
            Job::Pair(Job::Ref(f), n) => (0..*n).fold(x, |x, _| f(x)),
            Job::Pair(Job::Ptr(f), _) => f(f(x)),
            Job::Pair(..) => 1,
        }
    }
}
struct World {
    pos: [u32; 4],
    vel: [u32; 4],
    log: u64,
}
fn disjoint(w: &mut World) -> u64 {
    let World { pos, vel, .. } = w;
    let mut step = |k: u32| {
        pos.iter_mut()
            .zip(&*vel)
            .for_each(|(p, v)| *p = p.wrapping_add(v * k));
        pos[0] as u64
    };
    let a = step(1) + step(2);
    let mut note = |x: u64| w.log = w.log.rotate_left(5) ^ x;
    note(a);
    note(w.pos[1] as u64);
    let total = || w.pos.iter().map(|&p| p as u64).sum::<u64>() + w.log;
    total() + total()
}
fn counter() -> impl FnMut() -> u32 + Clone {
    let mut n = 0;
    move || {
        n += 3;
        n
    }
}
fn tree(n: u32, visit: &mut impl FnMut(u32) -> ControlFlow<u32>) -> ControlFlow<u32> {
    if n == 0 {
        return ControlFlow::Continue(());
    }
    tree(n / 2, visit)?;
    visit(n)?;
    tree(n / 3, visit)
}
fn by_name(name: &str) -> Option<&'static (dyn Fn(f32, f32) -> f32 + Sync)> {
    Some(match name {
        "add" => &|a, b| a + b,
        "hyp" => &|a: f32, b: f32| a * a + b * b,
        "min" => &f32::min,
        _ => return None,
    })
}
fn make_adders<const N: usize>(base: u32) -> [impl Fn(u32) -> u32 + Copy; N] {
    core::array::from_fn(move |i| move |x: u32| x.wrapping_add(base).wrapping_mul(i as u32 + 1))
}
fn thread(input: &[u64], out: &mut Out) {
    let k = input[0] % 11;
    let mut c = Compose(
        |x: u64| x as u32 ^ k as u32,
        |y: u32| (y, y.leading_zeros()),
    );
    out.put(c.apply(input[1]));
    let mut cc = Compose(|x| c.apply(x), |(a, b): (u32, u32)| a.checked_shr(b));
    out.put(cc.apply(input[2]));
    out.put(fix(
        &|rec, n: u64| if n < 2 { n } else { rec(n - 1) + rec(n - 2) },
        k,
    ));
    out.put(fix(
        &|rec, (a, b): (u64, u64)| if b == 0 { a } else { rec((b, a % b)) },
        (input[3], input[4]),
    ));
    let b3 = curry(input[5])(input[6]).map(|x| x as u8).map(u32::from);
    out.put(b3.with(|s| s.iter().rev().fold(0, |a, x| a * 256 + x)));
    let data: [u32; 6] = core::array::from_fn(|i| input[i] as u32 & 0xff);
    let (l, a) = (Linear(3), Alternate);
    let (fl, fa) = (l.scorer(&data), a.scorer(&data));
    out.put([0, 2, 5].map(|i| fl(i) ^ fa(i)));
    let mut hits = 0;
    let mut bump = |x| {
        hits += 1;
        x + hits
    };
    let add = |x: u32| x.wrapping_mul(3) + data[0];
    let jr = Job::Ref(&add);
    let jp = Job::Ptr(|x| x ^ 0x55);
    for mut j in [
        Job::Once(Some(&mut bump)),
        Job::Pair(&jr, 3),
        Job::Pair(&jp, 9),
        Job::Ptr(u32::reverse_bits),
        Job::Ref(&|x| add(add(x))),
    ] {
        out.put((j.run(data[1]), j.run(2)));
    }
    out.put(hits);
    let mut w = World {
        pos: core::array::from_fn(|i| input[i] as u32 & 0xffff),
        vel: [1, 2, 3, 4],
        log: 0,
    };
    out.put(disjoint(&mut w));
    let mut c1 = counter();
    c1();
    let mut c2 = c1.clone();
    out.put((c1() + c1(), c2()));
    let mut seen = 0u64;
    let r = tree(input[7] as u32 % 200 + 3, &mut |n| {
        seen = seen.wrapping_mul(31) + n as u64;
        if n % 17 == 16 {
            ControlFlow::Break(n)
        } else {
            ControlFlow::Continue(())
        }
    });
    out.put((r.break_value(), seen));
    for n in ["add", "hyp", "min", "max"] {
        out.put(by_name(n).map(|f| f(k as f32, 2.5)));
    }
    let adders = make_adders::<4>(k as u32);
    out.put(adders.map(|f| f(5)));
    let mut fs: [(&str, &dyn Fn(u32) -> u32); 4] = [
        ("c", &adders[0]),
        ("a", &adders[1]),
        ("d", &adders[2]),
        ("b", &add),
    ];
    fs.sort_unstable_by_key(|f| f.0);
    out.put(fs.iter().fold(1, |x, (_, f)| f(x)));
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
pub unsafe extern "gpu-kernel" fn closure_trees(input: *const u64, rows: u32, out: *mut u64) {
    let row = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if row < rows as usize {
        let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
        let mut results = Out::new(unsafe { out.add(row * 256) });
        thread(words, &mut results);
        results.finish();
    }
}
