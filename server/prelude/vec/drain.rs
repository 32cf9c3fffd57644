//! What a range of a `Vec` gives: its values taken out, replaced by others, or taken out as somebody chooses.

use super::Vec;
use crate::fmt::{self, Debug, Formatter};
use crate::iter::FusedIterator;
use crate::mem::ManuallyDrop;
use crate::ops::Range;
use crate::ptr;
use crate::slice;

/// The `Vec` ends before the range meanwhile, so that nobody sees values twice.
pub struct Drain<'a, T: 'a> {
    from: &'a mut Vec<T>,
    left: Range<usize>,
    /// The values behind the range.
    tail: Range<usize>,
}
impl<'a, T> Drain<'a, T> {
    pub(super) fn of(from: &'a mut Vec<T>, range: Range<usize>) -> Self {
        let tail = range.end..from.len;
        from.len = range.start;
        Drain { from, left: range, tail }
    }
    pub fn as_slice(&self) -> &[T] {
        unsafe { slice::from_raw_parts(self.from.as_ptr().add(self.left.start), self.left.len()) }
    }
    /// What has not been taken stays.
    pub fn keep_rest(self) {
        let mut this = ManuallyDrop::new(self);
        let Range { start, end } = this.left.clone();
        let len = this.from.len;
        unsafe {
            let all = this.from.start;
            all.add(len).copy_from(all.add(start), end - start);
        }
        this.from.len += end - start;
        this.join();
    }
    /// The tail goes to where the `Vec` ends.
    fn join(&mut self) {
        let Range { start, end } = self.tail.clone();
        let len = self.from.len;
        if start != len {
            unsafe { self.from.start.add(len).copy_from(self.from.start.add(start), end - start) };
        }
        self.from.len = len + (end - start);
    }
    /// Values from elsewhere, as long as there is room before the tail. Are there more of them?
    fn fill(&mut self, values: &mut impl Iterator<Item = T>) -> bool {
        while self.from.len < self.tail.start {
            let Some(value) = values.next() else {
                return false;
            };
            let len = self.from.len;
            unsafe { self.from.start.add(len).write(value) };
            self.from.len += 1;
        }
        true
    }
    fn move_tail(&mut self, by: usize) {
        let Range { start, end } = self.tail.clone();
        let len = self.from.len;
        // Growing moves what counts as values.
        self.from.len = end;
        self.from.reserve(by);
        self.from.len = len;
        unsafe { self.from.start.add(start + by).copy_from(self.from.start.add(start), end - start) };
        self.tail = start + by..end + by;
    }
}
impl<T> Iterator for Drain<'_, T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        let at = self.left.next()?;
        Some(unsafe { self.from.start.add(at).read() })
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }
}
impl<T> DoubleEndedIterator for Drain<'_, T> {
    fn next_back(&mut self) -> Option<T> {
        let at = self.left.next_back()?;
        Some(unsafe { self.from.start.add(at).read() })
    }
}
impl<T> ExactSizeIterator for Drain<'_, T> {}
impl<T> FusedIterator for Drain<'_, T> {}
unsafe impl<T> crate::iter::TrustedLen for Drain<'_, T> {}
impl<T> Drop for Drain<'_, T> {
    fn drop(&mut self) {
        let rest: *mut [T] = self.as_slice() as *const [T] as *mut [T];
        self.left = 0..0;
        unsafe { ptr::drop_in_place(rest) };
        self.join();
    }
}
impl<T> AsRef<[T]> for Drain<'_, T> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}
impl<T: Debug> Debug for Drain<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Drain").field(&self.as_slice()).finish()
    }
}

/// The values of a range, for which others come in when it is dropped.
pub struct Splice<'a, I: Iterator + 'a> {
    drain: Drain<'a, I::Item>,
    values: I,
}
impl<'a, I: Iterator> Splice<'a, I> {
    pub(super) fn of(drain: Drain<'a, I::Item>, values: I) -> Self {
        Splice { drain, values }
    }
}
impl<I: Iterator> Iterator for Splice<'_, I> {
    type Item = I::Item;
    fn next(&mut self) -> Option<I::Item> {
        self.drain.next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.drain.size_hint()
    }
}
impl<I: Iterator> DoubleEndedIterator for Splice<'_, I> {
    fn next_back(&mut self) -> Option<I::Item> {
        self.drain.next_back()
    }
}
impl<I: Iterator> ExactSizeIterator for Splice<'_, I> {}
impl<I: Iterator> Drop for Splice<'_, I> {
    fn drop(&mut self) {
        self.drain.by_ref().for_each(drop);
        if self.drain.tail.is_empty() {
            // The drain has nothing to move back.
            let len = self.drain.from.len;
            self.drain.tail = len..len;
            self.drain.from.extend(self.values.by_ref());
            let len = self.drain.from.len;
            self.drain.tail = len..len;
            return;
        }
        if !self.drain.fill(&mut self.values) {
            return;
        }
        let (least, _) = self.values.size_hint();
        if least > 0 {
            self.drain.move_tail(least);
            if !self.drain.fill(&mut self.values) {
                return;
            }
        }
        let rest: Vec<I::Item> = self.values.by_ref().collect();
        if !rest.is_empty() {
            self.drain.move_tail(rest.len());
            self.drain.fill(&mut rest.into_iter());
        }
    }
}
impl<I: Iterator + Debug> Debug for Splice<'_, I>
where
    I::Item: Debug,
{
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Splice").field(&self.drain).field(&self.values).finish()
    }
}

/// Takes out the values of a range that somebody chooses.
pub struct ExtractIf<'a, T, F> {
    from: &'a mut Vec<T>,
    left: Range<usize>,
    taken: usize,
    len: usize,
    take: F,
}
impl<'a, T, F> ExtractIf<'a, T, F> {
    pub(super) fn of(from: &'a mut Vec<T>, range: Range<usize>, take: F) -> Self {
        let len = from.len;
        from.len = 0;
        ExtractIf { from, left: range, taken: 0, len, take }
    }
}
impl<T, F: FnMut(&mut T) -> bool> Iterator for ExtractIf<'_, T, F> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        while let Some(at) = self.left.next() {
            unsafe {
                let place = self.from.start.add(at);
                if (self.take)(&mut *place.as_ptr()) {
                    self.taken += 1;
                    return Some(place.read());
                }
                if self.taken > 0 {
                    self.from.start.add(at - self.taken).copy_from_nonoverlapping(place, 1);
                }
            }
        }
        None
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.left.len()))
    }
}
impl<T, F> Drop for ExtractIf<'_, T, F> {
    fn drop(&mut self) {
        let at = self.left.start;
        if self.taken > 0 {
            unsafe {
                let place = self.from.start.add(at);
                self.from.start.add(at - self.taken).copy_from(place, self.len - at);
            }
        }
        self.from.len = self.len - self.taken;
    }
}
