//! Lengths as types: what a concatenation is long is known when its second part is, and then it can be dereferenced.
use core::marker::PhantomData;
use core::ops::{Add, Deref};
struct One;
struct Two;
struct Three;
trait Len {
    const N: usize;
}
impl Len for One {
    const N: usize = 1;
}
impl Len for Two {
    const N: usize = 2;
}
impl Len for Three {
    const N: usize = 3;
}
impl Add<One> for Two {
    type Output = Three;
    fn add(self, _: One) -> Three {
        Three
    }
}
impl Add<Two> for One {
    type Output = Three;
    fn add(self, _: Two) -> Three {
        Three
    }
}
impl Add<One> for One {
    type Output = Two;
    fn add(self, _: One) -> Two {
        Two
    }
}
struct Words<N: Len>([u64; 4], PhantomData<N>);
impl<N: Len> Deref for Words<N> {
    type Target = [u64];
    fn deref(&self) -> &[u64] {
        &self.0[..N::N]
    }
}
trait Concat<M: Len> {
    type Rest: Deref<Target = [u64]>;
    type Output;
    fn concat(self, rest: Self::Rest) -> Self::Output;
}
impl<N: Len + Add<M>, M: Len> Concat<M> for Words<N>
where
    <N as Add<M>>::Output: Len,
{
    type Rest = Words<M>;
    type Output = Words<<N as Add<M>>::Output>;
    fn concat(self, rest: Words<M>) -> Self::Output {
        let mut all = [0; 4];
        all[..N::N].copy_from_slice(&self);
        all[N::N..N::N + M::N].copy_from_slice(&rest);
        Words(all, PhantomData)
    }
}
fn words<N: Len>(from: &[u64]) -> Words<N> {
    Words(core::array::from_fn(|i| from[i]), PhantomData)
}
fn one(x: u64) -> Words<One> {
    Words([x; 4], PhantomData)
}
pub fn test(input: &[u64], out: &mut Out) {
    let two: Words<Two> = words(input);
    let three = two.concat(one(input[5]));
    out.put(three.len());
    out.put(three.iter().fold(0, |a, x| a * 31 + x % 1000));
    let more = one(1).concat(one(2));
    out.put(more[1]);
    out.put(more.concat(one(9)).last().unwrap());
}

//@ expect: 3 405 2 9
//@ expect: 3 82d75 2 9
//@ expect: 3 9f 2 9
//@ expect: 3 9c080 2 9
//@ expect: 3 be8f1 2 9
//@ expect: 3 28f3 2 9
//@ expect: 3 47fe0 2 9
//@ expect: 3 1e4bf 2 9
