//! What adaptors with closures that own values drop and when: the iterator and its elements note it.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1 + 1));
    }
}
impl Clone for D<'_> {
    fn clone(&self) -> Self {
        self.0.set(self.0.get().wrapping_mul(37).wrapping_add(self.1 + 100));
        D(self.0, self.1 + 50)
    }
}
/// An iterator with an effect of its own when it is dropped and when it is asked.
struct It<'a>(&'a Cell<u64>, u64, u64, u64);
impl<'a> Iterator for It<'a> {
    type Item = D<'a>;
    fn next(&mut self) -> Option<D<'a>> {
        self.0.set(self.0.get() ^ (self.3 << 8));
        if self.1 >= self.2 {
            self.0.set(self.0.get().wrapping_mul(3));
            return None;
        }
        self.1 += 1;
        Some(D(self.0, self.1 + self.3))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = (self.2 - self.1) as usize;
        (n, Some(n))
    }
}
impl<'a> DoubleEndedIterator for It<'a> {
    fn next_back(&mut self) -> Option<D<'a>> {
        if self.1 >= self.2 {
            self.0.set(self.0.get().wrapping_mul(5));
            return None;
        }
        self.2 -= 1;
        Some(D(self.0, self.2 + 1 + self.3))
    }
}
impl ExactSizeIterator for It<'_> {}
impl Drop for It<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(41).wrapping_add(self.3 * 1000 + self.2 - self.1));
    }
}
fn it(c: &Cell<u64>, n: u64, k: u64) -> It<'_> {
    It(c, 0, n, k)
}
fn arr<const N: usize>(c: &Cell<u64>, k: u64) -> [D<'_>; N] {
    core::array::from_fn(|i| D(c, i as u64 * 7 + k))
}

/// Collects by looking only.
struct L(u64);
impl<'a> FromIterator<D<'a>> for L {
    fn from_iter<I: IntoIterator<Item = D<'a>>>(iter: I) -> Self {
        let mut l = L(0);
        l.extend(iter);
        l
    }
}
impl Default for L {
    fn default() -> Self {
        L(3)
    }
}
impl<'a> Extend<D<'a>> for L {
    fn extend<I: IntoIterator<Item = D<'a>>>(&mut self, iter: I) {
        for d in iter {
            self.0 = self.0 * 3 + d.1;
        }
    }
}
#[derive(Default)]
struct M(u64);
impl Extend<u64> for M {
    fn extend<I: IntoIterator<Item = u64>>(&mut self, iter: I) {
        iter.into_iter().for_each(|x| self.0 += x);
    }
}

