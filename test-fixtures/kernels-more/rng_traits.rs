//! Monte Carlo with random numbers behind traits: several generators, distributions as traits, blanket impls, dyn dispatch.

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

use core::marker::PhantomData;

trait RngCore {
    fn next_u32(&mut self) -> u32;
    fn next_u64(&mut self) -> u64 {
        let lo = self.next_u32() as u64;
        (self.next_u32() as u64) << 32 | lo
    }
    fn fill(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&self.next_u32().to_le_bytes()[..chunk.len()]);
        }
    }
}

trait Seedable: Sized {
    type Seed: Default + AsMut<[u8]>;
    const NAME: &'static str;
    fn from_seed(seed: Self::Seed) -> Self;
    fn seed_from(mut state: u64) -> Self {
        let mut seed = Self::Seed::default();
        for b in seed.as_mut() {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            *b = (state >> 56) as u8;
        }
        Self::from_seed(seed)
    }
}

trait Rng: RngCore {
    fn random<T>(&mut self) -> T
    where
        Standard: Distribution<T>,
    {
        Standard.sample(self)
    }
    fn sample_iter<'a, T, D: Distribution<T> + 'a>(&'a mut self, d: D) -> Samples<'a, Self, D, T>
    where
        Self: Sized,
    {
        Samples {
            rng: self,
            distribution: d,
            of: PhantomData,
        }
    }
    fn below(&mut self, n: u32) -> u32 {
        let limit = u32::MAX - u32::MAX % n;
        loop {
            let v = self.next_u32();
            if v < limit {
                break v % n;
            }
        }
    }
}
impl<R: RngCore + ?Sized> Rng for R {}
impl<R: RngCore + ?Sized> RngCore for &mut R {
    fn next_u32(&mut self) -> u32 {
        (**self).next_u32()
    }
    fn next_u64(&mut self) -> u64 {
        (**self).next_u64()
    }
}

struct Samples<'a, R, D, T> {
    rng: &'a mut R,
    distribution: D,
    of: PhantomData<fn() -> T>,
}
impl<R: RngCore, D: Distribution<T>, T> Iterator for Samples<'_, R, D, T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        Some(self.distribution.sample(&mut *self.rng))
    }
}

trait Distribution<T> {
    fn sample<R: RngCore + ?Sized>(&self, rng: &mut R) -> T;
}
#[derive(Clone, Copy)]
struct Standard;
struct Uniform<T> {
    lo: T,
    width: T,
}
struct Triangle(Uniform<f32>);

macro_rules! standard {
    ($($t:ty => |$rng:ident| $body:expr),* $(,)?) => {$(
        impl Distribution<$t> for Standard {
            fn sample<R: RngCore + ?Sized>(&self, $rng: &mut R) -> $t { $body }
        }
    )*};
}
standard! {
    u8 => |r| (r.next_u32() >> 24) as u8,
    u32 => |r| r.next_u32(),
    bool => |r| r.next_u32() as i32 >= 0,
    f32 => |r| (r.next_u32() >> 8) as f32 * const { 1.0 / (1 << 24) as f32 },
    f64 => |r| (r.next_u64() >> 11) as f64 / (1u64 << 53) as f64,
}
impl<A, B> Distribution<(A, B)> for Standard
where
    Standard: Distribution<A> + Distribution<B>,
{
    fn sample<R: RngCore + ?Sized>(&self, rng: &mut R) -> (A, B) {
        (rng.random(), rng.random())
    }
}
impl<T, const N: usize> Distribution<[T; N]> for Standard
where
    Standard: Distribution<T>,
{
    fn sample<R: RngCore + ?Sized>(&self, rng: &mut R) -> [T; N] {
        core::array::from_fn(|_| self.sample(rng))
    }
}
impl Distribution<f32> for Uniform<f32> {
    fn sample<R: RngCore + ?Sized>(&self, rng: &mut R) -> f32 {
        self.lo + self.width * rng.random::<f32>()
    }
}
impl Distribution<i32> for Uniform<i32> {
    fn sample<R: RngCore + ?Sized>(&self, rng: &mut R) -> i32 {
        self.lo + rng.below(self.width as u32) as i32
    }
}
impl Distribution<f32> for Triangle {
    fn sample<R: RngCore + ?Sized>(&self, rng: &mut R) -> f32 {
        0.5 * (self.0.sample(rng) + self.0.sample(rng))
    }
}

