//! Strings that change in place, strings as UTF-16, and boundaries of characters.

use super::{from_utf8, Chars, Utf8Error};
use crate::iter::FusedIterator;
use crate::intrinsics;

#[inline]
pub const unsafe fn from_utf8_unchecked_mut(v: &mut [u8]) -> &mut str {
    unsafe { &mut *(intrinsics::str_from_bytes(v) as *const str as *mut str) }
}

pub unsafe fn from_boxed_utf8_unchecked(v: crate::boxed::Box<[u8]>) -> crate::boxed::Box<str> {
    unsafe { crate::boxed::Box::from_raw(crate::boxed::Box::into_raw(v) as *mut str) }
}

pub const fn from_utf8_mut(v: &mut [u8]) -> Result<&mut str, Utf8Error> {
    match from_utf8(v) {
        Ok(_) => Ok(unsafe { from_utf8_unchecked_mut(v) }),
        Err(e) => Err(e),
    }
}

impl str {
    #[inline]
    pub const unsafe fn as_bytes_mut(&mut self) -> &mut [u8] {
        unsafe { &mut *(intrinsics::str_as_bytes(self) as *const [u8] as *mut [u8]) }
    }
    #[inline]
    pub const fn as_mut_ptr(&mut self) -> *mut u8 {
        unsafe { self.as_bytes_mut().as_mut_ptr() }
    }
    pub const fn make_ascii_uppercase(&mut self) {
        unsafe { self.as_bytes_mut().make_ascii_uppercase() }
    }
    pub const fn make_ascii_lowercase(&mut self) {
        unsafe { self.as_bytes_mut().make_ascii_lowercase() }
    }
    pub fn split_at_mut(&mut self, mid: usize) -> (&mut str, &mut str) {
        self.split_at_mut_checked(mid).expect("failed to slice string")
    }
    pub fn split_at_mut_checked(&mut self, mid: usize) -> Option<(&mut str, &mut str)> {
        if !self.is_char_boundary(mid) {
            return None;
        }
        let (a, b) = unsafe { self.as_bytes_mut() }.split_at_mut(mid);
        Some(unsafe { (from_utf8_unchecked_mut(a), from_utf8_unchecked_mut(b)) })
    }
    pub const fn floor_char_boundary(&self, index: usize) -> usize {
        if index >= self.len() {
            return self.len();
        }
        let mut at = index;
        while !self.is_char_boundary(at) {
            at -= 1;
        }
        at
    }
    pub const fn ceil_char_boundary(&self, index: usize) -> usize {
        if index >= self.len() {
            return self.len();
        }
        let mut at = index;
        while !self.is_char_boundary(at) {
            at += 1;
        }
        at
    }
    pub fn encode_utf16(&self) -> EncodeUtf16<'_> {
        EncodeUtf16 { chars: self.chars(), second: 0 }
    }
}

/// The units of UTF-16; a pair's second one waits.
#[derive(Clone)]
pub struct EncodeUtf16<'a> {
    chars: Chars<'a>,
    second: u16,
}
impl<'a> Iterator for EncodeUtf16<'a> {
    type Item = u16;
    fn next(&mut self) -> Option<u16> {
        if self.second != 0 {
            let unit = self.second;
            self.second = 0;
            return Some(unit);
        }
        let code = self.chars.next()? as u32;
        if code < 0x1_0000 {
            return Some(code as u16);
        }
        self.second = 0xDC00 | (code & 0x3FF) as u16;
        Some(0xD800 | ((code - 0x1_0000) >> 10) as u16)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        // A unit stands for three bytes at most, and for one at least.
        let len = self.chars.as_str().len();
        let waiting = (self.second != 0) as usize;
        (len.div_ceil(3) + waiting, Some(len + waiting))
    }
}
impl<'a> FusedIterator for EncodeUtf16<'a> {}
