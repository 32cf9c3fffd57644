//! Vectors, strings and boxes in bodies.
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
use alloc::{boxed::Box, format, rc::Rc, string::String, vec, vec::Vec};
async fn names(n: u64) -> Vec<String> { let mut v = vec![]; for i in 0..n { Later(1).await; v.push(format!("n{i}")); } v }
async fn join(v: &[String]) -> String { let mut s = String::new(); for x in v { if !s.is_empty() { s.push('-'); } Later(1).await; s += x; } s }
pub fn test(input: &[u64], out: &mut Out) {
    let s = block_on(async { let v = names(input[0] % 5).await; let t = join(&v).await; drop(v); Later(1).await; t });
    out.put(s.len() as u64);
    for b in s.bytes() { out.put(b); }
    let rc = Rc::new(input[1]);
    { let r2 = rc.clone(); let f = async move { Later(3).await; *r2 }; out.put(Rc::strong_count(&rc) as u64); let mut f = Box::pin(f); let mut cx = Context::from_waker(Waker::noop()); out.put(f.as_mut().poll(&mut cx).is_pending()); }
    out.put(Rc::strong_count(&rc) as u64);
    let fs: Vec<Box<dyn Fn(u64) -> Pin<Box<dyn Future<Output = u64>>>>> = vec![Box::new(|x| Box::pin(async move { x + 1 })), Box::new(|x| Box::pin(async move { Later(1).await; x * 2 }))];
    let mut acc = input[2] & 0xffff;
    for f in &fs { acc = block_on(f(acc)); }
    out.put(acc);
}

//@ expect: 2 6e 30 2 1 1 8
//@ expect: 0 2 1 1 8aa0
//@ expect: 0 2 1 1 20000
