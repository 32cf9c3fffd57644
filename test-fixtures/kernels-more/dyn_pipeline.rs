//! A pipeline of image filters behind `dyn Trait`, function-pointer tables in statics, and supertraits.

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

trait Named {
    fn id(&self) -> u32;
}

trait Filter: Named {
    fn apply(&self, x: i32) -> i32;
    fn twice(&self, x: i32) -> i32 {
        self.apply(self.apply(x))
    }
    fn weight(&self) -> u32 {
        self.id() * 10
    }
}

struct Gain(i32);
struct Clamp {
    lo: i32,
    hi: i32,
}
struct Invert;
struct Chain<'a>(&'a [&'a (dyn Filter + Sync)]);

impl Named for Gain {
    fn id(&self) -> u32 {
        self.0.unsigned_abs()
    }
}
impl Named for Clamp {
    fn id(&self) -> u32 {
        self.hi.abs_diff(self.lo)
    }
}
impl Named for Invert {
    fn id(&self) -> u32 {
        size_of::<Self>() as u32 + 1
    }
}
impl Named for Chain<'_> {
    fn id(&self) -> u32 {
        self.0.iter().map(|f| f.id()).sum()
    }
}

impl Filter for Gain {
    fn apply(&self, x: i32) -> i32 {
        x.wrapping_mul(self.0) >> 2
    }
    fn weight(&self) -> u32 {
        1
    }
}
impl Filter for Clamp {
    fn apply(&self, x: i32) -> i32 {
        x.clamp(self.lo, self.hi)
    }
}
impl Filter for Invert {
    fn apply(&self, x: i32) -> i32 {
        !x
    }
    fn twice(&self, x: i32) -> i32 {
        x
    }
}
impl Filter for Chain<'_> {
    fn apply(&self, x: i32) -> i32 {
        self.0.iter().fold(x, |x, f| f.apply(x))
    }
}

static FILTERS: [&(dyn Filter + Sync); 5] = [
    &Gain(3),
    &Clamp { lo: -100, hi: 1000 },
    &Invert,
    &Chain(&[&Gain(-2), &Invert, &Clamp { lo: 0, hi: 99 }]),
    &Gain(7),
];

type Combine = fn(i32, i32) -> i32;

fn average(a: i32, b: i32) -> i32 {
    (a & b) + ((a ^ b) >> 1)
}

static COMBINE: [(Combine, u8); 4] = [
    (i32::wrapping_add, b'+'),
    (i32::max, b'^'),
    (average, b'~'),
    (|a, b| a.wrapping_sub(b) ^ 1, b'-'),
];

trait Sink {
    fn put(&mut self, v: i32);
}
struct Sum(i64);
struct Last<const N: usize> {
    items: [i32; N],
    at: usize,
}
impl Sink for Sum {
    fn put(&mut self, v: i32) {
        self.0 += i64::from(v);
    }
}
impl<const N: usize> Sink for Last<N> {
    fn put(&mut self, v: i32) {
        self.items[self.at % N] = v;
        self.at += 1;
    }
}

fn run(x: i32, program: &[u8], sinks: &mut [&mut dyn Sink]) -> i32 {
    let mut x = x;
    for &op in program {
        let filter = FILTERS[op as usize % FILTERS.len()];
        let y = if op & 0x10 == 0 {
            filter.apply(x)
        } else {
            filter.twice(x)
        };
        let (combine, _) = COMBINE[(op >> 5) as usize % COMBINE.len()];
        x = combine(x, y);
        for sink in sinks.iter_mut() {
            sink.put(x);
        }
    }
    x
}

fn named_weight(f: &dyn Filter) -> u32 {
    let name: &dyn Named = f;
    name.id() + f.weight() + size_of_val(f) as u32
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pipeline(
    input: *const i32,
    n: u32,
    program: *const u8,
    len: u32,
    out: *mut i32,
    sums: *mut i64,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n as usize {
        return;
    }
    let program = unsafe { core::slice::from_raw_parts(program, len as usize) };
    let mut sum = Sum(0);
    let mut last = Last::<3> {
        items: [0; 3],
        at: 0,
    };
    let result = run(
        unsafe { *input.add(i) },
        program,
        &mut [&mut sum, &mut last],
    );
    let mix = last.items.iter().fold(result, |a, b| a.rotate_left(3) ^ b);
    unsafe {
        *out.add(i) = mix;
        *sums.add(i) = sum.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn weights(out: *mut u32) {
    let i = gpu::thread_idx();
    let (Some(&f), (_, symbol)) = (FILTERS.get(i), COMBINE[i % 4]) else {
        return;
    };
    unsafe { *out.add(i) = named_weight(f) * 256 + symbol as u32 };
}
