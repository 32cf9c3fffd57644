//! The less common parts of `core`: collections of tuples, arrays that fail, ranges that are `Copy`, durations, cells,
//! polling by hand, errors behind `dyn`.

use core::cell::{Cell, LazyCell, OnceCell, RefCell, RefMut};
use core::error::Error;
use core::ffi::CStr;
use core::fmt;
use core::future::Future;
use core::num::NonZero;
use core::ops::{Bound, ControlFlow, RangeBounds};
use core::pin::{Pin, pin};
use core::range;
use core::task::{Context, Poll, Waker};
use core::time::Duration;

#[derive(Default)]
struct Total(u64);
impl Extend<u64> for Total {
    fn extend<I: IntoIterator<Item = u64>>(&mut self, iter: I) {
        for x in iter {
            self.0 = self.0.wrapping_mul(3).wrapping_add(x);
        }
    }
}

#[derive(Debug)]
enum Failure {
    Low(u64),
    Other,
}
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("failure")
    }
}
impl Error for Failure {}

struct Countdown(u32);
impl Future for Countdown {
    type Output = u32;
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<u32> {
        if self.0 == 0 {
            return Poll::Ready(77);
        }
        self.0 -= 1;
        cx.waker().wake_by_ref();
        Poll::Pending
    }
}

fn poll_twice(a: Poll<Result<u32, u8>>) -> Poll<Result<u32, u8>> {
    let value = core::task::ready!(a?);
    Poll::Ready(Ok(value + 1))
}

fn width<R: RangeBounds<usize>>(range: R) -> (u64, u64) {
    let word = |bound: Bound<&usize>| match bound {
        Bound::Included(x) => *x as u64 + 1000,
        Bound::Excluded(x) => *x as u64 + 2000,
        Bound::Unbounded => 3000,
    };
    (word(range.start_bound()), word(range.end_bound()))
}

fn collections(input: &[u64], out: &mut Out) {
    let (a, b): (Total, Total) = input.iter().map(|&x| (x >> 3, x & 7)).collect();
    out.put(a.0);
    out.put(b.0);
    let mut three = (Total::default(), Total(5), Total::default());
    three.extend(input.iter().map(|&x| (x, x / 2, x ^ 1)));
    out.put((three.0.0, three.1.0, three.2.0));
    let chunks = input.iter().copied().array_chunks::<3>().map(|[a, b, c]| a ^ b ^ c);
    out.put(chunks.fold(0, |x, y| x ^ y.rotate_left(1)));
    let mut rest = input.iter().map(|x| x % 10);
    out.put(rest.next_chunk::<4>().ok());
    out.put(rest.by_ref().skip(8).next_chunk::<9>().map_err(|left| left.len()).is_err());
    out.put([1, 2, 3].iter().copied().intersperse(0).fold(0u64, |x, y| x * 10 + y));
    let mut next = 0;
    let with = [7u64, 8].into_iter().intersperse_with(|| {
        next += 1;
        next
    });
    out.put(with.fold(0, |x, y| x * 10 + y));
    let ok: Option<Total2> = input.iter().map(|x| Some(*x)).try_collect();
    out.put(ok.map(|t| t.0));
    out.put(input.iter().copied().map(|x| x >> 4).try_reduce(|a, b| a.checked_add(b)));
    let found = input.iter().try_find(|x| if **x == 9 { Err(3u8) } else { Ok(**x % 5 == 4) });
    out.put(found.map(|x| x.copied()));
    out.put(input.iter().cmp_by(input[1..].iter(), |a, b| (*a % 3).cmp(&(*b % 3))));
    out.put(core::iter::chain([1u8, 2], [3]).rev().fold(0u64, |x, y| x * 10 + y as u64));
    out.put(core::iter::once_with(|| 4u8).next_back());
}

#[derive(Default)]
struct Total2(u64);
impl FromIterator<u64> for Total2 {
    fn from_iter<I: IntoIterator<Item = u64>>(iter: I) -> Self {
        Total2(iter.into_iter().fold(1, |x, y| x.wrapping_mul(31).wrapping_add(y)))
    }
}

