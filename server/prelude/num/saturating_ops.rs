//! The operators of `Saturating`, for all integer types by one private trait.

use super::Saturating;
use crate::ops::*;

/// What the operators do on the bare number.
trait SaturatingNumber: Copy {
    fn add(self, rhs: Self) -> Self;
    fn sub(self, rhs: Self) -> Self;
    fn mul(self, rhs: Self) -> Self;
    fn div(self, rhs: Self) -> Self;
    fn rem(self, rhs: Self) -> Self;
    fn bitxor(self, rhs: Self) -> Self;
    fn bitor(self, rhs: Self) -> Self;
    fn bitand(self, rhs: Self) -> Self;
    fn not(self) -> Self;
}

macro_rules! numbers {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl SaturatingNumber for $T {
            #[inline]
            fn add(self, rhs: $T) -> $T {
                self.saturating_add(rhs)
            }
            #[inline]
            fn sub(self, rhs: $T) -> $T {
                self.saturating_sub(rhs)
            }
            #[inline]
            fn mul(self, rhs: $T) -> $T {
                self.saturating_mul(rhs)
            }
            #[inline]
            fn div(self, rhs: $T) -> $T {
                self.saturating_div(rhs)
            }
            #[inline]
            fn rem(self, rhs: $T) -> $T {
                self % rhs
            }
            #[inline]
            fn bitxor(self, rhs: $T) -> $T {
                self ^ rhs
            }
            #[inline]
            fn bitor(self, rhs: $T) -> $T {
                self | rhs
            }
            #[inline]
            fn bitand(self, rhs: $T) -> $T {
                self & rhs
            }
            #[inline]
            fn not(self) -> $T {
                !self
            }
        }
    };
}
for_all_ints!(numbers);

/// An operator and its assigning form, by value and by reference; the operand of the latter may be bare.
macro_rules! operators {
    ($($Trait:ident $method:ident $Assign:ident $assign:ident;)*) => { $(
        impl<T: SaturatingNumber> $Trait for Saturating<T> {
            type Output = Saturating<T>;
            #[inline]
            fn $method(self, other: Saturating<T>) -> Saturating<T> {
                Saturating(SaturatingNumber::$method(self.0, other.0))
            }
        }
        impl<'a, T: SaturatingNumber> $Trait<&'a Saturating<T>> for Saturating<T> {
            type Output = Saturating<T>;
            #[inline]
            fn $method(self, other: &'a Saturating<T>) -> Saturating<T> {
                Saturating(SaturatingNumber::$method(self.0, other.0))
            }
        }
        impl<'a, T: SaturatingNumber> $Trait<Saturating<T>> for &'a Saturating<T> {
            type Output = Saturating<T>;
            #[inline]
            fn $method(self, other: Saturating<T>) -> Saturating<T> {
                Saturating(SaturatingNumber::$method(self.0, other.0))
            }
        }
        impl<'a, 'b, T: SaturatingNumber> $Trait<&'a Saturating<T>> for &'b Saturating<T> {
            type Output = Saturating<T>;
            #[inline]
            fn $method(self, other: &'a Saturating<T>) -> Saturating<T> {
                Saturating(SaturatingNumber::$method(self.0, other.0))
            }
        }
        impl<T: SaturatingNumber> $Assign for Saturating<T> {
            #[inline]
            fn $assign(&mut self, other: Saturating<T>) {
                self.0 = SaturatingNumber::$method(self.0, other.0);
            }
        }
        impl<'a, T: SaturatingNumber> $Assign<&'a Saturating<T>> for Saturating<T> {
            #[inline]
            fn $assign(&mut self, other: &'a Saturating<T>) {
                self.0 = SaturatingNumber::$method(self.0, other.0);
            }
        }
        impl<T: SaturatingNumber> $Assign<T> for Saturating<T> {
            #[inline]
            fn $assign(&mut self, other: T) {
                self.0 = SaturatingNumber::$method(self.0, other);
            }
        }
        impl<'a, T: SaturatingNumber> $Assign<&'a T> for Saturating<T> {
            #[inline]
            fn $assign(&mut self, other: &'a T) {
                self.0 = SaturatingNumber::$method(self.0, *other);
            }
        }
    )* };
}
operators! {
    Add add AddAssign add_assign;
    Sub sub SubAssign sub_assign;
    Mul mul MulAssign mul_assign;
    Div div DivAssign div_assign;
    Rem rem RemAssign rem_assign;
    BitXor bitxor BitXorAssign bitxor_assign;
    BitOr bitor BitOrAssign bitor_assign;
    BitAnd bitand BitAndAssign bitand_assign;
}

impl<T: SaturatingNumber> Not for Saturating<T> {
    type Output = Saturating<T>;
    #[inline]
    fn not(self) -> Saturating<T> {
        Saturating(SaturatingNumber::not(self.0))
    }
}

macro_rules! negation {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl Neg for Saturating<$T> {
            type Output = Saturating<$T>;
            #[inline]
            fn neg(self) -> Saturating<$T> {
                Saturating(self.0.saturating_neg())
            }
        }
    };
}
for_signed_ints!(negation);
impl<'a, T: SaturatingNumber> Not for &'a Saturating<T> {
    type Output = Saturating<T>;
    #[inline]
    fn not(self) -> Saturating<T> {
        Not::not(*self)
    }
}
impl<'a, T: Copy> Neg for &'a Saturating<T>
where
    Saturating<T>: Neg,
{
    type Output = <Saturating<T> as Neg>::Output;
    #[inline]
    fn neg(self) -> <Saturating<T> as Neg>::Output {
        Neg::neg(*self)
    }
}
