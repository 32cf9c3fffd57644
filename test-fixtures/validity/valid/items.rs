//! Items, types, traits, patterns and lifetimes that rustc accepts.
#![no_std]
#![allow(warnings)]
#![feature(abi_gpu_kernel)]
use core::{fmt::{self, Debug}, marker::PhantomData, ops::{Add, Deref, DerefMut, Index, IndexMut}};
mod inner {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)] pub struct Open { pub a: u32, b: u32 }
    impl Open { pub const ZERO: Self = Self { a: 0, b: 0 }; pub const fn new(a: u32) -> Self { Self { a, b: a } } pub(crate) fn b(&self) -> u32 { self.b } pub(super) fn set(&mut self, b: u32) -> &mut Self { self.b = b; self } }
    pub struct Tup(pub u32, u32); impl Tup { pub fn new() -> Self { Tup(1, 2) } pub fn both(self) -> u32 { let Tup(a, b) = self; a + b } }
    pub mod deep { pub(in super::super) fn reach() -> u32 { super::hidden() } pub(super) struct Own(pub(super) u32); pub use self::gone as come; pub fn gone() -> u32 { super::Secret::V as u32 } }
    fn hidden() -> u32 { deep::Own(3).0 }
    enum Secret { V = 4 }
    pub trait Sealed { #[doc(hidden)] fn sealed(&self) -> u32 { 1 } }
    impl Sealed for u32 {}
    pub enum Many { A, B(u32), C { x: u32 } } pub use Many::*;
}
use inner::{deep::{self, come}, Many::{self as _M2, *}, *};
trait Shape { const SIDES: u32; type Unit: Copy + Into<u32> + Default; fn area(&self) -> Self::Unit; fn twice(&self) -> u32 { self.area().into() * 2 * Self::SIDES } fn make() -> Self where Self: Sized; fn stat<T: Add<Output = T>>(t: T, u: T) -> T where Self: Sized { t + u } }
struct Sq(u32); impl Shape for Sq { const SIDES: u32 = 4; type Unit = u32; fn area(&self) -> u32 { self.0 * self.0 } fn make() -> Self { Sq(2) } }
struct Wrap<T>(T); impl<T: Shape> Shape for Wrap<T> { const SIDES: u32 = T::SIDES + 1; type Unit = T::Unit; fn area(&self) -> T::Unit { self.0.area() } fn make() -> Self { Wrap(T::make()) } }
trait Dynamic { fn get(&self) -> u32; fn add(&mut self, x: u32); fn boxed(self) -> u32 where Self: Sized { self.get() } fn same<T>(&self, t: T) -> T where Self: Sized { t } }
impl Dynamic for u32 { fn get(&self) -> u32 { *self } fn add(&mut self, x: u32) { *self += x } }
impl Dynamic for (u32, u32) { fn get(&self) -> u32 { self.0 } fn add(&mut self, x: u32) { self.1 += x; self.0 += self.1 } }
impl<D: Dynamic + ?Sized> Dynamic for &mut D { fn get(&self) -> u32 { (**self).get() } fn add(&mut self, x: u32) { (**self).add(x) } }
trait Super: Dynamic + Debug { fn both(&self) -> u32 { self.get() + 1 } } impl Super for u32 {}
fn dynamic(d: &mut dyn Dynamic) -> u32 { d.add(2); let e: &mut (dyn Dynamic) = &mut *d; e.add(1); d.get() }
fn up(s: &dyn Super) -> u32 { let d: &dyn Dynamic = s; let _: &dyn Debug = s; d.get() + s.both() }
struct Buf<T, const N: usize> { v: [T; N], n: usize }
impl<T: Copy + Default, const N: usize> Buf<T, N> { const CAP: usize = N; fn new() -> Self { const { assert!(N > 0) }; Buf { v: [T::default(); N], n: 0 } } fn push(&mut self, t: T) -> Result<(), T> { if self.n == Self::CAP { Err(t) } else { self.v[self.n] = t; self.n += 1; Ok(()) } } fn iter(&self) -> impl Iterator<Item = T> + '_ { self.v[..self.n].iter().copied() } }
impl<T, const N: usize> Deref for Buf<T, N> { type Target = [T]; fn deref(&self) -> &[T] { &self.v[..self.n] } }
impl<T, const N: usize> DerefMut for Buf<T, N> { fn deref_mut(&mut self) -> &mut [T] { &mut self.v[..self.n] } }
impl<T, const N: usize> Index<(usize, ())> for Buf<T, N> { type Output = T; fn index(&self, i: (usize, ())) -> &T { &self.v[i.0] } }
struct Ref<'a, T: ?Sized + 'a> { r: &'a T, m: PhantomData<&'a mut T> }
impl<'a, T: ?Sized> Ref<'a, T> { fn get(&self) -> &'a T { self.r } fn map<U: ?Sized>(self, f: impl FnOnce(&'a T) -> &'a U) -> Ref<'a, U> { Ref { r: f(self.r), m: PhantomData } } }
fn longest<'a: 'b, 'b>(a: &'a [u32], b: &'b [u32]) -> &'b [u32] { if a.len() > b.len() { a } else { b } }
fn elided(s: &mut [u32], i: usize) -> &mut u32 { &mut s[i] }
fn hr<F>(f: F) -> u32 where F: for<'x> Fn(&'x u32, &'x u32) -> &'x u32 { *f(&1, &2) }
fn hr2(f: &dyn for<'a> Fn(&'a [u32]) -> Option<&'a u32>) -> u32 { f(&[1, 2]).copied().unwrap_or(0) }
fn apply<R>(f: fn(u32) -> R, x: u32) -> R { f(x) }
const fn fact(n: u32) -> u32 { if n == 0 { 1 } else { n * fact(n - 1) } }
const TABLE: [u32; fact(3) as usize] = { let mut t = [0; 6]; let mut i = 0; while i < t.len() { t[i] = fact(i as u32); i += 1; } t };
static NAMES: [&str; 2] = ["a", "bc"]; static PTR: &[u32] = &TABLE; const F: fn(u32) -> u32 = |x| x + 1; const R: &Open = &Open::new(3);
type Fun<'a, T> = &'a dyn Fn(T) -> T; type Pair<T = u32> = (T, T);
impl fmt::Display for Sq { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str("sq") } }
impl<T: Into<u32>> From<Wrap<T>> for u64 { fn from(w: Wrap<T>) -> u64 { w.0.into() as u64 } }
impl PartialEq<u32> for Sq { fn eq(&self, o: &u32) -> bool { self.0 == *o } } impl PartialOrd<u32> for Sq { fn partial_cmp(&self, o: &u32) -> Option<core::cmp::Ordering> { self.0.partial_cmp(o) } }
impl Add for Sq { type Output = Sq; fn add(self, o: Sq) -> Sq { Sq(self.0 + o.0) } } impl Add<&u32> for &Sq { type Output = u32; fn add(self, o: &u32) -> u32 { self.0 + o } }
fn pats(n: u32, s: &[u32], c: char, t: (i8, Option<&str>)) -> u32 {
    const LIM: u32 = 9;
    let a = match n { 0 => 1, 1..=3 | 5 => 2, 4 => 3, 6..LIM => 4, LIM => 5, 10.. => 6 };
    let b = match s { [] => 0, [x] => *x, [x, y] if x > y => 1, [x, .., y] => x + y };
    let d = match c { 'a'..='z' => 1, '\u{100}'.. => 2, _ => 3 };
    let e = match t { (i8::MIN..=-1, _) => 1, (0, Some("a")) => 2, (0, Some(_)) | (1.., None) => 3, (0, None) => 4, (1..=i8::MAX, Some(s)) => s.len() as u32 };
    let f = match (n > 1, n > 2) { (true, true) => 1, (false, x) | (x, false) => x as u32 };
    let g = match R { Open { a: 3, .. } => 1, &Open { a, .. } => a };
    let h = match Many::B(n) { A => 1, B(x @ (1 | 2)) => x, B(_) => 2, C { x } => x };
    let i = if let B(x) | C { x } = (_M2::C { x: n }) { x } else { 0 };
    a + b + d + e + f + g + h + i
}
fn never(f: bool) -> u32 { let r: Result<u32, core::convert::Infallible> = Ok(3); let Ok(x) = r; let y: u32 = if f { x } else { loop {} }; match r { Ok(z) => z + y } }
fn numeric() -> u32 { let a = 1u8 as char as u32 + true as u32 + 'a' as u8 as u32 + (-1i32) as u32 as u8 as u32 + 3.7f32 as u32 + (&raw const NAMES) as usize as u32 * 0 + A0::X as u32 + i32::MIN as i64 as u32; a + (1 << 3u8) + (7i16 >> 2i64) as u32 + !0u32 / 4 + (-128i8) as u32 % 7 }
#[repr(u8)] #[derive(Clone, Copy)] enum A0 { X = 3, Y, Z = b'z' }
fn ops(mut x: u32) -> u32 { x += &3; x <<= 1i8; x |= 1; x ^= x & 3; let y = &x + &1 + x * &2; let z = !y; (z == y) as u32 + (Sq(1) == 1) as u32 + (Sq(1) < 2) as u32 + (&Sq(2) + &3) + (Sq(1) + Sq(2)).0 }
fn impls(a: impl Fn(u32) -> u32 + Copy, b: &impl Dynamic) -> u32 { let c = a; a(1) + c(2) + b.get() }
fn ret_dyn(f: bool) -> &'static dyn Dynamic { if f { &3u32 } else { &(1u32, 2u32) } }
fn coerce() -> u32 { let a: [u32; 3] = [1, 2, 3]; let s: &[u32] = &a; let f: fn(u32) -> u32 = if a.len() > 2 { fact } else { |x| x }; let fs: [fn(u32) -> u32; 2] = [fact, |x| x + 1]; let p: *const u32 = &a[0]; let q: *const [u32] = s; f(2) + fs[1](3) + unsafe { *p + (*q)[1] } + longest(s, &a)[0] }
fn generic_default<T>(p: Pair) -> u32 where { p.0 + p.1 }
fn assoc<S: Shape<Unit = u32>>(s: &S) -> u32 { let u: S::Unit = s.area(); <S as Shape>::twice(s) + u + S::make().area() + <S as Shape>::stat(1, 2) }
fn where_clauses<T>(t: T) -> T::Output where T: Add + Copy, T::Output: Copy, for<'a> &'a T: Sized { t + t }
macro_rules! make { ($n:ident, $($f:ident: $t:ty = $e:expr),* $(,)?) => { #[derive(Clone, Copy)] struct $n { $($f: $t),* } impl $n { fn sum(self) -> u32 { 0 $(+ self.$f as u32)* } const D: $n = $n { $($f: $e),* }; } } }
make!(Mk, a: u32 = 1, b: u8 = 2,);
fn nested_items() -> u32 { use inner::Open as O; const K: u32 = 2; fn f(x: u32) -> u32 { x + K } struct S<T>(T); impl<T: Copy> S<T> { fn g(&self) -> T { self.0 } } enum L { Z } use L::*; let Z = L::Z; f(S(1).g()) + O::ZERO.a }
fn labels() -> u32 { let mut n = 0; let r = 'a: loop { for i in 0.. { if i > 3 { break 'a i; } n += i; } }; let x = 'b: { if n > 3 { break 'b 1; } 2 }; while n < 9 { n += 1; if n == 7 { continue; } } n + r + x }
unsafe fn raw(p: *mut u32) -> u32 { unsafe { p.write(3); *p += 1; p.read() } }
unsafe trait Un { unsafe fn f(&self) -> u32; } unsafe impl Un for u32 { unsafe fn f(&self) -> u32 { *self } }
extern "C" fn ext(a: u32, b: f32) -> u32 { a + b as u32 }
async fn later(x: u32) -> u32 { x }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(o: *mut u32) {
    let mut b = Buf::<u32, 4>::new(); b.push(3).ok(); let _ = b.push(4); b.v[0] += 1; let mut t = inner::Tup::new(); t.0 += 1; let mut op = Open::new(2); op.set(4).set(5);
    let mut arr = [1u32, 2, 3]; *elided(&mut arr, 1) += 1; let w = Wrap(Sq(3)); let mut d = (1u32, 2u32);
    let mut s = deep::reach() + come() + t.both() + op.b() + w.twice() + assoc(&w) + dynamic(&mut 3u32) + dynamic(&mut d) + up(&3u32) + b.iter().sum::<u32>() + b.len() as u32 + b[(0, ())] + hr(|a, _| a) + hr2(&|s| s.first()) + apply(fact, 3) + TABLE[5] + NAMES[1].len() as u32 + PTR[2] + F(1) + R.a;
    s += pats(*o, &arr, 'q', (0, Some("a"))) + never(true) + numeric() + ops(3) + impls(|x| x, &3u32) + ret_dyn(false).get() + coerce() + generic_default::<u8>((1, 2)) + where_clauses(3u32) + Mk::D.sum() + nested_items() + labels() + raw(&mut arr[0]) + Un::f(&3u32) + ext(1, 2.0) + u64::from(Wrap(3u32)) as u32 + 3u32.sealed() + (&mut 4u32).boxed();
    let r: Ref<[u32]> = Ref { r: &arr, m: PhantomData }; s += r.map(|s| &s[1]).get(); let f: Fun<u32> = &|x| x + 1; s += f(1) + (op == Open::ZERO) as u32 + (op > Open::new(1)) as u32 + Open::default().a; let _ = later(1);
    unsafe { *o = s };
}

