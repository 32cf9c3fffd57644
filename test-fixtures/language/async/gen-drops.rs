//! What a `gen` body holds is dropped when it is.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> { fn drop(&mut self) { self.0.set(self.0.get() * 8 + self.1); } }
pub fn test(input: &[u64], out: &mut Out) {
    let c = Cell::new(0);
    for n in 0..5 {
        {
            let a = D(&c, 1);
            let mut g = gen move { let b = D(a.0, 2); yield 1u64; { let _x = D(a.0, 3); yield 2; } drop(b); yield 3; };
            for _ in 0..n { out.put(g.next()); }
            out.put(c.get());
        }
        out.put(c.take());
    }
    let g = gen { for x in input { yield D(&c, x & 7); } };
    for d in g.take(3) { out.put(d.1); }
    out.put(c.take());
}

//@ expect: 0 1 5033 1 0 11 5033 1 5033 2 0 d1 5033 1 5033 2 5033 3 1a d1 5033 1 5033 2 5033 3 440 1a d1 1 2 3 53
//@ expect: 0 1 5033 1 0 11 5033 1 5033 2 0 d1 5033 1 5033 2 5033 3 1a d1 5033 1 5033 2 5033 3 440 1a d1 7 4 7 1e7
//@ expect: 0 1 5033 1 0 11 5033 1 5033 2 0 d1 5033 1 5033 2 5033 3 1a d1 5033 1 5033 2 5033 3 440 1a d1 0 1 7 f
