//! Generic functions, constants as parameters, associated functions, methods.
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
struct Acc<T, const N: usize> { v: [T; N] }
impl<T: Copy + core::ops::BitXor<Output = T>, const N: usize> Acc<T, N> {
    async fn fold(&self, z: T) -> T { let mut r = z; for x in self.v { Later(1).await; r = r ^ x; } r }
    async fn set(&mut self, i: usize, x: T) -> &mut Self { Later(1).await; self.v[i] = x; self }
    async fn into(self) -> [T; N] { self.v }
    async fn make(x: T) -> Self { Acc { v: [x; N] } }
}
async fn apply<T, F: Fn(T) -> U, U>(f: F, x: T) -> U { Later(1).await; f(x) }
async fn both<A, B>(a: A, b: B) -> (A::Output, B::Output) where A: Future, B: Future { let x = a.await; (x, b.await) }
pub fn test(input: &[u64], out: &mut Out) {
    let mut a = block_on(Acc::<u64, 4>::make(input[0]));
    block_on(async { a.set(1, input[1]).await.set(2, input[2]).await; });
    out.put(block_on(a.fold(1)));
    out.put(block_on(a.into()));
    let mut b = Acc { v: [1u8, 2, 3] };
    block_on(b.set(2, input[1] as u8));
    out.put(block_on(b.fold(7)));
    out.put(block_on(apply(|x: u64| x as u16, input[3])));
    let k = input[4];
    out.put(block_on(both(apply(move |x: u64| x ^ k, 5), async { k.count_ones() })));
}

//@ expect: 0 1 2 3 1 6 4 0 2
//@ expect: 68bcc37221b020ba e220a8397b1dcdaf 6e789e6aa1b965f4 6c45d188009454f e220a8397b1dcdaf f0 81ec 1b39896a51a8749e 1e
//@ expect: ffffffffffffffff 0 1 ffffffffffffffff 0 5 0 7ffffffffffffffa 3f
