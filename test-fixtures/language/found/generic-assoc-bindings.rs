//! Associated types with parameters that bounds bind (`With<V> = M`), or that stand open in a generic function.
trait Chain {
    type T;
    type With<U>: Chain<T = U, With<Self::T> = Self>;
    fn bind<U>(self, f: impl FnMut(Self::T) -> Self::With<U>) -> Self::With<U>;
    fn unit(t: Self::T) -> Self;
}
impl<T> Chain for Option<T> {
    type T = T;
    type With<U> = Option<U>;
    fn bind<U>(self, f: impl FnMut(T) -> Option<U>) -> Option<U> { self.and_then(f) }
    fn unit(t: T) -> Self { Some(t) }
}
impl<T, E> Chain for Result<T, E> {
    type T = T;
    type With<U> = Result<U, E>;
    fn bind<U>(self, f: impl FnMut(T) -> Result<U, E>) -> Result<U, E> { self.and_then(f) }
    fn unit(t: T) -> Self { Ok(t) }
}
fn map<M: Chain, V>(m: M, f: impl Fn(M::T) -> V) -> M::With<V> { m.bind::<V>(|a| <M::With<V> as Chain>::unit(f(a))) }
fn both<M: Chain, U, V>(m: M, n: M::With<U>, f: impl Fn(&M::T, U) -> V + Copy) -> M::With<V>
where M::With<U>: Chain<T = U, With<V> = M::With<V>> + Clone {
    m.bind(|a| n.clone().bind::<V>(|b| <M::With<V> as Chain>::unit(f(&a, b))))
}
fn back<M: Chain<With<u8> = N>, N>(m: M) -> N where N: Chain<T = u8>, M::T: Into<u64> { m.bind::<u8>(|t| N::unit(t.into() as u8)) }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    out.put(map(Some(x), |v| v as u16));
    out.put(both(Some(x), (x % 2 == 0).then_some(3u8), |a, b| a ^ b as u64));
    out.put(both(Ok::<u8, u16>(x as u8), if x % 3 == 0 { Err(5) } else { Ok(2u64) }, |a, b| (*a as u64, b)));
    out.put(back(Some(x)));
    out.put(back::<Result<u32, u16>, _>(Ok(x as u32)));
}

//@ expect: 5033 1 440 c 1 2 5033 1 c 1
//@ expect: 5033 cdaf 440 c af 2 5033 af c af
//@ expect: 5033 0 5033 3 e44 5 5033 0 c 0
//@ expect: 5033 ae49 440 e44 5 5033 49 c 49
//@ expect: 5033 3 440 c 3 2 5033 3 c 3
//@ expect: 5033 2 5033 1 c 2 2 5033 2 c 2
//@ expect: 5033 cc66 5033 12f6436ac376cc65 e44 5 5033 66 c 66
//@ expect: 5033 80 5033 83 c 80 2 5033 80 c 80
