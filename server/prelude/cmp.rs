//! Comparison.

use self::Ordering::{Equal, Greater, Less};

#[lang = "eq"]
pub trait PartialEq<Rhs: ?Sized = Self> {
    fn eq(&self, other: &Rhs) -> bool;
    #[inline]
    fn ne(&self, other: &Rhs) -> bool {
        !self.eq(other)
    }
}

#[lang = "eq_marker"]
pub trait Eq: PartialEq<Self> {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[lang = "Ordering"]
#[repr(i8)]
pub enum Ordering {
    Less = -1,
    Equal = 0,
    Greater = 1,
}

impl Ordering {
    pub const fn is_eq(self) -> bool {
        self as i8 == 0
    }
    pub const fn is_ne(self) -> bool {
        self as i8 != 0
    }
    pub const fn is_lt(self) -> bool {
        (self as i8) < 0
    }
    pub const fn is_gt(self) -> bool {
        self as i8 > 0
    }
    pub const fn is_le(self) -> bool {
        self as i8 <= 0
    }
    pub const fn is_ge(self) -> bool {
        self as i8 >= 0
    }
    pub const fn reverse(self) -> Ordering {
        match self {
            Less => Greater,
            Equal => Equal,
            Greater => Less,
        }
    }
    pub const fn then(self, other: Ordering) -> Ordering {
        match self {
            Equal => other,
            _ => self,
        }
    }
    pub fn then_with<F: FnOnce() -> Ordering>(self, f: F) -> Ordering {
        match self {
            Equal => f(),
            _ => self,
        }
    }
}

impl PartialOrd for Ordering {
    fn partial_cmp(&self, other: &Ordering) -> Option<Ordering> {
        Some((*self as i8).cmp(&(*other as i8)))
    }
}
impl Ord for Ordering {
    fn cmp(&self, other: &Ordering) -> Ordering {
        (*self as i8).cmp(&(*other as i8))
    }
}

#[lang = "partial_ord"]
pub trait PartialOrd<Rhs: ?Sized = Self>: PartialEq<Rhs> {
    fn partial_cmp(&self, other: &Rhs) -> Option<Ordering>;
    #[inline]
    fn lt(&self, other: &Rhs) -> bool {
        match self.partial_cmp(other) {
            Some(Less) => true,
            _ => false,
        }
    }
    #[inline]
    fn le(&self, other: &Rhs) -> bool {
        match self.partial_cmp(other) {
            Some(Less) | Some(Equal) => true,
            _ => false,
        }
    }
    #[inline]
    fn gt(&self, other: &Rhs) -> bool {
        match self.partial_cmp(other) {
            Some(Greater) => true,
            _ => false,
        }
    }
    #[inline]
    fn ge(&self, other: &Rhs) -> bool {
        match self.partial_cmp(other) {
            Some(Greater) | Some(Equal) => true,
            _ => false,
        }
    }
}

pub trait Ord: Eq + PartialOrd<Self> {
    fn cmp(&self, other: &Self) -> Ordering;
    #[inline]
    fn max(self, other: Self) -> Self
    where
        Self: Sized,
    {
        if other < self { self } else { other }
    }
    #[inline]
    fn min(self, other: Self) -> Self
    where
        Self: Sized,
    {
        if other < self { other } else { self }
    }
    #[inline]
    fn clamp(self, min: Self, max: Self) -> Self
    where
        Self: Sized,
    {
        assert!(min <= max);
        if self < min {
            min
        } else if self > max {
            max
        } else {
            self
        }
    }
}

#[inline]
pub fn min<T: Ord>(v1: T, v2: T) -> T {
    v1.min(v2)
}
#[inline]
pub fn max<T: Ord>(v1: T, v2: T) -> T {
    v1.max(v2)
}
pub fn min_by<T, F: FnOnce(&T, &T) -> Ordering>(v1: T, v2: T, compare: F) -> T {
    if compare(&v1, &v2).is_le() { v1 } else { v2 }
}
pub fn max_by<T, F: FnOnce(&T, &T) -> Ordering>(v1: T, v2: T, compare: F) -> T {
    if compare(&v1, &v2).is_gt() { v1 } else { v2 }
}
pub fn min_by_key<T, F: FnMut(&T) -> K, K: Ord>(v1: T, v2: T, mut f: F) -> T {
    if f(&v2) < f(&v1) { v2 } else { v1 }
}
pub fn max_by_key<T, F: FnMut(&T) -> K, K: Ord>(v1: T, v2: T, mut f: F) -> T {
    if f(&v2) < f(&v1) { v1 } else { v2 }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Reverse<T>(pub T);

impl<T: PartialOrd> PartialOrd for Reverse<T> {
    fn partial_cmp(&self, other: &Reverse<T>) -> Option<Ordering> {
        other.0.partial_cmp(&self.0)
    }
}
impl<T: Ord> Ord for Reverse<T> {
    fn cmp(&self, other: &Reverse<T>) -> Ordering {
        other.0.cmp(&self.0)
    }
}

macro_rules! scalar_eq {
    ($($t:ty)*) => { $(
        impl PartialEq for $t {
            #[inline]
            fn eq(&self, other: &$t) -> bool { *self == *other }
            #[inline]
            fn ne(&self, other: &$t) -> bool { *self != *other }
        }
    )* };
}
scalar_eq! { bool char i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f16 f32 f64 }

macro_rules! total_order {
    ($($t:ty)*) => { $(
        impl Eq for $t {}
        impl PartialOrd for $t {
            #[inline]
            fn partial_cmp(&self, other: &$t) -> Option<Ordering> { Some(self.cmp(other)) }
            #[inline]
            fn lt(&self, other: &$t) -> bool { *self < *other }
            #[inline]
            fn le(&self, other: &$t) -> bool { *self <= *other }
            #[inline]
            fn gt(&self, other: &$t) -> bool { *self > *other }
            #[inline]
            fn ge(&self, other: &$t) -> bool { *self >= *other }
        }
        impl Ord for $t {
            #[inline]
            fn cmp(&self, other: &$t) -> Ordering {
                if *self < *other { Less } else if *self == *other { Equal } else { Greater }
            }
            #[inline]
            fn max(self, other: $t) -> $t { if other < self { self } else { other } }
            #[inline]
            fn min(self, other: $t) -> $t { if other < self { other } else { self } }
        }
    )* };
}
total_order! { bool char i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

macro_rules! float_order {
    ($($t:ty)*) => { $(
        impl PartialOrd for $t {
            #[inline]
            fn partial_cmp(&self, other: &$t) -> Option<Ordering> {
                match (*self <= *other, *self >= *other) {
                    (false, false) => None,
                    (false, true) => Some(Greater),
                    (true, false) => Some(Less),
                    (true, true) => Some(Equal),
                }
            }
            #[inline]
            fn lt(&self, other: &$t) -> bool { *self < *other }
            #[inline]
            fn le(&self, other: &$t) -> bool { *self <= *other }
            #[inline]
            fn gt(&self, other: &$t) -> bool { *self > *other }
            #[inline]
            fn ge(&self, other: &$t) -> bool { *self >= *other }
        }
    )* };
}
float_order! { f16 f32 f64 }

impl PartialEq for () {
    fn eq(&self, _other: &()) -> bool {
        true
    }
}
impl Eq for () {}
impl PartialOrd for () {
    fn partial_cmp(&self, _other: &()) -> Option<Ordering> {
        Some(Equal)
    }
}
impl Ord for () {
    fn cmp(&self, _other: &()) -> Ordering {
        Equal
    }
}

impl PartialEq for ! {
    fn eq(&self, _other: &!) -> bool {
        *self
    }
}
impl Eq for ! {}

macro_rules! reference_order {
    ($(($left:ty, $right:ty))*) => { $(
        impl<'a, 'b, A: ?Sized + PartialEq<B>, B: ?Sized> PartialEq<$right> for $left {
            #[inline]
            fn eq(&self, other: &$right) -> bool { PartialEq::eq(&**self, &**other) }
            #[inline]
            fn ne(&self, other: &$right) -> bool { PartialEq::ne(&**self, &**other) }
        }
    )* };
}
reference_order! { (&'a A, &'b B) (&'a mut A, &'b mut B) (&'a A, &'b mut B) (&'a mut A, &'b B) }

macro_rules! reference_total {
    ($(($left:ty, $right:ty))*) => { $(
        impl<'a, 'b, A: ?Sized + PartialOrd<B>, B: ?Sized> PartialOrd<$right> for $left {
            #[inline]
            fn partial_cmp(&self, other: &$right) -> Option<Ordering> {
                PartialOrd::partial_cmp(&**self, &**other)
            }
            #[inline]
            fn lt(&self, other: &$right) -> bool { PartialOrd::lt(&**self, &**other) }
            #[inline]
            fn le(&self, other: &$right) -> bool { PartialOrd::le(&**self, &**other) }
            #[inline]
            fn gt(&self, other: &$right) -> bool { PartialOrd::gt(&**self, &**other) }
            #[inline]
            fn ge(&self, other: &$right) -> bool { PartialOrd::ge(&**self, &**other) }
        }
    )* };
}
reference_total! { (&'a A, &'b B) (&'a mut A, &'b mut B) }

impl<'a, A: ?Sized + Eq> Eq for &'a A {}
impl<'a, A: ?Sized + Eq> Eq for &'a mut A {}
impl<'a, A: ?Sized + Ord> Ord for &'a A {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        Ord::cmp(&**self, &**other)
    }
}
impl<'a, A: ?Sized + Ord> Ord for &'a mut A {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        Ord::cmp(&**self, &**other)
    }
}

macro_rules! pointer_order {
    ($($t:ty)*) => { $(
        impl<T: ?Sized> PartialEq for $t {
            #[inline]
            fn eq(&self, other: &$t) -> bool { *self == *other }
        }
        impl<T: ?Sized> Eq for $t {}
        impl<T: ?Sized> PartialOrd for $t {
            #[inline]
            fn partial_cmp(&self, other: &$t) -> Option<Ordering> { Some(self.cmp(other)) }
        }
        impl<T: ?Sized> Ord for $t {
            #[inline]
            fn cmp(&self, other: &$t) -> Ordering {
                if *self < *other { Less } else if *self == *other { Equal } else { Greater }
            }
        }
    )* };
}
pointer_order! { *const T *mut T }

/// Pointers to functions are compared by address.
pub(crate) fn address<F: crate::marker::FnPtr>(f: &F) -> usize {
    unsafe { crate::mem::transmute_copy::<F, usize>(f) }
}
impl<F: crate::marker::FnPtr> PartialEq for F {
    #[inline]
    fn eq(&self, other: &F) -> bool {
        address(self) == address(other)
    }
}
impl<F: crate::marker::FnPtr> Eq for F {}
impl<F: crate::marker::FnPtr> PartialOrd for F {
    #[inline]
    fn partial_cmp(&self, other: &F) -> Option<Ordering> {
        address(self).partial_cmp(&address(other))
    }
}
impl<F: crate::marker::FnPtr> Ord for F {
    #[inline]
    fn cmp(&self, other: &F) -> Ordering {
        address(self).cmp(&address(other))
    }
}
impl<F: crate::marker::FnPtr> crate::hash::Hash for F {
    fn hash<H: crate::hash::Hasher>(&self, state: &mut H) {
        state.write_usize(address(self))
    }
}
