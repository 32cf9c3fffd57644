//! Operators on vectors. Integers wrap; shifts take the low bits of their amounts.

use super::{Simd, SimdElement};
use crate::ops::*;

/// The other forms of an operator on vectors: with references, and in place.
macro_rules! forms {
    ($($Op:ident $op:ident $Assign:ident $assign:ident;)*) => { $(
        impl<T: SimdElement, const N: usize> $Op<&Simd<T, N>> for Simd<T, N>
        where
            Simd<T, N>: $Op<Simd<T, N>, Output = Simd<T, N>>,
        {
            type Output = Simd<T, N>;
            #[inline]
            fn $op(self, other: &Simd<T, N>) -> Simd<T, N> {
                $Op::$op(self, *other)
            }
        }
        impl<T: SimdElement, const N: usize> $Op<Simd<T, N>> for &Simd<T, N>
        where
            Simd<T, N>: $Op<Simd<T, N>, Output = Simd<T, N>>,
        {
            type Output = Simd<T, N>;
            #[inline]
            fn $op(self, other: Simd<T, N>) -> Simd<T, N> {
                $Op::$op(*self, other)
            }
        }
        impl<T: SimdElement, const N: usize> $Op<&Simd<T, N>> for &Simd<T, N>
        where
            Simd<T, N>: $Op<Simd<T, N>, Output = Simd<T, N>>,
        {
            type Output = Simd<T, N>;
            #[inline]
            fn $op(self, other: &Simd<T, N>) -> Simd<T, N> {
                $Op::$op(*self, *other)
            }
        }
        impl<T: SimdElement, U, const N: usize> $Assign<U> for Simd<T, N>
        where
            Simd<T, N>: $Op<U, Output = Simd<T, N>>,
        {
            #[inline]
            fn $assign(&mut self, other: U) {
                *self = $Op::$op(*self, other);
            }
        }
    )* };
}
forms! {
    Add add AddAssign add_assign;
    Sub sub SubAssign sub_assign;
    Mul mul MulAssign mul_assign;
    Div div DivAssign div_assign;
    Rem rem RemAssign rem_assign;
    BitAnd bitand BitAndAssign bitand_assign;
    BitOr bitor BitOrAssign bitor_assign;
    BitXor bitxor BitXorAssign bitxor_assign;
    Shl shl ShlAssign shl_assign;
    Shr shr ShrAssign shr_assign;
}

macro_rules! binary {
    ([$($t:ty)*] $Op:ident $op:ident, |$a:ident, $b:ident| $result:expr) => { $(
        impl<const N: usize> $Op for Simd<$t, N> {
            type Output = Self;
            #[inline]
            fn $op(self, other: Self) -> Self {
                self.both(other, |$a: $t, $b: $t| $result)
            }
        }
    )* };
}
macro_rules! integers {
    ($($t:ty)*) => {
        binary! { [$($t)*] Add add, |a, b| a.wrapping_add(b) }
        binary! { [$($t)*] Sub sub, |a, b| a.wrapping_sub(b) }
        binary! { [$($t)*] Mul mul, |a, b| a.wrapping_mul(b) }
        binary! { [$($t)*] BitAnd bitand, |a, b| a & b }
        binary! { [$($t)*] BitOr bitor, |a, b| a | b }
        binary! { [$($t)*] BitXor bitxor, |a, b| a ^ b }
        binary! { [$($t)*] Shl shl, |a, b| a.wrapping_shl(b as u32) }
        binary! { [$($t)*] Shr shr, |a, b| a.wrapping_shr(b as u32) }
        $(
            impl<const N: usize> Div for Simd<$t, N> {
                type Output = Self;
                #[inline]
                fn div(self, other: Self) -> Self {
                    if has_zero(other, |b| b == 0) {
                        panic!("attempt to divide by zero");
                    }
                    self.both(other, |a, b| a.wrapping_div(b))
                }
            }
            impl<const N: usize> Rem for Simd<$t, N> {
                type Output = Self;
                #[inline]
                fn rem(self, other: Self) -> Self {
                    if has_zero(other, |b| b == 0) {
                        panic!("attempt to calculate the remainder with a divisor of zero");
                    }
                    self.both(other, |a, b| a.wrapping_rem(b))
                }
            }
            impl<const N: usize> Not for Simd<$t, N> {
                type Output = Self;
                #[inline]
                fn not(self) -> Self {
                    self.each(|a| !a)
                }
            }
            impl<const N: usize> Shl<$t> for Simd<$t, N> {
                type Output = Self;
                #[inline]
                fn shl(self, by: $t) -> Self {
                    self << Simd::splat(by)
                }
            }
            impl<const N: usize> Shl<&$t> for Simd<$t, N> {
                type Output = Self;
                #[inline]
                fn shl(self, by: &$t) -> Self {
                    self << Simd::splat(*by)
                }
            }
            impl<const N: usize> Shr<$t> for Simd<$t, N> {
                type Output = Self;
                #[inline]
                fn shr(self, by: $t) -> Self {
                    self >> Simd::splat(by)
                }
            }
            impl<const N: usize> Shr<&$t> for Simd<$t, N> {
                type Output = Self;
                #[inline]
                fn shr(self, by: &$t) -> Self {
                    self >> Simd::splat(*by)
                }
            }
        )*
    };
}
#[inline(always)]
fn has_zero<T: SimdElement, const N: usize>(of: Simd<T, N>, is_zero: impl Fn(T) -> bool) -> bool {
    let mut found = false;
    let mut at = 0;
    while at < N {
        found |= is_zero(of.at(at));
        at += 1;
    }
    found
}
integers! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize }

macro_rules! floats {
    ($($t:ty)*) => {
        binary! { [$($t)*] Add add, |a, b| a + b }
        binary! { [$($t)*] Sub sub, |a, b| a - b }
        binary! { [$($t)*] Mul mul, |a, b| a * b }
        binary! { [$($t)*] Div div, |a, b| a / b }
        binary! { [$($t)*] Rem rem, |a, b| a % b }
    };
}
floats! { f16 f32 f64 }

macro_rules! negated {
    ($($t:ty, |$a:ident| $result:expr;)*) => { $(
        impl<const N: usize> Neg for Simd<$t, N> {
            type Output = Self;
            #[inline]
            fn neg(self) -> Self {
                self.each(|$a: $t| $result)
            }
        }
    )* };
}
negated! {
    i8, |a| a.wrapping_neg(); i16, |a| a.wrapping_neg(); i32, |a| a.wrapping_neg(); i64, |a| a.wrapping_neg();
    isize, |a| a.wrapping_neg(); f16, |a| -a; f32, |a| -a; f64, |a| -a;
}
