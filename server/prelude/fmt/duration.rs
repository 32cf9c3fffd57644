//! Durations in the largest unit of which there is one: `1.5s`, `20ms`.

use super::{Alignment, Debug, Formatter, NumBuffer, Result, Write};
use crate::time::Duration;

const DIGITS: usize = 9;

/// A number of nanoseconds as a decimal fraction of a larger unit: `whole` and, of `digits` digits, `fraction`.
#[inline(never)]
fn write_decimal(f: &mut Formatter<'_>, whole: u64, fraction: u32, digits: usize, unit: &str) -> Result {
    let mut text = [b'0'; DIGITS];
    let mut left = fraction;
    let mut at = digits;
    while at > 0 {
        at -= 1;
        text[at] = b'0' + (left % 10) as u8;
        left /= 10;
    }
    let mut whole = whole as u128;
    let shown = match f.precision() {
        None => {
            let mut shown = digits;
            while shown > 0 && text[shown - 1] == b'0' {
                shown -= 1;
            }
            shown
        }
        Some(precision) => {
            if precision < digits {
                // Half to even, as floats are rounded.
                let more = text[precision + 1..digits].iter().any(|&digit| digit != b'0');
                let odd = if precision > 0 { text[precision - 1] % 2 == 1 } else { whole % 2 == 1 };
                let next = text[precision];
                let mut carry = next > b'5' || next == b'5' && (more || odd);
                let mut at = precision;
                while carry && at > 0 {
                    at -= 1;
                    carry = text[at] == b'9';
                    text[at] = if carry { b'0' } else { text[at] + 1 };
                }
                whole += carry as u128;
            }
            precision
        }
    };
    let kept = if shown < DIGITS { shown } else { DIGITS };
    // Only digits are in it.
    let fraction = unsafe { crate::str::from_utf8_unchecked(&text[..kept]) };
    let mut number = NumBuffer::<u128>::new();
    let whole = whole.format_into(&mut number);
    let sign = if f.sign_plus() { "+" } else { "" };
    let point = (shown > 0) as usize;
    let len = sign.len() + whole.len() + point + shown + unit.chars().count();
    f.fill_around(len, Alignment::Left, |f| {
        f.write_str(sign)?;
        f.write_str(whole)?;
        if shown > 0 {
            f.write_char('.')?;
            f.write_str(fraction)?;
            f.repeat('0', shown - kept)?;
        }
        f.write_str(unit)
    })
}

impl Debug for Duration {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let nanos = self.subsec_nanos();
        if self.as_secs() > 0 {
            write_decimal(f, self.as_secs(), nanos, 9, "s")
        } else if nanos >= 1_000_000 {
            write_decimal(f, (nanos / 1_000_000) as u64, nanos % 1_000_000, 6, "ms")
        } else if nanos >= 1_000 {
            write_decimal(f, (nanos / 1_000) as u64, nanos % 1_000, 3, "µs")
        } else {
            write_decimal(f, nanos as u64, 0, 0, "ns")
        }
    }
}
