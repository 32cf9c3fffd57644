//! Strings cut into parts: at patterns, at white space, into lines.

use super::search::Searcher;
use super::{CharIndices, Pattern};
use crate::iter::FusedIterator;

impl str {
    pub fn split<P: Pattern>(&self, pat: P) -> Split<'_, P> {
        Split(Cutter::new(self, pat, true))
    }
    pub fn rsplit<P: Pattern>(&self, pat: P) -> RSplit<'_, P> {
        RSplit(Cutter::new(self, pat, true))
    }
    pub fn split_inclusive<P: Pattern>(&self, pat: P) -> SplitInclusive<'_, P> {
        SplitInclusive(Cutter::new(self, pat, false))
    }
    pub fn split_terminator<P: Pattern>(&self, pat: P) -> SplitTerminator<'_, P> {
        SplitTerminator(Cutter::new(self, pat, false))
    }
    pub fn rsplit_terminator<P: Pattern>(&self, pat: P) -> RSplitTerminator<'_, P> {
        RSplitTerminator(Cutter::new(self, pat, false))
    }
    pub fn splitn<P: Pattern>(&self, n: usize, pat: P) -> SplitN<'_, P> {
        SplitN { left: n, cutter: Cutter::new(self, pat, true) }
    }
    pub fn rsplitn<P: Pattern>(&self, n: usize, pat: P) -> RSplitN<'_, P> {
        RSplitN { left: n, cutter: Cutter::new(self, pat, true) }
    }
    pub fn match_indices<P: Pattern>(&self, pat: P) -> MatchIndices<'_, P> {
        MatchIndices(Searcher::new(self, pat))
    }
    pub fn rmatch_indices<P: Pattern>(&self, pat: P) -> RMatchIndices<'_, P> {
        RMatchIndices(Searcher::new(self, pat))
    }
    pub fn matches<P: Pattern>(&self, pat: P) -> Matches<'_, P> {
        Matches(self.match_indices(pat))
    }
    pub fn rmatches<P: Pattern>(&self, pat: P) -> RMatches<'_, P> {
        RMatches(self.match_indices(pat))
    }
    pub fn split_whitespace(&self) -> SplitWhitespace<'_> {
        SplitWhitespace { split: self.split(char::is_whitespace) }
    }
    pub fn split_ascii_whitespace(&self) -> SplitAsciiWhitespace<'_> {
        SplitAsciiWhitespace { split: self.split(is_ascii_space) }
    }
    pub fn lines(&self) -> Lines<'_> {
        Lines(self.split_inclusive('\n'))
    }
    #[allow(deprecated)]
    pub fn lines_any(&self) -> LinesAny<'_> {
        LinesAny(self.lines())
    }
}

fn is_ascii_space(c: char) -> bool {
    c.is_ascii_whitespace()
}

