//! Parts of strings by ranges of bytes; a range that cuts a character panics, or is `None` with `get`.

use super::{from_utf8_unchecked, from_utf8_unchecked_mut};
use crate::ops::{Bound, Index, IndexMut, Range, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive};
use crate::ptr;
use crate::slice::SliceIndex;

impl<I> Index<I> for str
where
    I: SliceIndex<str>,
{
    type Output = I::Output;
    #[inline]
    fn index(&self, index: I) -> &I::Output {
        index.index(self)
    }
}
impl<I> IndexMut<I> for str
where
    I: SliceIndex<str>,
{
    #[inline]
    fn index_mut(&mut self, index: I) -> &mut I::Output {
        index.index_mut(self)
    }
}

/// Do the bounds name a part of the text that begins and ends between characters?
fn fits(text: &str, start: usize, end: usize) -> bool {
    start <= end && text.is_char_boundary(start) && text.is_char_boundary(end)
}

#[cold]
fn fail() -> ! {
    panic!("byte index is not a char boundary or out of range")
}

/// A range as its start and end for a text of some length, and `None` when the end overflows.
macro_rules! str_ranges {
    ($($R:ty, $self:ident, $len:ident => $bounds:expr;)*) => { $(
        unsafe impl SliceIndex<str> for $R {
            type Output = str;
            #[inline]
            fn __within(&$self, text: &str) -> bool {
                let $len = text.len();
                let bounds: Option<(usize, usize)> = $bounds;
                bounds.is_some_and(|(start, end)| start <= end && end <= $len)
            }
            #[inline]
            fn get($self, text: &str) -> Option<&str> {
                let $len = text.len();
                let bounds: Option<(usize, usize)> = $bounds;
                let (start, end) = bounds?;
                if fits(text, start, end) {
                    Some(unsafe { from_utf8_unchecked(text.as_bytes().get_unchecked(start..end)) })
                } else {
                    None
                }
            }
            #[inline]
            fn get_mut($self, text: &mut str) -> Option<&mut str> {
                let $len = text.len();
                let bounds: Option<(usize, usize)> = $bounds;
                let (start, end) = bounds?;
                if fits(text, start, end) {
                    Some(unsafe { from_utf8_unchecked_mut(text.as_bytes_mut().get_unchecked_mut(start..end)) })
                } else {
                    None
                }
            }
            #[inline]
            unsafe fn get_unchecked($self, text: *const str) -> *const str {
                let bytes = text as *const [u8];
                let $len = bytes.len();
                let bounds: Option<(usize, usize)> = $bounds;
                unsafe {
                    let (start, end) = bounds.unwrap_unchecked();
                    ptr::slice_from_raw_parts(bytes.as_ptr().add(start), end - start) as *const str
                }
            }
            #[inline]
            unsafe fn get_unchecked_mut($self, text: *mut str) -> *mut str {
                let bytes = text as *mut [u8];
                let $len = bytes.len();
                let bounds: Option<(usize, usize)> = $bounds;
                unsafe {
                    let (start, end) = bounds.unwrap_unchecked();
                    ptr::slice_from_raw_parts_mut(bytes.as_mut_ptr().add(start), end - start) as *mut str
                }
            }
            #[inline]
            fn index($self, text: &str) -> &str {
                match $self.get(text) {
                    Some(part) => part,
                    None => fail(),
                }
            }
            #[inline]
            fn index_mut($self, text: &mut str) -> &mut str {
                match $self.get_mut(text) {
                    Some(part) => part,
                    None => fail(),
                }
            }
        }
    )* };
}

str_ranges! {
    Range<usize>, self, _len => Some((self.start, self.end));
    RangeFrom<usize>, self, len => Some((self.start, len));
    RangeTo<usize>, self, _len => Some((0, self.end));
    RangeFull, self, len => Some((0, len));
    RangeInclusive<usize>, self, _len => {
        inclusive((self.start, self.end)).map(|(start, end)| (if self.exhausted { end } else { start }, end))
    };
    RangeToInclusive<usize>, self, _len => inclusive((0, self.end));
    crate::range::Range<usize>, self, _len => Some((self.start, self.end));
    crate::range::RangeFrom<usize>, self, len => Some((self.start, len));
    crate::range::RangeInclusive<usize>, self, _len => inclusive((self.start, self.last));
    crate::range::RangeToInclusive<usize>, self, _len => inclusive((0, self.last));
    (Bound<usize>, Bound<usize>), self, len => crate::slice::bounds_of((self.0, self.1), len);
}

/// Start and end of a range that includes its last place.
fn inclusive((start, last): (usize, usize)) -> Option<(usize, usize)> {
    Some((start, last.checked_add(1)?))
}

impl str {
    pub fn get<I: SliceIndex<str>>(&self, i: I) -> Option<&I::Output> {
        i.get(self)
    }
    pub fn get_mut<I: SliceIndex<str>>(&mut self, i: I) -> Option<&mut I::Output> {
        i.get_mut(self)
    }
    #[inline]
    #[checked_by(for_str_get_unchecked)]
    pub unsafe fn get_unchecked<I: SliceIndex<str>>(&self, i: I) -> &I::Output {
        unsafe { &*i.get_unchecked(self) }
    }
    #[inline]
    pub unsafe fn get_unchecked_mut<I: SliceIndex<str>>(&mut self, i: I) -> &mut I::Output {
        unsafe { &mut *i.get_unchecked_mut(self) }
    }
    pub unsafe fn slice_unchecked(&self, begin: usize, end: usize) -> &str {
        unsafe { self.get_unchecked(begin..end) }
    }
    pub unsafe fn slice_mut_unchecked(&mut self, begin: usize, end: usize) -> &mut str {
        unsafe { self.get_unchecked_mut(begin..end) }
    }
    pub fn split_at(&self, mid: usize) -> (&str, &str) {
        self.split_at_checked(mid).expect("failed to slice string")
    }
    pub fn split_at_checked(&self, mid: usize) -> Option<(&str, &str)> {
        if self.is_char_boundary(mid) { Some((&self[..mid], &self[mid..])) } else { None }
    }
    /// Where a part of this text lies in it.
    pub fn substr_range(&self, substr: &str) -> Option<Range<usize>> {
        self.as_bytes().subslice_range(substr.as_bytes())
    }
}
