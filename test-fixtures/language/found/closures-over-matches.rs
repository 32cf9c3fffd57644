//! A `match` with one arm over a place from outside: the closure captures what the pattern takes.

use core::cell::Cell;
use core::mem::size_of_val;

struct Noted<'a>(&'a Cell<u64>, u64);

impl Drop for Noted<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1));
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let log = Cell::new(7u64);
    {
        let pair = (Noted(&log, 1), input[0], Noted(&log, 2));
        let f = move || match pair {
            (_, n, _) => n,
        };
        out.put((size_of_val(&f), f()));
    }
    out.put(log.get());
    {
        let pair = (Noted(&log, 3), Noted(&log, 4));
        let f = move || match pair {
            (x, _) => x.1,
        };
        out.put((size_of_val(&f), f()));
        log.set(log.get() ^ 99);
    }
    out.put(log.get());
    let n = input[1];
    let f = || match n {
        _ => 1u8,
    };
    out.put((size_of_val(&f), f()));
}

//@ expect: 8 1 1a68 10 3 632c0c 0 1
//@ expect: 8 e220a8397b1dcdaf 1a68 10 3 632c0c 0 1
//@ expect: 8 0 1a68 10 3 632c0c 0 1
//@ expect: 8 690ed476743aae49 1a68 10 3 632c0c 0 1
//@ expect: 8 8000000000000003 1a68 10 3 632c0c 0 1
//@ expect: 8 2 1a68 10 3 632c0c 0 1
//@ expect: 8 12f6436ac376cc66 1a68 10 3 632c0c 0 1
//@ expect: 8 80 1a68 10 3 632c0c 0 1