/// A text that is cut at matches, from both ends.
#[derive(Clone)]
struct Cutter<'a, P> {
    /// What is not given yet.
    start: usize,
    end: usize,
    search: Searcher<'a, P>,
    /// Does an empty part behind the last match count?
    keeps_empty_end: bool,
    is_done: bool,
}
impl<'a, P: Pattern> Cutter<'a, P> {
    fn new(text: &'a str, pat: P, keeps_empty_end: bool) -> Cutter<'a, P> {
        Cutter { start: 0, end: text.len(), search: Searcher::new(text, pat), keeps_empty_end, is_done: false }
    }
    fn part(&self, start: usize, end: usize) -> &'a str {
        unsafe { self.search.text.get_unchecked(start..end) }
    }
    fn remainder(&self) -> Option<&'a str> {
        if self.is_done { None } else { Some(self.part(self.start, self.end)) }
    }
    /// All that is left, as the last part.
    fn take_rest(&mut self) -> Option<&'a str> {
        if self.is_done {
            return None;
        }
        self.is_done = true;
        if self.keeps_empty_end || self.start < self.end { Some(self.part(self.start, self.end)) } else { None }
    }
    /// The next part, with the match behind it when `is_inclusive`.
    fn next(&mut self, is_inclusive: bool) -> Option<&'a str> {
        if self.is_done {
            return None;
        }
        match self.search.next_match() {
            Some((at, behind)) => {
                let part = self.part(self.start, if is_inclusive { behind } else { at });
                self.start = behind;
                Some(part)
            }
            None => self.take_rest(),
        }
    }
    fn next_back(&mut self, is_inclusive: bool) -> Option<&'a str> {
        if self.is_done {
            return None;
        }
        if !self.keeps_empty_end {
            self.keeps_empty_end = true;
            match self.next_back(is_inclusive) {
                Some(part) if !part.is_empty() => return Some(part),
                _ if self.is_done => return None,
                _ => {}
            }
        }
        match self.search.next_match_back() {
            Some((at, behind)) => {
                let part = self.part(behind, self.end);
                self.end = if is_inclusive { behind } else { at };
                Some(part)
            }
            None => {
                self.is_done = true;
                Some(self.part(self.start, self.end))
            }
        }
    }
}

/// Iterators over parts; the second of each pair goes from the end.
macro_rules! cuts {
    ($($(#[$doc:meta])* $name:ident $next:ident $back:ident $is_inclusive:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name<'a, P>(Cutter<'a, P>);
        impl<'a, P: Pattern> $name<'a, P> {
            pub fn remainder(&self) -> Option<&'a str> {
                self.0.remainder()
            }
        }
        impl<'a, P: Pattern> Iterator for $name<'a, P> {
            type Item = &'a str;
            fn next(&mut self) -> Option<&'a str> {
                self.0.$next($is_inclusive)
            }
        }
        impl<'a, P: Pattern> DoubleEndedIterator for $name<'a, P> {
            fn next_back(&mut self) -> Option<&'a str> {
                self.0.$back($is_inclusive)
            }
        }
        impl<'a, P: Pattern> FusedIterator for $name<'a, P> {}
    )* };
}
cuts! {
    /// The parts between matches.
    Split next next_back false;
    /// The parts between matches, from the end.
    RSplit next_back next false;
    /// The parts with the matches that end them.
    SplitInclusive next next_back true;
    /// The parts before matches; there is none behind the last match when the text ends there.
    SplitTerminator next next_back false;
    RSplitTerminator next_back next false;
}

macro_rules! limited_cuts {
    ($($name:ident $next:ident;)*) => { $(
        /// Up to so many parts; the last one is all the rest.
        #[derive(Clone)]
        pub struct $name<'a, P> {
            left: usize,
            cutter: Cutter<'a, P>,
        }
        impl<'a, P: Pattern> $name<'a, P> {
            pub fn remainder(&self) -> Option<&'a str> {
                self.cutter.remainder()
            }
        }
        impl<'a, P: Pattern> Iterator for $name<'a, P> {
            type Item = &'a str;
            fn next(&mut self) -> Option<&'a str> {
                self.left = self.left.checked_sub(1)?;
                if self.left == 0 { self.cutter.take_rest() } else { self.cutter.$next(false) }
            }
        }
        impl<'a, P: Pattern> FusedIterator for $name<'a, P> {}
    )* };
}
limited_cuts! { SplitN next; RSplitN next_back; }

/// Matches with the places where they begin.
macro_rules! indexed_matches {
    ($($name:ident $next:ident $back:ident;)*) => { $(
        #[derive(Clone)]
        pub struct $name<'a, P>(Searcher<'a, P>);
        impl<'a, P: Pattern> Iterator for $name<'a, P> {
            type Item = (usize, &'a str);
            fn next(&mut self) -> Option<(usize, &'a str)> {
                let (start, end) = self.0.$next()?;
                Some((start, unsafe { self.0.text.get_unchecked(start..end) }))
            }
        }
        impl<'a, P: Pattern> DoubleEndedIterator for $name<'a, P> {
            fn next_back(&mut self) -> Option<(usize, &'a str)> {
                let (start, end) = self.0.$back()?;
                Some((start, unsafe { self.0.text.get_unchecked(start..end) }))
            }
        }
        impl<'a, P: Pattern> FusedIterator for $name<'a, P> {}
    )* };
}
indexed_matches! { MatchIndices next_match next_match_back; RMatchIndices next_match_back next_match; }

