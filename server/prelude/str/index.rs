//! Parts of strings by ranges of bytes; a range that cuts a character panics, or is `None` with `get`.

use super::from_utf8_unchecked;
use crate::ops::{Index, IndexMut, Range, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive};

/// Ranges that name a part of a string.
pub trait StrIndex {
    /// The range as start and end, for a string of this length; `None` when the end overflows.
    fn bounds(self, len: usize) -> Option<(usize, usize)>;
}

macro_rules! str_ranges {
    ($($R:ty, $self:ident, $len:ident => $bounds:expr;)*) => { $(
        impl StrIndex for $R {
            #[inline]
            fn bounds($self, $len: usize) -> Option<(usize, usize)> {
                $bounds
            }
        }
        impl Index<$R> for str {
            type Output = str;
            #[inline]
            fn index(&self, range: $R) -> &str {
                self.get(range).expect("byte index is not a char boundary or out of range")
            }
        }
        impl IndexMut<$R> for str {
            #[inline]
            fn index_mut(&mut self, range: $R) -> &mut str {
                self.get_mut(range).expect("byte index is not a char boundary or out of range")
            }
        }
    )* };
}

str_ranges! {
    Range<usize>, self, _len => Some((self.start, self.end));
    RangeFrom<usize>, self, len => Some((self.start, len));
    RangeTo<usize>, self, _len => Some((0, self.end));
    RangeFull, self, len => Some((0, len));
    RangeInclusive<usize>, self, _len => Some((*self.start(), self.end().checked_add(1)?));
    RangeToInclusive<usize>, self, _len => Some((0, self.end.checked_add(1)?));
}

impl str {
    pub fn get<I: StrIndex>(&self, range: I) -> Option<&str> {
        let (start, end) = range.bounds(self.len())?;
        if start <= end && self.is_char_boundary(start) && self.is_char_boundary(end) {
            Some(unsafe { from_utf8_unchecked(&self.as_bytes()[start..end]) })
        } else {
            None
        }
    }
    pub fn split_at(&self, mid: usize) -> (&str, &str) {
        self.split_at_checked(mid).expect("failed to slice string")
    }
    pub fn split_at_checked(&self, mid: usize) -> Option<(&str, &str)> {
        if self.is_char_boundary(mid) { Some((&self[..mid], &self[mid..])) } else { None }
    }
}
