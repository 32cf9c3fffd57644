//! Unsized values: slices, strings, trait objects, structs that end in one; pointers to them.
//@ run: tails(5) == 12321
//@ run: dyn_tail(3) == 1209
//@ run: aligned(1) == 643214
//@ run: aligned(2) == 160811
//@ run: raw(4) == 421
//@ run: strs(2) == 103110
//@ run: compare_fat() == 14
//@ run: nested_dyn(6) == 726
//@ run: generic_unsized(3) == 4030403
//@ run: slices_of_slices(2) == 64321
//@ run: dyn_closures(4) == 10010809
//@ run: boxed_like(5) == 20
//@ run: sub_slices(3) == 354102
//@ run: size_of_vals() == 82846
//@ run: zst_things(3) == 31542
//@ run: wide_returns(9) == 1809121209
//@ run: any_trait(2) == 2035

struct S<T: ?Sized> { a: u8, n: u16, t: T }
trait Tr { fn v(&self) -> u32; fn set(&mut self, _x: u32) {} }
impl Tr for u32 { fn v(&self) -> u32 { *self } fn set(&mut self, x: u32) { *self = x } }
impl Tr for u64 { fn v(&self) -> u32 { *self as u32 + 1 } }
#[repr(align(32))] struct Al(u8);
impl Tr for Al { fn v(&self) -> u32 { self.0 as u32 + (self as *const Al as usize % 32) as u32 * 1000 } }
fn tails(n: u32) -> u32 { let s = S { a: 1, n: 2, t: [n, 7, 9] }; let u: &S<[u32]> = &s; u.t.iter().sum::<u32>() + u.t.len() as u32 * 100 + u.n as u32 * 1000 + u.a as u32 * 10000 }
fn dyn_tail(n: u32) -> u32 { let mut s = S { a: 4, n: 5, t: n }; { let d: &mut S<dyn Tr> = &mut s; d.t.set(n * 2); d.n += 1; } let e = S { a: 1, n: 1, t: 7u64 }; let list: [&S<dyn Tr>; 2] = [&s, &e]; list.iter().fold(0, |a, x| a * 100 + x.t.v() + x.n as u32) }
fn aligned(k: u32) -> u32 { let x = S { a: 9, n: 8, t: Al(5) }; let y = S { a: 7, n: 6, t: 3u64 }; let d: &S<dyn Tr> = if k == 1 { &x } else { &y }; (core::mem::size_of_val(d) * 10000 + core::mem::align_of_val(d) * 100) as u32 + d.t.v() + d.a as u32 }
fn raw(n: usize) -> u32 { let a = [1u32, 2, 3, 4, 5]; let p: *const [u32] = &a[..n]; let q = p as *const u32; let r = core::ptr::slice_from_raw_parts(q, 2); unsafe { p.len() as u32 * 100 + (&(*r))[1] * 10 + *q } }
fn strs(n: usize) -> u32 { let s = "hello world"; let t = unsafe { core::str::from_utf8_unchecked(&s.as_bytes()[n..n + 3]) }; t.len() as u32 * 1000 + t.as_bytes()[0] as u32 + (t == "llo") as u32 * 100000 + s.bytes().filter(|b| *b == b'o').count() as u32 }
fn compare_fat() -> u32 { let a = [1u8, 2, 3]; let p: *const [u8] = &a[..2]; let q: *const [u8] = &a[..3]; (p == q) as u32 + (p < q) as u32 * 2 + ((p as *const u8) == (q as *const u8)) as u32 * 4 + (&a[..2] < &a[1..]) as u32 * 8 }
fn nested_dyn(n: u32) -> u32 { struct Pair<'a>(&'a dyn Tr, &'a dyn Tr); impl<'a> Tr for Pair<'a> { fn v(&self) -> u32 { self.0.v() * 10 + self.1.v() } } let b = 5u64; let p = Pair(&n, &b); let q = Pair(&p, &p); let d: &dyn Tr = &q; d.v() }
fn generic_unsized(n: u32) -> u32 { fn total<T: ?Sized + Tr>(t: &T) -> u32 { t.v() + core::mem::size_of_val(t) as u32 * 100 } let d: &dyn Tr = &n; total(d) * 10000 + total(&n) }
fn slices_of_slices(n: usize) -> u32 { let a: [&[u32]; 3] = [&[1], &[2, 3], &[4, 5, 6]]; let mut s = 0; for (i, x) in a.iter().enumerate() { s += x.len() as u32 * 10u32.pow(i as u32) } s + a[n][0] * 1000 + a.concat_len() as u32 * 10000 }
trait CL { fn concat_len(&self) -> usize; } impl CL for [&[u32]] { fn concat_len(&self) -> usize { self.iter().map(|x| x.len()).sum() } }
fn dyn_closures(n: u32) -> u32 { let k = n * 2; let fs: [&dyn Fn(u32) -> u32; 3] = [&|x| x + k, &|x| x * n, &|_| 1]; let mut c = 0; let mut bump = |x: u32| { c += x; c }; let g: &mut dyn FnMut(u32) -> u32 = &mut bump; let a = g(3) + g(4); fs.iter().enumerate().map(|(i, f)| f(i as u32 + 1) * 10u32.pow(i as u32 * 2)).sum::<u32>() + a * 1000000 }
fn boxed_like(n: u32) -> u32 { let mut slot = n; let r: &mut dyn Tr = &mut slot; r.set(r.v() + 5); let s: &dyn Tr = r; s.v() * 2 }
fn sub_slices(n: usize) -> u32 { let mut a = [9u32, 8, 7, 6, 5, 4]; { let (x, y) = a.split_at_mut(n); x.copy_from_slice(&y[..n]); y[0] = 1; } let c: u32 = a.chunks_exact(2).map(|p| p[0] * p[1]).sum(); let f = a.first().unwrap() + a.last().unwrap(); let r = &a[1..=2]; c * 1000 + f * 10 + r.len() as u32 + a.iter().rposition(|x| *x == 1).map_or(0, |p| p as u32 * 100000) }
fn size_of_vals() -> u32 { let a: &[u16] = &[1, 2, 3]; let s = "abcd"; let d: &dyn Tr = &1u64; (core::mem::size_of_val(a) + core::mem::size_of_val(s) * 10 + core::mem::size_of_val(d) * 100 + core::mem::align_of_val(a) * 1000 + core::mem::align_of_val(d) * 10000) as u32 }
fn zst_things(n: u32) -> u32 { #[derive(Clone, Copy, PartialEq, Debug)] struct Z; impl Tr for Z { fn v(&self) -> u32 { 42 } } let z = [Z; 5]; let d: &dyn Tr = &z[2]; let o = Some(Z); let e: Result<Z, u32> = if n > 2 { Err(n) } else { Ok(Z) }; d.v() + z.iter().count() as u32 * 100 + (o == Some(Z)) as u32 * 1000 + e.unwrap_err() * 10000 }
fn wide_returns(n: u64) -> u64 { fn quad(n: u64) -> (u64, u64, u64, Option<u128>) { (n, n + 1, n + 2, n.checked_sub(5).map(|x| x as u128 * 3)) } fn pair(n: u64) -> (u8, u64) { (n as u8, n * 2) } let (a, b, c, d) = quad(n); let (e, f) = pair(n); a + b * 10 + c * 100 + d.unwrap_or(1) as u64 * 10000 + e as u64 * 1000000 + f * 100000000 }
fn any_trait(n: u32) -> u32 { trait A { fn a(&self) -> u32 { 1 } } trait B: A { fn b(&self) -> u32 { self.a() + 1 } } trait C: B { fn c(&self) -> u32 { self.a() * 100 + self.b() } } struct X(u32); impl A for X { fn a(&self) -> u32 { self.0 } } impl B for X {} impl C for X { } fn up(x: &dyn B) -> u32 { x.b() + x.a() } let x = X(n); let c: &dyn C = &x; c.c() * 10 + up(c) }
