//! Text in a field of some width.

use super::{Alignment, Formatter, Result, Write};

/// A number as parts: a sign, digits, and runs of zeros that no buffer holds.
#[derive(Clone, Copy)]
pub(super) enum Part<'a> {
    Text(&'a str),
    Zeros(usize),
}

impl Part<'_> {
    fn len(&self) -> usize {
        match *self {
            Part::Text(text) => text.len(),
            Part::Zeros(count) => count,
        }
    }
}

impl<'a> Formatter<'a> {
    #[inline(never)]
    pub(super) fn repeat(&mut self, c: char, count: usize) -> Result {
        let mut left = count;
        while left > 0 {
            self.buf.write_char(c)?;
            left -= 1;
        }
        Ok(())
    }

    /// Runs `write` between the fill characters that bring `len` characters to the width.
    pub(super) fn fill_around(
        &mut self,
        len: usize,
        natural: Alignment,
        write: impl FnOnce(&mut Formatter<'a>) -> Result,
    ) -> Result {
        let width = match self.options.get_width() {
            Some(width) => width as usize,
            None => 0,
        };
        if width <= len {
            return write(self);
        }
        let all = width - len;
        let align = match self.options.get_align() {
            Some(align) => align,
            None => natural,
        };
        let before = match align {
            Alignment::Left => 0,
            Alignment::Right => all,
            Alignment::Center => all / 2,
        };
        let fill = self.options.get_fill();
        self.repeat(fill, before)?;
        write(self)?;
        self.repeat(fill, all - before)
    }

    /// Writes text into its field; a precision is the most characters of it.
    #[inline(never)]
    pub fn pad(&mut self, s: &str) -> Result {
        if self.options.get_width().is_none() && self.options.get_precision().is_none() {
            return self.buf.write_str(s);
        }
        let (text, len) = match self.options.get_precision() {
            None => (s, s.chars().count()),
            Some(most) => {
                let (mut end, mut count) = (0, 0);
                for c in s.chars() {
                    if count == most as usize {
                        break;
                    }
                    end += c.len_utf8();
                    count += 1;
                }
                (&s[..end], count)
            }
        };
        self.fill_around(len, Alignment::Left, |f| f.buf.write_str(text))
    }

    /// Writes the digits of an integer with sign and prefix.
    #[inline(never)]
    pub fn pad_integral(&mut self, is_nonnegative: bool, prefix: &str, buf: &str) -> Result {
        let prefix = if self.alternate() { prefix } else { "" };
        let sign = self.sign_of(is_nonnegative);
        self.pad_number(sign, prefix, &[Part::Text(buf)])
    }

    pub(super) fn sign_of(&self, is_nonnegative: bool) -> &'static str {
        match (is_nonnegative, self.sign_plus()) {
            (false, _) => "-",
            (true, true) => "+",
            (true, false) => "",
        }
    }

    /// Writes a number; zeros that fill its field stand behind sign and prefix.
    #[inline(never)]
    pub(super) fn pad_number(&mut self, sign: &str, prefix: &str, parts: &[Part<'_>]) -> Result {
        let mut len = 0;
        for part in parts {
            len += part.len();
        }
        let head = sign.len() + prefix.chars().count();
        if self.sign_aware_zero_pad() {
            self.buf.write_str(sign)?;
            self.buf.write_str(prefix)?;
            if let Some(width) = self.options.get_width() {
                self.repeat('0', (width as usize).saturating_sub(head + len))?;
            }
            return self.write_parts(parts);
        }
        self.fill_around(head + len, Alignment::Right, |f| {
            f.buf.write_str(sign)?;
            f.buf.write_str(prefix)?;
            f.write_parts(parts)
        })
    }

    #[inline(never)]
    fn write_parts(&mut self, parts: &[Part<'_>]) -> Result {
        for part in parts {
            match *part {
                Part::Text(text) => self.buf.write_str(text)?,
                Part::Zeros(count) => self.repeat('0', count)?,
            }
        }
        Ok(())
    }
}
