//! Several tasks in a queue, round robin, and a channel between them.
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
use core::cell::{Cell, RefCell};
struct Channel { buf: RefCell<[u64; 4]>, head: Cell<usize>, tail: Cell<usize>, closed: Cell<bool> }
impl Channel {
    async fn send(&self, x: u64) { core::future::poll_fn(|_| if self.tail.get() - self.head.get() < 4 { Poll::Ready(()) } else { Poll::Pending }).await; self.buf.borrow_mut()[self.tail.get() % 4] = x; self.tail.set(self.tail.get() + 1); }
    async fn recv(&self) -> Option<u64> {
        core::future::poll_fn(|_| if self.head.get() < self.tail.get() { let x = self.buf.borrow()[self.head.get() % 4]; self.head.set(self.head.get() + 1); Poll::Ready(Some(x)) } else if self.closed.get() { Poll::Ready(None) } else { Poll::Pending }).await
    }
}
async fn producer(c: &Channel, xs: &[u64]) -> u64 { let mut n = 0; for x in xs { c.send(*x).await; n += 1; if n % 3 == 0 { Later(1).await; } } c.closed.set(true); n }
async fn consumer(c: &Channel) -> u64 { let mut s = 0u64; while let Some(x) = c.recv().await { s = s.wrapping_mul(31).wrapping_add(x); Later(1).await; } s }
fn run<const N: usize>(mut tasks: [Pin<&mut dyn Future<Output = u64>>; N], done: &mut [u64; N]) -> u64 {
    let mut cx = Context::from_waker(Waker::noop());
    let mut left = [true; N];
    let mut rounds = 0;
    while left.iter().any(|l| *l) {
        rounds += 1;
        for (i, t) in tasks.iter_mut().enumerate() { if left[i] { if let Poll::Ready(v) = t.as_mut().poll(&mut cx) { done[i] = v; left[i] = false; } } }
    }
    rounds
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = Channel { buf: RefCell::new([0; 4]), head: Cell::new(0), tail: Cell::new(0), closed: Cell::new(false) };
    let mut done = [0; 3];
    let a = pin!(producer(&c, input));
    let b = pin!(consumer(&c));
    let d = pin!(async { let mut n = 0u64; while !c.closed.get() { n += 1; Later(1).await; } n });
    out.put(run([a, b, d], &mut done));
    out.put(done);
}

//@ expect: 11 10 457be9d8b4459108 c
//@ expect: 11 10 a1bb40c6a3f4ac22 c
//@ expect: 11 10 12d24b6080f4808 c
