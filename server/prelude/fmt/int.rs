//! Integers in the radixes and in scientific notation.

use super::pad::Part;
use super::*;

/// Digits in a buffer, from its end.
struct Digits<const N: usize> {
    bytes: [u8; N],
    start: usize,
}

impl<const N: usize> Digits<N> {
    const fn new() -> Self {
        Digits { bytes: [0; N], start: N }
    }
    fn push(&mut self, digit: u8) {
        self.start -= 1;
        self.bytes[self.start] = digit;
    }
    fn text(&self) -> &str {
        // Only ASCII goes in.
        unsafe { crate::str::from_utf8_unchecked(&self.bytes[self.start..]) }
    }
}

/// The decimal digits of a number of up to 64 bits.
#[inline(never)]
fn decimal(value: u64) -> Digits<20> {
    let mut digits = Digits::new();
    let mut left = value;
    // Division by a constant of 32 bits is cheaper than one of 64.
    while left > u32::MAX as u64 {
        digits.push(b'0' + (left % 10) as u8);
        left /= 10;
    }
    let mut low = left as u32;
    loop {
        digits.push(b'0' + (low % 10) as u8);
        low /= 10;
        if low == 0 {
            return digits;
        }
    }
}

/// The decimal digits of a number of 128 bits.
#[inline(never)]
fn decimal_wide(value: u128) -> Digits<39> {
    const GROUP: u128 = 10_000_000_000_000_000_000;
    let mut digits = Digits::new();
    let mut left = value;
    loop {
        let mut low = (left % GROUP) as u64;
        left /= GROUP;
        let mut count = 0;
        while if left > 0 { count < 19 } else { low > 0 || (count == 0 && digits.start == 39) } {
            digits.push(b'0' + (low % 10) as u8);
            low /= 10;
            count += 1;
        }
        if left == 0 {
            return digits;
        }
    }
}

/// The digits in a radix of 2, 8 or 16.
#[inline(never)]
fn by_bits(value: u64, bits: u32, upper: bool) -> Digits<64> {
    let mut digits = Digits::new();
    let mut left = value;
    let ten = if upper { b'A' } else { b'a' };
    loop {
        let digit = (left as u8) & ((1 << bits) - 1);
        digits.push(if digit < 10 { b'0' + digit } else { ten + (digit - 10) });
        left >>= bits;
        if left == 0 {
            return digits;
        }
    }
}

#[inline(never)]
fn by_bits_wide(value: u128, bits: u32, upper: bool) -> Digits<128> {
    let mut digits = Digits::new();
    let ten = if upper { b'A' } else { b'a' };
    let mut left = value;
    loop {
        let digit = (left as u8) & ((1 << bits) - 1);
        digits.push(if digit < 10 { b'0' + digit } else { ten + (digit - 10) });
        left >>= bits;
        if left == 0 {
            return digits;
        }
    }
}

/// Scientific notation; a last digit that is dropped rounds to even on a tie.
#[inline(never)]
fn scientific(f: &mut Formatter<'_>, value: u128, is_nonnegative: bool, letter: &str) -> Result {
    let all = decimal_wide(value);
    let all = all.text().as_bytes();
    let mut digits = [0; 39];
    digits[..all.len()].copy_from_slice(all);
    let mut exponent = all.len() - 1;
    let mut zeros = 0;
    let mut kept = all.len();
    match f.precision() {
        None => {
            while kept > 1 && digits[kept - 1] == b'0' {
                kept -= 1;
            }
        }
        Some(precision) if precision >= exponent => zeros = precision - exponent,
        Some(precision) => {
            kept = precision + 1;
            let next = digits[kept];
            let more = digits[kept + 1..all.len()].iter().any(|&digit| digit != b'0');
            let odd = digits[kept - 1] % 2 == 1;
            if next > b'5' || (next == b'5' && (more || odd)) {
                let mut at = kept;
                loop {
                    if at == 0 {
                        // All nines: 1 and zeros, one power higher.
                        digits[0] = b'1';
                        exponent += 1;
                        break;
                    }
                    at -= 1;
                    if digits[at] < b'9' {
                        digits[at] += 1;
                        break;
                    }
                    digits[at] = b'0';
                }
            }
        }
    }
    let (first, rest) = digits[..kept].split_at(1);
    // The digits are ASCII.
    let first = unsafe { crate::str::from_utf8_unchecked(first) };
    let rest = unsafe { crate::str::from_utf8_unchecked(rest) };
    let point = if rest.is_empty() && zeros == 0 { "" } else { "." };
    let exponent = decimal(exponent as u64);
    let parts = [
        Part::Text(first),
        Part::Text(point),
        Part::Text(rest),
        Part::Zeros(zeros),
        Part::Text(letter),
        Part::Text(exponent.text()),
    ];
    let sign = f.sign_of(is_nonnegative);
    f.pad_number(sign, "", &parts)
}

