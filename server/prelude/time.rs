//! Lengths of time.

use crate::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Sub, SubAssign};

const NANOS_PER_SEC: u32 = 1_000_000_000;
const NANOS_PER_MILLI: u32 = 1_000_000;
const NANOS_PER_MICRO: u32 = 1_000;

/// Nanoseconds below a second; the numbers above are free for the layout of enums.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
#[rustc_layout_scalar_valid_range_start(0)]
#[rustc_layout_scalar_valid_range_end(999_999_999)]
struct Nanoseconds(u32);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Duration {
    secs: u64,
    nanos: Nanoseconds,
}

/// A duration of less than a second beside whole ones.
#[inline]
const fn duration(secs: u64, nanos: u32) -> Duration {
    Duration { secs, nanos: unsafe { Nanoseconds(nanos) } }
}

impl Default for Duration {
    fn default() -> Duration {
        Duration::ZERO
    }
}

impl Duration {
    pub const SECOND: Duration = duration(1, 0);
    pub const MILLISECOND: Duration = duration(0, NANOS_PER_MILLI);
    pub const MICROSECOND: Duration = duration(0, NANOS_PER_MICRO);
    pub const NANOSECOND: Duration = duration(0, 1);
    pub const ZERO: Duration = duration(0, 0);
    pub const MAX: Duration = duration(u64::MAX, NANOS_PER_SEC - 1);

    pub const fn new(secs: u64, nanos: u32) -> Duration {
        match secs.checked_add((nanos / NANOS_PER_SEC) as u64) {
            Some(secs) => duration(secs, nanos % NANOS_PER_SEC),
            None => panic!("overflow in Duration::new"),
        }
    }
    #[inline]
    pub const fn from_secs(secs: u64) -> Duration {
        duration(secs, 0)
    }
    #[inline]
    pub const fn from_millis(millis: u64) -> Duration {
        duration(millis / 1_000, (millis % 1_000) as u32 * NANOS_PER_MILLI)
    }
    #[inline]
    pub const fn from_micros(micros: u64) -> Duration {
        duration(micros / 1_000_000, (micros % 1_000_000) as u32 * NANOS_PER_MICRO)
    }
    #[inline]
    pub const fn from_nanos(nanos: u64) -> Duration {
        let second = NANOS_PER_SEC as u64;
        duration(nanos / second, (nanos % second) as u32)
    }
    #[inline]
    pub const fn is_zero(&self) -> bool {
        self.secs == 0 && self.nanos.0 == 0
    }
    #[inline]
    pub const fn as_secs(&self) -> u64 {
        self.secs
    }
    #[inline]
    pub const fn subsec_millis(&self) -> u32 {
        self.nanos.0 / NANOS_PER_MILLI
    }
    #[inline]
    pub const fn subsec_micros(&self) -> u32 {
        self.nanos.0 / NANOS_PER_MICRO
    }
    #[inline]
    pub const fn subsec_nanos(&self) -> u32 {
        self.nanos.0
    }
    #[inline]
    pub const fn as_millis(&self) -> u128 {
        self.secs as u128 * 1_000 + self.subsec_millis() as u128
    }
    #[inline]
    pub const fn as_micros(&self) -> u128 {
        self.secs as u128 * 1_000_000 + self.subsec_micros() as u128
    }
    #[inline]
    pub const fn as_nanos(&self) -> u128 {
        self.secs as u128 * NANOS_PER_SEC as u128 + self.nanos.0 as u128
    }
    #[inline]
    pub const fn as_secs_f64(&self) -> f64 {
        self.secs as f64 + self.nanos.0 as f64 / NANOS_PER_SEC as f64
    }
    #[inline]
    pub const fn as_secs_f32(&self) -> f32 {
        self.secs as f32 + self.nanos.0 as f32 / NANOS_PER_SEC as f32
    }
    #[inline]
    pub const fn abs_diff(self, other: Duration) -> Duration {
        match self.checked_sub(other) {
            Some(difference) => difference,
            None => other.saturating_sub(self),
        }
    }
    pub const fn checked_add(self, rhs: Duration) -> Option<Duration> {
        let Some(secs) = self.secs.checked_add(rhs.secs) else {
            return None;
        };
        let nanos = self.nanos.0 + rhs.nanos.0;
        if nanos < NANOS_PER_SEC {
            return Some(duration(secs, nanos));
        }
        match secs.checked_add(1) {
            Some(secs) => Some(duration(secs, nanos - NANOS_PER_SEC)),
            None => None,
        }
    }
    pub const fn checked_sub(self, rhs: Duration) -> Option<Duration> {
        let Some(secs) = self.secs.checked_sub(rhs.secs) else {
            return None;
        };
        if self.nanos.0 >= rhs.nanos.0 {
            return Some(duration(secs, self.nanos.0 - rhs.nanos.0));
        }
        match secs.checked_sub(1) {
            Some(secs) => Some(duration(secs, self.nanos.0 + NANOS_PER_SEC - rhs.nanos.0)),
            None => None,
        }
    }
    pub const fn checked_mul(self, rhs: u32) -> Option<Duration> {
        let nanos = self.nanos.0 as u64 * rhs as u64;
        let Some(secs) = self.secs.checked_mul(rhs as u64) else {
            return None;
        };
        match secs.checked_add(nanos / NANOS_PER_SEC as u64) {
            Some(secs) => Some(duration(secs, (nanos % NANOS_PER_SEC as u64) as u32)),
            None => None,
        }
    }
    pub const fn checked_div(self, rhs: u32) -> Option<Duration> {
        if rhs == 0 {
            return None;
        }
        let rest = self.secs % rhs as u64 * NANOS_PER_SEC as u64 + (self.nanos.0 % rhs) as u64;
        let nanos = self.nanos.0 / rhs + (rest / rhs as u64) as u32;
        Some(duration(self.secs / rhs as u64, nanos))
    }
    pub const fn saturating_add(self, rhs: Duration) -> Duration {
        match self.checked_add(rhs) {
            Some(sum) => sum,
            None => Duration::MAX,
        }
    }
    pub const fn saturating_sub(self, rhs: Duration) -> Duration {
        match self.checked_sub(rhs) {
            Some(difference) => difference,
            None => Duration::ZERO,
        }
    }
    pub const fn saturating_mul(self, rhs: u32) -> Duration {
        match self.checked_mul(rhs) {
            Some(product) => product,
            None => Duration::MAX,
        }
    }
}

