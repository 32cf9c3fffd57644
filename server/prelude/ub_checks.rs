//! What a debug build tests before it calls unsafe functions of the library. `#[checked_by(name)]` at a function names the test,
//! which takes the first of its arguments; the compiler calls it in the code of crates that are built with checks.

use crate::slice::SliceIndex;

/// With values, those follow the message where panics print theirs: each behind a character 1, with its name. `@at`,
/// `@size`, `@from` and `@to` are the address of a slice, the size of its elements, and which of them are asked for.
macro_rules! require {
    ($holds:expr, [$($rule:tt)*], $($name:literal = $value:expr),+ $(,)?) => {
        if !$holds {
            panic_as!(
                concat!("unsafe precondition(s) violated: ", $($rule)*);
                concat!("unsafe precondition(s) violated: ", $($rule)*, $("\u{1}", $name, "={}"),+),
                $($value),+
            )
        }
    };
    ($holds:expr, $($rule:tt)*) => {
        if !$holds {
            panic!(concat!("unsafe precondition(s) violated: ", $($rule)*))
        }
    };
}
pub(crate) use require;

/// Is the pointer one that a `T` may be read through? Null is, for types without bytes.
#[inline]
pub(crate) fn is_fine<T>(ptr: *const T) -> bool {
    ptr.addr() % align_of::<T>() == 0 && (size_of::<T>() == 0 || !ptr.is_null())
}
/// Aligned and not null, whatever the size.
#[inline]
pub(crate) fn is_aligned<T>(ptr: *const T) -> bool {
    ptr.addr() % align_of::<T>() == 0 && !ptr.is_null()
}
#[inline]
fn are_apart(a: usize, b: usize, size: usize) -> bool {
    let distance = if a > b { a - b } else { b - a };
    distance >= size
}

