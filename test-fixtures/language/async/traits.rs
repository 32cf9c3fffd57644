//! Traits with `async fn`, by an `async fn`, by another future, with a default.
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
trait Load { async fn load(&self, i: usize) -> u64; async fn sum(&self, n: usize) -> u64 { let mut s = 0u64; for i in 0..n { s = s.wrapping_add(self.load(i).await); } s } }
struct Slice<'a>(&'a [u64]);
impl Load for Slice<'_> { async fn load(&self, i: usize) -> u64 { Later(1).await; self.0[i] } }
struct Const(u64);
impl Load for Const { fn load(&self, i: usize) -> impl Future<Output = u64> { core::future::ready(self.0.wrapping_mul(i as u64)) } async fn sum(&self, n: usize) -> u64 { self.load(n).await } }
async fn all<L: Load>(l: &L, n: usize) -> u64 { let a = l.sum(n).await; a ^ l.load(n / 2).await }
async fn ret_impl(x: u64) -> impl Iterator<Item = u64> { Later(1).await; (0..4).map(move |i| x.wrapping_add(i)) }
pub fn test(input: &[u64], out: &mut Out) {
    out.put(block_on(all(&Slice(input), 7)));
    out.put(block_on(all(&Const(input[3]), 5)));
    out.put(block_on(async { ret_impl(input[2]).await.fold(0u64, |a, b| a.wrapping_mul(31).wrapping_add(b)) }));
}

//@ expect: 18 1c 16cc2
//@ expect: 13faa73186d5c4a8 2badea1adfe78a44 bcbac2245ace5fc2
//@ expect: 800000000000017e 8000000000000000 ffffffffffff8bc2
