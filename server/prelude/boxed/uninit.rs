//! Boxes whose value comes later.

use super::Box;
use crate::alloc::{Layout, alloc, alloc_zeroed, handle_alloc_error};
use crate::mem::MaybeUninit;
use crate::ptr::{NonNull, slice_from_raw_parts_mut};
use crate::vec::Vec;

/// There is no memory left.
#[derive(Copy, Clone, Default, PartialEq, Eq, Debug)]
pub struct AllocError;

/// Memory that holds nothing, or zeros.
fn block(layout: Layout, zeroed: bool) -> Result<NonNull<u8>, AllocError> {
    if layout.size() == 0 {
        return Ok(layout.dangling_ptr());
    }
    let raw = unsafe { if zeroed { alloc_zeroed(layout) } else { alloc(layout) } };
    NonNull::new(raw).ok_or(AllocError)
}

impl<T> Box<T> {
    pub fn new_uninit() -> Box<MaybeUninit<T>> {
        let layout = Layout::new::<T>();
        block(layout, false).map_or_else(
            |_| handle_alloc_error(layout),
            |place| unsafe { Box::from_raw(place.as_ptr().cast()) },
        )
    }
    pub fn new_zeroed() -> Box<MaybeUninit<T>> {
        let layout = Layout::new::<T>();
        block(layout, true).map_or_else(
            |_| handle_alloc_error(layout),
            |place| unsafe { Box::from_raw(place.as_ptr().cast()) },
        )
    }
    pub fn try_new(value: T) -> Result<Self, AllocError> {
        let place = block(Layout::new::<T>(), false)?.cast::<T>();
        unsafe {
            place.write(value);
            Ok(Box::from_raw(place.as_ptr()))
        }
    }
    pub fn try_new_uninit() -> Result<Box<MaybeUninit<T>>, AllocError> {
        let place = block(Layout::new::<T>(), false)?;
        Ok(unsafe { Box::from_raw(place.as_ptr().cast()) })
    }
}
impl<T> Box<[T]> {
    pub fn new_uninit_slice(len: usize) -> Box<[MaybeUninit<T>]> {
        let mut all = Vec::with_capacity(len);
        unsafe { all.set_len(len) };
        all.into_boxed_slice()
    }
    pub fn new_zeroed_slice(len: usize) -> Box<[MaybeUninit<T>]> {
        let layout = Layout::array::<T>(len).expect("capacity overflow");
        block(layout, true).map_or_else(
            |_| handle_alloc_error(layout),
            |place| unsafe { Box::from_raw(slice_from_raw_parts_mut(place.as_ptr().cast(), len)) },
        )
    }
    pub fn into_array<const N: usize>(self) -> Result<Box<[T; N]>, Self> {
        if self.len() == N { Ok(unsafe { Box::from_raw(Box::into_raw(self) as *mut [T; N]) }) } else { Err(self) }
    }
}
impl<T> Box<MaybeUninit<T>> {
    pub unsafe fn assume_init(self) -> Box<T> {
        unsafe { Box::from_raw(Box::into_raw(self) as *mut T) }
    }
    pub fn write(mut boxed: Self, value: T) -> Box<T> {
        (*boxed).write(value);
        unsafe { boxed.assume_init() }
    }
}
impl<T> Box<[MaybeUninit<T>]> {
    pub unsafe fn assume_init(self) -> Box<[T]> {
        unsafe { Box::from_raw(Box::into_raw(self) as *mut [T]) }
    }
}
