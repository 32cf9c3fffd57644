//! `String`: a `Vec` of UTF-8, and what makes one.

mod convert;
mod edit;
mod parse;
mod str_methods;

pub use edit::{Drain, IntoChars};
pub use parse::{FromUtf8Error, FromUtf16Error, ParseError};

use crate::borrow::{Borrow, BorrowMut, Cow};
use crate::boxed::Box;
use crate::fmt::{self, Debug, Display, Formatter, Write};
use crate::hash::{Hash, Hasher};
use crate::ops::{Add, AddAssign, Deref, DerefMut, Index, IndexMut};
use crate::slice::SliceIndex;
use crate::str::{self, FromStr};
use crate::vec::Vec;

#[derive(Default, PartialEq, Eq, PartialOrd, Ord)]
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
    pub unsafe fn from_raw_parts(start: *mut u8, len: usize, room: usize) -> Self {
        String { bytes: unsafe { Vec::from_raw_parts(start, len, room) } }
    }
    pub fn into_raw_parts(self) -> (*mut u8, usize, usize) {
        self.bytes.into_raw_parts()
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
        if len <= self.len() {
            assert!(self.is_char_boundary(len));
            self.bytes.truncate(len);
        }
    }
    pub fn clear(&mut self) {
        self.bytes.clear();
    }
    pub fn as_str(&self) -> &str {
        self
    }
    pub const fn len(&self) -> usize {
        self.bytes.len()
    }
    pub const fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

impl Clone for String {
    fn clone(&self) -> Self {
        String { bytes: self.bytes.clone() }
    }
    fn clone_from(&mut self, source: &Self) {
        self.bytes.clone_from(&source.bytes);
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
impl<I: SliceIndex<str>> Index<I> for String {
    type Output = I::Output;
    fn index(&self, index: I) -> &I::Output {
        index.index(&**self)
    }
}
impl<I: SliceIndex<str>> IndexMut<I> for String {
    fn index_mut(&mut self, index: I) -> &mut I::Output {
        index.index_mut(&mut **self)
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
    fn write_char(&mut self, c: char) -> fmt::Result {
        self.push(c);
        Ok(())
    }
}
impl Borrow<str> for String {
    fn borrow(&self) -> &str {
        self
    }
}
impl BorrowMut<str> for String {
    fn borrow_mut(&mut self) -> &mut str {
        self
    }
}
impl AsMut<str> for String {
    fn as_mut(&mut self) -> &mut str {
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
texts! { str &str Cow<'_, str> }

impl From<&str> for String {
    fn from(text: &str) -> Self {
        String { bytes: Vec::from(text.as_bytes()) }
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
    Box<str>, |text, part| text.push_str(&part);
    Cow<'a, str>, |text, part| text.push_str(&part);
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
