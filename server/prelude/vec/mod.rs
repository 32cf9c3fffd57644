//! `Vec`: a growing row of values.

mod drain;
mod edit;
mod into_iter;
mod traits;

pub use drain::{Drain, ExtractIf, Splice};
pub use into_iter::IntoIter;

use crate::alloc::{Layout, alloc, give_back, handle_alloc_error, realloc, take};
use crate::boxed::Box;
use crate::collections::{TryReserveError, TryReserveErrorKind};
use crate::marker::PhantomData;
use crate::mem::{ManuallyDrop, MaybeUninit};
use crate::ptr::{self, NonNull, drop_in_place, slice_from_raw_parts_mut};
use crate::slice;

pub fn from_elem<T: Clone>(value: T, count: usize) -> Vec<T> {
    let mut all = Vec::with_capacity(count);
    all.resize(count, value);
    all
}

pub struct Vec<T> {
    start: NonNull<T>,
    room: usize,
    len: usize,
    own: PhantomData<T>,
}

unsafe impl<T: Send> Send for Vec<T> {}
unsafe impl<T: Sync> Sync for Vec<T> {}

impl<T> Vec<T> {
    pub const fn new() -> Self {
        let room = if size_of::<T>() == 0 { usize::MAX } else { 0 };
        Vec { start: NonNull::dangling(), room, len: 0, own: PhantomData }
    }
    pub fn with_capacity(room: usize) -> Self {
        let mut all = Vec::new();
        if room > all.room {
            all.set_room(room);
        }
        all
    }
    /// The array's values, whose type may follow from that of the `Vec`.
    pub fn of<const N: usize>(values: [T; N]) -> Self {
        let values = ManuallyDrop::new(values);
        let mut all = Vec::with_capacity(N);
        unsafe { ptr::copy_nonoverlapping(values.as_ptr(), all.as_mut_ptr(), N) };
        all.len = N;
        all
    }
    pub const unsafe fn from_raw_parts(start: *mut T, len: usize, room: usize) -> Self {
        Vec { start: unsafe { NonNull::new_unchecked(start) }, room, len, own: PhantomData }
    }
    pub const fn len(&self) -> usize {
        self.len
    }
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
    pub const fn capacity(&self) -> usize {
        self.room
    }
    pub const fn as_ptr(&self) -> *const T {
        self.start.as_ptr()
    }
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.start.as_ptr()
    }
    pub fn as_slice(&self) -> &[T] {
        self
    }
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self
    }
    /// Pointer, length and capacity, which `from_raw_parts` makes a `Vec` of again.
    pub fn into_raw_parts(self) -> (*mut T, usize, usize) {
        let mut this = ManuallyDrop::new(self);
        (this.as_mut_ptr(), this.len, this.room)
    }
    #[checked_by(for_set_len)]
    pub unsafe fn set_len(&mut self, len: usize) {
        self.len = len;
    }
    pub fn reserve(&mut self, more: usize) {
        let wanted = self.len.checked_add(more).expect("capacity overflow");
        if wanted > self.room {
            self.set_room(grown_room::<T>(self.room, wanted));
        }
    }
    pub fn reserve_exact(&mut self, more: usize) {
        let wanted = self.len.checked_add(more).expect("capacity overflow");
        if wanted > self.room {
            self.set_room(wanted);
        }
    }
    pub fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        let wanted = try_room::<T>(self.len, more)?;
        if wanted <= self.room { Ok(()) } else { self.try_set_room(grown_room::<T>(self.room, wanted)) }
    }
    pub fn try_reserve_exact(&mut self, more: usize) -> Result<(), TryReserveError> {
        let wanted = try_room::<T>(self.len, more)?;
        if wanted <= self.room { Ok(()) } else { self.try_set_room(wanted) }
    }
    pub fn try_with_capacity(room: usize) -> Result<Self, TryReserveError> {
        let mut all = Vec::new();
        all.try_reserve_exact(room)?;
        Ok(all)
    }
    pub fn shrink_to_fit(&mut self) {
        self.shrink_to(0);
    }
    pub fn shrink_to(&mut self, least: usize) {
        let room = self.len.max(least);
        if size_of::<T>() > 0 && room < self.room {
            self.set_room(room);
        }
    }
    /// Moves the values to memory for `room` of them.
    fn set_room(&mut self, room: usize) {
        match self.try_set_room(room).map_err(|error| error.kind()) {
            Ok(()) => {}
            Err(TryReserveErrorKind::CapacityOverflow) => panic!("capacity overflow"),
            Err(TryReserveErrorKind::AllocError { layout, .. }) => handle_alloc_error(layout),
        }
    }
    fn try_set_room(&mut self, room: usize) -> Result<(), TryReserveError> {
        let Ok(layout) = Layout::array::<T>(room) else {
            return Err(TryReserveErrorKind::CapacityOverflow.into());
        };
        if layout.size() == 0 {
            self.give_back();
            self.start = NonNull::dangling();
        } else {
            let raw = if self.room == 0 {
                unsafe { alloc(layout) }
            } else {
                let old = size_of::<T>() * self.room;
                unsafe {
                    let old = Layout::from_size_align_unchecked(old, align_of::<T>());
                    realloc(self.start.as_ptr().cast(), old, layout.size())
                }
            };
            match NonNull::new(raw) {
                Some(place) => self.start = place.cast(),
                None => return Err(TryReserveErrorKind::AllocError { layout, non_exhaustive: () }.into()),
            }
        }
        self.room = room;
        Ok(())
    }
    fn give_back(&self) {
        if size_of::<T>() > 0 && self.room > 0 {
            let size = size_of::<T>() * self.room;
            unsafe { give_back(self.start.cast(), Layout::from_size_align_unchecked(size, align_of::<T>())) }
        }
    }
    pub fn push(&mut self, value: T) {
        self.reserve(1);
        unsafe { self.start.add(self.len).write(value) };
        self.len += 1;
    }
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(unsafe { self.start.add(self.len).read() })
    }
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len {
            return;
        }
        let rest = self.len - len;
        self.len = len;
        unsafe { drop_in_place(slice_from_raw_parts_mut(self.start.add(len).as_ptr(), rest)) }
    }
    pub fn clear(&mut self) {
        self.truncate(0);
    }
    pub fn spare_capacity_mut(&mut self) -> &mut [MaybeUninit<T>] {
        unsafe { slice::from_raw_parts_mut(self.start.as_ptr().add(self.len).cast(), self.room - self.len) }
    }
    pub fn into_boxed_slice(self) -> Box<[T]> {
        let mut this = self;
        this.shrink_to_fit();
        unsafe { Box::from_raw(Vec::leak(this)) }
    }
    pub fn leak<'a>(self) -> &'a mut [T]
    where
        T: 'a,
    {
        let this = ManuallyDrop::new(self);
        unsafe { slice::from_raw_parts_mut(this.start.as_ptr(), this.len) }
    }
}

/// The room for at least `wanted` values of who has `room` and needs more: twice as much, and not too little.
pub(crate) fn grown_room<T>(room: usize, wanted: usize) -> usize {
    let least = if size_of::<T>() == 1 {
        8
    } else if size_of::<T>() <= 1024 {
        4
    } else {
        1
    };
    wanted.max(room * 2).max(least)
}

/// The room that so many values more need, unless no memory can have it.
pub(crate) fn try_room<T>(len: usize, more: usize) -> Result<usize, TryReserveError> {
    match len.checked_add(more) {
        Some(wanted) if Layout::array::<T>(wanted).is_ok() => Ok(wanted),
        _ => Err(TryReserveErrorKind::CapacityOverflow.into()),
    }
}
