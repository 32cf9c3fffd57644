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

//@ expect: a3f4003a909eb027 fd53dc299b7e14b7 1f19c63b0f95dbf4 fab361a8bc585fc7 1d564d6a397795bf 34067d001d7b89bf e95e3adb3fe7e4b0 489e425553532697 6ef2bfc670c29797 1a0d68000ec65fe9 d9600000b893e 89f4a0004df56e3 2b48990018822f9f 7 f498c19870b11551 14b68b1199aba717 c58d069731362235 a5dbee7450b77d97 ae974831fb7b1e57 14630000115143 852a95ec407e8317 a3f4003a909eb027 fd909e2433a79804 5 5033 0 24 2b11 5033 8 5033 1 5033 8 5033 1 5033 6 5033 1 8 5033 3 5033 3 1 1 5033 6 5033 0 5033 3 5033 8 5033 7 5033 f92d1600 1f58d1 5033 24 10 8 0 6 5 5 165ec0d 1 1 ffffffffffffffff 5033 ffffffffffffffff 1 1 c 1 ded4b88131e900ca ae974831fb7b1e57 1148c70009c758f4 d9000000b7f0c 4 3 8 9 2 d f e 7 5033 9 0 5033 9 5033 5e 5033 1 1 2 3 4 5 6 7 8 41000000 4010000000000000 2 3 4 775fbe215408d9f3
//@ expect: 2ac79986ababd547 36bbb45988e2d649 59db0135f0831bb2 d20f327255137635 c1ee76bbfd6fcee7 1dab04f27444f2c7 f33a22872e36d0 41f941d16e1ed867 44a7a8087e960999 272be3efcfdc9d59 ead50a00c6fe0f76 7d4d271eb0aae525 b733273200578992 2ac79986ababd547 2ac79986ababd547 12738a686bad3aa3 6a97e22d35c9d3f1 12686253e5f87ed9 ae974831fb7b1e57 14630000115143 efe7335aab5883a9 2ac79986ababd547 fd909e2433a79804 5 5033 0 3f080 d755 5033 cdaf 5033 32e1 5033 ab3c 5033 65f4 5033 32e1 5033 32e1 8 5033 3 5033 3 0 1 5033 cdaf 5033 cda9 5033 454f 5033 ab3c 5033 32e1 5033 37752a8c fa29d9da 440 1ba7a edce ce9a 178f2 5 5 2e0771 1 0 1 5033 1 0 0 c 1 ded4b88131e900ca ae974831fb7b1e57 1148c70009c758f4 d9000000b7f0c 5714 e7bb e7a0 6693 f574 f573 5713 66ec 7 5033 9 0 5033 9 5033 5e 5033 1 af f4 4f ec 9b ea e1 3c 474daf00 4010000000000000 65f4 454f 81ec 14941b60117b8e77
//@ expect: 2a8cd049112fa3aa 3ca2dd002258d02d 29316eb5c291cc0 7f1ed24a3c64c15f 6983abdda6f9d13c 3ca31e0022593ea0 34076c504617dac9 58d85c6e63778c6f 2fe99d68c834b08f 22af1d0013a6ef74 65e55002e312c038 e031fb004cced0aa 9154779553c0fc6f 7 ced9d4a0cadb5a2d 7 11fe00001022cd 5535823385846471 ae974831fb7b1e57 14630000115143 2c0016ff92f077ab 2a8cd049112fa3aa fd909e2433a79804 5 5033 0 3017d 961 5033 ffff 5033 0 5033 80 5033 0 5033 ff 5033 0 8 5033 0 5033 3 0 0 5033 ffff 5033 fff9 5033 ffff 5033 ffff 5033 ff 5033 9ad8581f f29c0fd7 440 200fd 80 ff01 10000 5 5 19d7b 1 1 ffffffffffffffff 5033 ffffffffffffffff 0 0 c 1 ded4b88131e900ca ae974831fb7b1e57 1148c70009c758f4 d9000000b7f0c fd 10081 ff7a ffff fffc 10003 104 10006 7 5033 9 0 5033 9 5033 5e 5033 1 0 1 ff 0 ff 80 ff ff 477fff00 4010000000000000 1 ffff 0 2cc5d9b312814632
