//! Small and capital letters: one character can become up to three.

use super::few::few_characters;
use super::{few::Few, tables};

few_characters! {
    /// What a character becomes as a small letter.
    ToLowercase 3;
    /// What a character becomes as a capital letter.
    ToUppercase 3;
}

/// A row of `tables::TO_LOWER` or `TO_UPPER`: first, last, step and distance.
type Run = (u32, u32, u32, i32);
/// A character and what it becomes; a shorter result ends with zero.
type Several = (u32, u32, u32, u32);

/// The character that `code` is mapped to, itself when there is none.
fn mapped(runs: &[Run], code: u32) -> u32 {
    let at = runs.partition_point(|&(first, ..)| first <= code);
    if at == 0 {
        return code;
    }
    let (first, last, step, distance) = runs[at - 1];
    if code <= last && (code - first) % step == 0 { code.wrapping_add_signed(distance) } else { code }
}

fn convert(c: char, runs: &[Run], several: &[Several]) -> Few<3> {
    let code = c as u32;
    if let Ok(at) = several.binary_search_by_key(&code, |&(from, ..)| from) {
        let (_, a, b, c) = several[at];
        let len = if c == 0 { 2 } else { 3 };
        return unsafe {
            Few::new(
                [char::from_u32_unchecked(a), char::from_u32_unchecked(b), char::from_u32_unchecked(c)],
                len,
            )
        };
    }
    Few::new([unsafe { char::from_u32_unchecked(mapped(runs, code)) }, '\0', '\0'], 1)
}

impl char {
    pub fn to_lowercase(self) -> ToLowercase {
        if self.is_ascii() {
            return ToLowercase(Few::new([self.to_ascii_lowercase(), '\0', '\0'], 1));
        }
        ToLowercase(convert(self, &tables::TO_LOWER, &tables::TO_LOWER_SEVERAL))
    }
    pub fn to_uppercase(self) -> ToUppercase {
        if self.is_ascii() {
            return ToUppercase(Few::new([self.to_ascii_uppercase(), '\0', '\0'], 1));
        }
        ToUppercase(convert(self, &tables::TO_UPPER, &tables::TO_UPPER_SEVERAL))
    }
}
