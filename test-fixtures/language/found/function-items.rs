//! Functions without a name of their own as values: methods of operators, constructors, intrinsics; and their addresses.

use core::ops::*;

fn named(x: u64) -> u64 {
    x + 1
}

pub fn test(input: &[u64], out: &mut Out) {
    let f: fn(&i32, &i32) -> bool = PartialEq::eq;
    let g: fn(i32, i32) -> i32 = Add::add;
    let h = <i32 as Clone>::clone as fn(&i32) -> i32;
    let k: fn(i32) -> i32 = Neg::neg;
    let l: fn(&mut i32, i32) = AddAssign::add_assign;
    let mut z = input[0] as i32 & 0 | 3;
    l(&mut z, h(&4));
    assert!(f(&1, &1) && g(2, 3) == 5 && k(3) == -3 && z == 7);
    let c: fn(&[i32; 2]) -> [i32; 2] = Clone::clone;
    assert!(c(&[1, 2]) == [1, 2]);
    let u: fn(&(), &()) -> bool = PartialEq::eq;
    assert!(u(&(), &()));
    assert!(<() as PartialEq>::eq as usize != 0);
    assert!(<i32 as Add>::add as usize != 0 && <i32 as Add>::add(1, 2) == 3);
    assert!(Neg::neg as fn(i32) -> i32 as *const () as usize != 0 && named as *const () as usize != 0);
    assert!(<(i32, i32) as Clone>::clone as usize != 0);
    let v: [fn(u32, u32) -> u32; 3] = [u32::wrapping_add, u32::min, u32::pow];
    assert!(v.iter().map(|f| f(2, 3)).sum::<u32>() == 5 + 2 + 8);
    let w: &dyn Fn(f32) -> f32 = &f32::abs;
    assert!(w(-2.0) == 2.0);
    let s: fn(i32) -> Option<i32> = Some;
    assert!(s(3).map(Some) == Some(Some(3)));
    assert!(Some::<i32> as fn(i32) -> Option<i32> as usize != 0);
    assert!([1, 2].map(Some) == [Some(1), Some(2)]);
    assert!([1u8, 2].map(u32::from) == [1u32, 2]);
    assert!(["1", "2"].map(str::len) == [1, 1]);
    let d: fn() -> u32 = Default::default;
    assert!(d() == 0);
    let i: fn(&[i32], usize) -> &i32 = Index::index;
    assert!(*i(&[1, 2], 1) == 2);
    let it: fn(&mut core::slice::Iter<'static, i32>) -> Option<&'static i32> = Iterator::next;
    static A: [i32; 2] = [3, 4];
    assert!(it(&mut A.iter()) == Some(&3));
    let m: fn(&mut i32, i32) -> i32 = core::mem::replace;
    assert!(m(&mut z, 1) == 7);
    let dr: fn(i32) = drop;
    dr(3);
    let ne: unsafe fn(u32) -> u32 = { unsafe fn q(x: u32) -> u32 { x } q };
    assert!(unsafe { ne(3) } == 3);
    let sz: fn() -> usize = core::mem::size_of::<u64>;
    assert!(sz() == 8);
    let cmp: fn(&i32, &i32) -> core::cmp::Ordering = Ord::cmp;
    let mut a = [3, 1, 2];
    a.sort_unstable_by(cmp);
    assert!(a == [1, 2, 3]);
    a.sort_unstable_by(|a, b| b.cmp(a));
    assert!(a.iter().copied().reduce(Add::add) == Some(6));
    assert!(a.iter().copied().fold(1, Mul::mul) == 6);
    assert!(a.iter().copied().map(i64::from).map(i64::unsigned_abs).max_by(Ord::cmp) == Some(3));
    assert!((1..4).map(f64::from).fold(f64::MIN, f64::max) == 3.0);
    out.put(z as u64);
    out.put(if named as usize == named as *const () as usize { named(input[1] >> 1) } else { 0 });
}

//@ expect: 1 2
//@ expect: 1 373c4f3550dcb2fb
//@ expect: 1 1
//@ expect: 1 1
//@ expect: 1 8
//@ expect: 1 4b52b9f4da410b75
//@ expect: 1 40000000
//@ expect: 1 5
