//! What adaptors and consumers drop and when: the iterator and its elements note it.
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

pub fn test(input: &[u64], out: &mut Out) {
    let c = &Cell::new(0u64);
    let n = input[0] % 5;
    macro_rules! t {
        ($e:expr) => {{
            c.set(1);
            let r = $e;
            out.put(r as u64);
            out.put(c.get());
        }};
    }
    t!({ it(c, 3, 0).flat_map(|d| { let n = d.1; it(c, n, n * 10) }).fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 3, 0).flat_map(|d| { let n = d.1; it(c, n, n * 10) }).rev().fold(0, |s, a| s * 5 + a.1) });
    t!({ let mut f = it(c, 3, 0).flat_map(|d| { let n = d.1; it(c, n, n * 10) }); f.next(); f.next_back(); f.next(); f.nth(1); 1 });
    t!({ it(c, 3, 0).map(Some).flatten().fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 3, 0).map(|d| [D(c, d.1 * 2), d]).flatten().take(3).fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 4, 0).map(|d| if d.1 % 2 == 0 { Ok(d) } else { Err(()) }).flatten().fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 5, 0).scan(0, |s, d| { *s += d.1; if *s > 6 { None } else { Some(*s) } }).fold(0, |s, a| s * 5 + a) });
    t!({ it(c, 5, 0).scan(D(c, 90), |s, d| { s.1 += d.1; Some(s.1) }).nth(2).unwrap_or(0) });
    t!({ it(c, 5, 0).take_while(|d| d.1 < 3).fold(0, |s, a| s * 5 + a.1) });
    t!({ let mut t = it(c, 5, 0).take_while(|d| d.1 < 2); t.next(); t.next(); t.next(); 2 });
    t!({ it(c, 5, 0).skip_while(|d| d.1 < 3).fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 5, 0).map_while(|d| if d.1 < 3 { Some(d) } else { None }).fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 3, 0).inspect(|d| c.set(c.get() + d.1)).fold(0, |s, a| s * 5 + a.1) });
    t!({ let mut i = it(c, 5, 0); i.by_ref().take(2).for_each(drop); i.by_ref().skip(1).next(); i.last().map_or(0, |d| d.1) });
    t!({ it(c, 4, 0).last().map_or(0, |d| d.1) });
    t!({ it(c, 4, 0).nth(2).map_or(0, |d| d.1) });
    t!({ it(c, 4, 0).nth_back(1).map_or(0, |d| d.1) });
    t!({ it(c, 4, 0).count() as u64 });
    t!({ it(c, 4, 0).max_by(|a, b| (a.1 % 3).cmp(&(b.1 % 3))).map_or(0, |d| d.1) });
    t!({ it(c, 4, 0).min_by(|a, b| (a.1 % 3).cmp(&(b.1 % 3))).map_or(0, |d| d.1) });
    t!({ it(c, 4, 0).max_by_key(|a| a.1 % 3).map_or(0, |d| d.1) });
    t!({ it(c, 4, 0).min_by_key(|a| a.1 % 2).map_or(0, |d| d.1) });
    t!({ it(c, 5, 0).reduce(|a, b| if a.1 % 2 == 0 { a } else { b }).map_or(0, |d| d.1) });
    t!({ it(c, 5, 0).find(|d| d.1 == 3).map_or(0, |d| d.1) });
    t!({ it(c, 5, 0).rfind(|d| d.1 == 3).map_or(0, |d| d.1) });
    t!({ it(c, 5, 0).find_map(|d| if d.1 == 3 { Some(d) } else { None }).map_or(0, |d| d.1) });
    t!({ it(c, 5, 0).position(|d| d.1 == 3).unwrap_or(0) as u64 });
    t!({ it(c, 5, 0).any(|d| d.1 == 3) as u64 + it(c, 3, 5).all(|d| d.1 > 3) as u64 });
    t!({ it(c, 5, 0).try_fold(0u64, |s, d| if d.1 == 4 { Err(d) } else { Ok(s + d.1) }).map_or_else(|d| d.1, |x| x) });
    t!({ it(c, 5, 0).try_rfold(0u64, |s, d| if d.1 == 2 { None } else { Some(s + d.1) }).unwrap_or(7) });
    t!({ it(c, 5, 0).try_for_each(|d| if d.1 == 3 { core::ops::ControlFlow::Break(d) } else { core::ops::ControlFlow::Continue(()) }).break_value().map_or(0, |d| d.1) });
    t!({ it(c, 3, 0).eq_by(it(c, 3, 1), |a, b| a.1 + 1 == b.1) as u64 });
    t!({ it(c, 3, 0).cmp_by(it(c, 4, 0), |a, b| a.1.cmp(&b.1)) as i8 as u64 });
    t!({ it(c, 3, 0).partial_cmp_by(it(c, 4, 1), |a, b| a.1.partial_cmp(&b.1)).map_or(5, |o| o as i8 as u64) });
    t!({ it(c, 3, 0).is_sorted_by(|a, b| a.1 < b.1) as u64 });
    t!({ it(c, 3, 0).is_sorted_by_key(|a| a.1 % 2) as u64 });
    t!({ it(c, 5, 0).array_chunks::<2>().fold(0, |s, [a, b]| s * 5 + a.1 * b.1) });
    t!({ let mut k = it(c, 5, 0).array_chunks::<2>(); while let Some(x) = k.next() { drop(x); } k.into_remainder().map(|d| d.1).sum::<u64>() });
    t!({ it(c, 5, 0).next_chunk::<3>().map_or(0, |a| a[1].1) });
    t!({ it(c, 2, 0).next_chunk::<3>().map_or_else(|r| r.count() as u64, |a| a[1].1) });
    t!({ it(c, 3, 0).intersperse_with(|| D(c, 70)).fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 5, 0).map(|d| if d.1 < 4 { Some(d) } else { None }).collect::<Option<L>>().map_or(1, |l| l.0) });
    t!({ it(c, 5, 0).map(|d| if d.1 < 9 { Ok(d) } else { Err(d) }).collect::<Result<L, D>>().map_or(1, |l| l.0) });
    t!({ it(c, 5, 0).map(|d| d.1).sum::<u64>() + it(c, 3, 0).map(|d| d.1).product::<u64>() });
    t!({ it(c, 5, 0).map(|d| if d.1 == 3 { None } else { Some(d.1) }).sum::<Option<u64>>().unwrap_or(2) });
    t!({ it(c, 4, 0).partition::<L, _>(|d| d.1 % 2 == 0).0.0 });
    t!({ it(c, 4, 0).map(|d| (d.1, d)).unzip::<u64, D, M, L>().1.0 });
}

