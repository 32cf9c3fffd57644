//! Vectors of pointers.

use super::{Mask, Simd};

macro_rules! pointers {
    ($Trait:ident $P:ident $Other:ident $other:ident: $($p:tt)*) => {
        pub trait $Trait: Copy {
            type Usize;
            type Isize;
            type CastPtr<T>;
            type $Other;
            type Mask;
            fn is_null(self) -> Self::Mask;
            fn cast<T>(self) -> Self::CastPtr<T>;
            fn $other(self) -> Self::$Other;
            fn addr(self) -> Self::Usize;
            fn without_provenance(addr: Self::Usize) -> Self;
            fn with_addr(self, addr: Self::Usize) -> Self;
            fn expose_provenance(self) -> Self::Usize;
            fn with_exposed_provenance(addr: Self::Usize) -> Self;
            fn wrapping_offset(self, offset: Self::Isize) -> Self;
            fn wrapping_add(self, count: Self::Usize) -> Self;
            fn wrapping_sub(self, count: Self::Usize) -> Self;
        }
        impl<T, const N: usize> $Trait for Simd<$($p)* T, N> {
            type Usize = Simd<usize, N>;
            type Isize = Simd<isize, N>;
            type CastPtr<U> = Simd<$($p)* U, N>;
            type $Other = Simd<pointers!(@other $P T), N>;
            type Mask = Mask<isize, N>;
            #[inline]
            fn is_null(self) -> Mask<isize, N> {
                Mask::of(|at| self.at(at).is_null())
            }
            #[inline]
            fn cast<U>(self) -> Simd<$($p)* U, N> {
                self.each(|p| p.cast::<U>())
            }
            #[inline]
            fn $other(self) -> Self::$Other {
                self.each(|p| p.$other())
            }
            #[inline]
            fn addr(self) -> Simd<usize, N> {
                self.each(|p| p.addr())
            }
            #[inline]
            fn without_provenance(addr: Simd<usize, N>) -> Self {
                addr.each(|addr| addr as $($p)* T)
            }
            #[inline]
            fn with_addr(self, addr: Simd<usize, N>) -> Self {
                self.both(addr, |p, addr| p.with_addr(addr))
            }
            #[inline]
            fn expose_provenance(self) -> Simd<usize, N> {
                self.each(|p| p.addr())
            }
            #[inline]
            fn with_exposed_provenance(addr: Simd<usize, N>) -> Self {
                addr.each(|addr| addr as $($p)* T)
            }
            #[inline]
            fn wrapping_offset(self, count: Simd<isize, N>) -> Self {
                self.both(count, |p, count| p.wrapping_offset(count))
            }
            #[inline]
            fn wrapping_add(self, count: Simd<usize, N>) -> Self {
                self.both(count, |p, count| p.wrapping_add(count))
            }
            #[inline]
            fn wrapping_sub(self, count: Simd<usize, N>) -> Self {
                self.both(count, |p, count| p.wrapping_sub(count))
            }
        }
    };
    (@other constant $T:ident) => { *mut $T };
    (@other mutable $T:ident) => { *const $T };
}
pointers! { SimdConstPtr constant MutPtr cast_mut: *const }
pointers! { SimdMutPtr mutable ConstPtr cast_const: *mut }
