//! Where temporaries of `if let`, tail expressions, let chains and block values die (rules of edition 2024).
use core::cell::Cell;

struct Guard<'a>(&'a Cell<u64>, u64);
impl Guard<'_> {
    fn get(&self) -> Option<u64> {
        if self.1 > 1 { Some(self.1) } else { None }
    }
}
impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 16 + self.1);
    }
}
fn mark(log: &Cell<u64>, x: u64) {
    log.set(log.get() * 16 + x);
}
fn if_let(log: &Cell<u64>, id: u64) {
    if let Some(_) = Guard(log, id).get() {
        mark(log, 10);
    } else {
        mark(log, 11);
    }
    mark(log, 12);
}
fn tail(log: &Cell<u64>) -> u64 {
    let _local = Guard(log, 5);
    Guard(log, 6).1
}
fn tail_if(log: &Cell<u64>, id: u64) -> u64 {
    let _local = Guard(log, 5);
    if let Some(x) = Guard(log, id).get() { x } else { 0 }
}
fn while_let(log: &Cell<u64>) {
    let mut n = 4;
    while let Some(x) = Guard(log, n).get() {
        n -= 1;
        mark(log, x + 8);
    }
}
fn chain(log: &Cell<u64>, id: u64) {
    if let Some(x) = Guard(log, id).get()
        && x > 2
        && let Some(y) = Guard(log, x - 1).get()
    {
        mark(log, 8 + y);
    } else {
        mark(log, 15);
    }
    mark(log, 14);
}
fn matched(log: &Cell<u64>) {
    match Guard(log, 3).get() {
        Some(x) if Guard(log, 4).1 > x => mark(log, 9),
        _ => mark(log, 8),
    }
    mark(log, 7);
}
fn let_else(log: &Cell<u64>, id: u64) -> u64 {
    let Some(x) = Guard(log, id).get() else {
        mark(log, 13);
        return 0;
    };
    mark(log, 12);
    x
}
fn block(log: &Cell<u64>) {
    let x = { Guard(log, 2).1 } + (&Guard(log, 3)).1;
    mark(log, x);
    let y = { let g = Guard(log, 6); g.1 } + Guard(log, 7).1;
    mark(log, y & 15);
}
fn lazy(log: &Cell<u64>, id: u64) -> bool {
    let r = Guard(log, id).get().is_some() && Guard(log, 4).get().is_some() || Guard(log, 5).1 == 0;
    mark(log, 9);
    r
}

pub fn test(input: &[u64], out: &mut Out) {
    let log = Cell::new(0);
    let report = |out: &mut Out| {
        out.put(log.get());
        log.set(0);
    };
    for id in 1..4 {
        if_let(&log, id);
        report(out);
        out.put(tail_if(&log, id));
        report(out);
        chain(&log, id);
        report(out);
        out.put(let_else(&log, id));
        report(out);
        out.put(lazy(&log, id));
        report(out);
    }
    out.put(tail(&log) + (input[0] & 1));
    report(out);
    while_let(&log);
    report(out);
    matched(&log);
    report(out);
    block(&log);
    report(out);
}

//@ expect: 1bc 0 15 1fe 0 1d 0 159 a2c 2 25 2fe 2 2c 1 249 a3c 3 35 a23e 3 3c 1 349 7 65 c4b3a21 4937 23567d
//@ expect: 1bc 0 15 1fe 0 1d 0 159 a2c 2 25 2fe 2 2c 1 249 a3c 3 35 a23e 3 3c 1 349 7 65 c4b3a21 4937 23567d
//@ expect: 1bc 0 15 1fe 0 1d 0 159 a2c 2 25 2fe 2 2c 1 249 a3c 3 35 a23e 3 3c 1 349 6 65 c4b3a21 4937 23567d
