//! The decimal digits of floats, exactly: Steele and White's algorithm over long integers, with Juckett's division by an
//! estimate ("Printing floating-point numbers: a faster, always correct method").

/// Words of the longest integer: 1077 bits for the least double, and room for two more digits and a shift.
const WORDS: usize = 38;

/// A long unsigned integer.
#[derive(Clone)]
struct Long {
    words: [u32; WORDS],
    len: usize,
}

impl Long {
    #[inline(never)]
    fn new(value: u64) -> Self {
        let mut words = [0; WORDS];
        words[0] = value as u32;
        words[1] = (value >> 32) as u32;
        let len = if value == 0 { 0 } else if value >> 32 == 0 { 1 } else { 2 };
        Long { words, len }
    }
    fn is_zero(&self) -> bool {
        self.len == 0
    }
    #[inline(never)]
    fn multiply(&mut self, factor: u32) {
        let mut carry = 0;
        let mut i = 0;
        while i < self.len {
            carry += self.words[i] as u64 * factor as u64;
            self.words[i] = carry as u32;
            carry >>= 32;
            i += 1;
        }
        if carry != 0 {
            self.words[i] = carry as u32;
            self.len += 1;
        }
    }
    #[inline(never)]
    fn multiply_by_power_of_ten(&mut self, exponent: u32) {
        let mut left = exponent;
        while left >= 9 {
            self.multiply(1_000_000_000);
            left -= 9;
        }
        let mut factor = 1;
        while left > 0 {
            factor *= 10;
            left -= 1;
        }
        self.multiply(factor);
    }
    #[inline(never)]
    fn shift_left(&mut self, bits: u32) {
        if self.len == 0 {
            return;
        }
        let whole = (bits / 32) as usize;
        let part = bits % 32;
        let mut i = self.len;
        let top = if part == 0 { 0 } else { self.words[i - 1] >> (32 - part) };
        while i > 0 {
            i -= 1;
            let below = if part == 0 || i == 0 { 0 } else { self.words[i - 1] >> (32 - part) };
            self.words[i + whole] = self.words[i] << part | below;
        }
        i = 0;
        while i < whole {
            self.words[i] = 0;
            i += 1;
        }
        self.len += whole;
        if top != 0 {
            self.words[self.len] = top;
            self.len += 1;
        }
    }
    /// The sign of `self + more - other`.
    #[inline(never)]
    fn compare_sum(&self, more: &Long, other: &Long) -> i32 {
        // From the lowest word, with a borrow; whatever is left in any word makes a positive difference positive.
        let mut carry = 0i64;
        let mut any = 0;
        let mut i = 0;
        let words = if self.len > other.len { self.len } else { other.len };
        let words = if more.len > words { more.len } else { words };
        while i < words {
            carry += self.word(i) as i64 + more.word(i) as i64 - other.word(i) as i64;
            any |= carry as u32;
            carry >>= 32;
            i += 1;
        }
        if carry < 0 {
            -1
        } else if carry > 0 || any != 0 {
            1
        } else {
            0
        }
    }
    #[inline(never)]
    fn compare(&self, other: &Long) -> i32 {
        if self.len != other.len {
            return if self.len < other.len { -1 } else { 1 };
        }
        let mut i = self.len;
        while i > 0 {
            i -= 1;
            if self.words[i] != other.words[i] {
                return if self.words[i] < other.words[i] { -1 } else { 1 };
            }
        }
        0
    }
    fn word(&self, i: usize) -> u32 {
        if i < self.len { self.words[i] } else { 0 }
    }
    /// Takes `other` away `times` times, which must leave something.
    #[inline(never)]
    fn subtract(&mut self, other: &Long, times: u32) {
        let mut product = 0;
        let mut borrow = 0i64;
        let mut i = 0;
        while i < self.len {
            product += other.word(i) as u64 * times as u64;
            borrow += self.words[i] as i64 - (product as u32) as i64;
            self.words[i] = borrow as u32;
            product >>= 32;
            borrow >>= 32;
            i += 1;
        }
        while self.len > 0 && self.words[self.len - 1] == 0 {
            self.len -= 1;
        }
    }
    /// Takes the quotient by `other`, a digit, away and returns it. The top word of `other` is from 8 to 2^28.
    #[inline(never)]
    fn take_digit(&mut self, other: &Long) -> u8 {
        if self.len < other.len {
            return 0;
        }
        // Too small by one at most.
        let mut digit = self.words[other.len - 1] / (other.words[other.len - 1] + 1);
        if digit > 0 {
            self.subtract(other, digit);
        }
        if self.compare(other) >= 0 {
            digit += 1;
            self.subtract(other, 1);
        }
        digit as u8
    }
}

