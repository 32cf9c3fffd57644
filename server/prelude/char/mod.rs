//! Characters.

mod ascii;
mod case;
mod class;
mod convert;
mod decode;
mod encode;
mod escape;
pub(crate) mod few;
#[lazy]
mod tables;

pub use case::{ToLowercase, ToUppercase};
pub use decode::{DecodeUtf16, DecodeUtf16Error, decode_utf16};
pub use escape::{EscapeDebug, EscapeDefault, EscapeUnicode};
pub use convert::{
    CharTryFromError, ParseCharError, TryFromCharError, from_digit, from_u32, from_u32_unchecked,
};

pub const MAX: char = char::MAX;
pub const REPLACEMENT_CHARACTER: char = char::REPLACEMENT_CHARACTER;
pub const UNICODE_VERSION: (u8, u8, u8) = char::UNICODE_VERSION;

impl char {
    pub const MIN: char = '\0';
    pub const MAX: char = '\u{10FFFF}';
    pub const MAX_LEN_UTF8: usize = 4;
    pub const MAX_LEN_UTF16: usize = 2;
    pub const REPLACEMENT_CHARACTER: char = '\u{FFFD}';
    pub const UNICODE_VERSION: (u8, u8, u8) = (17, 0, 0);
}
