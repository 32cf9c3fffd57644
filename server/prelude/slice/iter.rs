//! Iterators over slices.

use super::far;
use super::splits::{parts_of, some_of};
use crate::intrinsics::warplens_feeds_compiler;
use crate::hint::assert_unchecked;
use crate::marker::PhantomData;
use crate::num::NonZero;
use crate::slice::{from_raw_parts, from_raw_parts_mut};

/// A position and how many elements are left, which is cheaper to unroll than two pointers. Where another compiler takes
/// the code, the address of the end in place of the number, as upstream has it.
pub struct Iter<'a, T> {
    pub(super) ptr: *const T,
    pub(super) end_or_len: *const T,
    pub(super) marker: PhantomData<&'a T>,
}
pub struct IterMut<'a, T> {
    pub(super) ptr: *mut T,
    pub(super) end_or_len: *mut T,
    pub(super) marker: PhantomData<&'a mut T>,
}

/// Whether an iterator over `T` holds how many elements are left. No function: the two forms are to be seen as one each.
macro_rules! is_counted {
    () => {
        size_of::<T>() == 0 || !warplens_feeds_compiler()
    };
}

impl<'a, T> Iter<'a, T> {
    #[inline]
    pub(super) fn new(slice: &'a [T]) -> Self {
        let ptr = slice.as_ptr();
        let n = slice.len();
        let end_or_len = if is_counted!() { n as *const T } else { unsafe { ptr.add(n) } };
        Iter { ptr, end_or_len, marker: PhantomData }
    }
    pub fn as_slice(&self) -> &'a [T] {
        unsafe { from_raw_parts(self.ptr, self.left()) }
    }
}
impl<'a, T> Clone for Iter<'a, T> {
    fn clone(&self) -> Self {
        Iter { ptr: self.ptr, end_or_len: self.end_or_len, marker: PhantomData }
    }
}
impl<'a, T> IterMut<'a, T> {
    #[inline]
    pub(super) fn new(slice: &'a mut [T]) -> Self {
        let n = slice.len();
        let ptr = slice.as_mut_ptr();
        let end_or_len = if is_counted!() { n as *mut T } else { unsafe { ptr.add(n) } };
        IterMut { ptr, end_or_len, marker: PhantomData }
    }
    pub fn into_slice(self) -> &'a mut [T] {
        unsafe { from_raw_parts_mut(self.ptr, self.left()) }
    }
    pub fn as_slice(&self) -> &[T] {
        unsafe { from_raw_parts(self.ptr, self.left()) }
    }
}

