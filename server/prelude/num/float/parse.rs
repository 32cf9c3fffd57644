//! Floats from text, correctly rounded: as a fraction of two large integers, unless the number is exact in one step.

use crate::str::FromStr;

/// Why a text is no float.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseFloatError {
    kind: FloatErrorKind,
}

impl ParseFloatError {
    pub(crate) fn is_empty(&self) -> bool {
        matches!(self.kind, FloatErrorKind::Empty)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum FloatErrorKind {
    Empty,
    Invalid,
}

/// Digits beyond these cannot change a result, but for being there at all.
const MAX_DIGITS: i32 = 770;
const WORDS: usize = 128;

/// A natural number of up to 4096 bits, low words first; words from `len` on are zero.
#[derive(Clone, Copy)]
struct Big {
    words: [u32; WORDS],
    len: usize,
}

impl Big {
    fn new(value: u32) -> Big {
        let mut words = [0; WORDS];
        words[0] = value;
        Big { words, len: (value != 0) as usize }
    }
    fn mul_add(&mut self, factor: u32, summand: u32) {
        let mut carry = summand as u64;
        let mut i = 0;
        while i < self.len {
            carry += self.words[i] as u64 * factor as u64;
            self.words[i] = carry as u32;
            carry >>= 32;
            i += 1;
        }
        if carry != 0 {
            self.words[self.len] = carry as u32;
            self.len += 1;
        }
    }
    fn mul_power_of_ten(&mut self, exponent: u32) {
        let mut left = exponent;
        while left >= 9 {
            self.mul_add(1_000_000_000, 0);
            left -= 9;
        }
        while left > 0 {
            self.mul_add(10, 0);
            left -= 1;
        }
    }
    fn bits(&self) -> i32 {
        if self.len == 0 { 0 } else { self.len as i32 * 32 - self.words[self.len - 1].leading_zeros() as i32 }
    }
    fn shift_left(&mut self, distance: u32) {
        let (whole, part) = ((distance / 32) as usize, distance % 32);
        let mut i = self.len + whole + 1;
        while i > 0 {
            i -= 1;
            let word = |at: usize| if at < WORDS && at < self.len { self.words[at] as u64 } else { 0 };
            let high = if i >= whole { word(i - whole) } else { 0 };
            let low = if i > whole { word(i - whole - 1) } else { 0 };
            if i < WORDS {
                self.words[i] = ((high << 32 | low) << part >> 32) as u32;
            }
        }
        self.len += whole + 1;
        self.trim();
    }
    fn trim(&mut self) {
        while self.len > 0 && (self.len > WORDS || self.words[self.len - 1] == 0) {
            self.len -= 1;
        }
    }
    fn is_less(&self, other: &Big) -> bool {
        if self.len != other.len {
            return self.len < other.len;
        }
        let mut i = self.len;
        while i > 0 {
            i -= 1;
            if self.words[i] != other.words[i] {
                return self.words[i] < other.words[i];
            }
        }
        false
    }
    /// What is left after taking away a number that is not larger.
    fn subtract(&mut self, other: &Big) {
        let mut borrow = 0;
        let mut i = 0;
        while i < self.len {
            let (a, under) = self.words[i].overflowing_sub(other.words[i]);
            let (b, again) = a.overflowing_sub(borrow);
            self.words[i] = b;
            borrow = (under || again) as u32;
            i += 1;
        }
        self.trim();
    }
}

/// A decimal number: `digits * 10^exponent`; how many digits it has; whether all of them fit into `small` as well.
struct Decimal {
    is_negative: bool,
    digits: Big,
    small: u64,
    is_small: bool,
    count: i32,
    exponent: i32,
}

impl Decimal {
    fn push(&mut self, digit: u32) {
        self.digits.mul_add(10, digit);
        self.is_small = self.is_small && self.small <= u64::MAX / 10 - 1;
        self.small = self.small.wrapping_mul(10).wrapping_add(digit as u64);
        self.count += (self.count > 0 || digit != 0) as i32;
    }
}

enum Parsed {
    Number(Decimal),
    Infinite { is_negative: bool },
    NotANumber { is_negative: bool },
}

fn parse(text: &[u8]) -> Result<Parsed, ParseFloatError> {
    let invalid = Err(ParseFloatError { kind: FloatErrorKind::Invalid });
    if text.is_empty() {
        return Err(ParseFloatError { kind: FloatErrorKind::Empty });
    }
    let is_negative = text[0] == b'-';
    let text = if is_negative || text[0] == b'+' { &text[1..] } else { text };
    if text.eq_ignore_ascii_case(b"inf") || text.eq_ignore_ascii_case(b"infinity") {
        return Ok(Parsed::Infinite { is_negative });
    }
    if text.eq_ignore_ascii_case(b"nan") {
        return Ok(Parsed::NotANumber { is_negative });
    }
    let mut out = Decimal { is_negative, digits: Big::new(0), small: 0, is_small: true, count: 0, exponent: 0 };
    let (mut at, mut seen, mut behind_point, mut is_cut) = (0, 0, false, false);
    while at < text.len() {
        match text[at] {
            byte @ b'0'..=b'9' => {
                seen += 1;
                if out.count < MAX_DIGITS {
                    out.push((byte - b'0') as u32);
                    out.exponent -= behind_point as i32;
                } else {
                    is_cut |= byte != b'0';
                    out.exponent += !behind_point as i32;
                }
            }
            b'.' if !behind_point => behind_point = true,
            _ => break,
        }
        at += 1;
    }
    if seen == 0 {
        return invalid;
    }
    if is_cut {
        out.push(1);
        out.exponent -= 1;
    }
    if at < text.len() {
        if text[at] | 0x20 != b'e' {
            return invalid;
        }
        at += 1;
        let is_below = at < text.len() && text[at] == b'-';
        at += (is_below || at < text.len() && text[at] == b'+') as usize;
        if at == text.len() {
            return invalid;
        }
        let mut exponent = 0i32;
        while at < text.len() {
            if !text[at].is_ascii_digit() {
                return invalid;
            }
            if exponent < 100_000_000 {
                exponent = exponent * 10 + (text[at] - b'0') as i32;
            }
            at += 1;
        }
        out.exponent += if is_below { -exponent } else { exponent };
    }
    Ok(Parsed::Number(out))
}

/// The float's bits without the sign. `fraction` bits are stored; `largest` is the largest exponent of two.
fn rounded(decimal: Decimal, fraction: u32, largest: i32) -> u64 {
    let infinity = (2 * largest as u64 + 1) << fraction;
    let magnitude = decimal.count.saturating_add(decimal.exponent);
    if decimal.count == 0 || magnitude < -330 {
        return 0;
    }
    if magnitude > 310 {
        return infinity;
    }
    let (mut above, mut below) = (decimal.digits, Big::new(1));
    if decimal.exponent >= 0 {
        above.mul_power_of_ten(decimal.exponent as u32);
    } else {
        below.mul_power_of_ten(-decimal.exponent as u32);
    }
    // Both as long, and the quotient from 1 up to 2.
    let mut exponent = above.bits() - below.bits();
    if exponent < 0 {
        above.shift_left(-exponent as u32);
    } else {
        below.shift_left(exponent as u32);
    }
    if above.is_less(&below) {
        above.shift_left(1);
        exponent -= 1;
    }
    if exponent > largest {
        return infinity;
    }
    // The bits of the result; below the smallest normal exponent there are fewer.
    let missing = (1 - largest - exponent).max(0);
    let wanted = fraction as i32 + 1 - missing;
    let mut quotient = 0u64;
    let mut i = 0;
    while i < wanted {
        let bit = !above.is_less(&below);
        if bit {
            above.subtract(&below);
        }
        quotient = quotient << 1 | bit as u64;
        above.shift_left(1);
        i += 1;
    }
    // What is left decides against one half: it is doubled already. Far below, there is less than half a unit.
    let round_up = wanted >= 0 && !above.is_less(&below) && {
        above.subtract(&below);
        above.len > 0 || quotient & 1 == 1
    };
    let normal = if missing > 0 { 0 } else { ((exponent + largest - 1) as u64) << fraction };
    normal + quotient + round_up as u64
}

macro_rules! from_str {
    ($($F:ident $U:ident $fraction:literal $largest:literal $exact:literal $powers:expr;)*) => { $(
        impl FromStr for $F {
            type Err = ParseFloatError;
            fn from_str(src: &str) -> Result<$F, ParseFloatError> {
                const SIGN: $U = 1 << ($U::BITS - 1);
                let (is_negative, value) = match parse(src.as_bytes())? {
                    Parsed::Infinite { is_negative } => (is_negative, $F::INFINITY),
                    Parsed::NotANumber { is_negative } => (is_negative, $F::NAN),
                    Parsed::Number(decimal) => (decimal.is_negative, {
                        // Both numbers are exact, so that the operation rounds once.
                        let powers: [$F; $exact + 1] = $powers;
                        let power = decimal.exponent.unsigned_abs() as usize;
                        if decimal.is_small && decimal.small <= 1 << ($fraction + 1) && power <= $exact {
                            let digits = decimal.small as $F;
                            if decimal.exponent < 0 { digits / powers[power] } else { digits * powers[power] }
                        } else {
                            $F::from_bits(rounded(decimal, $fraction, $largest) as $U)
                        }
                    }),
                };
                Ok($F::from_bits(value.to_bits() | if is_negative { SIGN } else { 0 }))
            }
        }
    )* };
}
from_str! {
    f32 u32 23 127 10 [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10];
    f64 u64 52 1023 22 [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ];
}
