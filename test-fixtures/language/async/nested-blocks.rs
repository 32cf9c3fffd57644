//! Blocks in blocks, early return, labels, shadowing, constants and items inside.
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
const K: u64 = 11;
pub fn test(input: &[u64], out: &mut Out) {
    let r = block_on(async {
        let x = input[0];
        let inner = async { if x % 2 == 0 { return 1u64; } Later(1).await; let x = x >> 1; async { Later(1).await; x ^ K }.await };
        let y = inner.await;
        let x = y.wrapping_add(x);
        fn helper(a: u64) -> u64 { a.swap_bytes() }
        struct In(u64);
        impl In { async fn get(&self) -> u64 { Later(1).await; self.0 } }
        let z = { let i = In(helper(x)); i.get().await };
        let w = 'b: { if z & 1 == 1 { Later(1).await; break 'b 3; } 4 };
        let u: u64 = async { for i in 0.. { if i * i > w { return i; } Later(1).await; } 0 }.await;
        (x, y, z, w + u)
    });
    out.put(r.0); out.put(r.1); out.put(r.2); out.put(r.3);
}

//@ expect: c b c00000000000000 7
//@ expect: 5330fc5638acb48b 7110541cbd8ee6dc 8bb4ac3856fc3053 5
//@ expect: 1 1 100000000000000 7
