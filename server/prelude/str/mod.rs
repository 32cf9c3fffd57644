//! Strings as bytes: what device code does with them.

mod bytes;
mod change;
mod escape;
mod index;
mod parts;
mod search;
mod trim;

pub mod pattern {
    //! What can be looked for in a string.
    pub use super::search::Pattern;
}

pub use change::{from_boxed_utf8_unchecked, from_utf8_mut, from_utf8_unchecked_mut, EncodeUtf16};
pub use bytes::{Bytes, Utf8Chunk, Utf8Chunks};
pub use escape::{EscapeAscii, EscapeDebug, EscapeDefault, EscapeUnicode};
pub use crate::bool::ParseBoolError;
pub use parts::{
    Lines, LinesAny, MatchIndices, Matches, RMatchIndices, RMatches, RSplit, RSplitN, RSplitTerminator,
    Split, SplitAsciiWhitespace, SplitInclusive, SplitN, SplitTerminator, SplitWhitespace,
};
pub(crate) use search::Pattern;

use crate::cmp::Ordering;
use crate::intrinsics;
use crate::iter::FusedIterator;

#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Utf8Error {
    valid_up_to: usize,
    /// Bytes that no text can begin with; 0 when more bytes could make them whole.
    error_len: u8,
}
impl Utf8Error {
    pub const fn valid_up_to(&self) -> usize {
        self.valid_up_to
    }
    pub const fn error_len(&self) -> Option<usize> {
        if self.error_len == 0 { None } else { Some(self.error_len as usize) }
    }
}

#[inline]
pub const unsafe fn from_utf8_unchecked(v: &[u8]) -> &str {
    unsafe { intrinsics::str_from_bytes(v) }
}

/// The string of these bytes when they are well-formed UTF-8.
pub const fn from_utf8(v: &[u8]) -> Result<&str, Utf8Error> {
    let mut i = 0;
    while i < v.len() {
        let n = sequence_len(v, i);
        if n == 0 {
            return Err(Utf8Error { valid_up_to: i, error_len: error_len(v, i) });
        }
        i += n;
    }
    Ok(unsafe { from_utf8_unchecked(v) })
}

const fn is_continuation(v: &[u8], i: usize) -> bool {
    i < v.len() && v[i] & 0xC0 == 0x80
}

/// Bytes of the sequence that starts at `i`, 0 when it is malformed (Unicode table 3-7).
const fn sequence_len(v: &[u8], i: usize) -> usize {
    let b = v[i];
    if b < 0x80 {
        return 1;
    }
    let second = if i + 1 < v.len() { v[i + 1] } else { 0 };
    if b >= 0xC2 && b <= 0xDF {
        return if is_continuation(v, i + 1) { 2 } else { 0 };
    }
    if b >= 0xE0 && b <= 0xEF {
        let low = if b == 0xE0 { 0xA0 } else { 0x80 };
        let high = if b == 0xED { 0x9F } else { 0xBF };
        return if second >= low && second <= high && is_continuation(v, i + 2) { 3 } else { 0 };
    }
    if b >= 0xF0 && b <= 0xF4 {
        let low = if b == 0xF0 { 0x90 } else { 0x80 };
        let high = if b == 0xF4 { 0x8F } else { 0xBF };
        let rest = is_continuation(v, i + 2) && is_continuation(v, i + 3);
        return if second >= low && second <= high && rest { 4 } else { 0 };
    }
    0
}

/// How many bytes of the malformed sequence at `i` belong together (the longest beginning of a well-formed one).
const fn error_len(v: &[u8], i: usize) -> u8 {
    let need = match v[i] {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return 1,
    };
    if i + 1 >= v.len() {
        return 0;
    }
    let is_second = match (v[i], v[i + 1]) {
        (0xE0, 0xA0..=0xBF) | (0xED, 0x80..=0x9F) | (0xF0, 0x90..=0xBF) | (0xF4, 0x80..=0x8F) => true,
        (0xE0 | 0xED | 0xF0 | 0xF4, _) => false,
        (_, second) => second & 0xC0 == 0x80,
    };
    if !is_second {
        return 1;
    }
    let mut n = 2;
    while n < need {
        if i + n >= v.len() {
            return 0;
        }
        if v[i + n] & 0xC0 != 0x80 {
            return n as u8;
        }
        n += 1;
    }
    1
}

