//! One of two values for each element.

use super::{Mask, MaskElement, Simd, SimdElement};

pub trait Select<T> {
    fn select(self, true_values: T, false_values: T) -> T;
}
impl<T: SimdElement, U: MaskElement, const N: usize> Select<Simd<T, N>> for Mask<U, N> {
    #[inline]
    fn select(self, true_values: Simd<T, N>, false_values: Simd<T, N>) -> Simd<T, N> {
        Simd::of(|at| if self.at(at) { true_values.at(at) } else { false_values.at(at) })
    }
}
impl<T: MaskElement, U: MaskElement, const N: usize> Select<Mask<T, N>> for Mask<U, N> {
    #[inline]
    fn select(self, true_values: Mask<T, N>, false_values: Mask<T, N>) -> Mask<T, N> {
        Mask::of(|at| if self.at(at) { true_values.at(at) } else { false_values.at(at) })
    }
}
impl<T: SimdElement, const N: usize> Select<Simd<T, N>> for u64 {
    #[inline]
    fn select(self, true_values: Simd<T, N>, false_values: Simd<T, N>) -> Simd<T, N> {
        const { assert!(N <= 64, "number of elements can't be greater than 64") }
        Simd::of(|at| if (self >> at) & 1 == 1 { true_values.at(at) } else { false_values.at(at) })
    }
}
impl<T: MaskElement, const N: usize> Select<Mask<T, N>> for u64 {
    #[inline]
    fn select(self, true_values: Mask<T, N>, false_values: Mask<T, N>) -> Mask<T, N> {
        const { assert!(N <= 64, "number of elements can't be greater than 64") }
        Mask::of(|at| if (self >> at) & 1 == 1 { true_values.at(at) } else { false_values.at(at) })
    }
}
