// Which methods of an iterator `core`'s adaptors and consumers call, in which order.
use core::cell::Cell;

#[derive(Clone)]
struct It<'a> { x: u64, y: u64, log: &'a Cell<u64> }
impl It<'_> {
    fn note(&self, k: u64) { self.log.set((self.log.get() ^ k).wrapping_mul(0x100000001b3).rotate_left(9)); }
    fn step(&mut self) -> Option<u64> { if self.x < self.y { self.x += 1; Some(self.x * 5) } else { None } }
    fn step_back(&mut self) -> Option<u64> { if self.x < self.y { self.y -= 1; Some(self.y * 7) } else { None } }
}
impl Iterator for It<'_> {
    type Item = u64;
    fn next(&mut self) -> Option<u64> { self.note(1); self.step() }
    fn size_hint(&self) -> (usize, Option<usize>) { self.note(2); let n = (self.y - self.x) as usize; (n, Some(n)) }
    fn nth(&mut self, n: usize) -> Option<u64> { self.note(3 + n as u64 * 64); for _ in 0..n { self.step()?; } self.step() }
    fn fold<B, F: FnMut(B, u64) -> B>(mut self, mut b: B, mut f: F) -> B { self.note(4); while let Some(x) = self.step() { b = f(b, x); } b }
    fn find<P: FnMut(&u64) -> bool>(&mut self, mut p: P) -> Option<u64> { self.note(5); while let Some(x) = self.step() { if p(&x) { return Some(x); } } None }
    fn count(self) -> usize { self.note(6); (self.y - self.x) as usize }
    fn last(self) -> Option<u64> { self.note(7); (self.x < self.y).then_some(self.y) }
}
impl DoubleEndedIterator for It<'_> {
    fn next_back(&mut self) -> Option<u64> { self.note(11); self.step_back() }
    fn nth_back(&mut self, n: usize) -> Option<u64> { self.note(12 + n as u64 * 64); for _ in 0..n { self.step_back()?; } self.step_back() }
    fn rfold<B, F: FnMut(B, u64) -> B>(mut self, mut b: B, mut f: F) -> B { self.note(13); while let Some(x) = self.step_back() { b = f(b, x); } b }
    fn rfind<P: FnMut(&u64) -> bool>(&mut self, mut p: P) -> Option<u64> { self.note(14); while let Some(x) = self.step_back() { if p(&x) { return Some(x); } } None }
}
impl ExactSizeIterator for It<'_> {}

pub fn test(input: &[u64], out: &mut Out) {
    let log = Cell::new(1);
    let it = || It { x: 0, y: input[0] % 9, log: &log };
    macro_rules! see { ($($value:expr),* $(,)?) => { $( let value: u64 = $value; out.put(value); out.put(log.get()); )* } }
    see!(
        it().step_by(2).fold(1, |s: u64, x| s * 3 + x),
        it().step_by(3).nth(1).unwrap_or(9),
        it().step_by(2).rfold(1, |s: u64, x| s * 3 + x),
        it().step_by(2).nth_back(1).unwrap_or(9),
        it().skip(2).rfold(1, |s: u64, x| s * 3 + x),
        it().skip(1).any(|x| x == 15) as u64,
        it().take(3).fold(1, |s: u64, x| s * 3 + x),
        it().skip_while(|x| x % 3 == 0).fold(1, |s: u64, x| s * 3 + x),
        it().take_while(|x| *x < 20).last().unwrap_or(3),
        it().filter(|x| x % 2 == 0).nth(1).unwrap_or(4),
        it().filter(|x| x % 2 == 0).count() as u64,
        it().filter(|x| x % 2 == 0).next_chunk::<2>().map_or(5, |[x, y]| x ^ y),
        it().filter_map(|x| (x % 2 == 1).then_some(x)).next_back().unwrap_or(6),
        it().chain(it()).find(|x| *x > 20).unwrap_or(7),
        it().rev().find(|x| *x < 20).unwrap_or(8),
        it().cycle().skip(4).take(5).fold(1, |s: u64, x| s * 3 + x),
        it().map(|x| (x % 2 == 0).then_some(x)).flatten().nth(0).unwrap_or(3),
        it().intersperse(4).fold(1, |s: u64, x| s * 3 + x),
        it().map(|x| if x < 30 { Ok(x) } else { Err(x) }).sum::<Result<u64, u64>>().unwrap_or_else(|x| x),
        it().is_sorted() as u64,
        it().skip(1).lt(it()) as u64,
    );
    let mut j = it().chain(it()).skip(1);
    see!(j.by_ref().take(2).fold(1, |s: u64, x| s * 3 + x), j.by_ref().max().unwrap_or(2));
}

