//! What of num-traits came along with vek.
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

use crate::GpuFloat;

pub mod identities {
    pub use super::{One, Zero};
}

pub mod cast {
    pub use super::{AsPrimitive, FromPrimitive, NumCast, ToPrimitive, cast};
}

pub mod float {
    pub use super::{Float, FloatConst};
}

pub mod sign {
    pub use super::{Signed, Unsigned};
}

pub mod real {
    pub use super::Real;
}

pub trait Zero: Sized + Add<Self, Output = Self> {
    fn zero() -> Self;
    fn is_zero(&self) -> bool;
}

pub trait One: Sized + Mul<Self, Output = Self> {
    fn one() -> Self;
    #[inline]
    fn is_one(&self) -> bool
    where
        Self: PartialEq,
    {
        *self == Self::one()
    }
}

pub trait NumOps<Rhs = Self, Output = Self>:
    Add<Rhs, Output = Output> + Sub<Rhs, Output = Output> + Mul<Rhs, Output = Output> + Div<Rhs, Output = Output>
    + Rem<Rhs, Output = Output>
{
}

pub trait Num: PartialEq + Zero + One + NumOps {}

pub trait NumAssignOps<Rhs = Self>: AddAssign<Rhs> + SubAssign<Rhs> + MulAssign<Rhs> + DivAssign<Rhs> + RemAssign<Rhs> {}
impl<T, Rhs> NumAssignOps<Rhs> for T where
    T: AddAssign<Rhs> + SubAssign<Rhs> + MulAssign<Rhs> + DivAssign<Rhs> + RemAssign<Rhs>
{
}

pub trait NumAssign: Num + NumAssignOps {}
impl<T> NumAssign for T where T: Num + NumAssignOps {}

pub trait Bounded {
    fn min_value() -> Self;
    fn max_value() -> Self;
}

pub trait Signed: Sized + Num + Neg<Output = Self> {
    fn abs(&self) -> Self;
    fn abs_sub(&self, other: &Self) -> Self;
    fn signum(&self) -> Self;
    fn is_positive(&self) -> bool;
    fn is_negative(&self) -> bool;
}

pub trait Unsigned: Num {}

/// `as` between primitive numbers.
pub trait AsPrimitive<T>: 'static + Copy
where
    T: 'static + Copy,
{
    fn as_(self) -> T;
}

macro_rules! to_primitive {
    ($($to:ident = $ty:ident, $from:ident;)*) => {
        /// A number as another one, where that holds it.
        pub trait ToPrimitive {
            $(fn $to(&self) -> Option<$ty>;)*
        }

        /// A number from another one, where it holds that.
        pub trait FromPrimitive: Sized {
            $(fn $from(n: $ty) -> Option<Self>;)*
        }
    };
}

to_primitive! {
    to_isize = isize, from_isize; to_i8 = i8, from_i8; to_i16 = i16, from_i16; to_i32 = i32, from_i32; to_i64 = i64, from_i64;
    to_usize = usize, from_usize; to_u8 = u8, from_u8; to_u16 = u16, from_u16; to_u32 = u32, from_u32; to_u64 = u64, from_u64;
    to_f32 = f32, from_f32; to_f64 = f64, from_f64;
}

pub trait NumCast: Sized + ToPrimitive {
    fn from<T: ToPrimitive>(n: T) -> Option<Self>;
}

#[inline]
pub fn cast<T: NumCast, U: NumCast>(n: T) -> Option<U> {
    NumCast::from(n)
}

/// The number within two bounds.
#[inline]
pub fn clamp<T: PartialOrd>(input: T, min: T, max: T) -> T {
    if input < min {
        min
    } else if input > max {
        max
    } else {
        input
    }
}

macro_rules! casts {
    ($ty:ident $($to:ident)*) => { $(
        impl AsPrimitive<$to> for $ty {
            #[inline]
            fn as_(self) -> $to {
                self as $to
            }
        }
    )* };
}

