//! Parts of values with several lifetimes, and references copied out of references.
#![no_std]
#![allow(warnings)]
#![feature(abi_gpu_kernel)]
use core::cell::Cell;
fn t1() -> i32 { let a = 1; let mut b = 2; let s = (&a, &mut b); let r = s.0; b += 1; *r + b }
struct P<'a, 'b> { a: &'a i32, b: &'b mut i32 }
fn t2() -> i32 { let a = 1; let mut b = 2; let s = P { a: &a, b: &mut b }; let r = s.a; b += 1; *r + b }
fn t3(mut v: [i32; 4]) -> i32 { let (x, y) = v.split_at_mut(2); let z = x; y[0] = 1; z[0] = 2; v[0] }
fn t4(mut a: i32, mut b: i32) -> i32 { let p = P { a: &a, b: &mut b }; let P { a: x, b: y } = p; *y = 3; let q = x; b += 1; *q + b }
fn t5(mut b: i32) -> i32 { let mut arr = [&mut b]; let f = &mut *arr[0]; *f += 1; b += 1; b }
fn t6(mut a: i32, mut b: i32) -> i32 { let mut r = &a; if b > 1 { r = &b; let k = *r; } else { b += 1; } let k = *r; b = 4; k }
fn pick<'a, 'b>(x: &'a mut i32, y: &'b mut i32) -> &'a mut i32 { x }
fn t7(mut a: i32, mut b: i32) -> i32 { let r = pick(&mut a, &mut b); b += 1; *r += 1; b + a }
fn t8(mut a: i32) -> i32 { let c = || a + 1; let k = c(); a += 1; k + a }
fn t9(o: &mut Option<i32>) -> &mut i32 { match o { Some(x) => x, None => panic!() } }
fn t10(o: &mut Option<i32>) -> &mut i32 { if o.is_none() { *o = Some(1); } o.as_mut().unwrap() }
fn t11<'a>(p: &'a P<'a, 'a>) -> &'a i32 { let q = p.a; q }
fn t12<'a, 'b>(p: &'b mut P<'a, 'b>) -> &'a i32 { let q = p.a; *p.b += 1; q }
fn t13(v: &mut [i32]) { let n = v.len(); v[n - 1] = v[0]; let l = v.len() - 1; v.swap(0, l); let m = &mut v[..2]; m[0] = 1; v[1] = 2; }
struct S { a: [i32; 4], n: usize, q: i32 }
impl S { fn n(&self) -> usize { self.n } fn at(&mut self, i: usize) -> &mut i32 { &mut self.a[i] } fn both(&mut self) -> (&mut [i32; 4], &mut i32) { (&mut self.a, &mut self.q) } fn it(&self) -> impl Iterator<Item = &i32> + '_ { self.a.iter() }
 fn run(&mut self) { for i in 0..self.n() { *self.at(i) += 1; } let (a, q) = self.both(); a[0] = *q; *q = a[1]; let s: i32 = self.it().sum(); self.q = s; let n = self.n(); *self.at(n - 1) = self.q; self.a[self.n()] = 3; let i = *self.at(self.n()); } }
fn t14(x: &mut i32) -> i32 { let y = &mut *x; *y += 1; let z = &mut *y; *z += 1; *y += 1; *x += 1; *x }
fn t15(mut a: [i32; 3]) -> i32 { for x in &mut a { *x += 1; } let [p, q, ..] = &mut a; core::mem::swap(p, q); a[0] }
fn t16(mut a: (i32, i32)) -> i32 { let x = &mut a.0; let y = &mut a.1; core::mem::swap(x, y); let z = &a; z.0 }
fn t17<'a>(mut cur: &'a [i32]) -> &'a [i32] { while let [f, rest @ ..] = cur { if *f == 0 { return cur; } cur = rest; } cur }
fn t18(mut a: i32) -> i32 { let mut f = |d: i32| { a += d; a }; let x = f(1); let y = f(2); a += x; a + y }
fn t19(b: bool) -> i32 { let x; let y = 3; let r: &i32; if b { x = 1; r = &x; } else { r = &y; } *r }
fn t20<'a>(a: &'a mut [i32], b: &'a mut [i32], n: i32) { let (mut s, mut d) = (a, b); for _ in 0..n { d[0] = s[0] + 1; core::mem::swap(&mut s, &mut d); let t = s; s = d; d = t; } }
struct It<'a> { v: &'a mut [i32] }
impl<'a> Iterator for It<'a> { type Item = &'a mut i32; fn next(&mut self) -> Option<&'a mut i32> { let v = core::mem::take(&mut self.v); let (f, r) = v.split_first_mut()?; self.v = r; Some(f) } }
fn t21(mut a: [i32; 3]) -> i32 { let mut it = It { v: &mut a }; let x = it.next().unwrap(); let y = it.next().unwrap(); core::mem::swap(x, y); *x += *y; a[0] }
fn t22(mut a: [i32; 3]) -> i32 { let r = a.iter().max().copied().unwrap(); a[0] = r; let m = a.iter().map(|x| x + 1).fold(0, |a, b| a + b); a[1] = m; a[1] }
fn t23(m: &mut [[i32; 4]; 4]) { for i in 0..4 { let (t, b) = m.split_at_mut(i); for r in b.iter_mut() { for (x, y) in r.iter_mut().zip(t.iter().flatten()) { *x += *y; } } } m[0][0] = m[1][1]; }
fn t24(s: &mut S) -> &i32 { let S { a, n, q } = s; *n += 1; a[0] = *q; &*q }
fn t25(x: Option<&mut i32>) -> i32 { if let Some(y) = x { *y += 1; return *y; } 0 }
fn t26(mut x: Option<&mut i32>) -> i32 { if let Some(y) = &mut x { **y += 1; } if let Some(y) = x.as_deref_mut() { *y += 1; } x.map_or(0, |y| *y) }
fn t27<'a>(v: &'a mut [S], i: usize) -> Option<&'a mut i32> { let s = v.get_mut(i)?; let k = s.n(); s.a.get_mut(k) }
fn t28(a: &mut i32, b: &mut i32) -> i32 { let (x, y) = if *a > *b { (a, b) } else { (b, a) }; *x -= *y; *y }
fn t29(s: &mut S) { let k = &mut s.n; *k += 1; let a = &s.a; let q = &mut s.q; *q = a[*k]; s.n = 1; }
fn t30(mut s: S) -> i32 { let r = &mut s; r.q += 1; let c = |x: &mut S| x.q += 1; c(r); c(&mut s); { let t = &s.a; s.n = t.len(); } s.q }

