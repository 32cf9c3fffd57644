//! Characters from and to numbers.

use crate::intrinsics;
use crate::str::FromStr;

#[inline]
pub const fn from_u32(i: u32) -> Option<char> {
    if is_scalar_value(i) { Some(unsafe { from_u32_unchecked(i) }) } else { None }
}
#[inline]
#[checked_by(for_char)]
pub const unsafe fn from_u32_unchecked(i: u32) -> char {
    unsafe { intrinsics::transmute(i) }
}
/// The digit `num` in base `radix`, which is at most 36.
#[inline]
pub const fn from_digit(num: u32, radix: u32) -> Option<char> {
    if radix > 36 {
        panic!("from_digit: radix is too high (maximum 36)");
    }
    if num >= radix {
        None
    } else if num < 10 {
        Some((b'0' + num as u8) as char)
    } else {
        Some((b'a' + (num - 10) as u8) as char)
    }
}

/// Up to 10FFFF without the surrogates D800 to DFFF.
const fn is_scalar_value(i: u32) -> bool {
    i < 0xD800 || (0xE000 <= i && i <= 0x10FFFF)
}

impl char {
    #[inline]
    pub const fn from_u32(i: u32) -> Option<char> {
        from_u32(i)
    }
    #[inline]
    #[checked_by(for_char)]
    pub const unsafe fn from_u32_unchecked(i: u32) -> char {
        unsafe { from_u32_unchecked(i) }
    }
    #[inline]
    pub const fn from_digit(num: u32, radix: u32) -> Option<char> {
        from_digit(num, radix)
    }
    #[inline]
    pub fn decode_utf16<I: IntoIterator<Item = u16>>(iter: I) -> super::DecodeUtf16<I::IntoIter> {
        super::decode_utf16(iter)
    }
    #[inline]
    pub const fn is_digit(self, radix: u32) -> bool {
        self.to_digit(radix).is_some()
    }
    #[inline]
    pub const fn to_digit(self, radix: u32) -> Option<u32> {
        assert!(
            2 <= radix && radix <= 36,
            "to_digit: invalid radix -- radix must be in the range 2 to 36 inclusive"
        );
        let digit = match self {
            '0'..='9' => self as u32 - '0' as u32,
            'a'..='z' => self as u32 - 'a' as u32 + 10,
            'A'..='Z' => self as u32 - 'A' as u32 + 10,
            _ => return None,
        };
        if digit < radix { Some(digit) } else { None }
    }
}

/// A number is no character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CharTryFromError(());

/// A character does not fit into the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TryFromCharError(pub(crate) ());

/// Why a text is not one character.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseCharError {
    kind: CharErrorKind,
}

impl ParseCharError {
    pub(crate) fn is_empty(&self) -> bool {
        matches!(self.kind, CharErrorKind::EmptyString)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CharErrorKind {
    EmptyString,
    TooManyChars,
}

impl TryFrom<u32> for char {
    type Error = CharTryFromError;
    #[inline]
    fn try_from(i: u32) -> Result<char, CharTryFromError> {
        match from_u32(i) {
            Some(c) => Ok(c),
            None => Err(CharTryFromError(())),
        }
    }
}

macro_rules! narrow {
    ($($T:ident)*) => { $(
        impl TryFrom<char> for $T {
            type Error = TryFromCharError;
            #[inline]
            fn try_from(c: char) -> Result<$T, TryFromCharError> {
                if c as u32 <= $T::MAX as u32 { Ok(c as u32 as $T) } else { Err(TryFromCharError(())) }
            }
        }
    )* };
}
narrow! { u8 u16 }

impl TryFrom<char> for usize {
    type Error = TryFromCharError;
    #[inline]
    fn try_from(c: char) -> Result<usize, TryFromCharError> {
        Ok(c as usize)
    }
}

impl FromStr for char {
    type Err = ParseCharError;
    fn from_str(s: &str) -> Result<char, ParseCharError> {
        let mut chars = s.chars();
        match (chars.next(), chars.next()) {
            (None, _) => Err(ParseCharError { kind: CharErrorKind::EmptyString }),
            (Some(c), None) => Ok(c),
            _ => Err(ParseCharError { kind: CharErrorKind::TooManyChars }),
        }
    }
}
