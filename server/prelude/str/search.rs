//! Searching strings: for characters, strings and by a condition.

use super::{CharIndices, Chars};

/// What can be looked for in a string.
pub trait Pattern: Sized {
    /// Start and end of the first match.
    fn first_in(&mut self, text: &str) -> Option<(usize, usize)>;
    /// Start and end of the last match.
    fn last_in(&mut self, text: &str) -> Option<(usize, usize)>;
    /// Where a match ends that begins the text.
    fn prefix_of(&mut self, text: &str) -> Option<usize>;
    /// Where a match begins that ends the text.
    fn suffix_of(&mut self, text: &str) -> Option<usize>;
}

/// A pattern that looks at one character at a time.
macro_rules! char_pattern {
    ([$($generics:tt)*] $t:ty, $self:ident, $c:ident => $test:expr) => {
        impl<$($generics)*> Pattern for $t {
            fn first_in(&mut $self, text: &str) -> Option<(usize, usize)> {
                let mut chars = text.char_indices();
                while let Some((at, $c)) = chars.next() {
                    if $test {
                        return Some((at, chars.offset()));
                    }
                }
                None
            }
            fn last_in(&mut $self, text: &str) -> Option<(usize, usize)> {
                let mut chars = text.char_indices();
                while let Some((at, $c)) = chars.next_back() {
                    if $test {
                        return Some((at, at + $c.len_utf8()));
                    }
                }
                None
            }
            fn prefix_of(&mut $self, text: &str) -> Option<usize> {
                let $c = text.chars().next()?;
                if $test { Some($c.len_utf8()) } else { None }
            }
            fn suffix_of(&mut $self, text: &str) -> Option<usize> {
                let $c = text.chars().next_back()?;
                if $test { Some(text.len() - $c.len_utf8()) } else { None }
            }
        }
    };
}
char_pattern! { [] char, self, c => c == *self }
char_pattern! { [const N: usize] [char; N], self, c => self.contains(&c) }
char_pattern! { ['b, const N: usize] &'b [char; N], self, c => self.contains(&c) }
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
    fn prefix_of(&mut self, text: &str) -> Option<usize> {
        if text.as_bytes().starts_with(self.as_bytes()) { Some(self.len()) } else { None }
    }
    fn suffix_of(&mut self, text: &str) -> Option<usize> {
        if text.as_bytes().ends_with(self.as_bytes()) { Some(text.len() - self.len()) } else { None }
    }
}
impl<'b, 'c> Pattern for &'c &'b str {
    fn first_in(&mut self, text: &str) -> Option<(usize, usize)> {
        { **self }.first_in(text)
    }
    fn last_in(&mut self, text: &str) -> Option<(usize, usize)> {
        { **self }.last_in(text)
    }
    fn prefix_of(&mut self, text: &str) -> Option<usize> {
        { **self }.prefix_of(text)
    }
    fn suffix_of(&mut self, text: &str) -> Option<usize> {
        { **self }.suffix_of(text)
    }
}

/// Finds the matches in a text from both ends.
#[derive(Clone)]
pub(super) struct Searcher<'a, P> {
    pub(super) text: &'a str,
    front: usize,
    back: usize,
    pat: P,
    /// An empty match was found at this end: the next one is behind a character.
    is_front_taken: bool,
    is_back_taken: bool,
}
impl<'a, P: Pattern> Searcher<'a, P> {
    pub(super) fn new(text: &'a str, pat: P) -> Searcher<'a, P> {
        Searcher { text, front: 0, back: text.len(), pat, is_front_taken: false, is_back_taken: false }
    }
    fn rest(&self) -> &'a str {
        unsafe { self.text.get_unchecked(self.front..self.back) }
    }
    pub(super) fn next_match(&mut self) -> Option<(usize, usize)> {
        if self.is_front_taken {
            self.front += self.rest().chars().next()?.len_utf8();
        }
        let (start, end) = self.pat.first_in(self.rest())?;
        let found = (self.front + start, self.front + end);
        self.is_front_taken = start == end;
        self.front = found.1;
        Some(found)
    }
    pub(super) fn next_match_back(&mut self) -> Option<(usize, usize)> {
        if self.is_back_taken {
            self.back -= self.rest().chars().next_back()?.len_utf8();
        }
        let (start, end) = self.pat.last_in(self.rest())?;
        let found = (self.front + start, self.front + end);
        self.is_back_taken = start == end;
        self.back = found.0;
        Some(found)
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
        pat.prefix_of(self).is_some()
    }
    pub fn ends_with<P: Pattern>(&self, mut pat: P) -> bool {
        pat.suffix_of(self).is_some()
    }
    pub fn strip_prefix<P: Pattern>(&self, mut pat: P) -> Option<&str> {
        let end = pat.prefix_of(self)?;
        Some(unsafe { self.get_unchecked(end..) })
    }
    pub fn strip_suffix<P: Pattern>(&self, mut pat: P) -> Option<&str> {
        let start = pat.suffix_of(self)?;
        Some(unsafe { self.get_unchecked(..start) })
    }
    pub fn split_once<P: Pattern>(&self, mut pat: P) -> Option<(&str, &str)> {
        let (start, end) = pat.first_in(self)?;
        Some((&self[..start], &self[end..]))
    }
    pub fn rsplit_once<P: Pattern>(&self, mut pat: P) -> Option<(&str, &str)> {
        let (start, end) = pat.last_in(self)?;
        Some((&self[..start], &self[end..]))
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
