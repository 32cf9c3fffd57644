//! Floats in decimal: the shortest text that is read back as the number, or as many digits as are asked for.

use super::float_digits::{Decoded, exact, shortest};
use super::pad::Part;
use super::*;

/// What a float is, whatever its type.
enum Kind {
    Nan,
    Infinite,
    Zero,
    Finite(Decoded),
}

/// A float of any type with its sign.
struct Number {
    is_negative: bool,
    kind: Kind,
}

impl Number {
    /// `fraction` and `exponent` are the fields of the number's bits, `width` counts the fraction's bits.
    #[inline(never)]
    fn new(is_negative: bool, fraction: u64, exponent: u32, width: u32, exponent_bits: u32) -> Self {
        let largest = (1 << exponent_bits) - 1;
        let bias = (largest >> 1) + width as i32;
        let hidden = 1 << width;
        let kind = if exponent as i32 == largest {
            if fraction == 0 { Kind::Infinite } else { Kind::Nan }
        } else if exponent == 0 && fraction == 0 {
            Kind::Zero
        } else if exponent == 0 {
            let mantissa = fraction << 1;
            Kind::Finite(Decoded { mantissa, exponent: -bias, plus: 1, inclusive: true })
        } else if fraction == 0 {
            // The neighbour below is only half as far as the one above.
            let exponent = exponent as i32 - bias - 2;
            Kind::Finite(Decoded { mantissa: hidden << 2, exponent, plus: 2, inclusive: true })
        } else {
            let mantissa = (fraction | hidden) << 1;
            let exponent = exponent as i32 - bias - 1;
            Kind::Finite(Decoded { mantissa, exponent, plus: 1, inclusive: fraction & 1 == 0 })
        };
        Number { is_negative, kind }
    }

