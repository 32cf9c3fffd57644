//! Which of `deref` and `deref_mut`, `index` and `index_mut` is called depends on what is done with the place.
#![allow(unused, dead_code)]
use std::ops::{Deref, DerefMut, Index, IndexMut, AddAssign, Add, Neg};
use std::cell::Cell;
struct B<T> { v: T, d: Cell<u32>, m: u32 }
impl<T> B<T> { fn new(v: T) -> B<T> { B { v, d: Cell::new(0), m: 0 } } fn take(&mut self) -> (u32, u32) { let r = (self.d.get(), self.m); self.d.set(0); self.m = 0; r } }
impl<T> Deref for B<T> { type Target = T; fn deref(&self) -> &T { self.d.set(self.d.get() + 1); &self.v } }
impl<T> DerefMut for B<T> { fn deref_mut(&mut self) -> &mut T { self.m += 1; &mut self.v } }
struct R<T> { v: T, d: Cell<u32> }
impl<T> Deref for R<T> { type Target = T; fn deref(&self) -> &T { self.d.set(self.d.get() + 1); &self.v } }
impl<T> R<T> { fn take(&mut self) -> (u32, u32) { let r = (self.d.get(), 0); self.d.set(0); r } }
struct G<T> { v: [T; 3], d: Cell<u32>, m: u32 }
impl<T> G<T> { fn take(&mut self) -> (u32, u32) { let r = (self.d.get(), self.m); self.d.set(0); self.m = 0; r } }
impl<T> Index<u8> for G<T> { type Output = T; fn index(&self, i: u8) -> &T { self.d.set(self.d.get() + 1); &self.v[i as usize] } }
impl<T> IndexMut<u8> for G<T> { fn index_mut(&mut self, i: u8) -> &mut T { self.m += 1; &mut self.v[i as usize] } }
impl<T> Index<bool> for G<T> { type Output = T; fn index(&self, i: bool) -> &T { self.d.set(self.d.get() + 100); &self.v[i as usize] } }
struct V(i32);
impl AddAssign<i32> for V { fn add_assign(&mut self, o: i32) { self.0 += o } }
impl<'a> Add<&'a mut i32> for V { type Output = i32; fn add(self, o: &'a mut i32) -> i32 { *o += self.0; *o } }
impl<'a> Neg for &'a mut V { type Output = i32; fn neg(self) -> i32 { self.0 += 1; self.0 } }
trait Inc { fn inc(&mut self); fn by(self); fn look(&self) -> i32; }
impl Inc for i32 { fn inc(&mut self) { *self += 1 } fn by(self) {} fn look(&self) -> i32 { *self } }
impl<'a> Inc for &'a mut V { fn inc(&mut self) { self.0 += 1 } fn by(self) { self.0 += 1 } fn look(&self) -> i32 { self.0 } }
fn f(x: &mut i32) { *x += 1; }
fn gene<T: Inc>(x: T) { x.by() }
fn ptr(x: *mut i32) { unsafe { *x = 1 } }
fn cptr(x: *const i32) {}
fn dy(x: &mut dyn Inc2) {} trait Inc2 { fn z(&mut self) {} } impl Inc2 for i32 {} impl<T> Inc2 for [T; 2] {}
fn sl(x: &mut [i32]) {} fn sli(x: &[i32]) {}
struct H<'a> { r: &'a mut V, f: fn(i32) -> i32, fm: &'a mut dyn FnMut(i32), x: i32, p: *mut i32, rr: &'a mut &'a mut i32, s: &'a mut [i32], a2: [i32; 2], ra: &'a mut [i32; 2], inner: V, cell: Cell<i32>, c: &'a i32, n: Option<V> }
macro_rules! check { ($b:ident, $d:expr, $m:expr) => { let got = $b.take(); assert_eq!(got, ($d, $m), "line {}", line!()); } }
fn main() {
    let (mut v1, mut c, mut h, mut k, mut sarr, mut arr2) = (V(1), 2, 3, 5, [1, 2, 3], [1, 2]); let mut hh = &mut h; let mut fm = |x: i32| { k += x; };
    let mut b = B::new(H { r: &mut v1, f: |x| x + 1, fm: &mut fm, x: 3, p: &mut c, rr: &mut hh, s: &mut sarr, a2: [1, 2], ra: &mut arr2, inner: V(3), cell: Cell::new(1), c: &7, n: Some(V(4)) });
    let mut arr = [7, 8]; let mut rv = 9; let mut raw = 4;
    let mut r = R { v: (&raw mut raw, Cell::new(3), B::new(3)), d: Cell::new(0) };
    let mut g = G { v: [(1, Some(2), &raw mut arr[0]), (3, None, &raw mut arr[1]), (5, Some(6), &raw mut rv)], d: Cell::new(0), m: 0 };
    let (mut q1, mut q2, mut q3) = (V(1), V(2), V(3)); let mut gv = G { v: [&mut q1, &mut q2, &mut q3], d: Cell::new(0), m: 0 };
    let mut bf = B::new(|x: i32| x + 1); let mut cnt = 0; let mut bm = B::new(|x: i32| { cnt += x; });
    let mut ga = B::new(G { v: [1, 2, 3], d: Cell::new(0), m: 0 });
    let mut bp = B::new(&mut arr as *mut [i32; 2]);
    b.r.by(); check!(b, 0, 1);
    b.r.inc(); check!(b, 0, 1);
    b.r.look(); check!(b, 1, 0);
    gene(&mut *b.r); check!(b, 0, 1);
    (b.f)(3); check!(b, 1, 0);
    (b.fm)(3); check!(b, 0, 1);
    ptr(b.p); check!(b, 1, 0);
    ptr(&mut b.x); check!(b, 0, 1);
    f(b.rr); check!(b, 0, 1);
    f(*b.rr); check!(b, 0, 1);
    **b.rr = 3; check!(b, 0, 1);
    cptr(*b.rr); check!(b, 1, 0);
    cptr(&**b.rr); check!(b, 1, 0);
    sl(b.s); check!(b, 0, 1);
    sli(b.s); check!(b, 1, 0);
    sl(b.ra); check!(b, 0, 1);
    sl(&mut b.a2); check!(b, 0, 1);
    sli(b.ra); check!(b, 1, 0);
    dy(&mut b.x); check!(b, 0, 1);
    dy(b.ra); check!(b, 0, 1);
    b.s[0] = 1; check!(b, 0, 1);
    b.s[0] += 1; check!(b, 0, 1);
    b.s[1..].reverse(); check!(b, 0, 1);
    let _ = b.s[0]; check!(b, 1, 0);
    b.s.iter().count(); check!(b, 1, 0);
    b.s.iter_mut().count(); check!(b, 0, 1);
    b.ra[0] = 1; check!(b, 0, 1);
    b.ra.iter_mut().count(); check!(b, 0, 1);
    b.inner += 1; check!(b, 0, 1);
    b.r.0 += 1; check!(b, 0, 1);
    *b.r += 1; check!(b, 0, 1);
    -&mut b.inner; check!(b, 0, 1);
    { let z = V(1) + &mut b.x; } check!(b, 0, 1);
    { let z = V(1) + &mut **b.rr; } check!(b, 0, 1);
    b.cell.set(3); check!(b, 1, 0);
    b.cell.get_mut(); check!(b, 0, 1);
    *b.cell.get_mut() = 3; check!(b, 0, 1);
    b.n.as_mut().unwrap().0 = 3; check!(b, 0, 1);
    if let Some(V(ref mut z)) = b.n { *z = 3 } check!(b, 0, 1);
    if let Some(V(z)) = b.n { let _ = z; } check!(b, 1, 0);
    match *b.r { V(ref mut z) => *z = 3 } check!(b, 0, 1);
    match b.r { &mut V(ref mut z) => *z = 3 } check!(b, 0, 1);
    { let &mut V(z) = b.r; } check!(b, 1, 0);
    { let V(ref z) = *b.r; } check!(b, 1, 0);
    { let z: &mut V = if true { b.r } else { panic!() }; z.0 = 1; } check!(b, 0, 1);
    { let z: [&mut i32; 1] = [&mut b.x]; } check!(b, 0, 1);
    { let z: &mut i32 = *b.rr; } check!(b, 0, 1);
    { let z: &mut i32 = { *b.rr }; } check!(b, 0, 1);
    { let z: (&mut i32, i32) = (*b.rr, 1); } check!(b, 0, 1);
    { struct Z<'a> { z: &'a mut i32 } let z = Z { z: b.rr }; } check!(b, 0, 1);
    { fn ret<'a, 'b>(b: &'a mut B<H<'b>>) -> &'a mut i32 { b.rr } ret(&mut b); } check!(b, 0, 1);
    { fn ret<'a, 'b>(b: &'a mut B<H<'b>>) -> &'a mut i32 { return b.rr; } ret(&mut b); } check!(b, 0, 1);
    { let z = b.c; let w = *b.c; } check!(b, 2, 0);
    { let z = &raw mut *b.p; } check!(b, 0, 1);
    { let z = &raw const *b.p; } check!(b, 1, 0);
    unsafe { *r.0 = 3; } check!(r, 1, 0);
    unsafe { (*r.0).inc(); } check!(r, 1, 0);
    r.1.set(4); check!(r, 1, 0);
    g[0u8].0 = 1; check!(g, 0, 1);
    g[1u8].0 += g[0u8].0; check!(g, 1, 1);
    { let ref mut z = g[1u8]; z.0 = 1; } check!(g, 0, 1);
    { let (ref mut z, _, _) = g[1u8]; *z = 1; } check!(g, 0, 1);
    if let (_, Some(ref mut z), _) = g[0u8] { *z = 1; } check!(g, 0, 1);
    match g[0u8].1 { Some(ref mut z) => *z = 1, None => {} } check!(g, 0, 1);
    match g[0u8].1 { Some(z) => {}, None => {} } check!(g, 1, 0);
    g[0u8].1.take(); check!(g, 0, 1);
    g[0u8].1.as_mut(); check!(g, 0, 1);
    g[0u8].1.is_some(); check!(g, 1, 0);
    f(&mut g[0u8].0); check!(g, 0, 1);
    let _ = g[true].0; check!(g, 100, 0);
    unsafe { *g[0u8].2 = 1; } check!(g, 0, 1);
    unsafe { *g[true].2 = 1; } check!(g, 100, 0);
    gv[0u8].by(); check!(gv, 0, 1);
    gv[0u8].0 = 4; check!(gv, 0, 1);
    { let z: &mut V = gv[0u8]; } check!(gv, 0, 1);
    { let z = &mut *gv[0u8]; } check!(gv, 0, 1);
    bf(3); check!(bf, 1, 0);
    (*bf)(3); check!(bf, 1, 0);
    bm(3); check!(bm, 0, 1);
    (*bm)(3); check!(bm, 0, 1);
    ga[0u8] = 1; check!(ga, 0, 1);
    ga[0u8] += 1; check!(ga, 0, 1);
    let _ = ga[0u8]; check!(ga, 1, 0);
    { let ref mut z = ga[0u8]; } check!(ga, 0, 1);
    for z in &mut ga.v.v { *z += 1 } check!(ga, 0, 0);
    unsafe { (**bp)[0] = 4; } check!(bp, 0, 1);
    { let z = &mut (b.x, b.x); z.0 = 1; } check!(b, 2, 0);
    { let z = &mut { b.x }; *z = 1; } check!(b, 1, 0);
    b.x = b.x + 1; check!(b, 1, 1);
    b.a2 = [b.x, b.a2[0]]; check!(b, 2, 1);
    *&mut b.x = 1; check!(b, 0, 1);
    unsafe { **&b.p = 1; } check!(b, 1, 0);
    { let H { ref mut x, ref mut p, .. } = *b; *x = 1; } check!(b, 0, 1);
    { let H { x, p, .. } = &mut *b; *x = 1; } check!(b, 0, 1);
    { let H { x, .. } = *b; } check!(b, 1, 0);
    { let (ref mut z, w) = (b.x, 3); *z = w; } check!(b, 1, 0);
    if b.x >= 0 && let ref mut z = b.a2 { z[0] = 1 } check!(b, 1, 1);
    { let c = || { b.r.0 = 3 }; let mut c = c; c(); } check!(b, 0, 1);
    { let mut c = || { b.r.by() }; c(); } check!(b, 0, 1);
    { let mut c = || f(b.rr); c(); } check!(b, 0, 1);
    { let mut c = || { let z: &mut i32 = b.rr; *z = 1 }; c(); } check!(b, 0, 1);
}
