//! Atomic operations of every width and ordering on global, workgroup and private memory.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(
        stdarch_nvptx,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(
        stdarch_amdgpu,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;
    pub fn thread_idx() -> u32 {
        unsafe { _thread_idx_x() }
    }
    pub fn block_idx() -> u32 {
        unsafe { _block_idx_x() }
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
    use core::arch::amdgpu as a;
    use core::sync::atomic::{Ordering, fence};
    pub fn thread_idx() -> u32 {
        a::workitem_id_x()
    }
    pub fn block_idx() -> u32 {
        a::workgroup_id_x()
    }
    pub fn barrier() {
        fence(Ordering::Release);
        a::s_barrier();
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

use core::sync::atomic::{Ordering::*, *};
macro_rules! all_ops {
    ($p:expr, $ty:ty, $v:expr) => {{
        let p = $p;
        let v = $v;
        (*p.add(0)).fetch_add(v, Relaxed);
        (*p.add(1)).fetch_sub(v, Release);
        (*p.add(2)).fetch_and(!(1 << (v & 15)), Acquire);
        (*p.add(3)).fetch_or(1 << (v & 15), AcqRel);
        (*p.add(4)).fetch_xor(v, SeqCst);
        (*p.add(5)).fetch_max(v.wrapping_mul(0x1234567), Relaxed);
        (*p.add(6)).fetch_min(v.wrapping_mul(0x1234567), AcqRel);
        let mut old = (*p.add(7)).load(Relaxed);
        while let Err(now) =
            (*p.add(7)).compare_exchange_weak(old, old.wrapping_add(v * 3), AcqRel, Acquire)
        {
            old = now
        }
        (*p.add(8))
            .fetch_update(SeqCst, SeqCst, |x| {
                if x & 1 != 0 || true {
                    Some(x.wrapping_sub(v))
                } else {
                    None
                }
            })
            .ok();
        if v == 7 {
            (*p.add(9)).swap(99, AcqRel);
        }
        if v == 8 {
            (*p.add(10)).compare_exchange(77, 66, SeqCst, Relaxed).ok();
        }
        if v == 9 {
            (*p.add(11)).store(5, SeqCst);
        }
    }};
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ops(
    a32: *const AtomicU32,
    a64: *const AtomicI64,
    out: *mut u64,
    fl: *const AtomicU32,
) {
    let (m32, m64) = (gpu::workgroup_mem::<AtomicI32>(), unsafe {
        gpu::workgroup_mem::<AtomicU64>().add(16)
    });
    let t = gpu::thread_idx();
    if t < 12 {
        unsafe {
            (*m32.add(t as usize)).store(t as i32 * 3 - 5, Relaxed);
            (*m64.add(t as usize)).store(t as u64 * 7, Relaxed);
        }
    }
    gpu::barrier();
    unsafe {
        all_ops!(a32, u32, t);
        all_ops!(a64, i64, t as i64);
        all_ops!(m32, i32, t as i32);
        all_ops!(m64, u64, t as u64);
        // Floats by bits; whole numbers add up exactly in any order.
        (*fl)
            .fetch_update(Relaxed, Relaxed, |b| {
                Some((f32::from_bits(b) + t as f32).to_bits())
            })
            .unwrap();
        (*fl.add(1)).fetch_max((t as f32 * 0.5).to_bits(), Relaxed);
    }
    gpu::barrier();
    if t < 12 {
        unsafe {
            *out.add((gpu::block_idx() * 24 + t * 2) as usize) =
                (*m32.add(t as usize)).load(Acquire) as u64;
            *out.add((gpu::block_idx() * 24 + t * 2 + 1) as usize) =
                (*m64.add(t as usize)).load(SeqCst);
        }
    }
}
macro_rules! logged {
    ($log:ident, $n:ident, $($e:expr),* $(,)?) => { $( unsafe { *$log.add($n) = $e as u64; } $n += 1; )* };
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn single(a: *mut u64, log: *mut u64) {
    let mut n = 0;
    let (b, h, w, d) = unsafe {
        (
            &*(a as *const AtomicU8),
            &*(a.add(1) as *const AtomicI16),
            &*(a.add(2) as *const AtomicU32),
            &*(a.add(3) as *const AtomicI64),
        )
    };
    let flag = unsafe { AtomicBool::from_ptr(a.add(4) as *mut bool) };
    flag.store(true, SeqCst);
    let ptr = unsafe { AtomicPtr::from_ptr(a.add(5) as *mut *mut u64) };
    ptr.store(a, Release);
    logged!(
        log,
        n,
        b.fetch_add(200, Relaxed),
        b.fetch_sub(77, AcqRel),
        b.fetch_nand(0x5a, SeqCst),
        b.fetch_max(100, Relaxed),
        b.fetch_min(50, Relaxed),
        b.swap(255, Acquire),
        b.compare_exchange(255, 1, SeqCst, SeqCst).unwrap_or(9),
        b.compare_exchange(255, 1, SeqCst, SeqCst).unwrap_err(),
        b.load(SeqCst),
        b.fetch_or(0xf0, Release),
        b.fetch_xor(0xff, Relaxed)
    );
    logged!(
        log,
        n,
        h.fetch_add(20000, Relaxed),
        h.fetch_sub(-7, AcqRel),
        h.fetch_nand(0x5a5a, SeqCst),
        h.fetch_max(-100, Relaxed),
        h.fetch_min(-150, Relaxed),
        h.swap(-1, Acquire),
        h.compare_exchange(-1, i16::MIN, SeqCst, SeqCst).is_ok(),
        h.compare_exchange_weak(0, 1, Relaxed, Relaxed).unwrap_err(),
        h.load(Relaxed),
        h.fetch_and(0x70f, Release),
        h.fetch_xor(-1, Relaxed)
    );
    logged!(
        log,
        n,
        w.fetch_nand(3, Relaxed),
        w.fetch_update(AcqRel, Relaxed, |x| x.checked_mul(2))
            .is_ok(),
        w.into_inner_of()
    );
    logged!(
        log,
        n,
        d.fetch_nand(-3, Relaxed),
        d.fetch_min(-1 << 40, SeqCst),
        d.fetch_max(12, Release),
        d.load(Acquire)
    );
    logged!(
        log,
        n,
        flag.fetch_and(true, Relaxed),
        flag.fetch_xor(true, AcqRel),
        flag.fetch_or(false, SeqCst),
        flag.fetch_nand(true, Relaxed),
        flag.fetch_not(Relaxed),
        flag.swap(true, SeqCst),
        flag.compare_exchange(true, false, AcqRel, Acquire).is_ok(),
        flag.load(Relaxed)
    );
    let q = ptr.swap(unsafe { a.add(2) }, AcqRel);
    logged!(
        log,
        n,
        q as usize - a as usize,
        ptr.compare_exchange(q, a, AcqRel, Relaxed).is_ok(),
        unsafe { ptr.load(Acquire).offset_from(a) }
    );
    ptr.store(core::ptr::null_mut(), Relaxed);
    // On the stack, and in workgroup memory.
    let mut own = AtomicU32::new(5);
    *own.get_mut() += 1;
    logged!(
        log,
        n,
        own.fetch_add(2, SeqCst),
        own.fetch_max(40, Relaxed),
        own.compare_exchange(40, 3, AcqRel, Relaxed).unwrap(),
        own.into_inner()
    );
    let own = [const { AtomicU8::new(3) }; 5];
    for (i, o) in own.iter().enumerate() {
        o.fetch_add(i as u8 * 60, AcqRel);
    }
    logged!(
        log,
        n,
        own.iter()
            .map(|o| o.load(Relaxed))
            .fold(0u64, |a, x| a * 256 + x as u64)
    );
    let near = unsafe { &*gpu::workgroup_mem::<(AtomicU64, AtomicI8, AtomicU16)>() };
    near.0.store(1 << 63, Relaxed);
    near.1.store(-3, Relaxed);
    near.2.store(65000, SeqCst);
    logged!(
        log,
        n,
        near.0.fetch_add(1 << 63 | 5, AcqRel),
        near.0.fetch_nand(1, Relaxed),
        near.1.fetch_max(5, Relaxed),
        near.1.fetch_min(-128, Relaxed),
        near.2.fetch_add(1000, SeqCst),
        near.2.swap(7, Relaxed),
        near.0.load(Relaxed),
        near.1.load(Acquire) as u8,
        near.2.load(SeqCst)
    );
    fence(Acquire);
    fence(Release);
    fence(AcqRel);
    fence(SeqCst);
}
trait IntoInnerOf {
    fn into_inner_of(&self) -> u32;
}
impl IntoInnerOf for AtomicU32 {
    fn into_inner_of(&self) -> u32 {
        self.load(SeqCst)
    }
}
