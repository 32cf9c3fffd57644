//! What is newer or rarer: bits of `NonZero`, repeated elements from behind, empty array iterators.
use core::num::NonZero;
pub fn test(input: &[u64], out: &mut Out) {
    let a = NonZero::new(input[0] as u32 | 1).unwrap();
    let b = NonZero::new(-(input[1] as i8 | 4)).unwrap();
    let c = NonZero::new((input[2] as u128) << 31 | 8).unwrap();
    out.put((a.highest_one(), b.highest_one(), c.highest_one()));
    out.put((a.lowest_one(), b.lowest_one(), c.lowest_one()));
    out.put((a.isolate_highest_one().get(), b.isolate_lowest_one().get(), c.isolate_highest_one().get() as u64));
    out.put((a.bit_width().get(), c.bit_width().get(), NonZero::<u8>::MAX.bit_width().get()));
    let mut d = a | 8; d |= a; d |= 16; out.put((d.get(), (3 | a).get(), (a | a).get()));
    out.put(((a.get() as i16).checked_neg().unwrap_or(3), a.get().bit_width(), a.get().isolate_highest_one()));
    let r = core::array::repeat::<u8, 4>(3); out.put(r[2]);
    let x: [Option<u8>; 4] = Default::default(); out.put(x[1].is_none());
    let e: core::array::IntoIter<u8, 3> = Default::default(); out.put(e.len());
    let mut i = core::iter::repeat(3u8).take(4); out.put((i.next_back(), i.len())); out.put(core::iter::repeat(7u64).take(5).rev().enumerate().rfold(0, |a, (i, x)| a * 10 + x + i as u64));
    let s: core::slice::Iter<u8> = Default::default(); out.put(s.len());
    out.put(core::hint::select_unpredictable(input[0] > 3, 5u8, 6));
    let z = "añ漢".chars().rev().map(|c| c as u32).sum::<u32>(); out.put(z);
}

//@ expect: 0 7 20 0 1 3 1 2 100000000 1 21 8 19 3 1 ffffffffffffffff 1 1 3 1 0 5033 3 3 1d89b 0 6 7074
//@ expect: 1e 3 59 0 2 3 40000000 4 0 1f 5a 8 7b1dcdbf 7b1dcdaf 7b1dcdaf 3251 1f 40000000 3 1 0 5033 3 3 1d89b 0 5 7074
//@ expect: 0 7 5e 0 0 3 1 1 0 1 5f 8 19 3 1 ffffffffffffffff 1 1 3 1 0 5033 3 3 1d89b 0 6 7074
//@ expect: 1e 7 24 0 2 3 40000000 4 1000000000 1f 25 8 743aae59 743aae4b 743aae49 51b7 1f 40000000 3 1 0 5033 3 3 1d89b 0 5 7074
//@ expect: 1 7 5d 0 1 3 2 2 0 2 5e 8 1b 3 3 fffffffffffffffd 2 2 3 1 0 5033 3 3 1d89b 0 5 7074
//@ expect: 1 4 1f 0 2 3 2 4 80000000 2 20 8 1b 3 3 fffffffffffffffd 2 2 3 1 0 5033 3 3 1d89b 0 6 7074
//@ expect: 1f 1 22 0 1 3 80000000 2 400000000 20 23 8 c376cc7f c376cc67 c376cc67 3399 20 80000000 3 1 0 5033 3 3 1d89b 0 5 7074
//@ expect: 7 7 5e 0 0 3 80 1 0 8 5f 8 99 83 81 ffffffffffffff7f 8 80 3 1 0 5033 3 3 1d89b 0 5 7074
