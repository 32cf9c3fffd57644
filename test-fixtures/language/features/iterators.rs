//! The `Iterator` trait and its adaptors, double ended and exact size ones, own iterators, by_ref, peekable.
struct Fib {
    a: u32,
    b: u32,
}
impl Iterator for Fib {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        let r = self.a;
        self.a = self.b;
        self.b = self.b.wrapping_add(r);
        Some(r)
    }
}
struct Countdown(u8);
impl Iterator for Countdown {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0 as usize, Some(self.0 as usize))
    }
}
impl ExactSizeIterator for Countdown {}
impl DoubleEndedIterator for Countdown {
    fn next_back(&mut self) -> Option<u8> {
        None
    }
}
fn hash(it: impl Iterator<Item = u64>) -> u64 {
    it.fold(7, |h, x| (h ^ x).wrapping_mul(0x100000001b3))
}
pub fn test(input: &[u64], out: &mut Out) {
    let v: [u32; 8] = core::array::from_fn(|i| (input[i] & 0xffff) as u32);
    let s = &v[..];
    out.put(hash(s.iter().map(|x| *x as u64)));
    out.put(hash(s.iter().filter(|x| **x % 2 == 0).map(|&x| x as u64)));
    out.put(hash(s.iter().zip(s.iter().skip(1)).map(|(a, b)| (a ^ b) as u64)));
    out.put(hash(s.iter().enumerate().map(|(i, x)| i as u64 * *x as u64)));
    out.put(hash(s.iter().rev().map(|x| *x as u64)));
    out.put(hash(s.iter().copied().step_by(3).map(u64::from)));
    out.put(hash(s.iter().cloned().chain([1, 2]).map(u64::from)));
    out.put(hash(s.iter().cycle().take(20).map(|x| *x as u64)));
    out.put(hash(s.windows(3).map(|w| w.iter().map(|x| *x as u64).product())));
    out.put(hash(s.chunks(3).map(|c| c.len() as u64 + c[0] as u64)));
    out.put(hash(s.chunks_exact(3).map(|c| c[2] as u64)));
    out.put(hash(s.rchunks(3).map(|c| c[0] as u64)));
    out.put(hash(s.split(|x| x % 3 == 0).map(|c| c.len() as u64)));
    out.put(hash(s.iter().take_while(|x| **x > 1).map(|x| *x as u64)));
    out.put(hash(s.iter().skip_while(|x| **x < 4).map(|x| *x as u64)));
    out.put(hash(s.iter().map_while(|x| x.checked_sub(1)).map(u64::from)));
    out.put(hash(s.iter().filter_map(|x| (x % 3 != 0).then(|| *x as u64 * 2))));
    out.put(hash(s.iter().flat_map(|x| 0..(*x as u64 & 3))));
    out.put(hash([[1u64, 2], [3, 4]].iter().flatten().copied()));
    out.put(hash([Some(1u64), None, Some(3)].into_iter().flatten()));
    out.put(hash(s.iter().scan(0u32, |a, x| { *a = a.wrapping_add(*x); Some(*a as u64) })));
    out.put(hash(s.iter().inspect(|x| assert!(**x <= 0xffff)).map(|x| *x as u64)));
    out.put(hash(Fib { a: 1, b: 1 }.skip(3).take(10).map(u64::from)));
    out.put(Countdown(5).len());
    out.put(Countdown(5).last());
    out.put(s.iter().sum::<u32>());
    out.put(s.iter().map(|x| *x as u64 & 7 | 1).product::<u64>());
    out.put(s.iter().max());
    out.put(s.iter().min().copied());
    out.put(s.iter().max_by_key(|x| **x % 10));
    out.put(s.iter().min_by_key(|x| **x % 10));
    out.put(s.iter().max_by(|a, b| (*a % 7).cmp(&(*b % 7))));
    out.put(s.iter().min_by(|a, b| a.partial_cmp(b).unwrap()));
    out.put((s.iter().count(), s.iter().position(|x| *x == v[3]), s.iter().rposition(|x| *x == v[3])));
    out.put((s.iter().any(|x| *x == 3), s.iter().all(|x| *x > 0)));
    out.put(s.iter().find(|x| **x > 5));
    out.put(s.iter().find_map(|x| x.checked_sub(6)));
    out.put((s.iter().nth(2), s.iter().last(), s.iter().nth_back(1)));
    out.put(s.iter().copied().reduce(|a, b| a.wrapping_mul(31) ^ b));
    out.put(s.iter().rfold(1u32, |a, x| a.rotate_left(3) ^ x));
    out.put(s.iter().try_fold(0u8, |a, x| a.checked_add(*x as u8)));
    out.put(s.iter().rev().skip(1).step_by(2).map(|x| *x as u64).sum::<u64>());
    let (a, b): (u32, u32) = s.iter().partition_fold();
    out.put((a, b));
    let mut it = s.iter();
    let first: u32 = it.by_ref().take(3).sum();
    out.put((first, it.len(), it.as_slice().len()));
    let mut p = s.iter().peekable();
    let mut groups = 0u32;
    while let Some(x) = p.next() {
        while p.next_if(|y| **y & 1 == x & 1).is_some() {}
        groups = groups * 10 + p.peek().map_or(1, |y| **y % 10);
    }
    out.put(groups);
    out.put(s.iter().eq(v.iter()));
    out.put(s.iter().lt([9u32; 9].iter()));
    out.put(s.iter().cmp(s.iter().rev()));
    out.put(s.iter().partial_cmp(s.iter().skip(1)));
    out.put(s.is_sorted());
    out.put(s.iter().is_sorted_by_key(|x| *x >> 12));
    out.put(core::iter::repeat(3u32).take(4).sum::<u32>());
    out.put(core::iter::once(3u32).chain(core::iter::empty()).count());
    out.put(hash(core::iter::successors(Some(1u64), |x| x.checked_mul(1000))));
    let mut c = 0u64;
    out.put(hash(core::iter::from_fn(|| { c += 1; (c < 5).then_some(c) })));
    out.put(hash(core::iter::repeat_with(|| 5u64).take(3)));
    out.put(hash(core::iter::zip([1u64, 2], [3u64, 4]).map(|(a, b)| a * b)));
    let mut w = v;
    for (i, x) in w.iter_mut().enumerate().rev() {
        *x = x.wrapping_add(i as u32);
    }
    w.iter_mut().zip(v.iter().rev()).for_each(|(a, b)| *a ^= *b);
    w.chunks_mut(3).for_each(|c| c.reverse());
    for pair in w.chunks_exact_mut(2) {
        pair.swap(0, 1);
    }
    out.put(w);
    out.put(w.iter().fuse().skip(1).size_hint().0);
    let mut odd = (0..10).filter(|x| x % 2 == 1);
    out.put(odd.next_back());
    out.put(odd.size_hint());
    out.put((0..100u64).rev().nth(5));
    out.put((1..=5u8).rev().last());
    out.put(v.map(|x| x as u8));
    out.put(v.iter().map(|x| *x as f32).fold(f32::MIN, f32::max));
    out.put([1.5f64, 2.5].iter().sum::<f64>());
    let arr: [u32; 3] = v[1..4].try_into().unwrap();
    out.put(arr);
    out.put(hash(s.iter().array_chunks_sum()));
}
trait PartitionFold {
    fn partition_fold(self) -> (u32, u32);
}
impl<'a, I: Iterator<Item = &'a u32>> PartitionFold for I {
    fn partition_fold(self) -> (u32, u32) {
        self.fold((0, 0), |(a, b), x| if x % 2 == 0 { (a ^ x, b) } else { (a, b ^ x) })
    }
}
trait Chunked: Iterator + Sized {
    fn array_chunks_sum(self) -> Pairs<Self> {
        Pairs { inner: self }
    }
}
impl<I: Iterator> Chunked for I {}
struct Pairs<I> {
    inner: I,
}
impl<'a, I> Iterator for Pairs<I>
where
    I: Iterator<Item = &'a u32>,
{
    type Item = u64;
    fn next(&mut self) -> Option<Self::Item> {
        let a = self.inner.next()?;
        let b = self.inner.next()?;
        Some(*a as u64 + *b as u64)
    }
}
