//! `Wrapping`, `Saturating`, `NonZero`, `Reverse`, `Ordering` methods, ranges as values, `Bound`, `PhantomData`, `hint`.
use core::cmp::{Ordering, Reverse, max, min};
use core::marker::PhantomData;
use core::num::{NonZero, NonZeroU32, NonZeroI8, Saturating, Wrapping};
use core::ops::{Bound, ControlFlow, RangeBounds, RangeInclusive};
struct Meters<T: ?Sized>(f64, PhantomData<T>);
struct Tag;
impl<T: ?Sized> Meters<T> {
    const fn new(x: f64) -> Self {
        Meters(x, PhantomData)
    }
}
fn width<R: RangeBounds<u32>>(r: R, len: u32) -> (u32, u32) {
    let lo = match r.start_bound() {
        Bound::Included(&x) => x,
        Bound::Excluded(&x) => x + 1,
        Bound::Unbounded => 0,
    };
    let hi = match r.end_bound() {
        Bound::Included(x) => *x + 1,
        Bound::Excluded(x) => *x,
        Bound::Unbounded => len,
    };
    (lo, hi)
}
fn search(v: &[u64], want: u64) -> ControlFlow<usize, u64> {
    v.iter().enumerate().try_fold(0u64, |acc, (i, x)| {
        if *x == want { ControlFlow::Break(i) } else { ControlFlow::Continue(acc.wrapping_add(*x)) }
    })
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut w = Wrapping(input[0] as u32);
    w += Wrapping(0xffff_fff0);
    w = w * Wrapping(3) - Wrapping(1);
    w ^= Wrapping(5);
    w <<= 3;
    out.put((w.0, (-w).0, (!w).0));
    out.put((w >> 2).0);
    let s = Saturating(input[1] as i16) + Saturating(30000) + Saturating(30000);
    out.put((s.0, (s - Saturating(5)).0));
    let n = NonZeroU32::new(input[2] as u32);
    out.put(n.map(NonZeroU32::get));
    out.put(n.map_or(0, |n| n.leading_zeros() + n.trailing_zeros() + n.ilog2()));
    out.put(NonZero::<u8>::new(0).is_none());
    out.put(NonZeroI8::new(input[3] as i8).map(|n| n.wrapping_abs().get()));
    out.put(n.and_then(|n| n.checked_add(1)).map(|n| n.get()));
    out.put(n.is_some_and(|n| n > NonZeroU32::MIN));
    out.put(10u32 / NonZeroU32::new(3).unwrap());
    out.put(Reverse(3) < Reverse(2));
    out.put((max(input[4], input[5]), min(input[4], input[5])));
    out.put(Ordering::Less.reverse());
    out.put(Ordering::Equal.then(Ordering::Greater).then_with(|| Ordering::Less));
    out.put((Ordering::Less.is_lt(), Ordering::Less.is_ge(), Ordering::Equal.is_ne()));
    out.put(input[0].cmp(&input[1]).then(1.cmp(&2)));
    out.put((3, 1.5f32).partial_cmp(&(3, 2.5)));
    out.put((1, 2, 3) < (1, 3, 0));
    out.put([3, 1, 2].iter().max_by_key(|x| Reverse(**x)));
    let r = 3..(input[6] % 10) as u32;
    out.put((r.start, r.end, r.is_empty()));
    out.put((r.contains(&4), r.len()));
    let ri: RangeInclusive<u8> = 5..=9;
    out.put((*ri.start(), *ri.end(), ri.contains(&9)));
    out.put(ri.clone().count());
    out.put(ri.into_inner());
    for (lo, hi) in [width(2..5, 10), width(..=4, 10), width(3.., 10), width(.., 10), width((Bound::Excluded(1), Bound::Included(4)), 10)] {
        out.put(hi - lo);
    }
    match search(input, input[3]) {
        ControlFlow::Break(i) => out.put(i),
        ControlFlow::Continue(x) => out.put(x),
    }
    out.put(search(&input[..2], 0xdead_beef_dead).is_continue());
    out.put(Meters::<Tag>::new(2.5).0 + Meters::<[u8]>::new(1.0).0);
    out.put(core::hint::black_box(input[7]));
    if input[7] == 0x1234_5678_9abc_def0 {
        unsafe { core::hint::unreachable_unchecked() }
    }
    out.put(core::convert::identity(4u8));
    out.put(core::iter::once(Wrapping(250u8)).chain([Wrapping(10)]).sum::<Wrapping<u8>>().0);
    out.put(true.then(|| 5u8));
    out.put(false.then_some(5u8));
    out.put((true & false, true | false, true ^ true, ).0);
    out.put(!true);
    out.put(i32::from_str_radix("-7f", 16).ok());
    out.put("123".parse::<u8>().ok());
    out.put("300".parse::<u8>().is_err());
    out.put("true".parse::<bool>().ok());
}

//@ expect: fffffeb8 148 147 3fffffae 7fff 7ffa 5033 3 1f 1 5033 4 5033 4 1 3 1 6 5 1 1 1 0 0 ffffffffffffffff 5033 ffffffffffffffff 1 5033 1 3 7 0 1 4 5 9 1 5 5 9 3 5 7 a 3 3 1 400c000000000000 8 4 4 5033 5 440 0 0 5033 ffffffffffffff81 5033 7b 1 5033 1
//@ expect: 8acb46c8 7534b938 7534b937 22b2d1b2 7fff 7ffa 5033 8009454f 1f 1 5033 14 5033 80094550 1 3 1 53cb9f0c747ea2ea 1b39896a51a8749b 1 1 1 0 0 1 5033 ffffffffffffffff 1 5033 1 3 3 1 0 0 5 9 1 5 5 9 3 5 7 a 3 3 1 400c000000000000 c584133ac916ab3c 4 4 5033 5 440 0 0 5033 ffffffffffffff81 5033 7b 1 5033 1
//@ expect: fffffe50 1b0 1af 3fffff94 7fff 7ffa 5033 ffffffff 1f 1 440 440 1 3 1 7fffffffffffffff 80 1 1 1 0 0 ffffffffffffffff 5033 ffffffffffffffff 1 5033 1 3 5 0 1 2 5 9 1 5 5 9 3 5 7 a 3 3 1 400c000000000000 7fffffff 4 4 5033 5 440 0 0 5033 ffffffffffffff81 5033 7b 1 5033 1
