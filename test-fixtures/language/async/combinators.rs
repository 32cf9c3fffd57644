//! `ready`, `pending`, `poll_fn`, `pin!`, `IntoFuture`, `Poll` as values.
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
use core::future::{self, IntoFuture};
struct Ask(u64);
impl IntoFuture for Ask { type Output = u64; type IntoFuture = future::Ready<u64>; fn into_future(self) -> Self::IntoFuture { future::ready(self.0 + 1) } }
struct Select<A, B>(A, B);
impl<A: Future<Output = u64> + Unpin, B: Future<Output = u64> + Unpin> Future for Select<A, B> {
    type Output = u64;
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<u64> {
        if let Poll::Ready(v) = Pin::new(&mut self.0).poll(cx) { return Poll::Ready(v); }
        Pin::new(&mut self.1).poll(cx).map(|v| v ^ 1)
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    out.put(block_on(future::ready(input[0])));
    let mut n = 0u64;
    out.put(block_on(future::poll_fn(|_| { n += 1; if n > input[1] % 5 { Poll::Ready(n) } else { Poll::Pending } })));
    out.put(block_on(async { Ask(input[2] & 0xff).await }));
    out.put(block_on(Select(future::pending::<u64>(), future::ready(input[3]))));
    let r = block_on(async {
        let a = pin!(async { Later(2).await; 5u64 });
        let b = pin!(async { Later(1).await; 6u64 });
        Select(a, b).await
    });
    out.put(r);
    let mut k = 0u64;
    let w = block_on(future::poll_fn(|cx| { k += 1; let mut f = pin!(Later(0)); f.as_mut().poll(cx).map(|v| v as u64 + k) }));
    out.put(w);
    let p: Poll<Result<u64, u8>> = Poll::Ready(Ok(input[4]));
    out.put(p.map_ok(|x| x >> 1) == Poll::Ready(Ok(input[4] >> 1)));
}

//@ expect: 1 3 4 5 7 a 1
//@ expect: e220a8397b1dcdaf 1 50 f88bb8a8724c81ed 7 a 1
//@ expect: 0 2 100 8000000000000001 7 a 1
