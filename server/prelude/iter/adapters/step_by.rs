//! Every n-th element. Ranges of integers step by adding instead of walking.

use crate::iter::by_ref::{to_the_end, to_the_start};
use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Iterator};
use crate::ops::{Range, Try};

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
    fn step_nth(state: &mut StepBy<Self>, n: usize) -> Option<Self::Item>
    where
        Self: Iterator;
    fn step_fold<Acc, F: FnMut(Acc, Self::Item) -> R, R: Try<Output = Acc>>(state: &mut StepBy<Self>, init: Acc, f: F) -> R
    where
        Self: Iterator;
    fn step_all<Acc, F: FnMut(Acc, Self::Item) -> Acc>(state: StepBy<Self>, init: Acc, f: F) -> Acc
    where
        Self: Iterator;
}

impl<I: Iterator> StepBy<I> {
    #[inline]
    pub(crate) fn new(iter: I, step: usize) -> StepBy<I> {
        assert!(step != 0);
        StepBy { iter: StepStart::setup(iter, step), step_minus_one: step - 1, first_take: true }
    }
    #[inline]
    fn original_step(&self) -> usize {
        unsafe { self.step_minus_one.unchecked_add(1) }
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
    default fn step_nth(state: &mut StepBy<I>, mut n: usize) -> Option<I::Item> {
        if state.first_take {
            state.first_take = false;
            let first = state.iter.next();
            if n == 0 {
                return first;
            }
            n -= 1;
        }
        let mut step = state.original_step();
        if n == usize::MAX {
            state.iter.nth(step - 1);
        } else {
            n += 1;
        }
        // `n * step` elements, in parts that can be counted.
        loop {
            if let Some(all) = n.checked_mul(step) {
                return state.iter.nth(all - 1);
            }
            let (of_n, of_step) = (usize::MAX / n, usize::MAX / step);
            let part = if of_n * n > of_step * step {
                step -= of_n;
                of_n * n
            } else {
                n -= of_step;
                of_step * step
            };
            state.iter.nth(part - 1);
        }
    }
    #[inline]
    default fn step_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(
        state: &mut StepBy<I>,
        init: Acc,
        f: F,
    ) -> R {
        let mut f = f;
        let mut acc = init;
        if state.first_take {
            state.first_take = false;
            match state.iter.next() {
                Some(x) => acc = f(acc, x)?,
                None => return R::from_output(acc),
            }
        }
        while let Some(x) = state.iter.nth(state.step_minus_one) {
            acc = f(acc, x)?;
        }
        R::from_output(acc)
    }
    #[inline]
    default fn step_all<Acc, F: FnMut(Acc, I::Item) -> Acc>(state: StepBy<I>, init: Acc, f: F) -> Acc {
        to_the_end(state, init, f)
    }
}

/// A range that is stepped holds in `end` how many elements are left.
macro_rules! range_steps {
    ($($t:ident)*) => { $(
        impl StepStart for Range<$t> {
            #[inline]
            fn setup(self, step: usize) -> Range<$t> {
                let count = self.size_hint().0.div_ceil(step) as $t;
                Range { start: self.start, end: count }
            }
            #[inline]
            fn step_next(state: &mut StepBy<Range<$t>>) -> Option<$t> {
                // A step that the type cannot hold is larger than the range.
                let step = <$t>::try_from(state.original_step()).unwrap_or($t::MAX);
                let left = state.iter.end;
                if left > 0 {
                    let value = state.iter.start;
                    state.iter.start = value.wrapping_add(step);
                    state.iter.end = left - 1;
                    Some(value)
                } else {
                    None
                }
            }
            #[inline]
            fn step_hint(state: &StepBy<Range<$t>>) -> (usize, Option<usize>) {
                (state.iter.end as usize, Some(state.iter.end as usize))
            }
            #[inline]
            fn step_nth(state: &mut StepBy<Range<$t>>, n: usize) -> Option<$t> {
                state.advance_by(n).ok()?;
                state.next()
            }
            #[inline]
            fn step_fold<Acc, F: FnMut(Acc, $t) -> R, R: Try<Output = Acc>>(
                state: &mut StepBy<Range<$t>>,
                init: Acc,
                f: F,
            ) -> R {
                let mut f = f;
                let mut acc = init;
                while let Some(x) = state.next() {
                    acc = f(acc, x)?;
                }
                R::from_output(acc)
            }
            #[inline]
            fn step_all<Acc, F: FnMut(Acc, $t) -> Acc>(state: StepBy<Range<$t>>, init: Acc, f: F) -> Acc {
                let step = <$t>::try_from(state.original_step()).unwrap_or($t::MAX);
                let mut f = f;
                let mut acc = init;
                let mut value = state.iter.start;
                for _ in 0..state.iter.end {
                    acc = f(acc, value);
                    value = value.wrapping_add(step);
                }
                acc
            }
        }
    )* };
}
range_steps! { u8 u16 u32 u64 usize }

/// How stepping goes on from the other end.
trait StepBack: Iterator + Sized {
    fn step_back(state: &mut StepBy<Self>) -> Option<Self::Item>;
    fn step_nth_back(state: &mut StepBy<Self>, n: usize) -> Option<Self::Item>;
    /// The element before the one that was taken last.
    fn one_more_back(state: &mut StepBy<Self>) -> Option<Self::Item>;
}

impl<I: ExactSizeIterator> StepBy<I> {
    /// How many elements from the back the last one that counts stands.
    fn before_back(&self) -> usize {
        let rem = self.iter.len() % self.original_step();
        if !self.first_take {
            rem
        } else if rem == 0 {
            self.step_minus_one
        } else {
            rem - 1
        }
    }
}

impl<I: DoubleEndedIterator + ExactSizeIterator> StepBack for I {
    #[inline]
    default fn step_back(state: &mut StepBy<I>) -> Option<I::Item> {
        let skip = state.before_back();
        state.iter.nth_back(skip)
    }
    default fn step_nth_back(state: &mut StepBy<I>, n: usize) -> Option<I::Item> {
        let skip = n.saturating_mul(state.original_step()).saturating_add(state.before_back());
        state.iter.nth_back(skip)
    }
    #[inline]
    default fn one_more_back(state: &mut StepBy<I>) -> Option<I::Item> {
        state.iter.nth_back(state.step_minus_one)
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
            #[inline]
            fn step_nth_back(state: &mut StepBy<Range<$t>>, n: usize) -> Option<$t> {
                if state.advance_back_by(n).is_err() {
                    return None;
                }
                Self::step_back(state)
            }
            #[inline]
            fn one_more_back(state: &mut StepBy<Range<$t>>) -> Option<$t> {
                Self::step_back(state)
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
    fn nth_back(&mut self, n: usize) -> Option<I::Item> {
        I::step_nth_back(self, n)
    }
    #[inline]
    fn try_rfold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        let mut f = f;
        let mut acc = init;
        let mut next = I::step_back(self);
        while let Some(x) = next {
            acc = f(acc, x)?;
            next = I::one_more_back(self);
        }
        R::from_output(acc)
    }
    #[inline]
    fn rfold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        to_the_start(self, init, f)
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
    fn nth(&mut self, n: usize) -> Option<I::Item> {
        I::step_nth(self, n)
    }
    #[inline]
    fn try_fold<Acc, F: FnMut(Acc, I::Item) -> R, R: Try<Output = Acc>>(&mut self, init: Acc, f: F) -> R {
        I::step_fold(self, init, f)
    }
    #[inline]
    fn fold<Acc, F: FnMut(Acc, I::Item) -> Acc>(self, init: Acc, f: F) -> Acc {
        I::step_all(self, init, f)
    }
}
impl<I: ExactSizeIterator> ExactSizeIterator for StepBy<I> {}
