//! Functions that await each other.
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
async fn one(x: u64) -> u64 { Later((x % 3) as u32).await; x.wrapping_add(1) }
async fn two(x: u64) -> u64 { let a = one(x).await; let b = one(a).await; a ^ b.rotate_left(7) }
async fn three(x: u64) -> u64 { let mut s = 0u64; for i in 0..5 { s = s.wrapping_add(two(x.wrapping_add(i)).await); } s }
pub fn test(input: &[u64], out: &mut Out) {
    for x in &input[..6] { out.put(block_on(three(*x))); }
}

//@ expect: c94 f19 119e 1423 16a8 192d
//@ expect: bc478698cde76d4b 9b165824713a08e0 f89616ba975ba61d b2b79ed6a43e57cf a7f22d4c9bdaf973 8e147e0f77ef2ed8
//@ expect: a0f c94 78a 8000000000000b4f 80000000000008ca 14a8f
