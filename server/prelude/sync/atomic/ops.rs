//! From orderings to the compiler's operations, which take them as constants.

use super::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};
use crate::intrinsics::{self, AtomicOrdering as On};

#[inline]
pub(super) unsafe fn load<T: Copy>(src: *const T, order: Ordering) -> T {
    unsafe {
        match order {
            Relaxed => intrinsics::atomic_load::<T, { On::Relaxed }>(src),
            Acquire => intrinsics::atomic_load::<T, { On::Acquire }>(src),
            SeqCst => intrinsics::atomic_load::<T, { On::SeqCst }>(src),
            Release => panic!("there is no such thing as a release load"),
            AcqRel => panic!("there is no such thing as an acquire-release load"),
        }
    }
}

#[inline]
pub(super) unsafe fn store<T: Copy>(dst: *mut T, val: T, order: Ordering) {
    unsafe {
        match order {
            Relaxed => intrinsics::atomic_store::<T, { On::Relaxed }>(dst, val),
            Release => intrinsics::atomic_store::<T, { On::Release }>(dst, val),
            SeqCst => intrinsics::atomic_store::<T, { On::SeqCst }>(dst, val),
            Acquire => panic!("there is no such thing as an acquire store"),
            AcqRel => panic!("there is no such thing as an acquire-release store"),
        }
    }
}

/// Operations that read, change and write; every ordering is allowed.
macro_rules! read_modify_write {
    ($($name:ident = $intrinsic:ident;)*) => { $(
        #[inline]
        pub(super) unsafe fn $name<T: Copy>(dst: *mut T, val: T, order: Ordering) -> T {
            unsafe {
                match order {
                    Relaxed => intrinsics::$intrinsic::<T, { On::Relaxed }>(dst, val),
                    Release => intrinsics::$intrinsic::<T, { On::Release }>(dst, val),
                    Acquire => intrinsics::$intrinsic::<T, { On::Acquire }>(dst, val),
                    AcqRel => intrinsics::$intrinsic::<T, { On::AcqRel }>(dst, val),
                    SeqCst => intrinsics::$intrinsic::<T, { On::SeqCst }>(dst, val),
                }
            }
        }
    )* };
}

read_modify_write! {
    swap = atomic_xchg;
    add = atomic_xadd;
    sub = atomic_xsub;
    and = atomic_and;
    nand = atomic_nand;
    or = atomic_or;
    xor = atomic_xor;
    max = atomic_max;
    min = atomic_min;
    umax = atomic_umax;
    umin = atomic_umin;
}

/// Comparing and exchanging: one ordering for success, one for failure, which writes nothing.
macro_rules! compare_exchange {
    ($($name:ident = $intrinsic:ident;)*) => { $(
        #[inline]
        pub(super) unsafe fn $name<T: Copy>(
            dst: *mut T,
            old: T,
            new: T,
            success: Ordering,
            failure: Ordering,
        ) -> Result<T, T> {
            let (value, done) = unsafe {
                match (success, failure) {
                    (Relaxed, Relaxed) => intrinsics::$intrinsic::<T, { On::Relaxed }, { On::Relaxed }>(dst, old, new),
                    (Relaxed, Acquire) => intrinsics::$intrinsic::<T, { On::Relaxed }, { On::Acquire }>(dst, old, new),
                    (Relaxed, SeqCst) => intrinsics::$intrinsic::<T, { On::Relaxed }, { On::SeqCst }>(dst, old, new),
                    (Release, Relaxed) => intrinsics::$intrinsic::<T, { On::Release }, { On::Relaxed }>(dst, old, new),
                    (Release, Acquire) => intrinsics::$intrinsic::<T, { On::Release }, { On::Acquire }>(dst, old, new),
                    (Release, SeqCst) => intrinsics::$intrinsic::<T, { On::Release }, { On::SeqCst }>(dst, old, new),
                    (Acquire, Relaxed) => intrinsics::$intrinsic::<T, { On::Acquire }, { On::Relaxed }>(dst, old, new),
                    (Acquire, Acquire) => intrinsics::$intrinsic::<T, { On::Acquire }, { On::Acquire }>(dst, old, new),
                    (Acquire, SeqCst) => intrinsics::$intrinsic::<T, { On::Acquire }, { On::SeqCst }>(dst, old, new),
                    (AcqRel, Relaxed) => intrinsics::$intrinsic::<T, { On::AcqRel }, { On::Relaxed }>(dst, old, new),
                    (AcqRel, Acquire) => intrinsics::$intrinsic::<T, { On::AcqRel }, { On::Acquire }>(dst, old, new),
                    (AcqRel, SeqCst) => intrinsics::$intrinsic::<T, { On::AcqRel }, { On::SeqCst }>(dst, old, new),
                    (SeqCst, Relaxed) => intrinsics::$intrinsic::<T, { On::SeqCst }, { On::Relaxed }>(dst, old, new),
                    (SeqCst, Acquire) => intrinsics::$intrinsic::<T, { On::SeqCst }, { On::Acquire }>(dst, old, new),
                    (SeqCst, SeqCst) => intrinsics::$intrinsic::<T, { On::SeqCst }, { On::SeqCst }>(dst, old, new),
                    (_, AcqRel) => {
                        panic!("there is no such thing as an acquire-release failure ordering")
                    }
                    (_, Release) => panic!("there is no such thing as a release failure ordering"),
                }
            };
            if done { Ok(value) } else { Err(value) }
        }
    )* };
}

compare_exchange! {
    compare_exchange = atomic_cxchg;
    compare_exchange_weak = atomic_cxchgweak;
}

/// The ordering of the read when a combined operation fails.
#[inline]
pub(super) const fn failure_ordering(order: Ordering) -> Ordering {
    match order {
        Relaxed | Release => Relaxed,
        Acquire | AcqRel => Acquire,
        SeqCst => SeqCst,
    }
}
