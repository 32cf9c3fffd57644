//! Smoothed particles on a cell grid: counting sort by cells with atomics, neighbour loops, kernels as trait consts, two passes.

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

    pub fn thread_idx() -> u32 {
        (unsafe { _thread_idx_x() }) as u32
    }
    pub fn block_idx() -> u32 {
        (unsafe { _block_idx_x() }) as u32
    }
    pub fn block_dim() -> u32 {
        (unsafe { _block_dim_x() }) as u32
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

    pub fn thread_idx() -> u32 {
        (workitem_id_x()) as u32
    }
    pub fn block_idx() -> u32 {
        (workgroup_id_x()) as u32
    }
    pub fn block_dim() -> u32 {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as u32
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::sync::atomic::{AtomicI64, AtomicU32, Ordering::Relaxed};

const CELLS: usize = 16;

#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Particle {
    pos: [f32; 2],
    vel: [f32; 2],
    mass: f32,
    cell: u32,
}

#[derive(Clone, Copy)]
#[repr(C)]
pub struct Settings {
    count: u32,
    radius: f32,
    step: f32,
    gravity: [f32; 2],
    bounce: u8,
}

trait Smooth {
    const POWER: i32;
    fn weight(q: f32) -> f32;
    fn at(d2: f32, r: f32) -> Option<f32> {
        let q2 = d2 / (r * r);
        (0.0..1.0).contains(&q2).then(|| Self::weight(q2))
    }
}
enum Poly6 {}
struct Spiky<const K: i32>;
impl Smooth for Poly6 {
    const POWER: i32 = 3;
    fn weight(q: f32) -> f32 {
        (0..Self::POWER).fold(1.0, |w, _| w * (1.0 - q))
    }
}
impl<const K: i32> Smooth for Spiky<K> {
    const POWER: i32 = K;
    fn weight(q: f32) -> f32 {
        let mut w = 1.0;
        let mut left = K;
        while left > 0 {
            w *= 1.0 - q * 0.5;
            left -= 1;
        }
        w
    }
}

fn cell_of(p: &Particle) -> usize {
    let [x, y] = p.pos.map(|v| (v.clamp(0.0, 3.99) as usize).min(3));
    y * 4 + x
}

fn around(cell: usize) -> impl Iterator<Item = usize> + Clone {
    let (x, y) = ((cell % 4) as isize, (cell / 4) as isize);
    (-1..=1isize)
        .flat_map(move |dy| (-1..=1).map(move |dx| (x + dx, y + dy)))
        .filter(|p| matches!(p, (0..4, 0..4)))
        .map(|(x, y)| (y * 4 + x) as usize)
}

fn add_float(to: &AtomicU32, v: f32) {
    let _ = to.fetch_update(Relaxed, Relaxed, |bits| {
        Some((f32::from_bits(bits) + v).to_bits())
    });
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bin(
    particles: *mut Particle,
    s: Settings,
    counts: *const AtomicU32,
    mass: &AtomicU32,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= s.count {
        return;
    }
    let p = unsafe { &mut *particles.add(i as usize) };
    let cell = cell_of(p);
    p.cell = cell as u32;
    unsafe { &*counts.add(cell) }.fetch_add(1, Relaxed);
    add_float(mass, (p.mass * 8.0) as u8 as f32);
}

/// One thread for each cell: starts by summing, then the particles of the cell in their order.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn arrange(
    particles: *const Particle,
    s: Settings,
    counts: &[u32; CELLS],
    starts: *mut u32,
    order: *mut u16,
) {
    let cell = gpu::thread_idx();
    let start: u32 = counts[..cell as usize].iter().sum();
    unsafe { *starts.add(cell as usize) = start };
    let particles = unsafe { core::slice::from_raw_parts(particles, s.count as usize) };
    let mine = particles.iter().enumerate().filter(|(_, p)| p.cell == cell);
    for ((i, _), to) in mine.zip(start as usize..) {
        unsafe { *order.add(to) = i as u16 };
    }
    if cell as usize == CELLS - 1 {
        unsafe { *starts.add(CELLS) = start + counts[CELLS - 1] };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn advance(
    particles: *const Particle,
    s: Settings,
    starts: &[u32; CELLS + 1],
    order: *const u16,
    next: *mut Particle,
    energy: &AtomicI64,
) {
    let i = (gpu::block_idx() * gpu::block_dim() + gpu::thread_idx()) as usize;
    let particles = unsafe { core::slice::from_raw_parts(particles, s.count as usize) };
    let Some(me @ &Particle { pos: [x, y], .. }) = particles.get(i) else {
        return;
    };
    let order = unsafe { core::slice::from_raw_parts(order, particles.len()) };
    let spans = around(me.cell as usize).map(|c| match starts[c..] {
        [from, to, ..] => from as usize..to as usize,
        _ => 0..0,
    });
    let (mut density, mut push) = (0.0f32, [0.0f32; 2]);
    for other in spans
        .flat_map(|span| &order[span])
        .map(|&k| &particles[k as usize])
    {
        let d = [x - other.pos[0], y - other.pos[1]];
        let d2 = d.iter().map(|v| v * v).sum::<f32>();
        density += Poly6::at(d2, s.radius).map_or(0.0, |w| w * other.mass);
        if let Some(w) = Spiky::<2>::at(d2, s.radius)
            && !core::ptr::eq(me, other)
        {
            push.iter_mut()
                .zip(d)
                .for_each(|(p, d)| *p += d * w / (density + 0.125));
        }
    }
    let mut out = *me;
    for (axis, (v, p)) in out.vel.iter_mut().zip(&mut out.pos).enumerate() {
        *v += (push[axis] + s.gravity[axis]) * s.step;
        *p += *v * s.step;
        if s.bounce != 0 && !(0.0..=4.0).contains(p) {
            *v = -*v * 0.5;
            *p = p.clamp(0.0, 4.0);
        }
    }
    let [vx, vy] = out.vel;
    energy.fetch_add(((vx * vx + vy * vy) * 4096.0) as i64, Relaxed);
    out.cell = (density * 100.0) as u32;
    unsafe { next.add(i).write(out) };
}
