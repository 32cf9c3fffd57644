//! Sorting and selecting in place. Where equal elements end up, and which elements are compared in which order, is for
//! everyone to see; so these are the steps of `core`'s own algorithms.

mod pivot;
mod quick;
mod select;
mod small;

use crate::cmp::Ordering;
use crate::ops::{Range, RangeBounds};

/// Up to this length elements are inserted one after the other.
const INSERTED: usize = 20;
/// What lies at least so far outside of a part is told from it before the part is sorted.
const FAR: usize = 8;

impl<T> [T] {
    pub fn sort_unstable(&mut self)
    where
        T: Ord,
    {
        sort(self, &mut |a: &T, b: &T| a.lt(b));
    }
    pub fn sort_unstable_by<F: FnMut(&T, &T) -> Ordering>(&mut self, mut compare: F) {
        sort(self, &mut |a: &T, b: &T| compare(a, b) == Ordering::Less);
    }
    pub fn sort_unstable_by_key<K: Ord, F: FnMut(&T) -> K>(&mut self, mut f: F) {
        sort(self, &mut |a: &T, b: &T| f(a).lt(&f(b)));
    }
    pub fn select_nth_unstable_by<F: FnMut(&T, &T) -> Ordering>(
        &mut self,
        index: usize,
        mut compare: F,
    ) -> (&mut [T], &mut T, &mut [T]) {
        select::select(self, index, &mut |a: &T, b: &T| compare(a, b) == Ordering::Less)
    }
    pub fn select_nth_unstable_by_key<K: Ord, F: FnMut(&T) -> K>(
        &mut self,
        index: usize,
        mut f: F,
    ) -> (&mut [T], &mut T, &mut [T]) {
        select::select(self, index, &mut |a: &T, b: &T| f(a).lt(&f(b)))
    }
    pub fn select_nth_unstable(&mut self, index: usize) -> (&mut [T], &mut T, &mut [T])
    where
        T: Ord,
    {
        select::select(self, index, &mut |a: &T, b: &T| a.lt(b))
    }
    pub fn partial_sort_unstable<R: RangeBounds<usize>>(&mut self, range: R)
    where
        T: Ord,
    {
        sort_part(self, range, &mut |a: &T, b: &T| a.lt(b));
    }
    pub fn partial_sort_unstable_by<F: FnMut(&T, &T) -> Ordering, R: RangeBounds<usize>>(
        &mut self,
        range: R,
        mut compare: F,
    ) {
        sort_part(self, range, &mut |a: &T, b: &T| compare(a, b) == Ordering::Less);
    }
    pub fn partial_sort_unstable_by_key<K: Ord, F: FnMut(&T) -> K, R: RangeBounds<usize>>(
        &mut self,
        range: R,
        mut f: F,
    ) {
        sort_part(self, range, &mut |a: &T, b: &T| f(a).lt(&f(b)));
    }
}

/// Puts the elements into the range that the sorted slice has there, the smaller ones before it and the others behind it.
fn sort_part<T, F: FnMut(&T, &T) -> bool, R: RangeBounds<usize>>(v: &mut [T], range: R, is_less: &mut F) {
    let len = v.len();
    if size_of::<T>() == 0 {
        return;
    }
    let Range { start, end } = super::range(range, ..len);
    if end - start <= 1 {
        if end > 0 && start < len {
            select::select(v, start, is_less);
        }
        return;
    }
    let mut part = v;
    if end + FAR <= len {
        part = select::select(part, end - 1, is_less).0;
    }
    if start >= FAR {
        part = select::select(part, start, is_less).2;
    }
    sort(part, is_less);
}

#[inline]
fn sort<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    let len = v.len();
    if size_of::<T>() == 0 || len < 2 {
        return;
    }
    if len <= INSERTED {
        small::insert_from(v, 1, is_less);
    } else {
        sort_long(v, is_less);
    }
}

/// Sorts what is not one ascending or descending run already.
#[inline(never)]
fn sort_long<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    let len = v.len();
    let mut run = 2;
    let descends = is_less(&v[1], &v[0]);
    while run < len && is_less(&v[run], &v[run - 1]) == descends {
        run += 1;
    }
    if run < len {
        quick::sort(v, None, 2 * (len | 1).ilog2(), is_less);
    } else if descends {
        v.reverse();
    }
}