macro_rules! element_iterator {
    ($Iter:ident, $Item:ty, $P:ty, $p:ident => $borrow:expr) => {
        impl<'a, T> $Iter<'a, T> {
            #[inline]
            pub(super) fn left(&self) -> usize {
                if is_counted!() {
                    self.end_or_len as usize
                } else {
                    unsafe { self.end_or_len.offset_from_unsigned(self.ptr) }
                }
            }
            /// Where an element lies, of those that are left.
            #[inline]
            pub(crate) unsafe fn place(&self, i: usize) -> $P {
                unsafe { self.ptr.add(i) }
            }
        }
        impl<'a, T> Iterator for $Iter<'a, T> {
            type Item = $Item;
            #[inline]
            fn next(&mut self) -> Option<$Item> {
                let $p = self.ptr;
                if is_counted!() {
                    let left = self.end_or_len as usize;
                    if left == 0 {
                        return None;
                    }
                    self.end_or_len = (left - 1) as $P;
                } else if $p == self.end_or_len {
                    return None;
                }
                unsafe {
                    self.ptr = $p.add(1);
                    Some($borrow)
                }
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let n = self.left();
                (n, Some(n))
            }
            #[inline]
            fn count(self) -> usize {
                self.left()
            }
            #[inline]
            fn nth(&mut self, n: usize) -> Option<$Item> {
                let left = self.left();
                if n >= left {
                    if is_counted!() {
                        unsafe { self.ptr = self.ptr.add(left) };
                        self.end_or_len = 0 as $P;
                    } else {
                        self.ptr = self.end_or_len;
                    }
                    return None;
                }
                if is_counted!() {
                    self.end_or_len = (left - (n + 1)) as $P;
                }
                unsafe {
                    let $p = self.ptr.add(n);
                    self.ptr = $p.add(1);
                    Some($borrow)
                }
            }
            #[inline]
            fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
                let left = self.left();
                let by = if left < n { left } else { n };
                unsafe { self.ptr = self.ptr.add(by) };
                if is_counted!() {
                    self.end_or_len = (left - by) as $P;
                }
                NonZero::new(n - by).map_or(Ok(()), Err)
            }
            #[inline]
            fn last(mut self) -> Option<$Item> {
                self.next_back()
            }
            #[inline]
            fn for_each<F: FnMut($Item)>(mut self, mut f: F) {
                while let Some(x) = self.next() {
                    f(x);
                }
            }
            #[inline]
            fn all<F: FnMut($Item) -> bool>(&mut self, mut f: F) -> bool {
                while let Some(x) = self.next() {
                    if !f(x) {
                        return false;
                    }
                }
                true
            }
            #[inline]
            fn any<F: FnMut($Item) -> bool>(&mut self, mut f: F) -> bool {
                while let Some(x) = self.next() {
                    if f(x) {
                        return true;
                    }
                }
                false
            }
            #[inline]
            fn find<P: FnMut(&$Item) -> bool>(&mut self, mut predicate: P) -> Option<$Item> {
                while let Some(x) = self.next() {
                    if predicate(&x) {
                        return Some(x);
                    }
                }
                None
            }
            #[inline]
            fn find_map<B, F: FnMut($Item) -> Option<B>>(&mut self, mut f: F) -> Option<B> {
                while let Some(x) = self.next() {
                    if let Some(y) = f(x) {
                        return Some(y);
                    }
                }
                None
            }
            #[inline]
            fn position<P: FnMut($Item) -> bool>(&mut self, mut predicate: P) -> Option<usize> {
                let n = self.left();
                let mut i = 0;
                while let Some(x) = self.next() {
                    if predicate(x) {
                        unsafe { assert_unchecked(i < n) };
                        return Some(i);
                    }
                    i += 1;
                }
                None
            }
            #[inline]
            fn rposition<P: FnMut($Item) -> bool>(&mut self, mut predicate: P) -> Option<usize> {
                let n = self.left();
                let mut i = n;
                while let Some(x) = self.next_back() {
                    i -= 1;
                    if predicate(x) {
                        unsafe { assert_unchecked(i < n) };
                        return Some(i);
                    }
                }
                None
            }
            /// Counts, as upstream does, so that several elements may be taken in one round.
            #[inline]
            fn fold<B, F: FnMut(B, $Item) -> B>(self, init: B, mut f: F) -> B {
                let mut acc = init;
                let n = self.left();
                let mut i = 0;
                // Where another compiler takes the code, the loop has its test at the end, as upstream has it.
                if is_counted!() {
                    while i < n {
                        unsafe {
                            let $p = self.ptr.add(i);
                            acc = f(acc, $borrow);
                        }
                        i += 1;
                    }
                } else if n > 0 {
                    loop {
                        unsafe {
                            let $p = self.ptr.add(i);
                            acc = f(acc, $borrow);
                            i = i.unchecked_add(1);
                        }
                        if i == n {
                            break;
                        }
                    }
                }
                acc
            }
        }
        impl<'a, T> DoubleEndedIterator for $Iter<'a, T> {
            #[inline]
            fn next_back(&mut self) -> Option<$Item> {
                if is_counted!() {
                    let left = self.end_or_len as usize;
                    if left == 0 {
                        return None;
                    }
                    self.end_or_len = (left - 1) as $P;
                    unsafe {
                        let $p = self.ptr.add(left - 1);
                        Some($borrow)
                    }
                } else if self.ptr == self.end_or_len {
                    None
                } else {
                    unsafe {
                        self.end_or_len = self.end_or_len.sub(1);
                        let $p = self.end_or_len;
                        Some($borrow)
                    }
                }
            }
            #[inline]
            fn nth_back(&mut self, n: usize) -> Option<$Item> {
                let left = self.left();
                if n >= left {
                    self.end_or_len = if is_counted!() { 0 as $P } else { self.ptr };
                    return None;
                }
                unsafe {
                    let $p = self.ptr.add(left - (n + 1));
                    self.end_or_len = if is_counted!() { (left - (n + 1)) as $P } else { $p };
                    Some($borrow)
                }
            }
            #[inline]
            fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
                let left = self.left();
                let by = if left < n { left } else { n };
                self.end_or_len = if is_counted!() {
                    (left - by) as $P
                } else {
                    unsafe { self.end_or_len.sub(by) }
                };
                NonZero::new(n - by).map_or(Ok(()), Err)
            }
        }
        impl<'a, T> ExactSizeIterator for $Iter<'a, T> {
            #[inline]
            fn len(&self) -> usize {
                self.left()
            }
        }
    };
}
element_iterator!(Iter, &'a T, *const T, p => &*p);
element_iterator!(IterMut, &'a mut T, *mut T, p => &mut *p);

pub struct Windows<'a, T> {
    pub(crate) v: &'a [T],
    pub(crate) size: usize,
}
impl<'a, T> Clone for Windows<'a, T> {
    fn clone(&self) -> Self {
        Windows { v: self.v, size: self.size }
    }
}
impl<'a, T> Iterator for Windows<'a, T> {
    type Item = &'a [T];
    #[inline]
    fn next(&mut self) -> Option<&'a [T]> {
        if self.size > self.v.len() {
            return None;
        }
        let ret = Some(&self.v[..self.size]);
        self.v = &self.v[1..];
        ret
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = if self.size > self.v.len() { 0 } else { self.v.len() - self.size + 1 };
        (n, Some(n))
    }
    fn nth(&mut self, n: usize) -> Option<&'a [T]> {
        if n >= self.v.len() {
            self.v = &[];
            return None;
        }
        self.v = &self.v[n..];
        self.next()
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a [T]> {
        self.next_back()
    }
}
impl<'a, T> DoubleEndedIterator for Windows<'a, T> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        if self.size > self.v.len() {
            return None;
        }
        let ret = Some(&self.v[self.v.len() - self.size..]);
        self.v = &self.v[..self.v.len() - 1];
        ret
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(..self.v.len() - far::whole(self.v.len(), 1, n)) };
        self.next_back()
    }
}
impl<'a, T> ExactSizeIterator for Windows<'a, T> {}