fn arrays(input: &[u64], out: &mut Out) {
    let low = [input[0] % 9, input[1] % 9, input[2] % 9, input[3] % 9];
    out.put(low.try_map(|x| if x < 8 { Some(x * 2) } else { None }));
    out.put(core::array::try_from_fn::<_, 3, _>(|i| low[i].checked_sub(1).ok_or(i)));
    out.put([Some(1u8), None].transpose());
    let mut doubled = [1u8, 1, 2, 3, 3, 3, 1, 1, 4];
    doubled[4] = (input[4] % 3) as u8;
    let (kept, others) = doubled.partition_dedup();
    out.put(&*kept);
    out.put(others.len());
    out.put([1u8, 0, 2, 0, 3].split_once(|x| *x == 0).map(|(a, b)| (a.len(), b.len())));
    out.put([1u8, 0, 2, 0, 3].rsplit_once(|x| *x == 0).map(|(a, b)| (a.len(), b.len())));
    let mut moved = [1u8, 2, 3, 4];
    out.put(moved.shift_left([8, 9]));
    out.put(moved);
    let mut short = [1u8, 2];
    out.put(short.shift_right([7, 8, 9]));
    out.put(short);
    let mut floats = [2.5f32, -1.0, 0.5, -0.0, 0.0];
    floats.sort_floats();
    out.put(floats.map(f32::to_bits));
    let tuple: (u8, u8, u8, u8, u8, u8) = [1, 2, 3, 4, 5, 6].into();
    out.put(tuple.0 + tuple.5);
    out.put([1u16, 2] == *(&mut [1u16, 2] as &mut [u16]));
    out.put(low.subslice_range(&low[1..3]).map(|r| (r.start, r.end)));
}

fn ranges(input: &[u64], out: &mut Out) {
    let whole: range::Range<usize> = (2..5).into();
    let again = whole;
    out.put(&input[whole]);
    out.put(again.into_iter().rev().fold(0u64, |x, y| x * 10 + y as u64));
    let closed = range::RangeInclusive { start: 1u8, last: 3 };
    out.put(closed.contains(&3));
    out.put(closed.iter().len());
    out.put(width(range::RangeFrom { start: 7 }));
    out.put(width(&3..&9));
    out.put(width((Bound::Excluded(&4), Bound::Unbounded)));
    out.put(input.get((Bound::Excluded(1), Bound::Included(3))));
    out.put(core::slice::range(3.., ..input.len()).end);
}

fn times(input: &[u64], out: &mut Out) {
    let seconds = [0.0f64, 0.999_999_999_5, 1.5e-9, 2.5e-9, 4.7, 1e-10, 1.844674407370955e19, 2e19, -1.0, f64::NAN, -0.0];
    for x in seconds {
        out.put(Duration::try_from_secs_f64(x).map(|d| d.as_nanos() as u64).map_err(|_| 5u8));
        out.put(Duration::try_from_secs_f32(x as f32).map(|d| d.as_nanos() as u64).map_err(|_| 5u8));
    }
    let d = Duration::new(input[0] % 1000, (input[1] % 1_000_000_000) as u32);
    out.put(d.mul_f64(1.25).as_nanos());
    out.put(d.div_f32(3.0).as_nanos());
    out.put(d.mul_f32(0.1).as_nanos());
    out.put(d.div_duration_f64(Duration::from_millis(7)).to_bits());
    out.put([d, d, d].iter().sum::<Duration>().as_nanos());
    out.put(Duration::from_mins(3).as_secs() + Duration::from_hours(2).as_secs());
}

fn cells(input: &[u64], out: &mut Out) {
    let cell = RefCell::new([input[0], input[1]]);
    if let Ok(mut second) = RefMut::filter_map(cell.borrow_mut(), |both| both.get_mut(1)) {
        *second = 12;
    }
    out.put(cell.borrow()[1]);
    let once = OnceCell::new();
    out.put(once.get_or_try_init(|| if input[2] % 2 == 0 { Err(4u8) } else { Ok(input[2]) }).copied());
    let lazy = LazyCell::new(|| input[3] + 1);
    out.put(*lazy);
    let shared = Cell::new([1u8, 2, 3]);
    let parts: &[Cell<u8>] = shared.as_ref();
    parts[1].set(9);
    out.put(shared.get());
}

