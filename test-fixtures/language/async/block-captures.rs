//! Blocks that capture by reference, by mutable reference and by value.
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
pub fn test(input: &[u64], out: &mut Out) {
    let base = input[0];
    let mut total = 0u64;
    let arr = [input[1], input[2], input[3]];
    block_on(async { for a in arr.iter() { Later(1).await; total = total.wrapping_add(*a ^ base); } });
    out.put(total);
    let moved = block_on(async move { let mut t = total; t = t.wrapping_mul(3); Later(2).await; (t, arr[1]) });
    out.put(moved);
    out.put(total);
    let s = (input[4], [input[5]; 4]);
    let f = async { let r = &s.1; Later(3).await; r.iter().fold(s.0, |a, b| a.wrapping_add(*b)) };
    out.put(block_on(f));
}

//@ expect: a 1e 3 a 1d
//@ expect: 8be83c06df0a7d7e a3b8b4149d1f787a 6c45d188009454f 8be83c06df0a7d7e 6a68059c23a30043
//@ expect: 8000000000000000 8000000000000000 ffffffffffffffff 8000000000000000 80000000000001ff
