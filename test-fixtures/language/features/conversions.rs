//! `From`, `Into`, `TryFrom`, `AsRef`, `AsMut`, `Borrow`, `Deref`, `DerefMut`, `FromIterator`, `Extend`, `IntoIterator`, `Default`, `FromStr`.
use core::borrow::Borrow;
use core::ops::{Deref, DerefMut};
#[derive(Clone, Copy, PartialEq, Debug)]
struct Celsius(f32);
#[derive(Clone, Copy, PartialEq, Debug)]
struct Fahrenheit(f32);
impl From<Celsius> for Fahrenheit {
    fn from(c: Celsius) -> Self {
        Fahrenheit(c.0 * 1.8 + 32.0)
    }
}
struct Even(u32);
#[derive(Debug)]
struct NotEven;
impl TryFrom<u32> for Even {
    type Error = NotEven;
    fn try_from(x: u32) -> Result<Self, NotEven> {
        if x % 2 == 0 { Ok(Even(x)) } else { Err(NotEven) }
    }
}
#[derive(Default, Clone)]
struct List {
    items: [u32; 8],
    len: usize,
}
impl Deref for List {
    type Target = [u32];
    fn deref(&self) -> &[u32] {
        &self.items[..self.len]
    }
}
impl DerefMut for List {
    fn deref_mut(&mut self) -> &mut [u32] {
        &mut self.items[..self.len]
    }
}
impl FromIterator<u32> for List {
    fn from_iter<I: IntoIterator<Item = u32>>(iter: I) -> Self {
        let mut list = List::default();
        list.extend(iter);
        list
    }
}
impl Extend<u32> for List {
    fn extend<I: IntoIterator<Item = u32>>(&mut self, iter: I) {
        for x in iter {
            if self.len < 8 {
                self.items[self.len] = x;
                self.len += 1;
            }
        }
    }
}
impl<'a> IntoIterator for &'a List {
    type Item = &'a u32;
    type IntoIter = core::slice::Iter<'a, u32>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
impl IntoIterator for List {
    type Item = u32;
    type IntoIter = core::iter::Take<core::array::IntoIter<u32, 8>>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(self.len)
    }
}
impl AsRef<[u32]> for List {
    fn as_ref(&self) -> &[u32] {
        self
    }
}
impl AsMut<[u32]> for List {
    fn as_mut(&mut self) -> &mut [u32] {
        self
    }
}
fn total(v: impl AsRef<[u32]>) -> u32 {
    v.as_ref().iter().fold(0, |a, b| a.wrapping_add(*b))
}
fn zero(v: &mut impl AsMut<[u32]>) {
    v.as_mut()[0] = 0;
}
fn same<K: Borrow<u32>>(k: K) -> u32 {
    *k.borrow()
}
struct Smart<T> {
    inner: T,
    reads: core::cell::Cell<u32>,
}
impl<T> Deref for Smart<T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.reads.set(self.reads.get() + 1);
        &self.inner
    }
}
struct Id(u16);
impl From<u16> for Id {
    fn from(x: u16) -> Id {
        Id(x)
    }
}
impl From<Id> for u32 {
    fn from(x: Id) -> u32 {
        x.0 as u32 * 2
    }
}
impl<T: Into<Id>> From<(T, T)> for List {
    fn from((a, b): (T, T)) -> List {
        [a, b].map(|x| u32::from(x.into())).into_iter().collect()
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let f: Fahrenheit = Celsius(input[0] as u8 as f32).into();
    out.put(f.0);
    out.put(Fahrenheit::from(Celsius(100.0)) == Fahrenheit(212.0));
    out.put(Even::try_from(input[1] as u32).map(|e| e.0).map_err(|_| 7u8));
    let e: Result<Even, _> = 8u32.try_into();
    out.put(e.map_or(0, |e| e.0));
    let mut list: List = input.iter().map(|x| *x as u32).take(5).collect();
    out.put((list.len(), list.first(), list[1]));
    list.sort_unstable();
    list.extend([1, 2]);
    list[0] ^= 1;
    list.swap(0, 1);
    out.put(&list[..]);
    let mut t = 0u32;
    for x in &list {
        t = t.rotate_left(3) ^ x;
    }
    out.put(t);
    zero(&mut list);
    out.put(total(&list.items).wrapping_add(total([1u32, 2])));
    for x in list.clone() {
        t = t.wrapping_add(x);
    }
    out.put(t);
    out.put(same(5u32) + same(&6u32));
    let smart = Smart { inner: [1u32, 2, 3], reads: Default::default() };
    out.put(smart[1] + smart.len() as u32 + smart.iter().sum::<u32>());
    out.put(smart.reads.get());
    let nested = Smart { inner: Smart { inner: 5u8, reads: Default::default() }, reads: Default::default() };
    out.put(**nested + 1);
    out.put(nested.leading_zeros());
    let l: List = (3u16, 4u16).into();
    out.put(&*l);
    out.put(u32::from(Id::from(9)));
    let x: u64 = 5u8.into();
    let y: f64 = 3i32.into();
    let z: Option<u8> = 4.into();
    out.put((x, y, z));
    let d: (u8, Option<u32>, [bool; 2]) = Default::default();
    out.put(d);
    let mut it = list.into_iter();
    out.put((it.next(), it.by_ref().count()));
    let (a, b): (List, List) = input.iter().map(|x| *x as u32).partition_lists();
    out.put((a.len(), b.len()));
}
trait Partition: Iterator<Item = u32> + Sized {
    fn partition_lists(self) -> (List, List) {
        self.partition(|x| x % 2 == 0)
    }
}
impl<I: Iterator<Item = u32>> Partition for I {}

//@ expect: 42073333 1 c 2 8 5 5033 1 2 7 2 0 3 4 5 1 2 8394a 12 83959 b b 3 6 5 2 6 8 12 5 4008000000000000 5033 4 0 440 0 0 5033 0 6 8 8
//@ expect: 43ad8000 1 c a1b965f4 8 5 5033 7b1dcdaf a1b965f4 7 724c81ec 51a8749a 7b1dcdaf 8009454f a1b965f4 1 2 9df5f475 ee88ed92 8c7ee204 b b 3 6 5 2 6 8 12 5 4008000000000000 5033 4 0 440 0 0 5033 0 6 6 8
//@ expect: 42000000 1 e44 7 8 5 5033 0 1 7 0 1 1 ffffffff ffffffff 1 2 900a 6 900d b b 3 6 5 2 6 8 12 5 4008000000000000 5033 4 0 440 0 0 5033 0 6 8 8
