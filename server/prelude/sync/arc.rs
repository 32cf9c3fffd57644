//! `Arc`: as `Rc`, with counts that threads may change at the same time.

use crate::alloc::{Layout, give_back, take};
use crate::sync::atomic::{AtomicUsize, Ordering as MemoryOrdering};

counted! { Arc Weak Counts: AtomicUsize, AtomicUsize::new, |count| count.load(MemoryOrdering::Acquire), |count, by|
    count.fetch_add(by, MemoryOrdering::AcqRel)
}
unsafe impl<T: ?Sized + Sync + Send> Send for Arc<T> {}
unsafe impl<T: ?Sized + Sync + Send> Sync for Arc<T> {}
unsafe impl<T: ?Sized + Sync + Send> Send for Weak<T> {}
unsafe impl<T: ?Sized + Sync + Send> Sync for Weak<T> {}

impl Arc<dyn crate::any::Any + Send + Sync> {
    pub fn downcast<T: crate::any::Any + Send + Sync>(self) -> Result<Arc<T>, Self> {
        if (*self).is::<T>() { Ok(unsafe { Arc::from_raw(Arc::into_raw(self) as *const T) }) } else { Err(self) }
    }
}
