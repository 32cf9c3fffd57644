//! What asynchronous code is made of: `async` functions and blocks ask others through this, and so do executors.

use crate::convert::Infallible;
use crate::marker::PhantomData;
use crate::ops::{ControlFlow, FromResidual, Try};
use crate::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Poll<T> {
    #[lang = "Ready"]
    Ready(T),
    #[lang = "Pending"]
    Pending,
}

impl<T> Poll<T> {
    #[inline]
    pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<U> {
        match self {
            Poll::Ready(t) => Poll::Ready(f(t)),
            Poll::Pending => Poll::Pending,
        }
    }
    #[inline]
    pub const fn is_ready(&self) -> bool {
        matches!(*self, Poll::Ready(_))
    }
    #[inline]
    pub const fn is_pending(&self) -> bool {
        !self.is_ready()
    }
}
impl<T, E> Poll<Result<T, E>> {
    pub fn map_ok<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<Result<U, E>> {
        self.map(|result| result.map(f))
    }
    pub fn map_err<U, F: FnOnce(E) -> U>(self, f: F) -> Poll<Result<T, U>> {
        self.map(|result| result.map_err(f))
    }
}
impl<T, E> Poll<Option<Result<T, E>>> {
    pub fn map_ok<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<Option<Result<U, E>>> {
        self.map(|next| next.map(|result| result.map(f)))
    }
    pub fn map_err<U, F: FnOnce(E) -> U>(self, f: F) -> Poll<Option<Result<T, U>>> {
        self.map(|next| next.map(|result| result.map_err(f)))
    }
}
impl<T> From<T> for Poll<T> {
    fn from(t: T) -> Poll<T> {
        Poll::Ready(t)
    }
}
impl<T, E> Try for Poll<Result<T, E>> {
    type Output = Poll<T>;
    type Residual = Result<Infallible, E>;
    #[inline]
    fn from_output(c: Poll<T>) -> Self {
        c.map(Ok)
    }
    #[inline]
    fn branch(self) -> ControlFlow<Result<Infallible, E>, Poll<T>> {
        match self {
            Poll::Ready(Ok(x)) => ControlFlow::Continue(Poll::Ready(x)),
            Poll::Ready(Err(e)) => ControlFlow::Break(Err(e)),
            Poll::Pending => ControlFlow::Continue(Poll::Pending),
        }
    }
}
impl<T, E, F: From<E>> FromResidual<Result<Infallible, E>> for Poll<Result<T, F>> {
    #[inline]
    fn from_residual(x: Result<Infallible, E>) -> Self {
        match x {
            Err(e) => Poll::Ready(Err(From::from(e))),
            Ok(never) => match never {},
        }
    }
}
impl<T, E> Try for Poll<Option<Result<T, E>>> {
    type Output = Poll<Option<T>>;
    type Residual = Result<Infallible, E>;
    #[inline]
    fn from_output(c: Poll<Option<T>>) -> Self {
        c.map(|x| x.map(Ok))
    }
    #[inline]
    fn branch(self) -> ControlFlow<Result<Infallible, E>, Poll<Option<T>>> {
        match self {
            Poll::Ready(Some(Ok(x))) => ControlFlow::Continue(Poll::Ready(Some(x))),
            Poll::Ready(Some(Err(e))) => ControlFlow::Break(Err(e)),
            Poll::Ready(None) => ControlFlow::Continue(Poll::Ready(None)),
            Poll::Pending => ControlFlow::Continue(Poll::Pending),
        }
    }
}
impl<T, E, F: From<E>> FromResidual<Result<Infallible, E>> for Poll<Option<Result<T, F>>> {
    #[inline]
    fn from_residual(x: Result<Infallible, E>) -> Self {
        match x {
            Err(e) => Poll::Ready(Some(Err(From::from(e)))),
            Ok(never) => match never {},
        }
    }
}

/// The functions of a waker, all of them given its data.
#[derive(PartialEq, Copy, Clone, Debug)]
pub struct RawWakerVTable {
    clone: unsafe fn(*const ()) -> RawWaker,
    wake: unsafe fn(*const ()),
    wake_by_ref: unsafe fn(*const ()),
    drop: unsafe fn(*const ()),
}
impl RawWakerVTable {
    pub const fn new(
        clone: unsafe fn(*const ()) -> RawWaker,
        wake: unsafe fn(*const ()),
        wake_by_ref: unsafe fn(*const ()),
        drop: unsafe fn(*const ()),
    ) -> Self {
        RawWakerVTable { clone, wake, wake_by_ref, drop }
    }
}

#[derive(PartialEq, Debug)]
pub struct RawWaker {
    data: *const (),
    vtable: &'static RawWakerVTable,
}
impl RawWaker {
    #[inline]
    pub const fn new(data: *const (), vtable: &'static RawWakerVTable) -> RawWaker {
        RawWaker { data, vtable }
    }
}

