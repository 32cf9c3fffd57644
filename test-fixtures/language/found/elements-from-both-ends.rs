//! Patterns that count the same elements of an array from its start, from its end and as its rest: what one moved ends once.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set((self.0.get() << 4) | self.1);
    }
}
fn pairs(c: &Cell<u64>) -> [(D<'_>, D<'_>); 3] {
    core::array::from_fn(|i| (D(c, i as u64 * 2 + 1), D(c, i as u64 * 2 + 2)))
}
fn one(c: &Cell<u64>, n: u64) -> u64 {
    match pairs(c) {
        [.., (a, _)] if n % 3 == 0 => a.1,
        [_, (_, b), (_, d)] if n % 3 == 1 => b.1 + d.1,
        _ => 0,
    }
}
fn two(c: &Cell<u64>, n: u64) -> u64 {
    let x = pairs(c);
    let r = match x {
        [rest @ .., (_, a)] if n % 2 == 0 => rest[0].0.1 + a.1,
        [(a, _), .., (d, _)] if n % 3 == 0 => a.1 + d.1,
        [_, (_, b), (_, d)] => b.1 * d.1,
    };
    c.set(c.get() << 4 | 15);
    r
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = &Cell::new(0);
    for k in 0..6 {
        let n = input[0] % 8 + k;
        out.put((one(c, n), c.replace(0)));
        out.put((two(c, n), c.replace(0)));
    }
}

//@ expect: a 645312 18 64f5312 0 563412 7 61234f5 5 563412 6 51f6342 a 645312 7 61234f5 0 563412 18 64f5312 5 563412 7 61234f5
//@ expect: a 645312 18 64f5312 0 563412 7 61234f5 5 563412 6 51f6342 a 645312 7 61234f5 0 563412 18 64f5312 5 563412 7 61234f5
//@ expect: 5 563412 7 61234f5 a 645312 18 64f5312 0 563412 7 61234f5 5 563412 6 51f6342 a 645312 7 61234f5 0 563412 18 64f5312
//@ expect: a 645312 18 64f5312 0 563412 7 61234f5 5 563412 6 51f6342 a 645312 7 61234f5 0 563412 18 64f5312 5 563412 7 61234f5
//@ expect: 5 563412 6 51f6342 a 645312 7 61234f5 0 563412 18 64f5312 5 563412 7 61234f5 a 645312 18 64f5312 0 563412 7 61234f5
//@ expect: 0 563412 7 61234f5 5 563412 6 51f6342 a 645312 7 61234f5 0 563412 18 64f5312 5 563412 7 61234f5 a 645312 18 64f5312
//@ expect: 5 563412 7 61234f5 a 645312 18 64f5312 0 563412 7 61234f5 5 563412 6 51f6342 a 645312 7 61234f5 0 563412 18 64f5312
//@ expect: 5 563412 7 61234f5 a 645312 18 64f5312 0 563412 7 61234f5 5 563412 6 51f6342 a 645312 7 61234f5 0 563412 18 64f5312
