//! Atomic floats at the three scopes of PTX.

pub mod intrinsics;
pub mod mid;

use core::cell::UnsafeCell;
use core::sync::atomic::Ordering;

macro_rules! atomic_float {
    ($name:ident, $ty:ident, $class:ident, $scope:literal, $width:literal, $bits:ident:
        $load:ident $store:ident $and:ident $or:ident $xor:ident) => {
        /// A float that several threads change.
        #[repr(transparent)]
        pub struct $name(UnsafeCell<$ty>);

        unsafe impl Sync for $name {}
        unsafe impl Send for $name {}

        impl $name {
            pub const fn new(value: $ty) -> $name {
                $name(UnsafeCell::new(value))
            }

            pub fn into_inner(self) -> $ty {
                self.0.into_inner()
            }

            pub fn as_ptr(&self) -> *mut $ty {
                self.0.get()
            }

            /// Adds and gives the value from before.
            pub fn fetch_add(&self, value: $ty, order: Ordering) -> $ty {
                let at = self.0.get() as u64;
                let out: $ty;
                unsafe {
                    match order {
                        Ordering::Relaxed => core::arch::asm!(
                            concat!("atom.relaxed.", $scope, ".add.", $width, " {0}, [{1}], {2};"),
                            out($class) out, in(reg64) at, in($class) value,
                        ),
                        Ordering::Acquire => core::arch::asm!(
                            concat!("atom.acquire.", $scope, ".add.", $width, " {0}, [{1}], {2};"),
                            out($class) out, in(reg64) at, in($class) value,
                        ),
                        Ordering::Release => core::arch::asm!(
                            concat!("atom.release.", $scope, ".add.", $width, " {0}, [{1}], {2};"),
                            out($class) out, in(reg64) at, in($class) value,
                        ),
                        Ordering::AcqRel => core::arch::asm!(
                            concat!("atom.acq_rel.", $scope, ".add.", $width, " {0}, [{1}], {2};"),
                            out($class) out, in(reg64) at, in($class) value,
                        ),
                        _ => core::arch::asm!(
                            concat!("fence.sc.", $scope, ";"),
                            concat!("atom.acquire.", $scope, ".add.", $width, " {0}, [{1}], {2};"),
                            out($class) out, in(reg64) at, in($class) value,
                        ),
                    }
                }
                out
            }

            /// Subtracts and gives the value from before.
            pub fn fetch_sub(&self, value: $ty, order: Ordering) -> $ty {
                self.fetch_add(-value, order)
            }

            pub fn load(&self, order: Ordering) -> $ty {
                unsafe { $ty::from_bits(mid::$load(self.0.get() as *mut $bits, order)) }
            }

            pub fn store(&self, value: $ty, order: Ordering) {
                unsafe { mid::$store(self.0.get() as *mut $bits, order, value.to_bits()) }
            }

            /// Of the bits; the value from before.
            pub fn fetch_and(&self, value: $ty, order: Ordering) -> $ty {
                unsafe { mid::$and(self.0.get(), order, value) }
            }

            /// Of the bits; the value from before.
            pub fn fetch_or(&self, value: $ty, order: Ordering) -> $ty {
                unsafe { mid::$or(self.0.get(), order, value) }
            }

            /// Of the bits; the value from before.
            pub fn fetch_xor(&self, value: $ty, order: Ordering) -> $ty {
                unsafe { mid::$xor(self.0.get(), order, value) }
            }
        }
    };
}

atomic_float!(AtomicF32, f32, reg32, "gpu", "f32", u32:
    atomic_load_32_device atomic_store_32_device
    atomic_fetch_and_f32_device atomic_fetch_or_f32_device atomic_fetch_xor_f32_device);
atomic_float!(AtomicF64, f64, reg64, "gpu", "f64", u64:
    atomic_load_64_device atomic_store_64_device
    atomic_fetch_and_f64_device atomic_fetch_or_f64_device atomic_fetch_xor_f64_device);
atomic_float!(BlockAtomicF32, f32, reg32, "cta", "f32", u32:
    atomic_load_32_block atomic_store_32_block
    atomic_fetch_and_f32_block atomic_fetch_or_f32_block atomic_fetch_xor_f32_block);
atomic_float!(BlockAtomicF64, f64, reg64, "cta", "f64", u64:
    atomic_load_64_block atomic_store_64_block
    atomic_fetch_and_f64_block atomic_fetch_or_f64_block atomic_fetch_xor_f64_block);
atomic_float!(SystemAtomicF32, f32, reg32, "sys", "f32", u32:
    atomic_load_32_system atomic_store_32_system
    atomic_fetch_and_f32_system atomic_fetch_or_f32_system atomic_fetch_xor_f32_system);
atomic_float!(SystemAtomicF64, f64, reg64, "sys", "f64", u64:
    atomic_load_64_system atomic_store_64_system
    atomic_fetch_and_f64_system atomic_fetch_or_f64_system atomic_fetch_xor_f64_system);
