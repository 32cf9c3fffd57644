//! Integers that are never zero; `Option<NonZero<T>>` is as small as `T`.

use super::{ParseIntError, IntErrorKind, TryFromIntError};
use crate::cmp::Ordering;
use crate::hash::{Hash, Hasher};
use crate::intrinsics;
use crate::str::FromStr;

/// Integer types that have a form without zero.
pub unsafe trait ZeroablePrimitive: Sized + Copy {
    /// The same bits, with zero declared impossible.
    type NonZeroInner: Sized + Copy;
}

#[repr(transparent)]
pub struct NonZero<T: ZeroablePrimitive>(T::NonZeroInner);

macro_rules! nonzero_types {
    ($($Alias:ident $Inner:ident $T:ident;)*) => { $(
        #[derive(Clone, Copy)]
        #[repr(transparent)]
        #[rustc_layout_scalar_valid_range_start(1)]
        pub struct $Inner($T);

        unsafe impl ZeroablePrimitive for $T {
            type NonZeroInner = $Inner;
        }

        pub type $Alias = NonZero<$T>;

        impl NonZero<$T> {
            pub const fn from_str_radix(src: &str, radix: u32) -> Result<NonZero<$T>, ParseIntError> {
                NonZero::<$T>::from_ascii_radix(src.as_bytes(), radix)
            }
            pub const fn from_ascii(src: &[u8]) -> Result<NonZero<$T>, ParseIntError> {
                NonZero::<$T>::from_ascii_radix(src, 10)
            }
            pub const fn from_ascii_radix(src: &[u8], radix: u32) -> Result<NonZero<$T>, ParseIntError> {
                match $T::from_ascii_radix(src, radix) {
                    Ok(value) => match NonZero::new(value) {
                        Some(nonzero) => Ok(nonzero),
                        None => Err(ParseIntError { kind: IntErrorKind::Zero }),
                    },
                    Err(error) => Err(error),
                }
            }
        }

        impl From<NonZero<$T>> for $T {
            #[inline]
            fn from(nonzero: NonZero<$T>) -> $T {
                nonzero.get()
            }
        }

        impl TryFrom<$T> for NonZero<$T> {
            type Error = TryFromIntError;
            #[inline]
            fn try_from(value: $T) -> Result<NonZero<$T>, TryFromIntError> {
                NonZero::new(value).ok_or(TryFromIntError(IntErrorKind::Zero))
            }
        }

        impl FromStr for NonZero<$T> {
            type Err = ParseIntError;
            fn from_str(src: &str) -> Result<NonZero<$T>, ParseIntError> {
                NonZero::<$T>::from_str_radix(src, 10)
            }
        }
    )* };
}

nonzero_types! {
    NonZeroI8 NonZeroI8Inner i8;
    NonZeroI16 NonZeroI16Inner i16;
    NonZeroI32 NonZeroI32Inner i32;
    NonZeroI64 NonZeroI64Inner i64;
    NonZeroI128 NonZeroI128Inner i128;
    NonZeroIsize NonZeroIsizeInner isize;
    NonZeroU8 NonZeroU8Inner u8;
    NonZeroU16 NonZeroU16Inner u16;
    NonZeroU32 NonZeroU32Inner u32;
    NonZeroU64 NonZeroU64Inner u64;
    NonZeroU128 NonZeroU128Inner u128;
    NonZeroUsize NonZeroUsizeInner usize;
}

impl<T: ZeroablePrimitive> NonZero<T> {
    /// An `Option` of this type has the layout of `T`, with zero for `None`.
    #[inline]
    pub const fn new(n: T) -> Option<NonZero<T>> {
        unsafe { intrinsics::transmute_unchecked(n) }
    }
    #[inline]
    #[checked_by(for_non_zero)]
    pub const unsafe fn new_unchecked(n: T) -> NonZero<T> {
        unsafe { intrinsics::transmute_unchecked(n) }
    }
    #[inline]
    pub fn from_mut(n: &mut T) -> Option<&mut NonZero<T>> {
        let whole = n as *mut T as *mut Option<NonZero<T>>;
        unsafe { (*whole).as_mut() }
    }
    #[inline]
    pub unsafe fn from_mut_unchecked(n: &mut T) -> &mut NonZero<T> {
        unsafe { &mut *(n as *mut T as *mut NonZero<T>) }
    }
    #[inline]
    pub const fn get(self) -> T {
        unsafe { intrinsics::transmute_unchecked(self) }
    }
}

impl<T: ZeroablePrimitive> Clone for NonZero<T> {
    #[inline]
    fn clone(&self) -> NonZero<T> {
        *self
    }
}
impl<T: ZeroablePrimitive> Copy for NonZero<T> {}

impl<T: ZeroablePrimitive + PartialEq> PartialEq for NonZero<T> {
    #[inline]
    fn eq(&self, other: &NonZero<T>) -> bool {
        self.get() == other.get()
    }
}
impl<T: ZeroablePrimitive + Eq> Eq for NonZero<T> {}

impl<T: ZeroablePrimitive + PartialOrd> PartialOrd for NonZero<T> {
    #[inline]
    fn partial_cmp(&self, other: &NonZero<T>) -> Option<Ordering> {
        self.get().partial_cmp(&other.get())
    }
    #[inline]
    fn lt(&self, other: &NonZero<T>) -> bool {
        self.get() < other.get()
    }
    #[inline]
    fn le(&self, other: &NonZero<T>) -> bool {
        self.get() <= other.get()
    }
    #[inline]
    fn gt(&self, other: &NonZero<T>) -> bool {
        self.get() > other.get()
    }
    #[inline]
    fn ge(&self, other: &NonZero<T>) -> bool {
        self.get() >= other.get()
    }
}
impl<T: ZeroablePrimitive + Ord> Ord for NonZero<T> {
    #[inline]
    fn cmp(&self, other: &NonZero<T>) -> Ordering {
        self.get().cmp(&other.get())
    }
}

impl<T: ZeroablePrimitive + Hash> Hash for NonZero<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.get().hash(state)
    }
}

impl<'a, T: ZeroablePrimitive> crate::ops::Neg for &'a NonZero<T>
where
    NonZero<T>: crate::ops::Neg,
{
    type Output = <NonZero<T> as crate::ops::Neg>::Output;
    #[inline]
    fn neg(self) -> <NonZero<T> as crate::ops::Neg>::Output {
        crate::ops::Neg::neg(*self)
    }
}
