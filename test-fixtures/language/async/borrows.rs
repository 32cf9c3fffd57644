//! References to variables of the body across stops.
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
async fn f(n: u64, d: &mut [u64; 4]) -> u64 {
    let mut x = [n, n ^ 1, n ^ 2];
    let r = &mut x;
    Later(1).await;
    r[1] = r[0].wrapping_mul(3);
    let (a, b) = r.split_at_mut(1);
    Later(1).await;
    core::mem::swap(&mut a[0], &mut b[1]);
    d[0] = a[0];
    let it = x.iter_mut();
    Later(2).await;
    for (i, e) in it.enumerate() { *e = e.wrapping_add(i as u64); Later(1).await; d[i + 1] = *e; }
    let s: &str = "stop";
    let t = &s[1..];
    Later(1).await;
    let y = &d[1..3];
    t.len() as u64 + y.iter().fold(x[2], |p, q| p.wrapping_add(*q))
}
pub fn test(input: &[u64], out: &mut Out) {
    for x in &input[..4] { let mut d = [0; 4]; out.put(block_on(f(*x, &mut d))); out.put(d); }
}

//@ expect: d 3 3 4 3 e 0 0 7 4 13 1 1 a 5 1c 6 6 d 6
//@ expect: 6aa3491f6795046f e220a8397b1dcdad e220a8397b1dcdad a661f8ac7159690e e220a8397b1dcdb1 285b1815289efdcc 6e789e6aa1b965f6 6e789e6aa1b965f6 4b69db3fe52c31dd 6e789e6aa1b965f6 21d5d17a802e5a8f 6c45d188009454d 6c45d188009454d 144d1749801bcfee 6c45d1880094551 daba9b4a3b7e89a4 f88bb8a8724c81ee f88bb8a8724c81ee e9a329f956e585c5 f88bb8a8724c81ee
//@ expect: 8 2 2 1 2 d 3 3 4 3 ffffffffffffffff fffffffffffffffd fffffffffffffffd fffffffffffffffe 1 8000000000000008 8000000000000002 8000000000000002 8000000000000001 8000000000000002
