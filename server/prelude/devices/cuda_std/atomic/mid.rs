//! Atomic operations that take their order as an argument.
use super::intrinsics;
use core::sync::atomic::Ordering;

macro_rules! thread_fences {
    ($($name:ident $all:ident $some:ident;)*) => { $(
        pub fn $name(ordering: Ordering) {
            match ordering {
                Ordering::Relaxed => {}
                Ordering::SeqCst => unsafe { intrinsics::$all() },
                _ => unsafe { intrinsics::$some() },
            }
        }
    )* };
}

thread_fences! {
    device_thread_fence fence_sc_device fence_acqrel_device;
    block_thread_fence fence_sc_block fence_acqrel_block;
    system_thread_fence fence_sc_system fence_acqrel_system;
}

macro_rules! loads_and_stores {
    ($($ty:ident $load:ident $relaxed:ident $acquire:ident $store:ident $plain:ident $release:ident $fence:ident;)*) => { $(
        pub unsafe fn $load(ptr: *mut $ty, ordering: Ordering) -> $ty {
            unsafe {
                match ordering {
                    Ordering::Relaxed => intrinsics::$relaxed(ptr),
                    Ordering::Acquire => intrinsics::$acquire(ptr),
                    Ordering::SeqCst => {
                        intrinsics::$fence();
                        intrinsics::$acquire(ptr)
                    }
                    _ => panic!("there is no such thing as a release load"),
                }
            }
        }
        pub unsafe fn $store(ptr: *mut $ty, ordering: Ordering, val: $ty) {
            unsafe {
                match ordering {
                    Ordering::Relaxed => intrinsics::$plain(ptr, val),
                    Ordering::Release => intrinsics::$release(ptr, val),
                    Ordering::SeqCst => {
                        intrinsics::$fence();
                        intrinsics::$plain(ptr, val)
                    }
                    _ => panic!("there is no such thing as an acquire store"),
                }
            }
        }
    )* };
}

loads_and_stores! {
    u32 atomic_load_32_block atomic_load_relaxed_32_block atomic_load_acquire_32_block
        atomic_store_32_block atomic_store_relaxed_32_block atomic_store_release_32_block fence_sc_block;
    u64 atomic_load_64_block atomic_load_relaxed_64_block atomic_load_acquire_64_block
        atomic_store_64_block atomic_store_relaxed_64_block atomic_store_release_64_block fence_sc_block;
    u32 atomic_load_32_device atomic_load_relaxed_32_device atomic_load_acquire_32_device
        atomic_store_32_device atomic_store_relaxed_32_device atomic_store_release_32_device fence_sc_device;
    u64 atomic_load_64_device atomic_load_relaxed_64_device atomic_load_acquire_64_device
        atomic_store_64_device atomic_store_relaxed_64_device atomic_store_release_64_device fence_sc_device;
    u32 atomic_load_32_system atomic_load_relaxed_32_system atomic_load_acquire_32_system
        atomic_store_32_system atomic_store_relaxed_32_system atomic_store_release_32_system fence_sc_system;
    u64 atomic_load_64_system atomic_load_relaxed_64_system atomic_load_acquire_64_system
        atomic_store_64_system atomic_store_relaxed_64_system atomic_store_release_64_system fence_sc_system;
}

/// The instruction in each order; `$scope` and what follows stand behind it.
macro_rules! ordered {
    ($ordering:ident $scope:literal $rest:literal $out:ident $class:ident $ptr:ident $($val:ident)*) => {
        match $ordering {
            Ordering::Relaxed => core::arch::asm!(
                concat!("atom.relaxed.", $scope, $rest), out($class) $out, in(reg64) $ptr, $(in($class) $val,)*
            ),
            Ordering::Acquire => core::arch::asm!(
                concat!("atom.acquire.", $scope, $rest), out($class) $out, in(reg64) $ptr, $(in($class) $val,)*
            ),
            Ordering::Release => core::arch::asm!(
                concat!("atom.release.", $scope, $rest), out($class) $out, in(reg64) $ptr, $(in($class) $val,)*
            ),
            Ordering::AcqRel => core::arch::asm!(
                concat!("atom.acq_rel.", $scope, $rest), out($class) $out, in(reg64) $ptr, $(in($class) $val,)*
            ),
            _ => core::arch::asm!(
                concat!("fence.sc.", $scope, ";"), concat!("atom.acquire.", $scope, $rest),
                out($class) $out, in(reg64) $ptr, $(in($class) $val,)*
            ),
        }
    };
}