pub struct Chunks<'a, T> {
    pub(crate) v: &'a [T],
    pub(crate) size: usize,
}
impl<'a, T> Clone for Chunks<'a, T> {
    fn clone(&self) -> Self {
        Chunks { v: self.v, size: self.size }
    }
}
impl<'a, T> Iterator for Chunks<'a, T> {
    type Item = &'a [T];
    #[inline]
    fn next(&mut self) -> Option<&'a [T]> {
        if self.v.is_empty() {
            return None;
        }
        let n = if self.v.len() < self.size { self.v.len() } else { self.size };
        let (head, tail) = self.v.split_at(n);
        self.v = tail;
        Some(head)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.v.len().div_ceil(self.size);
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a [T]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(far::whole(self.v.len(), self.size, n)..) };
        self.next()
    }
}
impl<'a, T> DoubleEndedIterator for Chunks<'a, T> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        if self.v.is_empty() {
            return None;
        }
        let rest = self.v.len() % self.size;
        let n = if rest == 0 { self.size } else { rest };
        let (head, tail) = self.v.split_at(self.v.len() - n);
        self.v = head;
        Some(tail)
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(..self.v.len() - far::short(self.v.len(), self.size, n)) };
        self.next_back()
    }
}
impl<'a, T> ExactSizeIterator for Chunks<'a, T> {}

