//! The operators of `Wrapping`, for all integer types by one private trait.

use super::Wrapping;
use crate::ops::*;

/// What the operators do on the bare number.
trait WrappingNumber: Copy {
    fn add(self, rhs: Self) -> Self;
    fn sub(self, rhs: Self) -> Self;
    fn mul(self, rhs: Self) -> Self;
    fn div(self, rhs: Self) -> Self;
    fn rem(self, rhs: Self) -> Self;
    fn bitxor(self, rhs: Self) -> Self;
    fn bitor(self, rhs: Self) -> Self;
    fn bitand(self, rhs: Self) -> Self;
    fn shl(self, distance: usize) -> Self;
    fn shr(self, distance: usize) -> Self;
    fn not(self) -> Self;
    fn neg(self) -> Self;
}

macro_rules! numbers {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl WrappingNumber for $T {
            #[inline]
            fn add(self, rhs: $T) -> $T {
                self.wrapping_add(rhs)
            }
            #[inline]
            fn sub(self, rhs: $T) -> $T {
                self.wrapping_sub(rhs)
            }
            #[inline]
            fn mul(self, rhs: $T) -> $T {
                self.wrapping_mul(rhs)
            }
            #[inline]
            fn div(self, rhs: $T) -> $T {
                self.wrapping_div(rhs)
            }
            #[inline]
            fn rem(self, rhs: $T) -> $T {
                self.wrapping_rem(rhs)
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
            fn shl(self, distance: usize) -> $T {
                self.wrapping_shl(distance as u32)
            }
            #[inline]
            fn shr(self, distance: usize) -> $T {
                self.wrapping_shr(distance as u32)
            }
            #[inline]
            fn not(self) -> $T {
                !self
            }
            #[inline]
            fn neg(self) -> $T {
                self.wrapping_neg()
            }
        }
    };
}
for_all_ints!(numbers);

/// An operator and its assigning form, by value and by reference; the operand of the latter may be bare.
macro_rules! operators {
    ($($Trait:ident $method:ident $Assign:ident $assign:ident;)*) => { $(
        impl<T: WrappingNumber> $Trait for Wrapping<T> {
            type Output = Wrapping<T>;
            #[inline]
            fn $method(self, other: Wrapping<T>) -> Wrapping<T> {
                Wrapping(WrappingNumber::$method(self.0, other.0))
            }
        }
        impl<'a, T: WrappingNumber> $Trait<&'a Wrapping<T>> for Wrapping<T> {
            type Output = Wrapping<T>;
            #[inline]
            fn $method(self, other: &'a Wrapping<T>) -> Wrapping<T> {
                Wrapping(WrappingNumber::$method(self.0, other.0))
            }
        }
        impl<'a, T: WrappingNumber> $Trait<Wrapping<T>> for &'a Wrapping<T> {
            type Output = Wrapping<T>;
            #[inline]
            fn $method(self, other: Wrapping<T>) -> Wrapping<T> {
                Wrapping(WrappingNumber::$method(self.0, other.0))
            }
        }
        impl<'a, 'b, T: WrappingNumber> $Trait<&'a Wrapping<T>> for &'b Wrapping<T> {
            type Output = Wrapping<T>;
            #[inline]
            fn $method(self, other: &'a Wrapping<T>) -> Wrapping<T> {
                Wrapping(WrappingNumber::$method(self.0, other.0))
            }
        }
        impl<T: WrappingNumber> $Assign for Wrapping<T> {
            #[inline]
            fn $assign(&mut self, other: Wrapping<T>) {
                self.0 = WrappingNumber::$method(self.0, other.0);
            }
        }
        impl<'a, T: WrappingNumber> $Assign<&'a Wrapping<T>> for Wrapping<T> {
            #[inline]
            fn $assign(&mut self, other: &'a Wrapping<T>) {
                self.0 = WrappingNumber::$method(self.0, other.0);
            }
        }
        impl<T: WrappingNumber> $Assign<T> for Wrapping<T> {
            #[inline]
            fn $assign(&mut self, other: T) {
                self.0 = WrappingNumber::$method(self.0, other);
            }
        }
        impl<'a, T: WrappingNumber> $Assign<&'a T> for Wrapping<T> {
            #[inline]
            fn $assign(&mut self, other: &'a T) {
                self.0 = WrappingNumber::$method(self.0, *other);
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

macro_rules! shifts {
    ($($Trait:ident $method:ident $Assign:ident $assign:ident;)*) => { $(
        impl<T: WrappingNumber> $Trait<usize> for Wrapping<T> {
            type Output = Wrapping<T>;
            #[inline]
            fn $method(self, other: usize) -> Wrapping<T> {
                Wrapping(WrappingNumber::$method(self.0, other))
            }
        }
        impl<T: WrappingNumber> $Assign<usize> for Wrapping<T> {
            #[inline]
            fn $assign(&mut self, other: usize) {
                self.0 = WrappingNumber::$method(self.0, other);
            }
        }
        impl<'a, T: WrappingNumber> $Assign<&'a usize> for Wrapping<T> {
            #[inline]
            fn $assign(&mut self, other: &'a usize) {
                self.0 = WrappingNumber::$method(self.0, *other);
            }
        }
        impl<'a, T: WrappingNumber> $Trait<&'a usize> for Wrapping<T> {
            type Output = Wrapping<T>;
            #[inline]
            fn $method(self, other: &'a usize) -> Wrapping<T> {
                Wrapping(WrappingNumber::$method(self.0, *other))
            }
        }
        impl<'b, T: WrappingNumber> $Trait<usize> for &'b Wrapping<T> {
            type Output = Wrapping<T>;
            #[inline]
            fn $method(self, other: usize) -> Wrapping<T> {
                Wrapping(WrappingNumber::$method(self.0, other))
            }
        }
        impl<'a, 'b, T: WrappingNumber> $Trait<&'a usize> for &'b Wrapping<T> {
            type Output = Wrapping<T>;
            #[inline]
            fn $method(self, other: &'a usize) -> Wrapping<T> {
                Wrapping(WrappingNumber::$method(self.0, *other))
            }
        }
    )* };
}
shifts! {
    Shl shl ShlAssign shl_assign;
    Shr shr ShrAssign shr_assign;
}

impl<T: WrappingNumber> Not for Wrapping<T> {
    type Output = Wrapping<T>;
    #[inline]
    fn not(self) -> Wrapping<T> {
        Wrapping(WrappingNumber::not(self.0))
    }
}

impl<T: WrappingNumber> Neg for Wrapping<T> {
    type Output = Wrapping<T>;
    #[inline]
    fn neg(self) -> Wrapping<T> {
        Wrapping(WrappingNumber::neg(self.0))
    }
}
impl<'a, T: WrappingNumber> Not for &'a Wrapping<T> {
    type Output = Wrapping<T>;
    #[inline]
    fn not(self) -> Wrapping<T> {
        Not::not(*self)
    }
}
impl<'a, T: WrappingNumber> Neg for &'a Wrapping<T> {
    type Output = Wrapping<T>;
    #[inline]
    fn neg(self) -> Wrapping<T> {
        Neg::neg(*self)
    }
}