macro_rules! numbers {
    ($($ty:ident $cast:ident = $zero:literal $one:literal;)*) => { $(
        impl Zero for $ty {
            #[inline]
            fn zero() -> $ty {
                $zero
            }
            #[inline]
            fn is_zero(&self) -> bool {
                *self == $zero
            }
        }
        impl One for $ty {
            #[inline]
            fn one() -> $ty {
                $one
            }
        }
        impl NumOps for $ty {}
        impl Num for $ty {}
        impl Bounded for $ty {
            #[inline]
            fn min_value() -> $ty {
                $ty::MIN
            }
            #[inline]
            fn max_value() -> $ty {
                $ty::MAX
            }
        }
        casts! { $ty i8 i16 i32 i64 isize u8 u16 u32 u64 usize f32 f64 }
        impl NumCast for $ty {
            #[inline]
            fn from<T: ToPrimitive>(n: T) -> Option<$ty> {
                n.$cast()
            }
        }
    )* };
}

numbers! {
    i8 to_i8 = 0 1; i16 to_i16 = 0 1; i32 to_i32 = 0 1; i64 to_i64 = 0 1; isize to_isize = 0 1;
    u8 to_u8 = 0 1; u16 to_u16 = 0 1; u32 to_u32 = 0 1; u64 to_u64 = 0 1; usize to_usize = 0 1;
    f32 to_f32 = 0.0 1.0; f64 to_f64 = 0.0 1.0;
}

macro_rules! primitive_integers {
    ($($ty:ident)*) => { $(
        impl ToPrimitive for $ty {
            integer_casts! { to_isize isize to_i8 i8 to_i16 i16 to_i32 i32 to_i64 i64
                to_usize usize to_u8 u8 to_u16 u16 to_u32 u32 to_u64 u64 }
            #[inline]
            fn to_f32(&self) -> Option<f32> {
                Some(*self as f32)
            }
            #[inline]
            fn to_f64(&self) -> Option<f64> {
                Some(*self as f64)
            }
        }
        from_primitives! { $ty }
    )* };
}

macro_rules! integer_casts {
    ($($name:ident $to:ident)*) => { $(
        #[inline]
        fn $name(&self) -> Option<$to> {
            let out = *self as $to;
            // Both signs must agree, and nothing be cut off.
            if out as Self == *self && (out < (0 as $to)) == (*self < (0 as Self)) { Some(out) } else { None }
        }
    )* };
}

macro_rules! from_primitives {
    ($ty:ident) => {
        impl FromPrimitive for $ty {
            from_primitives! { $ty: from_isize isize from_i8 i8 from_i16 i16 from_i32 i32 from_i64 i64
                from_usize usize from_u8 u8 from_u16 u16 from_u32 u32 from_u64 u64 from_f32 f32 from_f64 f64 }
        }
    };
    ($ty:ident: $($name:ident $from:ident)*) => { $(
        #[inline]
        fn $name(n: $from) -> Option<$ty> {
            <$ty as NumCast>::from(n)
        }
    )* };
}

primitive_integers! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize }

macro_rules! float_casts {
    ($ty:ident: $($name:ident $to:ident)*) => { $(
        #[inline]
        fn $name(&self) -> Option<$to> {
            // What is left without its fraction must be in range; the upper bound is a power of two.
            let whole = GpuFloat::trunc(*self);
            let least = $to::MIN as $ty;
            let above = ($to::MAX / 2 + 1) as $ty * 2.0;
            if whole >= least && whole < above { Some(*self as $to) } else { None }
        }
    )* };
}

macro_rules! primitive_floats {
    ($($ty:ident)*) => { $(
        impl ToPrimitive for $ty {
            float_casts! { $ty: to_isize isize to_i8 i8 to_i16 i16 to_i32 i32 to_i64 i64
                to_usize usize to_u8 u8 to_u16 u16 to_u32 u32 to_u64 u64 }
            #[inline]
            fn to_f32(&self) -> Option<f32> {
                Some(*self as f32)
            }
            #[inline]
            fn to_f64(&self) -> Option<f64> {
                Some(*self as f64)
            }
        }
        from_primitives! { $ty }
    )* };
}

primitive_floats! { f32 f64 }

