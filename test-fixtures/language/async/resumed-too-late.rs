//! A future that is asked after its end panics.
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
pub fn test(input: &[u64], out: &mut Out) {
    let mut cx = Context::from_waker(Waker::noop());
    let mut f = pin!(async { 5u64 });
    out.put(f.as_mut().poll(&mut cx) == Poll::Ready(5));
    if input[0] == 1 { out.put(f.as_mut().poll(&mut cx).is_ready()); }
    out.put(1u64);
}

//@ expect: panic
//@ expect: 1 1
//@ expect: 1 1
