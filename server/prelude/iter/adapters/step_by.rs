//! Every n-th element. Ranges of integers step by adding instead of walking.

use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator};
use crate::ops::Range;

#[derive(Clone)]
pub struct StepBy<I> {
    iter: I,
    /// One less than the step; for ranges see `StepStart`.
    step_minus_one: usize,
    first_take: bool,
}

/// How an iterator is prepared for stepping.
trait StepStart: Sized {
    fn setup(self, step: usize) -> Self;
    /// The next element that counts.
    fn step_next(state: &mut StepBy<Self>) -> Option<Self::Item>
    where
        Self: Iterator;
    fn step_hint(state: &StepBy<Self>) -> (usize, Option<usize>)
    where
        Self: Iterator;
}

impl<I: Iterator> StepBy<I> {
    #[inline]
    pub(crate) fn new(iter: I, step: usize) -> StepBy<I> {
        assert!(step != 0);
        StepBy { iter: StepStart::setup(iter, step), step_minus_one: step - 1, first_take: true }
    }
    fn original_step(&self) -> usize {
        self.step_minus_one + 1
    }
}

impl<I: Iterator> StepStart for I {
    #[inline]
    default fn setup(self, _step: usize) -> I {
        self
    }
    #[inline]
    default fn step_next(state: &mut StepBy<I>) -> Option<I::Item> {
        let skip = if state.first_take { 0 } else { state.step_minus_one };
        state.first_take = false;
        state.iter.nth(skip)
    }
    default fn step_hint(state: &StepBy<I>) -> (usize, Option<usize>) {
        let step = state.original_step();
        let (low, high) = state.iter.size_hint();
        let count = |n: usize| {
            if state.first_take {
                if n == 0 { 0 } else { 1 + (n - 1) / step }
            } else {
                n / step
            }
        };
        match high {
            Some(high) => (count(low), Some(count(high))),
            None => (count(low), None),
        }
    }
}

/// A range that is stepped holds in `end` how many elements are left.
macro_rules! range_steps {
    ($($t:ident)*) => { $(
        impl StepStart for Range<$t> {
            #[inline]
            fn setup(self, step: usize) -> Range<$t> {
                let count = if self.start < self.end {
                    let len = self.end - self.start;
                    // A step that the type cannot hold is larger than the range.
                    if step as u64 > $t::MAX as u64 {
                        1
                    } else {
                        let step = step as $t;
                        len / step + (len % step != 0) as $t
                    }
                } else {
                    0
                };
                Range { start: self.start, end: count }
            }
            #[inline]
            fn step_next(state: &mut StepBy<Range<$t>>) -> Option<$t> {
                if state.iter.end == 0 {
                    return None;
                }
                let value = state.iter.start;
                state.iter.start = value.wrapping_add(state.original_step() as $t);
                state.iter.end -= 1;
                Some(value)
            }
            #[inline]
            fn step_hint(state: &StepBy<Range<$t>>) -> (usize, Option<usize>) {
                (state.iter.end as usize, Some(state.iter.end as usize))
            }
        }
    )* };
}
range_steps! { u8 u16 u32 u64 usize }

/// How stepping goes on from the other end.
trait StepBack: Iterator + Sized {
    fn step_back(state: &mut StepBy<Self>) -> Option<Self::Item>;
}

impl<I: DoubleEndedIterator + ExactSizeIterator> StepBack for I {
    #[inline]
    default fn step_back(state: &mut StepBy<I>) -> Option<I::Item> {
        let step = state.original_step();
        let rem = state.iter.len() % step;
        let skip = if !state.first_take {
            rem
        } else if rem == 0 {
            step - 1
        } else {
            rem - 1
        };
        state.iter.nth_back(skip)
    }
}

macro_rules! range_steps_back {
    ($($t:ident)*) => { $(
        impl StepBack for Range<$t> {
            #[inline]
            fn step_back(state: &mut StepBy<Range<$t>>) -> Option<$t> {
                if state.iter.end == 0 {
                    return None;
                }
                state.iter.end -= 1;
                let step = state.original_step() as $t;
                Some(state.iter.start.wrapping_add(step.wrapping_mul(state.iter.end)))
            }
        }
    )* };
}
range_steps_back! { u8 u16 u32 usize }

impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for StepBy<I> {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        I::step_back(self)
    }
}

impl<I: Iterator> Iterator for StepBy<I> {
    type Item = I::Item;
    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        I::step_next(self)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        I::step_hint(self)
    }
}
impl<I: ExactSizeIterator> ExactSizeIterator for StepBy<I> {}
