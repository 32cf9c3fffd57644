//! Parameters by patterns, `mut`, `self` in all its forms, unused ones.
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
#[derive(Clone, Copy)] struct P { x: u64, y: u64 }
impl P {
    async fn by_ref(&self) -> u64 { Later(1).await; self.x }
    async fn by_mut(&mut self, d: u64) { Later(1).await; self.y = self.y.wrapping_add(d); }
    async fn by_val(self) -> u64 { Later(1).await; self.x ^ self.y }
    async fn mut_val(mut self) -> P { self.x += 1; Later(1).await; self.y ^= 3; self }
    async fn pinned(self: Pin<&mut Self>) -> u64 { Later(1).await; self.y }
}
async fn pats(P { x, y }: P, [a, .., b]: [u64; 4], mut n: u64, &r: &u64, _: u64, _u: u64, (ref c, d): (u64, u64)) -> u64 {
    n = n.wrapping_add(x); Later(1).await; n ^= y ^ a ^ b ^ r ^ *c ^ d; n
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut p = P { x: input[0] & 0xffff, y: input[1] };
    out.put(block_on(p.by_ref())); block_on(p.by_mut(input[2])); out.put(p.y);
    out.put(block_on(p.by_val())); let q = block_on(p.mut_val()); out.put((q.x, q.y));
    out.put(block_on(Pin::new(&mut p).pinned()));
    out.put(block_on(pats(p, [1, 2, 3, input[3]], input[4], &input[5], 1, 2, (input[6], input[7]))));
}

//@ expect: 1 5 4 2 6 5 f
//@ expect: cdaf 753cfb8321c2ab43 753cfb8321c266ec cdb0 753cfb8321c2ab40 753cfb8321c2ab43 2c43dcc9a00a53d3
//@ expect: 0 0 0 1 3 0 ffffffff8000007e
