//! The names of formatting, so that implementations of its traits are understood. Nothing formats on a device: using
//! `format_args!` is reported by the compiler, so no `Arguments` and no `Formatter` ever exists.

mod builders;

pub use builders::{DebugList, DebugMap, DebugSet, DebugStruct, DebugTuple};

use crate::marker::PhantomData;

pub type Result = crate::result::Result<(), Error>;

#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Error;

pub trait Write {
    fn write_str(&mut self, s: &str) -> Result;
    fn write_char(&mut self, c: char) -> Result {
        self.write_str(c.encode_utf8(&mut [0; 4]))
    }
    fn write_fmt(&mut self, _args: Arguments<'_>) -> Result {
        Err(Error)
    }
}

impl<'a, W: Write + ?Sized> Write for &'a mut W {
    fn write_str(&mut self, s: &str) -> Result {
        (**self).write_str(s)
    }
    fn write_char(&mut self, c: char) -> Result {
        (**self).write_char(c)
    }
    fn write_fmt(&mut self, args: Arguments<'_>) -> Result {
        (**self).write_fmt(args)
    }
}

/// A format string with its values.
#[derive(Clone, Copy)]
pub struct Arguments<'a> {
    lifetime: PhantomData<&'a ()>,
}

impl<'a> Arguments<'a> {
    pub const fn as_str(&self) -> Option<&'static str> {
        None
    }
}

/// Where text goes, and how it is wanted.
pub struct Formatter<'a> {
    buf: &'a mut (dyn Write + 'a),
}

impl<'a> Formatter<'a> {
    pub fn write_str(&mut self, data: &str) -> Result {
        self.buf.write_str(data)
    }
    pub fn write_fmt(&mut self, fmt: Arguments<'_>) -> Result {
        self.buf.write_fmt(fmt)
    }
    pub fn pad(&mut self, s: &str) -> Result {
        self.buf.write_str(s)
    }
    pub fn alternate(&self) -> bool {
        false
    }
    pub fn width(&self) -> Option<usize> {
        None
    }
    pub fn precision(&self) -> Option<usize> {
        None
    }
    pub fn pad_integral(&mut self, _is_nonnegative: bool, _prefix: &str, buf: &str) -> Result {
        self.buf.write_str(buf)
    }
    pub fn flags(&self) -> u32 {
        0
    }
    pub fn fill(&self) -> char {
        ' '
    }
    pub fn align(&self) -> Option<Alignment> {
        None
    }
    pub fn sign_plus(&self) -> bool {
        false
    }
    pub fn sign_minus(&self) -> bool {
        false
    }
    pub fn sign_aware_zero_pad(&self) -> bool {
        false
    }
}

impl<'a> Write for Formatter<'a> {
    fn write_str(&mut self, s: &str) -> Result {
        self.buf.write_str(s)
    }
}

macro_rules! format_traits {
    ($($Trait:ident)*) => { $(
        pub trait $Trait {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result;
        }
        impl<'a, T: ?Sized + $Trait> $Trait for &'a T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                $Trait::fmt(&**self, f)
            }
        }
        impl<'a, T: ?Sized + $Trait> $Trait for &'a mut T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                $Trait::fmt(&**self, f)
            }
        }
    )* };
}
format_traits! { Debug Display Binary Octal LowerHex UpperHex LowerExp UpperExp }

pub trait Pointer {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}

/// Where text stands in a wider field.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Alignment {
    Left,
    Right,
    Center,
}

pub fn write(_output: &mut dyn Write, _fmt: Arguments<'_>) -> Result {
    Err(Error)
}

/// Formats by a function.
pub struct FromFn<F>(F);
pub const fn from_fn<F: Fn(&mut Formatter<'_>) -> Result>(f: F) -> FromFn<F> {
    FromFn(f)
}
impl<F: Fn(&mut Formatter<'_>) -> Result> Debug for FromFn<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        (self.0)(f)
    }
}
impl<F: Fn(&mut Formatter<'_>) -> Result> Display for FromFn<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        (self.0)(f)
    }
}

/// Implementations that never run.
macro_rules! declared {
    ($($Trait:ident: $($T:ty)*;)*) => { $( $(
        impl $Trait for $T {
            fn fmt(&self, _f: &mut Formatter<'_>) -> Result {
                Err(Error)
            }
        }
    )* )* };
}
declared! {
    Debug: () ! bool char str i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f16 f32 f64
        Arguments<'_>;
    Display: ! bool char str i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f16 f32 f64
        Arguments<'_> Error;
    Binary: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize;
    Octal: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize;
    LowerHex: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize;
    UpperHex: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize;
    LowerExp: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64;
    UpperExp: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64;
}

