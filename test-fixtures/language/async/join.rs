//! Two and more futures at once, by hand.
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
extern crate alloc;
use alloc::boxed::Box;
use alloc::vec::Vec;
struct Join<A: Future, B: Future> { a: Pin<Box<A>>, b: Pin<Box<B>>, x: Option<A::Output>, y: Option<B::Output> }
impl<A: Future, B: Future> Future for Join<A, B> where A::Output: Unpin, B::Output: Unpin {
    type Output = (A::Output, B::Output);
    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.get_mut();
        if this.x.is_none() { if let Poll::Ready(v) = this.a.as_mut().poll(cx) { this.x = Some(v); } }
        if this.y.is_none() { if let Poll::Ready(v) = this.b.as_mut().poll(cx) { this.y = Some(v); } }
        if this.x.is_some() && this.y.is_some() { Poll::Ready((this.x.take().unwrap(), this.y.take().unwrap())) } else { Poll::Pending }
    }
}
fn join<A: Future, B: Future>(a: A, b: B) -> Join<A, B> { Join { a: Box::pin(a), b: Box::pin(b), x: None, y: None } }
async fn step(log: &core::cell::RefCell<Vec<u64>>, id: u64, n: u32) -> u64 {
    for i in 0..n { log.borrow_mut().push(id * 16 + i as u64); Later(1).await; }
    id + n as u64
}
pub fn test(input: &[u64], out: &mut Out) {
    let log = core::cell::RefCell::new(Vec::new());
    let n = |i: usize| (input[i] % 4) as u32;
    let r = block_on(join(step(&log, 1, n(0)), join(step(&log, 2, n(1)), step(&log, 3, n(2)))));
    out.put(r.0); out.put(r.1.0); out.put(r.1.1);
    for x in log.borrow().iter() { out.put(*x); }
    let all: Vec<Pin<Box<dyn Future<Output = u64> + '_>>> = (0..4).map(|i| Box::pin(step(&log, i, (i % 3) as u32)) as Pin<Box<dyn Future<Output = u64> + '_>>).collect();
    let mut sum = 0;
    for f in all { sum = sum * 3 + block_on(f); }
    out.put(sum);
    out.put(log.borrow().len() as u64);
}

//@ expect: 2 4 6 10 20 30 21 31 32 21 9
//@ expect: 4 2 6 10 30 11 31 12 32 21 9
//@ expect: 1 3 6 20 30 31 32 21 7