impl str {
    #[inline]
    pub const fn from_utf8(v: &[u8]) -> Result<&str, Utf8Error> {
        from_utf8(v)
    }
    #[inline]
    pub const fn from_utf8_mut(v: &mut [u8]) -> Result<&mut str, Utf8Error> {
        from_utf8_mut(v)
    }
    #[inline]
    pub const unsafe fn from_utf8_unchecked(v: &[u8]) -> &str {
        unsafe { from_utf8_unchecked(v) }
    }
    #[inline]
    pub const unsafe fn from_utf8_unchecked_mut(v: &mut [u8]) -> &mut str {
        unsafe { from_utf8_unchecked_mut(v) }
    }
    #[inline]
    pub const fn as_str(&self) -> &str {
        self
    }
    #[inline]
    pub const fn len(&self) -> usize {
        self.as_bytes().len()
    }
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
    #[inline]
    pub const fn as_bytes(&self) -> &[u8] {
        unsafe { intrinsics::str_as_bytes(self) }
    }
    #[inline]
    pub const fn as_ptr(&self) -> *const u8 {
        self.as_bytes().as_ptr()
    }
    pub fn bytes(&self) -> Bytes<'_> {
        Bytes(self.as_bytes().iter().copied())
    }
    pub fn chars(&self) -> Chars<'_> {
        Chars { bytes: self.as_bytes() }
    }
    pub const fn is_ascii(&self) -> bool {
        let bytes = self.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            if bytes[i] >= 0x80 {
                return false;
            }
            i += 1;
        }
        true
    }
    pub const fn is_char_boundary(&self, index: usize) -> bool {
        let bytes = self.as_bytes();
        index == 0 || index == bytes.len() || (index < bytes.len() && bytes[index] & 0xC0 != 0x80)
    }
    pub fn eq_ignore_ascii_case(&self, other: &str) -> bool {
        let (a, b) = (self.as_bytes(), other.as_bytes());
        if a.len() != b.len() {
            return false;
        }
        let mut i = 0;
        while i < a.len() {
            if a[i].to_ascii_lowercase() != b[i].to_ascii_lowercase() {
                return false;
            }
            i += 1;
        }
        true
    }
    pub fn parse<F: FromStr>(&self) -> Result<F, F::Err> {
        FromStr::from_str(self)
    }
}

pub trait FromStr: Sized {
    type Err;
    fn from_str(s: &str) -> Result<Self, Self::Err>;
}

#[derive(Clone)]
pub struct Chars<'a> {
    bytes: &'a [u8],
}
impl<'a> Iterator for Chars<'a> {
    type Item = char;
    fn next(&mut self) -> Option<char> {
        let first = *self.bytes.first()?;
        let (n, mut code) = if first < 0x80 {
            (1, first as u32)
        } else if first < 0xE0 {
            (2, (first & 0x1F) as u32)
        } else if first < 0xF0 {
            (3, (first & 0x0F) as u32)
        } else {
            (4, (first & 0x07) as u32)
        };
        let mut i = 1;
        while i < n {
            code = code << 6 | (self.bytes[i] & 0x3F) as u32;
            i += 1;
        }
        self.bytes = &self.bytes[n..];
        Some(unsafe { char::from_u32_unchecked(code) })
    }
    #[inline]
    fn count(self) -> usize {
        self.bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.bytes.len();
        (n.div_ceil(4), Some(n))
    }
    fn last(mut self) -> Option<char> {
        self.next_back()
    }
}

impl<'a> FusedIterator for Chars<'a> {}
impl<'a> DoubleEndedIterator for Chars<'a> {
    fn next_back(&mut self) -> Option<char> {
        let mut start = self.bytes.len().checked_sub(1)?;
        while self.bytes[start] & 0xC0 == 0x80 {
            start -= 1;
        }
        let (head, last) = self.bytes.split_at(start);
        self.bytes = head;
        Chars { bytes: last }.next()
    }
}
impl<'a> Chars<'a> {
    pub fn as_str(&self) -> &'a str {
        unsafe { from_utf8_unchecked(self.bytes) }
    }
}

/// Characters with the places where they begin.
#[derive(Clone)]
pub struct CharIndices<'a> {
    front: usize,
    chars: Chars<'a>,
}
impl<'a> Iterator for CharIndices<'a> {
    type Item = (usize, char);
    fn next(&mut self) -> Option<(usize, char)> {
        let at = self.front;
        let c = self.chars.next()?;
        self.front += c.len_utf8();
        Some((at, c))
    }
    #[inline]
    fn count(self) -> usize {
        self.chars.count()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.chars.size_hint()
    }
    fn last(mut self) -> Option<(usize, char)> {
        self.next_back()
    }
}
impl<'a> FusedIterator for CharIndices<'a> {}
impl<'a> DoubleEndedIterator for CharIndices<'a> {
    fn next_back(&mut self) -> Option<(usize, char)> {
        let c = self.chars.next_back()?;
        Some((self.front + self.chars.bytes.len(), c))
    }
}

impl PartialEq for str {
    #[inline]
    fn eq(&self, other: &str) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}
impl Eq for str {}
impl PartialOrd for str {
    fn partial_cmp(&self, other: &str) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for str {
    fn cmp(&self, other: &str) -> Ordering {
        self.as_bytes().cmp(other.as_bytes())
    }
}
