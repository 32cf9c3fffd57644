//! Fields of values that nothing names: what is not moved out of them is dropped as a whole, in the order of the fields.

use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(17).wrapping_add(self.1)); } }
struct P<'a> { a: D<'a>, b: (D<'a>, D<'a>, u64), c: [D<'a>; 2], n: u64 }
fn p(l: &Cell<u64>) -> P<'_> { P { a: D(l, 1), b: (D(l, 2), D(l, 3), 9), c: [D(l, 4), D(l, 5)], n: 7 } }
fn f(log: &Cell<u64>, x: u64) {
    match (D(log, 4), D(log, 5)).1 { ref g if g.1 > 7 || (!(x > 80)) => log.set(log.get() ^ g.1), g => drop(g) }
}
pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0] % 2;
    let l = Cell::new(1); { f(&l, input[1]); } out.put(l.get());
    let l = Cell::new(1); { let _ = p(&l).b.0; l.set(l.get() ^ 64); } out.put(l.get());
    let l = Cell::new(1); { let g = p(&l).b.0; l.set(l.get() ^ g.1); } out.put(l.get());
    let l = Cell::new(1); { let ref g = p(&l).b.0; l.set(l.get() ^ g.1); } out.put(l.get());
    let l = Cell::new(1); { let (ref g, _, k) = p(&l).b; l.set(l.get() ^ g.1 ^ k); } out.put(l.get());
    let l = Cell::new(1); { let (g, _, k) = p(&l).b; l.set(l.get() ^ g.1 ^ k); } out.put(l.get());
    let l = Cell::new(1); { let k = p(&l).b.2; l.set(l.get() ^ k); } out.put(l.get());
    let l = Cell::new(1); { l.set(l.get() ^ p(&l).b.2 ^ p(&l).n); } out.put(l.get());
    let l = Cell::new(1); { let k = match p(&l).b { (g, h, 9) if x == 0 => { drop(h); g.1 } (_, h, k) => h.1 ^ k }; l.set(l.get() ^ k); } out.put(l.get());
    let l = Cell::new(1); { if let (ref g, ref h, 9) = p(&l).b { l.set(l.get() ^ g.1 ^ h.1) } else { l.set(3) } } out.put(l.get());
    let l = Cell::new(1); { if let (g, ..) = p(&l).b { l.set(l.get() ^ g.1) } else { l.set(3) } } out.put(l.get());
    let l = Cell::new(1); { match p(&l).n { 7 => l.set(l.get() ^ 8), _ => {} } } out.put(l.get());
    let l = Cell::new(1); { let [ref a, ref b] = p(&l).c; l.set(l.get() ^ a.1 ^ b.1 << 3) } out.put(l.get());
    let l = Cell::new(1); { let [a, _] = p(&l).c; l.set(l.get() ^ a.1 ) } out.put(l.get());
    let l = Cell::new(1); { let P { a, b: (_, q, _), .. } = p(&l); l.set(l.get() ^ a.1 ^ q.1 << 5) } out.put(l.get());
    let l = Cell::new(1); { let k = p(&l).c[(x as usize) % 2].1; l.set(l.get() ^ k) } out.put(l.get());
    let l = Cell::new(1); { let f = |d: D| d.1; let k = f(p(&l).b.1) + f(p(&l).a); l.set(l.get() ^ k) } out.put(l.get());
    let l = Cell::new(1); { let q = P { n: 3, ..p(&l) }; l.set(l.get() ^ q.n) } out.put(l.get());
    let l = Cell::new(1); { let q = P { a: D(&l, 6), b: p(&l).b, ..p(&l) }; l.set(l.get() ^ q.n) } out.put(l.get());
    let l = Cell::new(1); { let Some(g) = Some(p(&l).b.1) else { return }; l.set(l.get() ^ g.1) } out.put(l.get());
    let l = Cell::new(1); { let (g, 9) = ((p(&l).b.1), p(&l).b.2) else { return }; l.set(l.get() ^ g.1) } out.put(l.get());
    let l = Cell::new(1); { while let (g, _, 9) = p(&l).b { l.set(l.get() ^ g.1); if l.get() > x { break } } } out.put(l.get());
}

//@ expect: 4cd 171ae0 172ede 426f42 da1779 172e67 171aa9 1b9ff2869bbd 1992da 1704f 43a252 c46d28 3d0608c 171a6c 18aeb1 171aa5 22a0d260f1b 2cc4f1 213d2608cdaa 171be1 1f48e1f1e52 43a252
//@ expect: 17a 171ae0 172ede 426f42 da1779 172e67 171aa9 1b9ff2869bbd 1992da 1704f 43a252 c46d28 3d0608c 171a6c 18aeb1 171aa5 22a0d260f1b 2cc4f1 213d2608cdaa 171be1 1f48e1f1e52 43a252
//@ expect: 4cd 171ae0 172ede 426f42 da1779 172e67 171aa9 1b9ff2869bbd 19a4e2 1704f 43a252 c46d28 3d0608c 171a6c 18aeb1 171aa4 22a0d260f1b 2cc4f1 213d2608cdaa 171be1 1f48e1f1e52 43a252
//@ expect: 4cd 171ae0 172ede 426f42 da1779 172e67 171aa9 1b9ff2869bbd 1992da 1704f 43a252 c46d28 3d0608c 171a6c 18aeb1 171aa5 22a0d260f1b 2cc4f1 213d2608cdaa 171be1 1f48e1f1e52 43a252
//@ expect: 4cd 171ae0 172ede 426f42 da1779 172e67 171aa9 1b9ff2869bbd 1992da 1704f 43a252 c46d28 3d0608c 171a6c 18aeb1 171aa5 22a0d260f1b 2cc4f1 213d2608cdaa 171be1 1f48e1f1e52 43a252
//@ expect: 17a 171ae0 172ede 426f42 da1779 172e67 171aa9 1b9ff2869bbd 19a4e2 1704f 43a252 c46d28 3d0608c 171a6c 18aeb1 171aa4 22a0d260f1b 2cc4f1 213d2608cdaa 171be1 1f48e1f1e52 43a252
//@ expect: 17a 171ae0 172ede 426f42 da1779 172e67 171aa9 1b9ff2869bbd 19a4e2 1704f 43a252 c46d28 3d0608c 171a6c 18aeb1 171aa4 22a0d260f1b 2cc4f1 213d2608cdaa 171be1 1f48e1f1e52 43a252
//@ expect: 4cd 171ae0 172ede 426f42 da1779 172e67 171aa9 1b9ff2869bbd 19a4e2 1704f 43a252 c46d28 3d0608c 171a6c 18aeb1 171aa4 22a0d260f1b 2cc4f1 213d2608cdaa 171be1 1f48e1f1e52 43a252