macro_rules! operators {
    ($($Trait:ident $method:ident $Assign:ident $assign:ident $Rhs:ty => $checked:ident $message:literal;)*) => { $(
        impl $Trait<$Rhs> for Duration {
            type Output = Duration;
            #[inline]
            fn $method(self, rhs: $Rhs) -> Duration {
                self.$checked(rhs).expect($message)
            }
        }
        impl $Assign<$Rhs> for Duration {
            #[inline]
            fn $assign(&mut self, rhs: $Rhs) {
                *self = $Trait::$method(*self, rhs);
            }
        }
    )* };
}
operators! {
    Add add AddAssign add_assign Duration => checked_add "overflow when adding durations";
    Sub sub SubAssign sub_assign Duration => checked_sub "overflow when subtracting durations";
    Mul mul MulAssign mul_assign u32 => checked_mul "overflow when multiplying duration by scalar";
    Div div DivAssign div_assign u32 => checked_div "divide by zero error when dividing duration by scalar";
}

impl Mul<Duration> for u32 {
    type Output = Duration;
    #[inline]
    fn mul(self, rhs: Duration) -> Duration {
        rhs * self
    }
}

/// Why a number of seconds is no duration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TryFromFloatSecsError {
    kind: FloatSecsErrorKind,
}

impl TryFromFloatSecsError {
    pub(crate) fn is_negative(&self) -> bool {
        matches!(self.kind, FloatSecsErrorKind::Negative)
    }
}
#[derive(Debug, Clone, PartialEq, Eq)]
enum FloatSecsErrorKind {
    Negative,
    OverflowOrNan,
}

const FRACTION: u32 = f64::MANTISSA_DIGITS - 1;

/// Rounds to the nearest nanosecond, ties to the even one.
const fn from_seconds(secs: f64) -> Result<Duration, TryFromFloatSecsError> {
    if secs < 0.0 {
        return Err(TryFromFloatSecsError { kind: FloatSecsErrorKind::Negative });
    }
    let bits = secs.to_bits() << 1 >> 1;
    let mantissa = bits & ((1 << FRACTION) - 1) | 1 << FRACTION;
    // The value is `mantissa * 2^exponent`; below the normal numbers this is wrong, and far below a nanosecond.
    let exponent = (bits >> FRACTION) as i32 - 1023 - FRACTION as i32;
    if exponent > 63 - FRACTION as i32 {
        return Err(TryFromFloatSecsError { kind: FloatSecsErrorKind::OverflowOrNan });
    }
    if exponent >= 0 {
        return Ok(duration(mantissa << exponent, 0));
    }
    let below = -exponent as u32;
    if below > 100 {
        return Ok(Duration::ZERO);
    }
    let scaled = mantissa as u128 * NANOS_PER_SEC as u128;
    let whole = scaled >> below;
    let rest = scaled - (whole << below);
    let half = 1u128 << (below - 1);
    let nanos = whole + (rest > half || rest == half && whole & 1 == 1) as u128;
    let second = NANOS_PER_SEC as u128;
    Ok(duration((nanos / second) as u64, (nanos % second) as u32))
}

