//! What a `String` comes from and goes into.

use super::{FromUtf8Error, String};
use crate::borrow::Cow;
use crate::boxed::Box;
use crate::str::{self, Pattern};
use crate::vec::Vec;

impl From<&String> for String {
    fn from(text: &String) -> Self {
        text.clone()
    }
}
impl TryFrom<Vec<u8>> for String {
    type Error = FromUtf8Error;
    fn try_from(bytes: Vec<u8>) -> Result<Self, Self::Error> {
        String::from_utf8(bytes)
    }
}
impl From<Box<str>> for String {
    fn from(text: Box<str>) -> Self {
        text.into_string()
    }
}
impl<'a> From<Cow<'a, str>> for String {
    fn from(text: Cow<'a, str>) -> Self {
        text.into_owned()
    }
}
impl From<String> for Box<str> {
    fn from(text: String) -> Self {
        text.into_boxed_str()
    }
}
impl From<&str> for Box<str> {
    fn from(text: &str) -> Self {
        String::from(text).into_boxed_str()
    }
}
impl From<&mut str> for Box<str> {
    fn from(text: &mut str) -> Self {
        String::from(&*text).into_boxed_str()
    }
}
impl From<Cow<'_, str>> for Box<str> {
    fn from(text: Cow<'_, str>) -> Self {
        text.into_owned().into_boxed_str()
    }
}
impl From<Box<str>> for Box<[u8]> {
    fn from(text: Box<str>) -> Self {
        text.into_boxed_bytes()
    }
}
impl Clone for Box<str> {
    fn clone(&self) -> Self {
        Box::from(&**self)
    }
}
impl Default for Box<str> {
    fn default() -> Self {
        Box::from("")
    }
}

macro_rules! pattern {
    ($([$($a:lifetime)*] $t:ty;)*) => { $(
        impl<$($a),*> Pattern for $t {
            fn first_in(&mut self, text: &str) -> Option<(usize, usize)> {
                { &self[..] }.first_in(text)
            }
            fn last_in(&mut self, text: &str) -> Option<(usize, usize)> {
                { &self[..] }.last_in(text)
            }
            fn prefix_of(&mut self, text: &str) -> Option<usize> {
                { &self[..] }.prefix_of(text)
            }
            fn suffix_of(&mut self, text: &str) -> Option<usize> {
                { &self[..] }.suffix_of(text)
            }
        }
    )* };
}
pattern! { ['b] &'b String; }
