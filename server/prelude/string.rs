//! `String`: a `Vec` of UTF-8, and what makes one.

use crate::vec::Vec;
use crate::borrow::Borrow;
use crate::fmt::{self, Debug, Display, Formatter, Write};
use crate::hash::{Hash, Hasher};
use crate::ops::{Add, AddAssign, Deref, DerefMut};
use crate::str::{self, FromStr, Utf8Error};

#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct String {
    bytes: Vec<u8>,
}

impl String {
    pub const fn new() -> Self {
        String { bytes: Vec::new() }
    }
    pub fn with_capacity(room: usize) -> Self {
        String { bytes: Vec::with_capacity(room) }
    }
    pub fn from_utf8(bytes: Vec<u8>) -> Result<Self, Utf8Error> {
        str::from_utf8(&bytes)?;
        Ok(String { bytes })
    }
    pub fn push_str(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }
    pub fn push(&mut self, c: char) {
        self.push_str(c.encode_utf8(&mut [0; 4]));
    }
    pub fn pop(&mut self) -> Option<char> {
        let last = self.chars().next_back()?;
        self.truncate(self.len() - last.len_utf8());
        Some(last)
    }
    pub fn truncate(&mut self, len: usize) {
        assert!(self.is_char_boundary(len));
        self.bytes.truncate(len);
    }
    pub fn clear(&mut self) {
        self.bytes.clear();
    }
    pub fn as_str(&self) -> &str {
        self
    }
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

impl Deref for String {
    type Target = str;
    fn deref(&self) -> &str {
        unsafe { str::from_utf8_unchecked(&self.bytes) }
    }
}
impl DerefMut for String {
    fn deref_mut(&mut self) -> &mut str {
        unsafe { str::from_utf8_unchecked_mut(&mut self.bytes) }
    }
}
impl Debug for String {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&**self, f)
    }
}
impl Display for String {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&**self, f)
    }
}
impl Hash for String {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state)
    }
}
impl Write for String {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push_str(text);
        Ok(())
    }
}
impl Borrow<str> for String {
    fn borrow(&self) -> &str {
        self
    }
}
impl AsRef<str> for String {
    fn as_ref(&self) -> &str {
        self
    }
}
impl AsRef<[u8]> for String {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}
impl FromStr for String {
    type Err = crate::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(String::from(text))
    }
}

macro_rules! texts {
    ($($t:ty)*) => { $(
        impl PartialEq<$t> for String {
            fn eq(&self, other: &$t) -> bool {
                self[..] == other[..]
            }
        }
        impl PartialEq<String> for $t {
            fn eq(&self, other: &String) -> bool {
                self[..] == other[..]
            }
        }
    )* };
}
texts! { str &str }

impl From<&str> for String {
    fn from(text: &str) -> Self {
        String { bytes: Vec::from(text) }
    }
}
impl From<&mut str> for String {
    fn from(text: &mut str) -> Self {
        String::from(&*text)
    }
}
impl From<char> for String {
    fn from(c: char) -> Self {
        String::from(&*c.encode_utf8(&mut [0; 4]))
    }
}
impl Add<&str> for String {
    type Output = String;
    fn add(mut self, text: &str) -> String {
        self.push_str(text);
        self
    }
}
impl AddAssign<&str> for String {
    fn add_assign(&mut self, text: &str) {
        self.push_str(text);
    }
}

macro_rules! collected {
    ($($item:ty, |$text:ident, $part:ident| $add:expr;)*) => { $(
        impl<'a> Extend<$item> for String {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, parts: I) {
                let $text = self;
                parts.into_iter().for_each(|$part| $add);
            }
        }
        impl<'a> FromIterator<$item> for String {
            fn from_iter<I: IntoIterator<Item = $item>>(parts: I) -> Self {
                let mut all = String::new();
                all.extend(parts);
                all
            }
        }
    )* };
}
collected! {
    char, |text, part| text.push(part);
    &'a char, |text, part| text.push(*part);
    &'a str, |text, part| text.push_str(part);
    String, |text, part| text.push_str(&part);
}

/// Whatever can be displayed, as text.
pub trait ToString {
    fn to_string(&self) -> String;
}
impl<T: Display + ?Sized> ToString for T {
    fn to_string(&self) -> String {
        let mut text = String::new();
        text.write_fmt(format_args!("{}", self)).expect("a Display implementation returned an error unexpectedly");
        text
    }
}

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
        let rest = self.bytes.split_off(at);
        self.push_str(text);
        self.bytes.extend_from_slice(&rest);
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
}

impl str {
    pub fn repeat(&self, count: usize) -> String {
        String { bytes: self.as_bytes().repeat(count) }
    }
    pub fn to_uppercase(&self) -> String {
        self.chars().flat_map(char::to_uppercase).collect()
    }
    pub fn to_ascii_uppercase(&self) -> String {
        self.chars().map(|c| c.to_ascii_uppercase()).collect()
    }
    pub fn to_ascii_lowercase(&self) -> String {
        self.chars().map(|c| c.to_ascii_lowercase()).collect()
    }
    pub fn replace<P: str::Pattern>(&self, from: P, to: &str) -> String {
        let mut all = String::new();
        let mut end = 0;
        for (at, part) in self.match_indices(from) {
            all.push_str(&self[end..at]);
            all.push_str(to);
            end = at + part.len();
        }
        all.push_str(&self[end..]);
        all
    }
}
