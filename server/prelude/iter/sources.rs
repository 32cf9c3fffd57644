//! Iterators made from nothing, one value or a function.

use super::{DoubleEndedIterator, ExactSizeIterator, IntoIterator, Iterator, Zip};
use crate::marker::PhantomData;
use crate::num::NonZero;

pub struct Empty<T>(PhantomData<T>);
impl<T> Clone for Empty<T> {
    fn clone(&self) -> Self {
        Empty(PhantomData)
    }
}
pub const fn empty<T>() -> Empty<T> {
    Empty(PhantomData)
}
impl<T> Iterator for Empty<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        None
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(0))
    }
}
impl<T> DoubleEndedIterator for Empty<T> {
    fn next_back(&mut self) -> Option<T> {
        None
    }
}
impl<T> ExactSizeIterator for Empty<T> {}

#[derive(Clone)]
pub struct Once<T>(Option<T>);
pub fn once<T>(value: T) -> Once<T> {
    Once(Some(value))
}
impl<T> Iterator for Once<T> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        self.0.take()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.is_some() as usize;
        (n, Some(n))
    }
}
impl<T> DoubleEndedIterator for Once<T> {
    fn next_back(&mut self) -> Option<T> {
        self.0.take()
    }
}
impl<T> ExactSizeIterator for Once<T> {}

#[derive(Clone)]
pub struct OnceWith<F>(Option<F>);
pub fn once_with<A, F: FnOnce() -> A>(make: F) -> OnceWith<F> {
    OnceWith(Some(make))
}
impl<A, F: FnOnce() -> A> Iterator for OnceWith<F> {
    type Item = A;
    fn next(&mut self) -> Option<A> {
        let f = self.0.take()?;
        Some(f())
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.is_some() as usize;
        (left, Some(left))
    }
}

#[derive(Clone)]
pub struct Repeat<A>(A);
pub fn repeat<T: Clone>(elt: T) -> Repeat<T> {
    Repeat(elt)
}
impl<A: Clone> Iterator for Repeat<A> {
    type Item = A;
    #[inline]
    fn next(&mut self) -> Option<A> {
        Some(self.0.clone())
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::MAX, None)
    }
    fn advance_by(&mut self, _n: usize) -> Result<(), NonZero<usize>> {
        Ok(())
    }
    fn nth(&mut self, _n: usize) -> Option<A> {
        Some(self.0.clone())
    }
    #[track_caller]
    fn last(self) -> Option<A> {
        panic!("iterator is infinite");
    }
    #[track_caller]
    fn count(self) -> usize {
        panic!("iterator is infinite");
    }
}
impl<A: Clone> DoubleEndedIterator for Repeat<A> {
    fn next_back(&mut self) -> Option<A> {
        Some(self.0.clone())
    }
    fn advance_back_by(&mut self, _n: usize) -> Result<(), NonZero<usize>> {
        Ok(())
    }
    fn nth_back(&mut self, _n: usize) -> Option<A> {
        Some(self.0.clone())
    }
}

#[derive(Clone)]
pub struct RepeatN<A> {
    /// Gone with the last element, which is the value itself.
    element: Option<A>,
    count: usize,
}
pub fn repeat_n<T: Clone>(element: T, count: usize) -> RepeatN<T> {
    RepeatN { element: if count == 0 { None } else { Some(element) }, count }
}
impl<A: Clone> Iterator for RepeatN<A> {
    type Item = A;
    #[inline]
    fn next(&mut self) -> Option<A> {
        if self.count == 0 {
            return None;
        }
        if self.count == 1 {
            self.count = 0;
            return self.element.take();
        }
        let copy = self.element.clone();
        self.count -= 1;
        copy
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.count, Some(self.count))
    }
    fn advance_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        let left = self.count;
        self.count = left.saturating_sub(n);
        if self.count == 0 {
            self.element = None;
        }
        NonZero::new(n.saturating_sub(left)).map_or(Ok(()), Err)
    }
    fn last(self) -> Option<A> {
        self.element
    }
    fn count(self) -> usize {
        self.count
    }
}
impl<A: Clone> DoubleEndedIterator for RepeatN<A> {
    fn next_back(&mut self) -> Option<A> {
        self.next()
    }
    fn advance_back_by(&mut self, n: usize) -> Result<(), NonZero<usize>> {
        self.advance_by(n)
    }
    fn nth_back(&mut self, n: usize) -> Option<A> {
        self.nth(n)
    }
    fn rfold<B, F: FnMut(B, A) -> B>(self, init: B, f: F) -> B {
        self.fold(init, f)
    }
}
impl<A: Clone> ExactSizeIterator for RepeatN<A> {}

#[derive(Clone)]
pub struct RepeatWith<F>(F);
pub fn repeat_with<A, F: FnMut() -> A>(repeater: F) -> RepeatWith<F> {
    RepeatWith(repeater)
}
impl<A, F: FnMut() -> A> Iterator for RepeatWith<F> {
    type Item = A;
    #[inline]
    fn next(&mut self) -> Option<A> {
        Some((self.0)())
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::MAX, None)
    }
}

#[derive(Clone)]
pub struct FromFn<F>(F);
pub fn from_fn<T, F: FnMut() -> Option<T>>(f: F) -> FromFn<F> {
    FromFn(f)
}
impl<T, F: FnMut() -> Option<T>> Iterator for FromFn<F> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        (self.0)()
    }
}

#[derive(Clone)]
pub struct Successors<T, F> {
    next: Option<T>,
    succ: F,
}
pub fn successors<T, F: FnMut(&T) -> Option<T>>(first: Option<T>, succ: F) -> Successors<T, F> {
    Successors { next: first, succ }
}
impl<T, F: FnMut(&T) -> Option<T>> Iterator for Successors<T, F> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        let item = self.next.take()?;
        self.next = (self.succ)(&item);
        Some(item)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.next.is_some() { (1, None) } else { (0, Some(0)) }
    }
}

pub fn zip<A: IntoIterator, B: IntoIterator>(a: A, b: B) -> Zip<A::IntoIter, B::IntoIter> {
    a.into_iter().zip(b)
}
