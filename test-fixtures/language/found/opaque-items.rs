//! `impl Trait` whose associated type is that of another type: `impl Iterator<Item = I::Item>`.
struct Fib(u64, u64);
impl Iterator for Fib {
    type Item = u64;
    fn next(&mut self) -> Option<u64> { let r = self.0; (self.0, self.1) = (self.1, self.0.wrapping_add(self.1)); Some(r) }
}
struct Pairs<I: Iterator>(I);
impl<I: Iterator<Item: Copy>> Iterator for Pairs<I> {
    type Item = (I::Item, I::Item);
    fn next(&mut self) -> Option<Self::Item> { Some((self.0.next()?, self.0.next()?)) }
}
trait More: Iterator + Sized {
    fn every(self, n: usize) -> impl Iterator<Item = Self::Item> { self.enumerate().filter(move |(i, _)| i % n == 0).map(|(_, v)| v) }
}
impl<I: Iterator> More for I {}
fn behind<I: Iterator>(i: I, n: usize) -> impl Iterator<Item = I::Item> { i.skip(n) }
fn both<I: IntoIterator, J: IntoIterator<Item = I::Item>>(i: I, j: J) -> impl Iterator<Item = <J as IntoIterator>::Item> { i.into_iter().chain(j) }
fn twice<F: Fn(u64) -> T, T>(f: F) -> impl Fn(u64) -> F::Output { move |x| { f(x); f(x + 1) } }
fn sorted<I: Iterator<Item: Ord>>(i: I) -> impl Fn(I::Item) -> Option<I::Item> { let most = core::cell::Cell::new(i.max()); move |x| most.take().filter(|m| *m > x) }
struct Pipe<T>(T);
trait Piped: Sized { type Of; fn to<U>(self, f: impl FnOnce(Self::Of) -> U) -> impl Piped<Of = U>; fn get(self) -> Self::Of; }
impl<T> Piped for Pipe<T> { type Of = T; fn to<U>(self, f: impl FnOnce(T) -> U) -> impl Piped<Of = U> { Pipe(f(self.0)) } fn get(self) -> T { self.0 } }
fn pipe<T>(t: T) -> impl Piped<Of = T> { Pipe(t) }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0] % 50;
    for v in Pairs(Fib(1, x)).every(2).map(|(a, b)| a * b).take(3) { out.put(v); }
    out.put(behind(Fib(x, 5), 2).map(|v| v % 100).take(4).sum::<u64>());
    out.put(behind(behind(0..x, 1).zip(1u8..), 1).map(|(a, b)| a ^ b as u64).fold(7, |h: u64, v| h.rotate_left(3) ^ v));
    out.put(both([x, 2], Some(3)).map(|v| v + 1).rev_sum());
    out.put(both(&[x, 2], &input[..3]).map(|v| v % 9).max());
    out.put(twice(|v| (v, x as u8))(4).1);
    out.put(pipe(x).to(|v| v as u8).to(|v| [v, 1]).to(|a| a.len() as u64 + a[0] as u64).get());
    out.put(sorted([x as u32, 7].into_iter())(9));
}
trait RevSum: Iterator<Item = u64> + Sized { fn rev_sum(self) -> u64 { self.fold(0, |h, v| h * 3 + v) } }
impl<I: Iterator<Item = u64>> RevSum for I {}

//@ expect: 1 28 74e 3e 7 1f 5033 3 1 3 440
//@ expect: 23 4a66 dd264 c8 3800000000 151 5033 8 23 25 5033 23
//@ expect: 0 6 111 37 7 16 5033 6 0 2 440
//@ expect: f e52 2a858 a0 38000000000 9d 5033 7 f 11 5033 f
//@ expect: b 7ee 1787c 84 38000000 79 5033 6 b d 5033 b
//@ expect: 2 68 131f 45 7 28 5033 6 2 4 440
//@ expect: 24 4ea2 e9bdd cf 1c000000000 15a 5033 2 24 26 5033 24
//@ expect: 1c 300a 8ec45 97 1c000 112 5033 8 1c 1e 5033 1c
