//! Less common adaptors and consumers, double-ended use of adaptors, size hints, fallible folds, iterators as fields and trait objects.
use core::cell::Cell;
use core::cmp::Ordering;
use core::iter::{self, FusedIterator, Peekable};
struct Lexer<'a> {
    chars: Peekable<core::slice::Iter<'a, u8>>,
}
impl<'a> Iterator for Lexer<'a> {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        while self.chars.next_if(|c| **c == b' ').is_some() {}
        let first = *self.chars.next()?;
        if !first.is_ascii_digit() {
            return Some(first as u32 + 1000);
        }
        let mut v = (first - b'0') as u32;
        while let Some(c) = self.chars.next_if(|c| c.is_ascii_digit()) {
            v = v * 10 + (*c - b'0') as u32;
        }
        Some(v)
    }
}
struct Squares {
    lo: u64,
    hi: u64,
}
impl Iterator for Squares {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        (self.lo < self.hi).then(|| {
            self.lo += 1;
            (self.lo - 1).pow(2)
        })
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = (self.hi - self.lo) as usize;
        (n, Some(n))
    }
}
impl DoubleEndedIterator for Squares {
    fn next_back(&mut self) -> Option<u64> {
        (self.lo < self.hi).then(|| {
            self.hi -= 1;
            self.hi.pow(2)
        })
    }
}
impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}
fn code(it: impl Iterator<Item = u64>) -> u64 {
    it.fold(1, |a, x| a.wrapping_mul(31).wrapping_add(x))
}
fn dynamic(it: &mut dyn Iterator<Item = u64>) -> u64 {
    let first = it.next().unwrap_or(0);
    first + it.map(|x| x & 0xff).sum::<u64>()
}
pub fn test(input: &[u64], out: &mut Out) {
    let s: [u64; 9] = core::array::from_fn(|i| input[i] % 50);
    out.put(Lexer { chars: b"12 + 345*(7)".iter().peekable() }.fold(0u32, |a, x| a.wrapping_mul(31) ^ x));
    let sq = || Squares { lo: 1, hi: 3 + (input[0] % 7) };
    out.put((code(sq()), code(sq().rev()), sq().len()));
    out.put(code(sq().enumerate().rev().map(|(i, x)| i as u64 * 100 + x)));
    out.put(code(sq().zip(s).rev().map(|(a, b)| a ^ b)));
    out.put(code(sq().chain(s).rev()));
    out.put(code(sq().skip(1).rev()));
    out.put(code(sq().take(3).rev()));
    out.put(code(sq().step_by(2)));
    out.put(code(s.iter().copied().step_by(4).rev()));
    out.put(code(s.chunks(4).rev().map(|c| c.iter().sum())));
    out.put(code(s.windows(2).rev().map(|w| w[0] * 3 + w[1])));
    out.put(code(s.chunks_exact(2).rev().map(|c| c[0])));
    out.put(code(s.rchunks(4).map(|c| c.len() as u64)));
    out.put(code((0..20u64).rev().step_by(7)));
    out.put(code((0..=20u8).step_by(7).rev().map(u64::from)));
    out.put(code(('a'..='f').rev().map(|c| c as u64)));
    out.put(code(s.iter().copied().filter(|x| x % 2 == 0).rev()));
    out.put(code(s.iter().flat_map(|x| [*x, x + 1]).rev()));
    out.put(code([[1u64, 2], [3, 4]].into_iter().flatten().rev()));
    out.put(code(s.iter().copied().peekable().rev()));
    out.put(s.iter().try_for_each(|x| if *x > 48 { Err(*x) } else { Ok(()) }));
    out.put(s.iter().copied().try_fold(0u8, |a, x| a.checked_add(x as u8)));
    out.put(s.iter().max_by(|a, b| (*a % 7).partial_cmp(&(*b % 7)).unwrap_or(Ordering::Equal)));
    out.put(s.iter().min_by_key(|x| (**x % 5, **x)));
    out.put(s.iter().copied().min_by(|a, b| b.cmp(a)));
    let (evens, odds): (Buf, Buf) = s.iter().partition(|x| **x % 2 == 0);
    out.put((evens.1, odds.1));
    let (a, b): (Buf, Buf) = s.iter().map(|x| (*x, x * 2)).unzip();
    out.put((a.1, b.0[2]));
    out.put(s.iter().copied().map_while(|x| (x != 13).then_some(x)).count());
    out.put(s.iter().is_sorted() as u8 + s.iter().rev().is_sorted_by(|a, b| a >= b) as u8);
    out.put(s.iter().ne(&s[1..]) && s.iter().le(s.iter()) && !s.iter().gt(s.iter()));
    out.put(s.iter().partial_cmp(&input[..3]));
    let mut it = s.iter().copied().fuse();
    out.put((it.nth(2), it.nth_back(1), it.len()));
    out.put(it.rposition(|x| x == s[4]));
    let mut p = s.iter().copied().peekable();
    out.put(p.peek().copied());
    if let Some(x) = p.peek_mut() {
        *x += 100;
    }
    out.put((p.next(), p.next_if_eq(&s[1]), p.len()));
    out.put(dynamic(&mut s.iter().copied().skip(2)));
    let mut z: [&mut dyn Iterator<Item = u64>; 2] = [&mut sq(), &mut iter::repeat(5).take(2)];
    out.put(z.iter_mut().map(|i| i.next().unwrap_or(9)).sum::<u64>());
    let calls = Cell::new(0u32);
    let lazy = s.iter().inspect(|_| calls.set(calls.get() + 1)).map(|x| x + 1);
    out.put(lazy.clone().take(2).last());
    out.put((calls.get(), lazy.size_hint().0));
    out.put(iter::successors(Some(input[1] % 1000), |x| (x % 7 != 0).then_some(x / 2 + 1)).take(10).count());
    let mut state = 1u64;
    out.put(code(iter::repeat_with(|| { state = state * 3 % 17; state }).take_while(|x| *x != 1)));
    out.put(iter::once(1).chain(iter::once_with(|| 2)).chain(iter::empty()).chain(Some(3)).sum::<u8>());
    out.put([Some(1u8), None, Some(3)].iter().flatten().copied().sum::<u8>());
    out.put([Ok(1u8), Err(2u8), Ok(3)].into_iter().collect_sum());
    out.put(s.iter().skip(1).step_by(3).zip(s.iter().rev().skip_while(|x| **x > 20)).map(|(a, b)| a * b).max());
    out.put(s.iter().scan((0u64, 1u64), |st, x| { *st = (st.1, st.0.wrapping_add(*x)); Some(st.0) }).last());
    out.put(s.iter().copied().reduce(u64::max).map_or(0, |x| x + 1));
    out.put(s.iter().map(|x| *x as f64).fold(0.0, |a: f64, b| a + b * 0.5));
    out.put(s.iter().cloned().rev().by_ref().take(2).product::<u64>());
    out.put(s.into_iter().skip(7).collect_array::<3>());
    for (i, (a, b)) in s.iter().zip(&s[1..]).enumerate().filter(|(i, _)| i % 3 == 0) {
        out.put(i as u64 + a * b);
    }
}
#[derive(Default)]
struct Buf([u64; 9], usize);
impl<'a> Extend<&'a u64> for Buf {
    fn extend<I: IntoIterator<Item = &'a u64>>(&mut self, iter: I) {
        for x in iter {
            self.0[self.1] = *x;
            self.1 += 1;
        }
    }
}
impl Extend<u64> for Buf {
    fn extend<I: IntoIterator<Item = u64>>(&mut self, iter: I) {
        iter.into_iter().for_each(|x| {
            self.0[self.1] = x;
            self.1 += 1;
        });
    }
}
trait Collect: Iterator + Sized {
    fn collect_sum(self) -> Result<u8, u8>
    where
        Self: Iterator<Item = Result<u8, u8>>,
    {
        self.sum()
    }
    fn collect_array<const N: usize>(mut self) -> [Option<Self::Item>; N] {
        core::array::from_fn(|_| self.next())
    }
}
impl<I: Iterator> Collect for I {}