pub struct ChunksMut<'a, T> {
    pub(crate) ptr: *mut T,
    pub(crate) len: usize,
    pub(crate) size: usize,
    pub(crate) marker: PhantomData<&'a mut T>,
}
impl<'a, T> Iterator for ChunksMut<'a, T> {
    type Item = &'a mut [T];
    #[inline]
    fn next(&mut self) -> Option<&'a mut [T]> {
        if self.len == 0 {
            return None;
        }
        let n = if self.len < self.size { self.len } else { self.size };
        let ptr = self.ptr;
        self.len -= n;
        unsafe {
            self.ptr = ptr.add(n);
            Some(from_raw_parts_mut(ptr, n))
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.len.div_ceil(self.size);
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a mut [T]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a mut [T]> {
        let n = far::whole(self.len, self.size, n);
        self.len -= n;
        self.ptr = unsafe { self.ptr.add(n) };
        self.next()
    }
}
impl<'a, T> DoubleEndedIterator for ChunksMut<'a, T> {
    fn next_back(&mut self) -> Option<&'a mut [T]> {
        if self.len == 0 {
            return None;
        }
        let rest = self.len % self.size;
        let n = if rest == 0 { self.size } else { rest };
        self.len -= n;
        unsafe { Some(from_raw_parts_mut(self.ptr.add(self.len), n)) }
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a mut [T]> {
        self.len -= far::short(self.len, self.size, n);
        self.next_back()
    }
}
impl<'a, T> ExactSizeIterator for ChunksMut<'a, T> {}

pub struct ChunksExact<'a, T> {
    pub(crate) v: &'a [T],
    pub(crate) rem: &'a [T],
    pub(crate) size: usize,
}
impl<'a, T> ChunksExact<'a, T> {
    pub fn remainder(&self) -> &'a [T] {
        self.rem
    }
}
impl<'a, T> Clone for ChunksExact<'a, T> {
    fn clone(&self) -> Self {
        ChunksExact { v: self.v, rem: self.rem, size: self.size }
    }
}
impl<'a, T> Iterator for ChunksExact<'a, T> {
    type Item = &'a [T];
    #[inline]
    fn next(&mut self) -> Option<&'a [T]> {
        match self.v.split_at_checked(self.size) {
            Some((head, tail)) => {
                self.v = tail;
                Some(head)
            }
            None => None,
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.v.len() / self.size;
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a [T]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(far::whole(self.v.len(), self.size, n)..) };
        self.next()
    }
}
impl<'a, T> DoubleEndedIterator for ChunksExact<'a, T> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        if self.v.len() < self.size {
            return None;
        }
        let (head, tail) = self.v.split_at(self.v.len() - self.size);
        self.v = head;
        Some(tail)
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(..self.v.len() - far::whole(self.v.len(), self.size, n)) };
        self.next_back()
    }
}
impl<'a, T> ExactSizeIterator for ChunksExact<'a, T> {}

