//! Panics, overflow and indices inside of bodies.
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
async fn at(a: &[u64], i: usize) -> u64 { Later(1).await; a[i] }
pub fn test(input: &[u64], out: &mut Out) {
    out.put(block_on(at(input, 3)));
    let i = (input[2] % 20) as usize;
    out.put(block_on(async { let x = at(input, i).await; Later(1).await; assert!(x != input[0] || i == 0); x }));
    let r: Option<u64> = block_on(async { Later(1).await; input.get(i).copied() });
    out.put(r.unwrap());
}

//@ expect: 4 4 4
//@ expect: panic
//@ expect: 8000000000000000 7ffffffe 7ffffffe
