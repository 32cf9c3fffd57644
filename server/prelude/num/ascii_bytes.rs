//! `u8` as an ASCII character.

macro_rules! ascii_class {
    ($($name:ident: $pattern:pat,)*) => {
        impl u8 {
            $(
                #[inline]
                pub const fn $name(&self) -> bool {
                    matches!(*self, $pattern)
                }
            )*
        }
    };
}

ascii_class! {
    is_ascii: 0..=127,
    is_ascii_alphabetic: b'A'..=b'Z' | b'a'..=b'z',
    is_ascii_uppercase: b'A'..=b'Z',
    is_ascii_lowercase: b'a'..=b'z',
    is_ascii_alphanumeric: b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z',
    is_ascii_digit: b'0'..=b'9',
    is_ascii_octdigit: b'0'..=b'7',
    is_ascii_hexdigit: b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f',
    is_ascii_punctuation: b'!'..=b'/' | b':'..=b'@' | b'['..=b'`' | b'{'..=b'~',
    is_ascii_graphic: b'!'..=b'~',
    is_ascii_whitespace: b'\t' | b'\n' | b'\x0C' | b'\r' | b' ',
    is_ascii_control: b'\0'..=b'\x1F' | b'\x7F',
}

/// Place of the bit between the upper and the lower case.
const CASE_BIT: u32 = 5;

impl u8 {
    #[inline]
    pub const fn to_ascii_uppercase(&self) -> u8 {
        *self & !((self.is_ascii_lowercase() as u8) << CASE_BIT)
    }
    #[inline]
    pub const fn to_ascii_lowercase(&self) -> u8 {
        *self | ((self.is_ascii_uppercase() as u8) << CASE_BIT)
    }
    #[inline]
    pub const fn make_ascii_uppercase(&mut self) {
        *self = self.to_ascii_uppercase();
    }
    #[inline]
    pub const fn make_ascii_lowercase(&mut self) {
        *self = self.to_ascii_lowercase();
    }
    #[inline]
    pub const fn eq_ignore_ascii_case(&self, other: &u8) -> bool {
        self.to_ascii_lowercase() == other.to_ascii_lowercase()
    }
}