//@ expect: 8 86000000e3b200 9 a45fbd4198362f95 3 c9a360a5518fdbcf 9 8d895e2bee760889 1 e71f4c65210863ec 0 953e0b4bbe4298a5 8 38dcdd2f7ee3eb23 8 b1a1093d6fc4cc0a 5 dc55fe21bf1f5390 4 929228ffd86f637f 0 b50ad8231b769b77 5 e7fd2312203e87f3 6 5beb212bdf47173 7 903a3eb73c69a2b6 0 3692b74efefd50f9 350 3c17ab14372af8c 3 2bb1788897f8570e 8 5b1ae858fb00d6ee 5 368a7e596a9af5e1 1 6d5f9a5c056cc606 1 7d5528373336a0bd 8 26fdf9d987dfbe3d 2 9b9143c2607fe842
//@ expect: 1cd c5f571324fdadeeb 14 683a6e2cc92c048a 5e5 21a64a192cc49318 1c 9bde807e796f71cb 1337 66b6eb8e50c93906 1 6999ffd45e7c82b0 75 55284bfd0a34bf9 287f 8ab139fe8204769d f af4f68e93c813eac 14 f7c70544fee8e69a 3 536493d6dfccd8fa 1e 3ee1a492bde75a0a 23 71e10b7939defc59 19 c5b5faabcda0a8c0 e c37fdccffdac1529 d5a 948e51cdf8c66794 a 35585326d8d8d7d4 57ce87 4ec8c719c3d69ab1 1e 4fa556057946f615 1 279f1e6b16efc152 0 61606210061860a0 36 7af5873f09578e57 23 b3f741b7852bfe41
//@ expect: 1 0 9 9906000b8e61320d 1 60718449474f00d9 9 eb7bec7d523f93d7 1 4d5be5841065dec6 0 b88cfba33117fb2 1 f158c98d77fa5355 1 6396c5bcb721e028 3 2451565d1fcb56b6 4 18ee7a0d08b1eb03 0 48f3f78a18fc5caa 5 d49550e9a2ed23e5 6 b8d5ffb1e81ad44d 7 d2c07c5f5f4e7744 8 15401de4a9657cd7 1 8c82627b0488333c 3 81281166de214e93 1 c84796e531042d30 0 a530e494319486ab 1 3623a07ec1a5bc8d 0 c7cbcb6477561734 1 d9a4871edf985692 2 d058ebdfb63792d5
//@ expect: 1 0 9 9906000b8e61320d 1 60718449474f00d9 9 eb7bec7d523f93d7 1 4d5be5841065dec6 0 b88cfba33117fb2 1 f158c98d77fa5355 1 6396c5bcb721e028 3 2451565d1fcb56b6 4 18ee7a0d08b1eb03 0 48f3f78a18fc5caa 5 d49550e9a2ed23e5 6 b8d5ffb1e81ad44d 7 d2c07c5f5f4e7744 8 15401de4a9657cd7 1 8c82627b0488333c 3 81281166de214e93 1 c84796e531042d30 0 a530e494319486ab 1 3623a07ec1a5bc8d 0 c7cbcb6477561734 1 d9a4871edf985692 2 d058ebdfb63792d5
//@ expect: 8 86000000e3b200 9 a45fbd4198362f95 3 c9a363887a8fdb35 9 53fb9b67858489eb 1 25f3cfc06cadd672 0 42facec8a42f8cc3 22 12c1e30ee4dd7b85 22 73320bed230eced9 a 7c26463a6aabfad8 4 7fcca57a0f9841be 1 114e1490f199ff6b 5 d7b76558e75653f 7 5e8ec222f5eeb8bc 7 e88c09e686975232 7 8e1d6d664177e97a 3e6 66323e81ffe9444f a 748172246dcac079 5e 6197c4cf1fc6749 f 964e5b708f6f2b92 1 ae932b04381da733 0 1f8213d295078726 2c d0d9961a86a9d0c3 a a61b1b49d7f8c46b
//@ expect: 8 86000000e3b200 9 a45fbd4198362f95 3 c9a363887a8fdb35 9 53fb9b67858489eb 1 25f3cfc06cadd672 0 42facec8a42f8cc3 22 12c1e30ee4dd7b85 22 73320bed230eced9 a 7c26463a6aabfad8 4 7fcca57a0f9841be 1 114e1490f199ff6b 5 d7b76558e75653f 7 5e8ec222f5eeb8bc 7 e88c09e686975232 7 8e1d6d664177e97a 3e6 66323e81ffe9444f a 748172246dcac079 5e 6197c4cf1fc6749 f 964e5b708f6f2b92 1 ae932b04381da733 0 1f8213d295078726 2c d0d9961a86a9d0c3 a a61b1b49d7f8c46b
//@ expect: 1 0 9 9906000b8e61320d 1 60718449474f00d9 9 eb7bec7d523f93d7 1 4d5be5841065dec6 0 b88cfba33117fb2 1 f158c98d77fa5355 1 6396c5bcb721e028 3 2451565d1fcb56b6 4 18ee7a0d08b1eb03 0 48f3f78a18fc5caa 5 d49550e9a2ed23e5 6 b8d5ffb1e81ad44d 7 d2c07c5f5f4e7744 8 15401de4a9657cd7 1 8c82627b0488333c 3 81281166de214e93 1 c84796e531042d30 0 a530e494319486ab 1 3623a07ec1a5bc8d 0 c7cbcb6477561734 1 d9a4871edf985692 2 d058ebdfb63792d5
//@ expect: 8 86000000e3b200 9 a45fbd4198362f95 3 c9a363887a8fdb35 9 53fb9b67858489eb 1 25f3cfc06cadd672 0 42facec8a42f8cc3 22 12c1e30ee4dd7b85 22 73320bed230eced9 a 7c26463a6aabfad8 4 7fcca57a0f9841be 1 114e1490f199ff6b 5 d7b76558e75653f 7 5e8ec222f5eeb8bc 7 e88c09e686975232 7 8e1d6d664177e97a 3e6 66323e81ffe9444f a 748172246dcac079 5e 6197c4cf1fc6749 f 964e5b708f6f2b92 1 ae932b04381da733 0 1f8213d295078726 2c d0d9961a86a9d0c3 a a61b1b49d7f8c46b
