//! What ordered maps and sets are made of: pairs in order, in rows of limited length, so that neither looking for a key nor
//! adding one goes through all of them. Nothing in it calls itself, because GPUs have small stacks.

use crate::borrow::Borrow;
use crate::cmp::Ordering;
use crate::ops::{Bound, RangeBounds};
use crate::vec::{self, Vec};

/// A longer row is divided.
const LONGEST: usize = 32;

pub(super) type Row<K, V> = Vec<(K, V)>;

/// No row is empty.
pub(super) struct Chunks<K, V> {
    pub(super) rows: Vec<Row<K, V>>,
    pub(super) len: usize,
}

/// A row and an index in it. What is behind the last pair of a row is the beginning of the next one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) at: usize,
}

impl<K, V> Chunks<K, V> {
    pub(super) const fn new() -> Self {
        Chunks { rows: Vec::new(), len: 0 }
    }
    pub(super) fn start(&self) -> Place {
        Place { row: 0, at: 0 }
    }
    pub(super) fn end(&self) -> Place {
        Place { row: self.rows.len(), at: 0 }
    }
    fn normal(&self, place: Place) -> Place {
        match self.rows.get(place.row) {
            Some(row) if place.at == row.len() => Place { row: place.row + 1, at: 0 },
            _ => place,
        }
    }
    pub(super) fn pair(&self, place: Place) -> &(K, V) {
        &self.rows[place.row][place.at]
    }
    pub(super) fn pair_mut(&mut self, place: Place) -> &mut (K, V) {
        &mut self.rows[place.row][place.at]
    }
    pub(super) fn last(&self) -> Option<Place> {
        let row = self.rows.len().checked_sub(1)?;
        Some(Place { row, at: self.rows[row].len() - 1 })
    }

    /// Where the key is, or where it would be.
    pub(super) fn find<Q: Ord + ?Sized>(&self, key: &Q) -> Result<Place, Place>
    where
        K: Borrow<Q>,
    {
        let row = self.rows.partition_point(|row| row[row.len() - 1].0.borrow() < key);
        let Some(pairs) = self.rows.get(row) else {
            return Err(self.end());
        };
        match pairs.binary_search_by(|pair| pair.0.borrow().cmp(key)) {
            Ok(at) => Ok(Place { row, at }),
            Err(at) => Err(Place { row, at }),
        }
    }
    pub(super) fn insert(&mut self, place: Place, key: K, value: V) -> Place {
        self.len += 1;
        let Place { mut row, mut at } = place;
        if row == self.rows.len() {
            if row == 0 {
                self.rows.push(Vec::new());
            } else {
                row -= 1;
                at = self.rows[row].len();
            }
        }
        let pairs = &mut self.rows[row];
        pairs.insert(at, (key, value));
        if pairs.len() > LONGEST {
            // What grows at its end leaves full rows behind.
            let middle = if at + 1 == pairs.len() { at } else { pairs.len() / 2 };
            let rest = pairs.split_off(middle);
            self.rows.insert(row + 1, rest);
            if at >= middle {
                return Place { row: row + 1, at: at - middle };
            }
        }
        Place { row, at }
    }
    pub(super) fn remove(&mut self, Place { row, at }: Place) -> (K, V) {
        self.len -= 1;
        let pair = self.rows[row].remove(at);
        if self.rows[row].is_empty() {
            self.rows.remove(row);
        } else if row + 1 < self.rows.len() && self.rows[row].len() + self.rows[row + 1].len() <= LONGEST / 2 {
            let mut next = self.rows.remove(row + 1);
            self.rows[row].append(&mut next);
        }
        pair
    }
    /// The pairs from a place on.
    pub(super) fn split_off(&mut self, place: Place) -> Self {
        if place.row == self.rows.len() {
            return Chunks::new();
        }
        let mut rest = self.rows.split_off(place.row);
        if place.at > 0 {
            let behind = rest[0].split_off(place.at);
            let before = crate::mem::replace(&mut rest[0], behind);
            self.rows.push(before);
        }
        let rest_len = rest.iter().map(Vec::len).sum();
        self.len -= rest_len;
        Chunks { rows: rest, len: rest_len }
    }
    pub(super) fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        for row in self.rows.iter_mut() {
            row.retain_mut(|pair| keep(&pair.0, &mut pair.1));
        }
        self.rows.retain(|row| !row.is_empty());
        self.len = self.rows.iter().map(Vec::len).sum();
    }
    /// Pairs that are in order already, without equal keys.
    pub(super) fn from_sorted(pairs: impl Iterator<Item = (K, V)>) -> Self {
        let mut all = Chunks::new();
        for (key, value) in pairs {
            all.insert(all.end(), key, value);
        }
        all
    }

    pub(super) fn range<Q: Ord + ?Sized, R: RangeBounds<Q>>(&self, range: &R, name: &str) -> (Place, Place)
    where
        K: Borrow<Q>,
    {
        match (range.start_bound(), range.end_bound()) {
            (Bound::Excluded(start), Bound::Excluded(end)) if start == end => {
                panic!("range start and end are equal and excluded in {name}")
            }
            (Bound::Included(start) | Bound::Excluded(start), Bound::Included(end) | Bound::Excluded(end))
                if start > end =>
            {
                panic!("range start is greater than range end in {name}")
            }
            _ => {}
        }
        let start = match range.start_bound() {
            Bound::Unbounded => self.start(),
            Bound::Included(key) => self.side(key, false),
            Bound::Excluded(key) => self.side(key, true),
        };
        let end = match range.end_bound() {
            Bound::Unbounded => self.end(),
            Bound::Included(key) => self.side(key, true),
            Bound::Excluded(key) => self.side(key, false),
        };
        (start, end)
    }
    /// The place before a key or behind it.
    fn side<Q: Ord + ?Sized>(&self, key: &Q, behind: bool) -> Place
    where
        K: Borrow<Q>,
    {
        match self.find(key) {
            Ok(Place { row, at }) if behind => self.normal(Place { row, at: at + 1 }),
            Ok(place) | Err(place) => place,
        }
    }
    pub(super) fn walk(&self, (front, back): (Place, Place)) -> Walk<K, V> {
        Walk { rows: self.rows.as_ptr(), front, back }
    }
    pub(super) fn walk_all(&self) -> Walk<K, V> {
        self.walk((self.start(), self.end()))
    }
}

