//! Methods of `str` that make text on the heap.

use super::String;
use crate::boxed::Box;
use crate::str;

impl str {
    pub fn repeat(&self, count: usize) -> String {
        unsafe { String::from_utf8_unchecked(self.as_bytes().repeat(count)) }
    }
    pub fn to_lowercase(&self) -> String {
        let mut all = String::with_capacity(self.len());
        for (at, c) in self.char_indices() {
            // Greek has another sigma at the end of words.
            if c == 'Σ' {
                all.push(self.small_sigma(at));
            } else {
                all.extend(c.to_lowercase());
            }
        }
        all
    }
    fn small_sigma(&self, at: usize) -> char {
        let is_behind_letter = follows_cased(self[..at].chars().rev());
        let is_before_letter = follows_cased(self[at + 'Σ'.len_utf8()..].chars());
        if is_behind_letter && !is_before_letter { 'ς' } else { 'σ' }
    }
    pub fn into_string(self: Box<Self>) -> String {
        unsafe { String::from_utf8_unchecked(self.into_boxed_bytes().into_vec()) }
    }
    pub fn into_boxed_bytes(self: Box<Self>) -> Box<[u8]> {
        unsafe { Box::from_raw(Box::into_raw(self) as *mut [u8]) }
    }
    pub fn replacen<P: str::Pattern>(&self, from: P, to: &str, count: usize) -> String {
        let mut all = String::with_capacity(32);
        let mut end = 0;
        for (at, part) in self.match_indices(from).take(count) {
            all.push_str(&self[end..at]);
            all.push_str(to);
            end = at + part.len();
        }
        all.push_str(&self[end..]);
        all
    }
    pub fn to_uppercase(&self) -> String {
        self.chars().flat_map(char::to_uppercase).collect()
    }
    pub fn to_ascii_uppercase(&self) -> String {
        let mut all = String::from(self);
        all.make_ascii_uppercase();
        all
    }
    pub fn to_ascii_lowercase(&self) -> String {
        let mut all = String::from(self);
        all.make_ascii_lowercase();
        all
    }
    pub fn replace<P: str::Pattern>(&self, from: P, to: &str) -> String {
        let mut all = String::new();
        let mut end = 0;
        for (at, part) in self.match_indices(from) {
            all.push_str(&self[end..at]);
            all.push_str(to);
            end = at + part.len();
        }
        all.push_str(&self[end..]);
        all
    }
}

/// Is there a letter with case next, behind what is part of the word without being one?
fn follows_cased(chars: impl Iterator<Item = char>) -> bool {
    let mut chars = chars.skip_while(|&c| matches!(c, '\'' | '.' | ':' | '^' | '`' | '\u{ad}' | '\u{b7}' | '\u{300}'..='\u{36f}'));
    chars.next().is_some_and(|c| c.is_lowercase() || c.is_uppercase())
}
