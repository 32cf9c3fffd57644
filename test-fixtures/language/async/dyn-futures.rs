//! Trait objects of futures: boxed, by reference, in arrays, with generics.
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
use alloc::boxed::Box;
trait Node { fn eval<'a>(&'a self) -> Pin<Box<dyn Future<Output = u64> + 'a>>; }
struct Leaf(u64);
impl Node for Leaf { fn eval<'a>(&'a self) -> Pin<Box<dyn Future<Output = u64> + 'a>> { Box::pin(async { Later(1).await; self.0 }) } }
struct Add(Box<dyn Node>, Box<dyn Node>);
impl Node for Add { fn eval<'a>(&'a self) -> Pin<Box<dyn Future<Output = u64> + 'a>> { Box::pin(async { self.0.eval().await.wrapping_add(self.1.eval().await) }) } }
struct Mul(Box<dyn Node>, u64);
impl Node for Mul { fn eval<'a>(&'a self) -> Pin<Box<dyn Future<Output = u64> + 'a>> { Box::pin(async move { let k = self.1; let v = self.0.eval().await; v.wrapping_mul(k) }) } }
pub fn test(input: &[u64], out: &mut Out) {
    let t = Add(Box::new(Mul(Box::new(Leaf(input[0])), 3)), Box::new(Add(Box::new(Leaf(input[1])), Box::new(Leaf(input[2])))));
    out.put(block_on(t.eval()));
    let mut a = pin!(async { Later(1).await; 1u64 });
    let mut b = pin!(async { input[3] });
    let list: [Pin<&mut dyn Future<Output = u64>>; 2] = [a.as_mut(), b.as_mut()];
    for f in list { out.put(block_on(f)); }
    let x: Box<dyn Future<Output = u64> + Unpin> = Box::new(core::future::ready(4));
    out.put(block_on(x));
}

//@ expect: 8 1 4 4
//@ expect: 1b9ef42f931c1450 1 f88bb8a8724c81ec 4
//@ expect: 0 1 8000000000000000 4
