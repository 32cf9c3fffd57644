//! Operators whose traits stand behind `dyn`, and what supertraits of a trait object bind.
use core::ops::{AddAssign, Deref, DerefMut, Index, IndexMut, Neg};
struct Tail([u8; 4]);
impl Deref for Tail { type Target = [u8]; fn deref(&self) -> &[u8] { &self.0[1..] } }
impl DerefMut for Tail { fn deref_mut(&mut self) -> &mut [u8] { &mut self.0[2..] } }
struct Ring(u64);
impl Index<u8> for Ring { type Output = u64; fn index(&self, _: u8) -> &u64 { &self.0 } }
impl IndexMut<u8> for Ring { fn index_mut(&mut self, by: u8) -> &mut u64 { self.0 ^= by as u64; &mut self.0 } }
trait Both: DerefMut<Target = [u8]> + Index<u8, Output = u64> + PartialEq<u64> { fn sum(&self) -> u64 { self.iter().fold(self[3], |h, b| h.rotate_left(8) ^ *b as u64) } }
struct All(Tail, Ring);
impl Deref for All { type Target = [u8]; fn deref(&self) -> &[u8] { &self.0 } }
impl DerefMut for All { fn deref_mut(&mut self) -> &mut [u8] { &mut self.0 } }
impl Index<u8> for All { type Output = u64; fn index(&self, i: u8) -> &u64 { &self.1[i] } }
impl PartialEq<u64> for All { fn eq(&self, n: &u64) -> bool { self.1.0 == *n } }
impl Both for All {}
struct Count(u64);
impl AddAssign<u64> for Count { fn add_assign(&mut self, n: u64) { self.0 = self.0.rotate_left(3) ^ n } }
impl<'a> Neg for &'a (dyn Both + 'a) { type Output = u64; fn neg(self) -> u64 { !self[1] } }
trait Source: Iterator<Item = u64> { fn two(&mut self) -> u64 { self.next().unwrap_or(1) ^ self.next().unwrap_or(2) } }
struct Skip(u64, u64);
impl Iterator for Skip { type Item = u64; fn next(&mut self) -> Option<u64> { self.1 = self.1.checked_sub(1)?; self.0 = self.0.rotate_left(9); Some(self.0) } }
impl Source for Skip {}
trait Fn2<T>: Fn(T) -> T where T: Copy {}
impl<T: Copy, F: Fn(T) -> T> Fn2<T> for F {}
trait Call: Fn(u64, u8) -> [u64; 2] {}
impl<F: Fn(u64, u8) -> [u64; 2]> Call for F {}
trait Walk: DoubleEndedIterator<Item = <Self as Walk>::Step> { type Step: Copy + Into<u64>; }
impl Walk for core::ops::Range<u32> { type Step = u32; }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let d: &mut dyn DerefMut<Target = [u8]> = &mut Tail([1, 2, 3, x as u8]);
    out.put(&**d);
    d[1] = 7;
    (**d).reverse();
    d[0] ^= 9;
    out.put(d.len());
    out.put(d.first().copied());
    let i: &mut dyn IndexMut<u8, Output = u64> = &mut Ring(x);
    i[5] += 3;
    out.put(i[0]);
    let a: &mut dyn AddAssign<u64> = &mut Count(x);
    *a += 4;
    let e: &dyn PartialOrd<u64> = &5;
    out.put((*e < x, *e == x));
    let b: &mut dyn Both = &mut All(Tail([4, 5, 6, x as u8]), Ring(x));
    b.swap(0, 1);
    out.put(b.sum() ^ Index::index(b, 2));
    out.put((*b == x, -&*b));
    let inner: &dyn Deref<Target = u64> = &&x;
    let outer: &dyn Deref<Target = &dyn Deref<Target = u64>> = &&inner;
    out.put(****outer);
    let source: &mut dyn Source = &mut Skip(x, 3);
    out.put(source.two());
    out.put(source.next());
    out.put(source.map(|v| v / 2).max());
    let call: &dyn Call = &|a, b| [a ^ x, b as u64];
    out.put(call(5, 6));
    let twice: &dyn Fn2<u64> = &|a: u64| a.rotate_left(7);
    out.put(twice(twice(x)));
    let walk: &mut dyn Walk<Item = u32, Step = u32> = &mut (0..7);
    out.put((walk.next_back(), walk.rev().map(|v| v as u64).sum::<u64>()));
}

//@ expect: 3 2 3 1 3 5033 2 7 0 0 1050107 1 fffffffffffffffe 1 40200 5033 8000000 440 4 6 4000 5033 6 f
//@ expect: 3 2 3 af 3 5033 2 e220a8397b1dcdad 1 0 db5bb5f4d4fa4201 1 1ddf57c684e23250 e220a8397b1dcdaf e1b59e810d24d746 5033 cbd8ee6d7f110541 440 e220a8397b1dcdaa 6 2a0e5ec7736bf888 5033 6 f
//@ expect: 3 2 3 0 3 5033 2 8 0 0 50006 1 ffffffffffffffff 0 0 5033 0 440 5 6 0 5033 6 f
//@ expect: 3 2 3 49 3 5033 2 690ed476743aae4f 1 0 1f7aeed83d56e99b 1 96f12b898bc551b6 690ed476743aae49 4c713c02cc7936e9 5033 b3a1d5724b4876a3 440 690ed476743aae4c 6 b51d9d0eab925a43 5033 6 f
//@ expect: 3 2 3 3 3 5033 2 8000000000000009 1 0 8000000003850305 1 7ffffffffffffffc 8000000000000003 e0700 5033 1c000000 440 8000000000000006 6 e000 5033 6 f
//@ expect: 3 2 3 2 3 5033 2 a 0 0 2050204 1 fffffffffffffffd 2 80400 5033 10000000 440 7 6 8000 5033 6 f
//@ expect: 3 2 3 66 3 5033 2 12f6436ac376cc66 1 0 783535a6a5615c23 1 ed09bc953c893399 12f6436ac376cc66 e12dd85ddc0087fc 5033 561bb6633097b21b 440 12f6436ac376cc63 6 90dab0ddb31984bd 5033 6 f
//@ expect: 3 2 3 80 3 5033 2 88 1 0 80058086 1 ffffffffffffff7f 80 2010000 5033 400000000 440 85 6 200000 5033 6 f
