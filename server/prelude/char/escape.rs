//! Characters as they are written in a program.

use super::few::{Few, few_characters};

few_characters! {
    /// `\u{..}`.
    EscapeUnicode 10;
    /// Printable ASCII as it is, the rest as an escape.
    EscapeDefault 10;
    /// What can be printed as it is, the rest as an escape.
    EscapeDebug 10;
}

/// The letter behind the backslash, for characters that have a short escape.
const fn short_escape(c: char) -> Option<char> {
    match c {
        '\t' => Some('t'),
        '\r' => Some('r'),
        '\n' => Some('n'),
        '\\' | '\'' | '"' => Some(c),
        _ => None,
    }
}

impl char {
    #[inline]
    pub fn escape_unicode(self) -> EscapeUnicode {
        EscapeUnicode(Few::code(self))
    }
    pub fn escape_default(self) -> EscapeDefault {
        EscapeDefault(match short_escape(self) {
            Some(letter) => Few::escaped(letter),
            None if matches!(self, ' '..='~') => Few::of(self),
            None => Few::code(self),
        })
    }
    pub fn escape_debug(self) -> EscapeDebug {
        if self.extends_grapheme() { EscapeDebug(Few::code(self)) } else { self.escape_alone() }
    }
    /// `escape_debug` of a character that stands behind another one.
    pub(crate) fn escape_alone(self) -> EscapeDebug {
        EscapeDebug(match short_escape(self) {
            Some(letter) => Few::escaped(letter),
            None if self == '\0' => Few::escaped('0'),
            None if self.is_printable() => Few::of(self),
            None => Few::code(self),
        })
    }
}
