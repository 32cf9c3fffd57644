//! Text, characters and truth values.

use super::*;

impl Display for str {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.pad(self)
    }
}

impl Debug for str {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_char('"')?;
        // What stands for itself is written in runs.
        let mut from = 0;
        let mut at = 0;
        for c in self.chars() {
            if c != '\'' {
                let escape = c.escape_debug();
                if escape.len() != 1 {
                    f.write_str(&self[from..at])?;
                    for c in escape {
                        f.write_char(c)?;
                    }
                    from = at + c.len_utf8();
                }
            }
            at += c.len_utf8();
        }
        f.write_str(&self[from..])?;
        f.write_char('"')
    }
}

impl Display for char {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if f.options.get_width().is_none() && f.options.get_precision().is_none() {
            f.write_char(*self)
        } else {
            f.pad(self.encode_utf8(&mut [0; 4]))
        }
    }
}

impl Debug for char {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_char('\'')?;
        if *self == '"' {
            f.write_char('"')?;
        } else {
            for c in self.escape_debug() {
                f.write_char(c)?;
            }
        }
        f.write_char('\'')
    }
}

impl Display for bool {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.pad(if *self { "true" } else { "false" })
    }
}
impl Debug for bool {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        Display::fmt(self, f)
    }
}

impl Debug for () {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.pad("()")
    }
}

impl Debug for ! {
    #[inline(never)]
    fn fmt(&self, _f: &mut Formatter<'_>) -> Result {
        *self
    }
}
impl Display for ! {
    #[inline(never)]
    fn fmt(&self, _f: &mut Formatter<'_>) -> Result {
        *self
    }
}

/// Iterators over few characters are written without a field.
macro_rules! characters_in_turn {
    ($([$($g:tt)*] $T:ty;)*) => { $(
        impl<$($g)*> Display for $T {
            #[inline(never)]
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                for c in self.clone() {
                    f.write_char(c as char)?;
                }
                Ok(())
            }
        }
    )* };
}
characters_in_turn! {
    [] crate::char::EscapeUnicode;
    [] crate::char::EscapeDefault;
    [] crate::char::EscapeDebug;
    [] crate::char::ToLowercase;
    [] crate::char::ToUppercase;
    [] crate::ascii::EscapeDefault;
    ['a] crate::str::EscapeUnicode<'a>;
    ['a] crate::str::EscapeDefault<'a>;
    ['a] crate::str::EscapeDebug<'a>;
    ['a] crate::slice::EscapeAscii<'a>;
}
