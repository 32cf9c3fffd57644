//! What vectors have in common with arrays: made from them, compared as a whole, printed, hashed.

use super::{Simd, SimdElement};
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Formatter};
use crate::hash::{Hash, Hasher};
use crate::iter::{Product, Sum};
use crate::ops::{Add, Index, IndexMut, Mul};
use crate::slice::SliceIndex;

impl<T: SimdElement, const N: usize> Clone for Simd<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: SimdElement + Default, const N: usize> Default for Simd<T, N> {
    #[inline]
    fn default() -> Self {
        Simd::splat(T::default())
    }
}
impl<T: SimdElement + PartialEq, const N: usize> PartialEq for Simd<T, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        let mut same = true;
        let mut at = 0;
        while at < N {
            same &= self.at(at) == other.at(at);
            at += 1;
        }
        same
    }
}
impl<T: SimdElement + Eq, const N: usize> Eq for Simd<T, N> {}
impl<T: SimdElement + PartialOrd, const N: usize> PartialOrd for Simd<T, N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.as_array().partial_cmp(other.as_array())
    }
}
impl<T: SimdElement + Ord, const N: usize> Ord for Simd<T, N> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_array().cmp(other.as_array())
    }
}
impl<T: SimdElement + Hash, const N: usize> Hash for Simd<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_array().hash(state)
    }
}
impl<T: SimdElement + Debug, const N: usize> Debug for Simd<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        <[T] as Debug>::fmt(self.as_array(), f)
    }
}
impl<T: SimdElement, const N: usize> AsRef<[T; N]> for Simd<T, N> {
    fn as_ref(&self) -> &[T; N] {
        self.as_array()
    }
}
impl<T: SimdElement, const N: usize> AsMut<[T; N]> for Simd<T, N> {
    fn as_mut(&mut self) -> &mut [T; N] {
        self.as_mut_array()
    }
}
impl<T: SimdElement, const N: usize> AsRef<[T]> for Simd<T, N> {
    fn as_ref(&self) -> &[T] {
        self.as_array()
    }
}
impl<T: SimdElement, const N: usize> AsMut<[T]> for Simd<T, N> {
    fn as_mut(&mut self) -> &mut [T] {
        self.as_mut_array()
    }
}
impl<T: SimdElement, const N: usize> From<[T; N]> for Simd<T, N> {
    #[inline]
    fn from(array: [T; N]) -> Self {
        Simd::from_array(array)
    }
}
impl<T: SimdElement, const N: usize> From<Simd<T, N>> for [T; N] {
    #[inline]
    fn from(vector: Simd<T, N>) -> Self {
        vector.to_array()
    }
}
impl<T: SimdElement, const N: usize> TryFrom<&[T]> for Simd<T, N> {
    type Error = crate::array::TryFromSliceError;
    fn try_from(slice: &[T]) -> Result<Self, Self::Error> {
        Ok(Simd::from_array(slice.try_into()?))
    }
}
impl<T: SimdElement, const N: usize> TryFrom<&mut [T]> for Simd<T, N> {
    type Error = crate::array::TryFromSliceError;
    fn try_from(slice: &mut [T]) -> Result<Self, Self::Error> {
        Simd::try_from(&*slice)
    }
}
impl<I: SliceIndex<[T]>, T: SimdElement, const N: usize> Index<I> for Simd<T, N> {
    type Output = I::Output;
    #[inline]
    fn index(&self, index: I) -> &I::Output {
        &self.as_array()[index]
    }
}
impl<I: SliceIndex<[T]>, T: SimdElement, const N: usize> IndexMut<I> for Simd<T, N> {
    #[inline]
    fn index_mut(&mut self, index: I) -> &mut I::Output {
        &mut self.as_mut_array()[index]
    }
}

macro_rules! sums {
    ($($t:ty)*) => { $(
        impl<const N: usize> Sum<Simd<$t, N>> for Simd<$t, N> {
            fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold(Simd::splat(0 as $t), Add::add)
            }
        }
        impl<const N: usize> Product<Simd<$t, N>> for Simd<$t, N> {
            fn product<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold(Simd::splat(1 as $t), Mul::mul)
            }
        }
        impl<'a, const N: usize> Sum<&'a Simd<$t, N>> for Simd<$t, N> {
            fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
                iter.fold(Simd::splat(0 as $t), Add::add)
            }
        }
        impl<'a, const N: usize> Product<&'a Simd<$t, N>> for Simd<$t, N> {
            fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
                iter.fold(Simd::splat(1 as $t), Mul::mul)
            }
        }
    )* };
}
sums! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64 }
