//! The `Wake` trait with `Arc`, and a future in a `Pin<Box<..>>` field.
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
extern crate alloc;
use alloc::{boxed::Box, sync::Arc, task::Wake};
use core::sync::atomic::{AtomicU64, Ordering};
struct Count(AtomicU64);
impl Wake for Count { fn wake(self: Arc<Self>) { self.0.fetch_add(1, Ordering::Relaxed); } }
struct Task { f: Option<Pin<Box<dyn Future<Output = u64>>>>, got: u64 }
impl Task { fn poll(&mut self, w: &Waker) -> bool { let mut cx = Context::from_waker(w); let Some(f) = &mut self.f else { return true }; match f.as_mut().poll(&mut cx) { Poll::Ready(v) => { self.got = v; self.f = None; true } Poll::Pending => false } } }
pub fn test(input: &[u64], out: &mut Out) {
    let c = Arc::new(Count(AtomicU64::new(0)));
    let w: Waker = c.clone().into();
    let x = input[0];
    let mut t = [Task { f: Some(Box::pin(async move { Later(3).await; x })), got: 0 }, Task { f: Some(Box::pin(async move { Later((x % 5) as u32).await; x ^ 9 })), got: 0 }];
    let mut n = 0u64;
    loop { n += 1; let mut all = true; for t in &mut t { all &= t.poll(&w); } if all { break; } }
    out.put((n, t[0].got, t[1].got)); out.put(c.0.load(Ordering::Relaxed));
    drop(w); out.put(Arc::strong_count(&c) as u64);
}

//@ expect: 4 1 8 4 1
//@ expect: 4 e220a8397b1dcdaf e220a8397b1dcda6 3 1
//@ expect: 4 0 9 3 1
