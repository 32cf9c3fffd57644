//! Stencils written in a small language of macros and const generics; boundary conditions as types; double buffering.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(stdarch_nvptx, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)
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
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
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
    use core::sync::atomic::{Ordering, fence};

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
    pub fn barrier() {
        fence(Ordering::Release);
        s_barrier();
        fence(Ordering::Acquire);
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

trait Boundary {
    fn at(i: isize, n: isize) -> Option<usize>;
}
macro_rules! boundaries {
    ($($(#[$doc:meta])* $name:ident => |$i:ident, $n:ident| $e:expr),+ $(,)?) => { $(
        $(#[$doc])*
        struct $name;
        impl Boundary for $name {
            fn at($i: isize, $n: isize) -> Option<usize> {
                let found: Option<isize> = $e;
                found.map(|i| i as usize)
            }
        }
    )+ };
}
boundaries! {
    /// The other end follows.
    Torus => |i, n| Some(i.rem_euclid(n)),
    Mirror => |i, n| Some(match i { ..=-1 => -i - 1, k if k >= n => 2 * n - 1 - k, k => k }),
    Absorb => |i, n| (0..n).contains(&i).then_some(i),
}

trait Stencil {
    const TAPS: &'static [(isize, isize, i32)];
    const SHIFT: u32;
    const SUM: i32 = {
        let (mut s, mut i) = (0, 0);
        while i < Self::TAPS.len() {
            s += Self::TAPS[i].2;
            i += 1;
        }
        s
    };
}
macro_rules! stencil {
    ($vis:vis $name:ident >> $shift:literal { $([$($tap:tt)*])* }) => {
        $vis struct $name;
        impl Stencil for $name {
            const SHIFT: u32 = $shift;
            const TAPS: &'static [(isize, isize, i32)] = &stencil!(@rows [] -1; $([$($tap)*])*);
        }
    };
    (@rows [$($done:tt)*] $r:expr;) => { [$($done)*] };
    (@rows [$($done:tt)*] $r:expr; [$a:tt $b:tt $c:tt] $($rest:tt)*) => {
        stencil!(@rows [$($done)* ($r, -1, stencil!(@w $a)), ($r, 0, stencil!(@w $b)), ($r, 1, stencil!(@w $c)),] $r + 1; $($rest)*)
    };
    (@w _) => { 0 };
    (@w $n:literal) => { $n };
    (@w (- $n:literal)) => { -$n };
}
stencil!(Blur >> 4 { [1 2 1] [2 4 2] [1 2 1] });
stencil!(pub(crate) Edge >> 1 { [_ (-1) _] [(-1) 6 (-1)] [_ (-1) _] });

#[derive(Clone, Copy)]
struct Grid<'a, const W: usize, const H: usize>(&'a [core::cell::Cell<i32>]);
impl<const W: usize, const H: usize> Grid<'_, W, H> {
    fn apply<S: Stencil, B: Boundary>(&self, at: usize) -> i32 {
        let (r, c) = ((at / W) as isize, (at % W) as isize);
        let sum = S::TAPS
            .iter()
            .filter(|(_, _, w)| *w != 0)
            .filter_map(|&(dr, dc, w)| {
                let (r, c) = (B::at(r + dr, H as isize)?, B::at(c + dc, W as isize)?);
                Some(self.0[r * W + c].get() * w)
            })
            .fold(0i32, i32::wrapping_add);
        sum.wrapping_add(S::SUM - S::SUM) >> S::SHIFT
    }
    fn checksum(&self) -> i64 {
        self.0.iter().map(core::cell::Cell::get).enumerate().map(|(i, v)| i as i64 * v as i64).sum()
    }
}

type Step<const W: usize, const H: usize> = fn(&Grid<W, H>, usize) -> i32;
const fn steps<const W: usize, const H: usize>() -> [Step<W, H>; 3] {
    [
        |g, at| g.apply::<Blur, Torus>(at),
        |g, at| Grid::apply::<Edge, Mirror>(g, at),
        |g, at| g.apply::<Blur, Absorb>(at).max(g.apply::<Edge, Torus>(at) / 4),
    ]
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn smooth(grid: *mut i32, history: *mut i64, rounds: u32) {
    const W: usize = 16;
    const H: usize = 4;
    static STEPS: [Step<W, H>; 3] = steps::<W, H>();
    let t = gpu::thread_idx();
    let mem = gpu::workgroup_mem::<core::cell::Cell<i32>>();
    let view = |k: usize| unsafe { core::slice::from_raw_parts(mem.add(k * W * H), W * H) };
    let (mut now, mut next) = (Grid::<W, H>(view(0)), Grid(view(1)));
    now.0[t].set(unsafe { *grid.add(t) });
    gpu::barrier();
    for round in 0..rounds {
        for (k, step) in STEPS.iter().enumerate() {
            next.0[t].set(step(&now, t));
            gpu::barrier();
            core::mem::swap(&mut now, &mut next);
            if t == 0 {
                unsafe { *history.add(round as usize * STEPS.len() + k) = now.checksum() };
            }
            gpu::barrier();
        }
    }
    unsafe { *grid.add(t) = now.0[t].get() };
}
