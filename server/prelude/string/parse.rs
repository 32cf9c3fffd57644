//! Texts from bytes and from UTF-16, which need not be any.

use super::String;
use crate::borrow::Cow;
use crate::char::{REPLACEMENT_CHARACTER, decode_utf16};
use crate::fmt::{self, Display, Formatter};
use crate::str::{self, Utf8Error};
use crate::vec::Vec;

/// Bytes that are no UTF-8, and where not.
#[derive(Debug, PartialEq, Eq, Clone)]
pub struct FromUtf8Error {
    bytes: Vec<u8>,
    error: Utf8Error,
}
impl FromUtf8Error {
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
    pub fn utf8_error(&self) -> Utf8Error {
        self.error
    }
    pub fn into_utf8_lossy(self) -> String {
        String::from_utf8_lossy_owned(self.bytes)
    }
}
impl Display for FromUtf8Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.error, f)
    }
}
impl crate::error::Error for FromUtf8Error {}

#[derive(Debug)]
pub struct FromUtf16Error(());
impl Display for FromUtf16Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt("invalid utf-16: lone surrogate found", f)
    }
}
impl crate::error::Error for FromUtf16Error {}

pub type ParseError = crate::convert::Infallible;

impl String {
    pub fn from_utf8(bytes: Vec<u8>) -> Result<Self, FromUtf8Error> {
        match str::from_utf8(&bytes) {
            Ok(_) => Ok(String { bytes }),
            Err(error) => Err(FromUtf8Error { bytes, error }),
        }
    }
    pub fn from_utf8_lossy(bytes: &[u8]) -> Cow<'_, str> {
        match str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => {
                let mut all = String::with_capacity(bytes.len());
                for chunk in bytes.utf8_chunks() {
                    all.push_str(chunk.valid());
                    if !chunk.invalid().is_empty() {
                        all.push(REPLACEMENT_CHARACTER);
                    }
                }
                Cow::Owned(all)
            }
        }
    }
    pub fn from_utf8_lossy_owned(bytes: Vec<u8>) -> String {
        String::from_utf8_lossy(&bytes).into_owned()
    }
    pub fn from_utf16(words: &[u16]) -> Result<String, FromUtf16Error> {
        let mut all = String::with_capacity(words.len());
        for c in decode_utf16(words.iter().copied()) {
            all.push(c.map_err(|_| FromUtf16Error(()))?);
        }
        Ok(all)
    }
    pub fn from_utf16_lossy(words: &[u16]) -> String {
        decode_utf16(words.iter().copied()).map(|c| c.unwrap_or(REPLACEMENT_CHARACTER)).collect()
    }
}
