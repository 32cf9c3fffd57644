//! Strings cut into parts: at patterns, at white space, into lines; and what of their ends is taken off.

use super::{CharIndices, Pattern, Split};

impl str {
    pub fn rsplit<P: Pattern>(&self, pat: P) -> RSplit<'_, P> {
        RSplit { split: self.split(pat) }
    }
    pub fn split_inclusive<P: Pattern>(&self, pat: P) -> SplitInclusive<'_, P> {
        SplitInclusive { rest: self, pat }
    }
    pub fn split_terminator<P: Pattern>(&self, pat: P) -> SplitTerminator<'_, P> {
        SplitTerminator { rest: self, is_done: false, pat }
    }
    pub fn rsplit_terminator<P: Pattern>(&self, pat: P) -> RSplitTerminator<'_, P> {
        RSplitTerminator { split: self.split(pat), is_new: true }
    }
    pub fn splitn<P: Pattern>(&self, n: usize, pat: P) -> SplitN<'_, P> {
        SplitN { left: n, split: self.split(pat) }
    }
    pub fn rsplitn<P: Pattern>(&self, n: usize, pat: P) -> RSplitN<'_, P> {
        RSplitN { left: n, split: self.split(pat) }
    }
    pub fn match_indices<P: Pattern>(&self, pat: P) -> MatchIndices<'_, P> {
        MatchIndices { text: self, front: 0, back: self.len(), pat }
    }
    pub fn rmatch_indices<P: Pattern>(&self, pat: P) -> RMatchIndices<'_, P> {
        RMatchIndices { found: self.match_indices(pat) }
    }
    pub fn matches<P: Pattern>(&self, pat: P) -> Matches<'_, P> {
        Matches { found: self.match_indices(pat) }
    }
    pub fn rmatches<P: Pattern>(&self, pat: P) -> RMatches<'_, P> {
        RMatches { found: self.match_indices(pat) }
    }
    pub fn split_whitespace(&self) -> SplitWhitespace<'_> {
        SplitWhitespace { split: self.split(char::is_whitespace) }
    }
    pub fn split_ascii_whitespace(&self) -> SplitAsciiWhitespace<'_> {
        SplitAsciiWhitespace { split: self.split(is_ascii_space) }
    }
    pub fn lines(&self) -> Lines<'_> {
        Lines { rest: self }
    }

    pub fn trim(&self) -> &str {
        self.trim_matches(char::is_whitespace)
    }
    pub fn trim_start(&self) -> &str {
        self.trim_start_matches(char::is_whitespace)
    }
    pub fn trim_end(&self) -> &str {
        self.trim_end_matches(char::is_whitespace)
    }
    pub fn trim_left(&self) -> &str {
        self.trim_start()
    }
    pub fn trim_right(&self) -> &str {
        self.trim_end()
    }
    pub fn trim_matches<P: Pattern>(&self, mut pat: P) -> &str {
        let mut rest = self;
        while let Some((0, end)) = pat.first_in(rest) {
            if end == 0 {
                break;
            }
            rest = &rest[end..];
        }
        while let Some((start, end)) = pat.last_in(rest) {
            if end != rest.len() || start == end {
                break;
            }
            rest = &rest[..start];
        }
        rest
    }
}

fn is_ascii_space(c: char) -> bool {
    c.is_ascii_whitespace()
}

/// `Split` from the end.
#[derive(Clone)]
pub struct RSplit<'a, P> {
    split: Split<'a, P>,
}
impl<'a, P: Pattern> Iterator for RSplit<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        self.split.next_back()
    }
}
impl<'a, P: Pattern> DoubleEndedIterator for RSplit<'a, P> {
    fn next_back(&mut self) -> Option<&'a str> {
        self.split.next()
    }
}

/// The parts with the matches that end them.
#[derive(Clone)]
pub struct SplitInclusive<'a, P> {
    rest: &'a str,
    pat: P,
}
impl<'a, P: Pattern> Iterator for SplitInclusive<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() {
            return None;
        }
        let end = match self.pat.first_in(self.rest) {
            Some((_, end)) if end > 0 => end,
            _ => self.rest.len(),
        };
        let (part, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(part)
    }
}

/// The parts before matches; there is none behind the last match when the text ends there.
#[derive(Clone)]
pub struct SplitTerminator<'a, P> {
    rest: &'a str,
    is_done: bool,
    pat: P,
}
impl<'a, P: Pattern> Iterator for SplitTerminator<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        if self.is_done || self.rest.is_empty() {
            return None;
        }
        match self.pat.first_in(self.rest) {
            Some((start, end)) if end > start => {
                let part = &self.rest[..start];
                self.rest = &self.rest[end..];
                Some(part)
            }
            _ => {
                self.is_done = true;
                Some(self.rest)
            }
        }
    }
}

