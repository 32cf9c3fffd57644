//! `Debug` and `Display` of the types of `core` that do not derive it.

use super::*;
use crate::marker::PhantomData;

/// References, pointers and what behaves like one.
impl<T: ?Sized> Pointer for *const T {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if crate::intrinsics::size_of::<<T as crate::ptr::Pointee>::Metadata>() == 0 {
            return address(self.addr(), f);
        }
        f.debug_struct("Pointer")
            .field_with("addr", |f| address(self.addr(), f))
            .field("metadata", &crate::ptr::metadata(*self))
            .finish()
    }
}
impl<T: ?Sized> Pointer for *mut T {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        Pointer::fmt(&(*self as *const T), f)
    }
}

/// An address in hexadecimal, with `#` as wide as addresses are.
pub(crate) fn address(addr: usize, f: &mut Formatter<'_>) -> Result {
    let mut options = f.options();
    if options.get_alternate() {
        options.sign_aware_zero_pad(true);
        if options.get_width().is_none() {
            options.width(Some(18));
        }
    }
    options.alternate(true);
    LowerHex::fmt(&addr, &mut f.with_options(options))
}

/// Implementations by an expression over `self` and `f`.
macro_rules! formats {
    ($($Trait:ident [$($g:tt)*] $T:ty: |$this:ident, $f:ident| $body:expr;)*) => { $(
        impl<$($g)*> $Trait for $T {
            fn fmt(&self, $f: &mut Formatter<'_>) -> Result {
                let $this = self;
                $body
            }
        }
    )* };
}

