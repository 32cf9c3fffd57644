//! Classes of Unicode.

use super::tables;

/// Is the character in the class that begins and ends at these places in turns? It is when an odd number of them is not
/// behind it. Classes end long before the last character.
pub(super) const fn is_in<const N: usize>(boundaries: &[u32; N], c: char) -> bool {
    let code = c as u32;
    let (mut low, mut high) = if code < boundaries[N - 1] { (0, N - 1) } else { (N, N) };
    while low < high {
        let middle = low.midpoint(high);
        if unsafe { *(boundaries as *const u32).add(middle) } <= code {
            low = middle.wrapping_add(1);
        } else {
            high = middle;
        }
    }
    low & 1 == 1
}

/// A class as what it holds of ASCII, and its table.
macro_rules! table_class {
    ($($(#[$doc:meta])* $name:ident: $ascii:pat, $table:ident;)*) => {
        impl char {
            $(
                $(#[$doc])*
                #[inline]
                pub const fn $name(self) -> bool {
                    match self {
                        $ascii => true,
                        _ => self > '\x7F' && is_in(&tables::$table, self),
                    }
                }
            )*
        }
    };
}

table_class! {
    is_alphabetic: 'A'..='Z' | 'a'..='z', ALPHABETIC;
    is_lowercase: 'a'..='z', LOWERCASE;
    is_uppercase: 'A'..='Z', UPPERCASE;
    /// Digits, and other signs for numbers: superscripts, fractions, letters.
    is_numeric: '0'..='9', NUMERIC;
}

impl char {
    #[inline]
    pub const fn is_alphanumeric(self) -> bool {
        self.is_alphabetic() || self.is_numeric()
    }
    /// All characters with the property `White_Space`.
    #[inline]
    pub const fn is_whitespace(self) -> bool {
        matches!(
            self,
            '\t'..='\r' | ' ' | '\u{85}' | '\u{A0}' | '\u{1680}' | '\u{2000}'..='\u{200A}'
                | '\u{2028}' | '\u{2029}' | '\u{202F}' | '\u{205F}' | '\u{3000}'
        )
    }
    /// All characters of the category `Cc`.
    #[inline]
    pub const fn is_control(self) -> bool {
        matches!(self, '\0'..='\x1F' | '\x7F'..='\u{9F}')
    }
    /// Does it belong to the character before it?
    pub(crate) const fn extends_grapheme(self) -> bool {
        self > '\x7F' && is_in(&tables::GRAPHEME_EXTEND, self)
    }
    /// Can it be shown as it is?
    pub(crate) const fn is_printable(self) -> bool {
        !is_in(&tables::UNPRINTABLE, self)
    }
}
