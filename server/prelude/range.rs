//! The ranges that are `Copy`: iterating over one leaves it as it is.

use crate::iter::{FusedIterator, Step};
use crate::ops::{self, Bound, RangeBounds};
use crate::slice::SliceIndex;

pub mod legacy {
    pub use crate::ops::{Range, RangeFrom, RangeInclusive, RangeToInclusive};
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Range<Idx> {
    pub start: Idx,
    pub end: Idx,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RangeInclusive<Idx> {
    pub start: Idx,
    pub last: Idx,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RangeFrom<Idx> {
    pub start: Idx,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RangeToInclusive<Idx> {
    pub last: Idx,
}

impl<Idx: PartialOrd<Idx>> Range<Idx> {
    pub fn is_empty(&self) -> bool {
        !(self.start < self.end)
    }
}
impl<Idx: PartialOrd<Idx>> RangeInclusive<Idx> {
    pub fn is_empty(&self) -> bool {
        !(self.start <= self.last)
    }
}

/// Bounds of a range, and `contains` by them.
macro_rules! bounds {
    ($($R:ident, $self:ident => $start:expr, $end:expr;)*) => { $(
        impl<T> RangeBounds<T> for $R<T> {
            fn start_bound(&$self) -> Bound<&T> {
                $start
            }
            fn end_bound(&$self) -> Bound<&T> {
                $end
            }
        }
        impl<Idx: PartialOrd<Idx>> $R<Idx> {
            pub fn contains<U: ?Sized + PartialOrd<Idx>>(&self, item: &U) -> bool
            where
                Idx: PartialOrd<U>,
            {
                <Self as RangeBounds<Idx>>::contains(self, item)
            }
        }
    )* };
}
bounds! {
    Range, self => Bound::Included(&self.start), Bound::Excluded(&self.end);
    RangeInclusive, self => Bound::Included(&self.start), Bound::Included(&self.last);
    RangeFrom, self => Bound::Included(&self.start), Bound::Unbounded;
    RangeToInclusive, self => Bound::Unbounded, Bound::Included(&self.last);
}

/// To and from the range that the syntax makes.
macro_rules! conversions {
    ($($R:ident, $own:ident => $old:expr, $legacy:ident => $new:expr;)*) => { $(
        impl<T> From<$R<T>> for ops::$R<T> {
            #[inline]
            fn from($own: $R<T>) -> ops::$R<T> {
                $old
            }
        }
        impl<T> From<ops::$R<T>> for $R<T> {
            #[inline]
            fn from($legacy: ops::$R<T>) -> $R<T> {
                $new
            }
        }
    )* };
}
conversions! {
    Range, own => own.start..own.end, old => Range { start: old.start, end: old.end };
    RangeFrom, own => own.start.., old => RangeFrom { start: old.start };
    RangeToInclusive, own => ..=own.last, old => RangeToInclusive { last: old.end };
    RangeInclusive, own => own.start..=own.last, old => {
        assert!(!old.exhausted, "attempted to convert from an exhausted `legacy::RangeInclusive` (unspecified behavior)");
        RangeInclusive { start: old.start, last: old.end }
    };
}

macro_rules! iterators {
    ($($(#[$doc:meta])* $Iter:ident $R:ident;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $Iter<A>(ops::$R<A>);
        impl<A: Step> Iterator for $Iter<A> {
            type Item = A;
            #[inline]
            fn next(&mut self) -> Option<A> {
                self.0.next()
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }
            #[inline]
            fn nth(&mut self, n: usize) -> Option<A> {
                self.0.nth(n)
            }
        }
        impl<A: Step> FusedIterator for $Iter<A> {}
        impl<A: Step> IntoIterator for $R<A> {
            type Item = A;
            type IntoIter = $Iter<A>;
            #[inline]
            fn into_iter(self) -> $Iter<A> {
                $Iter(self.into())
            }
        }
        impl<Idx: Step> $R<Idx> {
            pub fn iter(&self) -> $Iter<Idx> {
                self.clone().into_iter()
            }
        }
    )* };
}
iterators! {
    RangeIter Range;
    RangeInclusiveIter RangeInclusive;
    RangeFromIter RangeFrom;
}
impl<A: Step> DoubleEndedIterator for RangeIter<A> {
    #[inline]
    fn next_back(&mut self) -> Option<A> {
        self.0.next_back()
    }
}
impl<A: Step> DoubleEndedIterator for RangeInclusiveIter<A> {
    #[inline]
    fn next_back(&mut self) -> Option<A> {
        self.0.next_back()
    }
}
impl<A: Step> ExactSizeIterator for RangeIter<A> {}
impl<A: Step> ExactSizeIterator for RangeInclusiveIter<A> {}

impl<A> RangeIter<A> {
    pub fn remainder(self) -> Range<A> {
        self.0.into()
    }
}
impl<A> RangeFromIter<A> {
    pub fn remainder(self) -> RangeFrom<A> {
        self.0.into()
    }
}

/// Slices by these ranges as by those of the syntax.
macro_rules! slice_indices {
    ($($R:ident)*) => { $(
        unsafe impl<T> SliceIndex<[T]> for $R<usize> {
            type Output = [T];
            #[inline]
            fn get(self, slice: &[T]) -> Option<&[T]> {
                ops::$R::from(self).get(slice)
            }
            #[inline]
            fn get_mut(self, slice: &mut [T]) -> Option<&mut [T]> {
                ops::$R::from(self).get_mut(slice)
            }
            #[inline]
            unsafe fn get_unchecked(self, slice: *const [T]) -> *const [T] {
                unsafe { ops::$R::from(self).get_unchecked(slice) }
            }
            #[inline]
            unsafe fn get_unchecked_mut(self, slice: *mut [T]) -> *mut [T] {
                unsafe { ops::$R::from(self).get_unchecked_mut(slice) }
            }
            #[inline]
            fn index(self, slice: &[T]) -> &[T] {
                ops::$R::from(self).index(slice)
            }
            #[inline]
            fn index_mut(self, slice: &mut [T]) -> &mut [T] {
                ops::$R::from(self).index_mut(slice)
            }
        }
    )* };
}
slice_indices! { Range RangeInclusive RangeFrom RangeToInclusive }
