//! Atomics whose type names the scope: block (`.cta`), device (`.gpu`) or system (`.sys`).

use core::cell::UnsafeCell;

/// Memory orderings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum AtomicOrdering {
    Relaxed = 0,
    Acquire = 1,
    Release = 2,
    AcqRel = 3,
    SeqCst = 4,
}

/// One read-modify-write of PTX at each ordering.
macro_rules! rmw {
    ($order:expr, $scope:literal, $op:literal, $type:literal, $class:ident, $at:expr, $value:expr, $out:ident) => {
        match $order {
            AtomicOrdering::Relaxed => core::arch::asm!(
                concat!("atom.relaxed.", $scope, ".", $op, ".", $type, " {0}, [{1}], {2};"),
                out($class) $out, in(reg64) $at, in($class) $value,
            ),
            AtomicOrdering::Acquire => core::arch::asm!(
                concat!("atom.acquire.", $scope, ".", $op, ".", $type, " {0}, [{1}], {2};"),
                out($class) $out, in(reg64) $at, in($class) $value,
            ),
            AtomicOrdering::Release => core::arch::asm!(
                concat!("atom.release.", $scope, ".", $op, ".", $type, " {0}, [{1}], {2};"),
                out($class) $out, in(reg64) $at, in($class) $value,
            ),
            AtomicOrdering::AcqRel => core::arch::asm!(
                concat!("atom.acq_rel.", $scope, ".", $op, ".", $type, " {0}, [{1}], {2};"),
                out($class) $out, in(reg64) $at, in($class) $value,
            ),
            AtomicOrdering::SeqCst => core::arch::asm!(
                concat!("fence.sc.", $scope, ";"),
                concat!("atom.acquire.", $scope, ".", $op, ".", $type, " {0}, [{1}], {2};"),
                out($class) $out, in(reg64) $at, in($class) $value,
            ),
        }
    };
}

macro_rules! common {
    ($name:ident, $ty:ident, $class:ident, $scope:literal, $bits:literal, $add:literal) => {
        memory!($name, $ty, $class, $scope, $bits, $add);

        impl $name {
            pub fn swap(&self, value: $ty, order: AtomicOrdering) -> $ty {
                let out: $ty;
                unsafe { rmw!(order, $scope, "exch", $bits, $class, self.at(), value, out) }
                out
            }
        }
    };
}

macro_rules! memory {
    ($name:ident, $ty:ident, $class:ident, $scope:literal, $bits:literal, $add:literal) => {
        /// A number that several threads change.
        #[repr(transparent)]
        pub struct $name {
            inner: UnsafeCell<$ty>,
        }

        unsafe impl Sync for $name {}

        impl $name {
            pub const fn new(value: $ty) -> Self {
                $name { inner: UnsafeCell::new(value) }
            }

            /// # Safety
            /// The pointer is aligned and valid, and accesses through others are atomic too.
            #[inline(always)]
            pub const unsafe fn from_ptr<'a>(ptr: *mut $ty) -> &'a Self {
                unsafe { &*(ptr as *const Self) }
            }

            #[inline(always)]
            fn at(&self) -> u64 {
                self.inner.get() as u64
            }

            pub fn load(&self, order: AtomicOrdering) -> $ty {
                let out: $ty;
                unsafe {
                    match order {
                        AtomicOrdering::Relaxed => core::arch::asm!(
                            concat!("ld.relaxed.", $scope, ".", $bits, " {0}, [{1}];"),
                            out($class) out, in(reg64) self.at(),
                        ),
                        AtomicOrdering::Acquire => core::arch::asm!(
                            concat!("ld.acquire.", $scope, ".", $bits, " {0}, [{1}];"),
                            out($class) out, in(reg64) self.at(),
                        ),
                        _ => core::arch::asm!(
                            concat!("fence.sc.", $scope, ";"),
                            concat!("ld.acquire.", $scope, ".", $bits, " {0}, [{1}];"),
                            out($class) out, in(reg64) self.at(),
                        ),
                    }
                }
                out
            }

            pub fn store(&self, value: $ty, order: AtomicOrdering) {
                unsafe {
                    match order {
                        AtomicOrdering::Relaxed => core::arch::asm!(
                            concat!("st.relaxed.", $scope, ".", $bits, " [{0}], {1};"),
                            in(reg64) self.at(), in($class) value,
                        ),
                        AtomicOrdering::Release => core::arch::asm!(
                            concat!("st.release.", $scope, ".", $bits, " [{0}], {1};"),
                            in(reg64) self.at(), in($class) value,
                        ),
                        _ => core::arch::asm!(
                            concat!("fence.sc.", $scope, ";"),
                            concat!("st.release.", $scope, ".", $bits, " [{0}], {1};"),
                            in(reg64) self.at(), in($class) value,
                        ),
                    }
                }
            }

            pub fn fetch_add(&self, value: $ty, order: AtomicOrdering) -> $ty {
                let out: $ty;
                unsafe { rmw!(order, $scope, "add", $add, $class, self.at(), value, out) }
                out
            }
        }
    };
}

