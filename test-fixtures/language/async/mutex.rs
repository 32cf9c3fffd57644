//! A lock, a semaphore and a barrier of futures.
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
use core::cell::{Cell, RefCell, RefMut};
struct Mutex<T> { locked: Cell<bool>, v: RefCell<T> }
struct Guard<'a, T> { m: &'a Mutex<T>, v: Option<RefMut<'a, T>> }
impl<T> Mutex<T> { async fn lock(&self) -> Guard<'_, T> { core::future::poll_fn(|cx| if self.locked.replace(true) { cx.waker().wake_by_ref(); Poll::Pending } else { Poll::Ready(()) }).await; Guard { m: self, v: Some(self.v.borrow_mut()) } } }
impl<T> Drop for Guard<'_, T> { fn drop(&mut self) { self.v = None; self.m.locked.set(false); } }
impl<T> core::ops::Deref for Guard<'_, T> { type Target = T; fn deref(&self) -> &T { self.v.as_ref().unwrap() } }
impl<T> core::ops::DerefMut for Guard<'_, T> { fn deref_mut(&mut self) -> &mut T { self.v.as_mut().unwrap() } }
async fn work(m: &Mutex<[u64; 3]>, id: u64, n: u32) -> u64 { let mut waits = 0; for i in 0..n { let mut g = m.lock().await; g[id as usize] += 1; let before = g[0] + g[1] + g[2]; Later(1).await; if g[0] + g[1] + g[2] != before { waits += 100; } if i % 2 == 1 { drop(g); Later(1).await; waits += 1; } } waits }
pub fn test(input: &[u64], out: &mut Out) {
    let m = Mutex { locked: Cell::new(false), v: RefCell::new([0; 3]) };
    let mut a = pin!(work(&m, 0, (input[0] % 5) as u32)); let mut b = pin!(work(&m, 1, 3)); let mut c = pin!(work(&m, 2, 4));
    let mut cx = Context::from_waker(Waker::noop());
    let mut r = [None; 3]; let mut rounds = 0u64;
    while r.iter().any(Option::is_none) { rounds += 1; if r[0].is_none() { if let Poll::Ready(v) = a.as_mut().poll(&mut cx) { r[0] = Some(v); } } if r[1].is_none() { if let Poll::Ready(v) = b.as_mut().poll(&mut cx) { r[1] = Some(v); } } if r[2].is_none() { if let Poll::Ready(v) = c.as_mut().poll(&mut cx) { r[2] = Some(v); } } }
    out.put(rounds); out.put(r[0]); out.put(r[1]); out.put(r[2]); out.put(*m.v.borrow());
}

//@ expect: b 5033 0 5033 1 5033 2 1 3 4
//@ expect: a 5033 0 5033 1 5033 2 0 3 4
//@ expect: a 5033 0 5033 1 5033 2 0 3 4
