//! The element that would be at an index after sorting, with smaller ones before and larger ones behind it.

use super::{pivot, quick, small};
use crate::mem;

/// Up to this length everything is sorted.
const INSERTED: usize = 16;
/// So many pivots may be bad ones.
const TRIES: usize = 16;

pub(super) fn select<'a, T, F: FnMut(&T, &T) -> bool>(
    v: &'a mut [T],
    index: usize,
    is_less: &mut F,
) -> (&'a mut [T], &'a mut T, &'a mut [T]) {
    assert!(index < v.len(), "partition_at_index index greater than length of slice");
    if size_of::<T>() != 0 && !select_end(v, index, is_less) {
        partition_around(v, index, is_less);
    }
    let (left, right) = v.split_at_mut(index);
    let (at, right) = right.split_at_mut(1);
    (left, &mut at[0], right)
}

/// The last or the first one: nothing but a search.
fn select_end<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], index: usize, is_less: &mut F) -> bool {
    let is_last = index == v.len() - 1;
    if !is_last && index != 0 {
        return false;
    }
    let mut best = 0;
    let mut i = 1;
    while i < v.len() {
        let better = if is_last { is_less(&v[best], &v[i]) } else { is_less(&v[i], &v[best]) };
        if better {
            best = i;
        }
        i += 1;
    }
    v.swap(best, index);
    true
}

fn partition_around<'a, T, F: FnMut(&T, &T) -> bool>(mut v: &'a mut [T], mut index: usize, is_less: &mut F) {
    let mut smaller: Option<&'a T> = None;
    let mut left = TRIES;
    loop {
        if v.len() <= INSERTED {
            small::insert_from(v, 1, is_less);
            return;
        }
        if left == 0 {
            select_by_medians(v, index, is_less);
            return;
        }
        left -= 1;
        let at = pivot::choose(v, is_less);
        if let Some(least) = smaller {
            if !is_less(least, &v[at]) {
                let middle = quick::partition(v, at, &mut |a: &T, b: &T| !is_less(b, a)) + 1;
                if middle > index {
                    return;
                }
                v = &mut v[middle..];
                index -= middle;
                smaller = None;
                continue;
            }
        }
        let middle = quick::partition(v, at, is_less);
        if middle == index {
            return;
        }
        let (before, behind) = v.split_at_mut(middle);
        if middle > index {
            v = before;
            continue;
        }
        let (pivot, behind) = behind.split_at_mut(1);
        v = behind;
        index -= middle + 1;
        smaller = Some(&pivot[0]);
    }
}

/// Slower, but never slow.
fn select_by_medians<T, F: FnMut(&T, &T) -> bool>(mut v: &mut [T], mut index: usize, is_less: &mut F) {
    loop {
        if v.len() <= INSERTED {
            if v.len() >= 2 {
                small::insert_from(v, 1, is_less);
            }
            return;
        }
        if select_end(v, index, is_less) {
            return;
        }
        let at = partition_by_ninthers(v, is_less);
        if at == index {
            return;
        }
        if at > index {
            v = &mut v[..at];
        } else {
            v = &mut v[at + 1..];
            index -= at + 1;
        }
    }
}

fn partition_by_ninthers<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) -> usize {
    let len = v.len();
    let some = match len {
        0..=1024 => len / 12,
        1025..=131072 => len / 64,
        _ => len / 1024,
    };
    let half = some / 2;
    let start = len / 2 - half;
    let end = start + some;
    let gap = (len - 9 * some) / 4;
    let mut a = start - 4 * some - gap;
    let mut b = end + gap;
    let mut i = start;
    while i < end {
        ninther(v, [a, i - some, b, a + 1, i, b + 1, a + 2, i + some, b + 2], is_less);
        a += 3;
        b += 3;
        i += 1;
    }
    select_by_medians(&mut v[start..end], half, is_less);
    quick::partition(v, start + half, is_less)
}

/// Moves the median of the medians of three elements each to the fifth place.
fn ninther<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], at: [usize; 9], is_less: &mut F) {
    let [a, b, c, mut d, e, mut f, g, h, i] = at;
    let mut b = median(v, a, b, c, is_less);
    let mut h = median(v, g, h, i, is_less);
    if is_less(&v[h], &v[b]) {
        mem::swap(&mut b, &mut h);
    }
    if is_less(&v[f], &v[d]) {
        mem::swap(&mut d, &mut f);
    }
    if is_less(&v[e], &v[d]) {
    } else if is_less(&v[f], &v[e]) {
        d = f;
    } else {
        if is_less(&v[e], &v[b]) {
            v.swap(e, b);
        } else if is_less(&v[h], &v[e]) {
            v.swap(e, h);
        }
        return;
    }
    if is_less(&v[d], &v[b]) {
        d = b;
    } else if is_less(&v[h], &v[d]) {
        d = h;
    }
    v.swap(d, e);
}

fn median<T, F: FnMut(&T, &T) -> bool>(v: &[T], mut a: usize, b: usize, mut c: usize, is_less: &mut F) -> usize {
    if is_less(&v[c], &v[a]) {
        mem::swap(&mut a, &mut c);
    }
    if is_less(&v[c], &v[b]) {
        c
    } else if is_less(&v[b], &v[a]) {
        a
    } else {
        b
    }
}
