//! A separator between the elements.

use crate::iter::Iterator;

/// A separator goes out when an element behind it is known, which then waits.
pub struct Intersperse<I: Iterator> {
    is_started: bool,
    separator: I::Item,
    waiting: Option<I::Item>,
    iter: I,
}
impl<I: Iterator> Intersperse<I> {
    pub(crate) fn new(iter: I, separator: I::Item) -> Self {
        Intersperse { is_started: false, separator, waiting: None, iter }
    }
}
impl<I: Iterator + Clone> Clone for Intersperse<I>
where
    I::Item: Clone,
{
    fn clone(&self) -> Self {
        Intersperse {
            is_started: self.is_started,
            separator: self.separator.clone(),
            waiting: self.waiting.clone(),
            iter: self.iter.clone(),
        }
    }
}

/// The same with separators that are made when they are wanted.
pub struct IntersperseWith<I: Iterator, G> {
    is_started: bool,
    separator: G,
    waiting: Option<I::Item>,
    iter: I,
}
impl<I: Iterator, G> IntersperseWith<I, G> {
    pub(crate) fn new(iter: I, separator: G) -> Self {
        IntersperseWith { is_started: false, separator, waiting: None, iter }
    }
}

fn step<I: Iterator>(
    is_started: &mut bool,
    waiting: &mut Option<I::Item>,
    iter: &mut I,
    separator: impl FnOnce() -> I::Item,
) -> Option<I::Item> {
    if !*is_started {
        let first = iter.next();
        *is_started = first.is_some();
        return first;
    }
    if let Some(item) = waiting.take() {
        return Some(item);
    }
    *waiting = Some(iter.next()?);
    Some(separator())
}

/// What waits or comes first goes out alone, the others each behind a separator.
fn fold_all<I: Iterator, B, F: FnMut(B, I::Item) -> B>(
    mut iter: I,
    init: B,
    mut f: F,
    mut separator: impl FnMut() -> I::Item,
    is_started: bool,
    waiting: Option<I::Item>,
) -> B {
    let mut acc = init;
    if is_started {
        if let Some(item) = waiting {
            acc = f(acc, item);
        }
    } else {
        match iter.next() {
            Some(item) => acc = f(acc, item),
            None => return acc,
        }
    }
    iter.fold(acc, |acc, item| {
        let acc = f(acc, separator());
        f(acc, item)
    })
}

fn hint<I: Iterator>(is_started: bool, is_waiting: bool, iter: &I) -> (usize, Option<usize>) {
    let (low, high) = iter.size_hint();
    let separators = |n: usize| n.saturating_sub(!is_started as usize).saturating_add(is_waiting as usize);
    (separators(low).saturating_add(low), high.and_then(|high| separators(high).checked_add(high)))
}

impl<I: Iterator> Iterator for Intersperse<I>
where
    I::Item: Clone,
{
    type Item = I::Item;
    fn next(&mut self) -> Option<I::Item> {
        let separator = &self.separator;
        step(&mut self.is_started, &mut self.waiting, &mut self.iter, || separator.clone())
    }
    fn fold<B, F: FnMut(B, I::Item) -> B>(self, init: B, f: F) -> B {
        let separator = self.separator;
        fold_all(self.iter, init, f, move || separator.clone(), self.is_started, self.waiting)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        hint(self.is_started, self.waiting.is_some(), &self.iter)
    }
}
impl<I: Iterator, G: FnMut() -> I::Item> Iterator for IntersperseWith<I, G> {
    type Item = I::Item;
    fn next(&mut self) -> Option<I::Item> {
        let separator = &mut self.separator;
        step(&mut self.is_started, &mut self.waiting, &mut self.iter, || separator())
    }
    fn fold<B, F: FnMut(B, I::Item) -> B>(self, init: B, f: F) -> B {
        fold_all(self.iter, init, f, self.separator, self.is_started, self.waiting)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        hint(self.is_started, self.waiting.is_some(), &self.iter)
    }
}
