//! Sorting: a heap sort, which needs no memory and no recursion, for long slices; insertion for short ones.

use crate::cmp::Ordering;

/// Up to this length inserting is cheaper.
const SHORT: usize = 20;

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
        compare: F,
    ) -> (&mut [T], &mut T, &mut [T]) {
        assert!(index < self.len(), "partition index out of bounds");
        self.sort_unstable_by(compare);
        around(self, index)
    }
    pub fn select_nth_unstable_by_key<K: Ord, F: FnMut(&T) -> K>(
        &mut self,
        index: usize,
        f: F,
    ) -> (&mut [T], &mut T, &mut [T]) {
        assert!(index < self.len(), "partition index out of bounds");
        self.sort_unstable_by_key(f);
        around(self, index)
    }
    pub fn select_nth_unstable(&mut self, index: usize) -> (&mut [T], &mut T, &mut [T])
    where
        T: Ord,
    {
        assert!(index < self.len(), "partition index out of bounds");
        self.sort_unstable();
        around(self, index)
    }
}

/// The element at the index, what stands before and what stands after it.
fn around<T>(v: &mut [T], index: usize) -> (&mut [T], &mut T, &mut [T]) {
    let (left, right) = v.split_at_mut(index);
    let (pivot, right) = right.split_at_mut(1);
    (left, &mut pivot[0], right)
}

fn sort<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    if v.len() <= SHORT {
        insertion_sort(v, is_less);
    } else {
        heap_sort(v, is_less);
    }
}

fn insertion_sort<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    let mut i = 1;
    while i < v.len() {
        let mut j = i;
        while j > 0 && is_less(&v[j], &v[j - 1]) {
            v.swap(j, j - 1);
            j -= 1;
        }
        i += 1;
    }
}

fn sift_down<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], start: usize, end: usize, is_less: &mut F) {
    let mut node = start;
    loop {
        let mut child = 2 * node + 1;
        if child >= end {
            return;
        }
        if child + 1 < end && is_less(&v[child], &v[child + 1]) {
            child += 1;
        }
        if !is_less(&v[node], &v[child]) {
            return;
        }
        v.swap(node, child);
        node = child;
    }
}

fn heap_sort<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    let len = v.len();
    let mut i = len / 2;
    while i > 0 {
        i -= 1;
        sift_down(v, i, len, is_less);
    }
    let mut end = len;
    while end > 1 {
        end -= 1;
        v.swap(0, end);
        sift_down(v, 0, end, is_less);
    }
}