impl<K: Ord, V> Chunks<K, V> {
    /// Of pairs with equal keys the last one stays.
    pub(super) fn from_pairs(mut pairs: Vec<(K, V)>) -> Self {
        pairs.sort_by(|a, b| a.0.cmp(&b.0));
        let mut pairs = pairs.into_iter().peekable();
        let mut all = Chunks::new();
        while let Some((key, value)) = pairs.next() {
            if let Some(next) = pairs.peek() {
                if key.cmp(&next.0) == Ordering::Equal {
                    continue;
                }
            }
            all.insert(all.end(), key, value);
        }
        all
    }
}

impl<K: Clone, V: Clone> Clone for Chunks<K, V> {
    fn clone(&self) -> Self {
        Chunks { rows: self.rows.clone(), len: self.len }
    }
}

/// A walk over pairs from both ends. It does not borrow: who has one says for how long its pairs are there.
pub(super) struct Walk<K, V> {
    rows: *const Row<K, V>,
    front: Place,
    back: Place,
}
impl<K, V> Clone for Walk<K, V> {
    fn clone(&self) -> Self {
        Walk { rows: self.rows, front: self.front, back: self.back }
    }
}
impl<K, V> Walk<K, V> {
    pub(super) const fn empty() -> Self {
        let nowhere = Place { row: 0, at: 0 };
        Walk { rows: crate::ptr::null(), front: nowhere, back: nowhere }
    }
    pub(super) fn next(&mut self) -> Option<*mut (K, V)> {
        if self.front == self.back {
            return None;
        }
        let row = unsafe { &*self.rows.add(self.front.row) };
        let pair = unsafe { (row.as_ptr() as *mut (K, V)).add(self.front.at) };
        self.front.at += 1;
        if self.front.at == row.len() {
            self.front = Place { row: self.front.row + 1, at: 0 };
        }
        Some(pair)
    }
    pub(super) fn next_back(&mut self) -> Option<*mut (K, V)> {
        if self.front == self.back {
            return None;
        }
        if self.back.at == 0 {
            let row = self.back.row - 1;
            self.back = Place { row, at: unsafe { (*self.rows.add(row)).len() } };
        }
        self.back.at -= 1;
        let row = unsafe { &*self.rows.add(self.back.row) };
        Some(unsafe { (row.as_ptr() as *mut (K, V)).add(self.back.at) })
    }
}

/// The pairs themselves, from both ends.
pub(super) struct Taken<K, V> {
    rows: vec::IntoIter<Row<K, V>>,
    front: vec::IntoIter<(K, V)>,
    back: vec::IntoIter<(K, V)>,
    pub(super) left: usize,
}
impl<K, V> Taken<K, V> {
    pub(super) fn of(all: Chunks<K, V>) -> Self {
        let none = || Vec::new().into_iter();
        Taken { rows: all.rows.into_iter(), front: none(), back: none(), left: all.len }
    }
    pub(super) fn next(&mut self) -> Option<(K, V)> {
        self.left = self.left.checked_sub(1)?;
        loop {
            if let Some(pair) = self.front.next() {
                return Some(pair);
            }
            match self.rows.next() {
                Some(row) => self.front = row.into_iter(),
                None => return self.back.next(),
            }
        }
    }
    pub(super) fn next_back(&mut self) -> Option<(K, V)> {
        self.left = self.left.checked_sub(1)?;
        loop {
            if let Some(pair) = self.back.next_back() {
                return Some(pair);
            }
            match self.rows.next_back() {
                Some(row) => self.back = row.into_iter(),
                None => return self.front.next_back(),
            }
        }
    }
    pub(super) fn each(&self, mut see: impl FnMut(&K, &V)) {
        let between = self.rows.as_slice().iter().flat_map(|row| row.iter());
        for (key, value) in self.front.as_slice().iter().chain(between).chain(self.back.as_slice()) {
            see(key, value);
        }
    }
}

/// A range out of which pairs are taken while it is walked over.
pub(super) struct Extraction<'a, K, V = ()> {
    pairs: &'a mut Chunks<K, V>,
    at: Place,
    /// So many pairs are still to be looked at.
    pub(super) left: usize,
}
impl<'a, K: Ord, V> Extraction<'a, K, V> {
    pub(super) fn of<R: RangeBounds<K>>(pairs: &'a mut Chunks<K, V>, range: R, name: &str) -> Self {
        let (at, end) = pairs.range(&range, name);
        let mut walk = pairs.walk((at, end));
        let mut left = 0;
        while walk.next().is_some() {
            left += 1;
        }
        Extraction { pairs, at, left }
    }
    pub(super) fn next(&mut self, mut take: impl FnMut(&K, &mut V) -> bool) -> Option<(K, V)> {
        while self.left > 0 {
            self.left -= 1;
            let pair = self.pairs.pair_mut(self.at);
            if take(&pair.0, &mut pair.1) {
                // What was behind it stands at its place now.
                let taken = self.pairs.remove(self.at);
                self.at = self.pairs.normal(self.at);
                return Some(taken);
            }
            let Place { row, at } = self.at;
            self.at = self.pairs.normal(Place { row, at: at + 1 });
        }
        None
    }
}
