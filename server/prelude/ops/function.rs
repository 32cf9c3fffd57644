//! The call operator. Closures, function items and function pointers implement these by themselves.

#[lang = "fn_once"]
pub trait FnOnce<Args> {
    #[lang = "fn_once_output"]
    type Output;
    extern "rust-call" fn call_once(self, args: Args) -> Self::Output;
    /// A call of a value of unknown size where it lies, which is moved out of there.
    #[doc(hidden)]
    unsafe fn __call_once_in_place(&mut self, args: Args) -> Self::Output {
        unsafe { crate::ptr::read(self) }.call_once(args)
    }
}

#[lang = "fn_mut"]
pub trait FnMut<Args>: FnOnce<Args> {
    extern "rust-call" fn call_mut(&mut self, args: Args) -> Self::Output;
}

#[lang = "fn"]
pub trait Fn<Args>: FnMut<Args> {
    extern "rust-call" fn call(&self, args: Args) -> Self::Output;
}

impl<'a, A, F: ?Sized + Fn<A>> Fn<A> for &'a F {
    extern "rust-call" fn call(&self, args: A) -> F::Output {
        (**self).call(args)
    }
}
impl<'a, A, F: ?Sized + Fn<A>> FnMut<A> for &'a F {
    extern "rust-call" fn call_mut(&mut self, args: A) -> F::Output {
        (**self).call(args)
    }
}
impl<'a, A, F: ?Sized + Fn<A>> FnOnce<A> for &'a F {
    type Output = F::Output;
    extern "rust-call" fn call_once(self, args: A) -> F::Output {
        (*self).call(args)
    }
}
impl<'a, A, F: ?Sized + FnMut<A>> FnMut<A> for &'a mut F {
    extern "rust-call" fn call_mut(&mut self, args: A) -> F::Output {
        (**self).call_mut(args)
    }
}
impl<'a, A, F: ?Sized + FnMut<A>> FnOnce<A> for &'a mut F {
    type Output = F::Output;
    extern "rust-call" fn call_once(self, args: A) -> F::Output {
        (*self).call_mut(args)
    }
}
