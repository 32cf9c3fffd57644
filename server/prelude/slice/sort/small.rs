//! Sorting a few elements: by networks, by merging, by inserting.

use crate::mem::{ManuallyDrop, MaybeUninit};
use crate::ptr;

/// Memory for copies is not larger than this.
const MAX_SCRATCH: usize = 4096;
const MERGED: usize = 32;
/// Merging sorted eights needs some more room.
const SCRATCH: usize = MERGED + 16;
const INSERTED: usize = 16;

trait IsCopy {
    fn is_copy() -> bool;
}
impl<T> IsCopy for T {
    #[inline]
    default fn is_copy() -> bool {
        false
    }
}
impl<T: Copy> IsCopy for T {
    #[inline]
    fn is_copy() -> bool {
        true
    }
}

#[inline]
fn uses_networks<T>() -> bool {
    T::is_copy() && size_of::<T>() <= 8
}
/// Copies of elements may be compared while the elements are there, unless something inside them could change.
#[inline]
fn uses_merging<T>() -> bool {
    crate::intrinsics::is_freeze::<T>() && size_of::<T>() * SCRATCH <= MAX_SCRATCH
}

/// How many elements `sort` is made for.
#[inline]
pub(super) fn limit<T>() -> usize {
    if uses_networks::<T>() || uses_merging::<T>() { MERGED } else { INSERTED }
}

pub(super) fn sort<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    if v.len() < 2 {
        return;
    }
    if uses_networks::<T>() {
        sort_by_networks(v, is_less);
    } else if uses_merging::<T>() {
        sort_by_merging(v, is_less);
    } else {
        insert_from(v, 1, is_less);
    }
}

/// Inserts the elements from `start` on into those before.
pub(super) fn insert_from<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], start: usize, is_less: &mut F) {
    let data = v.as_mut_ptr();
    let mut tail = start;
    while tail < v.len() {
        unsafe { insert_last(data, tail, is_less) };
        tail += 1;
    }
}

/// Moves the element at `tail` to its place among those before.
#[inline]
unsafe fn insert_last<T, F: FnMut(&T, &T) -> bool>(data: *mut T, tail: usize, is_less: &mut F) {
    unsafe {
        if !is_less(&*data.add(tail), &*data.add(tail - 1)) {
            return;
        }
        let held = ManuallyDrop::new(data.add(tail).read());
        let mut hole = tail;
        loop {
            ptr::copy_nonoverlapping(data.add(hole - 1), data.add(hole), 1);
            hole -= 1;
            if hole == 0 || !is_less(&held, &*data.add(hole - 1)) {
                break;
            }
        }
        ptr::copy_nonoverlapping(&raw const held as *const T, data.add(hole), 1);
    }
}

/// Pairs to compare that sort 9 elements, then 13; each pair as two hexadecimal digits.
const OF_9: [u8; 25] = [
    0x03, 0x17, 0x25, 0x48, 0x07, 0x24, 0x38, 0x56, 0x02, 0x13, 0x45, 0x78, 0x14, 0x36, 0x57, 0x01, 0x24, 0x35, 0x68,
    0x23, 0x45, 0x67, 0x12, 0x34, 0x56,
];
const OF_13: [u8; 45] = [
    0x0C, 0x1A, 0x29, 0x37, 0x5B, 0x68, 0x16, 0x23, 0x4B, 0x79, 0x8A, 0x04, 0x12, 0x36, 0x78, 0x9A, 0xBC, 0x46, 0x59,
    0x8B, 0xAC, 0x05, 0x38, 0x47, 0x6B, 0x9A, 0x01, 0x25, 0x69, 0x78, 0xAB, 0x13, 0x24, 0x56, 0x9A, 0x12, 0x34, 0x57,
    0x68, 0x23, 0x45, 0x67, 0x89, 0x34, 0x56,
];

fn sort_by_networks<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    let len = v.len();
    let middle = if len < 18 { len } else { len / 2 };
    sort_region(&mut v[..middle], is_less);
    if middle == len {
        return;
    }
    sort_region(&mut v[middle..], is_less);
    let mut scratch = MaybeUninit::<[T; MERGED]>::uninit();
    let scratch = scratch.as_mut_ptr() as *mut T;
    unsafe {
        merge_halves(v.as_ptr(), len, scratch, is_less);
        ptr::copy_nonoverlapping(scratch, v.as_mut_ptr(), len);
    }
}

fn sort_region<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    let (network, sorted): (&[u8], usize) = match v.len() {
        13.. => (&OF_13, 13),
        9.. => (&OF_9, 9),
        _ => (&[], 1),
    };
    for pair in network {
        let (a, b) = ((pair >> 4) as usize, (pair & 15) as usize);
        if is_less(&v[b], &v[a]) {
            v.swap(a, b);
        }
    }
    insert_from(v, sorted, is_less);
}

