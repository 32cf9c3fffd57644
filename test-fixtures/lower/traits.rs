//! Generics, traits, closures, function pointers, trait objects.
//@ run: generic(5) == 1500065
//@ run: assoc(3) == 13394
//@ run: defaults(4) == 2518
//@ run: objects(7) == 3131
//@ run: closures(3) == 17018
//@ run: closure_kinds(2) == 184
//@ run: returned(10) == 48
//@ run: pointers(6) == 1207064
//@ run: ops(3, 4) == 10603
//@ run: const_generics(2) == 140612
//@ run: iterators(6) == 44035
//@ run: slices(3) == 4231912
//@ run: recursion(10) == 55
//@ run: by_ref(4) == 1521
//@ run: blanket(9) == 418
//@ run: supertraits(3) == 3033
//@ run: impl_trait(5) == 63
//@ run: boxed_dispatch(2) == 38
//@ run: higher(3) == 13
//@ run: phantom(3) == 36
//@ run: index_ops(2) == 31464
//@ run: deref(5) == 73
//@ run: comparisons(3, 5) == 768369
//@ run: conversions(200) == 1200401
//@ run: sort(5) == 133579
//@ run: map_chain(8) == 40816
//@ run: large(7) == 20400198
//@ run: mutual(9) == 1
//@ run: units() == 1
//@ run: swap(3, 4) == 1304
//@ run: fn_items(3) == 31
//@ run: capture_modes(5) == 4016
//@ run: nested_closures(4) == 167
//@ run: arrays(3) == 1004533

