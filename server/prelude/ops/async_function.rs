//! The call operator of what gives futures: closures that are `async`, and all functions and closures that return one.

use crate::future::Future;

#[lang = "async_fn_once"]
pub trait AsyncFnOnce<Args> {
    #[lang = "call_once_future"]
    type CallOnceFuture: Future<Output = Self::Output>;
    #[lang = "async_fn_once_output"]
    type Output;
    extern "rust-call" fn async_call_once(self, args: Args) -> Self::CallOnceFuture;
}

#[lang = "async_fn_mut"]
pub trait AsyncFnMut<Args>: AsyncFnOnce<Args> {
    #[lang = "call_ref_future"]
    type CallRefFuture: Future<Output = Self::Output>;
    extern "rust-call" fn async_call_mut(&mut self, args: Args) -> Self::CallRefFuture;
}

#[lang = "async_fn"]
pub trait AsyncFn<Args>: AsyncFnMut<Args> {
    extern "rust-call" fn async_call(&self, args: Args) -> Self::CallRefFuture;
}

impl<A, F: FnOnce<A>> AsyncFnOnce<A> for F
where
    F::Output: Future,
{
    type CallOnceFuture = F::Output;
    type Output = <F::Output as Future>::Output;
    extern "rust-call" fn async_call_once(self, args: A) -> F::Output {
        self.call_once(args)
    }
}
impl<A, F: FnMut<A>> AsyncFnMut<A> for F
where
    F::Output: Future,
{
    type CallRefFuture = F::Output;
    extern "rust-call" fn async_call_mut(&mut self, args: A) -> F::Output {
        self.call_mut(args)
    }
}
impl<A, F: Fn<A>> AsyncFn<A> for F
where
    F::Output: Future,
{
    extern "rust-call" fn async_call(&self, args: A) -> F::Output {
        self.call(args)
    }
}