#[derive(Clone)]
pub struct RSplitTerminator<'a, P> {
    split: Split<'a, P>,
    is_new: bool,
}
impl<'a, P: Pattern> Iterator for RSplitTerminator<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        let part = self.split.next_back()?;
        if self.is_new && part.is_empty() {
            self.is_new = false;
            return self.split.next_back();
        }
        self.is_new = false;
        Some(part)
    }
}

#[derive(Clone)]
pub struct SplitN<'a, P> {
    left: usize,
    split: Split<'a, P>,
}
impl<'a, P: Pattern> Iterator for SplitN<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        self.left = self.left.checked_sub(1)?;
        if self.left == 0 { self.split.take_rest() } else { self.split.next() }
    }
}

#[derive(Clone)]
pub struct RSplitN<'a, P> {
    left: usize,
    split: Split<'a, P>,
}
impl<'a, P: Pattern> Iterator for RSplitN<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        self.left = self.left.checked_sub(1)?;
        if self.left == 0 { self.split.take_rest() } else { self.split.next_back() }
    }
}

/// Matches with the places where they begin.
#[derive(Clone)]
pub struct MatchIndices<'a, P> {
    text: &'a str,
    front: usize,
    back: usize,
    pat: P,
}
impl<'a, P: Pattern> Iterator for MatchIndices<'a, P> {
    type Item = (usize, &'a str);
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (start, end) = self.pat.first_in(&self.text[self.front..self.back])?;
        if start == end {
            return None;
        }
        let at = self.front + start;
        self.front += end;
        Some((at, &self.text[at..self.front]))
    }
}
impl<'a, P: Pattern> DoubleEndedIterator for MatchIndices<'a, P> {
    fn next_back(&mut self) -> Option<(usize, &'a str)> {
        let (start, end) = self.pat.last_in(&self.text[self.front..self.back])?;
        if start == end {
            return None;
        }
        self.back = self.front + start;
        Some((self.back, &self.text[self.back..self.front + end]))
    }
}

#[derive(Clone)]
pub struct RMatchIndices<'a, P> {
    found: MatchIndices<'a, P>,
}
impl<'a, P: Pattern> Iterator for RMatchIndices<'a, P> {
    type Item = (usize, &'a str);
    fn next(&mut self) -> Option<(usize, &'a str)> {
        self.found.next_back()
    }
}

#[derive(Clone)]
pub struct Matches<'a, P> {
    found: MatchIndices<'a, P>,
}
impl<'a, P: Pattern> Iterator for Matches<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        self.found.next().map(|(_, part)| part)
    }
}
impl<'a, P: Pattern> DoubleEndedIterator for Matches<'a, P> {
    fn next_back(&mut self) -> Option<&'a str> {
        self.found.next_back().map(|(_, part)| part)
    }
}

#[derive(Clone)]
pub struct RMatches<'a, P> {
    found: MatchIndices<'a, P>,
}
impl<'a, P: Pattern> Iterator for RMatches<'a, P> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        self.found.next_back().map(|(_, part)| part)
    }
}

macro_rules! words {
    ($($name:ident)*) => { $(
        /// Parts between white space, none of them empty.
        #[derive(Clone)]
        pub struct $name<'a> {
            split: Split<'a, fn(char) -> bool>,
        }
        impl<'a> Iterator for $name<'a> {
            type Item = &'a str;
            fn next(&mut self) -> Option<&'a str> {
                self.split.find(|part| !part.is_empty())
            }
        }
        impl<'a> DoubleEndedIterator for $name<'a> {
            fn next_back(&mut self) -> Option<&'a str> {
                self.split.rfind(|part| !part.is_empty())
            }
        }
    )* };
}
words! { SplitWhitespace SplitAsciiWhitespace }

/// Lines without their ends, `\n` or `\r\n`.
#[derive(Clone)]
pub struct Lines<'a> {
    rest: &'a str,
}

fn without_end(line: &str) -> &str {
    match line.strip_suffix('\n') {
        Some(line) => line.strip_suffix('\r').unwrap_or(line),
        None => line,
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find('\n').map_or(self.rest.len(), |at| at + 1);
        let (line, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(without_end(line))
    }
}
impl<'a> DoubleEndedIterator for Lines<'a> {
    fn next_back(&mut self) -> Option<&'a str> {
        let last = self.rest.len().checked_sub(1)?;
        let start = self.rest.as_bytes()[..last].iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
        let (rest, line) = self.rest.split_at(start);
        self.rest = rest;
        Some(without_end(line))
    }
}

impl<'a> CharIndices<'a> {
    /// Where the next character begins; the end of the text behind the last.
    pub fn offset(&self) -> usize {
        self.front
    }
    pub fn as_str(&self) -> &'a str {
        self.chars.as_str()
    }
}