//@ expect: 2328852a 78a5 96a5 3 39189 9aa3 e32bbb1e2be3ba2 4dc 96a5 3e9 96c4 9958 1a02238ef71 11593d 83e0 bd2b a9c6 e8b2c57e 11d17d 4f7b8b1fd71a0178 ff47f 1f3be68bc424 c 1117 5033 2d 5033 6 5033 5 5033 9 4 5 9 6 9 2 1 5033 1 5033 3 5033 8 4 5033 1 5033 1 5033 65 5033 2 7 2a 6 5033 3 2 9 a 83c255999d7f3180 6 4 e44 2 5033 38 5033 15 a 4036800000000000 48 5033 8 5033 9 440 2 17 3e
//@ expect: 2328852a e9c0b 157fb7 4 a0d9ef 29a977 78bfbf908b180c86 b18a 96a5 3e9 13224 13db0 5126835ce33 14b469 83e0 bd2b a9c6 e8b2c57e 20e1d5 9748d59589020f8 ff47f 3f11872f4c50 e44 31 440 5033 d 5033 0 5033 31 4 5 9 3a 6 0 1 5033 ffffffffffffffff 5033 1d 5033 28 4 5033 1 5033 23 5033 87 5033 0 7 106 6 5033 1 2 9 1 83c255999d7f3180 6 4 e44 2 5033 758 5033 7d 32 4062900000000000 7a8 5033 28 5033 31 440 0 817 20e
//@ expect: 2328852a 3e4 43e 2 105a 45d 619d1a38cf6964 23 43e 20 78f9 82c1 4619d8e5c0e 107974 83e0 bd2b a9c6 e8b2c57e de73 53ba8842a86819d8 ff47f 1a00d39276a7 c 1117 5033 70 5033 2f 5033 0 5033 2f 3 6 9 1e 9 0 1 5033 ffffffffffffffff 5033 f 5033 2f 4 5033 1 5033 0 5033 64 5033 1 7 6f 6 5033 2 2 9 a 83c255999d7f3180 6 4 e44 2 5033 149 5033 55 30 404c000000000000 2f 5033 2f 5033 1 440 0 3b f1
