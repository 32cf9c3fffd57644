//! When variables, captures and temporaries are dropped.
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
struct Log<'a>(&'a Cell<u64>, u64);
impl Drop for Log<'_> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(10).wrapping_add(self.1)); } }
async fn f<'a>(a: Log<'a>, _: Log<'a>, (b, _c): (Log<'a>, Log<'a>), n: u32) -> u64 {
    let x = Log(a.0, 5);
    Later(n).await;
    let y = Log(b.0, 6);
    drop(a);
    Later(n).await;
    let v = y.1 + x.1;
    Log(b.0, 7).1 + v
}
pub fn test(input: &[u64], out: &mut Out) {
    let log = Cell::new(0);
    let l = |n| Log(&log, n);
    out.put(block_on(f(l(1), l(2), (l(3), l(4)), (input[0] % 3) as u32)));
    out.put(log.take());
    drop(f(l(1), l(2), (l(3), l(4)), 2));
    out.put(log.take());
    let w = Waker::noop();
    let mut cx = Context::from_waker(w);
    for polls in 1..5 {
        {
            let mut fut = pin!(f(l(1), l(2), (l(3), l(4)), 1));
            for _ in 0..polls { if fut.as_mut().poll(&mut cx).is_ready() { break; } }
            out.put(log.get());
        }
        out.put(log.take());
    }
    let p = l(8);
    let g = async move { let q = Log(p.0, 9); Later(1).await; drop(p); Later(1).await; q.1 };
    {
        let mut g = pin!(g);
        let _ = g.as_mut().poll(&mut cx);
        let _ = g.as_mut().poll(&mut cx);
        out.put(log.get());
    }
    out.put(log.take());
}

//@ expect: 12 1af038 4d2 0 d431 1 28638 1af038 1af038 1af038 1af038 8 59
//@ expect: 12 1af038 4d2 0 d431 1 28638 1af038 1af038 1af038 1af038 8 59
//@ expect: 12 1af038 4d2 0 d431 1 28638 1af038 1af038 1af038 1af038 8 59
