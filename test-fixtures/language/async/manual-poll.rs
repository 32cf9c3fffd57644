//! What single polls give, `size_of_val`, moving a future before the first poll.
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
async fn count(n: u32) -> u32 { let mut t = 0; for i in 0..n { t += i; Later(1).await; } t }
fn pass<F: Future>(f: F) -> F { f }
pub fn test(input: &[u64], out: &mut Out) {
    let mut cx = Context::from_waker(Waker::noop());
    let f = pass(pass(count((input[0] % 6) as u32)));
    let g = [f, count(3)];
    let [f, h] = g;
    let mut f = pin!(f);
    let mut polls = 0u64;
    let r = loop { polls += 1; match f.as_mut().poll(&mut cx) { Poll::Ready(v) => break v, Poll::Pending => {} } };
    out.put((polls, r));
    let mut opt = Some(h);
    let moved = opt.take();
    out.put(opt.is_none());
    out.put(block_on(moved.unwrap()));
    let e = async {};
    out.put(core::mem::size_of_val(&e) as u64);
    let v = input[1];
    let one = async move { v };
    out.put(block_on(one));
    let never = core::mem::ManuallyDrop::new(count(2));
    out.put(core::mem::size_of_val(&never) > 0);
}

//@ expect: 2 0 1 3 1 2 1
//@ expect: 2 0 1 3 1 6e789e6aa1b965f4 1
//@ expect: 1 0 1 3 1 1 1
