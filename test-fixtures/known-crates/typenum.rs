//@ depends: typenum = "1"
//@ depends: generic-array = "0.14"
//@ depends: static_assertions = "1"

//! Numbers as types, whose names a build script writes, and arrays of such lengths: `typenum` and `generic-array`.

use generic_array::{
    arr,
    functional::FunctionalSequence,
    sequence::{Concat, GenericSequence, Lengthen, Shorten, Split},
    ArrayLength, GenericArray,
};
use typenum::{
    consts::*, op, tarr, Bit, Diff, Exp, Gcf, Integer, IsLess, Le, Length, Log2, Max, Maximum, Mod,
    PartialDiv, Prod, Shleft, Sum, Unsigned,
};
static_assertions::const_assert!(<Sum<U3, U4> as Unsigned>::USIZE == 7);
fn total<T: Copy + Into<u64>, N: ArrayLength<T>>(a: &GenericArray<T, N>) -> u64 {
    a.iter().map(|x| (*x).into()).sum()
}
type E1 = op!((U5 + U3) * U2 - U1);
fn answers(put: &mut impl FnMut(u64)) {
    put(E1::to_u64());
    put(<Prod<U12, U13>>::U64);
    put(<Exp<U2, U40>>::U64);
    put(<Mod<U100, U7>>::U64);
    put(<Gcf<U48, U36>>::U64);
    put(<Diff<P5, P9> as Integer>::I64 as u64);
    put(<Le<U3, U4> as Bit>::BOOL as u64);
    put(<U3 as IsLess<U3>>::Output::BOOL as u64);
    put(<Maximum<N3, P2>>::I64 as u64);
    put(<Log2<U1000>>::U64);
    put(<Shleft<U3, U10>>::U64);
    put(U1000000::U64);
    put(<Length<tarr![U1, U2, U3]>>::U64);
    put(<U12 as PartialDiv<U4>>::Output::U64);
    let _ = <U1 as Max<U2>>::Output::new();
    let a: GenericArray<u32, U5> = GenericArray::generate(|i| (i * i) as u32);
    let b = a.map(|x| x + 1).zip(a, |x, y| x * y);
    for x in b.iter() {
        put(*x as u64);
    }
    put(total(&a));
    put(a.fold(1u64, |s, x| s * 3 + x as u64));
    let c = a.concat(arr![u32; 7, 8, 9]);
    put(c.len() as u64);
    put(total(&c));
    let (d, e): (GenericArray<u32, U3>, GenericArray<u32, U5>) = c.split();
    put(total(&d));
    put(total(&e));
    let f = d.append(4).prepend(1);
    for x in f {
        put(x as u64);
    }
    let (g, last) = f.pop_back();
    put(last as u64);
    put(g[0] as u64);
    put((g == GenericArray::clone_from_slice(&[1, 0, 1, 4])) as u64);
    put((g < GenericArray::clone_from_slice(&[1, 0, 2, 0])) as u64);
    let h: GenericArray<u8, U4> = GenericArray::from_exact_iter(1u8..5).unwrap();
    put(total(&h));
    put(GenericArray::<u8, U4>::from_exact_iter(1u8..9).is_none() as u64);
    for ch in GenericArray::<u8, U2>::from_slice(&[9, 8]).iter().rev() {
        put(*ch as u64);
    }
    let k: [u32; 5] = a.into();
    put(k[4] as u64);
    for s in ["{:x}", "{:X}"] {
        put(s.len() as u64);
    }
}
