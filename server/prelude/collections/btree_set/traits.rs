//! What a `BTreeSet` is made from, compared with and joined to.

use super::super::chunks::Chunks;
use super::BTreeSet;
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Formatter};
use crate::hash::{Hash, Hasher};
use crate::ops::{BitAnd, BitOr, BitXor, Sub};
use crate::vec::Vec;

impl<T: Clone> Clone for BTreeSet<T> {
    fn clone(&self) -> Self {
        BTreeSet { values: self.values.clone() }
    }
}
impl<T> Default for BTreeSet<T> {
    fn default() -> Self {
        BTreeSet::new()
    }
}
impl<T: Debug> Debug for BTreeSet<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<T: PartialEq> PartialEq for BTreeSet<T> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().zip(other).all(|(a, b)| a == b)
    }
}
impl<T: Eq> Eq for BTreeSet<T> {}
impl<T: PartialOrd> PartialOrd for BTreeSet<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.iter().partial_cmp(other.iter())
    }
}
impl<T: Ord> Ord for BTreeSet<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.iter().cmp(other.iter())
    }
}
impl<T: Hash> Hash for BTreeSet<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_length_prefix(self.len());
        for value in self {
            value.hash(state);
            ().hash(state);
        }
    }
}
impl<T: Ord> Extend<T> for BTreeSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {
        iter.into_iter().for_each(|value| {
            self.insert(value);
        });
    }
}
impl<'a, T: Ord + Copy + 'a> Extend<&'a T> for BTreeSet<T> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {
        self.extend(iter.into_iter().copied());
    }
}
impl<T: Ord> FromIterator<T> for BTreeSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        BTreeSet { values: Chunks::from_pairs(Vec::from_iter(iter.into_iter().map(|value| (value, ())))) }
    }
}
impl<T: Ord, const N: usize> From<[T; N]> for BTreeSet<T> {
    fn from(values: [T; N]) -> Self {
        BTreeSet::from_iter(values)
    }
}
macro_rules! operators {
    ($($Trait:ident $method:ident $joined:ident)*) => { $(
        impl<T: Ord + Clone> $Trait<&BTreeSet<T>> for &BTreeSet<T> {
            type Output = BTreeSet<T>;
            fn $method(self, other: &BTreeSet<T>) -> BTreeSet<T> {
                let values = self.$joined(other).cloned().map(|value| (value, ()));
                BTreeSet { values: Chunks::from_sorted(values) }
            }
        }
    )* };
}
operators! { BitOr bitor union BitAnd bitand intersection BitXor bitxor symmetric_difference Sub sub difference }
