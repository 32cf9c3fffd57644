//! What of the ends of strings is taken off.

use super::Pattern;

impl str {
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
        without_suffixes(without_prefixes(self, &mut pat), &mut pat)
    }
    pub fn trim_start_matches<P: Pattern>(&self, mut pat: P) -> &str {
        without_prefixes(self, &mut pat)
    }
    pub fn trim_end_matches<P: Pattern>(&self, mut pat: P) -> &str {
        without_suffixes(self, &mut pat)
    }
    pub fn trim_left_matches<P: Pattern>(&self, pat: P) -> &str {
        self.trim_start_matches(pat)
    }
    pub fn trim_right_matches<P: Pattern>(&self, pat: P) -> &str {
        self.trim_end_matches(pat)
    }
    pub fn trim_prefix<P: Pattern>(&self, prefix: P) -> &str {
        self.strip_prefix(prefix).unwrap_or(self)
    }
    pub fn trim_suffix<P: Pattern>(&self, suffix: P) -> &str {
        self.strip_suffix(suffix).unwrap_or(self)
    }
    pub fn strip_circumfix<P: Pattern, S: Pattern>(&self, prefix: P, suffix: S) -> Option<&str> {
        self.strip_prefix(prefix)?.strip_suffix(suffix)
    }
}

fn without_prefixes<'a, P: Pattern>(text: &'a str, pat: &mut P) -> &'a str {
    let mut rest = text;
    while let Some(end) = pat.prefix_of(rest) {
        if end == 0 {
            break;
        }
        rest = unsafe { rest.get_unchecked(end..) };
    }
    rest
}

fn without_suffixes<'a, P: Pattern>(text: &'a str, pat: &mut P) -> &'a str {
    let mut rest = text;
    while let Some(start) = pat.suffix_of(rest) {
        if start == rest.len() {
            break;
        }
        rest = unsafe { rest.get_unchecked(..start) };
    }
    rest
}
