//! Boxed closures that give boxed futures, by value and by reference.
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
use alloc::{boxed::Box, vec, vec::Vec};
type Fut<'a> = Pin<Box<dyn Future<Output = u64> + 'a>>;
struct Router<'a> { routes: Vec<(u64, Box<dyn Fn(u64) -> Fut<'a> + 'a>)> }
impl<'a> Router<'a> { fn add<F, R>(&mut self, k: u64, f: F) where F: Fn(u64) -> R + 'a, R: Future<Output = u64> + 'a { self.routes.push((k, Box::new(move |x| Box::pin(f(x))))); } async fn call(&self, k: u64, x: u64) -> Option<u64> { for (r, f) in &self.routes { if *r == k { return Some(f(x).await); } } None } }
async fn once(f: Box<dyn FnOnce(u64) -> Fut<'static>>) -> u64 { f(3).await }
pub fn test(input: &[u64], out: &mut Out) {
    let base = input[2];
    let mut r = Router { routes: vec![] };
    r.add(0, |x| async move { Later(1).await; x.wrapping_add(1) });
    r.add(1, |x| async move { x ^ base });
    for i in 0..3 { out.put(block_on(r.call(i, input[i as usize]))); }
    let v = vec![input[3]; 3];
    out.put(block_on(once(Box::new(move |i| Box::pin(async move { Later(1).await; v.iter().fold(i, |a, b| a.wrapping_add(*b)) })))));
}

//@ expect: 5033 2 5033 1 440 f
//@ expect: 5033 e220a8397b1dcdb0 5033 68bcc37221b020bb 440 e9a329f956e585c7
//@ expect: 5033 1 5033 fffffffffffffffe 440 8000000000000003