fn arr2(c: &Cell<u64>, k: u64) -> [D<'_>; 2] {
    [D(c, k * 3), D(c, k * 5)]
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = &Cell::new(input[0] & 0);
    macro_rules! t {
        ($e:expr) => {{
            c.set(1);
            let r = $e;
            out.put(r as u64);
            out.put(c.get());
        }};
    }
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).map(move |x| { let _k = &d; x }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).map(move |x| { let _k = &d; x }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).map(move |x| { let _k = &d; x }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).filter(move |_| { let _k = &d; true }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).filter(move |_| { let _k = &d; true }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).filter(move |_| { let _k = &d; true }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).filter_map(move |x| { let _k = &d; Some(x) }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).filter_map(move |x| { let _k = &d; Some(x) }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).filter_map(move |x| { let _k = &d; Some(x) }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).take_while(move |_| { let _k = &d; true }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).take_while(move |_| { let _k = &d; true }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).take_while(move |_| { let _k = &d; true }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).skip_while(move |_| { let _k = &d; false }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).skip_while(move |_| { let _k = &d; false }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).skip_while(move |_| { let _k = &d; false }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).map_while(move |x| { let _k = &d; Some(x) }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).map_while(move |x| { let _k = &d; Some(x) }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).map_while(move |x| { let _k = &d; Some(x) }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).inspect(move |_| { let _k = &d; }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).inspect(move |_| { let _k = &d; }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).inspect(move |_| { let _k = &d; }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).scan(e, move |s, x| { let _k = &d; s.1 += 1; Some(x) }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).scan(e, move |s, x| { let _k = &d; s.1 += 1; Some(x) }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).scan(e, move |s, x| { let _k = &d; s.1 += 1; Some(x) }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).flat_map(move |x| { let _k = &d; it(c, x.1, 20) }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).flat_map(move |x| { let _k = &d; it(c, x.1, 20) }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).flat_map(move |x| { let _k = &d; it(c, x.1, 20) }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).zip(it(c, 3, 30)).map(move |x| { let _k = &d; x.0 }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).zip(it(c, 3, 30)).map(move |x| { let _k = &d; x.0 }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).zip(it(c, 3, 30)).map(move |x| { let _k = &d; x.0 }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).chain(it(c, 2, 30)).fuse().skip(1).step_by(2); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).chain(it(c, 2, 30)).fuse().skip(1).step_by(2); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).chain(it(c, 2, 30)).fuse().skip(1).step_by(2) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).peekable().enumerate().map(|x| x.1); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).peekable().enumerate().map(|x| x.1); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).peekable().enumerate().map(|x| x.1) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).intersperse_with(move || { let _k = &d; D(c, 3) }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).intersperse_with(move || { let _k = &d; D(c, 3) }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).intersperse_with(move || { let _k = &d; D(c, 3) }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).array_chunks::<2>().map(|[x, _]| x); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).array_chunks::<2>().map(|[x, _]| x); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).array_chunks::<2>().map(|[x, _]| x) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).map_windows(|[a, b]: &[D; 2]| D(c, a.1 * b.1)); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).map_windows(|[a, b]: &[D; 2]| D(c, a.1 * b.1)); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).map_windows(|[a, b]: &[D; 2]| D(c, a.1 * b.1)) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).map_windows(move |[a]: &[D; 1]| { let _k = &d; D(c, a.1) }); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).map_windows(move |[a]: &[D; 1]| { let _k = &d; D(c, a.1) }); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).map_windows(move |[a]: &[D; 1]| { let _k = &d; D(c, a.1) }) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut i = it(c, 4, 0).take(2).chain(Some(e)); let r = i.next().map_or(0, |x| x.1); c.set(c.get() ^ 5); drop(i); r });
    t!({ let d = D(c, 60); let e = D(c, 70); let i = it(c, 4, 0).take(2).chain(Some(e)); i.fold(0, |a, x| a * 3 + x.1) });
    t!({ let d = D(c, 60); let e = D(c, 70); let mut s = 0; for x in it(c, 4, 0).take(2).chain(Some(e)) { s = s * 3 + x.1; if s > 10 { break; } } s });
    t!({ it(c, 5, 0).array_chunks::<2>().rev().fold(0, |s, [a, b]| s * 5 + a.1 * b.1) });
    t!({ let mut k = it(c, 5, 0).array_chunks::<2>(); k.next_back(); k.next(); k.into_remainder().len() as u64 });
    t!({ [1u64, 2, 3, 4, 5].iter().map(|x| D(c, *x)).array_chunks::<2>().fold(0, |s, [a, b]| s * 5 + a.1 * b.1) });
    t!({ let mut s = 0; for [a, b] in [1u64, 2, 3, 4, 5].iter().map(|x| D(c, *x)).array_chunks::<2>() { s += a.1 * b.1; } s });
    t!({ [1u64, 2, 3, 4, 5].iter().map(|x| D(c, *x)).zip(0..3).map(|(a, b)| a.1 + b).sum::<u64>() });
    t!({ [1u64, 2, 3, 4, 5].iter().map(|x| D(c, *x)).zip([1u64, 2].iter().map(|x| D(c, *x))).map(|(a, b)| a.1 + b.1).sum::<u64>() });
    t!({ [1u64, 2, 3].iter().map(|x| D(c, *x)).skip(1).rev().map(|a| a.1).sum::<u64>() });
    t!({ [1u64, 2, 3, 4].iter().map(|x| D(c, *x)).step_by(3).map(|a| a.1).sum::<u64>() });
    t!({ [1u64, 2, 3, 4].iter().map(|x| D(c, *x)).nth(2).map_or(0, |a| a.1) });
    t!({ [1u64, 2, 3, 4].iter().map(|x| D(c, *x)).count() as u64 + [1u64, 2].iter().map(|x| D(c, *x)).last().map_or(0, |a| a.1) });
    t!({ core::iter::repeat(D(c, 5)).skip(2).nth(3).map_or(0, |d| d.1) });
    t!({ core::iter::repeat(D(c, 5)).zip(it(c, 2, 0)).map(|(a, b)| a.1 * b.1).sum::<u64>() });
    t!({ core::iter::repeat_n(D(c, 5), 4).rev().skip(2).map(|a| a.1).sum::<u64>() });
    t!({ core::iter::repeat_n(D(c, 5), 4).nth(3).map_or(0, |a| a.1) + core::iter::repeat_n(D(c, 5), 2).nth_back(2).map_or(1, |a| a.1) });
    t!({ core::iter::repeat_n(D(c, 5), 3).last().map_or(0, |a| a.1) + core::iter::repeat_n(D(c, 5), 3).zip(0..9).map(|(a, b)| a.1 * b).sum::<u64>() });
    t!({ core::iter::repeat_n(D(c, 5), 2).cycle().take(5).map(|a| a.1).sum::<u64>() });
    t!({ let mut i = it(c, 5, 0).flat_map(|d| arr2(c, d.1)); let r = i.by_ref().take(2).map(|d| d.1).sum::<u64>(); drop(i); r });
    t!({ it(c, 3, 0).flat_map(|d| arr2(c, d.1)).rev().skip(1).step_by(2).map(|d| d.1).sum::<u64>() });
    t!({ it(c, 3, 0).flat_map(|d| arr2(c, d.1)).zip(it(c, 9, 40)).map(|(a, b)| a.1 + b.1).sum::<u64>() });
    t!({ it(c, 3, 0).max_by(|a, b| a.1.cmp(&b.1)).map_or(0, |d| d.1) + it(c, 3, 0).map(|d| d.1).max().unwrap_or(0) });
    t!({ it(c, 4, 0).is_partitioned(|d| d.1 < 3) as u64 });
    t!({ it(c, 4, 0).try_find(|d| if d.1 == 3 { Some(true) } else { Some(false) }).flatten().map_or(0, |d| d.1) });
    t!({ it(c, 4, 0).try_reduce(|a, b| if b.1 == 4 { None } else { Some(D(c, a.1 + b.1)) }).flatten().map_or(3, |d| d.1) });
    t!({ it(c, 4, 0).map(|d| if d.1 == 3 { None } else { Some(d) }).try_collect::<L>().map_or(3, |l| l.0) });
    t!({ it(c, 4, 0).rposition(|d| d.1 == 3).unwrap_or(9) as u64 });
    t!({ it(c, 4, 0).advance_by(2).is_ok() as u64 + it(c, 2, 0).advance_back_by(5).is_ok() as u64 });
}

