//! Trait objects in all places: generic traits as objects, upcasting, objects from closures, tables of constructors, `dyn` with lifetimes, double dispatch.

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
use core::ops::{Deref, DerefMut};
trait Shape: Named + Scale {
    fn area(&self) -> f64;
    fn meet(&self, o: &dyn Shape) -> f64;
    fn meet_circle(&self, c: &Circle) -> f64;
    fn meet_rect(&self, r: &Rect) -> f64;
    fn boxed<'s>(self, slot: &'s mut Slot) -> Boxed<'s, dyn Shape + 's>
    where
        Self: Sized + 's,
    {
        slot.put(self, |p| p as *mut (dyn Shape + 's))
    }
}
trait Named {
    fn name(&self) -> &'static str {
        core::any::type_name::<Self>()
            .rsplit("::")
            .next()
            .unwrap_or("?")
    }
}
trait Scale {
    fn scale(&mut self, k: f64) -> &mut dyn Shape;
}
#[derive(Clone)]
struct Circle {
    r: f64,
}
#[derive(Clone)]
struct Rect {
    w: f64,
    h: f64,
}
impl Named for Circle {
    fn name(&self) -> &'static str {
        "circle"
    }
}
impl Named for Rect {}
impl Scale for Circle {
    fn scale(&mut self, k: f64) -> &mut dyn Shape {
        self.r *= k;
        self
    }
}
impl Scale for Rect {
    fn scale(&mut self, k: f64) -> &mut dyn Shape {
        (self.w, self.h) = (self.w * k, self.h * k);
        self
    }
}
impl Shape for Circle {
    fn area(&self) -> f64 {
        3.0 * self.r * self.r
    }
    fn meet(&self, o: &dyn Shape) -> f64 {
        o.meet_circle(self)
    }
    fn meet_circle(&self, c: &Circle) -> f64 {
        self.r + c.r
    }
    fn meet_rect(&self, r: &Rect) -> f64 {
        self.r * 1000.0 + r.w
    }
}
impl Shape for Rect {
    fn area(&self) -> f64 {
        self.w * self.h
    }
    fn meet(&self, o: &dyn Shape) -> f64 {
        o.meet_rect(self)
    }
    fn meet_circle(&self, c: &Circle) -> f64 {
        c.meet_rect(self) + 0.5
    }
    fn meet_rect(&self, r: &Rect) -> f64 {
        self.w.min(r.w) * self.h.min(r.h)
    }
}
#[repr(align(16))]
struct Slot([u8; 48]);
struct Boxed<'s, T: ?Sized>(&'s mut T);
impl Slot {
    fn put<'s, T: 's, U: ?Sized>(
        &'s mut self,
        v: T,
        f: impl FnOnce(*mut T) -> *mut U,
    ) -> Boxed<'s, U> {
        assert!(size_of::<T>() <= 48 && align_of::<T>() <= 16);
        let p = self.0.as_mut_ptr().cast::<T>();
        unsafe {
            p.write(v);
            Boxed(&mut *f(p))
        }
    }
}
impl<T: ?Sized> Drop for Boxed<'_, T> {
    fn drop(&mut self) {
        unsafe { core::ptr::drop_in_place(self.0) }
    }
}
impl<T: ?Sized> Deref for Boxed<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.0
    }
}
impl<T: ?Sized> DerefMut for Boxed<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        self.0
    }
}
trait Visitor<T, R = u64> {
    fn visit(&mut self, t: &T) -> R;
    fn all(&mut self, ts: &[T]) -> Option<R>
    where
        R: Ord,
    {
        ts.iter().map(|t| self.visit(t)).max()
    }
}
impl<T, R, F: FnMut(&T) -> R> Visitor<T, R> for F {
    fn visit(&mut self, t: &T) -> R {
        self(t)
    }
}
struct Noisy<'c>(&'c Cell<u32>, u32);
impl Drop for Noisy<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 10 + self.1);
    }
}
impl Fold for Noisy<'_> {
    fn fold(&self, x: u32) -> u32 {
        x + self.1
    }
}
trait Fold {
    fn fold(&self, x: u32) -> u32;
}
impl dyn Fold + '_ {
    fn twice(&self, x: u32) -> u32 {
        self.fold(self.fold(x))
    }
}
impl<A: Fold, B: Fold + ?Sized> Fold for (A, &B) {
    fn fold(&self, x: u32) -> u32 {
        self.1.fold(self.0.fold(x))
    }
}
type Make = for<'a> fn(f64, &'a mut Slot) -> Boxed<'a, dyn Shape + 'a>;
static MAKERS: [(&str, Make); 3] = [
    ("circle", |r, s| Circle { r }.boxed(s)),
    ("square", |w, s| Rect { w, h: w }.boxed(s)),
    ("strip", strip),
];
fn strip(w: f64, s: &mut Slot) -> Boxed<'_, dyn Shape + '_> {
    Rect { w, h: 1.0 }.boxed(s)
}
fn run(input: &[u64], out: &mut Out) {
    let mut slots = [const { Slot([0; 48]) }; 4];
    let mut all = slots.each_mut().map(Some);
    let mut shapes: [Option<Boxed<dyn Shape>>; 4] = [const { None }; 4];
    for (i, (s, slot)) in shapes.iter_mut().zip(&mut all).enumerate() {
        let (_, make) = MAKERS[(input[i] % 3) as usize];
        *s = slot
            .take()
            .map(|slot| make((input[i + 1] % 50) as f64, slot));
    }
    for s in shapes.iter_mut().flatten() {
        out.put(s.area());
        out.put(s.scale(1.5).scale(2.0).area());
        let n: &dyn Named = &**s;
        out.put(n.name().len());
    }
    for a in shapes.iter().flatten() {
        out.put(
            shapes
                .iter()
                .flatten()
                .map(|b| a.meet(&**b))
                .fold(0.0, |s, x| s * 0.5 + x),
        );
    }
    let mut seen = 0u64;
    let mut count = |x: &u64| {
        seen = seen.rotate_left(7) ^ x;
        seen % 1000
    };
    let v: &mut dyn Visitor<u64> = &mut count;
    out.put(v.visit(&input[0]));
    out.put(v.all(&input[..5]));
    out.put(seen);
    let log = Cell::new(0);
    {
        let mut slot = Slot([0; 48]);
        let a = slot.put(Noisy(&log, 3), |p| p as *mut dyn Fold);
        let b = Noisy(&log, 5);
        let pair = (b, &*a);
        let d: &dyn Fold = &pair;
        out.put((
            d.twice(input[0] as u32 & 0xff),
            (d as &dyn Fold).fold(1),
            size_of_val(d),
        ));
        out.put(log.get());
    }
    out.put(log.get());
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
pub unsafe extern "gpu-kernel" fn dyn_dispatch(input: *const u64, rows: u32, out: *mut u64) {
    let row = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if row < rows as usize {
        let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
        let mut results = Out::new(unsafe { out.add(row * 256) });
        run(words, &mut results);
        results.finish();
    }
}