trait Num: Copy { const ONE: Self; fn add(self, o: Self) -> Self; fn to(self) -> u64; }
impl Num for u32 { const ONE: u32 = 1; fn add(self, o: u32) -> u32 { self + o } fn to(self) -> u64 { self as u64 } }
impl Num for i64 { const ONE: i64 = -1; fn add(self, o: i64) -> i64 { self * 2 + o } fn to(self) -> u64 { self as u64 & 0xffff } }
fn fold<T: Num>(n: u32, start: T) -> T { let mut x = start; for _ in 0..n { x = x.add(T::ONE); } x }
fn generic(n: u32) -> u64 { fold(n, 10u32).to() * 100000 + fold(n, 3i64).to() }
trait Shape { type Unit; const SIDES: u32; fn unit(&self) -> Self::Unit; }
struct Sq(u32); struct Tri { a: u8 }
impl Shape for Sq { type Unit = u64; const SIDES: u32 = 4; fn unit(&self) -> u64 { self.0 as u64 * 3 } }
impl Shape for Tri { type Unit = (u8, bool); const SIDES: u32 = 3; fn unit(&self) -> (u8, bool) { (self.a, self.a > 2) } }
fn total<S: Shape>(s: &S) -> (u32, S::Unit) { (S::SIDES, s.unit()) }
fn assoc(n: u32) -> u64 { let (a, b) = total(&Sq(n)); let (c, (d, e)) = total(&Tri { a: n as u8 }); a as u64 + b * 10 + c as u64 * 100 + d as u64 * 1000 + e as u64 * 10000 }
trait Def { fn base(&self) -> u32; fn twice(&self) -> u32 { self.base() * 2 } fn make(x: u32) -> u32 where Self: Sized { x + 1 } }
struct A(u32); struct B;
impl Def for A { fn base(&self) -> u32 { self.0 } }
impl Def for B { fn base(&self) -> u32 { 100 } fn twice(&self) -> u32 { 1 } }
fn defaults(n: u32) -> u32 { A(n).twice() + B.twice() * 10 + A::make(n) * 100 + <B as Def>::make(1) * 1000 }
fn objects(n: u32) -> u32 { let a = A(n); let b = B; let list: [&dyn Def; 3] = [&a, &b, &a]; let mut s = 0; for d in list { s = s * 10 + d.twice() + d.base(); } s }
fn apply<F: Fn(u32) -> u32>(f: F, x: u32) -> u32 { f(f(x)) }
fn closures(n: u32) -> u32 { let k = 7; apply(|x| x + k, n) * 1000 + apply(move |x| x * n, 2) }
fn call_mut(mut f: impl FnMut(u32)) { f(1); f(2); f(3); }
fn call_once<R>(f: impl FnOnce() -> R) -> R { f() }
fn closure_kinds(n: u32) -> u32 { let mut s = n; call_mut(|x| s += x * 2); let arr = [s, 2, 3]; call_once(move || arr[0] + arr[2]) * 10 + call_once(|| s) }
fn adder(n: u32) -> impl Fn(u32) -> u32 { move |x| x + n }
fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C { move |x| g(f(x)) }
fn returned(n: u32) -> u32 { let f = compose(adder(n), adder(5)); compose(f, |x| x * 3)(1) }
fn dbl(x: u32) -> u32 { x * 2 }
fn pointers(n: u32) -> u32 { let fs: [fn(u32) -> u32; 3] = [dbl, |x| x + 1, fold_u]; let mut s = 0; for f in fs { s = s * 100 + f(n); } let g: fn(u32) -> Option<u32> = Some; s * 10 + g(4).unwrap() }
fn fold_u(n: u32) -> u32 { fold(n, 0) }
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct V { x: i32, y: i32 }
impl core::ops::Add for V { type Output = V; fn add(self, o: V) -> V { V { x: self.x + o.x, y: self.y + o.y } } }
impl core::ops::Mul<i32> for V { type Output = V; fn mul(self, k: i32) -> V { V { x: self.x * k, y: self.y * k } } }
impl core::ops::AddAssign for V { fn add_assign(&mut self, o: V) { self.x += o.x; self.y += o.y; } }
impl core::ops::Neg for V { type Output = V; fn neg(self) -> V { V { x: -self.x, y: -self.y } } }
fn ops(a: i32, b: i32) -> i32 { let mut v = V { x: a, y: b } + V { x: 1, ..Default::default() } * 3; v += -V { x: 0, y: 1 }; v.x * 100 + v.y + (v == V { x: a + 3, y: b - 1 }) as i32 * 10000 }
struct Buf<const N: usize> { d: [u32; N] }
impl<const N: usize> Buf<N> { const LEN: usize = N * 2; fn sum(&self) -> u32 { let mut s = 0; let mut i = 0; while i < N { s += self.d[i]; i += 1; } s } }
fn const_generics(n: u32) -> u32 { let a = Buf { d: [n; 3] }; let b = Buf::<5> { d: [1, 2, 3, 4, n] }; a.sum() * 100 + b.sum() + Buf::<7>::LEN as u32 * 10000 }
struct Count { n: u32 }
impl Iterator for Count { type Item = u32; fn next(&mut self) -> Option<u32> { if self.n == 0 { None } else { self.n -= 1; Some(self.n) } } }
fn iterators(n: u32) -> u32 { let a: u32 = Count { n }.filter(|x| x % 2 == 1).map(|x| x * x).sum(); let b = Count { n }.zip((0..).step_by(2)).fold(0, |s, (a, b)| s + a * b); let c = Count { n }.skip(1).take(3).enumerate().map(|(i, x)| i as u32 * x).max().unwrap(); let d = (1..=n).rev().chain(5..7).position(|x| x == 6).unwrap() as u32; a + b * 100 + c * 10000 + d * 1000000 }
fn slices(k: usize) -> u32 { let mut a = [5u32, 3, 8, 1, 9, 2]; a.swap(0, k); let (l, r) = a.split_at(k); let s: u32 = l.iter().sum(); let t: u32 = r.iter().rev().enumerate().map(|(i, x)| x * i as u32).sum(); let w = a.windows(2).filter(|w| w[0] < w[1]).count() as u32; let c: u32 = a.chunks(4).map(|c| c.len() as u32).fold(0, |x, y| x * 10 + y); s + t * 100 + w * 10000 + c * 100000 }
fn recursion(n: u32) -> u32 { if n < 2 { n } else { recursion(n - 1) + recursion(n - 2) } }
fn bump(x: &mut u32, by: &u32) -> u32 { *x += *by; *x }
fn by_ref(n: u32) -> u32 { let mut a = n; let r = &mut a; let x = bump(r, &3); let y = bump(r, &{ x }); *r += 1; a * 100 + x + y }
trait Desc { fn desc(&self) -> u32; }
impl<T: Into<u64> + Copy> Desc for T { fn desc(&self) -> u32 { let v: u64 = (*self).into(); v as u32 + 1 } }
fn blanket(n: u32) -> u32 { n.desc() + 3u8.desc() * 100 + true.then(|| 7u16.desc()).unwrap_or(0) }
trait Base { fn b(&self) -> u32; } trait Derived: Base { fn d(&self) -> u32 { self.b() * 10 } }
impl Base for u32 { fn b(&self) -> u32 { *self } } impl Derived for u32 {}
fn supertraits(n: u32) -> u32 { let o: &dyn Derived = &n; o.d() + o.b() + up(o) * 1000 } fn up(x: &dyn Base) -> u32 { x.b() }
fn evens(n: u32) -> impl Iterator<Item = u32> + Clone { (0..n).filter(|x| x % 2 == 0) }
fn impl_trait(n: u32) -> u32 { let e = evens(n); e.clone().sum::<u32>() * 10 + e.count() as u32 }
fn boxed_dispatch(n: u32) -> u32 { let mut add = |x: u32| x + n; let f: &mut dyn FnMut(u32) -> u32 = &mut add; let g: &dyn Fn(u32) -> u32 = &dbl; f(1) * 10 + g(f(2)) }
fn higher(n: u32) -> u32 { fn twice<F>(f: F) -> impl Fn(u32) -> u32 where F: Fn(u32) -> u32 { move |x| f(f(x)) } twice(twice(move |x| x + n))(1) }
struct Tagged<T> { v: u32, _p: core::marker::PhantomData<T> }
impl Tagged<u8> { fn k(&self) -> u32 { self.v } } impl Tagged<u16> { fn k(&self) -> u32 { self.v * 2 } }
fn phantom(n: u32) -> u32 { Tagged::<u8> { v: n, _p: core::marker::PhantomData }.k() * 10 + Tagged::<u16> { v: n, _p: core::marker::PhantomData }.k() }
struct Grid { c: [u32; 6] }
impl core::ops::Index<(usize, usize)> for Grid { type Output = u32; fn index(&self, (r, c): (usize, usize)) -> &u32 { &self.c[r * 3 + c] } }
impl core::ops::IndexMut<(usize, usize)> for Grid { fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut u32 { &mut self.c[r * 3 + c] } }
fn index_ops(n: u32) -> u32 { let mut g = Grid { c: [1, 2, 3, 4, 5, 6] }; g[(1, 1)] += n; g[(0, 2)] = g[(1, 0)] * g[(1, 1)]; g.c.iter().fold(0, |a, b| a * 7 + b) }
struct Wrap(u32); impl core::ops::Deref for Wrap { type Target = u32; fn deref(&self) -> &u32 { &self.0 } } impl core::ops::DerefMut for Wrap { fn deref_mut(&mut self) -> &mut u32 { &mut self.0 } }
fn deref(n: u32) -> u32 { let mut w = Wrap(n); *w += 2; let c = w.count_ones(); *w * 10 + c }
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Copy)] enum Lvl { Low, Mid(u8), High { x: u8 } }
fn comparisons(a: u8, b: u8) -> u32 { let l = [Lvl::Low, Lvl::Mid(a), Lvl::Mid(b), Lvl::High { x: a }]; let mut s = 0; for x in l { for y in l { s = s * 3 + x.cmp(&y) as i8 as i64 + 1; } } ((s % 1000003) as u32) + (l[1] < l[2]) as u32 + ((a, b) < (b, a)) as u32 * 2 + (Some(a) > None) as u32 * 4 + ([a, b] == [b, a]) as u32 * 8 }
fn conversions(x: u32) -> u32 { let a: u64 = x.into(); let b = u8::try_from(x).unwrap_or(9); let c: Result<i8, _> = i8::try_from(x as i64); let d = u16::from(b) + u16::from(true); a as u32 + b as u32 * 1000 + c.is_err() as u32 * 1000000 + d as u32 }
fn sort(n: u32) -> u32 { let mut a = [n, 3, 9, 1, 7, 3]; let mut i = 1; while i < a.len() { let mut j = i; while j > 0 && a[j - 1] > a[j] { a.swap(j - 1, j); j -= 1; } i += 1; } a.iter().fold(0, |s, x| s * 10 + x) }
fn map_chain(n: u32) -> u32 { Some(n).map(|x| x * 2).filter(|x| x % 3 == 1).and_then(|x| x.checked_sub(1)).map_or(5, |x| x + 1) + Ok::<u32, u8>(n).map_err(|e| e as u32).unwrap_or_else(|e| e) * 100 + Err::<u32, u8>(4).or_else(|e| if e > 3 { Ok::<u32, ()>(e as u32) } else { Err(()) }).unwrap() * 10000 }
#[derive(Clone, Copy)] struct Big { a: [u64; 8], b: u32 }
fn mk(n: u64) -> Big { let mut a = [0; 8]; for i in 0..8 { a[i] = n * i as u64; } Big { a, b: n as u32 } }
fn bigsum(b: Big) -> u64 { let mut b = b; b.a[0] = 1; b.a.iter().sum::<u64>() + b.b as u64 }
fn large(n: u64) -> u64 { let b = mk(n); let c = b; bigsum(b) * 100000 + bigsum(Big { b: 1, ..c }) + c.a[0] }
fn mutual(n: u32) -> u32 { fn even(n: u32) -> bool { n == 0 || odd(n - 1) } fn odd(n: u32) -> bool { n != 0 && even(n - 1) } even(n) as u32 * 2 + odd(n) as u32 }
fn unit() {} fn units() -> u32 { let a = unit(); let b = [(); 5]; let c: () = b[2]; if a == c && b.len() == 5 { 1 } else { 2 } }
fn swap(a: u32, b: u32) -> u32 { let (mut x, mut y) = (a, b); core::mem::swap(&mut x, &mut y); (x, y) = (y + 10, x); x * 100 + y }
struct Pt(u32, u32); fn fn_items(n: u32) -> u32 { let mk = Pt; let p = mk(n, 2); [1, 2].map(dbl)[1] + [3u32, 4].iter().map(|x| Pt(*x, n)).map(|Pt(a, b)| a * b).sum::<u32>() + p.0 * p.1 }
fn capture_modes(n: u32) -> u32 { let mut t = (n, 2u32, [3u32; 2]); let r = { let f = || t.0 + t.2[1]; f() }; { let mut g = |k| { t.1 += k; t.1 }; g(5); g(1); } let h = move || t.0 * t.1; h() * 100 + r + t.1 }
fn nested_closures(n: u32) -> u32 { let f = |a: u32| move |b: u32| { let g = |c| a * c + b; g(n) + g(1) }; f(2)(3) * 10 + f(1)(1) }
fn arrays(n: u32) -> u32 { let a = [[n, 1], [2, 3]]; let b = a.map(|r| r.iter().sum::<u32>()); let [[p, _], [.., q]] = a; let mut z = [[0u8; 4]; 3]; z[1][2] = 7; for (i, r) in z.iter_mut().enumerate() { r[0] = i as u8; } b[0] * 1000 + b[1] * 100 + p * 10 + q + z.iter().flatten().map(|x| *x as u32).sum::<u32>() * 100000 }
