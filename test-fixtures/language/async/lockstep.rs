//! Threads of a group that wait different numbers of times.
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
async fn collatz(mut n: u64) -> u64 { let mut s = 0; while n != 1 && s < 100 { n = if n % 2 == 0 { n / 2 } else { n.wrapping_mul(3).wrapping_add(1) }; s += 1; if s % 4 == 0 { Later((n % 3) as u32).await; } } s }
async fn sort(a: &mut [u64]) { for i in 0..a.len() { for j in i + 1..a.len() { if a[j] < a[i] { a.swap(i, j); } } Later(1).await; } }
pub fn test(input: &[u64], out: &mut Out) {
    for x in &input[..5] { out.put(block_on(collatz(x % 1000 + 1))); }
    let mut a: [u64; 8] = input[..8].try_into().unwrap();
    block_on(sort(&mut a));
    out.put(a);
}

//@ expect: 1 7 2 5 8 1 2 3 4 5 6 7 8
//@ expect: 1e 52 c 47 2e 6c45d188009454f 1b39896a51a8749b 2c829abe1f4532e1 53cb9f0c747ea2ea 6e789e6aa1b965f4 c584133ac916ab3c e220a8397b1dcdaf f88bb8a8724c81ec
//@ expect: 0 1 19 2e 1c 0 1 80 ff 7fffffff 7fffffffffffffff 8000000000000000 ffffffffffffffff
