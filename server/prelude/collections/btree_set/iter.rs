//! Iterators over a `BTreeSet`, and over two of them.

use super::super::btree_map;
use super::super::chunks::{Chunks, Extraction, Taken, Walk};
use super::BTreeSet;
use crate::borrow::Borrow;
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Formatter};
use crate::iter::{FusedIterator, Peekable};
use crate::marker::PhantomData;
use crate::ops::RangeBounds;

pub struct Iter<'a, T: 'a> {
    walk: Walk<T, ()>,
    left: usize,
    of: PhantomData<&'a T>,
}
impl<'a, T> Iter<'a, T> {
    pub(super) fn of(values: &'a Chunks<T, ()>) -> Self {
        Iter { walk: values.walk_all(), left: values.len, of: PhantomData }
    }
}
impl<'a, T> Iterator for Iter<'a, T> {
    type Item = &'a T;
    fn next(&mut self) -> Option<&'a T> {
        let pair = self.walk.next()?;
        self.left -= 1;
        Some(unsafe { &(*pair).0 })
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
    fn last(mut self) -> Option<&'a T> {
        self.next_back()
    }
}
impl<'a, T> DoubleEndedIterator for Iter<'a, T> {
    fn next_back(&mut self) -> Option<&'a T> {
        let pair = self.walk.next_back()?;
        self.left -= 1;
        Some(unsafe { &(*pair).0 })
    }
}
impl<T> ExactSizeIterator for Iter<'_, T> {}
impl<T> FusedIterator for Iter<'_, T> {}
impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Iter { walk: self.walk.clone(), left: self.left, of: PhantomData }
    }
}
impl<T> Default for Iter<'_, T> {
    fn default() -> Self {
        Iter { walk: Walk::empty(), left: 0, of: PhantomData }
    }
}
impl<T: Debug> Debug for Iter<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Iter(")?;
        f.debug_list().entries(self.clone()).finish()?;
        f.write_str(")")
    }
}

pub struct Range<'a, T: 'a> {
    pairs: btree_map::Range<'a, T, ()>,
}
impl<'a, T> Range<'a, T> {
    pub(super) fn of<K: Ord + ?Sized, R: RangeBounds<K>>(values: &'a Chunks<T, ()>, range: R) -> Self
    where
        T: Borrow<K>,
    {
        Range { pairs: btree_map::Range::of(values, range, "BTreeSet") }
    }
}
impl<'a, T> Iterator for Range<'a, T> {
    type Item = &'a T;
    fn next(&mut self) -> Option<&'a T> {
        Some(self.pairs.next()?.0)
    }
    fn last(mut self) -> Option<&'a T> {
        self.next_back()
    }
}
impl<'a, T> DoubleEndedIterator for Range<'a, T> {
    fn next_back(&mut self) -> Option<&'a T> {
        Some(self.pairs.next_back()?.0)
    }
}
impl<T> FusedIterator for Range<'_, T> {}
impl<T> Clone for Range<'_, T> {
    fn clone(&self) -> Self {
        Range { pairs: self.pairs.clone() }
    }
}

pub struct IntoIter<T> {
    values: Taken<T, ()>,
}
impl<T> Iterator for IntoIter<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        Some(self.values.next()?.0)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.values.left, Some(self.values.left))
    }
}
impl<T> DoubleEndedIterator for IntoIter<T> {
    fn next_back(&mut self) -> Option<T> {
        Some(self.values.next_back()?.0)
    }
}
impl<T> ExactSizeIterator for IntoIter<T> {}
impl<T> FusedIterator for IntoIter<T> {}
impl<T: Debug> Debug for IntoIter<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut list = f.debug_set();
        self.values.each(|value, _| {
            list.entry(value);
        });
        list.finish()
    }
}

/// Takes values out of a range, one by one.
pub struct ExtractIf<'a, T, F> {
    from: Extraction<'a, T>,
    take: F,
}
impl<'a, T: Ord, F: FnMut(&T) -> bool> ExtractIf<'a, T, F> {
    pub(super) fn of<R: RangeBounds<T>>(values: &'a mut Chunks<T, ()>, range: R, take: F) -> Self {
        ExtractIf { from: Extraction::of(values, range, "BTreeSet"), take }
    }
}
impl<T: Ord, F: FnMut(&T) -> bool> Iterator for ExtractIf<'_, T, F> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        let take = &mut self.take;
        Some(self.from.next(|value, _| take(value))?.0)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.from.left))
    }
}

/// Two iterators side by side: the smaller of both next values, or both when they are equal.
struct Merge<'a, T> {
    a: Peekable<Iter<'a, T>>,
    b: Peekable<Iter<'a, T>>,
}
impl<'a, T: Ord> Merge<'a, T> {
    fn next(&mut self) -> (Option<&'a T>, Option<&'a T>) {
        let order = match (self.a.peek(), self.b.peek()) {
            (Some(a), Some(b)) => a.cmp(b),
            (Some(_), None) => Ordering::Less,
            (None, _) => Ordering::Greater,
        };
        match order {
            Ordering::Less => (self.a.next(), None),
            Ordering::Greater => (None, self.b.next()),
            Ordering::Equal => (self.a.next(), self.b.next()),
        }
    }
}
impl<T> Clone for Merge<'_, T> {
    fn clone(&self) -> Self {
        Merge { a: self.a.clone(), b: self.b.clone() }
    }
}
macro_rules! merged {
    ($($Iter:ident, |$found:ident, $a:ident, $b:ident| $next:expr, $hint:expr;)*) => { $(
        pub struct $Iter<'a, T: 'a> {
            both: Merge<'a, T>,
        }
        impl<'a, T: Ord> $Iter<'a, T> {
            pub(super) fn of(a: Iter<'a, T>, b: Iter<'a, T>) -> Self {
                $Iter { both: Merge { a: a.peekable(), b: b.peekable() } }
            }
        }
        impl<'a, T: Ord> Iterator for $Iter<'a, T> {
            type Item = &'a T;
            fn next(&mut self) -> Option<&'a T> {
                loop {
                    let $found = self.both.next();
                    if let (None, None) = $found {
                        return None;
                    }
                    if let Some(value) = $next {
                        return Some(value);
                    }
                }
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let ($a, $b) = (self.both.a.len(), self.both.b.len());
                $hint
            }
        }
        impl<T: Ord> FusedIterator for $Iter<'_, T> {}
        impl<T> Clone for $Iter<'_, T> {
            fn clone(&self) -> Self {
                $Iter { both: self.both.clone() }
            }
        }
        impl<T: Debug + Ord> Debug for $Iter<'_, T> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($Iter), "("))?;
                f.debug_list().entries(self.clone()).finish()?;
                f.write_str(")")
            }
        }
    )* };
}
merged! {
    Union, |found, a, b| found.0.or(found.1), (a.max(b), Some(a + b));
    Intersection, |found, a, b| found.0.and(found.1).and(found.0), (0, Some(a.min(b)));
    Difference, |found, a, b| if found.1.is_none() { found.0 } else { None }, (a.saturating_sub(b), Some(a));
    SymmetricDifference, |found, a, b| found.0.xor(found.1), (0, Some(a + b));
}

impl<T> IntoIterator for BTreeSet<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
    fn into_iter(self) -> IntoIter<T> {
        IntoIter { values: Taken::of(self.values) }
    }
}
impl<'a, T> IntoIterator for &'a BTreeSet<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}
