//! Futures in a vector that end out of order, and tasks that start others.
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
use alloc::{boxed::Box, collections::VecDeque, rc::Rc, vec::Vec};
use core::cell::RefCell;
type Task = Pin<Box<dyn Future<Output = ()>>>;
#[derive(Clone)] struct Spawner(Rc<RefCell<VecDeque<Task>>>);
impl Spawner { fn spawn(&self, f: impl Future<Output = ()> + 'static) { self.0.borrow_mut().push_back(Box::pin(f)); } }
fn run(s: &Spawner) -> u64 { let mut cx = Context::from_waker(Waker::noop()); let mut n = 0; loop { let Some(mut t) = s.0.borrow_mut().pop_front() else { return n }; n += 1; if t.as_mut().poll(&mut cx).is_pending() { s.0.borrow_mut().push_back(t); } } }
async fn leaf(log: Rc<RefCell<Vec<u64>>>, id: u64) { for i in 0..id % 4 { Later(1).await; log.borrow_mut().push(id * 10 + i); } }
pub fn test(input: &[u64], out: &mut Out) {
    let s = Spawner(Rc::new(RefCell::new(VecDeque::new()))); let log = Rc::new(RefCell::new(Vec::new()));
    for id in 1..4 { let (s2, l) = (s.clone(), log.clone()); s.spawn(async move { leaf(l.clone(), id).await; if id == 2 { s2.spawn(leaf(l.clone(), 7)); } l.borrow_mut().push(id); }); }
    out.put(run(&s) + input[0] % 2);
    for x in log.borrow().iter() { out.put(*x); }
    out.put(Rc::strong_count(&log) as u64);
}

//@ expect: e a 1 14 1e 15 2 1f 20 3 46 47 48 1
//@ expect: e a 1 14 1e 15 2 1f 20 3 46 47 48 1
//@ expect: d a 1 14 1e 15 2 1f 20 3 46 47 48 1
