//! Atomic floats at the three scopes of PTX.

pub mod intrinsics;
pub mod mid;

use core::cell::UnsafeCell;
use core::sync::atomic::Ordering;

macro_rules! atomic_float {
    ($name:ident, $ty:ident, $class:ident, $scope:literal, $width:literal) => {
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
        }
    };
}

atomic_float!(AtomicF32, f32, reg32, "gpu", "f32");
atomic_float!(AtomicF64, f64, reg64, "gpu", "f64");
atomic_float!(BlockAtomicF32, f32, reg32, "cta", "f32");
atomic_float!(BlockAtomicF64, f64, reg64, "cta", "f64");
atomic_float!(SystemAtomicF32, f32, reg32, "sys", "f32");
atomic_float!(SystemAtomicF64, f64, reg64, "sys", "f64");
