//! Futures made in loops, kept in arrays and options, replaced while pinned.
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
async fn pace(n: u64) -> u64 { for _ in 0..n % 3 { Later(1).await; } n * n }
pub fn test(input: &[u64], out: &mut Out) {
    let r = block_on(async {
        let mut fs = [const { None }; 4];
        for (i, f) in fs.iter_mut().enumerate() { *f = Some(pace(i as u64 + (input[0] & 3))); }
        let mut t = 0;
        for f in fs { t = t * 10 + f.unwrap().await; }
        let mut cur = pin!(pace(1));
        let mut k = 0;
        for i in 2..6 { k += cur.as_mut().await; cur.set(pace(i)); }
        let mut total = k;
        let mut it = [3u64, 1, 2].into_iter().map(pace);
        while let Some(f) = it.next() { total = total * 3 + f.await; }
        let nested = [[pace(1), pace(2)], [pace(3), pace(4)]];
        for row in nested { for f in row { total ^= f.await; } }
        (t, total)
    });
    out.put(r);
}

//@ expect: 5e2 39e
//@ expect: 2a86 39e
//@ expect: 95 39e
