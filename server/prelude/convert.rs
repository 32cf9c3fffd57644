//! Conversions.

pub trait AsRef<T: ?Sized> {
    fn as_ref(&self) -> &T;
}
pub trait AsMut<T: ?Sized> {
    fn as_mut(&mut self) -> &mut T;
}
pub trait Into<T>: Sized {
    fn into(self) -> T;
}
#[lang = "From"]
pub trait From<T>: Sized {
    fn from(value: T) -> Self;
}
pub trait TryInto<T>: Sized {
    type Error;
    fn try_into(self) -> Result<T, Self::Error>;
}
pub trait TryFrom<T>: Sized {
    type Error;
    fn try_from(value: T) -> Result<Self, Self::Error>;
}

#[derive(Clone, Copy)]
pub enum Infallible {}

impl PartialEq for Infallible {
    fn eq(&self, _other: &Infallible) -> bool {
        match *self {}
    }
}
impl Eq for Infallible {}

pub const fn identity<T>(x: T) -> T {
    x
}

impl<T, U: From<T>> Into<U> for T {
    #[inline]
    #[track_caller]
    fn into(self) -> U {
        U::from(self)
    }
}
impl<T> From<T> for T {
    #[inline]
    fn from(t: T) -> T {
        t
    }
}
impl<T, U: TryFrom<T>> TryInto<U> for T {
    type Error = U::Error;
    #[inline]
    fn try_into(self) -> Result<U, U::Error> {
        U::try_from(self)
    }
}
impl<T, U: Into<T>> TryFrom<U> for T {
    type Error = Infallible;
    #[inline]
    fn try_from(value: U) -> Result<T, Infallible> {
        Ok(U::into(value))
    }
}

impl<'a, T: ?Sized + AsRef<U>, U: ?Sized> AsRef<U> for &'a T {
    fn as_ref(&self) -> &U {
        <T as AsRef<U>>::as_ref(*self)
    }
}
impl<'a, T: ?Sized + AsRef<U>, U: ?Sized> AsRef<U> for &'a mut T {
    fn as_ref(&self) -> &U {
        <T as AsRef<U>>::as_ref(*self)
    }
}
impl<'a, T: ?Sized + AsMut<U>, U: ?Sized> AsMut<U> for &'a mut T {
    fn as_mut(&mut self) -> &mut U {
        (**self).as_mut()
    }
}
impl<T> AsRef<[T]> for [T] {
    fn as_ref(&self) -> &[T] {
        self
    }
}
impl<T> AsMut<[T]> for [T] {
    fn as_mut(&mut self) -> &mut [T] {
        self
    }
}
impl AsRef<str> for str {
    fn as_ref(&self) -> &str {
        self
    }
}
impl AsRef<[u8]> for str {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

macro_rules! lossless {
    ($($from:ident => $($to:ident)*;)*) => { $( $(
        impl From<$from> for $to {
            #[inline]
            fn from(small: $from) -> $to { small as $to }
        }
    )* )* };
}
lossless! {
    bool => i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize;
    u8 => u16 u32 u64 u128 usize i16 i32 i64 i128 isize char f16 f32 f64;
    u16 => u32 u64 u128 usize i32 i64 i128 f32 f64;
    u32 => u64 u128 i64 i128 f64;
    u64 => u128 i128;
    i8 => i16 i32 i64 i128 isize f16 f32 f64;
    i16 => i32 i64 i128 isize f32 f64;
    i32 => i64 i128 f64;
    i64 => i128;
    char => u32 u64 u128;
    f16 => f32 f64;
    f32 => f64;
}

impl From<bool> for f32 {
    fn from(small: bool) -> f32 {
        small as u8 as f32
    }
}
impl From<bool> for f64 {
    fn from(small: bool) -> f64 {
        small as u8 as f64
    }
}

use crate::num::{IntErrorKind, TryFromIntError};

/// On which side a value is outside.
macro_rules! overflow {
    ($value:expr) => {{
        #[allow(unused_comparisons)]
        let kind = if $value < 0 { IntErrorKind::NegOverflow } else { IntErrorKind::PosOverflow };
        kind
    }};
}

/// Conversions that may fail: the value must survive the way there and back with its sign.
macro_rules! checked {
    ($($from:ident => $($to:ident)*;)*) => { $( $(
        impl TryFrom<$from> for $to {
            type Error = TryFromIntError;
            #[inline]
            fn try_from(value: $from) -> Result<$to, TryFromIntError> {
                let there = value as $to;
                #[allow(unused_comparisons)]
                if there as $from == value && (there < 0) == (value < 0) {
                    Ok(there)
                } else {
                    Err(TryFromIntError(overflow!(value)))
                }
            }
        }
    )* )* };
}
checked! {
    u8 => i8;
    u16 => u8 i8 i16 isize;
    u32 => u8 u16 i8 i16 i32 usize isize;
    u64 => u8 u16 u32 i8 i16 i32 i64 usize isize;
    u128 => u8 u16 u32 u64 i8 i16 i32 i64 i128 usize isize;
    usize => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 isize;
    i8 => u8 u16 u32 u64 u128 usize;
    i16 => u8 u16 u32 u64 u128 usize i8;
    i32 => u8 u16 u32 u64 u128 usize i8 i16 isize;
    i64 => u8 u16 u32 u64 u128 usize i8 i16 i32 isize;
    i128 => u8 u16 u32 u64 u128 usize i8 i16 i32 i64 isize;
    isize => u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128;
}

/// Only 0 and 1 are truth values.
macro_rules! to_bool {
    ($($from:ident)*) => { $(
        impl TryFrom<$from> for bool {
            type Error = TryFromIntError;
            #[inline]
            fn try_from(value: $from) -> Result<bool, TryFromIntError> {
                match value {
                    0 => Ok(false),
                    1 => Ok(true),
                    _ => Err(TryFromIntError(overflow!(value))),
                }
            }
        }
    )* };
}
to_bool! { i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 }

impl From<bool> for f16 {
    fn from(small: bool) -> f16 {
        small as u8 as f16
    }
}
impl From<Infallible> for crate::array::TryFromSliceError {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}
impl From<!> for Infallible {
    fn from(never: !) -> Infallible {
        never
    }
}
impl AsMut<str> for str {
    fn as_mut(&mut self) -> &mut str {
        self
    }
}
impl crate::hash::Hash for Infallible {
    fn hash<H: crate::hash::Hasher>(&self, _state: &mut H) {
        match *self {}
    }
}
impl PartialOrd for Infallible {
    fn partial_cmp(&self, _other: &Infallible) -> Option<crate::cmp::Ordering> {
        match *self {}
    }
}
impl Ord for Infallible {
    fn cmp(&self, _other: &Infallible) -> crate::cmp::Ordering {
        match *self {}
    }
}
