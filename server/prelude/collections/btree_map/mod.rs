//! `BTreeMap`: values by key, in the order of the keys.

mod entry;
mod iter;
mod traits;

pub use entry::{Entry, OccupiedEntry, VacantEntry};
pub use iter::{
    ExtractIf, IntoIter, IntoKeys, IntoValues, Iter, IterMut, Keys, Range, RangeMut, Values, ValuesMut,
};

use super::chunks::{Chunks, Place};
use crate::borrow::Borrow;
use crate::mem::{replace, take};
use crate::ops::RangeBounds;

pub struct BTreeMap<K, V> {
    pairs: Chunks<K, V>,
}

impl<K, V> BTreeMap<K, V> {
    pub const fn new() -> Self {
        BTreeMap { pairs: Chunks::new() }
    }
    pub const fn len(&self) -> usize {
        self.pairs.len
    }
    pub const fn is_empty(&self) -> bool {
        self.pairs.len == 0
    }
    pub fn clear(&mut self) {
        drop(take(self));
    }

    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q> + Ord,
    {
        Some(&self.pairs.pair(self.pairs.find(key).ok()?).1)
    }
    pub fn get_key_value<Q: Ord + ?Sized>(&self, key: &Q) -> Option<(&K, &V)>
    where
        K: Borrow<Q> + Ord,
    {
        let (key, value) = self.pairs.pair(self.pairs.find(key).ok()?);
        Some((key, value))
    }
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q> + Ord,
    {
        let place = self.pairs.find(key).ok()?;
        Some(&mut self.pairs.pair_mut(place).1)
    }
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q> + Ord,
    {
        self.pairs.find(key).is_ok()
    }
    pub fn insert(&mut self, key: K, value: V) -> Option<V>
    where
        K: Ord,
    {
        match self.pairs.find(&key) {
            Ok(place) => Some(replace(&mut self.pairs.pair_mut(place).1, value)),
            Err(place) => {
                self.pairs.insert(place, key, value);
                None
            }
        }
    }
    pub fn try_insert(&mut self, key: K, value: V) -> Result<&mut V, entry::OccupiedError<'_, K, V>>
    where
        K: Ord,
    {
        match self.entry(key) {
            Entry::Occupied(entry) => Err(entry::OccupiedError { entry, value }),
            Entry::Vacant(entry) => Ok(entry.insert(value)),
        }
    }
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q> + Ord,
    {
        Some(self.remove_entry(key)?.1)
    }
    pub fn remove_entry<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<(K, V)>
    where
        K: Borrow<Q> + Ord,
    {
        let place = self.pairs.find(key).ok()?;
        Some(self.pairs.remove(place))
    }
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V>
    where
        K: Ord,
    {
        match self.pairs.find(&key) {
            Ok(place) => Entry::Occupied(OccupiedEntry { map: self, place }),
            Err(place) => Entry::Vacant(VacantEntry { map: self, place, key }),
        }
    }

    fn pair_at(&self, place: Place) -> (&K, &V) {
        let (key, value) = self.pairs.pair(place);
        (key, value)
    }
    fn first_place(&self) -> Option<Place> {
        if self.is_empty() { None } else { Some(self.pairs.start()) }
    }
    pub fn first_key_value(&self) -> Option<(&K, &V)>
    where
        K: Ord,
    {
        Some(self.pair_at(self.first_place()?))
    }
    pub fn last_key_value(&self) -> Option<(&K, &V)>
    where
        K: Ord,
    {
        Some(self.pair_at(self.pairs.last()?))
    }
    pub fn first_entry(&mut self) -> Option<OccupiedEntry<'_, K, V>>
    where
        K: Ord,
    {
        let place = self.first_place()?;
        Some(OccupiedEntry { map: self, place })
    }
    pub fn last_entry(&mut self) -> Option<OccupiedEntry<'_, K, V>>
    where
        K: Ord,
    {
        let place = self.pairs.last()?;
        Some(OccupiedEntry { map: self, place })
    }
    pub fn pop_first(&mut self) -> Option<(K, V)>
    where
        K: Ord,
    {
        let place = self.first_place()?;
        Some(self.pairs.remove(place))
    }
    pub fn pop_last(&mut self) -> Option<(K, V)>
    where
        K: Ord,
    {
        let place = self.pairs.last()?;
        Some(self.pairs.remove(place))
    }

    pub fn append(&mut self, other: &mut Self)
    where
        K: Ord,
    {
        for (key, value) in take(other) {
            self.insert(key, value);
        }
    }
    pub fn split_off<Q: Ord + ?Sized>(&mut self, key: &Q) -> Self
    where
        K: Borrow<Q> + Ord,
    {
        let (Ok(place) | Err(place)) = self.pairs.find(key);
        BTreeMap { pairs: self.pairs.split_off(place) }
    }
    pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, keep: F)
    where
        K: Ord,
    {
        self.pairs.retain(keep);
    }
    pub fn extract_if<F, R>(&mut self, range: R, take: F) -> ExtractIf<'_, K, V, F>
    where
        K: Ord,
        R: RangeBounds<K>,
        F: FnMut(&K, &mut V) -> bool,
    {
        ExtractIf::of(&mut self.pairs, range, take)
    }

    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter::of(&self.pairs)
    }
    pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {
        IterMut::of(&mut self.pairs)
    }
    pub fn keys(&self) -> Keys<'_, K, V> {
        Keys(self.iter())
    }
    pub fn values(&self) -> Values<'_, K, V> {
        Values(self.iter())
    }
    pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {
        ValuesMut(self.iter_mut())
    }
    pub fn into_keys(self) -> IntoKeys<K, V> {
        IntoKeys(self.into_iter())
    }
    pub fn into_values(self) -> IntoValues<K, V> {
        IntoValues(self.into_iter())
    }
    pub fn range<T: Ord + ?Sized, R: RangeBounds<T>>(&self, range: R) -> Range<'_, K, V>
    where
        K: Borrow<T> + Ord,
    {
        Range::of(&self.pairs, range, "BTreeMap")
    }
    pub fn range_mut<T: Ord + ?Sized, R: RangeBounds<T>>(&mut self, range: R) -> RangeMut<'_, K, V>
    where
        K: Borrow<T> + Ord,
    {
        RangeMut::of(&mut self.pairs, range)
    }
}
