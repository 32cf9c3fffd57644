//! Iterators over a `BTreeMap`.

use super::super::chunks::{Chunks, Extraction, Taken, Walk};
use super::BTreeMap;
use crate::borrow::Borrow;
use crate::fmt::{self, Debug, Formatter};
use crate::iter::FusedIterator;
use crate::marker::PhantomData;
use crate::ops::RangeBounds;

macro_rules! counted_walk {
    ($Iter:ident, $Item:ty, $Chunks:ty, |$pair:ident| $made:expr) => {
        pub struct $Iter<'a, K: 'a, V: 'a> {
            walk: Walk<K, V>,
            left: usize,
            of: PhantomData<$Chunks>,
        }
        impl<'a, K, V> $Iter<'a, K, V> {
            pub(super) fn of(pairs: $Chunks) -> Self {
                $Iter { walk: pairs.walk_all(), left: pairs.len, of: PhantomData }
            }
        }
        impl<'a, K, V> Iterator for $Iter<'a, K, V> {
            type Item = $Item;
            fn next(&mut self) -> Option<$Item> {
                let $pair = self.walk.next()?;
                self.left -= 1;
                Some(unsafe { $made })
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.left, Some(self.left))
            }
            fn last(mut self) -> Option<$Item> {
                self.next_back()
            }
        }
        impl<'a, K, V> DoubleEndedIterator for $Iter<'a, K, V> {
            fn next_back(&mut self) -> Option<$Item> {
                let $pair = self.walk.next_back()?;
                self.left -= 1;
                Some(unsafe { $made })
            }
        }
        impl<K, V> ExactSizeIterator for $Iter<'_, K, V> {}
        impl<K, V> FusedIterator for $Iter<'_, K, V> {}
        impl<K, V> Default for $Iter<'_, K, V> {
            fn default() -> Self {
                $Iter { walk: Walk::empty(), left: 0, of: PhantomData }
            }
        }
        impl<K: Debug, V: Debug> Debug for $Iter<'_, K, V> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                list_pairs(self.walk.clone(), f)
            }
        }
    };
}
macro_rules! ranged_walk {
    ($Iter:ident, $Item:ty, $Chunks:ty, |$pair:ident| $made:expr) => {
        pub struct $Iter<'a, K: 'a, V: 'a> {
            walk: Walk<K, V>,
            of: PhantomData<$Chunks>,
        }
        impl<'a, K, V> Iterator for $Iter<'a, K, V> {
            type Item = $Item;
            fn next(&mut self) -> Option<$Item> {
                let $pair = self.walk.next()?;
                Some(unsafe { $made })
            }
            fn last(mut self) -> Option<$Item> {
                self.next_back()
            }
        }
        impl<'a, K, V> DoubleEndedIterator for $Iter<'a, K, V> {
            fn next_back(&mut self) -> Option<$Item> {
                let $pair = self.walk.next_back()?;
                Some(unsafe { $made })
            }
        }
        impl<K, V> FusedIterator for $Iter<'_, K, V> {}
        impl<K, V> Default for $Iter<'_, K, V> {
            fn default() -> Self {
                $Iter { walk: Walk::empty(), of: PhantomData }
            }
        }
        impl<K: Debug, V: Debug> Debug for $Iter<'_, K, V> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                list_pairs(self.walk.clone(), f)
            }
        }
    };
}
fn list_pairs<K: Debug, V: Debug>(mut walk: Walk<K, V>, f: &mut Formatter<'_>) -> fmt::Result {
    let mut list = f.debug_list();
    while let Some(pair) = walk.next() {
        list.entry(unsafe { &*pair });
    }
    list.finish()
}

