//! `.await` in conditions, matches, guards, arguments, operands and loops.
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
async fn v(x: u64) -> u64 { Later((x & 1) as u32).await; x }
async fn o(x: u64) -> Option<u64> { Later(1).await; if x % 3 == 0 { None } else { Some(x) } }
async fn f(a: &[u64]) -> u64 {
    let mut s = 0u64;
    if v(a[0]).await > v(a[1]).await { s += 1; }
    if let Some(x) = o(a[2]).await && v(x).await % 2 == 0 { s += x & 0xff; }
    match o(a[3]).await { Some(x) if v(x).await > 5 => s = s.wrapping_add(v(x).await), Some(x) => s ^= x, None => s += 100 }
    s = s.wrapping_add(v(a[4]).await).wrapping_mul(v(3).await | 1);
    let mut i = 0;
    while v(i).await < 5 { i += 1; if v(i).await == 3 { continue; } s = s.rotate_left(1); }
    while let Some(x) = o(i).await { i += 1; s ^= x; if i > 9 { break; } }
    let t = 'a: loop { for j in 0..10 { if v(j).await * 3 == 12 { break 'a j; } } };
    s = s.wrapping_add(t);
    let arr = [v(1).await, v(2).await, t];
    let tup = (v(7).await, arr, a[v(2).await as usize]);
    s ^ tup.0 ^ tup.1[v(1).await as usize] ^ tup.2 ^ (v(0).await == 0 && v(1).await == 1 || v(2).await == 3) as u64
}
pub fn test(input: &[u64], out: &mut Out) {
    for w in input.windows(6).take(8) { out.put(block_on(f(w))); }
}

//@ expect: 1be 159 1418 2db 33a 1625 3f4 637
//@ expect: b2383e9c3de77cc1 287c2eed5518148d 43448acf8d51e99e 328b01a7e5470742 ff48acac154f2d3c b810266c593d8408 84bf7b55da551a1e 7cdbfbf054f9ef84
//@ expect: 25 80000000000017e5 7fffffffffffb7f2 1800002a4d 18000000c2 7fffffc2 126c 15
