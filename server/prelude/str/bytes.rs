//! The bytes of a string, and the well-formed parts of bytes.

use super::{error_len, from_utf8_unchecked, sequence_len};
use crate::iter::{Copied, FusedIterator};
use crate::slice::Iter;

#[derive(Clone, Debug)]
pub struct Bytes<'a>(pub(crate) Copied<Iter<'a, u8>>);
impl<'a> Iterator for Bytes<'a> {
    type Item = u8;
    #[inline]
    fn next(&mut self) -> Option<u8> {
        self.0.next()
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<u8> {
        self.0.nth(n)
    }
}
impl<'a> DoubleEndedIterator for Bytes<'a> {
    #[inline]
    fn next_back(&mut self) -> Option<u8> {
        self.0.next_back()
    }
    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<u8> {
        self.0.nth_back(n)
    }
}
impl<'a> ExactSizeIterator for Bytes<'a> {}
impl<'a> FusedIterator for Bytes<'a> {}

/// Text and what is no text behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utf8Chunk<'a> {
    valid: &'a str,
    invalid: &'a [u8],
}
impl<'a> Utf8Chunk<'a> {
    pub fn valid(&self) -> &'a str {
        self.valid
    }
    /// Up to three bytes that begin a character which does not go on; empty at the end of good text.
    pub fn invalid(&self) -> &'a [u8] {
        self.invalid
    }
}

#[derive(Clone)]
pub struct Utf8Chunks<'a> {
    source: &'a [u8],
}
impl<'a> Iterator for Utf8Chunks<'a> {
    type Item = Utf8Chunk<'a>;
    fn next(&mut self) -> Option<Utf8Chunk<'a>> {
        if self.source.is_empty() {
            return None;
        }
        let mut at = 0;
        let mut bad = 0;
        while at < self.source.len() {
            let len = sequence_len(self.source, at);
            if len == 0 {
                bad = match error_len(self.source, at) {
                    0 => self.source.len() - at,
                    len => len as usize,
                };
                break;
            }
            at += len;
        }
        let (valid, rest) = self.source.split_at(at);
        let (invalid, rest) = rest.split_at(bad);
        self.source = rest;
        Some(Utf8Chunk { valid: unsafe { from_utf8_unchecked(valid) }, invalid })
    }
}
impl<'a> FusedIterator for Utf8Chunks<'a> {}

impl [u8] {
    pub fn utf8_chunks(&self) -> Utf8Chunks<'_> {
        Utf8Chunks { source: self }
    }
}
