//! Errors. What they would say is not made on a device; the trait is there to be implemented and passed on.

use crate::any::TypeId;
use crate::boxed::Box;
use crate::fmt::{Debug, Display};

pub trait Error: Debug + Display {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        None
    }
    #[doc(hidden)]
    fn type_id(&self, _: internal::Private) -> TypeId
    where
        Self: 'static,
    {
        TypeId::of::<Self>()
    }
    fn description(&self) -> &str {
        "description() is deprecated; use Display"
    }
    fn cause(&self) -> Option<&dyn Error> {
        self.source()
    }
}

mod internal {
    /// Keeps `type_id` from being called or written elsewhere.
    pub struct Private;
}

macro_rules! downcasts {
    ($($t:ty),*) => { $(
        impl $t {
            pub fn is<T: Error + 'static>(&self) -> bool {
                TypeId::of::<T>() == self.type_id(internal::Private)
            }
            pub fn downcast_ref<T: Error + 'static>(&self) -> Option<&T> {
                if self.is::<T>() { Some(unsafe { &*(self as *const $t as *const T) }) } else { None }
            }
            pub fn downcast_mut<T: Error + 'static>(&mut self) -> Option<&mut T> {
                if self.is::<T>() { Some(unsafe { &mut *(self as *mut $t as *mut T) }) } else { None }
            }
            pub fn downcast<T: Error + 'static>(self: Box<Self>) -> Result<Box<T>, Box<Self>> {
                if self.is::<T>() { Ok(unsafe { Box::from_raw(Box::into_raw(self) as *mut T) }) } else { Err(self) }
            }
        }
    )* };
}
downcasts! { (dyn Error + 'static), (dyn Error + Send + 'static), (dyn Error + Send + Sync + 'static) }

impl<'a, T: Error + ?Sized> Error for &'a T {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Error::source(&**self)
    }
}

macro_rules! errors {
    ($($T:ty)*) => { $( impl Error for $T {} )* };
}
errors! {
    ! crate::convert::Infallible crate::fmt::Error crate::num::ParseIntError crate::num::TryFromIntError
    crate::num::ParseFloatError crate::str::ParseBoolError crate::str::Utf8Error crate::char::ParseCharError
    crate::char::CharTryFromError crate::char::TryFromCharError crate::char::DecodeUtf16Error
    crate::array::TryFromSliceError crate::cell::BorrowError crate::cell::BorrowMutError crate::alloc::LayoutError
    crate::time::TryFromFloatSecsError crate::ffi::FromBytesWithNulError crate::ffi::FromBytesUntilNulError
    crate::slice::GetDisjointMutError
}
