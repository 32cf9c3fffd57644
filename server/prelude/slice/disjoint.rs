//! What may stand for one of several places of a slice at once.

use crate::ops::{Range, RangeInclusive};
use crate::range;

#[unstable(feature = "get_disjoint_mut_helpers")]
pub unsafe trait GetDisjointMutIndex: Clone {
    fn is_in_bounds(&self, len: usize) -> bool;
    fn is_overlapping(&self, other: &Self) -> bool;
}

unsafe impl GetDisjointMutIndex for usize {
    fn is_in_bounds(&self, len: usize) -> bool {
        *self < len
    }
    fn is_overlapping(&self, other: &Self) -> bool {
        self == other
    }
}

macro_rules! ranges {
    ($($R:ty, $end:ident, $ends:tt, $shares:tt;)*) => { $(
        unsafe impl GetDisjointMutIndex for $R {
            fn is_in_bounds(&self, len: usize) -> bool {
                self.start <= self.$end && self.$end $ends len
            }
            fn is_overlapping(&self, other: &Self) -> bool {
                self.start $shares other.$end && other.start $shares self.$end
            }
        }
    )* };
}
ranges! {
    Range<usize>, end, <=, <;
    RangeInclusive<usize>, end, <, <=;
    range::Range<usize>, end, <=, <;
    range::RangeInclusive<usize>, last, <, <=;
}