macro_rules! matches_alone {
    ($($name:ident $next:ident $back:ident;)*) => { $(
        #[derive(Clone)]
        pub struct $name<'a, P>(MatchIndices<'a, P>);
        impl<'a, P: Pattern> Iterator for $name<'a, P> {
            type Item = &'a str;
            fn next(&mut self) -> Option<&'a str> {
                self.0.$next().map(|(_, part)| part)
            }
        }
        impl<'a, P: Pattern> DoubleEndedIterator for $name<'a, P> {
            fn next_back(&mut self) -> Option<&'a str> {
                self.0.$back().map(|(_, part)| part)
            }
        }
        impl<'a, P: Pattern> FusedIterator for $name<'a, P> {}
    )* };
}
matches_alone! { Matches next next_back; RMatches next_back next; }

macro_rules! words {
    ($($name:ident |$split:ident| $most:expr;)*) => { $(
        /// Parts between white space, none of them empty.
        #[derive(Clone)]
        pub struct $name<'a> {
            split: Split<'a, fn(char) -> bool>,
        }
        impl<'a> $name<'a> {
            pub fn remainder(&self) -> Option<&'a str> {
                self.split.remainder()
            }
        }
        impl<'a> Iterator for $name<'a> {
            type Item = &'a str;
            fn next(&mut self) -> Option<&'a str> {
                self.split.find(|part| !part.is_empty())
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let $split = &self.split;
                (0, $most)
            }
        }
        impl<'a> DoubleEndedIterator for $name<'a> {
            fn next_back(&mut self) -> Option<&'a str> {
                self.split.rfind(|part| !part.is_empty())
            }
        }
        impl<'a> FusedIterator for $name<'a> {}
    )* };
}
words! {
    SplitWhitespace |split| split.size_hint().1;
    SplitAsciiWhitespace |split| Some(split.remainder().map_or(0, |rest| rest.len() + 1));
}

/// Lines without their ends, `\n` or `\r\n`.
#[derive(Clone)]
pub struct Lines<'a>(SplitInclusive<'a, char>);

fn without_end(line: &str) -> &str {
    match line.strip_suffix('\n') {
        Some(line) => line.strip_suffix('\r').unwrap_or(line),
        None => line,
    }
}

impl<'a> Lines<'a> {
    pub fn remainder(&self) -> Option<&'a str> {
        self.0.remainder()
    }
}
impl<'a> Iterator for Lines<'a> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        self.0.next().map(without_end)
    }
}
impl<'a> DoubleEndedIterator for Lines<'a> {
    fn next_back(&mut self) -> Option<&'a str> {
        self.0.next_back().map(without_end)
    }
}
impl<'a> FusedIterator for Lines<'a> {}

/// The old name of `Lines`.
#[derive(Clone)]
pub struct LinesAny<'a>(Lines<'a>);
impl<'a> Iterator for LinesAny<'a> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }
}
impl<'a> DoubleEndedIterator for LinesAny<'a> {
    fn next_back(&mut self) -> Option<&'a str> {
        self.0.next_back()
    }
}
impl<'a> FusedIterator for LinesAny<'a> {}

impl<'a> CharIndices<'a> {
    /// Where the next character begins; the end of the text behind the last.
    pub fn offset(&self) -> usize {
        self.front
    }
    pub fn as_str(&self) -> &'a str {
        self.chars.as_str()
    }
}