macro_rules! operations {
    ($($name:ident $ty:ident $class:ident $scope:literal $rest:literal;)*) => { $(
        pub unsafe fn $name(ptr: *mut $ty, ordering: Ordering, val: $ty) -> $ty {
            let out: $ty;
            unsafe { ordered!(ordering $scope $rest out $class ptr val) };
            out
        }
    )* };
}

macro_rules! differences {
    ($($name:ident $add:ident $ty:ident $minus:expr;)*) => { $(
        pub unsafe fn $name(ptr: *mut $ty, ordering: Ordering, val: $ty) -> $ty {
            unsafe { $add(ptr, ordering, $minus(val)) }
        }
    )* };
}

macro_rules! exchanges {
    ($($name:ident $ty:ident $class:ident $scope:literal $rest:literal;)*) => { $(
        pub unsafe fn $name(ptr: *mut $ty, current: $ty, new: $ty, ordering: Ordering) -> $ty {
            let out: $ty;
            unsafe { ordered!(ordering $scope $rest out $class ptr current new) };
            out
        }
    )* };
}

operations! {
    atomic_fetch_and_u32_block u32 reg32 "cta" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_u32_device u32 reg32 "gpu" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_u32_system u32 reg32 "sys" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_u64_block u64 reg64 "cta" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_and_u64_device u64 reg64 "gpu" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_and_u64_system u64 reg64 "sys" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_and_i32_block i32 reg32 "cta" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_i32_device i32 reg32 "gpu" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_i32_system i32 reg32 "sys" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_i64_block i64 reg64 "cta" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_and_i64_device i64 reg64 "gpu" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_and_i64_system i64 reg64 "sys" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_and_f32_block f32 reg32 "cta" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_f32_device f32 reg32 "gpu" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_f32_system f32 reg32 "sys" ".and.b32 {0}, [{1}], {2};";
    atomic_fetch_and_f64_block f64 reg64 "cta" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_and_f64_device f64 reg64 "gpu" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_and_f64_system f64 reg64 "sys" ".and.b64 {0}, [{1}], {2};";
    atomic_fetch_or_u32_block u32 reg32 "cta" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_u32_device u32 reg32 "gpu" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_u32_system u32 reg32 "sys" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_u64_block u64 reg64 "cta" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_or_u64_device u64 reg64 "gpu" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_or_u64_system u64 reg64 "sys" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_or_i32_block i32 reg32 "cta" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_i32_device i32 reg32 "gpu" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_i32_system i32 reg32 "sys" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_i64_block i64 reg64 "cta" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_or_i64_device i64 reg64 "gpu" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_or_i64_system i64 reg64 "sys" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_or_f32_block f32 reg32 "cta" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_f32_device f32 reg32 "gpu" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_f32_system f32 reg32 "sys" ".or.b32 {0}, [{1}], {2};";
    atomic_fetch_or_f64_block f64 reg64 "cta" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_or_f64_device f64 reg64 "gpu" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_or_f64_system f64 reg64 "sys" ".or.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_u32_block u32 reg32 "cta" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_u32_device u32 reg32 "gpu" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_u32_system u32 reg32 "sys" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_u64_block u64 reg64 "cta" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_u64_device u64 reg64 "gpu" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_u64_system u64 reg64 "sys" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_i32_block i32 reg32 "cta" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_i32_device i32 reg32 "gpu" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_i32_system i32 reg32 "sys" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_i64_block i64 reg64 "cta" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_i64_device i64 reg64 "gpu" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_i64_system i64 reg64 "sys" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_f32_block f32 reg32 "cta" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_f32_device f32 reg32 "gpu" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_f32_system f32 reg32 "sys" ".xor.b32 {0}, [{1}], {2};";
    atomic_fetch_xor_f64_block f64 reg64 "cta" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_f64_device f64 reg64 "gpu" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_xor_f64_system f64 reg64 "sys" ".xor.b64 {0}, [{1}], {2};";
    atomic_fetch_add_u32_block u32 reg32 "cta" ".add.u32 {0}, [{1}], {2};";
    atomic_fetch_add_u32_device u32 reg32 "gpu" ".add.u32 {0}, [{1}], {2};";
    atomic_fetch_add_u32_system u32 reg32 "sys" ".add.u32 {0}, [{1}], {2};";
    atomic_fetch_add_u64_block u64 reg64 "cta" ".add.u64 {0}, [{1}], {2};";
    atomic_fetch_add_u64_device u64 reg64 "gpu" ".add.u64 {0}, [{1}], {2};";
    atomic_fetch_add_u64_system u64 reg64 "sys" ".add.u64 {0}, [{1}], {2};";
    atomic_fetch_add_i32_block i32 reg32 "cta" ".add.s32 {0}, [{1}], {2};";
    atomic_fetch_add_i32_device i32 reg32 "gpu" ".add.s32 {0}, [{1}], {2};";
    atomic_fetch_add_i32_system i32 reg32 "sys" ".add.s32 {0}, [{1}], {2};";
    atomic_fetch_add_i64_block i64 reg64 "cta" ".add.u64 {0}, [{1}], {2};";
    atomic_fetch_add_i64_device i64 reg64 "gpu" ".add.u64 {0}, [{1}], {2};";
    atomic_fetch_add_i64_system i64 reg64 "sys" ".add.u64 {0}, [{1}], {2};";
    atomic_fetch_add_f32_block f32 reg32 "cta" ".add.f32 {0}, [{1}], {2};";
    atomic_fetch_add_f32_device f32 reg32 "gpu" ".add.f32 {0}, [{1}], {2};";
    atomic_fetch_add_f32_system f32 reg32 "sys" ".add.f32 {0}, [{1}], {2};";
    atomic_fetch_add_f64_block f64 reg64 "cta" ".add.f64 {0}, [{1}], {2};";
    atomic_fetch_add_f64_device f64 reg64 "gpu" ".add.f64 {0}, [{1}], {2};";
    atomic_fetch_add_f64_system f64 reg64 "sys" ".add.f64 {0}, [{1}], {2};";
    atomic_fetch_min_u32_block u32 reg32 "cta" ".min.u32 {0}, [{1}], {2};";
    atomic_fetch_min_u32_device u32 reg32 "gpu" ".min.u32 {0}, [{1}], {2};";
    atomic_fetch_min_u32_system u32 reg32 "sys" ".min.u32 {0}, [{1}], {2};";
    atomic_fetch_min_u64_block u64 reg64 "cta" ".min.u64 {0}, [{1}], {2};";
    atomic_fetch_min_u64_device u64 reg64 "gpu" ".min.u64 {0}, [{1}], {2};";
    atomic_fetch_min_u64_system u64 reg64 "sys" ".min.u64 {0}, [{1}], {2};";
    atomic_fetch_min_i32_block i32 reg32 "cta" ".min.s32 {0}, [{1}], {2};";
    atomic_fetch_min_i32_device i32 reg32 "gpu" ".min.s32 {0}, [{1}], {2};";
    atomic_fetch_min_i32_system i32 reg32 "sys" ".min.s32 {0}, [{1}], {2};";
    atomic_fetch_min_i64_block i64 reg64 "cta" ".min.s64 {0}, [{1}], {2};";
    atomic_fetch_min_i64_device i64 reg64 "gpu" ".min.s64 {0}, [{1}], {2};";
    atomic_fetch_min_i64_system i64 reg64 "sys" ".min.s64 {0}, [{1}], {2};";
    atomic_fetch_max_u32_block u32 reg32 "cta" ".max.u32 {0}, [{1}], {2};";
    atomic_fetch_max_u32_device u32 reg32 "gpu" ".max.u32 {0}, [{1}], {2};";
    atomic_fetch_max_u32_system u32 reg32 "sys" ".max.u32 {0}, [{1}], {2};";
    atomic_fetch_max_u64_block u64 reg64 "cta" ".max.u64 {0}, [{1}], {2};";
    atomic_fetch_max_u64_device u64 reg64 "gpu" ".max.u64 {0}, [{1}], {2};";
    atomic_fetch_max_u64_system u64 reg64 "sys" ".max.u64 {0}, [{1}], {2};";
    atomic_fetch_max_i32_block i32 reg32 "cta" ".max.s32 {0}, [{1}], {2};";
    atomic_fetch_max_i32_device i32 reg32 "gpu" ".max.s32 {0}, [{1}], {2};";
    atomic_fetch_max_i32_system i32 reg32 "sys" ".max.s32 {0}, [{1}], {2};";
    atomic_fetch_max_i64_block i64 reg64 "cta" ".max.s64 {0}, [{1}], {2};";
    atomic_fetch_max_i64_device i64 reg64 "gpu" ".max.s64 {0}, [{1}], {2};";
    atomic_fetch_max_i64_system i64 reg64 "sys" ".max.s64 {0}, [{1}], {2};";
    atomic_fetch_exch_u32_block u32 reg32 "cta" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_u32_device u32 reg32 "gpu" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_u32_system u32 reg32 "sys" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_u64_block u64 reg64 "cta" ".exch.b64 {0}, [{1}], {2};";
    atomic_fetch_exch_u64_device u64 reg64 "gpu" ".exch.b64 {0}, [{1}], {2};";
    atomic_fetch_exch_u64_system u64 reg64 "sys" ".exch.b64 {0}, [{1}], {2};";
    atomic_fetch_exch_i32_block i32 reg32 "cta" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_i32_device i32 reg32 "gpu" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_i32_system i32 reg32 "sys" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_i64_block i64 reg64 "cta" ".exch.b64 {0}, [{1}], {2};";
    atomic_fetch_exch_i64_device i64 reg64 "gpu" ".exch.b64 {0}, [{1}], {2};";
    atomic_fetch_exch_i64_system i64 reg64 "sys" ".exch.b64 {0}, [{1}], {2};";
    atomic_fetch_exch_f32_block f32 reg32 "cta" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_f32_device f32 reg32 "gpu" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_f32_system f32 reg32 "sys" ".exch.b32 {0}, [{1}], {2};";
    atomic_fetch_exch_f64_block f64 reg64 "cta" ".exch.b64 {0}, [{1}], {2};";
    atomic_fetch_exch_f64_device f64 reg64 "gpu" ".exch.b64 {0}, [{1}], {2};";
    atomic_fetch_exch_f64_system f64 reg64 "sys" ".exch.b64 {0}, [{1}], {2};";
}

