//! k-means: assignment by distance with partial_cmp and min_by, then centroids from integer sums kept by atomics.

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

use core::cmp::Ordering;
use core::sync::atomic::{AtomicI32, AtomicU32, Ordering::Relaxed};

const DIM: usize = 3;
const K: usize = 5;

type Point<const D: usize> = [f32; D];

fn distance<const D: usize>(a: &Point<D>, b: &Point<D>) -> f32 {
    a.iter().zip(b).map(|(x, y)| x - y).map(|d| d * d).sum()
}

fn nearest<'a, const D: usize>(
    p: &Point<D>,
    centres: impl IntoIterator<Item = &'a Point<D>>,
) -> Option<(usize, f32)> {
    centres
        .into_iter()
        .map(|c| distance(p, c))
        .enumerate()
        .min_by(|(_, a), (_, b)| a.partial_cmp(b).unwrap_or(Ordering::Equal))
}

#[repr(C)]
pub struct Sums {
    total: [AtomicI32; DIM],
    count: AtomicU32,
}

impl Sums {
    fn add(&self, p: &Point<DIM>) {
        for (to, x) in self.total.iter().zip(p) {
            to.fetch_add((x * 1024.0) as i32, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
    }
    fn mean(&self) -> Option<Point<DIM>> {
        let count = core::num::NonZeroU32::new(self.count.load(Relaxed))?;
        let totals = self
            .total
            .each_ref()
            .map(|t| t.load(Relaxed) as f32 / 1024.0);
        Some(totals.map(|t| t / count.get() as f32))
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn assign(
    points: *const f32,
    n: usize,
    centres: &[Point<DIM>; K],
    labels: *mut u8,
    sums: *const Sums,
) {
    let flat = unsafe { core::slice::from_raw_parts(points, n * DIM) };
    let (points, rest) = flat.as_chunks::<DIM>();
    debug_assert_eq!(rest.len(), 0);
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if let Some(p) = points.get(i)
        && let Some((k, d)) = nearest(p, centres)
    {
        let sums = unsafe { core::slice::from_raw_parts(sums, K) };
        let label = if d > 40.0 { u8::MAX } else { k as u8 };
        unsafe { labels.add(i).write(label) };
        if label != u8::MAX {
            sums[k].add(p);
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn update(
    sums: *const Sums,
    centres: *mut Point<DIM>,
    moved: &AtomicU32,
) {
    let k = gpu::thread_idx();
    if k >= K {
        return;
    }
    let (sums, centre) = unsafe { (&*sums.add(k), &mut *centres.add(k)) };
    if let Some(mean) = sums.mean() {
        let old = core::mem::replace(centre, mean);
        if distance(&old, centre) > 0.25 {
            moved.fetch_or(1 << k, Relaxed);
        }
    }
}
