//! Searching strings: for characters, strings and by a condition.

use super::{CharIndices, Chars};

/// What can be looked for in a string.
pub trait Pattern: Sized {
    /// Start and end of the first match.
    fn first_in(&mut self, text: &str) -> Option<(usize, usize)>;
    /// Start and end of the last match.
    fn last_in(&mut self, text: &str) -> Option<(usize, usize)>;
}

/// A pattern that looks at one character at a time.
macro_rules! char_pattern {
    ([$($generics:tt)*] $t:ty, $self:ident, $c:ident => $test:expr) => {
        impl<$($generics)*> Pattern for $t {
            fn first_in(&mut $self, text: &str) -> Option<(usize, usize)> {
                text.char_indices().find(|&(_, $c)| $test).map(|(at, c)| (at, at + c.len_utf8()))
            }
            fn last_in(&mut $self, text: &str) -> Option<(usize, usize)> {
                text.char_indices().rev().find(|&(_, $c)| $test).map(|(at, c)| (at, at + c.len_utf8()))
            }
        }
    };
}
char_pattern! { [] char, self, c => c == *self }
char_pattern! { [const N: usize] [char; N], self, c => self.contains(&c) }
char_pattern! { ['b] &'b [char], self, c => self.contains(&c) }
char_pattern! { [F: FnMut(char) -> bool] F, self, c => self(c) }

impl<'b> Pattern for &'b str {
    fn first_in(&mut self, text: &str) -> Option<(usize, usize)> {
        let last = text.len().checked_sub(self.len())?;
        (0..=last).find(|&at| text.as_bytes()[at..].starts_with(self.as_bytes())).map(|at| (at, at + self.len()))
    }
    fn last_in(&mut self, text: &str) -> Option<(usize, usize)> {
        let last = text.len().checked_sub(self.len())?;
        (0..=last).rev().find(|&at| text.as_bytes()[at..].starts_with(self.as_bytes())).map(|at| (at, at + self.len()))
    }
}

impl str {
    pub fn char_indices(&self) -> CharIndices<'_> {
        CharIndices { front: 0, chars: self.chars() }
    }
    pub fn contains<P: Pattern>(&self, mut pat: P) -> bool {
        pat.first_in(self).is_some()
    }
    pub fn find<P: Pattern>(&self, mut pat: P) -> Option<usize> {
        pat.first_in(self).map(|(start, _)| start)
    }
    pub fn rfind<P: Pattern>(&self, mut pat: P) -> Option<usize> {
        pat.last_in(self).map(|(start, _)| start)
    }
    pub fn starts_with<P: Pattern>(&self, mut pat: P) -> bool {
        matches!(pat.first_in(self), Some((0, _)))
    }
    pub fn ends_with<P: Pattern>(&self, mut pat: P) -> bool {
        matches!(pat.last_in(self), Some((_, end)) if end == self.len())
    }
    pub fn strip_prefix<P: Pattern>(&self, mut pat: P) -> Option<&str> {
        match pat.first_in(self) {
            Some((0, end)) => Some(&self[end..]),
            _ => None,
        }
    }
    pub fn strip_suffix<P: Pattern>(&self, mut pat: P) -> Option<&str> {
        match pat.last_in(self) {
            Some((start, end)) if end == self.len() => Some(&self[..start]),
            _ => None,
        }
    }
    pub fn split_once<P: Pattern>(&self, mut pat: P) -> Option<(&str, &str)> {
        let (start, end) = pat.first_in(self)?;
        Some((&self[..start], &self[end..]))
    }
    pub fn rsplit_once<P: Pattern>(&self, mut pat: P) -> Option<(&str, &str)> {
        let (start, end) = pat.last_in(self)?;
        Some((&self[..start], &self[end..]))
    }
    pub fn split<P: Pattern>(&self, pat: P) -> Split<'_, P> {
        Split { rest: Some(self), pat }
    }
    pub fn trim_start_matches<P: Pattern>(&self, mut pat: P) -> &str {
        let mut rest = self;
        while let Some((0, end)) = pat.first_in(rest) {
            if end == 0 {
                break;
            }
            rest = &rest[end..];
        }
        rest
    }
    pub fn trim_end_matches<P: Pattern>(&self, mut pat: P) -> &str {
        let mut rest = self;
        while let Some((start, end)) = pat.last_in(rest) {
            if end != rest.len() || start == end {
                break;
            }
            rest = &rest[..start];
        }
        rest
    }
    pub const fn trim_ascii(&self) -> &str {
        unsafe { super::from_utf8_unchecked(self.as_bytes().trim_ascii()) }
    }
    pub const fn trim_ascii_start(&self) -> &str {
        unsafe { super::from_utf8_unchecked(self.as_bytes().trim_ascii_start()) }
    }
    pub const fn trim_ascii_end(&self) -> &str {
        unsafe { super::from_utf8_unchecked(self.as_bytes().trim_ascii_end()) }
    }
}

/// The parts of a string between matches.
#[derive(Clone)]
pub struct Split<'a, P> {
    rest: Option<&'a str>,
    pat: P,
}
impl<'a, P> Split<'a, P> {
    /// All that is not split yet, as the last part.
    pub(super) fn take_rest(&mut self) -> Option<&'a str> {
        self.rest.take()
    }
}
impl<'a, P: Pattern> Iterator for Split<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest?;
        match self.pat.first_in(rest) {
            Some((start, end)) if end > start => {
                self.rest = Some(&rest[end..]);
                Some(&rest[..start])
            }
            _ => {
                self.rest = None;
                Some(rest)
            }
        }
    }
}
impl<'a, P: Pattern> DoubleEndedIterator for Split<'a, P> {
    fn next_back(&mut self) -> Option<&'a str> {
        let rest = self.rest?;
        match self.pat.last_in(rest) {
            Some((start, end)) if end > start => {
                self.rest = Some(&rest[..start]);
                Some(&rest[end..])
            }
            _ => {
                self.rest = None;
                Some(rest)
            }
        }
    }
}
