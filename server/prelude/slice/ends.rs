//! The other end of the parts of a slice that are cut by a predicate or are of one size.
use super::far;
use super::iter::{ChunkBy, ChunksExactMut};
use super::parts::{ArrayWindows, ChunkByMut, RChunksExactMut};
use super::splits::{RSplit, RSplitMut, SplitInclusiveMut, SplitMut};
use super::from_raw_parts_mut;
use crate::mem;

impl<'a, T, P: Clone> Clone for ChunkBy<'a, T, P> {
    fn clone(&self) -> Self {
        ChunkBy { v: self.v, pred: self.pred.clone() }
    }
}

/// Where the last run of elements that belong together begins.
fn last_run<T>(v: &[T], pred: &mut impl FnMut(&T, &T) -> bool) -> usize {
    let mut at = v.len() - 1;
    while at > 0 && pred(&v[at - 1], &v[at]) {
        at -= 1;
    }
    at
}
impl<'a, T, P: FnMut(&T, &T) -> bool> DoubleEndedIterator for ChunkBy<'a, T, P> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        if self.v.is_empty() {
            return None;
        }
        let (head, tail) = self.v.split_at(last_run(self.v, &mut self.pred));
        self.v = head;
        Some(tail)
    }
}
impl<'a, T, P: FnMut(&T, &T) -> bool> DoubleEndedIterator for ChunkByMut<'a, T, P> {
    fn next_back(&mut self) -> Option<&'a mut [T]> {
        if self.v.is_empty() {
            return None;
        }
        let at = last_run(self.v, &mut self.pred);
        let (head, tail) = mem::take(&mut self.v).split_at_mut(at);
        self.v = head;
        Some(tail)
    }
}

impl<'a, T> DoubleEndedIterator for ChunksExactMut<'a, T> {
    fn next_back(&mut self) -> Option<&'a mut [T]> {
        if self.len < self.size {
            return None;
        }
        self.len -= self.size;
        unsafe { Some(from_raw_parts_mut(self.ptr.add(self.len), self.size)) }
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a mut [T]> {
        self.len -= far::whole(self.len, self.size, n);
        self.next_back()
    }
}
impl<'a, T> DoubleEndedIterator for RChunksExactMut<'a, T> {
    fn next_back(&mut self) -> Option<&'a mut [T]> {
        if self.v.len() < self.size {
            return None;
        }
        let (head, tail) = mem::take(&mut self.v).split_at_mut(self.size);
        self.v = tail;
        Some(head)
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a mut [T]> {
        let n = far::whole(self.v.len(), self.size, n);
        self.v = unsafe { mem::take(&mut self.v).get_unchecked_mut(n..) };
        self.next_back()
    }
}
impl<'a, T, const N: usize> DoubleEndedIterator for ArrayWindows<'a, T, N> {
    fn next_back(&mut self) -> Option<&'a [T; N]> {
        let window = self.v.last_chunk::<N>()?;
        self.v = &self.v[..self.v.len() - 1];
        Some(window)
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<&'a [T; N]> {
        self.v = unsafe { self.v.get_unchecked(..self.v.len() - far::whole(self.v.len(), 1, n)) };
        self.next_back()
    }
}

impl<'a, T, P: FnMut(&T) -> bool> DoubleEndedIterator for RSplit<'a, T, P> {
    fn next_back(&mut self) -> Option<&'a [T]> {
        let v = self.v.take()?;
        match v.iter().position(|x| (self.pred)(x)) {
            None => Some(v),
            Some(at) => {
                self.v = Some(&v[at + 1..]);
                Some(&v[..at])
            }
        }
    }
}
impl<'a, T, P: FnMut(&T) -> bool> DoubleEndedIterator for SplitMut<'a, T, P> {
    fn next_back(&mut self) -> Option<&'a mut [T]> {
        let v = self.v.take()?;
        match v.iter().rposition(|x| (self.pred)(x)) {
            None => Some(v),
            Some(at) => {
                let (head, tail) = v.split_at_mut(at);
                self.v = Some(head);
                Some(&mut tail[1..])
            }
        }
    }
}
impl<'a, T, P: FnMut(&T) -> bool> DoubleEndedIterator for RSplitMut<'a, T, P> {
    fn next_back(&mut self) -> Option<&'a mut [T]> {
        let v = self.v.take()?;
        match v.iter().position(|x| (self.pred)(x)) {
            None => Some(v),
            Some(at) => {
                let (head, tail) = v.split_at_mut(at);
                self.v = Some(&mut tail[1..]);
                Some(head)
            }
        }
    }
}
impl<'a, T, P: FnMut(&T) -> bool> DoubleEndedIterator for SplitInclusiveMut<'a, T, P> {
    fn next_back(&mut self) -> Option<&'a mut [T]> {
        let last = self.v.len().checked_sub(1)?;
        // The last element ends its own part, whatever the predicate says of it.
        let at = self.v[..last].iter().rposition(|x| (self.pred)(x)).map_or(0, |at| at + 1);
        let (head, tail) = mem::take(&mut self.v).split_at_mut(at);
        self.v = head;
        Some(tail)
    }
}
