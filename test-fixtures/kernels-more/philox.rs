//! Counter-based generators behind one trait with provided distributions; state machines by type; shuffles, dice and walks.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(stdarch_nvptx)
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn block_idx() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn block_dim() -> usize {
        unsafe { _block_dim_x() as usize }
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
        workitem_id_x() as usize
    }
    pub fn block_idx() -> usize {
        workgroup_id_x() as usize
    }
    pub fn block_dim() -> usize {
        let size = unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) };
        size as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

trait Generator {
    type Seed: Copy;
    const NAME: &'static str;
    fn seeded(seed: Self::Seed, stream: u64) -> Self;
    fn word(&mut self) -> u32;
    fn wide(&mut self) -> u64 {
        (self.word() as u64) << 32 | self.word() as u64
    }
    fn below(&mut self, n: u32) -> u32 {
        debug_assert_ne!(n, 0);
        loop {
            let m = self.word() as u64 * n as u64;
            if m as u32 >= n.wrapping_neg() % n {
                break (m >> 32) as u32;
            }
        }
    }
    fn unit<F: Unit>(&mut self) -> F {
        F::from_bits(self.wide())
    }
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
    fn iter(&mut self) -> impl Iterator<Item = u32> + '_
    where
        Self: Sized,
    {
        core::iter::repeat_with(|| self.word())
    }
    fn choose<'t, T>(&mut self, from: &'t [T]) -> Option<&'t T> {
        match from {
            [] => None,
            [only] => Some(only),
            many => many.get(self.below(many.len() as u32) as usize),
        }
    }
}

trait Unit {
    fn from_bits(bits: u64) -> Self;
}
impl Unit for f32 {
    fn from_bits(bits: u64) -> f32 {
        (bits >> 40) as f32 * (1.0 / (1 << 24) as f32)
    }
}
impl Unit for f64 {
    fn from_bits(bits: u64) -> f64 {
        (bits >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }
}

struct Philox<const ROUNDS: usize = 10> {
    key: [u32; 2],
    counter: u128,
    block: [u32; 4],
    left: usize,
}
impl<const ROUNDS: usize> Philox<ROUNDS> {
    const MUL: [u64; 2] = [0xD251_1F53, 0xCD9E_8D57];
    const WEYL: [u32; 2] = [0x9E37_79B9, 0xBB67_AE85];
    fn refill(&mut self) {
        let mut key = self.key;
        let c = self.counter;
        let mut x: [u32; 4] = core::array::from_fn(|i| (c >> (32 * i)) as u32);
        for _ in 0..ROUNDS {
            let [a, b] = [Self::MUL[0] * x[0] as u64, Self::MUL[1] * x[2] as u64];
            x = [(b >> 32) as u32 ^ x[1] ^ key[0], b as u32, (a >> 32) as u32 ^ x[3] ^ key[1], a as u32];
            for (k, w) in key.iter_mut().zip(Self::WEYL) {
                *k = k.wrapping_add(w);
            }
        }
        self.block = x;
        self.counter = c.wrapping_add(1);
        self.left = 4;
    }
}
impl<const ROUNDS: usize> Generator for Philox<ROUNDS> {
    type Seed = u64;
    const NAME: &'static str = if ROUNDS == 10 { "philox" } else { "philox-short" };
    fn seeded(seed: u64, stream: u64) -> Self {
        Philox { key: [seed as u32, (seed >> 32) as u32], counter: (stream as u128) << 64, block: [0; 4], left: 0 }
    }
    fn word(&mut self) -> u32 {
        if self.left == 0 {
            self.refill();
        }
        self.left -= 1;
        self.block[3 - self.left]
    }
}

#[derive(Clone)]
struct Pcg {
    state: u128,
    odd: u128,
}
impl Generator for Pcg {
    type Seed = (u64, u32);
    const NAME: &'static str = "pcg";
    fn seeded((a, b): (u64, u32), stream: u64) -> Self {
        let mut g = Pcg { state: a as u128 | (b as u128) << 96, odd: (stream as u128) << 1 | 1 };
        g.wide();
        g
    }
    fn word(&mut self) -> u32 {
        self.wide() as u32
    }
    fn wide(&mut self) -> u64 {
        let Self { state, odd } = self;
        *state = state.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645).wrapping_add(*odd);
        let s = *state;
        ((s >> 64) as u64 ^ s as u64).rotate_right((s >> 122) as u32)
    }
}

fn sample<G: Generator>(mut g: G) -> [u64; 3] {
    let mut cards: [u8; 12] = core::array::from_fn(|i| i as u8);
    g.shuffle(&mut cards);
    let hand = cards.iter().fold(0u64, |h, &c| h * 12 + c as u64);
    let dice = (0..20).map(|_| g.below(6) + 1).fold([0u8; 7], |mut hist, d| {
        hist[d as usize] += 1;
        hist
    });
    let (x, y): (f32, f64) = (g.unit(), g.unit());
    let runs = g.iter().take(24).map(|w| w & 1).scan(2, |last, b| Some(b != core::mem::replace(last, b)));
    let walk = runs.filter(|&changed| changed).count() as u64;
    let word = g.choose(&["a", "bc", "def", G::NAME]).map_or(0, |s| s.len() as u64);
    let inside = (x * x) as f64 + y * y < 1.0;
    [
        hand,
        u64::from_le_bytes(core::array::from_fn(|i| dice.get(i).copied().unwrap_or(word as u8))),
        walk << 40 | (inside as u64) << 32 | x.to_bits() as u64 ^ y.to_bits() >> 20,
    ]
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn draws(out: *mut [[u64; 3]; 3], seed: u64) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let stream = i as u64;
    let results = [
        sample(<Philox>::seeded(seed, stream)),
        sample(Philox::<7>::seeded(!seed, stream)),
        sample(Pcg::seeded((seed, stream as u32 + 1), stream)),
    ];
    unsafe { out.add(i).write(results) };
}