impl<'a, 'b> P<'a, 'b> { fn a(&self) -> &'a i32 { self.a } fn into(self) -> (&'a i32, &'b mut i32) { (self.a, self.b) } fn only(self) -> &'a i32 { self.a } fn b(&mut self) -> &mut i32 { self.b } }
fn u1() -> i32 { let a = 1; let mut b = 2; let (x, y) = (&a, &mut b); let z = x; *y = 1; b += 1; *z + b }
fn u2() -> i32 { let a = 1; let mut b = 2; let p = P { a: &a, b: &mut b }; let r = p.a(); b += 1; *r + b }
fn u3() -> i32 { let a = 1; let mut b = 2; let p = P { a: &a, b: &mut b }; let (r, s) = p.into(); *s = 3; b += 1; *r + b }
fn u4() -> i32 { let a = 1; let mut b = 2; let r = P { a: &a, b: &mut b }.only(); b += 1; *r + b }
fn first<T, U>(t: (T, U)) -> T { t.0 }
fn u5() -> i32 { let a = 1; let mut b = 2; let r = first((&a, &mut b)); b += 1; *r + b }
fn u6() -> i32 { let a = 1; let mut b = 2; let o = Some((&a, &mut b)); if let Some((x, y)) = o { *y = 1; b += 2; return *x + b; } 0 }
fn u7() -> i32 { let a = 1; let mut b = 2; let o = Some((&a, &mut b)); let x = o.map(|t| t.0); b += 1; *x.unwrap() + b }
fn u8() -> i32 { let a = 1; let mut b = 2; let mut p = P { a: &a, b: &mut b }; let q = &p.a; let r = **q; *p.b += r; let r2 = &*p.a; b = 9; *r2 + b }
fn u9<'x>(v: &mut [&'x i32], w: &'x i32) -> &'x i32 { let a = v[0]; v[0] = w; v[1] = a; a }
fn u10(v: &mut [i32; 4], i: usize) -> i32 { let x = &mut v[i]; *x += 1; let y = v[i]; let [a, b, c, d] = v; *a += *b; v[0] += y; v[0] }
fn u11(mut o: Option<i32>) -> i32 { while let Some(x) = o.as_mut() { *x -= 1; if *x < 0 { o = None; } } 0 }
fn u12(mut a: i32) -> i32 { let r = &mut a; let s = &*r; let t = *s; *r += t; a }
fn u13(c: &Cell<i32>) -> i32 { let d = c; let f = || d.set(d.get() + 1); f(); c.set(3); f(); d.get() }
fn u14(a: &mut [i32]) { let (mut i, mut j) = (0, a.len()); while i < j { j -= 1; a.swap(i, j); i += 1; } for w in a.chunks_mut(2) { if let [x, y] = w { core::mem::swap(x, y); } } }
struct Stack<'m> { mem: &'m mut [u32], top: usize }
impl<'m> Stack<'m> { fn push(&mut self, x: u32) -> Result<(), u32> { let s = self.mem.get_mut(self.top).ok_or(x)?; *s = x; self.top += 1; Ok(()) } fn peek(&mut self) -> Option<&mut u32> { self.mem[..self.top].last_mut() } fn take(&mut self, n: usize) -> &'m mut [u32] { let m = core::mem::take(&mut self.mem); let (a, b) = m.split_at_mut(n); self.mem = b; a } fn drain(self) -> &'m [u32] { &self.mem[..self.top] } fn rest(&self) -> &[u32] { &self.mem[self.top..] } }
fn u15(m: &mut [u32]) -> u32 { let mut s = Stack { mem: m, top: 0 }; s.push(1).unwrap(); if let Some(x) = s.peek() { *x += 1; } let a = s.take(1); let b = s.take(1); a[0] = 1; b[0] = a[0]; s.push(a[0]).ok(); let n = s.rest().len(); let d = s.drain(); d[0] + n as u32 }
struct Node { v: i32, l: Option<&'static Node> }
fn u16(mut n: &Node) -> i32 { let mut t = 0; loop { t += n.v; match n.l { Some(m) => n = m, None => break t } } }
fn u17(x: &mut i32, y: &mut i32, c: bool) -> i32 { let r: &mut i32 = if c { &mut *x } else { &mut *y }; *r += 1; *x += *y; *x }
fn u18(s: &mut (i32, [i32; 4])) { let (n, a) = s; for x in a.iter_mut() { *x += *n; *n += 1; } let t = &mut s.1; t[0] = s.0; }
fn u19(v: &mut [i32]) -> Option<&mut i32> { for i in 0..v.len() { if v[i] > 3 { return Some(&mut v[i]); } } None }
fn u20(v: &mut [i32]) -> &mut i32 { let i = v.iter().position(|x| *x > 2).unwrap_or(0); let n = v.len(); if n == 0 { panic!() } &mut v[i] }
fn u21() -> i32 { let mut x = 1; let mut add = |d| x += d; add(1); add(2); let y = x; let get = move || x; x += 1; get() + y + x }
fn u22(a: [i32; 3]) -> i32 { let f = |i: usize| &a[i]; let x = f(0); let y = f(1); *x + *y }
fn u23(a: &mut [i32; 3]) -> i32 { let mut f = |i: usize| { a[i] += 1; a[i] }; let s = f(0) + f(1); a[2] = s; s }
fn u24(mut t: (i32, i32)) -> i32 { let f = || t.0 + 1; t.1 += 1; let k = f(); t.0 = k; t.0 + t.1 }
fn u25(x: &Option<(i32, i32)>) -> i32 { let Some((a, b)) = x else { return 0 }; let c = a; *c + *b }
fn u26(m: &mut Option<&mut i32>) -> i32 { if let Some(x) = m { **x += 1; } if let Some(x) = m.as_mut() { **x += 1; } if let Some(ref mut x) = *m { **x += 1; } let y = m.take(); *m = None; y.map_or(0, |y| *y) }
fn u27<'a>(x: &'a mut i32) -> &'a mut i32 { let y = x; let z = &mut *y; z }
fn u28(mut v: [u32; 4]) -> u32 { let mut best = &v[0]; for x in &v { if x > best { best = x; } } let b = *best; v[0] = b; v[0] }
fn u29(mut s: [u32; 4]) -> u32 { let mut p = &mut s[..]; let mut n = 0; while !p.is_empty() { let (h, t) = p.split_at_mut(1); h[0] += 1; n += h[0]; p = t; } s[0] + n }
fn u30(a: &mut u32) -> u32 { fn rec(a: &mut u32, n: u32) -> u32 { if n == 0 { return *a; } *a += 1; let b = rec(a, n - 1); *a += b; rec(&mut *a, n - 1) } rec(a, 2) + *a }
fn u31<'a, T: Copy>(d: &'a mut [T], s: &[T]) -> &'a mut [T] { for (x, y) in d.iter_mut().zip(s) { *x = *y; } let n = d.len().min(s.len()); &mut d[..n] }
fn u32_(x: &mut P) -> i32 { let b = x.b(); *b += 1; let a = x.a; *x.b += *a; *a + *x.b }
fn u33(x: Result<&mut u32, &u32>) -> u32 { match x { Ok(a) => { *a += 1; *a } Err(b) => *b } }
fn u34(g: &mut [[u32; 2]; 2]) -> u32 { let [a, b] = g; core::mem::swap(&mut a[0], &mut b[1]); let [[p, _], [_, q]] = g; *p += *q; g[0][0] }
fn u35() -> u32 { let x; { let y = 3u32; x = y; } let r; { let z = &x; r = *z; } r }
fn u36(b: bool) -> u32 { let mut v = 1u32; let mut w = 2u32; let mut r = &mut v; if b { *r += 1; r = &mut w; v += 1; } *r += 1; v + w }
fn keep<T>(_: T) {}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k() {
    keep(t1 as fn() -> _);
    keep(t2 as fn() -> _);
    keep(t3 as fn(_) -> _);
    keep(t4 as fn(_, _) -> _);
    keep(t5 as fn(_) -> _);
    keep(t6 as fn(_, _) -> _);
    keep(t7 as fn(_, _) -> _);
    keep(t8 as fn(_) -> _);
    keep(t9 as fn(_) -> _);
    keep(t10 as fn(_) -> _);
    keep(t11 as fn(_) -> _);
    keep(t12 as fn(_) -> _);
    keep(t13 as fn(_) -> _);
    keep(t14 as fn(_) -> _);
    keep(t15 as fn(_) -> _);
    keep(t16 as fn(_) -> _);
    keep(t17 as fn(_) -> _);
    keep(t18 as fn(_) -> _);
    keep(t19 as fn(_) -> _);
    keep(t20 as fn(_, _, _) -> _);
    keep(t21 as fn(_) -> _);
    keep(t22 as fn(_) -> _);
    keep(t23 as fn(_) -> _);
    keep(t24 as fn(_) -> _);
    keep(t25 as fn(_) -> _);
    keep(t26 as fn(_) -> _);
    keep(t27 as fn(_, _) -> _);
    keep(t28 as fn(_, _) -> _);
    keep(t29 as fn(_) -> _);
    keep(t30 as fn(_) -> _);
    keep(u1 as fn() -> _);
    keep(u2 as fn() -> _);
    keep(u3 as fn() -> _);
    keep(u4 as fn() -> _);
    keep(u5 as fn() -> _);
    keep(u6 as fn() -> _);
    keep(u7 as fn() -> _);
    keep(u8 as fn() -> _);
    keep(u9 as fn(_, _) -> _);
    keep(u10 as fn(_, _) -> _);
    keep(u11 as fn(_) -> _);
    keep(u12 as fn(_) -> _);
    keep(u13 as fn(_) -> _);
    keep(u14 as fn(_) -> _);
    keep(u15 as fn(_) -> _);
    keep(u16 as fn(_) -> _);
    keep(u17 as fn(_, _, _) -> _);
    keep(u18 as fn(_) -> _);
    keep(u19 as fn(_) -> _);
    keep(u20 as fn(_) -> _);
    keep(u21 as fn() -> _);
    keep(u22 as fn(_) -> _);
    keep(u23 as fn(_) -> _);
    keep(u24 as fn(_) -> _);
    keep(u25 as fn(_) -> _);
    keep(u26 as fn(_) -> _);
    keep(u27 as fn(_) -> _);
    keep(u28 as fn(_) -> _);
    keep(u29 as fn(_) -> _);
    keep(u30 as fn(_) -> _);
    keep(u31::<u32> as fn(_, _) -> _);
    keep(u32_ as fn(_) -> _);
    keep(u33 as fn(_) -> _);
    keep(u34 as fn(_) -> _);
    keep(u35 as fn() -> _);
    keep(u36 as fn(_) -> _);
    let mut s = S { a: [1; 4], n: 1, q: 2 };
    s.run();
}