struct Pcg(u64);
struct Xoshiro([u32; 4]);
#[derive(Default)]
struct Step(u32);

impl RngCore for Pcg {
    fn next_u32(&mut self) -> u32 {
        let old = self.0;
        self.0 = old
            .wrapping_mul(6364136223846793005)
            .wrapping_add(0xda3e_39cb_94b9_5bdb | 1);
        ((((old >> 18) ^ old) >> 27) as u32).rotate_right((old >> 59) as u32)
    }
}
impl Seedable for Pcg {
    type Seed = [u8; 8];
    const NAME: &'static str = "pcg";
    fn from_seed(seed: [u8; 8]) -> Self {
        Pcg(u64::from_le_bytes(seed))
    }
}
impl RngCore for Xoshiro {
    fn next_u32(&mut self) -> u32 {
        let [a, b, c, d] = &mut self.0;
        let result = b.wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let t = *b << 9;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= t;
        *d = d.rotate_left(11);
        result
    }
    fn next_u64(&mut self) -> u64 {
        u64::from(self.next_u32()) * 0x1_0000_0001
    }
}
impl Seedable for Xoshiro {
    type Seed = [u8; 16];
    const NAME: &'static str = "xoshiro128**";
    fn from_seed(seed: [u8; 16]) -> Self {
        let mut words = seed
            .chunks_exact(4)
            .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]));
        Xoshiro([(); 4].map(|()| words.next().unwrap_or(1)))
    }
}
impl RngCore for Step {
    fn next_u32(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9);
        self.0
    }
}

fn estimate<R: Seedable + RngCore>(seed: u64, out: &mut [u32; 8]) {
    let mut rng = R::seed_from(seed);
    let inside = (0..60)
        .filter(|_| matches!(rng.random::<(f32, f32)>(), (x, y) if (x * x + y * y) < 1.0f32))
        .count();
    let mut bytes = [0u8; 7];
    rng.fill(&mut bytes);
    let [p, q]: [(bool, u8); 2] = rng.random();
    out[0] = inside as u32 * 1000 + R::NAME.len() as u32;
    out[1] = bytes.iter().fold(0, |a, &b| a * 7 + u32::from(b));
    out[2] = u32::from(p.1) << 8 | u32::from(q.1) | (p.0 as u32) << 16 | (q.0 as u32) << 17;
    out[3] = rng
        .sample_iter(Uniform { lo: -5, width: 11 })
        .take(9)
        .fold(0u32, |a, v| a.wrapping_mul(13) + (v + 5) as u32);
    let triangle = Triangle(Uniform {
        lo: 1.0,
        width: 2.0,
    });
    out[4] = rng.sample_iter(triangle).take(8).sum::<f32>().to_bits();
    out[5] = (rng.random::<f64>() * 4096.0) as u32;
    let dynamic: [&mut dyn RngCore; 2] = [&mut rng, &mut Step::default()];
    let mut mixed = 0;
    for r in dynamic {
        mixed ^= r.below(1000) << 12 | r.random::<u8>() as u32;
        mixed = mixed.wrapping_add(r.next_u64() as u32);
    }
    out[6] = mixed;
    out[7] = shuffle(&mut rng, [0u8, 1, 2, 3, 4, 5, 6, 7])
        .iter()
        .fold(0, |a, &v| a << 3 | u32::from(v));
}

fn shuffle<T, R: Rng, const N: usize>(mut rng: R, mut items: [T; N]) -> [T; N] {
    for i in (1..N).rev() {
        items.swap(i, rng.below(i as u32 + 1) as usize);
    }
    items
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn simulate(seed: u64, out: *mut [u32; 8]) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let row = unsafe { &mut *out.add(i) };
    let seed = seed ^ i as u64;
    if i % 2 == 0 {
        estimate::<Pcg>(seed, row)
    } else {
        estimate::<Xoshiro>(seed, row)
    }
}
