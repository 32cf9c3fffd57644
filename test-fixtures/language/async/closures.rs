//! `async` closures and closures that give futures.
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
async fn twice<F: AsyncFn(u64) -> u64>(f: F, x: u64) -> u64 { let a = f(x).await; f(a).await }
async fn thrice<F: AsyncFnMut(u64) -> u64>(mut f: F, x: u64) -> u64 { let a = f(x).await; let b = f(a).await; f(b).await }
async fn once<F: AsyncFnOnce(u64) -> u64>(f: F, x: u64) -> u64 { f(x).await }
async fn plain<F, G>(f: F, x: u64) -> u64 where F: Fn(u64) -> G, G: Future<Output = u64> { f(x).await.wrapping_add(f(2).await) }
async fn named(x: u64) -> u64 { Later(1).await; x ^ 0x55 }
pub fn test(input: &[u64], out: &mut Out) {
    let k = input[1];
    out.put(block_on(twice(async |x| { Later(1).await; x.wrapping_mul(k) }, input[0])));
    let mut n = 0u64;
    out.put(block_on(thrice(async |x| { n += 1; Later(1).await; x.wrapping_add(n) }, input[2])));
    out.put(n);
    out.put(block_on(once(async move |x| { Later(1).await; x ^ k }, input[3])));
    out.put(block_on(plain(|x| async move { Later(2).await; x ^ k }, input[4])));
    out.put(block_on(plain(named, input[5])));
    out.put(block_on(twice(named, input[6])));
    let c = async |a: u64, b: &u64| { Later(1).await; a.wrapping_sub(*b) };
    out.put(block_on(c(input[7], &k)));
    out.put(block_on(async { c(1, &2).await }));
}

//@ expect: 4 9 3 6 7 aa 7 6 ffffffffffffffff
//@ expect: 9e2d42f876de4270 6c45d1880094555 3 96f326c2d3f5e418 e3b9b56b91ca7765 53cb9f0c747ea316 2c829abe1f4532e1 570b74d0275d4548 ffffffffffffffff
//@ expect: 0 5 3 8000000000000001 8000000000000001 12c ff 7ffffffe ffffffffffffffff