//@ expect: c812 fdbd58d1c2241146 1f2b2 d1a8b448179ea2c6 1 1cfb0523aefa8ff0 26 3bb3b6 3b 27afa15 e 73ac571 2e 268ec7c 60 268ec4d 7 13e694 2 a455 64 e01deb91 7 13e694 26 776580 5 e01de8b5 4 73ac30f 3 13e693 3 b362 4 73ac571 2 73c9fad 3 770eddd 2 73c9fad 2 73c9fad 2 e057aef7 3 13e694 3 165826 3 13e694 2 13e694 2 43c5f627c3c 4 268ec7c 7 2b4acd8 3 13e694 1 c4065ea320576 ffffffffffffffff 869b1771b862 ffffffffffffffff 18c207c5 1 3bb26e 0 a453 16 e6ad08e1 5 e01de8b5 2 13e694 2 1d824 2632 eefa03be 1 268ec7c b3 e01deb91 15 30f2f94ada9786 2 13e694 25 73ac571 12d 73ac571
//@ expect: c812 fdbd58d1c2241146 1f2b2 d1a8b448179ea2c6 1 1cfb0523aefa8ff0 26 3bb3b6 3b 27afa15 e 73ac571 2e 268ec7c 60 268ec4d 7 13e694 2 a455 64 e01deb91 7 13e694 26 776580 5 e01de8b5 4 73ac30f 3 13e693 3 b362 4 73ac571 2 73c9fad 3 770eddd 2 73c9fad 2 73c9fad 2 e057aef7 3 13e694 3 165826 3 13e694 2 13e694 2 43c5f627c3c 4 268ec7c 7 2b4acd8 3 13e694 1 c4065ea320576 ffffffffffffffff 869b1771b862 ffffffffffffffff 18c207c5 1 3bb26e 0 a453 16 e6ad08e1 5 e01de8b5 2 13e694 2 1d824 2632 eefa03be 1 268ec7c b3 e01deb91 15 30f2f94ada9786 2 13e694 25 73ac571 12d 73ac571
//@ expect: c812 fdbd58d1c2241146 1f2b2 d1a8b448179ea2c6 1 1cfb0523aefa8ff0 26 3bb3b6 3b 27afa15 e 73ac571 2e 268ec7c 60 268ec4d 7 13e694 2 a455 64 e01deb91 7 13e694 26 776580 5 e01de8b5 4 73ac30f 3 13e693 3 b362 4 73ac571 2 73c9fad 3 770eddd 2 73c9fad 2 73c9fad 2 e057aef7 3 13e694 3 165826 3 13e694 2 13e694 2 43c5f627c3c 4 268ec7c 7 2b4acd8 3 13e694 1 c4065ea320576 ffffffffffffffff 869b1771b862 ffffffffffffffff 18c207c5 1 3bb26e 0 a453 16 e6ad08e1 5 e01de8b5 2 13e694 2 1d824 2632 eefa03be 1 268ec7c b3 e01deb91 15 30f2f94ada9786 2 13e694 25 73ac571 12d 73ac571