//@ expect: 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b2 3a 1b239f34df 12 4ab49580 15 3c16fc47cd 98016 3f087c6c787261bb 15 3c17778762 1 ad8b857d39d 12 91a870c29418547a 12 98f6cceb716d1eba 2 64fefd91 3e 30f38c6262018c 3e 10512ec8ffd688 1 15b8dd 3a 1b239f3607 12 4ab496a9 1 16d443 6cd c59302137da85 14 4ac7c2c0 1 27df305 6 1beef41b5b 6 1beef41b5b 2 5821fa98 30 cb2d6a0a2656a c 120a977f0f7 1 2c3ac09 3a 17e0de821659603 12 21eccfedbeae 1 15b8dd 55 268e82a 55 268e82a 3e 197bb8973 1 4f5c32eb 16 f7cbf e 1e01b27 9 7c42 6 f0821 5 440 5 f0c03 3 7c42 6 387c1784 37 21bdc a5 4b758858c04d6f 3c 97448c9 6 481 46 60f789c5 1db fc19c5505cc6fe9b 8 13ebdf 12 161164b2e0e7c6 135 876427d99ec74584 6 d09ae93e1d7 1 73ac571 3 13e693 3 94f942792 3 13e693 2 b362 1 1ee010237
//@ expect: 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b2 3a 1b239f34df 12 4ab49580 15 3c16fc47cd 98016 3f087c6c787261bb 15 3c17778762 1 ad8b857d39d 12 91a870c29418547a 12 98f6cceb716d1eba 2 64fefd91 3e 30f38c6262018c 3e 10512ec8ffd688 1 15b8dd 3a 1b239f3607 12 4ab496a9 1 16d443 6cd c59302137da85 14 4ac7c2c0 1 27df305 6 1beef41b5b 6 1beef41b5b 2 5821fa98 30 cb2d6a0a2656a c 120a977f0f7 1 2c3ac09 3a 17e0de821659603 12 21eccfedbeae 1 15b8dd 55 268e82a 55 268e82a 3e 197bb8973 1 4f5c32eb 16 f7cbf e 1e01b27 9 7c42 6 f0821 5 440 5 f0c03 3 7c42 6 387c1784 37 21bdc a5 4b758858c04d6f 3c 97448c9 6 481 46 60f789c5 1db fc19c5505cc6fe9b 8 13ebdf 12 161164b2e0e7c6 135 876427d99ec74584 6 d09ae93e1d7 1 73ac571 3 13e693 3 94f942792 3 13e693 2 b362 1 1ee010237
//@ expect: 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b239f34db 12 4ab4957d 1 15b7b1 3a 1b23a05c53 12 4ab4957d 1 15b7b2 3a 1b239f34df 12 4ab49580 15 3c16fc47cd 98016 3f087c6c787261bb 15 3c17778762 1 ad8b857d39d 12 91a870c29418547a 12 98f6cceb716d1eba 2 64fefd91 3e 30f38c6262018c 3e 10512ec8ffd688 1 15b8dd 3a 1b239f3607 12 4ab496a9 1 16d443 6cd c59302137da85 14 4ac7c2c0 1 27df305 6 1beef41b5b 6 1beef41b5b 2 5821fa98 30 cb2d6a0a2656a c 120a977f0f7 1 2c3ac09 3a 17e0de821659603 12 21eccfedbeae 1 15b8dd 55 268e82a 55 268e82a 3e 197bb8973 1 4f5c32eb 16 f7cbf e 1e01b27 9 7c42 6 f0821 5 440 5 f0c03 3 7c42 6 387c1784 37 21bdc a5 4b758858c04d6f 3c 97448c9 6 481 46 60f789c5 1db fc19c5505cc6fe9b 8 13ebdf 12 161164b2e0e7c6 135 876427d99ec74584 6 d09ae93e1d7 1 73ac571 3 13e693 3 94f942792 3 13e693 2 b362 1 1ee010237
