//! `Rc`: a value with counts of its owners and of those that only watch it.

use crate::alloc::{Layout, give_back, take};
use crate::cell::Cell;

counted! { Rc Weak Counts: Cell<usize>, Cell::new, |count| count.get(), |count, by| {
    let old = count.get();
    count.set(old.wrapping_add(by));
    old
} }

impl Rc<dyn crate::any::Any> {
    pub fn downcast<T: crate::any::Any>(self) -> Result<Rc<T>, Self> {
        if (*self).is::<T>() { Ok(unsafe { Rc::from_raw(Rc::into_raw(self) as *const T) }) } else { Err(self) }
    }
}
