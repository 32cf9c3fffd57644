//! `char` as an ASCII character.

macro_rules! ascii_class {
    ($($name:ident)*) => {
        impl char {
            $(
                #[inline]
                pub const fn $name(&self) -> bool {
                    self.is_ascii() && (*self as u8).$name()
                }
            )*
        }
    };
}

ascii_class! {
    is_ascii_alphabetic is_ascii_uppercase is_ascii_lowercase is_ascii_alphanumeric is_ascii_digit
    is_ascii_octdigit is_ascii_hexdigit is_ascii_punctuation is_ascii_graphic is_ascii_whitespace
    is_ascii_control
}

impl char {
    #[inline]
    pub const fn is_ascii(&self) -> bool {
        (*self as u32) < 128
    }
    #[inline]
    pub const fn to_ascii_uppercase(&self) -> char {
        if self.is_ascii() { (*self as u8).to_ascii_uppercase() as char } else { *self }
    }
    #[inline]
    pub const fn to_ascii_lowercase(&self) -> char {
        if self.is_ascii() { (*self as u8).to_ascii_lowercase() as char } else { *self }
    }
    #[inline]
    pub const fn eq_ignore_ascii_case(&self, other: &char) -> bool {
        self.to_ascii_lowercase() as u32 == other.to_ascii_lowercase() as u32
    }
    #[inline]
    pub const fn make_ascii_uppercase(&mut self) {
        *self = self.to_ascii_uppercase();
    }
    #[inline]
    pub const fn make_ascii_lowercase(&mut self) {
        *self = self.to_ascii_lowercase();
    }
}