pub struct ChunksExactMut<'a, T> {
    pub(crate) ptr: *mut T,
    pub(crate) len: usize,
    /// Where the remainder begins.
    pub(crate) end: *mut T,
    pub(crate) rem: usize,
    pub(crate) size: usize,
    pub(crate) marker: PhantomData<&'a mut T>,
}
impl<'a, T> ChunksExactMut<'a, T> {
    pub fn into_remainder(self) -> &'a mut [T] {
        unsafe { from_raw_parts_mut(self.end, self.rem) }
    }
}
impl<'a, T> Iterator for ChunksExactMut<'a, T> {
    type Item = &'a mut [T];
    #[inline]
    fn next(&mut self) -> Option<&'a mut [T]> {
        if self.len < self.size {
            return None;
        }
        let ptr = self.ptr;
        self.len -= self.size;
        unsafe {
            self.ptr = ptr.add(self.size);
            Some(from_raw_parts_mut(ptr, self.size))
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.len / self.size;
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a mut [T]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a mut [T]> {
        let n = far::whole(self.len, self.size, n);
        self.len -= n;
        self.ptr = unsafe { self.ptr.add(n) };
        self.next()
    }
}
impl<'a, T> ExactSizeIterator for ChunksExactMut<'a, T> {}

pub struct RChunks<'a, T> {
    pub(crate) v: &'a [T],
    pub(crate) size: usize,
}
impl<'a, T> Iterator for RChunks<'a, T> {
    type Item = &'a [T];
    fn next(&mut self) -> Option<&'a [T]> {
        if self.v.is_empty() {
            return None;
        }
        let n = if self.v.len() < self.size { self.v.len() } else { self.size };
        let (head, tail) = unsafe { self.v.split_at_unchecked(self.v.len() - n) };
        self.v = head;
        Some(tail)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.v.len().div_ceil(self.size);
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a [T]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(..self.v.len() - far::whole(self.v.len(), self.size, n)) };
        self.next()
    }
}
impl<'a, T> ExactSizeIterator for RChunks<'a, T> {}

pub struct RChunksExact<'a, T> {
    pub(crate) v: &'a [T],
    pub(crate) rem: &'a [T],
    pub(crate) size: usize,
}
impl<'a, T> RChunksExact<'a, T> {
    pub fn remainder(&self) -> &'a [T] {
        self.rem
    }
}
impl<'a, T> Iterator for RChunksExact<'a, T> {
    type Item = &'a [T];
    fn next(&mut self) -> Option<&'a [T]> {
        if self.v.len() < self.size {
            return None;
        }
        let (head, tail) = self.v.split_at(self.v.len() - self.size);
        self.v = head;
        Some(tail)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.v.len() / self.size;
        (n, Some(n))
    }
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn last(mut self) -> Option<&'a [T]> {
        self.next_back()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a [T]> {
        self.v = unsafe { self.v.get_unchecked(..self.v.len() - far::whole(self.v.len(), self.size, n)) };
        self.next()
    }
}
impl<'a, T> ExactSizeIterator for RChunksExact<'a, T> {}

#[derive(Clone)]
pub struct Split<'a, T, P> {
    pub(crate) v: Option<&'a [T]>,
    pub(crate) pred: P,
}
impl<'a, T, P: FnMut(&T) -> bool> Iterator for Split<'a, T, P> {
    type Item = &'a [T];
    fn next(&mut self) -> Option<&'a [T]> {
        let v = self.v?;
        match v.iter().position(|x| (self.pred)(x)) {
            None => {
                self.v = None;
                Some(v)
            }
            Some(at) => unsafe {
                self.v = Some(v.get_unchecked(at + 1..));
                Some(v.get_unchecked(..at))
            },
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        parts_of(self.v.map(|v| v.len()))
    }
}

pub struct ChunkBy<'a, T, P> {
    pub(crate) v: &'a [T],
    pub(crate) pred: P,
}
impl<'a, T, P: FnMut(&T, &T) -> bool> Iterator for ChunkBy<'a, T, P> {
    type Item = &'a [T];
    fn next(&mut self) -> Option<&'a [T]> {
        if self.v.is_empty() {
            return None;
        }
        let mut n = 1;
        let mut pairs = self.v.windows(2);
        while let Some([left, right]) = pairs.next() {
            if !(self.pred)(left, right) {
                break;
            }
            n += 1;
        }
        let (head, tail) = self.v.split_at(n);
        self.v = tail;
        Some(head)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        some_of(self.v.len())
    }
}

macro_rules! clone_parts {
    ($($name:ident { $($field:ident)* })*) => { $(
        impl<'a, T> Clone for $name<'a, T> {
            fn clone(&self) -> Self {
                $name { $($field: self.$field),* }
            }
        }
    )* };
}
clone_parts! {
    RChunks { v size }
    RChunksExact { v rem size }
}
