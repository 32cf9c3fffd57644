//! Atomic types. Each method is one atomic operation of the compiler, chosen by the ordering, which is nearly always a
//! constant after inlining.

use crate::intrinsics::{self, AtomicOrdering as On};

mod boolean;
mod ints;
mod ops;
mod pointer;

pub use boolean::AtomicBool;
pub use ints::{
    AtomicI16, AtomicI32, AtomicI64, AtomicI8, AtomicIsize, AtomicU16, AtomicU32, AtomicU64,
    AtomicU8, AtomicUsize,
};
pub use pointer::AtomicPtr;

pub const ATOMIC_BOOL_INIT: AtomicBool = AtomicBool::new(false);
pub const ATOMIC_ISIZE_INIT: AtomicIsize = AtomicIsize::new(0);
pub const ATOMIC_USIZE_INIT: AtomicUsize = AtomicUsize::new(0);

use self::Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};

/// What an atomic operation orders around itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ordering {
    Relaxed,
    Release,
    Acquire,
    AcqRel,
    SeqCst,
}

#[inline]
pub fn fence(order: Ordering) {
    unsafe {
        match order {
            Acquire => intrinsics::atomic_fence::<{ On::Acquire }>(),
            Release => intrinsics::atomic_fence::<{ On::Release }>(),
            AcqRel => intrinsics::atomic_fence::<{ On::AcqRel }>(),
            SeqCst => intrinsics::atomic_fence::<{ On::SeqCst }>(),
            Relaxed => panic!("there is no such thing as a relaxed fence"),
        }
    }
}

/// Orders only what the compiler does.
#[inline]
pub fn compiler_fence(order: Ordering) {
    unsafe {
        match order {
            Acquire => intrinsics::atomic_singlethreadfence::<{ On::Acquire }>(),
            Release => intrinsics::atomic_singlethreadfence::<{ On::Release }>(),
            AcqRel => intrinsics::atomic_singlethreadfence::<{ On::AcqRel }>(),
            SeqCst => intrinsics::atomic_singlethreadfence::<{ On::SeqCst }>(),
            Relaxed => panic!("there is no such thing as a relaxed fence"),
        }
    }
}

#[inline]
pub fn spin_loop_hint() {
    crate::hint::spin_loop()
}