impl Duration {
    pub const fn try_from_secs_f64(secs: f64) -> Result<Duration, TryFromFloatSecsError> {
        from_seconds(secs)
    }
    pub const fn try_from_secs_f32(secs: f32) -> Result<Duration, TryFromFloatSecsError> {
        from_seconds(secs as f64)
    }
    pub fn from_secs_f64(secs: f64) -> Duration {
        match from_seconds(secs) {
            Ok(duration) => duration,
            Err(_) => panic!("cannot convert float seconds to Duration: value is negative, too large or not a number"),
        }
    }
    pub fn from_secs_f32(secs: f32) -> Duration {
        Duration::from_secs_f64(secs as f64)
    }
    pub fn mul_f64(self, rhs: f64) -> Duration {
        Duration::from_secs_f64(rhs * self.as_secs_f64())
    }
    pub fn mul_f32(self, rhs: f32) -> Duration {
        Duration::from_secs_f64(rhs as f64 * self.as_secs_f64())
    }
    pub fn div_f64(self, rhs: f64) -> Duration {
        Duration::from_secs_f64(self.as_secs_f64() / rhs)
    }
    pub fn div_f32(self, rhs: f32) -> Duration {
        Duration::from_secs_f64(self.as_secs_f64() / rhs as f64)
    }
    pub const fn div_duration_f64(self, rhs: Duration) -> f64 {
        let nanos = self.secs as f64 * NANOS_PER_SEC as f64 + self.nanos.0 as f64;
        nanos / (rhs.secs as f64 * NANOS_PER_SEC as f64 + rhs.nanos.0 as f64)
    }
    pub const fn div_duration_f32(self, rhs: Duration) -> f32 {
        let nanos = self.secs as f32 * NANOS_PER_SEC as f32 + self.nanos.0 as f32;
        nanos / (rhs.secs as f32 * NANOS_PER_SEC as f32 + rhs.nanos.0 as f32)
    }
    pub const fn as_millis_f64(&self) -> f64 {
        self.secs as f64 * 1_000.0 + self.nanos.0 as f64 / NANOS_PER_MILLI as f64
    }
    pub const fn as_millis_f32(&self) -> f32 {
        self.secs as f32 * 1_000.0 + self.nanos.0 as f32 / NANOS_PER_MILLI as f32
    }
    pub const fn div_duration_floor(self, rhs: Duration) -> u128 {
        self.as_nanos() / rhs.as_nanos()
    }
    pub const fn div_duration_ceil(self, rhs: Duration) -> u128 {
        self.as_nanos().div_ceil(rhs.as_nanos())
    }
    pub const fn from_mins(mins: u64) -> Duration {
        units(mins, 60)
    }
    pub const fn from_hours(hours: u64) -> Duration {
        units(hours, 60 * 60)
    }
    pub const fn from_days(days: u64) -> Duration {
        units(days, 24 * 60 * 60)
    }
    pub const fn from_weeks(weeks: u64) -> Duration {
        units(weeks, 7 * 24 * 60 * 60)
    }
    pub const fn from_nanos_u128(nanos: u128) -> Duration {
        let second = NANOS_PER_SEC as u128;
        if nanos / second > u64::MAX as u128 {
            panic!("overflow in `Duration::from_nanos_u128`");
        }
        duration((nanos / second) as u64, (nanos % second) as u32)
    }
}

/// So many units of some seconds.
const fn units(count: u64, seconds: u64) -> Duration {
    match count.checked_mul(seconds) {
        Some(secs) => duration(secs, 0),
        None => panic!("overflow in a constructor of `Duration`"),
    }
}

impl crate::iter::Sum for Duration {
    fn sum<I: Iterator<Item = Duration>>(iter: I) -> Duration {
        iter.fold(Duration::ZERO, |sum, next| sum.checked_add(next).expect("overflow in iter::sum over durations"))
    }
}
impl<'a> crate::iter::Sum<&'a Duration> for Duration {
    fn sum<I: Iterator<Item = &'a Duration>>(iter: I) -> Duration {
        iter.copied().sum()
    }
}