counted_walk! { Iter, (&'a K, &'a V), &'a Chunks<K, V>, |pair| (&(*pair).0, &(*pair).1) }
counted_walk! { IterMut, (&'a K, &'a mut V), &'a mut Chunks<K, V>, |pair| (&(*pair).0, &mut (*pair).1) }
ranged_walk! { Range, (&'a K, &'a V), &'a Chunks<K, V>, |pair| (&(*pair).0, &(*pair).1) }
ranged_walk! { RangeMut, (&'a K, &'a mut V), &'a mut Chunks<K, V>, |pair| (&(*pair).0, &mut (*pair).1) }

impl<K, V> Clone for Iter<'_, K, V> {
    fn clone(&self) -> Self {
        Iter { walk: self.walk.clone(), left: self.left, of: PhantomData }
    }
}
impl<K, V> Clone for Range<'_, K, V> {
    fn clone(&self) -> Self {
        Range { walk: self.walk.clone(), of: PhantomData }
    }
}
impl<'a, K, V> Range<'a, K, V> {
    pub(in super::super) fn of<T: Ord + ?Sized, R: RangeBounds<T>>(
        pairs: &'a Chunks<K, V>,
        range: R,
        name: &str,
    ) -> Self
    where
        K: Borrow<T>,
    {
        Range { walk: pairs.walk(pairs.range(&range, name)), of: PhantomData }
    }
}
impl<'a, K, V> RangeMut<'a, K, V> {
    pub(super) fn of<T: Ord + ?Sized, R: RangeBounds<T>>(pairs: &'a mut Chunks<K, V>, range: R) -> Self
    where
        K: Borrow<T>,
    {
        RangeMut { walk: pairs.walk(pairs.range(&range, "BTreeMap")), of: PhantomData }
    }
}

pub struct IntoIter<K, V> {
    pairs: Taken<K, V>,
}
impl<K, V> Iterator for IntoIter<K, V> {
    type Item = (K, V);
    fn next(&mut self) -> Option<(K, V)> {
        self.pairs.next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.pairs.left, Some(self.pairs.left))
    }
}
impl<K, V> DoubleEndedIterator for IntoIter<K, V> {
    fn next_back(&mut self) -> Option<(K, V)> {
        self.pairs.next_back()
    }
}
impl<K, V> ExactSizeIterator for IntoIter<K, V> {}
impl<K, V> FusedIterator for IntoIter<K, V> {}
impl<K: Debug, V: Debug> Debug for IntoIter<K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut list = f.debug_list();
        self.pairs.each(|key, value| {
            list.entry(&(key, value));
        });
        list.finish()
    }
}

macro_rules! one_side {
    ($([$($a:lifetime)?] $Iter:ident, $From:ty, $Item:ty, $at:tt;)*) => { $(
        pub struct $Iter<$($a,)? K, V>(pub(super) $From);
        impl<$($a,)? K, V> Iterator for $Iter<$($a,)? K, V> {
            type Item = $Item;
            fn next(&mut self) -> Option<$Item> {
                Some(self.0.next()?.$at)
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }
            fn last(mut self) -> Option<$Item> {
                self.next_back()
            }
        }
        impl<$($a,)? K, V> DoubleEndedIterator for $Iter<$($a,)? K, V> {
            fn next_back(&mut self) -> Option<$Item> {
                Some(self.0.next_back()?.$at)
            }
        }
        impl<$($a,)? K, V> ExactSizeIterator for $Iter<$($a,)? K, V> {}
        impl<$($a,)? K, V> FusedIterator for $Iter<$($a,)? K, V> {}
    )* };
}
one_side! {
    ['a] Keys, Iter<'a, K, V>, &'a K, 0;
    ['a] Values, Iter<'a, K, V>, &'a V, 1;
    ['a] ValuesMut, IterMut<'a, K, V>, &'a mut V, 1;
    [] IntoKeys, IntoIter<K, V>, K, 0;
    [] IntoValues, IntoIter<K, V>, V, 1;
}
impl<K, V> Clone for Keys<'_, K, V> {
    fn clone(&self) -> Self {
        Keys(self.0.clone())
    }
}
impl<K, V> Clone for Values<'_, K, V> {
    fn clone(&self) -> Self {
        Values(self.0.clone())
    }
}
impl<K: Debug, V> Debug for Keys<'_, K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}
impl<K, V: Debug> Debug for Values<'_, K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

/// Takes pairs out of a range, one by one.
pub struct ExtractIf<'a, K, V, F> {
    from: Extraction<'a, K, V>,
    take: F,
}
impl<'a, K: Ord, V, F: FnMut(&K, &mut V) -> bool> ExtractIf<'a, K, V, F> {
    pub(super) fn of<R: RangeBounds<K>>(pairs: &'a mut Chunks<K, V>, range: R, take: F) -> Self {
        ExtractIf { from: Extraction::of(pairs, range, "BTreeMap"), take }
    }
}
impl<K: Ord, V, F: FnMut(&K, &mut V) -> bool> Iterator for ExtractIf<'_, K, V, F> {
    type Item = (K, V);
    fn next(&mut self) -> Option<(K, V)> {
        self.from.next(&mut self.take)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.from.left))
    }
}

impl<K, V> IntoIterator for BTreeMap<K, V> {
    type Item = (K, V);
    type IntoIter = IntoIter<K, V>;
    fn into_iter(self) -> IntoIter<K, V> {
        IntoIter { pairs: Taken::of(self.pairs) }
    }
}
impl<'a, K, V> IntoIterator for &'a BTreeMap<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;
    fn into_iter(self) -> Iter<'a, K, V> {
        self.iter()
    }
}
impl<'a, K, V> IntoIterator for &'a mut BTreeMap<K, V> {
    type Item = (&'a K, &'a mut V);
    type IntoIter = IterMut<'a, K, V>;
    fn into_iter(self) -> IterMut<'a, K, V> {
        self.iter_mut()
    }
}
