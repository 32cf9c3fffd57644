//! Bodies that never end or end by `return`, `!` as output.
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
async fn forever(c: &core::cell::Cell<u64>) -> ! { loop { c.set(c.get() + 1); Later(1).await; } }
async fn early(x: u64) -> u64 { if x > 5 { return x; } Later(1).await; return x + 1; }
pub fn test(input: &[u64], out: &mut Out) {
    let c = core::cell::Cell::new(0);
    let mut cx = Context::from_waker(Waker::noop());
    { let mut f = pin!(forever(&c)); for _ in 0..(input[0] % 7) { let p: Poll<!> = f.as_mut().poll(&mut cx); out.put(p.is_pending()); } }
    out.put(c.get());
    out.put(block_on(early(input[1])));
    let u: () = block_on(async { Later(1).await; });
    out.put(u == ());
}

//@ expect: 1 1 3 1
//@ expect: 1 1 2 6e789e6aa1b965f4 1
//@ expect: 0 2 1
