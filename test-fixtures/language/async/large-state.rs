//! Large arrays, many variables and alignments kept between steps.
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
#[repr(align(32))] #[derive(Clone, Copy)] struct Wide([u64; 3], u8);
async fn f(x: u64) -> u64 {
    let a = [x; 33]; let b = (x as u8, x as u16, x as u32, x as u128, x as f64, x as i8); let w = Wide([x, 1, 2], 3);
    let addr = &w as *const Wide as usize % 32;
    Later(1).await;
    let mut s = a.iter().fold(0u64, |p, q| p.wrapping_mul(3).wrapping_add(*q));
    let c: [u32; 20] = core::array::from_fn(|i| i as u32 ^ x as u32);
    Later(1).await;
    s ^= b.0 as u64 ^ b.1 as u64 ^ b.2 as u64 ^ (b.3 >> 3) as u64 ^ (b.4.to_bits()) ^ b.5 as u64;
    s = s.wrapping_add(c.iter().map(|v| *v as u64).sum::<u64>());
    let big = Some([s, x, 7, 9, 11]); let none: Option<[u64; 5]> = None;
    Later(1).await;
    s ^ w.0[0] ^ w.1 as u64 ^ addr as u64 ^ big.map_or(0, |v| v[4] ^ v[0]) ^ none.map_or(5, |v| v[0])
}
pub fn test(input: &[u64], out: &mut Out) { for x in &input[..6] { out.put(block_on(f(*x))); } }

//@ expect: c f e 9 8 b
//@ expect: e220a8397b1dcda2 6e789e6aa1b965f9 6c45d1880094542 f88bb8a8724c81e1 1b39896a51a87496 53cb9f0c747ea2e7
//@ expect: d c fffffffffffffff2 800000000000000d 7ffffffffffffff2 8d