macro_rules! signed {
    ($($ty:ident)*) => { $(
        impl Signed for $ty {
            #[inline]
            fn abs(&self) -> $ty {
                if *self < (0 as $ty) { -*self } else { *self }
            }
            #[inline]
            fn abs_sub(&self, other: &$ty) -> $ty {
                if *self <= *other { 0 as $ty } else { *self - *other }
            }
            #[inline]
            fn signum(&self) -> $ty {
                $ty::signum(*self)
            }
            #[inline]
            fn is_positive(&self) -> bool {
                *self > (0 as $ty)
            }
            #[inline]
            fn is_negative(&self) -> bool {
                *self < (0 as $ty)
            }
        }
    )* };
}

signed! { i8 i16 i32 i64 isize }

macro_rules! signed_floats {
    ($($ty:ident)*) => { $(
        impl Signed for $ty {
            #[inline]
            fn abs(&self) -> $ty {
                GpuFloat::abs(*self)
            }
            #[inline]
            fn abs_sub(&self, other: &$ty) -> $ty {
                if *self <= *other { 0.0 } else { *self - *other }
            }
            #[inline]
            fn signum(&self) -> $ty {
                GpuFloat::signum(*self)
            }
            #[inline]
            fn is_positive(&self) -> bool {
                self.is_sign_positive()
            }
            #[inline]
            fn is_negative(&self) -> bool {
                self.is_sign_negative()
            }
        }
    )* };
}

signed_floats! { f32 f64 }

macro_rules! unsigned {
    ($($ty:ident)*) => { $(impl Unsigned for $ty {})* };
}

unsigned! { u8 u16 u32 u64 usize }

macro_rules! float_trait {
    ($($name:ident($($arg:ident),*);)*) => {
        pub trait Float: Num + Copy + NumCast + PartialOrd + Neg<Output = Self> {
            $(fn $name(self $(, $arg: Self)*) -> Self;)*
            fn nan() -> Self;
            fn infinity() -> Self;
            fn neg_infinity() -> Self;
            fn neg_zero() -> Self;
            fn min_value() -> Self;
            fn min_positive_value() -> Self;
            fn max_value() -> Self;
            fn epsilon() -> Self;
            fn is_nan(self) -> bool;
            fn is_infinite(self) -> bool;
            fn is_finite(self) -> bool;
            fn is_normal(self) -> bool;
            fn is_sign_positive(self) -> bool;
            fn is_sign_negative(self) -> bool;
            fn recip(self) -> Self;
            fn powi(self, n: i32) -> Self;
            fn max(self, other: Self) -> Self;
            fn min(self, other: Self) -> Self;
            fn abs_sub(self, other: Self) -> Self;
            fn sin_cos(self) -> (Self, Self);
            fn to_degrees(self) -> Self;
            fn to_radians(self) -> Self;
        }

        /// Numbers with the functions of floats.
        pub trait Real: Num + Copy + NumCast + PartialOrd + Neg<Output = Self> {
            $(fn $name(self $(, $arg: Self)*) -> Self;)*
            fn min_value() -> Self;
            fn min_positive_value() -> Self;
            fn max_value() -> Self;
            fn epsilon() -> Self;
            fn is_sign_positive(self) -> bool;
            fn is_sign_negative(self) -> bool;
            fn recip(self) -> Self;
            fn powi(self, n: i32) -> Self;
            fn max(self, other: Self) -> Self;
            fn min(self, other: Self) -> Self;
            fn sin_cos(self) -> (Self, Self);
            fn to_degrees(self) -> Self;
            fn to_radians(self) -> Self;
        }

        impl<T: Float> Real for T {
            $(
                #[inline]
                fn $name(self $(, $arg: T)*) -> T {
                    Float::$name(self $(, $arg)*)
                }
            )*
            through_float! { min_value() min_positive_value() max_value() epsilon() }
            #[inline]
            fn is_sign_positive(self) -> bool {
                Float::is_sign_positive(self)
            }
            #[inline]
            fn is_sign_negative(self) -> bool {
                Float::is_sign_negative(self)
            }
            #[inline]
            fn recip(self) -> T {
                Float::recip(self)
            }
            #[inline]
            fn powi(self, n: i32) -> T {
                Float::powi(self, n)
            }
            #[inline]
            fn max(self, other: T) -> T {
                Float::max(self, other)
            }
            #[inline]
            fn min(self, other: T) -> T {
                Float::min(self, other)
            }
            #[inline]
            fn sin_cos(self) -> (T, T) {
                Float::sin_cos(self)
            }
            #[inline]
            fn to_degrees(self) -> T {
                Float::to_degrees(self)
            }
            #[inline]
            fn to_radians(self) -> T {
                Float::to_radians(self)
            }
        }

        float_impl! { f32 $($name($($arg)*))* }
        float_impl! { f64 $($name($($arg)*))* }
    };
}

