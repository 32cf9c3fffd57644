//! What a guard made ends before the variables of the pattern, which end in the order of the arm's first alternative.
use core::cell::Cell;

struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 10 + self.1);
    }
}

fn one(log: &Cell<u64>, x: u64) {
    let v = (x, D(log, 1));
    match v {
        (1, _p) if let Some(_g) = Some(D(log, 2)) => {}
        _ => {}
    }
}
fn two(log: &Cell<u64>, x: u64) {
    let v = (x, D(log, 1), D(log, 3));
    match v {
        (1, _p, _q) | (2, _q, _p) if let Some(_g) = Some(D(log, 2)) && let Some(_k) = Some(D(log, 4)) => {}
        _ => {}
    }
}
fn three(log: &Cell<u64>, x: u64) {
    let v = (x, D(log, 1), D(log, 3));
    match v {
        (1, _p, _q) | (2, _q, _p) if let Some(_g) = Some(D(log, 2)) && x == 1 => {}
        _ => log.set(log.get() * 10),
    }
}
fn four(log: &Cell<u64>, x: u64) {
    let v = (x, D(log, 1), D(log, 3));
    match v {
        (1, _p, _q) | (2, _q, _p) if x > 0 => {}
        _ => {}
    }
}

// Empty constants as patterns.
const NAME: &str = "";
const NONE: &[u8] = &[];
#[derive(PartialEq, Eq, Clone, Copy)]
enum E {
    A(&'static str, &'static [u8]),
    B,
}
const EMPTY: E = E::A("", &[]);

fn kind(e: E) -> u64 {
    match e {
        EMPTY => 1,
        E::A(NAME, _) => 2,
        E::A(_, NONE) => 3,
        E::A(s, _) => s.len() as u64 + 10,
        E::B => 4,
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let log = Cell::new(0);
    for f in [one, two, three, four] {
        for x in 1..4 {
            f(&log, x);
            out.put(log.replace(0));
        }
    }
    let names = ["", "a", "ab"];
    for i in 0..6 {
        let e = if i == 5 { E::B } else { E::A(names[(input[0] as usize % 3 + i) % 3], &[1, 2][..i % 2]) };
        out.put(kind(e));
    }
}

//@ expect: 15 1 1 1087 1075 d e7 7dd d 1f d d 3 c 1 b 3 4
//@ expect: 15 1 1 1087 1075 d e7 7dd d 1f d d 3 c 1 b 3 4
//@ expect: 15 1 1 1087 1075 d e7 7dd d 1f d d 1 b 3 2 3 4
//@ expect: 15 1 1 1087 1075 d e7 7dd d 1f d d 1 b 3 2 3 4
//@ expect: 15 1 1 1087 1075 d e7 7dd d 1f d d 3 2 3 c 1 4
//@ expect: 15 1 1 1087 1075 d e7 7dd d 1f d d 3 2 3 c 1 4
//@ expect: 15 1 1 1087 1075 d e7 7dd d 1f d d 1 b 3 2 3 4
//@ expect: 15 1 1 1087 1075 d e7 7dd d 1f d d 3 2 3 c 1 4