pub(crate) fn for_read<T>(src: *const T) {
    require!(is_fine(src), "ptr::read requires that the pointer argument is aligned and non-null");
}
pub(crate) fn for_write<T>(dst: *mut T) {
    require!(is_fine(dst as *const T), "ptr::write requires that the pointer argument is aligned and non-null");
}
pub(crate) fn for_read_volatile<T>(src: *const T) {
    require!(is_fine(src), "ptr::read_volatile requires that the pointer argument is aligned and non-null");
}
pub(crate) fn for_write_volatile<T>(dst: *mut T) {
    require!(is_fine(dst as *const T), "ptr::write_volatile requires that the pointer argument is aligned and non-null");
}
pub(crate) fn for_replace<T>(dst: *mut T) {
    require!(is_fine(dst as *const T), "ptr::replace requires that the pointer argument is aligned and non-null");
}
pub(crate) fn for_write_bytes<T>(dst: *mut T, _val: u8, count: usize) {
    require!(
        is_fine(dst as *const T) || (count == 0 && dst.addr() % align_of::<T>() == 0),
        "ptr::write_bytes requires that the destination pointer is aligned and non-null"
    );
}
fn for_copies<T>(src: *const T, dst: *mut T, count: usize) -> bool {
    let is_empty = count == 0 || size_of::<T>() == 0;
    let fits = |address: usize| address % align_of::<T>() == 0 && (is_empty || address != 0);
    fits(src.addr()) && fits(dst.addr())
}
pub(crate) fn for_copy<T>(src: *const T, dst: *mut T, count: usize) {
    require!(
        for_copies(src, dst, count),
        "ptr::copy requires that both pointer arguments are aligned and non-null"
    );
}
pub(crate) fn for_copy_nonoverlapping<T>(src: *const T, dst: *mut T, count: usize) {
    require!(
        for_copies(src, dst, count)
            && match size_of::<T>().checked_mul(count) {
                Some(size) => are_apart(src.addr(), dst.addr(), size),
                None => false,
            },
        "ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap"
    );
}
pub(crate) fn for_swap_nonoverlapping<T>(x: *mut T, y: *mut T, count: usize) {
    require!(
        for_copies(x as *const T, y, count) && are_apart(x.addr(), y.addr(), size_of::<T>() * count),
        "ptr::swap_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap"
    );
}
fn holds_row<T>(data: *const T, len: usize) -> bool {
    is_aligned(data)
        && match size_of::<T>().checked_mul(len) {
            Some(size) => size <= isize::MAX as usize,
            None => false,
        }
}
/// Is the last element in the memory that the first one is in? Asked where code is executed.
#[inline]
fn in_memory<T>(data: *const T, len: usize) {
    if size_of::<T>() != 0 && len != 0 {
        unsafe {
            crate::intrinsics::warplens_touch(data);
            crate::intrinsics::warplens_touch(data.wrapping_add(len - 1));
        }
    }
}
pub(crate) fn for_from_raw_parts<T>(data: *const T, len: usize) {
    require!(
        holds_row(data, len),
        ["slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`"],
        "address" = data.addr(), "length" = len
    );
    in_memory(data, len);
}
pub(crate) fn for_from_raw_parts_mut<T>(data: *mut T, len: usize) {
    require!(
        holds_row(data as *const T, len),
        ["slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`"],
        "address" = data.addr(), "length" = len
    );
    in_memory(data as *const T, len);
}
pub(crate) fn for_get_unchecked<T, I: SliceIndex<[T]>>(slice: &[T], index: I) {
    require!(
        index.__within(slice),
        ["slice::get_unchecked requires that the index is within the slice"],
        "@at" = slice.as_ptr().addr(), "@size" = size_of::<T>(), "@from" = index.__range(slice.len()).0,
        "@to" = index.__range(slice.len()).1, "length" = slice.len()
    );
    crate::mem::forget(index);
}
pub(crate) fn for_get_unchecked_mut<T, I: SliceIndex<[T]>>(slice: &mut [T], index: I) {
    require!(
        index.__within(slice),
        ["slice::get_unchecked_mut requires that the index is within the slice"],
        "@at" = slice.as_ptr().addr(), "@size" = size_of::<T>(), "@from" = index.__range(slice.len()).0,
        "@to" = index.__range(slice.len()).1, "length" = slice.len()
    );
    crate::mem::forget(index);
}
pub(crate) fn for_swap_unchecked<T>(slice: &mut [T], a: usize, b: usize) {
    require!(
        a < slice.len() && b < slice.len(),
        ["slice::swap_unchecked requires that the indices are within the slice"],
        "a" = a, "b" = b, "length" = slice.len()
    );
}
pub(crate) fn for_split_at_unchecked<T>(slice: &[T], mid: usize) {
    require!(
        mid <= slice.len(),
        ["slice::split_at_unchecked requires the index to be within the slice"],
        "index" = mid, "length" = slice.len()
    );
}
pub(crate) fn for_split_at_mut_unchecked<T>(slice: &mut [T], mid: usize) {
    require!(
        mid <= slice.len(),
        ["slice::split_at_mut_unchecked requires the index to be within the slice"],
        "index" = mid, "length" = slice.len()
    );
}
pub(crate) fn for_str_get_unchecked<I: SliceIndex<str>>(text: &str, index: I) {
    require!(index.__within(text), "str::get_unchecked requires that the range is within the string slice");
    crate::mem::forget(index);
}
pub(crate) fn for_unreachable() {
    require!(false, "hint::unreachable_unchecked must never be reached");
}
pub(crate) fn for_assert_unchecked(cond: bool) {
    require!(cond, "hint::assert_unchecked must never be called when the condition is false");
}
pub(crate) fn for_char(i: u32) {
    require!(char::from_u32(i).is_some(), ["invalid value for `char`"], "value" = i);
}
pub(crate) fn for_non_null<T: ?Sized>(ptr: *mut T) {
    require!(!ptr.is_null(), "NonNull::new_unchecked requires that the pointer is non-null");
}
pub(crate) fn for_align(align: usize) {
    require!(align.is_power_of_two(), ["Alignment::new_unchecked requires a power of two"], "align" = align);
}
pub(crate) fn for_layout(size: usize, align: usize) {
    require!(
        crate::alloc::Layout::from_size_align(size, align).is_ok(),
        "Layout::from_size_align_unchecked requires that align is a power of 2 and the rounded-up allocation size does not exceed isize::MAX"
    );
}
/// Where code is executed, the upper half of an address is the number of its allocation.
#[cfg(warplens_panic_text)]
fn are_of_one_object(ptr: usize, origin: usize) {
    require!(ptr >> 32 == origin >> 32, "ptr::offset_from requires both pointers to point into the same allocation");
}
#[cfg(not(warplens_panic_text))]
fn are_of_one_object(_ptr: usize, _origin: usize) {}
/// A debug build does not test this; code that is executed does.
pub(crate) fn for_offset_from<T>(ptr: *const T, origin: *const T) {
    are_of_one_object(ptr.addr(), origin.addr());
    require!(
        size_of::<T>() != 0 && ptr.addr().abs_diff(origin.addr()) % size_of::<T>() == 0,
        ["ptr::offset_from requires the distance to be a multiple of the size of an element"],
        "bytes" = ptr.addr() as isize - origin.addr() as isize, "size" = size_of::<T>()
    );
}
pub(crate) fn for_offset_from_mut<T>(ptr: *mut T, origin: *const T) {
    for_offset_from(ptr as *const T, origin)
}
pub(crate) fn for_as_chunks_unchecked<T, const N: usize>(slice: &[T]) {
    require!(
        N != 0 && slice.len() % N == 0,
        ["slice::as_chunks_unchecked requires `N != 0` and the slice to split exactly into `N`-element chunks"],
        "length" = slice.len(), "N" = N
    );
}
pub(crate) fn for_as_chunks_unchecked_mut<T, const N: usize>(slice: &mut [T]) {
    require!(
        N != 0 && slice.len() % N == 0,
        ["slice::as_chunks_unchecked requires `N != 0` and the slice to split exactly into `N`-element chunks"],
        "length" = slice.len(), "N" = N
    );
}
pub(crate) fn for_offset_from_unsigned<T>(ptr: *const T, origin: *const T) {
    are_of_one_object(ptr.addr(), origin.addr());
    require!(ptr.addr() >= origin.addr(), "ptr::offset_from_unsigned requires `self >= origin`");
}
fn moves<T>(ptr: usize, count: isize) -> bool {
    match count.checked_mul(size_of::<T>() as isize) {
        Some(by) => !ptr.overflowing_add_signed(by).1,
        None => false,
    }
}
pub(crate) fn for_add<T>(ptr: *const T, count: usize) {
    require!(
        count <= isize::MAX as usize && moves::<T>(ptr.addr(), count as isize),
        "ptr::add requires that the address calculation does not overflow"
    );
}
pub(crate) fn for_sub<T>(ptr: *const T, count: usize) {
    require!(
        count <= isize::MAX as usize && moves::<T>(ptr.addr(), -(count as isize)),
        "ptr::sub requires that the address calculation does not overflow"
    );
}
pub(crate) fn for_offset<T>(ptr: *const T, count: isize) {
    require!(moves::<T>(ptr.addr(), count), "ptr::offset requires the address calculation to not overflow");
}
pub(crate) fn for_unwrap<T>(option: Option<T>) {
    require!(option.is_some(), "hint::unreachable_unchecked must never be reached");
    crate::mem::forget(option);
}
pub(crate) fn for_unwrap_ok<T, E>(result: Result<T, E>) {
    require!(result.is_ok(), "hint::unreachable_unchecked must never be reached");
    crate::mem::forget(result);
}
pub(crate) fn for_unwrap_err<T, E>(result: Result<T, E>) {
    require!(result.is_err(), "hint::unreachable_unchecked must never be reached");
    crate::mem::forget(result);
}
pub(crate) fn for_non_zero<T: crate::num::ZeroablePrimitive>(n: T) {
    require!(crate::num::NonZero::new(n).is_some(), "NonZero::new_unchecked requires the argument to be non-zero");
}
pub(crate) fn for_set_len<T>(all: &mut crate::vec::Vec<T>, len: usize) {
    require!(
        len <= all.capacity(),
        ["Vec::set_len requires that new_len <= capacity()"],
        "new_len" = len, "capacity" = all.capacity()
    );
}
