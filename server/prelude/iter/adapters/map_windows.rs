//! A function of each window of a fixed number of elements.

use crate::iter::{ExactSizeIterator, FusedIterator, Iterator};

pub struct MapWindows<I: Iterator, F, const N: usize> {
    f: F,
    iter: I,
    /// Gone when the end was seen.
    window: Option<[I::Item; N]>,
}
impl<I: Iterator + Clone, F: Clone, const N: usize> Clone for MapWindows<I, F, N>
where
    I::Item: Clone,
{
    fn clone(&self) -> Self {
        MapWindows { f: self.f.clone(), iter: self.iter.clone(), window: self.window.clone() }
    }
}
impl<I: Iterator, F, const N: usize> MapWindows<I, F, N> {
    pub(crate) fn new(iter: I, f: F) -> Self {
        assert!(N != 0, "array in `Iterator::map_windows` must contain more than 0 elements");
        MapWindows { f, iter, window: None }
    }
    fn slide(&mut self) {
        let Some(window) = &mut self.window else {
            self.window = crate::array::next_chunk(&mut self.iter).ok();
            return;
        };
        match self.iter.next() {
            Some(next) => {
                let first = crate::mem::replace(&mut window[0], next);
                window.rotate_left(1);
                drop(first);
            }
            None => self.window = None,
        }
    }
}
impl<I: Iterator, F: FnMut(&[I::Item; N]) -> R, R, const N: usize> Iterator for MapWindows<I, F, N> {
    type Item = R;
    fn next(&mut self) -> Option<R> {
        self.slide();
        match &self.window {
            Some(window) => Some((self.f)(window)),
            None => None,
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let (least, most) = self.iter.size_hint();
        if self.window.is_some() {
            return (least, most);
        }
        let windows = |n: usize| n.saturating_sub(N - 1);
        (windows(least), most.map(windows))
    }
}
impl<I: ExactSizeIterator, F: FnMut(&[I::Item; N]) -> R, R, const N: usize> ExactSizeIterator for MapWindows<I, F, N> {}
impl<I: FusedIterator, F: FnMut(&[I::Item; N]) -> R, R, const N: usize> FusedIterator for MapWindows<I, F, N> {}
