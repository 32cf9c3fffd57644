//! Methods of slices that need the heap: copies, joins, stable sorting.

use crate::borrow::Borrow;
use crate::cmp::Ordering;
use crate::string::String;
use crate::vec::Vec;

impl<T> [T] {
    pub fn to_vec(&self) -> Vec<T>
    where
        T: Clone,
    {
        Vec::from(self)
    }
    pub fn into_vec(self: crate::boxed::Box<Self>) -> Vec<T> {
        Vec::from(self)
    }
    pub fn repeat(&self, count: usize) -> Vec<T>
    where
        T: Copy,
    {
        let mut all = Vec::with_capacity(self.len().checked_mul(count).expect("capacity overflow"));
        for _ in 0..count {
            all.extend_from_slice(self);
        }
        all
    }
    pub fn concat<Item: ?Sized>(&self) -> <Self as Concat<Item>>::Output
    where
        Self: Concat<Item>,
    {
        Concat::concat(self)
    }
    pub fn join<Separator>(&self, separator: Separator) -> <Self as Join<Separator>>::Output
    where
        Self: Join<Separator>,
    {
        Join::join(self, separator)
    }
    pub fn sort(&mut self)
    where
        T: Ord,
    {
        self.sort_by(Ord::cmp)
    }
    pub fn sort_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.sort_by(|a, b| key(a).cmp(&key(b)))
    }
    /// Makes each key once.
    pub fn sort_by_cached_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        let mut keys: Vec<(K, usize)> = self.iter().map(key).enumerate().map(|(at, key)| (key, at)).collect();
        keys.sort_by(|a, b| a.cmp(b));
        for at in 0..self.len() {
            // What belongs here may have been moved by an earlier exchange.
            let mut from = keys[at].1;
            while from < at {
                from = keys[from].1;
            }
            keys[at].1 = from;
            self.swap(at, from);
        }
    }
    /// Merges sorted halves by rotation: stable, in place, and no worse than n log² n.
    pub fn sort_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        let mut width = 1;
        while width < self.len() {
            let mut from = 0;
            while from + width < self.len() {
                let to = (from + 2 * width).min(self.len());
                merge(&mut self[from..to], width, &mut compare);
                from = to;
            }
            width *= 2;
        }
    }
}

/// Merges `values[..middle]` and the rest, both sorted; equal ones of the first part stay before those of the second.
fn merge<T>(values: &mut [T], middle: usize, compare: &mut dyn FnMut(&T, &T) -> Ordering) {
    let mut left = 0;
    let mut middle = middle;
    while left < middle && middle < values.len() {
        if compare(&values[middle], &values[left]) != Ordering::Less {
            left += 1;
            continue;
        }
        // All of the second part that belongs before `values[left]`.
        let mut end = middle + 1;
        while end < values.len() && compare(&values[end], &values[left]) == Ordering::Less {
            end += 1;
        }
        values[left..end].rotate_left(middle - left);
        left += end - middle;
        middle = end;
    }
}

pub trait Concat<Item: ?Sized> {
    type Output;
    fn concat(slice: &Self) -> Self::Output;
}
impl<S: Borrow<str>> Concat<str> for [S] {
    type Output = String;
    fn concat(slice: &Self) -> String {
        let mut all = String::new();
        for part in slice {
            all.push_str(part.borrow());
        }
        all
    }
}
impl<T: Clone, V: Borrow<[T]>> Concat<T> for [V] {
    type Output = Vec<T>;
    fn concat(slice: &Self) -> Vec<T> {
        let mut all = Vec::new();
        for part in slice {
            all.extend_from_slice(part.borrow());
        }
        all
    }
}

pub trait Join<Separator> {
    type Output;
    fn join(slice: &Self, separator: Separator) -> Self::Output;
}
impl<S: Borrow<str>> Join<&str> for [S] {
    type Output = String;
    fn join(slice: &Self, separator: &str) -> String {
        let mut all = String::new();
        for (i, part) in slice.iter().enumerate() {
            if i > 0 {
                all.push_str(separator);
            }
            all.push_str(part.borrow());
        }
        all
    }
}
impl<T: Clone, V: Borrow<[T]>> Join<&[T]> for [V] {
    type Output = Vec<T>;
    fn join(slice: &Self, separator: &[T]) -> Vec<T> {
        let mut all = Vec::new();
        for (i, part) in slice.iter().enumerate() {
            if i > 0 {
                all.extend_from_slice(separator);
            }
            all.extend_from_slice(part.borrow());
        }
        all
    }
}
impl<T: Clone, V: Borrow<[T]>> Join<&T> for [V] {
    type Output = Vec<T>;
    fn join(slice: &Self, separator: &T) -> Vec<T> {
        let mut all = Vec::new();
        for (i, part) in slice.iter().enumerate() {
            if i > 0 {
                all.push(separator.clone());
            }
            all.extend_from_slice(part.borrow());
        }
        all
    }
}

impl [u8] {
    pub fn to_ascii_uppercase(&self) -> Vec<u8> {
        let mut all = self.to_vec();
        all.make_ascii_uppercase();
        all
    }
    pub fn to_ascii_lowercase(&self) -> Vec<u8> {
        let mut all = self.to_vec();
        all.make_ascii_lowercase();
        all
    }
}