/// A number type's way through the widest digits that it needs.
macro_rules! integers {
    ($($U:ident $I:ident $Wide:ident $decimal:ident $by_bits:ident;)*) => { $(
        impl Display for $U {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                f.pad_integral(true, "", $decimal(*self as $Wide).text())
            }
        }
        impl Display for $I {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                f.pad_integral(*self >= 0, "", $decimal(self.unsigned_abs() as $Wide).text())
            }
        }
        integers! { radix $U $U $Wide $by_bits: Binary "0b" 1 false, Octal "0o" 3 false, LowerHex "0x" 4 false, UpperHex "0x" 4 true }
        integers! { radix $I $U $Wide $by_bits: Binary "0b" 1 false, Octal "0o" 3 false, LowerHex "0x" 4 false, UpperHex "0x" 4 true }
        integers! { both $U |value| (value as u128, true) }
        integers! { both $I |value| (value.unsigned_abs() as u128, value >= 0) }
    )* };
    (radix $T:ident $U:ident $Wide:ident $by_bits:ident: $($Trait:ident $prefix:literal $bits:literal $upper:literal),*) => { $(
        impl $Trait for $T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                f.pad_integral(true, $prefix, $by_bits(*self as $U as $Wide, $bits, $upper).text())
            }
        }
    )* };
    (both $T:ident |$value:ident| $parts:expr) => {
        impl Debug for $T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                match f.options.get_debug_as_hex() {
                    None => Display::fmt(self, f),
                    Some(DebugAsHex::Lower) => LowerHex::fmt(self, f),
                    Some(DebugAsHex::Upper) => UpperHex::fmt(self, f),
                }
            }
        }
        impl LowerExp for $T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let $value = *self;
                let (value, is_nonnegative) = $parts;
                scientific(f, value, is_nonnegative, "e")
            }
        }
        impl UpperExp for $T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let $value = *self;
                let (value, is_nonnegative) = $parts;
                scientific(f, value, is_nonnegative, "E")
            }
        }
    };
}
integers! {
    u8 i8 u64 decimal by_bits;
    u16 i16 u64 decimal by_bits;
    u32 i32 u64 decimal by_bits;
    u64 i64 u64 decimal by_bits;
    usize isize u64 decimal by_bits;
    u128 i128 u128 decimal_wide by_bits_wide;
}

/// Room for the decimal digits of a number.
pub struct NumBuffer<T: NumBufferTrait> {
    digits: [u8; 40],
    number: crate::marker::PhantomData<T>,
}
pub trait NumBufferTrait {}
impl<T: NumBufferTrait> NumBuffer<T> {
    pub const fn new() -> Self {
        NumBuffer { digits: [0; 40], number: crate::marker::PhantomData }
    }
}

macro_rules! format_into {
    ($($T:ident |$value:ident| $parts:expr;)*) => { $(
        impl NumBufferTrait for $T {}
        impl $T {
            /// The number in decimal, written into a buffer.
            pub fn format_into(self, buf: &mut NumBuffer<Self>) -> &str {
                let $value = self;
                let (value, is_nonnegative): (u128, bool) = $parts;
                let digits = decimal_wide(value);
                let digits = digits.text().as_bytes();
                let sign = !is_nonnegative as usize;
                buf.digits[0] = b'-';
                buf.digits[sign..sign + digits.len()].copy_from_slice(digits);
                // Only ASCII went in.
                unsafe { crate::str::from_utf8_unchecked(&buf.digits[..sign + digits.len()]) }
            }
        }
    )* };
}
format_into! {
    u8 |value| (value as u128, true);
    u16 |value| (value as u128, true);
    u32 |value| (value as u128, true);
    u64 |value| (value as u128, true);
    usize |value| (value as u128, true);
    u128 |value| (value, true);
    i8 |value| (value.unsigned_abs() as u128, value >= 0);
    i16 |value| (value.unsigned_abs() as u128, value >= 0);
    i32 |value| (value.unsigned_abs() as u128, value >= 0);
    i64 |value| (value.unsigned_abs() as u128, value >= 0);
    isize |value| (value.unsigned_abs() as u128, value >= 0);
    i128 |value| (value.unsigned_abs(), value >= 0);
}
