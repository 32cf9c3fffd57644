//! `?` on results and options in bodies.
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
#[derive(Debug, PartialEq, Clone, Copy)]
enum Wrong { Small(u64), Odd }
async fn check(x: u64) -> Result<u64, Wrong> {
    Later(1).await;
    if x < 4 { Err(Wrong::Small(x)) } else if x % 2 == 1 { Err(Wrong::Odd) } else { Ok(x / 2) }
}
async fn twice(x: u64) -> Result<u64, Wrong> { let a = check(x).await?; let b = check(a).await?; Ok(a.wrapping_add(b)) }
async fn opt(x: Option<u64>) -> Option<u64> { let y = x?; Later(2).await; y.checked_sub(3) }
pub fn test(input: &[u64], out: &mut Out) {
    for x in input {
        match block_on(twice(*x)) { Ok(v) => out.put((0u64, v)), Err(Wrong::Small(v)) => out.put((1u64, v)), Err(Wrong::Odd) => out.put((2u64, 0u64)) }
        out.put(block_on(opt(if x % 5 == 0 { None } else { Some(*x) })));
        let r: Result<u64, u64> = block_on(async { let v = check(*x).await.map_err(|_| 7u64)?; Ok(v) });
        out.put(r.unwrap_or(1));
    }
}

//@ expect: 1 1 440 1 1 2 440 1 1 3 5033 0 1 1 2 5033 1 2 2 0 440 1 1 3 5033 3 3 2 0 5033 4 1 0 6 5033 5 4 2 0 5033 6 1 2 0 440 5 2 0 5033 8 1 0 9 5033 9 6 2 0 5033 a 1 2 0 5033 b 7 2 0 440 1 0 c 5033 d 8
//@ expect: 2 0 440 1 0 52da76cff94b0c77 440 373c4f3550dcb2fa 2 0 5033 6c45d188009454c 1 0 ba68ca7e55b96171 5033 f88bb8a8724c81e9 7c45dc54392640f6 2 0 5033 1b39896a51a87498 1 2 0 440 29e5cf863a3f5175 2 0 5033 2c829abe1f4532de 1 0 94230e6c16d1006d 440 62c2099d648b559e 2 0 5033 3ee5789041c98ac0 1 2 0 440 79dc24461b465853 2 0 5033 657eecdd3cb13d06 1 2 0 5033 c2d326e0055bdef3 6169937002adef7b 2 0 5033 8621a03fe0bbdb78 1 2 0 5033 8e1f7555983aa92c 1 2 0 5033 b54e0f1600cc4d16 1 2 0 5033 84bb3f97971d80a8 1
//@ expect: 1 0 440 1 1 1 440 1 2 0 440 1 0 6000000000000000 5033 7ffffffffffffffd 4000000000000000 2 0 5033 7ffffffffffffffc 1 0 60 5033 7d 40 2 0 440 1 2 0 5033 7ffffffc 1 1 1 440 1 1 0 440 1 2 0 5033 fffffffffffffffb 7fffffffffffffff 2 0 5033 7ffffffffffffffe 1 2 0 5033 7ffffffffffffffb 3fffffffffffffff 2 0 5033 7e 1 2 0 5033 fb 7f 2 0 5033 7ffffffb 3fffffff
