//! Maps and sets by hash. In Rust's `std` their order is a different one at each run; here it is that of insertion.

use core::borrow::Borrow;
use core::fmt::{self, Debug, Formatter};
use core::hash::Hash;
use core::iter::FromIterator;
use core::ops::Index;
use core::slice;
use core::vec::{self, Vec};

#[derive(Clone)]
pub struct HashMap<K, V> {
    entries: Vec<(K, V)>,
}

impl<K, V> HashMap<K, V> {
    pub fn new() -> Self {
        HashMap { entries: Vec::new() }
    }
    pub fn with_capacity(_room: usize) -> Self {
        HashMap::new()
    }
    pub fn len(&self) -> usize {
        self.entries.len()
    }
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
    pub fn clear(&mut self) {
        self.entries.clear()
    }
    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter { rest: self.entries.iter() }
    }
    pub fn keys(&self) -> Keys<'_, K, V> {
        Keys { rest: self.entries.iter() }
    }
    pub fn values(&self) -> Values<'_, K, V> {
        Values { rest: self.entries.iter() }
    }
}
impl<K: Eq + Hash, V> HashMap<K, V> {
    fn at<Q: Eq + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        let mut at = 0;
        while at < self.entries.len() {
            if self.entries[at].0.borrow() == key {
                return Some(at);
            }
            at += 1;
        }
        None
    }
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.at(&key) {
            Some(at) => Some(core::mem::replace(&mut self.entries[at].1, value)),
            None => {
                self.entries.push((key, value));
                None
            }
        }
    }
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        match self.at(key) {
            Some(at) => Some(&self.entries[at].1),
            None => None,
        }
    }
    pub fn get_mut<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        match self.at(key) {
            Some(at) => Some(&mut self.entries[at].1),
            None => None,
        }
    }
    pub fn contains_key<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.at(key).is_some()
    }
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.at(key).map(|at| self.entries.remove(at).1)
    }
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        let at = self.at(&key);
        Entry { map: self, key, at }
    }
}

/// The place of a key. Unlike that of Rust's `std` this is no enum.
pub struct Entry<'a, K, V> {
    map: &'a mut HashMap<K, V>,
    key: K,
    at: Option<usize>,
}
impl<'a, K: Eq + Hash, V> Entry<'a, K, V> {
    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }
    pub fn or_insert_with<F: FnOnce() -> V>(self, make: F) -> &'a mut V {
        let at = match self.at {
            Some(at) => at,
            None => {
                self.map.entries.push((self.key, make()));
                self.map.entries.len() - 1
            }
        };
        &mut self.map.entries[at].1
    }
    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
    pub fn and_modify<F: FnOnce(&mut V)>(self, change: F) -> Self {
        if let Some(at) = self.at {
            change(&mut self.map.entries[at].1);
        }
        self
    }
}

pub struct Iter<'a, K, V> {
    rest: slice::Iter<'a, (K, V)>,
}
impl<'a, K, V> Iterator for Iter<'a, K, V> {
    type Item = (&'a K, &'a V);
    fn next(&mut self) -> Option<(&'a K, &'a V)> {
        self.rest.next().map(|(key, value)| (key, value))
    }
}
pub struct Keys<'a, K, V> {
    rest: slice::Iter<'a, (K, V)>,
}
impl<'a, K, V> Iterator for Keys<'a, K, V> {
    type Item = &'a K;
    fn next(&mut self) -> Option<&'a K> {
        self.rest.next().map(|(key, _)| key)
    }
}
pub struct Values<'a, K, V> {
    rest: slice::Iter<'a, (K, V)>,
}
impl<'a, K, V> Iterator for Values<'a, K, V> {
    type Item = &'a V;
    fn next(&mut self) -> Option<&'a V> {
        self.rest.next().map(|(_, value)| value)
    }
}
impl<K, V> IntoIterator for HashMap<K, V> {
    type Item = (K, V);
    type IntoIter = vec::IntoIter<(K, V)>;
    fn into_iter(self) -> vec::IntoIter<(K, V)> {
        self.entries.into_iter()
    }
}
impl<'a, K, V> IntoIterator for &'a HashMap<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;
    fn into_iter(self) -> Iter<'a, K, V> {
        self.iter()
    }
}
impl<K: Eq + Hash, V> FromIterator<(K, V)> for HashMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut map = HashMap::new();
        for (key, value) in pairs {
            map.insert(key, value);
        }
        map
    }
}
impl<K: Eq + Hash, V> Extend<(K, V)> for HashMap<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(key, value);
        }
    }
}
impl<K, V> Default for HashMap<K, V> {
    fn default() -> Self {
        HashMap::new()
    }
}
impl<K: Debug, V: Debug> Debug for HashMap<K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
impl<K: Eq + Hash + Borrow<Q>, Q: Eq + Hash + ?Sized, V> Index<&Q> for HashMap<K, V> {
    type Output = V;
    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("no entry found for key")
    }
}

#[derive(Clone)]
pub struct HashSet<T> {
    map: HashMap<T, ()>,
}
impl<T> HashSet<T> {
    pub fn new() -> Self {
        HashSet { map: HashMap::new() }
    }
    pub fn len(&self) -> usize {
        self.map.len()
    }
    pub fn is_empty(&self) -> bool {
        self.map.is_empty()
    }
    pub fn iter(&self) -> Keys<'_, T, ()> {
        self.map.keys()
    }
}
impl<T: Eq + Hash> HashSet<T> {
    pub fn insert(&mut self, value: T) -> bool {
        if self.map.contains_key(&value) {
            return false;
        }
        self.map.insert(value, ());
        true
    }
    pub fn contains<Q: Eq + Hash + ?Sized>(&self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.map.contains_key(value)
    }
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.map.remove(value).is_some()
    }
}
impl<'a, T> IntoIterator for &'a HashSet<T> {
    type Item = &'a T;
    type IntoIter = Keys<'a, T, ()>;
    fn into_iter(self) -> Keys<'a, T, ()> {
        self.iter()
    }
}
impl<T: Eq + Hash> FromIterator<T> for HashSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = HashSet::new();
        for value in values {
            set.insert(value);
        }
        set
    }
}
impl<T: Eq + Hash> Extend<T> for HashSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        for value in values {
            self.insert(value);
        }
    }
}
impl<T> Default for HashSet<T> {
    fn default() -> Self {
        HashSet::new()
    }
}