// Traits that one macro makes at one place.
macro_rules! traits { ($($n:ident)*) => { $(pub trait $n { fn n(&self) -> u32; } impl $n for u32 { fn n(&self) -> u32 { 1 } })* } }
traits! { OfMacroA OfMacroB }
macro_rules! same { ($($m:ident $f:ident)*) => { $(pub mod $m { pub trait Same { fn $f(&self) -> u32; } impl Same for u32 { fn $f(&self) -> u32 { 2 } } })* } }
same! { same_a one same_b two }
trait Both: same_a::Same + same_b::Same {}
impl Both for u32 {}
fn both<T: Both>(t: T) -> u32 { t.one() + t.two() }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn of_macros(o: *mut u32) { unsafe { *o = both(OfMacroA::n(&1)) } }

// `Self` in an alias of a projection, in parameters of a trait that is used as an object.
trait Input { type Inner<'a>; }
impl Input for u32 { type Inner<'a> = &'a u32; }
type InputOf<'a, S> = <<S as Run>::In as Input>::Inner<'a>;
trait Run { type In: Input; fn run(&mut self, input: InputOf<'_, Self>) -> u32; }
impl Run for u32 { type In = u32; fn run(&mut self, input: &u32) -> u32 { *self + *input } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn of_objects(o: *mut u32) { let r: &mut dyn Run<In = u32> = &mut 3u32; unsafe { *o = r.run(&4) } }
