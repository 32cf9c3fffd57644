//! `?` with `From`, `let else`, options in results, early exits in loops.
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
#[derive(Clone, Copy)] enum E { A(u64), B }
impl From<u64> for E { fn from(x: u64) -> E { E::A(x) } }
impl From<()> for E { fn from(_: ()) -> E { E::B } }
async fn a(x: u64) -> Result<u64, u64> { Later(1).await; if x % 3 == 0 { Err(x) } else { Ok(x + 1) } }
async fn b(x: u64) -> Result<Option<u64>, ()> { if x % 5 == 0 { return Err(()); } Later(1).await; Ok((x % 7 != 0).then_some(x)) }
async fn both(xs: &[u64]) -> Result<u64, E> { let mut t = 0u64; for x in xs { let v = a(x % 1000).await?; let Some(w) = b(v).await? else { continue }; t = t.wrapping_add(w); if t > 2000 { return Ok(t); } } Ok(t) }
pub fn test(input: &[u64], out: &mut Out) {
    for w in input.windows(3) { match block_on(both(w)) { Ok(v) => out.put(v), Err(E::A(x)) => out.put(x | 1 << 40), Err(E::B) => out.put(1u64 << 41) } }
}

//@ expect: 10000000003 10000000003 10000000003 20000000000 10000000006 10000000006 10000000009 10000000009 10000000009 1000000000c 1000000000c 1000000000c 20000000000 20000000000
//@ expect: 20000000000 20000000000 20000000000 100000001bc 100000002eb 1000000005a 20000000000 20000000000 20000000000 10000000186 100000000c9 100000002d6 78e 86e
//@ expect: 10000000000 10000000267 10000000267 10000000327 10000000327 100000000ff 100000000ff 10000000000 10000000000 10000000000 20000000000 20000000000 10000000081 10000000081
