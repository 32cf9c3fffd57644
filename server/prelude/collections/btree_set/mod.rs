//! `BTreeSet`: values in their order, each once.

mod iter;
mod traits;

pub use iter::{
    Difference, ExtractIf, Intersection, IntoIter, Iter, Range, SymmetricDifference, Union,
};

use super::chunks::Chunks;
use crate::borrow::Borrow;
use crate::mem::{replace, take};
use crate::ops::RangeBounds;

pub struct BTreeSet<T> {
    values: Chunks<T, ()>,
}

impl<T> BTreeSet<T> {
    pub const fn new() -> Self {
        BTreeSet { values: Chunks::new() }
    }
    pub const fn len(&self) -> usize {
        self.values.len
    }
    pub const fn is_empty(&self) -> bool {
        self.values.len == 0
    }
    pub fn clear(&mut self) {
        drop(take(self));
    }
    pub fn contains<Q: Ord + ?Sized>(&self, value: &Q) -> bool
    where
        T: Borrow<Q> + Ord,
    {
        self.values.find(value).is_ok()
    }
    pub fn get<Q: Ord + ?Sized>(&self, value: &Q) -> Option<&T>
    where
        T: Borrow<Q> + Ord,
    {
        Some(&self.values.pair(self.values.find(value).ok()?).0)
    }
    pub fn get_or_insert_with<Q: Ord + ?Sized, F: FnOnce(&Q) -> T>(&mut self, value: &Q, make: F) -> &T
    where
        T: Borrow<Q> + Ord,
    {
        let place = match self.values.find(value) {
            Ok(place) => place,
            Err(place) => self.values.insert(place, make(value), ()),
        };
        &self.values.pair(place).0
    }
    pub fn insert(&mut self, value: T) -> bool
    where
        T: Ord,
    {
        match self.values.find(&value) {
            Ok(_) => false,
            Err(place) => {
                self.values.insert(place, value, ());
                true
            }
        }
    }
    pub fn replace(&mut self, value: T) -> Option<T>
    where
        T: Ord,
    {
        match self.values.find(&value) {
            Ok(place) => Some(replace(&mut self.values.pair_mut(place).0, value)),
            Err(place) => {
                self.values.insert(place, value, ());
                None
            }
        }
    }
    pub fn take<Q: Ord + ?Sized>(&mut self, value: &Q) -> Option<T>
    where
        T: Borrow<Q> + Ord,
    {
        let place = self.values.find(value).ok()?;
        Some(self.values.remove(place).0)
    }
    pub fn remove<Q: Ord + ?Sized>(&mut self, value: &Q) -> bool
    where
        T: Borrow<Q> + Ord,
    {
        self.take(value).is_some()
    }
    pub fn first(&self) -> Option<&T>
    where
        T: Ord,
    {
        self.iter().next()
    }
    pub fn last(&self) -> Option<&T>
    where
        T: Ord,
    {
        self.iter().next_back()
    }
    pub fn pop_first(&mut self) -> Option<T>
    where
        T: Ord,
    {
        if self.is_empty() { None } else { Some(self.values.remove(self.values.start()).0) }
    }
    pub fn pop_last(&mut self) -> Option<T>
    where
        T: Ord,
    {
        let place = self.values.last()?;
        Some(self.values.remove(place).0)
    }
    pub fn append(&mut self, other: &mut Self)
    where
        T: Ord,
    {
        self.extend(take(other));
    }
    pub fn split_off<Q: Ord + ?Sized>(&mut self, value: &Q) -> Self
    where
        T: Borrow<Q> + Ord,
    {
        let (Ok(place) | Err(place)) = self.values.find(value);
        BTreeSet { values: self.values.split_off(place) }
    }
    pub fn retain<F: FnMut(&T) -> bool>(&mut self, mut keep: F)
    where
        T: Ord,
    {
        self.values.retain(|value, _| keep(value));
    }
    pub fn extract_if<F, R>(&mut self, range: R, take: F) -> ExtractIf<'_, T, F>
    where
        T: Ord,
        R: RangeBounds<T>,
        F: FnMut(&T) -> bool,
    {
        ExtractIf::of(&mut self.values, range, take)
    }

    pub fn iter(&self) -> Iter<'_, T> {
        Iter::of(&self.values)
    }
    pub fn range<K: Ord + ?Sized, R: RangeBounds<K>>(&self, range: R) -> Range<'_, T>
    where
        T: Borrow<K> + Ord,
    {
        Range::of(&self.values, range)
    }
    pub fn union<'a>(&'a self, other: &'a Self) -> Union<'a, T>
    where
        T: Ord,
    {
        Union::of(self.iter(), other.iter())
    }
    pub fn intersection<'a>(&'a self, other: &'a Self) -> Intersection<'a, T>
    where
        T: Ord,
    {
        Intersection::of(self.iter(), other.iter())
    }
    pub fn difference<'a>(&'a self, other: &'a Self) -> Difference<'a, T>
    where
        T: Ord,
    {
        Difference::of(self.iter(), other.iter())
    }
    pub fn symmetric_difference<'a>(&'a self, other: &'a Self) -> SymmetricDifference<'a, T>
    where
        T: Ord,
    {
        SymmetricDifference::of(self.iter(), other.iter())
    }
    pub fn is_disjoint(&self, other: &Self) -> bool
    where
        T: Ord,
    {
        self.intersection(other).next().is_none()
    }
    pub fn is_subset(&self, other: &Self) -> bool
    where
        T: Ord,
    {
        self.len() <= other.len() && self.difference(other).next().is_none()
    }
    pub fn is_superset(&self, other: &Self) -> bool
    where
        T: Ord,
    {
        other.is_subset(self)
    }
}
