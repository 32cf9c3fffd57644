//! Which of `deref` and `deref_mut`, `index` and `index_mut` is called depends on what is done with the place.
#![allow(unused, dead_code)]
use std::ops::{Deref, DerefMut, Index, IndexMut};
use std::cell::Cell;
struct B<T> { v: T, d: Cell<u32>, m: u32 }
impl<T> B<T> { fn new(v: T) -> B<T> { B { v, d: Cell::new(0), m: 0 } } fn take(&mut self) -> (u32, u32) { let r = (self.d.get(), self.m); self.d.set(0); self.m = 0; r } }
impl<T> Deref for B<T> { type Target = T; fn deref(&self) -> &T { self.d.set(self.d.get() + 1); &self.v } }
impl<T> DerefMut for B<T> { fn deref_mut(&mut self) -> &mut T { self.m += 1; &mut self.v } }
struct S<'a> { r: &'a mut i32, p: *mut i32, x: i32, t: (i32, Option<i32>), a: [i32; 3], o: Option<&'a mut i32>, e: E }
enum E { A(i32), B { f: i32 } }
fn f(x: &mut i32) { *x += 1; }
fn g(x: &i32) -> i32 { *x }
trait Inc { fn inc(&mut self); fn by(self); fn look(&self) -> i32; }
impl Inc for i32 { fn inc(&mut self) { *self += 1 } fn by(self) {} fn look(&self) -> i32 { *self } }
impl<'a> Inc for &'a mut i32 { fn inc(&mut self) { **self += 1 } fn by(self) { *self += 1 } fn look(&self) -> i32 { **self } }
macro_rules! check { ($b:ident, $d:expr, $m:expr) => { let got = $b.take(); assert_eq!(got, ($d, $m), "line {}", line!()); } }
fn main() {
    let (mut a, mut c, mut h) = (1, 2, 3);
    let mut b = B::new(S { r: &mut a, p: &mut c, x: 3, t: (1, Some(2)), a: [1, 2, 3], o: Some(&mut h), e: E::A(1) });
    let mut bb = B::new(B::new((1, 2)));
    *b.r = 5; check!(b, 0, 1);
    *b.r += 5; check!(b, 0, 1);
    unsafe { *b.p = 4; } check!(b, 0, 1);
    unsafe { (*b.p).inc(); } check!(b, 0, 1);
    f(b.r); check!(b, 0, 1);
    b.r.inc(); check!(b, 0, 1);
    g(b.r); check!(b, 1, 0);
    { let y: &mut i32 = b.r; } check!(b, 0, 1);
    { let ref mut y = b.x; } check!(b, 0, 1);
    { let ref y = b.x; } check!(b, 1, 0);
    { let (ref mut p, _) = b.t; } check!(b, 0, 1);
    { let S { ref mut x, ref t, .. } = *b; } check!(b, 0, 1);
    { let S { ref x, ref t, .. } = *b; } check!(b, 1, 0);
    { let &mut S { ref x, .. } = &mut *b; } check!(b, 0, 1);
    { let (_, Some(ref mut q)) = b.t else { panic!() }; *q += 1; } check!(b, 0, 1);
    if let (_, Some(ref mut q)) = b.t { *q += 1; } check!(b, 0, 1);
    if let (_, Some(ref q)) = b.t { } check!(b, 1, 0);
    if let Some(x) = &mut b.o { **x += 1; } check!(b, 0, 1);
    if let Some(x) = &b.o { let _ = **x; } check!(b, 1, 0);
    while let (_, Some(ref mut q)) = b.t { *q += 1; break; } check!(b, 0, 1);
    match b.t { (1, _) if false => {}, (_, Some(ref mut q)) => *q = 1, _ => {} } check!(b, 0, 1);
    match b.t.1 { Some(ref q) => {}, None => {} } check!(b, 1, 0);
    match b.e { E::A(ref mut z) => *z += 1, E::B { ref f } => {} } check!(b, 0, 1);
    match b.e { E::A(z) => {}, E::B { f: ref mut q } => { *q = 1 } } check!(b, 0, 1);
    match b.e { E::A(z) | E::B { f: z } => {} } check!(b, 1, 0);
    match (b.x, b.x) { (ref mut p, _) => { *p = 1 } } check!(b, 2, 0);
    match *b.r { ref mut z => *z = 1 } check!(b, 0, 1);
    match b.a { [ref mut p, .., ref q] => *p = *q } check!(b, 0, 1);
    match b.a[..] { [ref mut p, ref rest @ ..] => *p = rest[0], [] => {} } check!(b, 0, 1);
    { let [ref mut p, ..] = b.a; *p = 1; } check!(b, 0, 1);
    for q in b.a.iter_mut() { *q += 1 } check!(b, 0, 1);
    for q in &mut b.a { *q += 1 } check!(b, 0, 1);
    for q in &b.a { } check!(b, 1, 0);
    b.a[1] += 1; check!(b, 0, 1);
    b.a[1..][0] = 1; check!(b, 0, 1);
    b.a.swap(0, 1); check!(b, 0, 1);
    b.x.inc(); check!(b, 0, 1);
    b.x.look(); check!(b, 1, 0);
    { let y = &mut b.t.0; } check!(b, 0, 1);
    { let y = &raw mut b.t.0; } check!(b, 0, 1);
    { let y = &raw const b.t.0; } check!(b, 1, 0);
    { let y = std::ptr::addr_of_mut!(b.t.0); } check!(b, 0, 1);
    { let mut cl = || b.x += 1; cl(); } check!(b, 0, 1);
    { let cl = || b.x; cl(); } check!(b, 1, 0);
    { let mut cl = || { let ref mut z = b.x; *z += 1 }; cl(); } check!(b, 0, 1);
    { let mut cl = || match b.t { (ref mut z, _) => *z += 1 }; cl(); } check!(b, 0, 1);
    { let mut cl = || if let (_, Some(ref mut z)) = b.t { *z += 1 }; cl(); } check!(b, 0, 1);
    { let mut cl = |(ref mut z, _): (i32, i32)| { *z += b.x; *z }; cl((1, 2)); } check!(b, 1, 0);
    bb.0 += 1; check!(bb, 0, 1);
    { let i: &mut B<(i32, i32)> = &mut bb; } check!(bb, 0, 1);
    { let i: &mut (i32, i32) = &mut bb; } check!(bb, 0, 1);
    { let i: &(i32, i32) = &bb; } check!(bb, 1, 0);
    { let (ref mut p, ref q) = **bb; *p = *q; } check!(bb, 0, 1);
    { let ref mut p = bb.1; *p = 4; } check!(bb, 0, 1);
    f(&mut bb.1); check!(bb, 0, 1);
    (bb.0, bb.1) = (1, 2); check!(bb, 0, 2);
    { let q = &mut *b; q.x = 1; let S { x: p, .. } = q; *p = 1; } check!(b, 0, 1);
    { let ref mut z @ _ = b.x; } check!(b, 0, 1);
    if let ref mut z @ 0..=100 = b.x { *z = 1 } check!(b, 0, 1);
    match b.x { ref mut z if *z > 100 => {}, _ => {} } check!(b, 0, 1);
    match b.x { z if { z > 100 } => {}, _ => {} } check!(b, 1, 0);
    if let Some(ref mut z) = b.t.1 && *z > 0 { *z += 1 } check!(b, 0, 1);
    let _ = b.x; check!(b, 1, 0);
    let _ = &mut b.x; check!(b, 0, 1);
    { let Some(q) = &mut b.t.1 else { panic!() }; *q = 1; } check!(b, 0, 1);
    { let x = core::mem::replace(&mut b.x, 4); } check!(b, 0, 1);
    { let n = b.a.len(); } check!(b, 1, 0);
    { let n = b.a.iter().map(|x| *x).sum::<i32>(); } check!(b, 1, 0);
    b.a.sort_unstable(); check!(b, 0, 1);
    b.a.first_mut().unwrap(); check!(b, 0, 1);
    b.t.1.as_mut().unwrap(); check!(b, 0, 1);
    b.t.1.take(); check!(b, 0, 1);
    b.o.as_deref_mut(); check!(b, 0, 1);
    **b.o.as_mut().unwrap() = 4; check!(b, 0, 1);
}
