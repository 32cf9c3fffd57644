//! Generic traits, generic impls over references and arrays, associated types in bounds, `where` on associated types.
trait Convert<T> {
    fn convert(&self) -> T;
}
impl Convert<u64> for u8 {
    fn convert(&self) -> u64 {
        *self as u64 + 1
    }
}
impl Convert<f32> for u8 {
    fn convert(&self) -> f32 {
        *self as f32 * 0.5
    }
}
impl<T, U> Convert<(U, U)> for [T; 2]
where
    T: Convert<U>,
{
    fn convert(&self) -> (U, U) {
        (self[0].convert(), self[1].convert())
    }
}
impl<'a, T: Convert<u64>> Convert<u64> for &'a T {
    fn convert(&self) -> u64 {
        (**self).convert() + 100
    }
}

trait Container {
    type Item;
    type Iter<'a>: Iterator<Item = &'a Self::Item>
    where
        Self: 'a;
    fn items(&self) -> Self::Iter<'_>;
    fn first(&self) -> Option<&Self::Item> {
        self.items().next()
    }
}

struct Buffer<const N: usize> {
    data: [u32; N],
    len: usize,
}
impl<const N: usize> Container for Buffer<N> {
    type Item = u32;
    type Iter<'a> = core::slice::Iter<'a, u32>;
    fn items(&self) -> Self::Iter<'_> {
        self.data[..self.len].iter()
    }
}

fn sum_all<C>(c: &C) -> u64
where
    C: Container,
    C::Item: Copy + Into<u64>,
{
    c.items().map(|&x| x.into()).sum()
}

trait Monoid {
    const ZERO: Self;
    fn join(self, other: Self) -> Self;
}
impl Monoid for u64 {
    const ZERO: u64 = 0;
    fn join(self, other: u64) -> u64 {
        self.wrapping_add(other)
    }
}
impl<A: Monoid, B: Monoid> Monoid for (A, B) {
    const ZERO: (A, B) = (A::ZERO, B::ZERO);
    fn join(self, other: Self) -> Self {
        (self.0.join(other.0), self.1.join(other.1))
    }
}
impl<T: Monoid> Monoid for Option<T> {
    const ZERO: Self = None;
    fn join(self, other: Self) -> Self {
        match (self, other) {
            (Some(a), Some(b)) => Some(a.join(b)),
            (a, None) => a,
            (None, b) => b,
        }
    }
}
fn join_all<M: Monoid>(items: impl IntoIterator<Item = M>) -> M {
    items.into_iter().fold(M::ZERO, M::join)
}

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0] as u8;
    let a: u64 = x.convert();
    let b: f32 = x.convert();
    let c: (u64, u64) = [x, 3].convert();
    out.put(a);
    out.put(b);
    out.put(c);
    out.put(Convert::<u64>::convert(&&x));
    let buffer = Buffer { data: [input[1] as u32, input[2] as u32, 7], len: 2 + (input[0] & 1) as usize };
    out.put(sum_all(&buffer));
    out.put(buffer.first().copied());
    out.put(join_all([(1u64, input[3]), (2, input[4])]));
    out.put(join_all([None, Some((input[5], 1u64)), None, Some((input[6], 1))]));
}

//@ expect: 2 3f000000 2 4 66 c 5033 2 3 9 5033 d 2
//@ expect: b0 42af0000 b0 4 114 121c2ab4a 5033 a1b965f4 3 13c54212c3f4f687 5033 804e39ca93c3d5cb 2
//@ expect: 1 0 1 4 65 100000000 5033 1 3 ffffffffffffffff 5033 17f 2
