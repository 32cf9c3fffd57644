//! Arms whose guards bind variables and that can be reached in several ways: each way has its own values, and drops them once.
use core::cell::Cell;

fn kind(x: u64, y: u64) -> u64 {
    match (x & 3, y & 3) {
        (0, k) | (k, 0) if k != 0 => k,
        (a, b) if let Some(d) = a.checked_sub(b) && d > 0 => d + 10,
        (1 | 2, n @ (1 | 2)) => n + 20,
        (..) => 99,
    }
}

struct Noted<'a>(&'a Cell<u64>, u64);
impl Drop for Noted<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 7 + self.1);
    }
}

fn owned(log: &Cell<u64>, x: u64, y: u64) -> u64 {
    let make = |n: u64| (n % 3 != 0).then(|| Noted(log, n));
    match (x, y) {
        (a @ (1 | 4), b) | (b, a @ (2 | 5)) if let Some(n) = make(a + b) && n.1 & 1 == 0 => {
            let f = move |k: u64| n.1 * k;
            f(a)
        }
        (0..3, 5) => 1000,
        (a, _) if let Some(n) = make(a) => n.1,
        _ => 7,
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    for &w in &input[..8] {
        out.put(kind(w, w >> 2));
    }
    for k in 0..16 {
        out.put(kind(k, k / 4));
    }
    let log = Cell::new(1);
    for k in 0..36 {
        out.put(owned(&log, k % 6, k / 6));
        out.put(log.replace(1));
    }
}

//@ expect: 1 2 3 1 15 b c 2 63 1 2 3 1 15 b c 2 16 16 b 3 63 63 63 7 1 1 39 2 9 7 1 10 b 5 c 7 1 2 9 2 9 7 1 4 58 5 c 4 9 1 8 8 b 7 c 4 b 5 67 7 1 4 b 2 9 7 1 4 66 5 c 7 1 1 55 2 9 7 1 20 f 5 c 3e8 c 3e8 1 3e8 e 28 f 4 b 32 11
//@ expect: 63 1 63 3 b 16 1 3 63 1 2 3 1 15 b c 2 16 16 b 3 63 63 63 7 1 1 39 2 9 7 1 10 b 5 c 7 1 2 9 2 9 7 1 4 58 5 c 4 9 1 8 8 b 7 c 4 b 5 67 7 1 4 b 2 9 7 1 4 66 5 c 7 1 1 55 2 9 7 1 20 f 5 c 3e8 c 3e8 1 3e8 e 28 f 4 b 32 11
//@ expect: 63 1 63 63 63 63 63 63 63 1 2 3 1 15 b c 2 16 16 b 3 63 63 63 7 1 1 39 2 9 7 1 10 b 5 c 7 1 2 9 2 9 7 1 4 58 5 c 4 9 1 8 8 b 7 c 4 b 5 67 7 1 4 b 2 9 7 1 4 66 5 c 7 1 1 55 2 9 7 1 20 f 5 c 3e8 c 3e8 1 3e8 e 28 f 4 b 32 11
//@ expect: 16 63 2 1 3 c 1 3 63 1 2 3 1 15 b c 2 16 16 b 3 63 63 63 7 1 1 39 2 9 7 1 10 b 5 c 7 1 2 9 2 9 7 1 4 58 5 c 4 9 1 8 8 b 7 c 4 b 5 67 7 1 4 b 2 9 7 1 4 66 5 c 7 1 1 55 2 9 7 1 20 f 5 c 3e8 c 3e8 1 3e8 e 28 f 4 b 32 11
//@ expect: 3 63 3 63 1 3 2 63 63 1 2 3 1 15 b c 2 16 16 b 3 63 63 63 7 1 1 39 2 9 7 1 10 b 5 c 7 1 2 9 2 9 7 1 4 58 5 c 4 9 1 8 8 b 7 c 4 b 5 67 7 1 4 b 2 9 7 1 4 66 5 c 7 1 1 55 2 9 7 1 20 f 5 c 3e8 c 3e8 1 3e8 e 28 f 4 b 32 11
//@ expect: 2 2 1 1 1 1 c 16 63 1 2 3 1 15 b c 2 16 16 b 3 63 63 63 7 1 1 39 2 9 7 1 10 b 5 c 7 1 2 9 2 9 7 1 4 58 5 c 4 9 1 8 8 b 7 c 4 b 5 67 7 1 4 b 2 9 7 1 4 66 5 c 7 1 1 55 2 9 7 1 20 f 5 c 3e8 c 3e8 1 3e8 e 28 f 4 b 32 11
//@ expect: b 63 b 1 63 2 3 63 63 1 2 3 1 15 b c 2 16 16 b 3 63 63 63 7 1 1 39 2 9 7 1 10 b 5 c 7 1 2 9 2 9 7 1 4 58 5 c 4 9 1 8 8 b 7 c 4 b 5 67 7 1 4 b 2 9 7 1 4 66 5 c 7 1 1 55 2 9 7 1 20 f 5 c 3e8 c 3e8 1 3e8 e 28 f 4 b 32 11
//@ expect: 63 16 2 3 c 63 63 2 63 1 2 3 1 15 b c 2 16 16 b 3 63 63 63 7 1 1 39 2 9 7 1 10 b 5 c 7 1 2 9 2 9 7 1 4 58 5 c 4 9 1 8 8 b 7 c 4 b 5 67 7 1 4 b 2 9 7 1 4 66 5 c 7 1 1 55 2 9 7 1 20 f 5 c 3e8 c 3e8 1 3e8 e 28 f 4 b 32 11