fn sort_by_merging<T, F: FnMut(&T, &T) -> bool>(v: &mut [T], is_less: &mut F) {
    let len = v.len();
    let middle = len / 2;
    let data = v.as_mut_ptr();
    let mut scratch = MaybeUninit::<[T; SCRATCH]>::uninit();
    let scratch = scratch.as_mut_ptr() as *mut T;
    unsafe {
        let sorted = if size_of::<T>() <= 16 && len >= 16 {
            sort_8(data, scratch, scratch.add(len), is_less);
            sort_8(data.add(middle), scratch.add(middle), scratch.add(len + 8), is_less);
            8
        } else if len >= 8 {
            sort_4(data, scratch, is_less);
            sort_4(data.add(middle), scratch.add(middle), is_less);
            4
        } else {
            ptr::copy_nonoverlapping(data, scratch, 1);
            ptr::copy_nonoverlapping(data.add(middle), scratch.add(middle), 1);
            1
        };
        for (start, end) in [(0, middle), (middle, len)] {
            let mut i = start + sorted;
            while i < end {
                ptr::copy_nonoverlapping(data.add(i), scratch.add(i), 1);
                insert_last(scratch.add(start), i - start, is_less);
                i += 1;
            }
        }
        merge_halves(scratch, len, data, is_less);
    }
}

unsafe fn sort_8<T, F: FnMut(&T, &T) -> bool>(from: *const T, to: *mut T, scratch: *mut T, is_less: &mut F) {
    unsafe {
        sort_4(from, scratch, is_less);
        sort_4(from.add(4), scratch.add(4), is_less);
        merge_halves(scratch, 8, to, is_less);
    }
}

/// Sorts four elements by five comparisons; equal ones keep their order.
unsafe fn sort_4<T, F: FnMut(&T, &T) -> bool>(from: *const T, to: *mut T, is_less: &mut F) {
    unsafe {
        let first = is_less(&*from.add(1), &*from);
        let second = is_less(&*from.add(3), &*from.add(2));
        let (a, b) = (from.add(first as usize), from.add(!first as usize));
        let (c, d) = (from.add(2 + second as usize), from.add(2 + !second as usize));
        let c_leads = is_less(&*c, &*a);
        let b_ends = is_less(&*d, &*b);
        let (least, left, right, most) = match (c_leads, b_ends) {
            (false, false) => (a, b, c, d),
            (false, true) => (a, c, d, b),
            (true, false) => (c, a, b, d),
            (true, true) => (c, a, d, b),
        };
        let turned = is_less(&*right, &*left);
        ptr::copy_nonoverlapping(least, to, 1);
        ptr::copy_nonoverlapping(if turned { right } else { left }, to.add(1), 1);
        ptr::copy_nonoverlapping(if turned { left } else { right }, to.add(2), 1);
        ptr::copy_nonoverlapping(most, to.add(3), 1);
    }
}

/// Merges two sorted halves from both ends at once.
unsafe fn merge_halves<T, F: FnMut(&T, &T) -> bool>(from: *const T, len: usize, to: *mut T, is_less: &mut F) {
    let middle = len / 2;
    // The ends of what is left of the halves; those behind are one too far.
    let (mut left, mut left_end) = (0, middle);
    let (mut right, mut right_end) = (middle, len);
    unsafe {
        let mut i = 0;
        while i < middle {
            let takes_right = is_less(&*from.add(right), &*from.add(left));
            ptr::copy_nonoverlapping(from.add(if takes_right { right } else { left }), to.add(i), 1);
            right += takes_right as usize;
            left += !takes_right as usize;
            let takes_left = is_less(&*from.add(right_end.wrapping_sub(1)), &*from.add(left_end.wrapping_sub(1)));
            let last = if takes_left { left_end } else { right_end };
            ptr::copy_nonoverlapping(from.add(last.wrapping_sub(1)), to.add(len - 1 - i), 1);
            left_end = left_end.wrapping_sub(takes_left as usize);
            right_end = right_end.wrapping_sub(!takes_left as usize);
            i += 1;
        }
        if len % 2 != 0 {
            let from_left = left < left_end;
            ptr::copy_nonoverlapping(from.add(if from_left { left } else { right }), to.add(middle), 1);
            left += from_left as usize;
            right += !from_left as usize;
        }
    }
    if left != left_end || right != right_end {
        panic!("user-provided comparison function does not correctly implement a total order");
    }
}
