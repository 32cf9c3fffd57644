//! What a `VecDeque` is made from, compared with and turned into.

use super::VecDeque;
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Formatter};
use crate::hash::{Hash, Hasher};
use crate::mem::ManuallyDrop;
use crate::ops::{Index, IndexMut};
use crate::vec::Vec;

impl<T> Drop for VecDeque<T> {
    fn drop(&mut self) {
        self.truncate(0);
    }
}
impl<T: Clone> Clone for VecDeque<T> {
    fn clone(&self) -> Self {
        let mut all = VecDeque::with_capacity(self.len);
        all.extend(self.iter().cloned());
        all
    }
}
impl<T> Default for VecDeque<T> {
    fn default() -> Self {
        VecDeque::new()
    }
}
impl<T: Debug> Debug for VecDeque<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
impl<T> Index<usize> for VecDeque<T> {
    type Output = T;
    fn index(&self, at: usize) -> &T {
        self.get(at).expect("Out of bounds access")
    }
}
impl<T> IndexMut<usize> for VecDeque<T> {
    fn index_mut(&mut self, at: usize) -> &mut T {
        self.get_mut(at).expect("Out of bounds access")
    }
}
impl<T: PartialEq> PartialEq for VecDeque<T> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}
impl<T: Eq> Eq for VecDeque<T> {}
macro_rules! equal {
    ($([$($generic:tt)*] $right:ty;)*) => { $(
        impl<T: PartialEq<U>, U, $($generic)*> PartialEq<$right> for VecDeque<T> {
            fn eq(&self, other: &$right) -> bool {
                self.len == other.len() && self.iter().zip(other.iter()).all(|(a, b)| *a == *b)
            }
        }
    )* };
}
equal! {
    [] Vec<U>;
    [] &[U];
    [] &mut [U];
    [const N: usize] [U; N];
    [const N: usize] &[U; N];
    [const N: usize] &mut [U; N];
}
impl<T: PartialOrd> PartialOrd for VecDeque<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.iter().partial_cmp(other.iter())
    }
}
impl<T: Ord> Ord for VecDeque<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.iter().cmp(other.iter())
    }
}
impl<T: Hash> Hash for VecDeque<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_length_prefix(self.len);
        self.iter().for_each(|value| value.hash(state));
    }
}
impl<T> Extend<T> for VecDeque<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {
        let mut iter = iter.into_iter();
        while let Some(value) = iter.next() {
            if self.len == self.capacity() {
                self.reserve(iter.size_hint().0.saturating_add(1));
            }
            self.push_back(value);
        }
    }
}
impl<'a, T: Copy + 'a> Extend<&'a T> for VecDeque<T> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {
        self.extend(iter.into_iter().copied())
    }
}
impl<T> FromIterator<T> for VecDeque<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        VecDeque::from(Vec::from_iter(iter))
    }
}
impl<T> From<Vec<T>> for VecDeque<T> {
    fn from(mut values: Vec<T>) -> Self {
        let len = values.len();
        unsafe { values.set_len(0) };
        VecDeque { ring: values, head: 0, len }
    }
}
impl<T, const N: usize> From<[T; N]> for VecDeque<T> {
    fn from(values: [T; N]) -> Self {
        VecDeque::from(Vec::from(values))
    }
}
impl<T> From<VecDeque<T>> for Vec<T> {
    fn from(mut values: VecDeque<T>) -> Self {
        values.make_contiguous();
        let mut values = ManuallyDrop::new(values);
        let (len, head) = (values.len, values.head);
        let mut all = crate::mem::take(&mut values.ring);
        unsafe {
            if head != 0 {
                crate::ptr::copy(all.as_ptr().add(head), all.as_mut_ptr(), len);
            }
            all.set_len(len);
        }
        all
    }
}
