//! Generic associated types and consts, arrays sized by associated consts of the type itself, trait dispatch by marker, builders, state machines in types.
use core::marker::PhantomData;
trait Mode {
    const BITS: u32;
    type Word: Copy + Into<u64>;
    fn pack(x: u64) -> Self::Word;
}
struct Byte;
struct Half;
impl Mode for Byte {
    const BITS: u32 = 8;
    type Word = u8;
    fn pack(x: u64) -> u8 {
        x as u8
    }
}
impl Mode for Half {
    const BITS: u32 = 16;
    type Word = u16;
    fn pack(x: u64) -> u16 {
        x as u16
    }
}
struct Packer<M: Mode, const N: usize> {
    words: [Option<M::Word>; N],
    at: usize,
}
impl<M: Mode, const N: usize> Packer<M, N> {
    const CAPACITY: u32 = M::BITS * N as u32;
    fn new() -> Self {
        Packer { words: [None; N], at: 0 }
    }
    fn push(mut self, x: u64) -> Self {
        if let Some(slot) = self.words.get_mut(self.at) {
            *slot = Some(M::pack(x));
            self.at += 1;
        }
        self
    }
    fn sum(&self) -> u64 {
        self.words.iter().flatten().map(|w| (*w).into()).sum()
    }
}
struct Open;
struct Closed;
struct Door<S> {
    count: u32,
    state: PhantomData<S>,
}
impl Door<Closed> {
    fn new() -> Self {
        Door { count: 0, state: PhantomData }
    }
    fn open(self) -> Door<Open> {
        Door { count: self.count + 1, state: PhantomData }
    }
}
impl Door<Open> {
    fn close(self) -> Door<Closed> {
        Door { count: self.count * 2, state: PhantomData }
    }
}
trait Lend {
    type Item<'a>
    where
        Self: 'a;
    fn lend<'a>(&'a mut self) -> Option<Self::Item<'a>>;
}
struct Windows<'s> {
    data: &'s mut [u32],
    at: usize,
}
impl<'s> Lend for Windows<'s> {
    type Item<'a>
        = &'a mut [u32]
    where
        Self: 'a;
    fn lend<'a>(&'a mut self) -> Option<&'a mut [u32]> {
        let w = self.data.get_mut(self.at..self.at + 2)?;
        self.at += 1;
        Some(w)
    }
}
fn drain<L: Lend>(l: &mut L, mut f: impl FnMut(usize)) -> usize {
    let mut n = 0;
    while l.lend().is_some() {
        f(n);
        n += 1;
    }
    n
}
trait Kernel {
    const TAPS: &'static [i32];
    fn at(&self, xs: &[i32], i: usize) -> i32 {
        Self::TAPS.iter().enumerate().map(|(k, t)| t.wrapping_mul(xs[(i + k) % xs.len()])).fold(0, i32::wrapping_add)
    }
}
struct Blur;
struct Edge<const W: i32>;
impl Kernel for Blur {
    const TAPS: &'static [i32] = &[1, 2, 1];
}
impl<const W: i32> Kernel for Edge<W> {
    const TAPS: &'static [i32] = &[-1, W, -1];
}
fn convolve<K: Kernel, const N: usize>(k: &K, xs: &[i32; N]) -> [i32; N] {
    core::array::from_fn(|i| k.at(xs, i))
}
trait Peano {
    const N: usize;
}
struct Z;
struct S<T>(PhantomData<T>);
impl Peano for Z {
    const N: usize = 0;
}
impl<T: Peano> Peano for S<T> {
    const N: usize = T::N + 1;
}
trait Visitor {
    type Output: Default;
    fn number(&mut self, x: u64) -> Self::Output;
    fn join(&mut self, a: Self::Output, b: Self::Output) -> Self::Output;
}
struct Sum;
struct Depth(u32);
impl Visitor for Sum {
    type Output = u64;
    fn number(&mut self, x: u64) -> u64 {
        x & 0xff
    }
    fn join(&mut self, a: u64, b: u64) -> u64 {
        a + b
    }
}
impl Visitor for Depth {
    type Output = (u32, u32);
    fn number(&mut self, _: u64) -> (u32, u32) {
        self.0 += 1;
        (1, self.0)
    }
    fn join(&mut self, a: (u32, u32), b: (u32, u32)) -> (u32, u32) {
        (a.0.max(b.0) + 1, b.1)
    }
}
fn visit<V: Visitor>(v: &mut V, xs: &[u64]) -> V::Output {
    match xs {
        [] => V::Output::default(),
        [x] => v.number(*x),
        _ => {
            let (l, r) = xs.split_at(xs.len() / 2);
            let a = visit(v, l);
            let b = visit(v, r);
            v.join(a, b)
        }
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let p = Packer::<Byte, 3>::new().push(input[0]).push(input[1]).push(3).push(4);
    let q = Packer::<Half, 5>::new().push(input[0]).push(input[1]);
    out.put((p.sum(), q.sum(), p.at));
    out.put(Packer::<Byte, 3>::CAPACITY + Packer::<Half, 5>::CAPACITY);
    out.put(Door::new().open().close().open().count);
    let mut data = [1u32, 2, 3, input[2] as u32];
    let mut w = Windows { data: &mut data, at: 0 };
    while let Some(pair) = w.lend() {
        pair[1] = pair[1].wrapping_add(pair[0]);
        pair[0] ^= 1;
    }
    w.at = 1;
    let mut seen = 0;
    out.put(drain(&mut w, |n| seen = seen * 10 + n));
    out.put(seen);
    out.put(data);
    let xs = [1, -2, input[3] as i32, 4];
    out.put(convolve(&Blur, &xs));
    out.put(convolve(&Edge::<3>, &xs));
    out.put(<S<S<S<Z>>>>::N);
    out.put(visit(&mut Sum, input));
    out.put(visit(&mut Depth(0), &input[..11]));
}

//@ expect: 6 3 3 68 3 2 1 0 2 7 9 1 a d 4 fffffffffffffff5 a 7 1 3 88 5 b
//@ expect: 1a6 133a3 3 68 3 2 1 0 2 7 80094555 724c81e9 ffffffffe49903da 724c81f5 4 ffffffff8db37e0d 56e585c2 ffffffff8db37e1f 1 3 956 5 b
//@ expect: 4 1 3 68 3 2 1 0 2 7 5 fffffffffffffffd 2 9 4 fffffffffffffff9 fffffffffffffffe b 1 3 8f8 5 b
