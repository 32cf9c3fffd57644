//! Operations with the order in their names.

mod rmw;
pub use rmw::*;

/// One instruction each.
macro_rules! fences {
    ($($name:ident $text:literal;)*) => { $(
        #[inline]
        pub unsafe fn $name() {
            unsafe { core::arch::asm!($text) }
        }
    )* };
}

fences! {
    membar_block "membar.cta;"; fence_sc_block "fence.sc.cta;"; fence_acqrel_block "fence.acq_rel.cta;";
    membar_device "membar.gl;"; fence_sc_device "fence.sc.gpu;"; fence_acqrel_device "fence.acq_rel.gpu;";
    membar_system "membar.sys;"; fence_sc_system "fence.sc.sys;"; fence_acqrel_system "fence.acq_rel.sys;";
}

macro_rules! loads {
    ($($name:ident $ty:ident $class:ident $text:literal;)*) => { $(
        #[inline]
        pub unsafe fn $name(ptr: *const $ty) -> $ty {
            let out: $ty;
            unsafe { core::arch::asm!(concat!($text, " {0}, [{1}];"), out($class) out, in(reg64) ptr) };
            out
        }
    )* };
}

macro_rules! stores {
    ($($name:ident $ty:ident $class:ident $text:literal;)*) => { $(
        #[inline]
        pub unsafe fn $name(ptr: *mut $ty, val: $ty) {
            unsafe { core::arch::asm!(concat!($text, " [{0}], {1};"), in(reg64) ptr, in($class) val) }
        }
    )* };
}

loads! {
    atomic_load_relaxed_32_block u32 reg32 "ld.relaxed.cta.u32";
    atomic_load_acquire_32_block u32 reg32 "ld.acquire.cta.u32";
    atomic_load_volatile_32_block u32 reg32 "ld.volatile.u32";
    atomic_load_relaxed_64_block u64 reg64 "ld.relaxed.cta.u64";
    atomic_load_acquire_64_block u64 reg64 "ld.acquire.cta.u64";
    atomic_load_volatile_64_block u64 reg64 "ld.volatile.u64";
    atomic_load_relaxed_32_device u32 reg32 "ld.relaxed.gpu.u32";
    atomic_load_acquire_32_device u32 reg32 "ld.acquire.gpu.u32";
    atomic_load_volatile_32_device u32 reg32 "ld.volatile.u32";
    atomic_load_relaxed_64_device u64 reg64 "ld.relaxed.gpu.u64";
    atomic_load_acquire_64_device u64 reg64 "ld.acquire.gpu.u64";
    atomic_load_volatile_64_device u64 reg64 "ld.volatile.u64";
    atomic_load_relaxed_32_system u32 reg32 "ld.relaxed.sys.u32";
    atomic_load_acquire_32_system u32 reg32 "ld.acquire.sys.u32";
    atomic_load_volatile_32_system u32 reg32 "ld.volatile.u32";
    atomic_load_relaxed_64_system u64 reg64 "ld.relaxed.sys.u64";
    atomic_load_acquire_64_system u64 reg64 "ld.acquire.sys.u64";
    atomic_load_volatile_64_system u64 reg64 "ld.volatile.u64";
}

stores! {
    atomic_store_relaxed_32_block u32 reg32 "st.relaxed.cta.u32";
    atomic_store_release_32_block u32 reg32 "st.release.cta.u32";
    atomic_store_volatile_32_block u32 reg32 "st.volatile.u32";
    atomic_store_relaxed_64_block u64 reg64 "st.relaxed.cta.u64";
    atomic_store_release_64_block u64 reg64 "st.release.cta.u64";
    atomic_store_volatile_64_block u64 reg64 "st.volatile.u64";
    atomic_store_relaxed_32_device u32 reg32 "st.relaxed.gpu.u32";
    atomic_store_release_32_device u32 reg32 "st.release.gpu.u32";
    atomic_store_volatile_32_device u32 reg32 "st.volatile.u32";
    atomic_store_relaxed_64_device u64 reg64 "st.relaxed.gpu.u64";
    atomic_store_release_64_device u64 reg64 "st.release.gpu.u64";
    atomic_store_volatile_64_device u64 reg64 "st.volatile.u64";
    atomic_store_relaxed_32_system u32 reg32 "st.relaxed.sys.u32";
    atomic_store_release_32_system u32 reg32 "st.release.sys.u32";
    atomic_store_volatile_32_system u32 reg32 "st.volatile.u32";
    atomic_store_relaxed_64_system u64 reg64 "st.relaxed.sys.u64";
    atomic_store_release_64_system u64 reg64 "st.release.sys.u64";
    atomic_store_volatile_64_system u64 reg64 "st.volatile.u64";
}