    fn sign(&self, f: &Formatter<'_>) -> &'static str {
        if let Kind::Nan = self.kind { "" } else { f.sign_of(!self.is_negative) }
    }

    /// The words for what has no digits.
    #[inline(never)]
    fn without_digits(&self, f: &mut Formatter<'_>) -> Option<Result> {
        let text = match self.kind {
            Kind::Nan => "NaN",
            Kind::Infinite => "inf",
            _ => return None,
        };
        let sign = self.sign(f);
        Some(f.pad_number(sign, "", &[Part::Text(text)]))
    }

    /// Without an exponent; `least` is the number of digits behind the point that there are in any case.
    #[inline(never)]
    fn plain(&self, f: &mut Formatter<'_>, least: usize) -> Result {
        let mut digits = [0; 17];
        if let Some(done) = self.without_digits(f) {
            return done;
        }
        let (len, power) = match &self.kind {
            Kind::Finite(decoded) => shortest(decoded, &mut digits),
            _ => (0, 0),
        };
        self.write_plain(f, &digits[..len], power, least)
    }

    #[inline(never)]
    fn plain_exact(&self, f: &mut Formatter<'_>, precision: usize) -> Result {
        // A double has no more digits than 767.
        let mut digits = [0; 768];
        if let Some(done) = self.without_digits(f) {
            return done;
        }
        let (len, power) = match &self.kind {
            Kind::Finite(decoded) => exact(decoded, &mut digits, -(precision as i32)),
            _ => (0, 0),
        };
        self.write_plain(f, &digits[..len], power, precision)
    }

    #[inline(never)]
    fn write_plain(&self, f: &mut Formatter<'_>, digits: &[u8], power: i32, least: usize) -> Result {
        // The digits are ASCII.
        let digits = unsafe { crate::str::from_utf8_unchecked(digits) };
        let sign = self.sign(f);
        let none = Part::Text("");
        let point = |is_there: bool| if is_there { Part::Text(".") } else { none };
        let parts = if digits.is_empty() {
            [Part::Text("0"), point(least > 0), Part::Zeros(least), none, none]
        } else if power <= 0 {
            let zeros = -power as usize;
            let more = least.saturating_sub(zeros + digits.len());
            [Part::Text("0."), Part::Zeros(zeros), Part::Text(digits), Part::Zeros(more), none]
        } else if (power as usize) < digits.len() {
            let (whole, fraction) = digits.split_at(power as usize);
            let more = least.saturating_sub(fraction.len());
            [Part::Text(whole), point(true), Part::Text(fraction), Part::Zeros(more), none]
        } else {
            let zeros = power as usize - digits.len();
            [Part::Text(digits), Part::Zeros(zeros), point(least > 0), Part::Zeros(least), none]
        };
        f.pad_number(sign, "", &parts)
    }

    #[inline(never)]
    fn scientific(&self, f: &mut Formatter<'_>, letter: &str) -> Result {
        let mut digits = [0; 17];
        if let Some(done) = self.without_digits(f) {
            return done;
        }
        let (len, power) = match &self.kind {
            Kind::Finite(decoded) => shortest(decoded, &mut digits),
            _ => (0, 1),
        };
        self.write_scientific(f, &digits[..len], power, 0, letter)
    }

    #[inline(never)]
    fn scientific_exact(&self, f: &mut Formatter<'_>, precision: usize, letter: &str) -> Result {
        let mut digits = [0; 768];
        if let Some(done) = self.without_digits(f) {
            return done;
        }
        let wanted = if precision < 767 { precision + 1 } else { 768 };
        let (len, power) = match &self.kind {
            Kind::Finite(decoded) => exact(decoded, &mut digits[..wanted], -2000),
            _ => (0, 1),
        };
        self.write_scientific(f, &digits[..len], power, precision, letter)
    }

    #[inline(never)]
    fn write_scientific(
        &self,
        f: &mut Formatter<'_>,
        digits: &[u8],
        power: i32,
        least: usize,
        letter: &str,
    ) -> Result {
        // The digits are ASCII.
        let digits = unsafe { crate::str::from_utf8_unchecked(digits) };
        let digits = if digits.is_empty() { "0" } else { digits };
        let sign = self.sign(f);
        let (first, rest) = digits.split_at(1);
        let zeros = least.saturating_sub(rest.len());
        let point = if rest.is_empty() && zeros == 0 { "" } else { "." };
        let exponent = power - 1;
        let mut number = NumBuffer::<i32>::new();
        let exponent = exponent.format_into(&mut number);
        let parts = [
            Part::Text(first),
            Part::Text(point),
            Part::Text(rest),
            Part::Zeros(zeros),
            Part::Text(letter),
            Part::Text(exponent),
        ];
        f.pad_number(sign, "", &parts)
    }
}

macro_rules! floats {
    ($($F:ident $fraction:literal $exponent:literal;)*) => { $(
        impl From<$F> for Number {
            fn from(value: $F) -> Number {
                let bits = value.to_bits() as u64;
                let fraction = bits & ((1 << $fraction) - 1);
                let exponent = (bits >> $fraction) as u32 & ((1 << $exponent) - 1);
                Number::new(value.is_sign_negative(), fraction, exponent, $fraction, $exponent)
            }
        }
        impl Display for $F {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                match f.precision() {
                    Some(precision) => Number::from(*self).plain_exact(f, precision),
                    None => Number::from(*self).plain(f, 0),
                }
            }
        }
        impl Debug for $F {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let number = Number::from(*self);
                if let Some(precision) = f.precision() {
                    return number.plain_exact(f, precision);
                }
                let size = self.abs() as f64;
                if size >= 1e16 || (size != 0.0 && *self as f64 != 0.0 && self.abs() < (1e-4 as $F)) {
                    number.scientific(f, "e")
                } else {
                    number.plain(f, 1)
                }
            }
        }
        floats! { $F LowerExp "e" }
        floats! { $F UpperExp "E" }
    )* };
    ($F:ident $Trait:ident $letter:literal) => {
        impl $Trait for $F {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                match f.precision() {
                    Some(precision) => Number::from(*self).scientific_exact(f, precision, $letter),
                    None => Number::from(*self).scientific(f, $letter),
                }
            }
        }
    };
}
floats! { f16 10 5; f32 23 8; f64 52 11; }
