//! Futures by hand that hold others: projections by `unsafe`, `Pin::set`, an enum of states.
use core::future::Future;
use core::pin::{Pin, pin};
use core::task::{Context, Poll, Waker};
fn block_on<F: Future>(f: F) -> F::Output {
    let mut f = pin!(f);
    let mut cx = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(v) = f.as_mut().poll(&mut cx) {
            return v;
        }
    }
}
/// Ready at the poll after `0` others.
struct Later(u32);
impl Future for Later {
    type Output = u32;
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<u32> {
        if self.0 == 0 {
            return Poll::Ready(9);
        }
        self.0 -= 1;
        cx.waker().wake_by_ref();
        Poll::Pending
    }
}
enum Then<A: Future, B, F> { First(A, Option<F>), Second(B), Done }
impl<A: Future, B: Future, F: FnOnce(A::Output) -> B> Future for Then<A, B, F> {
    type Output = B::Output;
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<B::Output> {
        loop {
            let this = unsafe { self.as_mut().get_unchecked_mut() };
            match this {
                Then::First(a, f) => match unsafe { Pin::new_unchecked(a) }.poll(cx) { Poll::Pending => return Poll::Pending, Poll::Ready(v) => { let b = f.take().unwrap()(v); self.set(Then::Second(b)); } },
                Then::Second(b) => { let r = core::task::ready!(unsafe { Pin::new_unchecked(b) }.poll(cx)); self.set(Then::Done); return Poll::Ready(r); }
                Then::Done => panic!(),
            }
        }
    }
}
fn then<A: Future, B: Future, F: FnOnce(A::Output) -> B>(a: A, f: F) -> Then<A, B, F> { Then::First(a, Some(f)) }
struct Timed<F> { f: F, polls: u64 }
impl<F: Future> Future for Timed<F> { type Output = (F::Output, u64); fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> { let this = unsafe { self.get_unchecked_mut() }; this.polls += 1; unsafe { Pin::new_unchecked(&mut this.f) }.poll(cx).map(|v| (v, this.polls)) } }
pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    out.put(block_on(then(async move { Later(1).await; x }, |v| async move { Later(2).await; v.wrapping_mul(5) })));
    out.put(block_on(Timed { f: then(core::future::ready(3u64), |v| Timed { f: async move { Later(v as u32).await; v }, polls: 0 }), polls: 0 }).1);
    let mut slot = pin!(Some(async { Later(3).await }));
    let mut cx = Context::from_waker(Waker::noop());
    let p = slot.as_mut().as_pin_mut().unwrap().poll(&mut cx).is_pending();
    slot.set(None);
    out.put((p, slot.is_none()));
}

//@ expect: 5 4 1 1
//@ expect: 6aa3491f6795046b 4 1 1
//@ expect: 0 4 1 1
