//! A parser as a coroutine that is fed bytes.
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
use core::cell::Cell;
struct Feed<'a> { next: &'a Cell<Option<u8>> }
impl Future for Feed<'_> { type Output = u8; fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<u8> { match self.next.take() { Some(b) => Poll::Ready(b), None => Poll::Pending } } }
async fn byte(c: &Cell<Option<u8>>) -> u8 { Feed { next: c }.await }
async fn number(c: &Cell<Option<u8>>) -> (i64, u8) { let mut n = 0i64; let mut neg = false; loop { match byte(c).await { b'-' => neg = true, d @ b'0'..=b'9' => n = n * 10 + (d - b'0') as i64, e => return (if neg { -n } else { n }, e) } } }
async fn expr(c: &Cell<Option<u8>>) -> i64 { let (mut acc, mut op) = number(c).await; while op != b';' { let (n, next) = number(c).await; acc = match op { b'+' => acc + n, b'*' => acc * n, _ => acc - n }; op = next; } acc }
pub fn test(input: &[u64], out: &mut Out) {
    let texts: [&[u8]; 3] = [b"12+3*4;", b"7/2*-3;", b"100*100*100+1;"];
    let cell = Cell::new(None);
    let mut cx = Context::from_waker(Waker::noop());
    for t in texts {
        let mut f = pin!(expr(&cell));
        let mut polls = input[0] % 2;
        let mut result = None;
        for b in t { cell.set(Some(*b)); polls += 1; if let Poll::Ready(v) = f.as_mut().poll(&mut cx) { result = Some(v); } }
        out.put(result); out.put(polls);
    }
}

//@ expect: 5033 3c 8 5033 fffffffffffffff1 8 5033 f4241 f
//@ expect: 5033 3c 8 5033 fffffffffffffff1 8 5033 f4241 f
//@ expect: 5033 3c 7 5033 fffffffffffffff1 7 5033 f4241 e
