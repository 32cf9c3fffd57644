//! A few characters, given one after the other: what a character becomes in another case or as an escape.

/// The characters from `start` to `end` are still to come.
#[derive(Clone, Debug)]
pub(crate) struct Few<const N: usize> {
    chars: [char; N],
    start: u8,
    end: u8,
}

impl<const N: usize> Few<N> {
    pub(crate) const fn new(chars: [char; N], len: u8) -> Self {
        Few { chars, start: 0, end: len }
    }
    pub(crate) const fn of(c: char) -> Self {
        let mut chars = ['\0'; N];
        chars[0] = c;
        Few::new(chars, 1)
    }
    /// A backslash and one more character.
    pub(crate) const fn escaped(c: char) -> Self {
        let mut chars = ['\0'; N];
        chars[0] = '\\';
        chars[1] = c;
        Few::new(chars, 2)
    }
    /// `\u{..}`; there is room for ten characters.
    pub(crate) const fn code(c: char) -> Self {
        let code = c as u32;
        let digits = 1 + (code | 1).ilog2() / 4;
        let mut chars = ['\0'; N];
        chars[0] = '\\';
        chars[1] = 'u';
        chars[2] = '{';
        let mut i = 0;
        while i < digits {
            chars[3 + i as usize] = hex_digit(code >> 4 * (digits - 1 - i));
            i += 1;
        }
        chars[3 + digits as usize] = '}';
        Few::new(chars, 4 + digits as u8)
    }
    /// `\x..`.
    pub(crate) const fn byte(byte: u8) -> Self {
        let mut chars = ['\0'; N];
        chars[0] = '\\';
        chars[1] = 'x';
        chars[2] = hex_digit((byte >> 4) as u32);
        chars[3] = hex_digit(byte as u32);
        Few::new(chars, 4)
    }
    #[inline]
    pub(crate) fn next(&mut self) -> Option<char> {
        if self.start == self.end {
            return None;
        }
        let at = self.start as usize;
        self.start += 1;
        Some(self.chars[at])
    }
    #[inline]
    pub(crate) fn next_back(&mut self) -> Option<char> {
        if self.start == self.end {
            return None;
        }
        self.end -= 1;
        Some(self.chars[self.end as usize])
    }
    #[inline]
    pub(crate) fn len(&self) -> usize {
        (self.end - self.start) as usize
    }
}

const fn hex_digit(value: u32) -> char {
    b"0123456789abcdef"[value as usize & 15] as char
}

/// Iterators over up to so many characters.
macro_rules! few_characters {
    ($($(#[$doc:meta])* $Name:ident $n:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $Name(pub(crate) Few<$n>);
        crate::char::few::few_iterator!($Name, char, c => c);
    )* };
}
macro_rules! few_iterator {
    ($Name:ident, $Item:ty, $c:ident => $item:expr) => {
        impl Iterator for $Name {
            type Item = $Item;
            #[inline]
            fn next(&mut self) -> Option<$Item> {
                self.0.next().map(|$c| $item)
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }
        impl DoubleEndedIterator for $Name {
            #[inline]
            fn next_back(&mut self) -> Option<$Item> {
                self.0.next_back().map(|$c| $item)
            }
        }
        impl ExactSizeIterator for $Name {}
        impl crate::iter::FusedIterator for $Name {}
    };
}
pub(crate) use few_characters;
pub(crate) use few_iterator;
