//! Variables that have been moved out of on some ways, across stops.
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
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(7).wrapping_add(self.1)); } }
fn eat(_: D) {}
async fn maybe<'a>(c: &'a Cell<u64>, x: u64) -> u64 {
    let a = D(c, 1);
    let b = D(c, 2);
    let pair = (D(c, 3), D(c, 4));
    if x & 1 == 0 { eat(a); }
    Later(1).await;
    if x & 2 == 0 { eat(b); Later(1).await; }
    if x & 4 == 0 { eat(pair.0); }
    Later(1).await;
    let late;
    if x & 8 == 0 { late = D(c, 5); Later(1).await; return late.1; }
    x & 15
}
pub fn test(_: &[u64], out: &mut Out) {
    let c = Cell::new(0);
    for x in 0..16 {
        out.put(block_on(maybe(&c, x)));
        out.put(c.take());
        let mut cx = Context::from_waker(Waker::noop());
        for n in 1..4 {
            { let mut f = pin!(maybe(&c, x)); for _ in 0..n { if f.as_mut().poll(&mut cx).is_ready() { break; } } }
            if n == 2 { out.put(c.get()); }
            c.set(0);
        }
    }
}

//@ expect: 5 cc9 1d2 5 17d9 35e 5 e79 208 5 23a9 4d8 5 d1d 1d2 5 1a25 35e 5 10c5 208 5 33bd 4d8 8 1d2 1d2 9 35e 35e a 208 208 b 4d8 4d8 c 1d2 1d2 d 35e 35e e 208 208 f 4d8 4d8
//@ expect: 5 cc9 1d2 5 17d9 35e 5 e79 208 5 23a9 4d8 5 d1d 1d2 5 1a25 35e 5 10c5 208 5 33bd 4d8 8 1d2 1d2 9 35e 35e a 208 208 b 4d8 4d8 c 1d2 1d2 d 35e 35e e 208 208 f 4d8 4d8
//@ expect: 5 cc9 1d2 5 17d9 35e 5 e79 208 5 23a9 4d8 5 d1d 1d2 5 1a25 35e 5 10c5 208 5 33bd 4d8 8 1d2 1d2 9 35e 35e a 208 208 b 4d8 4d8 c 1d2 1d2 d 35e 35e e 208 208 f 4d8 4d8
