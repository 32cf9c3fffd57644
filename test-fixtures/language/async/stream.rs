//! A stream trait by hand, with `next` as a future and adapters.
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
trait Stream { type Item; fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>>; }
struct Next<'a, S>(&'a mut S);
impl<S: Stream + Unpin> Future for Next<'_, S> { type Output = Option<S::Item>; fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> { Pin::new(&mut *self.0).poll_next(cx) } }
trait Ext: Stream { fn next(&mut self) -> Next<'_, Self> where Self: Sized + Unpin { Next(self) } fn map<F, T>(self, f: F) -> Map<Self, F> where Self: Sized, F: FnMut(Self::Item) -> T { Map { s: self, f } } }
impl<S: Stream> Ext for S {}
struct Map<S, F> { s: S, f: F }
impl<S: Stream + Unpin, F: FnMut(S::Item) -> T + Unpin, T> Stream for Map<S, F> { type Item = T; fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<T>> { let this = self.get_mut(); match core::task::ready!(Pin::new(&mut this.s).poll_next(cx)) { Some(x) => Poll::Ready(Some((this.f)(x))), None => Poll::Ready(None) } } }
struct Ticks { n: u64, end: u64, wait: bool }
impl Stream for Ticks { type Item = u64; fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<u64>> { self.wait = !self.wait; if self.wait { return Poll::Pending; } if self.n == self.end { return Poll::Ready(None); } self.n += 1; Poll::Ready(Some(self.n)) } }
async fn sum<S: Stream<Item = u64> + Unpin>(mut s: S) -> u64 { let mut t = 0u64; while let Some(x) = s.next().await { t = t.wrapping_mul(7).wrapping_add(x); } t }
pub fn test(input: &[u64], out: &mut Out) {
    let k = input[1];
    out.put(block_on(sum(Ticks { n: 0, end: input[0] % 9, wait: false })));
    out.put(block_on(sum(Ticks { n: 2, end: 7, wait: false }.map(|x| x ^ k))));
}

//@ expect: 1 12e3
//@ expect: 27184 b5bd4cb37d8498d9
//@ expect: 0 1a70
