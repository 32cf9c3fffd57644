//! Small programs of many features together.
//@ run: a(3) == 18
//@ run: b(7) == 3483
//@ run: c(2) == 6305
//@ run: d(300) == 3010712
//@ run: e(5) == 109
//@ run: f(1) == 421
//@ run: g(9) == 59
//@ run: h(4) == 3
//@ run: i(3) == 1281
//@ run: j(6) == 12
//@ run: k(2.5) == 2642061
//@ run: l(10) == 8562347477618392280
//@ run: m(3) == 9041
//@ run: n(7) == 366
//@ run: o(5) == 605524
//@ run: p(4) == 180
//@ run: q(3) == 80308
//@ run: r(2) == 2970263
//@ run: s(4) == 166
//@ run: t(8) == 6120
use core::mem::MaybeUninit;
use core::num::{NonZeroU32, Wrapping};
use core::ops::ControlFlow;
// Uninitialised arrays, pointers, transmute.
fn a(n: u32) -> u32 { let mut m: [MaybeUninit<u32>; 4] = [MaybeUninit::uninit(); 4]; for (i, x) in m.iter_mut().enumerate() { x.write(n * i as u32); } let a: [u32; 4] = unsafe { core::mem::transmute(m) }; a.iter().sum() }
fn b(n: u32) -> u32 { let mut v = [1u32, 2, 3, 4]; let p = v.as_mut_ptr(); unsafe { p.add(1).write(n); *p.offset(2) += 10; core::ptr::swap(p, p.add(3)); let q = p.add(3); (q.offset_from(p) as u32) * 1000 + p.read() * 100 + v[1] * 10 + v[2] } }
fn c(n: u32) -> u32 { let x = f32::from_bits(0x3f80_0000 + n); let y: [u8; 4] = unsafe { core::mem::transmute(x) }; y[0] as u32 + y[3] as u32 * 100 + x.to_bits().swap_bytes() % 7 }
// Results with errors and `?`.
#[derive(Debug, PartialEq)] enum Er { Neg, Big(u32) } impl From<core::num::TryFromIntError> for Er { fn from(_: core::num::TryFromIntError) -> Er { Er::Big(1) } }
fn parse(x: i64) -> Result<u8, Er> { if x < 0 { return Err(Er::Neg) } let y = u8::try_from(x)?; if y > 200 { Err(Er::Big(y as u32))? } Ok(y) }
fn d(n: i64) -> u32 { let mut s = 0; for x in [n, -1, 5, 210] { s = s * 100 + match parse(x) { Ok(v) => v as u32, Err(Er::Neg) => 1, Err(Er::Big(v)) => v + 2 } } s }
fn e(n: u32) -> u32 { let r: Option<u32> = (0..n).map(|x| x.checked_sub(0)).sum(); let f: Result<u32, u8> = [Ok(1), Ok(2), Err(9), Ok(4)].into_iter().sum(); r.unwrap() * 10 + f.unwrap_err() as u32 }
fn f(n: u32) -> u32 { let x = NonZeroU32::new(n); let y = NonZeroU32::new(n - 1); x.map_or(0, |v| v.get() + 1) * 10 + y.is_none() as u32 + core::mem::size_of::<Option<NonZeroU32>>() as u32 * 100 }
fn g(n: u32) -> u32 { let w = Wrapping(n) - Wrapping(10); (w.0 >> 28) + (Wrapping(200u8) + Wrapping(100)).0 as u32 }
fn h(n: u32) -> u32 { let r = (1..).try_for_each(|x| if x * x > n { ControlFlow::Break(x) } else { ControlFlow::Continue(()) }); match r { ControlFlow::Break(x) => x, ControlFlow::Continue(()) => 0 } }
// Slices as patterns of state machines; labelled loops with values.
fn i(n: usize) -> u32 { let data = [3u8, 1, 4, 1, 5, 9, 2, 6]; let mut rest = &data[..]; let mut out = 0u32; while let [head, tail @ ..] = rest { out = out * 3 + *head as u32; rest = if tail.len() > n { &tail[1..] } else { tail }; } out }
fn j(n: u32) -> u32 { 'a: { let v = 'b: loop { let mut k = 0; loop { k += 1; if k == n { break 'b k * 2; } if k > 100 { break 'a 7; } } }; if v > 10 { break 'a v; } v + 1 } }
fn k(x: f32) -> u32 { let y = x.mul_add(2.0, 1.0); (y * 10.0) as u32 + (x.floor() as u32) * 1000 + (x.max(7.0).sqrt() * 100.0) as u32 * 10000 + ((x % 1.0) == 0.5) as u32 }
fn l(n: u64) -> u64 { let mut h = 0xcbf29ce484222325u64; for b in n.to_le_bytes() { h = (h ^ b as u64).wrapping_mul(0x100000001b3); } h.rotate_left(13) ^ u64::from_be_bytes([1, 2, 3, 4, 5, 6, 7, n as u8]) }
fn m(n: u32) -> u32 { struct Stack<T, const N: usize> { d: [Option<T>; N], n: usize } impl<T: Copy, const N: usize> Stack<T, N> { fn new() -> Self { Stack { d: [None; N], n: 0 } } fn push(&mut self, x: T) -> Result<(), T> { if self.n == N { Err(x) } else { self.d[self.n] = Some(x); self.n += 1; Ok(()) } } fn pop(&mut self) -> Option<T> { self.n = self.n.checked_sub(1)?; self.d[self.n].take() } } let mut s = Stack::<u32, 3>::new(); for x in 0..n + 2 { if let Err(e) = s.push(x * x) { return e * 1000 + s.pop().unwrap() * 10 + s.pop().unwrap(); } } 0 }
fn n(x: u32) -> u32 { let t: (u8, (u16, [u32; 2]), &str) = (x as u8, (300, [x, x + 1]), "xyz"); let (a, (b, [c, d]), e) = t; a as u32 + b as u32 + c * d + e.len() as u32 }
fn o(n: usize) -> u32 { let mut grid = [[0u32; 5]; 5]; for r in 0..n { for c in 0..n { grid[r][c] = (r * n + c) as u32; } } let diag: u32 = (0..n).map(|k| grid[k][n - 1 - k]).sum(); let col: u32 = grid.iter().map(|r| r[1]).sum(); let mx = grid.iter().flat_map(|r| r.iter()).copied().max().unwrap(); diag * 10000 + col * 100 + mx }
fn p(n: u32) -> u32 { #[derive(Clone, PartialEq)] struct Node { v: u32, kids: [Option<u8>; 2] } let nodes = [Node { v: n, kids: [Some(1), Some(2)] }, Node { v: 2, kids: [None, Some(3)] }, Node { v: 3, kids: [None; 2] }, Node { v: 9, kids: [None, None] }]; fn sum(ns: &[Node], i: u8) -> u32 { let nd = &ns[i as usize]; nd.v + nd.kids.iter().flatten().map(|k| sum(ns, *k)).sum::<u32>() } sum(&nodes, 0) * 10 + (nodes[2].clone() == nodes[3]) as u32 }
fn q(n: u32) -> u32 { let mut a = [n, n + 1, n + 2]; let [x, y, z] = &mut a; core::mem::swap(x, z); *y *= 2; let (l, r) = a.split_at_mut(1); l[0] += r[1]; r.reverse(); a[0] * 10000 + a[1] * 100 + a[2] }
fn r(n: i32) -> i32 { let v = [5, -3, 8, n, 0]; let mut s = v; s.sort_unstable(); let b = s.binary_search(&5); let (mn, mx) = v.iter().fold((i32::MAX, i32::MIN), |(a, b), &x| (a.min(x), b.max(x))); s.iter().fold(0, |a, x| a * 10 + x) + b.unwrap_or(99) as i32 * 1000000 + mn + mx }
fn s(n: u32) -> u32 { trait Visitor { fn visit(&mut self, x: u32); } struct Sum(u32); struct Max(u32); impl Visitor for Sum { fn visit(&mut self, x: u32) { self.0 += x } } impl Visitor for Max { fn visit(&mut self, x: u32) { self.0 = self.0.max(x) } } fn walk(n: u32, v: &mut dyn Visitor) { for x in 0..=n { v.visit(x * 3 % 7) } } let (mut a, mut b) = (Sum(0), Max(0)); walk(n, &mut a); walk(n, &mut b); a.0 * 10 + b.0 }
fn t(n: u32) -> u32 { let it = core::iter::successors(Some(1u32), |x| x.checked_mul(3)).take_while(|x| *x < 1000); let g = core::iter::from_fn({ let mut c = 0; move || { c += 1; if c < n { Some(c) } else { None } } }); it.zip(g).map(|(a, b)| a * b).fold(0, |s, x| s ^ x) + core::array::from_fn::<u32, 4, _>(|i| i as u32 * n).iter().sum::<u32>() }