fn polling(input: &[u64], out: &mut Out) {
    let mut cx = Context::from_waker(Waker::noop());
    let mut future = pin!(Countdown((input[0] % 4) as u32));
    let mut polls = 0u64;
    while future.as_mut().poll(&mut cx).is_pending() {
        polls += 1;
    }
    out.put(polls);
    for poll in [Poll::Ready(Ok(3)), Poll::Ready(Err(4)), Poll::Pending] {
        out.put(match poll_twice(poll) {
            Poll::Ready(Ok(x)) => x as u64,
            Poll::Ready(Err(e)) => 100 + e as u64,
            Poll::Pending => 999,
        });
    }
    let value = Some(input[1]);
    out.put(Pin::new(&value).as_pin_ref().map(|x| *x));
    let mut ready = core::future::ready(6u8);
    out.put(Pin::new(&mut ready).poll(&mut cx).is_ready());
}

fn rest(input: &[u64], out: &mut Out) {
    let low = Failure::Low(input[0]);
    let other = Failure::Other;
    for failure in [&low as &(dyn Error + 'static), &other, &fmt::Error] {
        out.put(match failure.downcast_ref::<Failure>() {
            Some(Failure::Low(x)) => Some(*x),
            Some(Failure::Other) => Some(1),
            None => None,
        });
        out.put(failure.source().is_some());
    }
    out.put(bool::try_from(input[1] as u8 % 3).is_ok());
    out.put(usize::try_from('x').ok());
    out.put(NonZero::<u32>::from_str_radix("ff", 16).ok().map(|x| x.get()));
    out.put(NonZero::<u32>::from_str_radix("0", 16).is_err());
    out.put(-&core::num::Wrapping(5i32) == core::num::Wrapping(-5));
    out.put((core::num::Wrapping(1u32) << &3usize).0);
    out.put((!&core::num::Saturating(1u8)).0);
    let text = CStr::from_bytes_with_nul(b"abc\0").unwrap();
    out.put(text.to_bytes());
    out.put(CStr::from_bytes_until_nul(b"ab").is_err());
    out.put(Some(input[2]).zip_with(Some(2), |a, b| a ^ b));
    out.put(core::mem::discriminant(&low) == core::mem::discriminant(&other));
    out.put(core::ptr::Alignment::of::<u32>().as_usize());
    let both: (core::primitive::u8, core::primitive::bool) = (core::primitive::u8::MAX, true);
    out.put(both);
    out.put(cfg_select! { target_os = "none at all" => 1u8, _ => 2u8 });
    let flow: ControlFlow<u8, u8> = ControlFlow::Break(input[3] as u8);
    core::assert_matches!(flow, ControlFlow::Break(_));
    out.put(flow.break_value());
    let f: fn(u64) -> u64 = |x| x + 1;
    let g: fn(u64) -> u64 = |x| x + 2;
    out.put(core::ptr::fn_addr_eq(f, f));
    out.put(f == f && f != g);
    let result: Result<u64, u8> = Ok(input[4]);
    for x in &result {
        out.put(*x);
    }
    let fused = 1..=2u8;
    fn ends<I: core::iter::FusedIterator + Default>(iter: I) -> usize {
        iter.count() + I::default().count()
    }
    out.put(ends([1u8, 2, 3].iter().copied().chain([4u8].iter().copied()).enumerate()));
    out.put(fused.map(|x| x as u64).sum::<u64>());
}

pub fn test(input: &[u64], out: &mut Out) {
    collections(input, out);
    arrays(input, out);
    ranges(input, out);
    times(input, out);
    cells(input, out);
    polling(input, out);
    rest(input, out);
}

//@ expect: 2672 1eb6dd8 1eca168 d4f5c9d 1486b98 0 5033 1 2 3 4 1 27db 2ce 5033 f536d20904ef6f09 5033 5033 1 c 5033 4 ffffffffffffffff 141 5033 4 5033 2 4 6 8 c 0 1 2 440 7 1 2 3 2 3 1 4 2 5033 1 3 5033 3 1 1 2 3 4 8 9 9 1 2 7 8 bf800000 80000000 0 3f000000 40200000 7 1 5033 1 3 3 3 4 5 1b0 1 3 3ef bb8 3eb 7d9 7d4 bb8 5033 2 3 4 10 c 0 c 0 c 3b9ac9ff c 3b9aca00 c 1 c 2 c 3 c 2 c 118244f00 c 118244e41 c 0 c 0 c fffffe2329b00000 e44 5 e44 5 e44 5 e44 5 e44 5 e44 5 e44 5 c 0 c 0 4a817c82 0 13de4356 0 5f5e102 0 4061db6db774d1fd b2d05e06 0 1cd4 c c 3 5 1 9 3 1 4 68 3e7 5033 2 1 5033 1 0 5033 1 0 440 0 0 5033 78 5033 ff 1 1 8 fe 3 61 62 63 1 5033 1 0 4 ff 1 2 5033 4 1 1 5 4 3
//@ expect: dbd37954e3c6a2db 7f6142a de9bcaa7262b2b02 6f4de5539f6ea165 de9bcaa72586f51e 8c6d8b9db0d8b06 5033 5 0 9 4 1 27db 2ce 5033 517628f6f49e8a23 5033 5033 85a2f6bf188f399c c 5033 6c45d188009454f 1 141 5033 4 5033 e 0 2 e e44 1 440 7 1 2 3 1 3 1 4 2 5033 1 3 5033 3 1 1 2 3 4 8 9 9 1 2 7 8 bf800000 80000000 0 3f000000 40200000 7 1 5033 1 3 3 6c45d188009454f f88bb8a8724c81ec 1b39896a51a8749b 1b0 1 3 3ef bb8 3eb 7d9 7d4 bb8 5033 2 6c45d188009454f f88bb8a8724c81ec 10 c 0 c 0 c 3b9ac9ff c 3b9aca00 c 1 c 2 c 3 c 2 c 118244f00 c 118244e41 c 0 c 0 c fffffe2329b00000 e44 5 e44 5 e44 5 e44 5 e44 5 e44 5 e44 5 c 0 c 0 9bc31639f1 0 29895b42a7 0 c7601ca50 0 40f2aa85626bc887 175d43557dc 0 1cd4 c c 6c45d188009454f f88bb8a8724c81ed 1 9 3 3 4 68 3e7 5033 6e789e6aa1b965f4 1 5033 e220a8397b1dcdaf 0 5033 1 0 440 0 1 5033 78 5033 ff 1 1 8 fe 3 61 62 63 1 5033 6c45d188009454d 0 4 ff 1 2 5033 ec 1 1 1b39896a51a8749b 4 3
//@ expect: 4000019a1ffc987c 1090f08 cd100edd2e8 6688d18e461 cd1016d5928 fffffffc 5033 0 1 5 8 1 27db 2ce 5033 b0e80ce658b92609 5033 5033 4000000010000028 c 5033 fffffffffffffffe ffffffffffffffff 141 5033 4 440 e44 0 440 7 1 2 3 1 3 1 4 2 5033 1 3 5033 3 1 1 2 3 4 8 9 9 1 2 7 8 bf800000 80000000 0 3f000000 40200000 7 1 5033 1 3 3 ffffffffffffffff 8000000000000000 7fffffffffffffff 1b0 1 3 3ef bb8 3eb 7d9 7d4 bb8 5033 2 ffffffffffffffff 8000000000000000 10 c 0 c 0 c 3b9ac9ff c 3b9aca00 c 1 c 2 c 3 c 2 c 118244f00 c 118244e41 c 0 c 0 c fffffe2329b00000 e44 5 e44 5 e44 5 e44 5 e44 5 e44 5 e44 5 c 0 c 0 1 0 0 0 0 0 3e832c88b7ab58a1 3 0 1cd4 c c ffffffffffffffff 8000000000000001 1 9 3 0 4 68 3e7 5033 1 1 5033 0 0 5033 1 0 440 0 1 5033 78 5033 ff 1 1 8 fe 3 61 62 63 1 5033 fffffffffffffffd 0 4 ff 1 2 5033 0 1 1 7fffffffffffffff 4 3
