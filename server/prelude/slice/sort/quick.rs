//! Quicksort with a bound on its depth.

use super::{pivot, small};
use crate::ptr;

/// Larger elements are moved as seldom as possible.
const LARGE: usize = 96;

/// Sorts; `smaller` is no greater than any element, and after `limit` bad pivots the heap takes over.
pub(super) fn sort<'a, T, F: FnMut(&T, &T) -> bool>(
    mut v: &'a mut [T],
    mut smaller: Option<&'a T>,
    mut limit: u32,
    is_less: &mut F,
) {
    loop {
        if v.len() <= small::limit::<T>() {
            small::sort(v, is_less);
            return;
        }
        if limit == 0 {
            heap_sort(v, is_less);
            return;
        }
        limit -= 1;
        let at = pivot::choose(v, is_less);
        if let Some(least) = smaller {
            if !is_less(least, &v[at]) {
                // The pivot is as small as can be: all that equal it are in their place together.
                let equal = partition(v, at, &mut |a: &T, b: &T| !is_less(b, a));
                v = &mut v[equal + 1..];
                smaller = None;
                continue;
            }
        }
        let less = partition(v, at, is_less);
        let (left, right) = v.split_at_mut(less);
        let (pivot, right) = right.split_at_mut(1);
        sort(left, smaller, limit, is_less);
        v = right;
        smaller = Some(&pivot[0]);
    }
}

/// Brings what is less than the element at `at` before it; how many these are.
pub(super) fn partition<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], at: usize, is_less: &mut F) -> usize {
    if v.len() == 0 {
        return 0;
    }
    v.swap(0, at);
    let (pivot, rest) = v.split_at_mut(1);
    let less = if size_of::<T>() <= LARGE {
        partition_by_copies(rest, &pivot[0], is_less)
    } else {
        partition_from_both_ends(rest, &pivot[0], is_less)
    };
    v.swap(0, less);
    less
}

/// One element is held outside, so that each step is two copies without a branch.
fn partition_by_copies<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], pivot: &T, is_less: &mut F) -> usize {
    let len = v.len();
    if len == 0 {
        return 0;
    }
    let data = v.as_mut_ptr();
    let mut less = 0;
    unsafe {
        let held = crate::mem::ManuallyDrop::new(data.read());
        let mut gap = data;
        let mut i = 1;
        while i < len {
            let right = data.add(i);
            let is_left = is_less(&*right, pivot);
            let left = data.add(less);
            ptr::copy(left, gap, 1);
            ptr::copy_nonoverlapping(right, left, 1);
            gap = right;
            less += is_left as usize;
            i += 1;
        }
        let is_left = is_less(&*held, pivot);
        let left = data.add(less);
        ptr::copy(left, gap, 1);
        ptr::copy_nonoverlapping(&raw const held as *const T, left, 1);
        less + is_left as usize
    }
}

/// Two elements that stand on the wrong sides change places.
fn partition_from_both_ends<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], pivot: &T, is_less: &mut F) -> usize {
    let data = v.as_mut_ptr();
    let mut left = 0;
    let mut right = v.len();
    if right == 0 {
        return 0;
    }
    unsafe {
        // The first element that moves is held outside until the last one has.
        let mut held = crate::mem::MaybeUninit::<T>::uninit();
        let mut gap = None;
        loop {
            while left < right && is_less(&*data.add(left), pivot) {
                left += 1;
            }
            loop {
                right -= 1;
                if left >= right || is_less(&*data.add(right), pivot) {
                    break;
                }
            }
            if left >= right {
                break;
            }
            match gap {
                None => ptr::copy_nonoverlapping(data.add(left), held.as_mut_ptr(), 1),
                Some(gap) => ptr::copy_nonoverlapping(data.add(left), data.add(gap), 1),
            }
            gap = Some(right);
            ptr::copy_nonoverlapping(data.add(right), data.add(left), 1);
            left += 1;
        }
        if let Some(gap) = gap {
            ptr::copy_nonoverlapping(held.as_ptr(), data.add(gap), 1);
        }
    }
    left
}

#[inline(never)]
fn heap_sort<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    let len = v.len();
    let mut i = len + len / 2;
    while i > 0 {
        i -= 1;
        if i >= len {
            sift_down(v, i - len, is_less);
        } else {
            v.swap(0, i);
            sift_down(&mut v[..i], 0, is_less);
        }
    }
}

fn sift_down<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], mut node: usize, is_less: &mut F) {
    loop {
        let mut child = 2 * node + 1;
        if child >= v.len() {
            return;
        }
        if child + 1 < v.len() {
            child += is_less(&v[child], &v[child + 1]) as usize;
        }
        if !is_less(&v[node], &v[child]) {
            return;
        }
        v.swap(node, child);
        node = child;
    }
}