formats! {
    Pointer ['a, T: ?Sized] &'a T: |this, f| Pointer::fmt(&(*this as *const T), f);
    Pointer ['a, T: ?Sized] &'a mut T: |this, f| Pointer::fmt(&(&**this as *const T), f);
    Debug [T: ?Sized] *const T: |this, f| Pointer::fmt(this, f);
    Debug [T: ?Sized] *mut T: |this, f| Pointer::fmt(this, f);
    Debug [T: ?Sized] crate::ptr::NonNull<T>: |this, f| Pointer::fmt(&this.as_ptr(), f);
    Pointer [T: ?Sized] crate::ptr::NonNull<T>: |this, f| Pointer::fmt(&this.as_ptr(), f);
    Debug [F: crate::marker::FnPtr] F: |this, f| address(crate::cmp::address(this), f);
    Pointer [F: crate::marker::FnPtr] F: |this, f| address(crate::cmp::address(this), f);
    Debug [P: Debug] crate::pin::Pin<P>: |this, f| Debug::fmt(this.pointer(), f);
    Display [P: Display] crate::pin::Pin<P>: |this, f| Display::fmt(this.pointer(), f);
    Pointer [P: Pointer] crate::pin::Pin<P>: |this, f| Pointer::fmt(this.pointer(), f);

    Debug [T: Debug] [T]: |this, f| f.debug_list().entries(this.iter()).finish();
    Debug [T: Debug, const N: usize] [T; N]: |this, f| f.debug_list().entries(this.iter()).finish();
    Debug [T: ?Sized] PhantomData<T>: |_this, f| write!(f, "PhantomData<{}>", crate::any::type_name::<T>());
    Debug [T: ?Sized + Debug] crate::mem::ManuallyDrop<T>: |this, f|
        f.debug_struct("ManuallyDrop")
            .field_with("value", |f| f.debug_tuple("MaybeDangling").field(&&**this).finish())
            .finish();
    Debug [T] crate::mem::MaybeUninit<T>: |_this, f| {
        // The name without its path is that of the type with its arguments.
        let name = crate::any::type_name::<Self>();
        f.pad(name.split_at(name.find("MaybeUninit").unwrap_or(0)).1)
    };
    Debug [T] crate::mem::Discriminant<T>: |this, f| f.debug_tuple("Discriminant").field(this.value()).finish();

    Debug [T: Copy + Debug] crate::cell::Cell<T>: |this, f|
        f.debug_struct("Cell").field("value", &this.get()).finish();
    Debug [T: ?Sized] crate::cell::UnsafeCell<T>: |_this, f| f.debug_struct("UnsafeCell").finish_non_exhaustive();
    Debug [T: ?Sized + Debug] crate::cell::RefCell<T>: |this, f| match this.try_borrow() {
        Ok(value) => f.debug_struct("RefCell").field("value", &value).finish(),
        Err(_) => f.debug_struct("RefCell").field("value", &format_args!("<borrowed>")).finish(),
    };
    Debug [T: Debug] crate::cell::OnceCell<T>: |this, f| match this.get() {
        Some(value) => f.debug_tuple("OnceCell").field(value).finish(),
        None => f.debug_tuple("OnceCell").field(&format_args!("<uninit>")).finish(),
    };
    Debug ['b, T: ?Sized + Debug] crate::cell::Ref<'b, T>: |this, f| Debug::fmt(&**this, f);
    Debug ['b, T: ?Sized + Debug] crate::cell::RefMut<'b, T>: |this, f| Debug::fmt(&**this, f);
    Display ['b, T: ?Sized + Display] crate::cell::Ref<'b, T>: |this, f| Display::fmt(&**this, f);
    Display ['b, T: ?Sized + Display] crate::cell::RefMut<'b, T>: |this, f| Display::fmt(&**this, f);
    Debug [T] crate::sync::atomic::AtomicPtr<T>: |this, f|
        Debug::fmt(&this.load(crate::sync::atomic::Ordering::Relaxed), f);
    Pointer [T] crate::sync::atomic::AtomicPtr<T>: |this, f|
        Pointer::fmt(&this.load(crate::sync::atomic::Ordering::Relaxed), f);

    Debug [T: Debug] crate::ops::Range<T>: |this, f| {
        Debug::fmt(&this.start, f)?;
        f.write_str("..")?;
        Debug::fmt(&this.end, f)
    };
    Debug [T: Debug] crate::ops::RangeInclusive<T>: |this, f| {
        Debug::fmt(&this.start, f)?;
        f.write_str("..=")?;
        Debug::fmt(&this.end, f)?;
        if this.exhausted { Debug::fmt(&"exhausted", f) } else { Ok(()) }
    };
    Debug [T: Debug] crate::ops::RangeFrom<T>: |this, f| {
        Debug::fmt(&this.start, f)?;
        f.write_str("..")
    };
    Debug [T: Debug] crate::ops::RangeTo<T>: |this, f| {
        f.write_str("..")?;
        Debug::fmt(&this.end, f)
    };
    Debug [T: Debug] crate::ops::RangeToInclusive<T>: |this, f| {
        f.write_str("..=")?;
        Debug::fmt(&this.end, f)
    };
    Debug [] crate::ops::RangeFull: |_this, f| f.write_str("..");

    Debug [] crate::convert::Infallible: |this, _f| match *this {};
    Display [] crate::convert::Infallible: |this, _f| match *this {};
    Debug [] crate::any::TypeId: |this, f| write!(f, "TypeId({:#034x})", this.number());
    Debug ['a] crate::task::Context<'a>: |this, f| f.debug_struct("Context").field("waker", &this.waker()).finish();
    Debug [] crate::task::Waker: |this, f| {
        let vtable = this.vtable() as *const crate::task::RawWakerVTable;
        f.debug_struct("Waker").field("data", &this.data()).field("vtable", &vtable).finish()
    };
    Debug [] crate::str::Utf8Error: |this, f| f
        .debug_struct("Utf8Error")
        .field("valid_up_to", &this.valid_up_to())
        .field("error_len", &this.error_len().map(|len| len as u8))
        .finish();
    Debug ['a] crate::panic::Location<'a>: |this, f| f
        .debug_struct("Location")
        .field("file", &this.file())
        .field("line", &this.line())
        .field("column", &this.column())
        .finish();
    Debug [] crate::ptr::Alignment: |this, f| write!(f, "{} (1 << {})", this.as_usize(), this.log2());
    Debug [] crate::ffi::CStr: |this, f| {
        f.write_char('"')?;
        Display::fmt(&this.to_bytes().escape_ascii(), f)?;
        f.write_char('"')
    };
    Debug ['a, T: Debug] crate::slice::Iter<'a, T>: |this, f| f.debug_tuple("Iter").field(&this.as_slice()).finish();
    Debug ['a, T: Debug] crate::slice::IterMut<'a, T>: |this, f|
        f.debug_tuple("IterMut").field(&this.as_slice()).finish();
    Debug ['a] crate::str::Chars<'a>: |this, f| {
        f.write_str("Chars(")?;
        f.debug_list().entries(this.clone()).finish()?;
        f.write_str(")")
    };
    Debug [] dyn crate::any::Any: |_this, f| f.debug_struct("Any").finish_non_exhaustive();
    Debug [] dyn crate::any::Any + Send: |_this, f| f.debug_struct("Any").finish_non_exhaustive();
    Debug [] dyn crate::any::Any + Send + Sync: |_this, f| f.debug_struct("Any").finish_non_exhaustive();
    Debug [H] crate::hash::BuildHasherDefault<H>: |_this, f| f.write_str("BuildHasherDefault");
    Display ['a] crate::panic::Location<'a>: |this, f|
        write!(f, "{}:{}:{}", this.file(), this.line(), this.column());
}

/// Numbers in a wrapper are written as what is in it.
macro_rules! as_the_number {
    ($($Trait:ident)*) => {
        formats! {
            $(
                $Trait [T: $Trait] crate::num::Wrapping<T>: |this, f| $Trait::fmt(&this.0, f);
                $Trait [T: $Trait] crate::num::Saturating<T>: |this, f| $Trait::fmt(&this.0, f);
                $Trait [T: crate::num::ZeroablePrimitive + $Trait] crate::num::NonZero<T>: |this, f|
                    $Trait::fmt(&this.get(), f);
            )*
        }
    };
}
as_the_number! { Debug Display Binary Octal LowerHex UpperHex }
formats! {
    LowerExp [T: crate::num::ZeroablePrimitive + LowerExp] crate::num::NonZero<T>: |this, f|
        LowerExp::fmt(&this.get(), f);
    UpperExp [T: crate::num::ZeroablePrimitive + UpperExp] crate::num::NonZero<T>: |this, f|
        UpperExp::fmt(&this.get(), f);
}

/// What errors say.
macro_rules! messages {
    ($($T:ty: |$this:ident| $message:expr;)*) => { $(
        impl Display for $T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let $this = self;
                f.pad($message)
            }
        }
    )* };
}
messages! {
    crate::num::TryFromIntError: |_e| "out of range integral type conversion attempted";
    crate::num::ParseIntError: |e| match e.kind() {
        crate::num::IntErrorKind::Empty => "cannot parse integer from empty string",
        crate::num::IntErrorKind::InvalidDigit => "invalid digit found in string",
        crate::num::IntErrorKind::PosOverflow => "number too large to fit in target type",
        crate::num::IntErrorKind::NegOverflow => "number too small to fit in target type",
        crate::num::IntErrorKind::Zero => "number would be zero for non-zero type",
        crate::num::IntErrorKind::NotAPowerOfTwo => "number is not a power of two",
    };
    crate::num::ParseFloatError: |e| if e.is_empty() {
        "cannot parse float from empty string"
    } else {
        "invalid float literal"
    };
    crate::str::ParseBoolError: |_e| "provided string was not `true` or `false`";
    crate::char::ParseCharError: |e| if e.is_empty() {
        "cannot parse char from empty string"
    } else {
        "too many characters in string"
    };
    crate::char::CharTryFromError: |_e| "converted integer out of range for `char`";
    crate::char::TryFromCharError: |_e| "unicode code point out of range";
    crate::array::TryFromSliceError: |_e| "could not convert slice to array";
    crate::cell::BorrowError: |_e| "RefCell already mutably borrowed";
    crate::cell::BorrowMutError: |_e| "RefCell already borrowed";
    crate::alloc::LayoutError: |_e| "invalid parameters to Layout::from_size_align";
    crate::ffi::FromBytesUntilNulError: |_e| "data provided does not contain a nul";
    crate::slice::GetDisjointMutError: |e| match e {
        crate::slice::GetDisjointMutError::IndexOutOfBounds => "an index is out of bounds",
        crate::slice::GetDisjointMutError::OverlappingIndices => "there were overlapping indices",
    };
    crate::time::TryFromFloatSecsError: |e| if e.is_negative() {
        "cannot convert float seconds to Duration: value is negative"
    } else {
        "cannot convert float seconds to Duration: value is either too big or NaN"
    };
}
formats! {
    Display [] crate::char::DecodeUtf16Error: |e, f| write!(f, "unpaired surrogate found: {:x}", e.unpaired_surrogate());
    Display [] crate::ffi::FromBytesWithNulError: |e, f| match e {
        crate::ffi::FromBytesWithNulError::InteriorNul { position } =>
            write!(f, "data provided contains an interior nul byte at byte position {position}"),
        crate::ffi::FromBytesWithNulError::NotNulTerminated =>
            f.write_str("data provided is not nul terminated"),
    };
    Display [] crate::str::Utf8Error: |e, f| match e.error_len() {
        Some(len) => write!(f, "invalid utf-8 sequence of {} bytes from index {}", len, e.valid_up_to()),
        None => write!(f, "incomplete utf-8 byte sequence from index {}", e.valid_up_to()),
    };
}

macro_rules! tuples {
    ($($($T:ident)*;)*) => { $(
        impl<$($T: Debug),*> Debug for ($($T,)*) {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let ($($T,)*) = self;
                let mut tuple = f.debug_tuple("");
                $( tuple.field($T); )*
                tuple.finish()
            }
        }
    )* };
}
tuples! {
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
    A B C D E F G H I;
    A B C D E F G H I J;
    A B C D E F G H I J K;
    A B C D E F G H I J K L;
}
