//! `LinkedList`: values that know their neighbours.

use crate::boxed::Box;
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Formatter};
use crate::hash::{Hash, Hasher};
use crate::iter::FusedIterator;
use crate::marker::PhantomData;
use crate::mem::swap;
use crate::ptr::NonNull;

pub struct LinkedList<T> {
    head: Link<T>,
    tail: Link<T>,
    len: usize,
    own: PhantomData<Box<Node<T>>>,
}

type Link<T> = Option<NonNull<Node<T>>>;

struct Node<T> {
    next: Link<T>,
    prev: Link<T>,
    value: T,
}

unsafe impl<T: Send> Send for LinkedList<T> {}
unsafe impl<T: Sync> Sync for LinkedList<T> {}

impl<T> LinkedList<T> {
    pub const fn new() -> Self {
        LinkedList { head: None, tail: None, len: 0, own: PhantomData }
    }
    pub fn len(&self) -> usize {
        self.len
    }
    pub fn is_empty(&self) -> bool {
        self.head.is_none()
    }
    fn node(value: T) -> NonNull<Node<T>> {
        let node = Box::new(Node { next: None, prev: None, value });
        unsafe { NonNull::new_unchecked(Box::into_raw(node)) }
    }
    pub fn push_front(&mut self, value: T) {
        let node = Self::node(value);
        unsafe { (*node.as_ptr()).next = self.head };
        match self.head {
            None => self.tail = Some(node),
            Some(head) => unsafe { (*head.as_ptr()).prev = Some(node) },
        }
        self.head = Some(node);
        self.len += 1;
    }
    pub fn push_back_mut(&mut self, value: T) -> &mut T {
        self.push_back(value);
        self.back_mut().unwrap()
    }
    pub fn push_front_mut(&mut self, value: T) -> &mut T {
        self.push_front(value);
        self.front_mut().unwrap()
    }
    pub fn push_back(&mut self, value: T) {
        let node = Self::node(value);
        unsafe { (*node.as_ptr()).prev = self.tail };
        match self.tail {
            None => self.head = Some(node),
            Some(tail) => unsafe { (*tail.as_ptr()).next = Some(node) },
        }
        self.tail = Some(node);
        self.len += 1;
    }
    /// Takes a node of this list out.
    unsafe fn unlink(&mut self, node: NonNull<Node<T>>) -> T {
        let node = unsafe { Box::from_raw(node.as_ptr()) };
        match node.prev {
            None => self.head = node.next,
            Some(prev) => unsafe { (*prev.as_ptr()).next = node.next },
        }
        match node.next {
            None => self.tail = node.prev,
            Some(next) => unsafe { (*next.as_ptr()).prev = node.prev },
        }
        self.len -= 1;
        Box::into_inner(node).value
    }
    pub fn pop_front(&mut self) -> Option<T> {
        let node = self.head?;
        Some(unsafe { self.unlink(node) })
    }
    pub fn pop_back(&mut self) -> Option<T> {
        let node = self.tail?;
        Some(unsafe { self.unlink(node) })
    }
    pub fn front(&self) -> Option<&T> {
        self.head.map(|node| unsafe { &(*node.as_ptr()).value })
    }
    pub fn front_mut(&mut self) -> Option<&mut T> {
        self.head.map(|node| unsafe { &mut (*node.as_ptr()).value })
    }
    pub fn back(&self) -> Option<&T> {
        self.tail.map(|node| unsafe { &(*node.as_ptr()).value })
    }
    pub fn back_mut(&mut self) -> Option<&mut T> {
        self.tail.map(|node| unsafe { &mut (*node.as_ptr()).value })
    }
    pub fn iter(&self) -> Iter<'_, T> {
        Iter { head: self.head, tail: self.tail, left: self.len, of: PhantomData }
    }
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {
        IterMut { head: self.head, tail: self.tail, left: self.len, of: PhantomData }
    }
    pub fn clear(&mut self) {
        while self.pop_front().is_some() {}
    }
    pub fn contains(&self, value: &T) -> bool
    where
        T: PartialEq<T>,
    {
        self.iter().any(|other| other == value)
    }
    pub fn append(&mut self, other: &mut Self) {
        let Some(tail) = self.tail else {
            return swap(self, other);
        };
        let Some(head) = other.head.take() else {
            return;
        };
        unsafe {
            (*tail.as_ptr()).next = Some(head);
            (*head.as_ptr()).prev = Some(tail);
        }
        self.tail = other.tail.take();
        self.len += other.len;
        other.len = 0;
    }
    /// The link to the node with this index, from the nearer end.
    fn node_at(&self, at: usize) -> Link<T> {
        let mut node = if at * 2 < self.len { self.head } else { self.tail };
        let steps = if at * 2 < self.len { at } else { self.len - 1 - at };
        for _ in 0..steps {
            node = node.and_then(|node| unsafe {
                if at * 2 < self.len { (*node.as_ptr()).next } else { (*node.as_ptr()).prev }
            });
        }
        node
    }
    pub fn split_off(&mut self, at: usize) -> Self {
        let len = self.len;
        assert!(at <= len, "Cannot split off at a nonexistent index");
        if at == 0 {
            return crate::mem::take(self);
        }
        if at == len {
            return LinkedList::new();
        }
        let first = self.node_at(at).unwrap();
        let last = unsafe { (*first.as_ptr()).prev.take() }.unwrap();
        unsafe { (*last.as_ptr()).next = None };
        let rest = LinkedList { head: Some(first), tail: self.tail, len: len - at, own: PhantomData };
        self.tail = Some(last);
        self.len = at;
        rest
    }
    pub fn remove(&mut self, at: usize) -> T {
        let len = self.len;
        assert!(at < len, "Cannot remove at an index outside of the list bounds");
        let node = self.node_at(at).unwrap();
        unsafe { self.unlink(node) }
    }
    pub fn retain(&mut self, mut keep: impl FnMut(&mut T) -> bool) {
        let mut at = self.head;
        while let Some(node) = at {
            unsafe {
                at = (*node.as_ptr()).next;
                if !keep(&mut (*node.as_ptr()).value) {
                    drop(self.unlink(node));
                }
            }
        }
    }
    pub fn extract_if<F: FnMut(&mut T) -> bool>(&mut self, take: F) -> ExtractIf<'_, T, F> {
        ExtractIf { at: self.head, list: self, take }
    }
}