/// A finite number greater than zero: `mantissa * 2^exponent`, and how far its neighbours are.
pub(super) struct Decoded {
    pub mantissa: u64,
    pub exponent: i32,
    /// Half the way to the next number above, in units of the mantissa; the way below is 1.
    pub plus: u64,
    /// A number half-way to a neighbour is read as this one.
    pub inclusive: bool,
}

/// The number as `over / under * 10^power`.
struct Ratio {
    over: Long,
    under: Long,
    power: i32,
    /// What a unit of the mantissa has become in `over`.
    unit: Long,
}

impl Ratio {
    /// A quotient from a tenth to ten.
    #[inline(never)]
    fn new(decoded: &Decoded) -> Self {
        let Decoded { mantissa, exponent, .. } = *decoded;
        let mut over = Long::new(mantissa);
        let mut under = Long::new(1);
        let mut unit = Long::new(1);
        let log2 = 63 - mantissa.leading_zeros() as i32 + exponent;
        // log10(2) times 2^22: exact enough for every exponent of a double.
        let power = ((log2 * 1262611) >> 22) + 1;
        if exponent >= 0 {
            over.shift_left(exponent as u32);
            unit.shift_left(exponent as u32);
        } else {
            under.shift_left(-exponent as u32);
        }
        if power >= 0 {
            under.multiply_by_power_of_ten(power as u32);
        } else {
            over.multiply_by_power_of_ten(-power as u32);
            unit.multiply_by_power_of_ten(-power as u32);
        }
        // The divisor's top word has to be within bounds, see `take_digit`.
        let top = 31 - under.words[under.len - 1].leading_zeros();
        let shift = if top < 3 {
            3 - top
        } else if top > 27 {
            35 - top
        } else {
            0
        };
        over.shift_left(shift);
        under.shift_left(shift);
        unit.shift_left(shift);
        Ratio { over, under, power, unit }
    }
}

/// Writes the fewest digits that are read back as the number. Returns how many, and the power of ten above the first one:
/// the number is `0.DIGITS * 10^power`.
#[inline(never)]
pub(super) fn shortest(decoded: &Decoded, digits: &mut [u8]) -> (usize, i32) {
    let Ratio { mut over, under, mut power, unit: mut minus } = Ratio::new(decoded);
    let mut plus = minus.clone();
    plus.multiply(decoded.plus as u32);
    let inclusive = decoded.inclusive as i32;
    // The first digit is one of `10^power` when that is within reach from below.
    if over.compare_sum(&plus, &under) < 1 - inclusive {
        power -= 1;
        over.multiply(10);
        minus.multiply(10);
        plus.multiply(10);
    }
    let mut len = 0;
    loop {
        digits[len] = b'0' + over.take_digit(&under);
        len += 1;
        // Below: what is left may go. Above: the next digit is near enough.
        let below = over.compare(&minus) < inclusive;
        let above = over.compare_sum(&plus, &under) >= 1 - inclusive;
        if below || above {
            let up = above && (!below || over.compare_sum(&over, &under) >= 0);
            if up && round_up(&mut digits[..len]) {
                power += 1;
            }
            return (len, power + 1);
        }
        over.multiply(10);
        minus.multiply(10);
        plus.multiply(10);
    }
}

/// Writes the digits of the number down to the one of `10^last`, and no more than `digits` holds, rounded half to even;
/// zeros at the end may be left out. Returns how many, and the power of ten above the first one.
#[inline(never)]
pub(super) fn exact(decoded: &Decoded, digits: &mut [u8], last: i32) -> (usize, i32) {
    let Ratio { mut over, under, mut power, .. } = Ratio::new(decoded);
    if over.compare(&under) < 0 {
        power -= 1;
        over.multiply(10);
    }
    let wanted = power - last + 1;
    if wanted < 0 {
        return (0, 0);
    }
    let wanted = if wanted as usize > digits.len() { digits.len() } else { wanted as usize };
    if wanted == 0 {
        let mut half = under;
        half.multiply(5);
        if over.compare(&half) <= 0 {
            return (0, 0);
        }
        digits[0] = b'1';
        return (1, power + 2);
    }
    let mut len = 0;
    loop {
        digits[len] = b'0' + over.take_digit(&under);
        len += 1;
        if over.is_zero() {
            return (len, power + 1);
        }
        if len == wanted {
            break;
        }
        over.multiply(10);
    }
    let rest = over.compare_sum(&over, &under);
    let odd = digits[len - 1] % 2 == 1;
    if (rest > 0 || (rest == 0 && odd)) && round_up(&mut digits[..len]) {
        power += 1;
    }
    (len, power + 1)
}

/// Adds one to the last digit. True when all were nines: then they are 1 and zeros, for a power more.
fn round_up(digits: &mut [u8]) -> bool {
    let mut i = digits.len();
    while i > 0 {
        i -= 1;
        if digits[i] < b'9' {
            digits[i] += 1;
            return false;
        }
        digits[i] = b'0';
    }
    digits[0] = b'1';
    true
}