// References that are given back with a lifetime that is long enough.
mod given_back {
    struct S<'a> { r: &'a u32, v: u32 } impl<'a> S<'a> { fn g(&self) -> &'a u32 { self.r } fn h(&self) -> &u32 { &self.v } fn i(&self, x: &u32) -> &'a u32 { self.r } fn k(self, b: &u32) -> &u32 { b } fn l(self: &Self, b: &'a u32) -> &'a u32 { b } }
    fn st(x: &S<'static>) -> &'static u32 { x.r }
    fn same<'a>(x: &'a u32, y: &'a u32) -> &'a u32 { if *x > *y { x } else { y } }
    fn out<'a, 'b: 'a>(x: &'a u32, y: &'b u32) -> &'a u32 { if *x > *y { x } else { y } }
    fn wh<'a, 'b>(x: &'a u32, y: &'b u32) -> &'a u32 where 'b: 'a { if *x > *y { x } else { y } }
    fn imp<'a, 'b>(x: &'a &'b u32, y: &'b u32) -> &'a u32 { if **x > *y { x } else { y } }
    fn cst<'a>(x: &'a u32, y: &u32) -> &'a u32 { const K: u32 = 3; if *y > 3 { &K } else { &7 } }
    fn stat<'a>(x: &'a [u32], y: &[u32]) -> &'a [u32] { let n = y.len(); &x[..n] }
    fn raw<'a>(x: &u32) -> &'a u32 { unsafe { &*(x as *const u32) } }
    fn tr<'a>(x: &u32) -> &'a u32 { unsafe { core::mem::transmute(x) } }
    fn copy<'a>(x: &'a [&'static u32], y: &&'a u32) -> &'a u32 { if x.len() > 1 { x[0] } else { *y } }
    fn opt<'a>(x: &'a u32, y: &u32) -> Option<&'a u32> { if *y > 2 { Some(x) } else { None } }
    fn inner<'a>(x: &'a u32, y: &u32) -> &'a u32 { let f = |z: &u32| *z; let mut r = x; for i in 0..*y { if f(y) > 1 { r = x; } } r }
    fn mu<'a>(x: &'a mut [u32], y: &mut u32) -> &'a mut u32 { *y += 1; &mut x[0] }
    fn s2<'a>(x: &'a str, y: &str) -> &'a str { if y.is_empty() { x } else { "lit" } }
    trait T { fn st(&self) -> &'static str; fn ne(&self) -> &str; } fn tt<'a>(x: &'a u32, y: &dyn T) -> &'static str { y.st() }
    fn it<'a>(x: &'a [u32], y: &[u32]) -> &'a u32 { x.iter().zip(y.iter()).map(|(a, b)| a).next().unwrap() }
    fn fold<'a>(x: &'a [u32], y: &u32) -> &'a u32 { x.iter().filter(|z| **z > *y).last().unwrap_or(&x[0]) }
    pub fn all() { let s = S { r: &1, v: 2 }; s.g(); s.h(); s.i(&1); s.l(&3); st(&S { r: &1, v: 1 }); same(&1, &2); out(&1, &2); wh(&1, &2); imp(&&1, &2); cst(&1, &2); stat(&[1], &[]); raw(&1); tr(&1); copy(&[], &&1); opt(&1, &2); inner(&1, &2); mu(&mut [1], &mut 2); s2("", ""); it(&[1], &[2]); fold(&[1], &2); s.k(&1); }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn gives_back(o: *mut u32) { given_back::all(); }