unsafe fn no_clone(_data: *const ()) -> RawWaker {
    RawWaker { data: 0 as *const (), vtable: &NOTHING }
}
unsafe fn nothing(_data: *const ()) {}
static NOTHING: RawWakerVTable = RawWakerVTable::new(no_clone, nothing, nothing, nothing);

#[repr(transparent)]
pub struct Waker {
    waker: RawWaker,
}
unsafe impl Send for Waker {}
unsafe impl Sync for Waker {}
impl Waker {
    #[inline]
    pub fn wake(self) {
        let this = crate::mem::ManuallyDrop::new(self);
        unsafe { (this.waker.vtable.wake)(this.waker.data) };
    }
    #[inline]
    pub fn wake_by_ref(&self) {
        unsafe { (self.waker.vtable.wake_by_ref)(self.waker.data) }
    }
    pub fn will_wake(&self, other: &Waker) -> bool {
        self.waker.data == other.waker.data && crate::ptr::eq(self.waker.vtable, other.waker.vtable)
    }
    #[inline]
    pub const unsafe fn new(data: *const (), vtable: &'static RawWakerVTable) -> Waker {
        Waker { waker: RawWaker { data, vtable } }
    }
    #[inline]
    pub const unsafe fn from_raw(waker: RawWaker) -> Waker {
        Waker { waker }
    }
    /// A waker that does nothing.
    pub const fn noop() -> &'static Waker {
        const WAKER: &Waker = &Waker { waker: RawWaker { data: 0 as *const (), vtable: &NOTHING } };
        WAKER
    }
    #[inline]
    pub fn data(&self) -> *const () {
        self.waker.data
    }
    #[inline]
    pub fn vtable(&self) -> &'static RawWakerVTable {
        self.waker.vtable
    }
}
impl Clone for Waker {
    fn clone(&self) -> Self {
        Waker { waker: unsafe { (self.waker.vtable.clone)(self.waker.data) } }
    }
}
impl Drop for Waker {
    fn drop(&mut self) {
        unsafe { (self.waker.vtable.drop)(self.waker.data) }
    }
}

#[lang = "Context"]
pub struct Context<'a> {
    waker: &'a Waker,
    marker: PhantomData<fn(&'a ()) -> &'a ()>,
}
impl<'a> Context<'a> {
    #[inline]
    pub const fn from_waker(waker: &'a Waker) -> Self {
        Context { waker, marker: PhantomData }
    }
    #[inline]
    pub const fn waker(&self) -> &'a Waker {
        self.waker
    }
}

/// The value of a `Poll`; returns from the function when there is none yet.
pub macro ready($e:expr $(,)?) {
    match $e {
        $crate::task::Poll::Ready(t) => t,
        $crate::task::Poll::Pending => return $crate::task::Poll::Pending,
    }
}

/// A waker that is an `Arc`.
pub trait Wake {
    fn wake(self: Arc<Self>);
    fn wake_by_ref(self: &Arc<Self>) {
        self.clone().wake();
    }
}
impl<W: Wake + Send + Sync + 'static> From<Arc<W>> for Waker {
    fn from(waker: Arc<W>) -> Waker {
        unsafe { Waker::from_raw(RawWaker::from(waker)) }
    }
}
impl<W: Wake + Send + Sync + 'static> From<Arc<W>> for RawWaker {
    fn from(waker: Arc<W>) -> RawWaker {
        RawWaker { data: Arc::into_raw(waker) as *const (), vtable: &Counted::<W>::TABLE }
    }
}

/// The functions of a waker that is an `Arc<W>`.
struct Counted<W>(PhantomData<W>);
impl<W: Wake + Send + Sync + 'static> Counted<W> {
    const TABLE: RawWakerVTable =
        RawWakerVTable::new(Self::clone, Self::wake, Self::wake_by_ref, Self::drop);
    unsafe fn clone(waker: *const ()) -> RawWaker {
        unsafe { Arc::increment_strong_count(waker as *const W) };
        RawWaker { data: waker, vtable: &Self::TABLE }
    }
    unsafe fn wake(waker: *const ()) {
        let waker = unsafe { Arc::from_raw(waker as *const W) };
        <W as Wake>::wake(waker);
    }
    unsafe fn wake_by_ref(waker: *const ()) {
        let waker = crate::mem::ManuallyDrop::new(unsafe { Arc::from_raw(waker as *const W) });
        <W as Wake>::wake_by_ref(&waker);
    }
    unsafe fn drop(waker: *const ()) {
        unsafe { Arc::decrement_strong_count(waker as *const W) };
    }
}
