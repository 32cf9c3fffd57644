//! Strings and bytes as they are written in a program.

use super::Chars;
use crate::ascii;
use crate::char;
use crate::iter::{Chain, FlatMap, Flatten, FusedIterator};
use crate::option;
use crate::slice::Iter;

fn code(c: char) -> char::EscapeUnicode {
    c.escape_unicode()
}
fn default(c: char) -> char::EscapeDefault {
    c.escape_default()
}
fn alone(c: char) -> char::EscapeDebug {
    c.escape_alone()
}
fn byte(b: &u8) -> ascii::EscapeDefault {
    ascii::escape_default(*b)
}

macro_rules! escapes {
    ($($name:ident $method:ident $each:ident;)*) => { $(
        #[derive(Clone)]
        pub struct $name<'a>(FlatMap<Chars<'a>, char::$name, fn(char) -> char::$name>);
        impl<'a> Iterator for $name<'a> {
            type Item = char;
            fn next(&mut self) -> Option<char> {
                self.0.next()
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }
        }
        impl<'a> FusedIterator for $name<'a> {}
        impl str {
            pub fn $method(&self) -> $name<'_> {
                $name(self.chars().flat_map($each))
            }
        }
    )* };
}
escapes! { EscapeUnicode escape_unicode code; EscapeDefault escape_default default; }

/// Only the first character can be one that would belong to the quote before it.
#[derive(Clone)]
pub struct EscapeDebug<'a>(
    Chain<
        Flatten<option::IntoIter<char::EscapeDebug>>,
        FlatMap<Chars<'a>, char::EscapeDebug, fn(char) -> char::EscapeDebug>,
    >,
);
impl<'a> Iterator for EscapeDebug<'a> {
    type Item = char;
    fn next(&mut self) -> Option<char> {
        self.0.next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}
impl<'a> FusedIterator for EscapeDebug<'a> {}
impl str {
    pub fn escape_debug(&self) -> EscapeDebug<'_> {
        let mut chars = self.chars();
        let first = chars.next().map(|c| c.escape_debug());
        EscapeDebug(first.into_iter().flatten().chain(chars.flat_map(alone as fn(char) -> char::EscapeDebug)))
    }
}

/// Bytes as they are written in a program.
#[derive(Clone)]
pub struct EscapeAscii<'a>(FlatMap<Iter<'a, u8>, ascii::EscapeDefault, fn(&u8) -> ascii::EscapeDefault>);
impl<'a> Iterator for EscapeAscii<'a> {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        self.0.next()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}
impl<'a> DoubleEndedIterator for EscapeAscii<'a> {
    fn next_back(&mut self) -> Option<u8> {
        self.0.next_back()
    }
}
impl<'a> FusedIterator for EscapeAscii<'a> {}
impl [u8] {
    pub fn escape_ascii(&self) -> EscapeAscii<'_> {
        EscapeAscii(self.iter().flat_map(byte))
    }
}
impl u8 {
    pub fn escape_ascii(self) -> ascii::EscapeDefault {
        ascii::escape_default(self)
    }
}
