//! A waker of one's own with its table, cloned, woken and dropped.
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
use core::task::{RawWaker, RawWakerVTable};
struct Counts { wakes: Cell<u64>, clones: Cell<u64>, drops: Cell<u64> }
static TABLE: RawWakerVTable = RawWakerVTable::new(clone, wake, wake_ref, drop_);
fn at<'a>(p: *const ()) -> &'a Counts { unsafe { &*(p as *const Counts) } }
fn inc(c: &Cell<u64>) { c.set(c.get() + 1); }
unsafe fn clone(p: *const ()) -> RawWaker { inc(&at(p).clones); RawWaker::new(p, &TABLE) }
unsafe fn wake(p: *const ()) { inc(&at(p).wakes); inc(&at(p).drops); }
unsafe fn wake_ref(p: *const ()) { inc(&at(p).wakes); }
unsafe fn drop_(p: *const ()) { inc(&at(p).drops); }
struct Keep(Option<Waker>, u32);
impl Future for Keep {
    type Output = u32;
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<u32> {
        if self.1 == 0 { if let Some(w) = self.0.take() { w.wake(); } return Poll::Ready(1); }
        self.1 -= 1;
        match &self.0 { Some(w) if w.will_wake(cx.waker()) => w.wake_by_ref(), _ => self.0 = Some(cx.waker().clone()) }
        Poll::Pending
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = Counts { wakes: Cell::new(0), clones: Cell::new(0), drops: Cell::new(0) };
    let w = unsafe { Waker::from_raw(RawWaker::new(&raw const c as *const (), &TABLE)) };
    let mut cx = Context::from_waker(&w);
    let mut polls = 0u64;
    {
        let mut f = pin!(async { let a = Keep(None, (input[0] % 4) as u32).await; a + Keep(None, 2).await + Later(1).await });
        let r = loop { polls += 1; if let Poll::Ready(v) = f.as_mut().poll(&mut cx) { break v; } };
        out.put(r);
    }
    { let mut f = pin!(async { Keep(None, 5).await }); for _ in 0..3 { let _ = f.as_mut().poll(&mut cx); } }
    drop(w);
    out.put((polls, c.wakes.get(), c.clones.get())); out.put(c.drops.get());
}

//@ expect: b 5 6 3 4
//@ expect: b 7 8 3 4
//@ expect: b 4 5 2 3
