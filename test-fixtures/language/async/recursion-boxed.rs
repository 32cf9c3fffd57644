//! Recursion through `Box::pin`.
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
async fn fact(n: u64) -> u64 { if n == 0 { 1 } else { Later(1).await; n.wrapping_mul(Box::pin(fact(n - 1)).await) } }
fn fib(n: u32) -> Pin<Box<dyn Future<Output = u64>>> {
    Box::pin(async move { if n < 2 { n as u64 } else { fib(n - 1).await + fib(n - 2).await } })
}
async fn even(n: u64) -> bool { if n == 0 { true } else { Box::pin(odd(n - 1)).await } }
async fn odd(n: u64) -> bool { if n == 0 { false } else { Box::pin(even(n - 1)).await } }
pub fn test(input: &[u64], out: &mut Out) {
    for x in &input[..4] { out.put(block_on(fact(x % 9))); out.put(block_on(fib((x % 8) as u32))); out.put(block_on(even(x % 7))); }
}

//@ expect: 1 1 0 2 1 1 6 2 0 18 3 1
//@ expect: 13b0 d 1 1 3 0 1 d 1 13b0 3 1
//@ expect: 1 0 1 1 1 0 2d0 d 0 9d80 0 0
