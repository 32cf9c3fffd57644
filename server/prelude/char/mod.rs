//! Characters.

mod ascii;
mod class;
mod convert;
mod encode;

pub use convert::{
    CharTryFromError, ParseCharError, TryFromCharError, from_digit, from_u32, from_u32_unchecked,
};

pub const MAX: char = char::MAX;
pub const REPLACEMENT_CHARACTER: char = char::REPLACEMENT_CHARACTER;

impl char {
    pub const MIN: char = '\0';
    pub const MAX: char = '\u{10FFFF}';
    pub const MAX_LEN_UTF8: usize = 4;
    pub const MAX_LEN_UTF16: usize = 2;
    pub const REPLACEMENT_CHARACTER: char = '\u{FFFD}';
}
