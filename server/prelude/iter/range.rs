//! Ranges as iterators.

use super::{DoubleEndedIterator, ExactSizeIterator, FusedIterator, Iterator};
use crate::num::NonZero;
use crate::ops::{Range, RangeFrom, RangeInclusive};

/// Types with a successor and a predecessor.
pub trait Step: Clone + PartialOrd {
    fn steps_between(start: &Self, end: &Self) -> (usize, Option<usize>);
    fn forward_checked(start: Self, count: usize) -> Option<Self>;
    fn backward_checked(start: Self, count: usize) -> Option<Self>;
    fn forward(start: Self, count: usize) -> Self;
    fn backward(start: Self, count: usize) -> Self;
    /// # Safety
    /// The result must exist.
    unsafe fn forward_unchecked(start: Self, count: usize) -> Self;
    /// # Safety
    /// The result must exist.
    unsafe fn backward_unchecked(start: Self, count: usize) -> Self;
}

macro_rules! int_steps {
    ($($t:ident $unsigned:ident)*) => { $(
        impl Step for $t {
            #[inline]
            fn steps_between(start: &$t, end: &$t) -> (usize, Option<usize>) {
                if *start <= *end {
                    let n = (*end).wrapping_sub(*start) as $unsigned;
                    if n as u128 <= usize::MAX as u128 { (n as usize, Some(n as usize)) } else { (usize::MAX, None) }
                } else {
                    (0, None)
                }
            }
            #[inline]
            fn forward_checked(start: $t, n: usize) -> Option<$t> {
                if n as u128 > $unsigned::MAX as u128 {
                    return None;
                }
                let next = start.wrapping_add(n as $t);
                if next >= start { Some(next) } else { None }
            }
            #[inline]
            fn backward_checked(start: $t, n: usize) -> Option<$t> {
                if n as u128 > $unsigned::MAX as u128 {
                    return None;
                }
                let next = start.wrapping_sub(n as $t);
                if next <= start { Some(next) } else { None }
            }
            #[inline]
            #[rustc_inherit_overflow_checks]
            fn forward(start: $t, n: usize) -> $t {
                start + n as $t
            }
            #[inline]
            #[rustc_inherit_overflow_checks]
            fn backward(start: $t, n: usize) -> $t {
                start - n as $t
            }
            #[inline]
            unsafe fn forward_unchecked(start: $t, n: usize) -> $t {
                unsafe { crate::intrinsics::unchecked_add(start, n as $t) }
            }
            #[inline]
            unsafe fn backward_unchecked(start: $t, n: usize) -> $t {
                unsafe { crate::intrinsics::unchecked_sub(start, n as $t) }
            }
        }
    )* };
}
int_steps! { i8 u8 i16 u16 i32 u32 i64 u64 i128 u128 isize usize u8 u8 u16 u16 u32 u32 u64 u64 u128 u128 usize usize }

impl Step for char {
    fn steps_between(start: &char, end: &char) -> (usize, Option<usize>) {
        let (start, end) = (*start as u32, *end as u32);
        if start > end {
            return (0, None);
        }
        let count = (end - start) as usize;
        // The surrogates between are no characters.
        let count = if start < 0xD800 && 0xDFFF < end { count - 0x800 } else { count };
        (count, Some(count))
    }
    fn forward_checked(start: char, count: usize) -> Option<char> {
        let start = start as u32;
        let mut next = Step::forward_checked(start, count)?;
        if start < 0xD800 && 0xD800 <= next {
            next = Step::forward_checked(next, 0x800)?;
        }
        char::from_u32(next)
    }
    fn backward_checked(start: char, count: usize) -> Option<char> {
        let start = start as u32;
        let mut next = Step::backward_checked(start, count)?;
        if start > 0xDFFF && 0xDFFF >= next {
            next = Step::backward_checked(next, 0x800)?;
        }
        char::from_u32(next)
    }
    fn forward(start: char, count: usize) -> char {
        Step::forward_checked(start, count).expect("overflow in `Step::forward`")
    }
    fn backward(start: char, count: usize) -> char {
        Step::backward_checked(start, count).expect("overflow in `Step::backward`")
    }
    unsafe fn forward_unchecked(start: char, count: usize) -> char {
        Step::forward(start, count)
    }
    unsafe fn backward_unchecked(start: char, count: usize) -> char {
        Step::backward(start, count)
    }
}

