//! Methods of slices that need the heap.

use super::string::String;
use super::vec::Vec;
use core::cmp::Ordering;

pub trait Slices {
    type Value;
    fn values(&self) -> &[Self::Value];
    fn values_mut(&mut self) -> &mut [Self::Value];

    fn to_vec(&self) -> Vec<Self::Value>
    where
        Self::Value: Clone,
    {
        Vec::from(self.values())
    }
    fn repeat(&self, count: usize) -> Vec<Self::Value>
    where
        Self::Value: Copy,
    {
        let mut all = Vec::with_capacity(self.values().len() * count);
        for _ in 0..count {
            all.extend_from_slice(self.values());
        }
        all
    }
    fn concat(&self) -> String
    where
        Self::Value: AsRef<str>,
    {
        self.values().iter().map(|text| text.as_ref()).collect()
    }
    fn to_ascii_uppercase(&self) -> Vec<u8>
    where
        Self: AsRef<[u8]>,
    {
        self.as_ref().iter().map(u8::to_ascii_uppercase).collect()
    }
    fn to_ascii_lowercase(&self) -> Vec<u8>
    where
        Self: AsRef<[u8]>,
    {
        self.as_ref().iter().map(u8::to_ascii_lowercase).collect()
    }
    /// Sorts by insertion, which keeps equal values in order.
    fn sort_by(&mut self, mut compare: impl FnMut(&Self::Value, &Self::Value) -> Ordering) {
        let values = self.values_mut();
        for end in 1..values.len() {
            let mut at = end;
            while at > 0 && compare(&values[at - 1], &values[at]) == Ordering::Greater {
                values.swap(at - 1, at);
                at -= 1;
            }
        }
    }
    fn sort(&mut self)
    where
        Self::Value: Ord,
    {
        self.sort_by(Ord::cmp)
    }
    fn sort_by_key<K: Ord>(&mut self, mut key: impl FnMut(&Self::Value) -> K) {
        self.sort_by(|a, b| key(a).cmp(&key(b)))
    }
}

impl<T> Slices for [T] {
    type Value = T;
    fn values(&self) -> &[T] {
        self
    }
    fn values_mut(&mut self) -> &mut [T] {
        self
    }
}