pub struct ExtractIf<'a, T: 'a, F: 'a> {
    list: &'a mut LinkedList<T>,
    at: Link<T>,
    take: F,
}
impl<T, F: FnMut(&mut T) -> bool> Iterator for ExtractIf<'_, T, F> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        while let Some(node) = self.at {
            unsafe {
                self.at = (*node.as_ptr()).next;
                if (self.take)(&mut (*node.as_ptr()).value) {
                    return Some(self.list.unlink(node));
                }
            }
        }
        None
    }
}

macro_rules! walked {
    ($Iter:ident, $Item:ty, $Of:ty, |$value:ident| $made:expr) => {
        pub struct $Iter<'a, T: 'a> {
            head: Link<T>,
            tail: Link<T>,
            left: usize,
            of: PhantomData<$Of>,
        }
        impl<'a, T> Iterator for $Iter<'a, T> {
            type Item = $Item;
            fn next(&mut self) -> Option<$Item> {
                if self.left == 0 {
                    return None;
                }
                self.left -= 1;
                let node = self.head?.as_ptr();
                self.head = unsafe { (*node).next };
                let $value = unsafe { &raw mut (*node).value };
                Some(unsafe { $made })
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.left, Some(self.left))
            }
            fn last(mut self) -> Option<$Item> {
                self.next_back()
            }
        }
        impl<'a, T> DoubleEndedIterator for $Iter<'a, T> {
            fn next_back(&mut self) -> Option<$Item> {
                if self.left == 0 {
                    return None;
                }
                self.left -= 1;
                let node = self.tail?.as_ptr();
                self.tail = unsafe { (*node).prev };
                let $value = unsafe { &raw mut (*node).value };
                Some(unsafe { $made })
            }
        }
        impl<T> ExactSizeIterator for $Iter<'_, T> {}
        impl<T> FusedIterator for $Iter<'_, T> {}
        impl<T> Default for $Iter<'_, T> {
            fn default() -> Self {
                $Iter { head: None, tail: None, left: 0, of: PhantomData }
            }
        }
    };
}
walked! { Iter, &'a T, &'a Node<T>, |value| &*value }
walked! { IterMut, &'a mut T, &'a mut Node<T>, |value| &mut *value }

impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Iter { head: self.head, tail: self.tail, left: self.left, of: PhantomData }
    }
}
impl<T: Debug> Debug for Iter<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let list: crate::vec::Vec<&T> = self.clone().collect();
        f.debug_tuple("Iter").field(&list).field(&self.left).finish()
    }
}

#[derive(Clone)]
pub struct IntoIter<T> {
    list: LinkedList<T>,
}
impl<T> Iterator for IntoIter<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        self.list.pop_front()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.list.len, Some(self.list.len))
    }
}
impl<T> DoubleEndedIterator for IntoIter<T> {
    fn next_back(&mut self) -> Option<T> {
        self.list.pop_back()
    }
}
impl<T> ExactSizeIterator for IntoIter<T> {}
impl<T> FusedIterator for IntoIter<T> {}
impl<T: Debug> Debug for IntoIter<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("IntoIter").field(&self.list).finish()
    }
}

impl<T> IntoIterator for LinkedList<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
    fn into_iter(self) -> IntoIter<T> {
        IntoIter { list: self }
    }
}
impl<'a, T> IntoIterator for &'a LinkedList<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}
impl<'a, T> IntoIterator for &'a mut LinkedList<T> {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T>;
    fn into_iter(self) -> IterMut<'a, T> {
        self.iter_mut()
    }
}
impl<T> Drop for LinkedList<T> {
    fn drop(&mut self) {
        self.clear();
    }
}
impl<T> Default for LinkedList<T> {
    fn default() -> Self {
        LinkedList::new()
    }
}
impl<T: Clone> Clone for LinkedList<T> {
    fn clone(&self) -> Self {
        self.iter().cloned().collect()
    }
}
impl<T: Debug> Debug for LinkedList<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
impl<T: PartialEq> PartialEq for LinkedList<T> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}
impl<T: Eq> Eq for LinkedList<T> {}
impl<T: PartialOrd> PartialOrd for LinkedList<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.iter().partial_cmp(other.iter())
    }
}
impl<T: Ord> Ord for LinkedList<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.iter().cmp(other.iter())
    }
}
impl<T: Hash> Hash for LinkedList<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_length_prefix(self.len);
        for value in self {
            value.hash(state);
        }
    }
}
impl<T> Extend<T> for LinkedList<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {
        iter.into_iter().for_each(|value| self.push_back(value));
    }
}
impl<'a, T: Copy + 'a> Extend<&'a T> for LinkedList<T> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {
        self.extend(iter.into_iter().copied())
    }
}
impl<T> FromIterator<T> for LinkedList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut list = LinkedList::new();
        list.extend(iter);
        list
    }
}
impl<T, const N: usize> From<[T; N]> for LinkedList<T> {
    fn from(values: [T; N]) -> Self {
        LinkedList::from_iter(values)
    }
}
