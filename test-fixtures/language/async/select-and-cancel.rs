//! The loser of a race is dropped where it stands.
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
use core::cell::Cell;
struct Guard<'a>(&'a Cell<u64>, u64);
impl Drop for Guard<'_> { fn drop(&mut self) { self.0.set((self.0.get() << 8) | self.1); } }
async fn work(c: &Cell<u64>, id: u64, n: u32) -> u64 { let _g = Guard(c, id); for i in 0..n { let _h = Guard(c, id + 16); Later(1).await; if i == 2 { let _k = Guard(c, id + 32); Later(1).await; } } id }
async fn race(a: impl Future<Output = u64>, b: impl Future<Output = u64>) -> u64 {
    let mut a = pin!(a); let mut b = pin!(b);
    core::future::poll_fn(|cx| { if let Poll::Ready(v) = a.as_mut().poll(cx) { return Poll::Ready(v); } b.as_mut().poll(cx) }).await
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = Cell::new(0);
    for (i, j) in [(1, 4), (4, 2), (3, 3), (0, 1)] {
        out.put(block_on(race(work(&c, 1, i + (input[0] % 2) as u32), work(&c, 2, j)))); out.put(c.take());
    }
    let timeout = block_on(async { let w = work(&c, 3, 100); let t = async { Later(5).await; 77 }; let r = race(w, t).await; (r, c.get()) });
    out.put(timeout);
}

//@ expect: 1 111211011202 2 11121112021101 2 1221112212021101 1 11011202 4d 13132313131303
//@ expect: 1 111211011202 2 11121112021101 2 1221112212021101 1 11011202 4d 13132313131303
//@ expect: 1 11011202 2 11121112021101 1 1112211101221202 1 1 4d 13132313131303