macro_rules! declared_generic {
    ($($Trait:ident [$($g:tt)*] $T:ty;)*) => { $(
        impl<$($g)*> $Trait for $T {
            fn fmt(&self, _f: &mut Formatter<'_>) -> Result {
                Err(Error)
            }
        }
    )* };
}
declared_generic! {
    Debug [T: ?Sized] *const T;
    Debug [T: ?Sized] *mut T;
    Debug [T: Debug] [T];
    Debug [T: Debug, const N: usize] [T; N];
    Debug [T: ?Sized] PhantomData<T>;
    Debug [T: Debug] Option<T>;
    Debug [T: Debug, E: Debug] crate::result::Result<T, E>;
    Debug [T: Debug] crate::ops::Range<T>;
    Debug [T: Debug] crate::ops::RangeInclusive<T>;
    Debug [T: Copy + Debug] crate::cell::Cell<T>;
    Debug [T: ?Sized] crate::cell::UnsafeCell<T>;
    Debug [T] crate::mem::MaybeUninit<T>;
    Debug [T: crate::num::ZeroablePrimitive + Debug] crate::num::NonZero<T>;
    Display [T: crate::num::ZeroablePrimitive + Display] crate::num::NonZero<T>;
    Display [T: Display] crate::num::Wrapping<T>;
    Display [T: Display] crate::num::Saturating<T>;
    Debug [] crate::cmp::Ordering;
    Display [] crate::num::ParseIntError;
    Display [] crate::num::TryFromIntError;
    Display [] crate::convert::Infallible;
    Display [] crate::num::ParseFloatError;
    Display [] crate::str::ParseBoolError;
    Display [] crate::str::Utf8Error;
    Display [] crate::char::ParseCharError;
    Display [] crate::char::CharTryFromError;
    Display [] crate::char::TryFromCharError;
    Display [] crate::char::DecodeUtf16Error;
    Display [] crate::array::TryFromSliceError;
    Debug [] crate::array::TryFromSliceError;
    Debug [] crate::str::Utf8Error;
    Debug [] crate::cell::BorrowError;
    Debug [] crate::cell::BorrowMutError;
    Display [] crate::cell::BorrowError;
    Display [] crate::cell::BorrowMutError;
    Display [] crate::alloc::LayoutError;
    Display [] crate::time::TryFromFloatSecsError;
    Display [] crate::ffi::FromBytesWithNulError;
    Display [] crate::ffi::FromBytesUntilNulError;
    Display [] crate::slice::GetDisjointMutError;
    Debug ['b, T: ?Sized + Debug] crate::cell::Ref<'b, T>;
    Debug ['b, T: ?Sized + Debug] crate::cell::RefMut<'b, T>;
    Display ['b, T: ?Sized + Display] crate::cell::Ref<'b, T>;
    Display ['b, T: ?Sized + Display] crate::cell::RefMut<'b, T>;
    Debug [T: ?Sized + Debug] crate::cell::RefCell<T>;
    Debug [T: Debug] crate::cell::OnceCell<T>;
    Debug [P: Debug] crate::pin::Pin<P>;
    Display [P: Display] crate::pin::Pin<P>;
    Pointer [P: Pointer] crate::pin::Pin<P>;
    Debug [T: ?Sized] crate::ptr::NonNull<T>;
    Pointer [T: ?Sized] crate::ptr::NonNull<T>;
    Debug [T: ?Sized + Debug] crate::mem::ManuallyDrop<T>;
    Debug [T: Debug] crate::num::Wrapping<T>;
    Debug [T: Debug] crate::ops::Bound<T>;
    Debug [B: Debug, C: Debug] crate::ops::ControlFlow<B, C>;
    Debug [T: Debug] crate::ops::RangeFrom<T>;
    Debug [T: Debug] crate::ops::RangeTo<T>;
    Debug [T: Debug] crate::ops::RangeToInclusive<T>;
    Debug [] crate::ops::RangeFull;
    Debug [T: Debug] crate::cmp::Reverse<T>;
    Debug [] crate::convert::Infallible;
    Debug [] crate::any::TypeId;
    Debug ['a] crate::task::Context<'a>;
    Debug [] crate::task::Waker;
    Debug [] crate::ptr::Alignment;
    Debug [] crate::ffi::CStr;
    Debug ['a, T: Debug] crate::slice::Iter<'a, T>;
    Debug ['a, T: Debug] crate::slice::IterMut<'a, T>;
    Debug ['a] crate::str::Chars<'a>;
    Debug [I: Debug] crate::iter::Copied<I>;
    Pointer [T: ?Sized] *const T;
    Pointer [T: ?Sized] *mut T;
    Pointer ['a, T: ?Sized] &'a T;
    Pointer ['a, T: ?Sized] &'a mut T;
    Debug [A: Debug] (A,);
    Debug [A: Debug, B: Debug] (A, B);
    Debug [A: Debug, B: Debug, C: Debug] (A, B, C);
    Debug [A: Debug, B: Debug, C: Debug, D: Debug] (A, B, C, D);
    Debug [A: Debug, B: Debug, C: Debug, D: Debug, E: Debug] (A, B, C, D, E);
    Debug [A: Debug, B: Debug, C: Debug, D: Debug, E: Debug, F: Debug] (A, B, C, D, E, F);
}