macro_rules! integer {
    ($name:ident, $ty:ident, $class:ident, $scope:literal, $bits:literal, $number:literal, $add:literal) => {
        common!($name, $ty, $class, $scope, $bits, $add);

        impl $name {
            pub fn fetch_sub(&self, value: $ty, order: AtomicOrdering) -> $ty {
                self.fetch_add(value.wrapping_neg(), order)
            }

            pub fn fetch_and(&self, value: $ty, order: AtomicOrdering) -> $ty {
                let out: $ty;
                unsafe { rmw!(order, $scope, "and", $bits, $class, self.at(), value, out) }
                out
            }

            pub fn fetch_or(&self, value: $ty, order: AtomicOrdering) -> $ty {
                let out: $ty;
                unsafe { rmw!(order, $scope, "or", $bits, $class, self.at(), value, out) }
                out
            }

            pub fn fetch_xor(&self, value: $ty, order: AtomicOrdering) -> $ty {
                let out: $ty;
                unsafe { rmw!(order, $scope, "xor", $bits, $class, self.at(), value, out) }
                out
            }

            pub fn fetch_min(&self, value: $ty, order: AtomicOrdering) -> $ty {
                let out: $ty;
                unsafe { rmw!(order, $scope, "min", $number, $class, self.at(), value, out) }
                out
            }

            pub fn fetch_max(&self, value: $ty, order: AtomicOrdering) -> $ty {
                let out: $ty;
                unsafe { rmw!(order, $scope, "max", $number, $class, self.at(), value, out) }
                out
            }

            /// Writes `new` where `current` stands; the value from before either way.
            pub fn compare_exchange(
                &self,
                current: $ty,
                new: $ty,
                success: AtomicOrdering,
                failure: AtomicOrdering,
            ) -> Result<$ty, $ty> {
                let old = self.compare_exchange_raw(current, new, success, failure);
                if old == current { Ok(old) } else { Err(old) }
            }

            /// The same without a word on whether it was written.
            pub fn compare_exchange_raw(
                &self,
                current: $ty,
                new: $ty,
                success: AtomicOrdering,
                _failure: AtomicOrdering,
            ) -> $ty {
                let old: $ty;
                unsafe {
                    match success {
                        AtomicOrdering::Relaxed => core::arch::asm!(
                            concat!("atom.relaxed.", $scope, ".cas.", $bits, " {0}, [{1}], {2}, {3};"),
                            out($class) old, in(reg64) self.at(), in($class) current, in($class) new,
                        ),
                        AtomicOrdering::Acquire => core::arch::asm!(
                            concat!("atom.acquire.", $scope, ".cas.", $bits, " {0}, [{1}], {2}, {3};"),
                            out($class) old, in(reg64) self.at(), in($class) current, in($class) new,
                        ),
                        AtomicOrdering::Release => core::arch::asm!(
                            concat!("atom.release.", $scope, ".cas.", $bits, " {0}, [{1}], {2}, {3};"),
                            out($class) old, in(reg64) self.at(), in($class) current, in($class) new,
                        ),
                        AtomicOrdering::AcqRel => core::arch::asm!(
                            concat!("atom.acq_rel.", $scope, ".cas.", $bits, " {0}, [{1}], {2}, {3};"),
                            out($class) old, in(reg64) self.at(), in($class) current, in($class) new,
                        ),
                        AtomicOrdering::SeqCst => core::arch::asm!(
                            concat!("fence.sc.", $scope, ";"),
                            concat!("atom.acquire.", $scope, ".cas.", $bits, " {0}, [{1}], {2}, {3};"),
                            out($class) old, in(reg64) self.at(), in($class) current, in($class) new,
                        ),
                    }
                }
                old
            }
        }
    };
}

