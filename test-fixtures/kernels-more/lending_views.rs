//! Views and generic associated types: SoA and AoS behind one trait, lending iterators, typestates, operators on views.

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

use core::marker::PhantomData;
use core::ops::{AddAssign, Deref, DerefMut, Index, IndexMut, Neg, Not, RangeFull, Shl, ShlAssign};
#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Particle {
    x: f32,
    v: f32,
    id: u16,
}
trait Layout {
    type View<'a>
    where
        Self: 'a;
    type ViewMut<'a>: Push
    where
        Self: 'a;
    const NAME: u8;
    fn len(&self) -> usize;
    fn at(&self, i: usize) -> Particle;
    fn view(&self) -> Self::View<'_>;
    fn view_mut(&mut self) -> Self::ViewMut<'_>;
    fn energy(v: &Self::View<'_>) -> f32;
}
trait Push {
    fn step(&mut self, dt: f32);
}
struct Aos<const N: usize>([Particle; N]);
struct Soa<const N: usize> {
    x: [f32; N],
    v: [f32; N],
    id: [u16; N],
}
struct SoaMut<'a> {
    x: &'a mut [f32],
    v: &'a [f32],
}
impl Push for &mut [Particle] {
    fn step(&mut self, dt: f32) {
        self.iter_mut().for_each(|p| p.x += p.v * dt);
    }
}
impl Push for SoaMut<'_> {
    fn step(&mut self, dt: f32) {
        for (x, v) in self.x.iter_mut().zip(self.v) {
            *x += v * dt;
        }
    }
}
impl<const N: usize> Layout for Aos<N> {
    type View<'a> = &'a [Particle; N];
    type ViewMut<'a> = &'a mut [Particle];
    const NAME: u8 = b'A';
    fn len(&self) -> usize {
        N
    }
    fn at(&self, i: usize) -> Particle {
        self.0[i]
    }
    fn view(&self) -> &[Particle; N] {
        &self.0
    }
    fn view_mut(&mut self) -> &mut [Particle] {
        &mut self.0
    }
    fn energy(v: &&[Particle; N]) -> f32 {
        v.iter().map(|p| p.v * p.v).sum()
    }
}
impl<const N: usize> Layout for Soa<N> {
    type View<'a> = (&'a [f32; N], &'a [f32; N], &'a [u16]);
    type ViewMut<'a> = SoaMut<'a>;
    const NAME: u8 = b'S';
    fn len(&self) -> usize {
        N
    }
    fn at(&self, i: usize) -> Particle {
        Particle {
            x: self.x[i],
            v: self.v[i],
            id: self.id[i],
        }
    }
    fn view(&self) -> Self::View<'_> {
        (&self.x, &self.v, &self.id)
    }
    fn view_mut(&mut self) -> SoaMut<'_> {
        let Self { x, v, .. } = self;
        SoaMut { x, v }
    }
    fn energy(&(_, v, _): &Self::View<'_>) -> f32 {
        v.iter().map(|v| v * v).sum()
    }
}
impl<const N: usize> FromIterator<Particle> for Soa<N> {
    fn from_iter<T: IntoIterator<Item = Particle>>(iter: T) -> Self {
        let mut s = Soa {
            x: [0.0; N],
            v: [0.0; N],
            id: [0; N],
        };
        for (i, Particle { x, v, id }) in iter.into_iter().take(N).enumerate() {
            (s.x[i], s.v[i], s.id[i]) = (x, v, id);
        }
        s
    }
}
trait Lending {
    type Item<'a>
    where
        Self: 'a;
    fn next(&mut self) -> Option<Self::Item<'_>>;
}
struct WindowsMut<'s, T, const W: usize> {
    s: &'s mut [T],
    at: usize,
}
impl<'s, T, const W: usize> Lending for WindowsMut<'s, T, W> {
    type Item<'a>
        = &'a mut [T; W]
    where
        Self: 'a;
    fn next(&mut self) -> Option<&mut [T; W]> {
        let w = self.s[self.at..].first_chunk_mut::<W>()?;
        self.at += 1;
        Some(w)
    }
}
struct Open;
struct Locked;
struct Guarded<T, S>(T, PhantomData<S>);
impl<T> Guarded<T, Open> {
    fn lock(self) -> Guarded<T, Locked> {
        Guarded(self.0, PhantomData)
    }
}
impl<T> Deref for Guarded<T, Locked> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}
impl<T> DerefMut for Guarded<T, Open>
where
    Guarded<T, Open>: Deref<Target = T>,
{
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
impl<T> Deref for Guarded<T, Open> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Trits<const N: usize>([i8; N]);
impl<const N: usize> Neg for Trits<N> {
    type Output = Self;
    fn neg(self) -> Self {
        Trits(self.0.map(|t| -t))
    }
}
impl<const N: usize> Not for &Trits<N> {
    type Output = bool;
    fn not(self) -> bool {
        self.0.iter().all(|&t| t == 0)
    }
}
impl<const N: usize> Shl<usize> for Trits<N> {
    type Output = Self;
    fn shl(self, by: usize) -> Self {
        Trits(core::array::from_fn(|i| {
            i.checked_sub(by).map_or(0, |i| self.0[i])
        }))
    }
}
impl<const N: usize> ShlAssign<usize> for Trits<N> {
    fn shl_assign(&mut self, by: usize) {
        *self = *self << by;
    }
}
impl<const N: usize, const M: usize> AddAssign<&[i8; M]> for Trits<N> {
    fn add_assign(&mut self, o: &[i8; M]) {
        let mut carry = 0;
        for (t, o) in self
            .0
            .iter_mut()
            .zip(o.iter().copied().chain(core::iter::repeat(0)))
        {
            let s = *t + o + carry;
            carry = (s + 4) / 3 - 1;
            *t = s - 3 * carry;
        }
    }
}
impl<const N: usize> Index<RangeFull> for Trits<N> {
    type Output = [i8];
    fn index(&self, _: RangeFull) -> &[i8] {
        &self.0
    }
}
impl<const N: usize> IndexMut<RangeFull> for Trits<N> {
    fn index_mut(&mut self, _: RangeFull) -> &mut [i8] {
        &mut self.0
    }
}
impl<const N: usize> Index<isize> for Trits<N> {
    type Output = i8;
    fn index(&self, i: isize) -> &i8 {
        &self.0[if i < 0 {
            (N as isize + i) as usize
        } else {
            i as usize
        }]
    }
}
fn value<const N: usize>(t: Trits<N>) -> i64 {
    t[..].iter().rev().fold(0, |a, &t| a * 3 + t as i64)
}
fn simulate<L: Layout>(l: &mut L, steps: usize, out: &mut Out) {
    out.put(L::NAME);
    for i in 0..steps {
        l.view_mut().step(0.5 + i as f32);
    }
    let e = L::energy(&l.view());
    out.put(e);
    out.put(
        (0..l.len())
            .map(|i| l.at(i))
            .max_by(|a, b| a.x.total_cmp(&b.x))
            .map(|p| (p.id, p.x)),
    );
}
fn run(input: &[u64], out: &mut Out) {
    let mut aos = Aos::<9>(core::array::from_fn(|i| Particle {
        x: (input[i] as u8) as f32,
        v: (input[i + 1] as i8) as f32 / 16.0,
        id: i as u16,
    }));
    let mut soa: Soa<9> = aos.0.iter().rev().copied().collect();
    simulate(&mut aos, 3, out);
    simulate(&mut soa, 3, out);
    let mut data: [u32; 8] = core::array::from_fn(|i| input[i] as u32 % 1000);
    fn blur<'s>(mut w: WindowsMut<'s, u32, 3>) -> usize {
        let mut n = 0;
        while let Some([a, b, c]) = w.next() {
            *c = (*a + *b + *c) / 3;
            core::mem::swap(a, b);
            n += 1;
        }
        n
    }
    let n = blur(WindowsMut {
        s: &mut data,
        at: 0,
    });
    out.put((n, data[7]));
    out.put(data);
    let mut g = Guarded([1u8, 2, 3], PhantomData::<Open>);
    g[1] = input[0] as u8;
    g.reverse();
    let g = g.lock();
    out.put((g.len(), g[1], g.first().copied()));
    let mut t = Trits::<12>([0; 12]);
    for w in &input[..6] {
        t += &[(w % 3) as i8 - 1, (w / 3 % 3) as i8 - 1, 1];
        out.put(value(t));
    }
    out.put(value(-t << 1));
    t <<= 2;
    out.put((value(t), t[-1], t[2]));
    t[..].fill(0);
    out.put(!&t);
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
pub unsafe extern "gpu-kernel" fn lending_views(input: *const u64, rows: u32, out: *mut u64) {
    let row = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if row < rows as usize {
        let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
        let mut results = Out::new(unsafe { out.add(row * 256) });
        run(words, &mut results);
        results.finish();
    }
}