differences! {
    atomic_fetch_sub_u32_block atomic_fetch_add_u32_block u32 (u32::wrapping_neg);
    atomic_fetch_sub_u32_device atomic_fetch_add_u32_device u32 (u32::wrapping_neg);
    atomic_fetch_sub_u32_system atomic_fetch_add_u32_system u32 (u32::wrapping_neg);
    atomic_fetch_sub_u64_block atomic_fetch_add_u64_block u64 (u64::wrapping_neg);
    atomic_fetch_sub_u64_device atomic_fetch_add_u64_device u64 (u64::wrapping_neg);
    atomic_fetch_sub_u64_system atomic_fetch_add_u64_system u64 (u64::wrapping_neg);
    atomic_fetch_sub_i32_block atomic_fetch_add_i32_block i32 (i32::wrapping_neg);
    atomic_fetch_sub_i32_device atomic_fetch_add_i32_device i32 (i32::wrapping_neg);
    atomic_fetch_sub_i32_system atomic_fetch_add_i32_system i32 (i32::wrapping_neg);
    atomic_fetch_sub_i64_block atomic_fetch_add_i64_block i64 (i64::wrapping_neg);
    atomic_fetch_sub_i64_device atomic_fetch_add_i64_device i64 (i64::wrapping_neg);
    atomic_fetch_sub_i64_system atomic_fetch_add_i64_system i64 (i64::wrapping_neg);
    atomic_fetch_sub_f32_block atomic_fetch_add_f32_block f32 (|x: f32| -x);
    atomic_fetch_sub_f32_device atomic_fetch_add_f32_device f32 (|x: f32| -x);
    atomic_fetch_sub_f32_system atomic_fetch_add_f32_system f32 (|x: f32| -x);
    atomic_fetch_sub_f64_block atomic_fetch_add_f64_block f64 (|x: f64| -x);
    atomic_fetch_sub_f64_device atomic_fetch_add_f64_device f64 (|x: f64| -x);
    atomic_fetch_sub_f64_system atomic_fetch_add_f64_system f64 (|x: f64| -x);
}

exchanges! {
    atomic_compare_and_swap_u32_block u32 reg32 "cta" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_u32_device u32 reg32 "gpu" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_u32_system u32 reg32 "sys" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_u64_block u64 reg64 "cta" ".cas.b64 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_u64_device u64 reg64 "gpu" ".cas.b64 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_u64_system u64 reg64 "sys" ".cas.b64 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_i32_block i32 reg32 "cta" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_i32_device i32 reg32 "gpu" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_i32_system i32 reg32 "sys" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_i64_block i64 reg64 "cta" ".cas.b64 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_i64_device i64 reg64 "gpu" ".cas.b64 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_i64_system i64 reg64 "sys" ".cas.b64 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_f32_block f32 reg32 "cta" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_f32_device f32 reg32 "gpu" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_f32_system f32 reg32 "sys" ".cas.b32 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_f64_block f64 reg64 "cta" ".cas.b64 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_f64_device f64 reg64 "gpu" ".cas.b64 {0}, [{1}], {2}, {3};";
    atomic_compare_and_swap_f64_system f64 reg64 "sys" ".cas.b64 {0}, [{1}], {2}, {3};";
}
