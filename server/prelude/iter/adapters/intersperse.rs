//! A separator between the elements.

use super::Fuse;
use crate::iter::{FusedIterator, Iterator};

/// A separator goes out when an element behind it is known, which then waits.
pub struct Intersperse<I: Iterator> {
    is_started: bool,
    separator: I::Item,
    waiting: Option<I::Item>,
    iter: Fuse<I>,
}
impl<I: Iterator> Intersperse<I> {
    pub(crate) fn new(iter: I, separator: I::Item) -> Self {
        Intersperse { is_started: false, separator, waiting: None, iter: iter.fuse() }
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
    iter: Fuse<I>,
}
impl<I: Iterator, G> IntersperseWith<I, G> {
    pub(crate) fn new(iter: I, separator: G) -> Self {
        IntersperseWith { is_started: false, separator, waiting: None, iter: iter.fuse() }
    }
}

fn step<I: Iterator>(
    is_started: &mut bool,
    waiting: &mut Option<I::Item>,
    iter: &mut Fuse<I>,
    separator: impl FnOnce() -> I::Item,
) -> Option<I::Item> {
    if !*is_started {
        *is_started = true;
        return iter.next();
    }
    if let Some(item) = waiting.take() {
        return Some(item);
    }
    *waiting = Some(iter.next()?);
    Some(separator())
}

fn hint<I: Iterator>(is_started: bool, is_waiting: bool, iter: &Fuse<I>) -> (usize, Option<usize>) {
    let (low, high) = iter.size_hint();
    let waiting = is_waiting as usize;
    let low = low.saturating_sub(!is_started as usize).saturating_add(low).saturating_add(waiting);
    let high = high
        .and_then(|high| high.saturating_sub(!is_started as usize).checked_add(high))
        .and_then(|high| high.checked_add(waiting));
    (low, high)
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
    fn size_hint(&self) -> (usize, Option<usize>) {
        hint(self.is_started, self.waiting.is_some(), &self.iter)
    }
}
impl<I: Iterator> FusedIterator for Intersperse<I> where I::Item: Clone {}
impl<I: Iterator, G: FnMut() -> I::Item> FusedIterator for IntersperseWith<I, G> {}