macro_rules! float {
    ($name:ident, $ty:ident, $class:ident, $scope:literal, $bits:literal, $add:literal) => {
        common!($name, $ty, $class, $scope, $bits, $add);

        impl $name {
            pub fn fetch_sub(&self, value: $ty, order: AtomicOrdering) -> $ty {
                self.fetch_add(-value, order)
            }
        }
    };
}

/// `atom.add.noftz.f16`; there is no exchange of 16 bits, so a swap compares until nobody was faster.
macro_rules! half {
    ($name:ident, $scope:literal) => {
        memory!($name, f16, reg16, $scope, "b16", "noftz.f16");

        impl $name {
            pub fn fetch_sub(&self, value: f16, order: AtomicOrdering) -> f16 {
                self.fetch_add(-value, order)
            }

            pub fn swap(&self, value: f16, order: AtomicOrdering) -> f16 {
                unsafe {
                    if let AtomicOrdering::SeqCst = order {
                        core::arch::asm!(concat!("fence.sc.", $scope, ";"))
                    }
                    let mut seen = self.load(AtomicOrdering::Relaxed).to_bits();
                    loop {
                        let old: u16;
                        match order {
                            AtomicOrdering::Relaxed => core::arch::asm!(
                                concat!("atom.relaxed.", $scope, ".cas.b16 {0}, [{1}], {2}, {3};"),
                                out(reg16) old, in(reg64) self.at(), in(reg16) seen, in(reg16) value.to_bits(),
                            ),
                            AtomicOrdering::Release => core::arch::asm!(
                                concat!("atom.release.", $scope, ".cas.b16 {0}, [{1}], {2}, {3};"),
                                out(reg16) old, in(reg64) self.at(), in(reg16) seen, in(reg16) value.to_bits(),
                            ),
                            AtomicOrdering::AcqRel => core::arch::asm!(
                                concat!("atom.acq_rel.", $scope, ".cas.b16 {0}, [{1}], {2}, {3};"),
                                out(reg16) old, in(reg64) self.at(), in(reg16) seen, in(reg16) value.to_bits(),
                            ),
                            AtomicOrdering::Acquire | AtomicOrdering::SeqCst => core::arch::asm!(
                                concat!("atom.acquire.", $scope, ".cas.b16 {0}, [{1}], {2}, {3};"),
                                out(reg16) old, in(reg64) self.at(), in(reg16) seen, in(reg16) value.to_bits(),
                            ),
                        }
                        if old == seen {
                            return f16::from_bits(old);
                        }
                        seen = old;
                    }
                }
            }
        }
    };
}

half!(DeviceAtomicF16, "gpu");
half!(BlockAtomicF16, "cta");
half!(SystemAtomicF16, "sys");

macro_rules! packed {
    ($($(#[$doc:meta])* $name:ident = $format:literal;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// The address is aligned, in global memory, and reached by atomics only.
        #[inline(always)]
        pub unsafe fn $name(addr: *mut u32, val: u32) -> u32 {
            let old: u32;
            unsafe {
                core::arch::asm!(
                    concat!("atom.global.add.noftz.", $format, " {0}, [{1}], {2};"),
                    out(reg32) old, in(reg64) crate::ptx::global_address(addr), in(reg32) val,
                );
            }
            old
        }
    )* };
}

packed! {
    /// Adds two halves, each atomically; both old values.
    atom_add_f16x2 = "f16x2";
    /// The same in bfloat16 (sm_90).
    atom_add_bf16x2 = "bf16x2";
}

macro_rules! scope {
    ($scope:literal: $u32:ident $i32:ident $u64:ident $i64:ident $f32:ident $f64:ident) => {
        integer!($u32, u32, reg32, $scope, "b32", "u32", "u32");
        integer!($i32, i32, reg32, $scope, "b32", "s32", "s32");
        integer!($u64, u64, reg64, $scope, "b64", "u64", "u64");
        integer!($i64, i64, reg64, $scope, "b64", "s64", "u64");
        float!($f32, f32, reg32, $scope, "b32", "f32");
        float!($f64, f64, reg64, $scope, "b64", "f64");
    };
}

scope!("gpu": DeviceAtomicU32 DeviceAtomicI32 DeviceAtomicU64 DeviceAtomicI64 DeviceAtomicF32 DeviceAtomicF64);
scope!("cta": BlockAtomicU32 BlockAtomicI32 BlockAtomicU64 BlockAtomicI64 BlockAtomicF32 BlockAtomicF64);
scope!("sys": SystemAtomicU32 SystemAtomicI32 SystemAtomicU64 SystemAtomicI64 SystemAtomicF32 SystemAtomicF64);