macro_rules! through_float {
    ($($name:ident())*) => { $(
        #[inline]
        fn $name() -> T {
            <T as Float>::$name()
        }
    )* };
}

macro_rules! float_impl {
    ($ty:ident $($name:ident($($arg:ident)*))*) => {
        impl Float for $ty {
            $(
                #[inline]
                fn $name(self $(, $arg: $ty)*) -> $ty {
                    GpuFloat::$name(self $(, $arg)*)
                }
            )*
            #[inline]
            fn nan() -> $ty {
                $ty::NAN
            }
            #[inline]
            fn infinity() -> $ty {
                $ty::INFINITY
            }
            #[inline]
            fn neg_infinity() -> $ty {
                $ty::NEG_INFINITY
            }
            #[inline]
            fn neg_zero() -> $ty {
                -0.0
            }
            #[inline]
            fn min_value() -> $ty {
                $ty::MIN
            }
            #[inline]
            fn min_positive_value() -> $ty {
                $ty::MIN_POSITIVE
            }
            #[inline]
            fn max_value() -> $ty {
                $ty::MAX
            }
            #[inline]
            fn epsilon() -> $ty {
                $ty::EPSILON
            }
            #[inline]
            fn is_nan(self) -> bool {
                self != self
            }
            #[inline]
            fn is_infinite(self) -> bool {
                self == $ty::INFINITY || self == $ty::NEG_INFINITY
            }
            #[inline]
            fn is_finite(self) -> bool {
                $ty::is_finite(self)
            }
            #[inline]
            fn is_normal(self) -> bool {
                $ty::is_normal(self)
            }
            #[inline]
            fn is_sign_positive(self) -> bool {
                $ty::is_sign_positive(self)
            }
            #[inline]
            fn is_sign_negative(self) -> bool {
                $ty::is_sign_negative(self)
            }
            #[inline]
            fn recip(self) -> $ty {
                1.0 / self
            }
            #[inline]
            fn powi(self, n: i32) -> $ty {
                GpuFloat::powi(self, n)
            }
            #[inline]
            fn max(self, other: $ty) -> $ty {
                $ty::max(self, other)
            }
            #[inline]
            fn min(self, other: $ty) -> $ty {
                $ty::min(self, other)
            }
            #[inline]
            fn abs_sub(self, other: $ty) -> $ty {
                if self <= other { 0.0 } else { self - other }
            }
            #[inline]
            fn sin_cos(self) -> ($ty, $ty) {
                GpuFloat::sin_cos(self)
            }
            #[inline]
            fn to_degrees(self) -> $ty {
                $ty::to_degrees(self)
            }
            #[inline]
            fn to_radians(self) -> $ty {
                $ty::to_radians(self)
            }
        }
    };
}

float_trait! {
    floor(); ceil(); round(); trunc(); fract(); abs(); signum(); sqrt(); mul_add(a, b);
    powf(n); exp(); exp2(); exp_m1(); ln(); log2(); log10(); ln_1p(); log(base); cbrt(); hypot(other);
    sin(); cos(); tan(); asin(); acos(); atan(); atan2(other); sinh(); cosh(); tanh(); asinh(); acosh(); atanh();
}

macro_rules! float_const {
    ($($name:ident)*) => {
        pub trait FloatConst {
            $(fn $name() -> Self;)*
        }
        float_const! { f32 = $($name)* }
        float_const! { f64 = $($name)* }
    };
    ($ty:ident = $($name:ident)*) => {
        #[allow(non_snake_case)]
        impl FloatConst for $ty {
            $(
                #[inline]
                fn $name() -> $ty {
                    core::$ty::consts::$name
                }
            )*
        }
    };
}

float_const! {
    E FRAC_1_PI FRAC_1_SQRT_2 FRAC_2_PI FRAC_2_SQRT_PI FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8 LN_10 LN_2 LOG10_E
    LOG2_E PI SQRT_2 TAU
}
