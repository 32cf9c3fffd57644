//! A `String` that changes in place.

use super::String;
use crate::boxed::Box;
use crate::collections::TryReserveError;
use crate::fmt::{self, Debug, Formatter};
use crate::iter::FusedIterator;
use crate::ops::{Range, RangeBounds};
use crate::ptr;
use crate::slice;
use crate::str::{self, Chars};
use crate::vec::{self, Vec};

impl String {
    pub fn capacity(&self) -> usize {
        self.bytes.capacity()
    }
    pub fn reserve(&mut self, more: usize) {
        self.bytes.reserve(more);
    }
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }
    pub fn as_mut_str(&mut self) -> &mut str {
        self
    }
    pub unsafe fn from_utf8_unchecked(bytes: Vec<u8>) -> Self {
        String { bytes }
    }
    pub unsafe fn as_mut_vec(&mut self) -> &mut Vec<u8> {
        &mut self.bytes
    }
    pub fn insert(&mut self, at: usize, c: char) {
        self.insert_str(at, c.encode_utf8(&mut [0; 4]));
    }
    pub fn insert_str(&mut self, at: usize, text: &str) {
        assert!(self.is_char_boundary(at));
        let (len, more) = (self.len(), text.len());
        self.bytes.reserve(more);
        unsafe {
            let place = self.bytes.as_mut_ptr().add(at);
            ptr::copy(place, place.add(more), len - at);
            ptr::copy_nonoverlapping(text.as_ptr(), place, more);
            self.bytes.set_len(len + more);
        }
    }
    pub fn remove(&mut self, at: usize) -> char {
        let c = match self[at..].chars().next() {
            Some(c) => c,
            None => panic!("cannot remove a char from the end of a string"),
        };
        self.bytes.drain(at..at + c.len_utf8());
        c
    }
    pub fn split_off(&mut self, at: usize) -> String {
        assert!(self.is_char_boundary(at));
        String { bytes: self.bytes.split_off(at) }
    }
    pub fn reserve_exact(&mut self, more: usize) {
        self.bytes.reserve_exact(more);
    }
    pub fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        self.bytes.try_reserve(more)
    }
    pub fn try_reserve_exact(&mut self, more: usize) -> Result<(), TryReserveError> {
        self.bytes.try_reserve_exact(more)
    }
    pub fn try_with_capacity(room: usize) -> Result<Self, TryReserveError> {
        Ok(String { bytes: Vec::try_with_capacity(room)? })
    }
    pub fn shrink_to_fit(&mut self) {
        self.bytes.shrink_to_fit();
    }
    pub fn shrink_to(&mut self, least: usize) {
        self.bytes.shrink_to(least);
    }
    pub fn retain<F: FnMut(char) -> bool>(&mut self, mut keep: F) {
        let len = self.len();
        let (mut from, mut to) = (0, 0);
        while from < len {
            let c = unsafe { self.get_unchecked(from..len) }.chars().next().unwrap();
            let width = c.len_utf8();
            if keep(c) {
                self.bytes.copy_within(from..from + width, to);
                to += width;
            }
            from += width;
        }
        self.bytes.truncate(to);
    }
    pub fn extend_from_within<R: RangeBounds<usize>>(&mut self, range: R) {
        let range = slice::range(range, ..self.len());
        assert!(self.is_char_boundary(range.start));
        assert!(self.is_char_boundary(range.end));
        self.bytes.extend_from_within(range);
    }
    pub fn drain<R: RangeBounds<usize>>(&mut self, range: R) -> Drain<'_> {
        let Range { start, end } = slice::range(range, ..self.len());
        assert!(self.is_char_boundary(start));
        assert!(self.is_char_boundary(end));
        let text: *mut String = self;
        let chars = unsafe { &*text }[start..end].chars();
        Drain { text, range: start..end, chars }
    }
    pub fn replace_range<R: RangeBounds<usize>>(&mut self, range: R, text: &str) {
        let Range { start, end } = slice::range(range, ..self.len());
        assert!(self.is_char_boundary(start));
        assert!(self.is_char_boundary(end));
        self.bytes.splice(start..end, text.bytes());
    }
    pub fn remove_matches<P: str::Pattern>(&mut self, pattern: P) {
        *self = self.replace(pattern, "");
    }
    pub fn into_boxed_str(self) -> Box<str> {
        let bytes = self.bytes.into_boxed_slice();
        unsafe { str::from_boxed_utf8_unchecked(bytes) }
    }
    pub fn leak<'a>(self) -> &'a mut str {
        unsafe { str::from_utf8_unchecked_mut(self.bytes.leak()) }
    }
    pub fn into_chars(self) -> IntoChars {
        IntoChars { bytes: self.into_bytes().into_iter() }
    }
}

/// Characters of a range, which leaves the text when this is dropped.
pub struct Drain<'a> {
    text: *mut String,
    range: Range<usize>,
    chars: Chars<'a>,
}
impl<'a> Drain<'a> {
    pub fn as_str(&self) -> &str {
        self.chars.as_str()
    }
}
impl Iterator for Drain<'_> {
    type Item = char;
    fn next(&mut self) -> Option<char> {
        self.chars.next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.chars.size_hint()
    }
    fn last(mut self) -> Option<char> {
        self.next_back()
    }
}
impl DoubleEndedIterator for Drain<'_> {
    fn next_back(&mut self) -> Option<char> {
        self.chars.next_back()
    }
}
impl FusedIterator for Drain<'_> {}
impl Drop for Drain<'_> {
    fn drop(&mut self) {
        drop(unsafe { (*self.text).bytes.drain(self.range.clone()) });
    }
}
impl AsRef<str> for Drain<'_> {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}
impl Debug for Drain<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Drain").field(&self.as_str()).finish()
    }
}

/// The characters of a text of one's own.
#[derive(Clone)]
pub struct IntoChars {
    bytes: vec::IntoIter<u8>,
}
impl IntoChars {
    pub fn as_str(&self) -> &str {
        unsafe { str::from_utf8_unchecked(self.bytes.as_slice()) }
    }
    pub fn into_string(self) -> String {
        String { bytes: self.bytes.collect() }
    }
}
impl Iterator for IntoChars {
    type Item = char;
    fn next(&mut self) -> Option<char> {
        let c = self.as_str().chars().next()?;
        self.bytes.by_ref().take(c.len_utf8()).for_each(drop);
        Some(c)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.as_str().chars().size_hint()
    }
}
impl DoubleEndedIterator for IntoChars {
    fn next_back(&mut self) -> Option<char> {
        let c = self.as_str().chars().next_back()?;
        for _ in 0..c.len_utf8() {
            self.bytes.next_back();
        }
        Some(c)
    }
}
impl FusedIterator for IntoChars {}
impl Debug for IntoChars {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("IntoChars").field(&self.as_str()).finish()
    }
}