impl<A: Step> Iterator for Range<A> {
    type Item = A;
    #[inline]
    fn next(&mut self) -> Option<A> {
        if self.start < self.end {
            let next = unsafe { Step::forward_unchecked(self.start.clone(), 1) };
            Some(crate::mem::replace(&mut self.start, next))
        } else {
            None
        }
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.start < self.end { Step::steps_between(&self.start, &self.end) } else { (0, Some(0)) }
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<A> {
        if let Some(plus_n) = Step::forward_checked(self.start.clone(), n) {
            if plus_n < self.end {
                self.start = unsafe { Step::forward_unchecked(plus_n.clone(), 1) };
                return Some(plus_n);
            }
        }
        self.start = self.end.clone();
        None
    }
    #[inline]
    fn count(self) -> usize {
        if self.start < self.end {
            Step::steps_between(&self.start, &self.end).1.expect("count overflowed usize")
        } else {
            0
        }
    }
    #[inline]
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let steps = Step::steps_between(&self.start, &self.end);
        let available = steps.1.unwrap_or(steps.0);
        let taken = if available < n { available } else { n };
        self.start = unsafe { Step::forward_unchecked(self.start.clone(), taken) };
        NonZero::new(n - taken).map_or(Ok(()), Err)
    }
    #[inline]
    fn last(mut self) -> Option<A> {
        self.next_back()
    }
    #[inline]
    fn min(mut self) -> Option<A>
    where
        A: Ord,
    {
        self.next()
    }
    #[inline]
    fn max(mut self) -> Option<A>
    where
        A: Ord,
    {
        self.next_back()
    }
}
impl<A: Step> DoubleEndedIterator for Range<A> {
    #[inline]
    fn next_back(&mut self) -> Option<A> {
        if self.start < self.end {
            self.end = unsafe { Step::backward_unchecked(self.end.clone(), 1) };
            Some(self.end.clone())
        } else {
            None
        }
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<A> {
        if let Some(minus_n) = Step::backward_checked(self.end.clone(), n) {
            if minus_n > self.start {
                self.end = unsafe { Step::backward_unchecked(minus_n, 1) };
                return Some(self.end.clone());
            }
        }
        self.end = self.start.clone();
        None
    }
    #[inline]
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let steps = Step::steps_between(&self.start, &self.end);
        let available = steps.1.unwrap_or(steps.0);
        let taken = if available < n { available } else { n };
        self.end = unsafe { Step::backward_unchecked(self.end.clone(), taken) };
        NonZero::new(n - taken).map_or(Ok(()), Err)
    }
}
impl<A: Step> FusedIterator for Range<A> {}
impl<A: Step> ExactSizeIterator for Range<A> {}

impl<A: Step> Iterator for RangeFrom<A> {
    type Item = A;
    #[inline]
    fn next(&mut self) -> Option<A> {
        let next = Step::forward(self.start.clone(), 1);
        Some(crate::mem::replace(&mut self.start, next))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::MAX, None)
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<A> {
        let plus_n = Step::forward(self.start.clone(), n);
        self.start = Step::forward(plus_n.clone(), 1);
        Some(plus_n)
    }
}
impl<A: Step> FusedIterator for RangeFrom<A> {}

impl<A: Step> Iterator for RangeInclusive<A> {
    type Item = A;
    #[inline]
    fn next(&mut self) -> Option<A> {
        if self.exhausted || !(self.start <= self.end) {
            return None;
        }
        if self.start < self.end {
            let next = unsafe { Step::forward_unchecked(self.start.clone(), 1) };
            Some(crate::mem::replace(&mut self.start, next))
        } else {
            self.exhausted = true;
            Some(self.start.clone())
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.is_empty() {
            return (0, Some(0));
        }
        let (n, exact) = Step::steps_between(&self.start, &self.end);
        (n.saturating_add(1), exact.and_then(|n| n.checked_add(1)))
    }
    fn nth(&mut self, n: usize) -> Option<A> {
        if self.is_empty() {
            return None;
        }
        if let Some(plus_n) = Step::forward_checked(self.start.clone(), n) {
            if plus_n < self.end {
                self.start = Step::forward(plus_n.clone(), 1);
                return Some(plus_n);
            }
            if plus_n == self.end {
                self.start = plus_n.clone();
                self.exhausted = true;
                return Some(plus_n);
            }
        }
        self.start = self.end.clone();
        self.exhausted = true;
        None
    }
    /// Without the flag in the loop.
    #[inline]
    fn fold<B, F: FnMut(B, A) -> B>(self, init: B, f: F) -> B {
        let mut f = f;
        let mut accum = init;
        if self.exhausted || !(self.start <= self.end) {
            return accum;
        }
        let mut at = self.start;
        while at < self.end {
            let next = unsafe { Step::forward_unchecked(at.clone(), 1) };
            accum = f(accum, crate::mem::replace(&mut at, next));
        }
        f(accum, at)
    }
    #[inline]
    fn count(self) -> usize {
        if self.is_empty() {
            return 0;
        }
        Step::steps_between(&self.start, &self.end)
            .1
            .and_then(|steps| steps.checked_add(1))
            .expect("count overflowed usize")
    }
    fn last(mut self) -> Option<A> {
        self.next_back()
    }
    fn min(mut self) -> Option<A>
    where
        A: Ord,
    {
        self.next()
    }
    fn max(mut self) -> Option<A>
    where
        A: Ord,
    {
        self.next_back()
    }
}
impl<A: Step> DoubleEndedIterator for RangeInclusive<A> {
    #[inline]
    fn next_back(&mut self) -> Option<A> {
        if self.exhausted || !(self.start <= self.end) {
            return None;
        }
        if self.start < self.end {
            let next = unsafe { Step::backward_unchecked(self.end.clone(), 1) };
            Some(crate::mem::replace(&mut self.end, next))
        } else {
            self.exhausted = true;
            Some(self.end.clone())
        }
    }
    fn nth_back(&mut self, n: usize) -> Option<A> {
        if self.is_empty() {
            return None;
        }
        if let Some(minus_n) = Step::backward_checked(self.end.clone(), n) {
            if minus_n > self.start {
                self.end = Step::backward(minus_n.clone(), 1);
                return Some(minus_n);
            }
            if minus_n == self.start {
                self.end = minus_n.clone();
                self.exhausted = true;
                return Some(minus_n);
            }
        }
        self.end = self.start.clone();
        self.exhausted = true;
        None
    }
}
impl<A: Step> FusedIterator for RangeInclusive<A> {}
impl<A: Step> ExactSizeIterator for RangeInclusive<A> {}
