//! Bodies without state, with zero-sized values, with `Copy` captures used after.
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
#[derive(Clone, Copy, Default)] struct Unit;
struct Bump<'a>(&'a core::cell::Cell<u64>);
impl Drop for Bump<'_> { fn drop(&mut self) { self.0.set(self.0.get() + 1); } }
impl Unit { async fn id<T>(self, t: T) -> T { t } }
async fn nothing() {}
async fn unit(u: Unit) -> Unit { nothing().await; u }
pub fn test(input: &[u64], out: &mut Out) {
    let c = core::cell::Cell::new(0);
    block_on(async { let _a = Unit; nothing().await; unit(Unit).await; let b = Bump(&c); let b = Unit.id(b).await; let d = [Unit.id(b).await]; nothing().await; let [e] = d; core::mem::forget(e); let _f = Bump(&c); });
    out.put(c.get());
    let (x, y) = (input[0], [input[1]; 2]);
    let f = async move { x ^ y[0] }; let g = async move { x ^ y[1] };
    out.put(block_on(f) == block_on(g)); out.put(x); out.put(y);
    let s: [Unit; 0] = block_on(async { [] }); out.put(s.len() as u64);
}

//@ expect: 1 1 1 2 2 0
//@ expect: 1 1 e220a8397b1dcdaf 6e789e6aa1b965f4 6e789e6aa1b965f4 0
//@ expect: 1 1 0 1 1 0
