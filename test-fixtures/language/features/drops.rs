//! `Drop`: order of locals, fields, temporaries, moves, partial moves, early exits, loops, replacement and `forget`.
use core::cell::Cell;

struct Noisy<'a> {
    log: &'a Cell<u64>,
    id: u64,
}
impl<'a> Noisy<'a> {
    fn new(log: &'a Cell<u64>, id: u64) -> Self {
        Noisy { log, id }
    }
    fn value(&self) -> u64 {
        self.id
    }
    fn touch(self) -> Self {
        self
    }
}
impl Drop for Noisy<'_> {
    fn drop(&mut self) {
        self.log.set(self.log.get().wrapping_mul(16).wrapping_add(self.id));
    }
}
struct Two<'a> {
    a: Noisy<'a>,
    b: Noisy<'a>,
}
enum Choice<'a> {
    None,
    One(Noisy<'a>),
    Both { x: Noisy<'a>, y: Noisy<'a> },
}

fn early<'a>(log: &'a Cell<u64>, x: u64) -> Option<u64> {
    let _a = Noisy::new(log, 1);
    let _b = Noisy::new(log, 2);
    if x & 1 == 0 {
        return None;
    }
    let _c = Noisy::new(log, 3);
    let v = (x & 2 == 0).then_some(7)?;
    let _d = Noisy::new(log, 4);
    Some(v)
}

fn looped(log: &Cell<u64>, n: u64) {
    for i in 1..6 {
        let _x = Noisy::new(log, i);
        if i == n {
            continue;
        }
        let y = Noisy::new(log, i + 8);
        if i == n + 2 {
            break;
        }
        drop(y);
    }
}

fn conditional(log: &Cell<u64>, take: bool) {
    let a = Noisy::new(log, 5);
    let b = Noisy::new(log, 6);
    if take {
        drop(a);
    }
    let _c = Noisy::new(log, 7);
    let _ = b;
    let _ = Noisy::new(log, 8);
    let _keep = Noisy::new(log, 9);
}

fn partial(log: &Cell<u64>) {
    let two = Two { a: Noisy::new(log, 1), b: Noisy::new(log, 2) };
    let Two { a, .. } = two;
    let _z = Noisy::new(log, 3);
    drop(a);
}

fn temporaries(log: &Cell<u64>) -> u64 {
    let v = Noisy::new(log, 1).value() + Noisy::new(log, 2).value();
    let r = &Noisy::new(log, 3);
    match Noisy::new(log, 4).value() {
        4 => log.set(log.get() * 16 + 10),
        _ => {}
    }
    if Noisy::new(log, 5).value() == 5 {
        log.set(log.get() * 16 + 11);
    }
    v + r.value()
}

fn assign(log: &Cell<u64>) {
    let mut a = Noisy::new(log, 1);
    a = Noisy::new(log, 2);
    let old = core::mem::replace(&mut a, Noisy::new(log, 3));
    a.id += 3;
    drop(old);
    let mut late;
    if log.get() > 0 {
        late = Noisy::new(log, 8);
        late.id += 1;
        let _ = &late;
    }
    core::mem::forget(Noisy::new(log, 15));
}

fn choices(log: &Cell<u64>, n: u64) {
    let c = match n % 3 {
        0 => Choice::None,
        1 => Choice::One(Noisy::new(log, 1)),
        _ => Choice::Both { x: Noisy::new(log, 2), y: Noisy::new(log, 3) },
    };
    let _end = Noisy::new(log, 14);
    match c {
        Choice::Both { x, y: _ } => {
            let _t = x.touch();
            log.set(log.get() * 16 + 12);
        }
        Choice::One(ref n) => log.set(log.get() * 16 + n.id),
        _ => log.set(log.get() * 16 + 13),
    }
}

fn arrays(log: &Cell<u64>) {
    let [a, b, c] = [Noisy::new(log, 1), Noisy::new(log, 2), Noisy::new(log, 3)];
    drop(b);
    let t = (a, c);
    let arr = [Noisy::new(log, 4), Noisy::new(log, 5)];
    for x in arr {
        if x.id == 4 {
            log.set(log.get() * 16 + 9);
        }
    }
    drop(t.1);
}

fn boxed(log: &Cell<u64>) {
    let o = Some(Noisy::new(log, 1));
    let f = move || o.as_ref().map_or(0, |n| n.id);
    log.set(log.get() * 16 + f());
    let g = {
        let n = Noisy::new(log, 2);
        move || n
    };
    let n = g();
    log.set(log.get() * 16 + 7);
    drop(n);
    let d: &dyn Fn() -> u64 = &f;
    log.set(log.get() * 16 + d());
}

pub fn test(input: &[u64], out: &mut Out) {
    let log = Cell::new(0);
    let mut report = |out: &mut Out| {
        out.put(log.get());
        log.set(0);
    };
    for x in 0..4 {
        out.put(early(&log, input[0].wrapping_add(x)));
        report(out);
    }
    looped(&log, input[0] % 4);
    report(out);
    conditional(&log, input[1] & 1 == 0);
    report(out);
    partial(&log);
    report(out);
    out.put(temporaries(&log));
    report(out);
    assign(&log);
    report(out);
    for n in 0..3 {
        choices(&log, n);
        report(out);
    }
    arrays(&log);
    report(out);
    boxed(&log);
    report(out);
}

//@ expect: 5033 7 4321 440 21 440 321 440 21 1a2b3 58976 132 6 21a45b3 1296 de 1e1 c2e3 294531 17211
//@ expect: 440 321 440 21 5033 7 4321 440 21 91a23c4d5 58976 132 6 21a45b3 1296 de 1e1 c2e3 294531 17211
//@ expect: 440 21 5033 7 4321 440 21 440 321 91a2 89765 132 6 21a45b3 1296 de 1e1 c2e3 294531 17211
