//! `String`: a `Vec` of UTF-8, and what makes one.

use super::vec::Vec;
use core::borrow::Borrow;
use core::fmt::{self, Debug, Display, Formatter, Write};
use core::hash::{Hash, Hasher};
use core::ops::{Add, AddAssign, Deref, DerefMut};
use core::str::{self, FromStr, Utf8Error};

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
    type Err = core::convert::Infallible;
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

/// Texts and integers as text; other values would need formatting.
pub trait ToString {
    fn to_string(&self) -> String;
}
impl ToString for str {
    fn to_string(&self) -> String {
        String::from(self)
    }
}
impl ToString for String {
    fn to_string(&self) -> String {
        self.clone()
    }
}
impl ToString for char {
    fn to_string(&self) -> String {
        String::from(*self)
    }
}
impl ToString for bool {
    fn to_string(&self) -> String {
        String::from(if *self { "true" } else { "false" })
    }
}
impl<T: ToString + ?Sized> ToString for &T {
    fn to_string(&self) -> String {
        (**self).to_string()
    }
}
macro_rules! integers {
    ($($t:ty)*) => { $(
        impl ToString for $t {
            fn to_string(&self) -> String {
                let mut digits = Vec::new();
                let mut rest = *self;
                loop {
                    digits.push(b'0' + (rest % 10).abs_diff(0) as u8);
                    rest /= 10;
                    if rest == 0 {
                        break;
                    }
                }
                #[allow(unused_comparisons)]
                if *self < 0 {
                    digits.push(b'-');
                }
                digits.reverse();
                String { bytes: digits }
            }
        }
    )* };
}
integers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

/// Methods of texts that need the heap.
pub trait Strings {
    fn text(&self) -> &str;

    fn repeat(&self, count: usize) -> String {
        let mut all = String::with_capacity(self.text().len() * count);
        for _ in 0..count {
            all.push_str(self.text());
        }
        all
    }
    fn to_uppercase(&self) -> String {
        self.text().chars().flat_map(char::to_uppercase).collect()
    }
    fn to_ascii_uppercase(&self) -> String {
        self.text().chars().map(|c| c.to_ascii_uppercase()).collect()
    }
    fn to_ascii_lowercase(&self) -> String {
        self.text().chars().map(|c| c.to_ascii_lowercase()).collect()
    }
}
impl Strings for str {
    fn text(&self) -> &str {
        self
    }
}
