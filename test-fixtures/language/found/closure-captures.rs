//! Closures capture places, not whole variables: what stays behind ends with its scope, and references are copied.

use core::cell::Cell;

struct Noted<'a>(&'a Cell<u64>, u64);

impl Drop for Noted<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(17).wrapping_add(self.1));
    }
}

struct Pair<'a> {
    a: Noted<'a>,
    b: Noted<'a>,
    n: u64,
}

fn copied(log: &Cell<u64>) {
    let c = {
        let g = Noted(log, 4);
        move |y: u64| g.1 ^ y
    };
    log.set(c(log.get()));
}

fn part(log: &Cell<u64>, x: u64) {
    let p = Pair {
        a: Noted(log, 1),
        b: Noted(log, 2),
        n: x,
    };
    let c = move || p.b.1 + p.n;
    let d = || p.a;
    log.set(log.get() ^ c());
    if x > 1 {
        drop(d());
    }
    log.set(log.get() + 3);
}

struct Table {
    k: u64,
    words: [u64; 3],
}

impl Table {
    fn scaled(&self) -> impl Iterator<Item = u64> + '_ {
        self.words.iter().map(|x| x.wrapping_mul(self.k))
    }
    fn bump(&mut self) -> u64 {
        let mut add = |i: usize| {
            self.words[i] ^= self.k;
            self.k += 1;
        };
        add(0);
        add(2);
        self.k
    }
}

trait Twice {
    fn step(&mut self) -> u64;
    fn twice(&mut self) -> u64 {
        let mut go = || self.step();
        go().wrapping_add(go())
    }
}

impl Twice for Table {
    fn step(&mut self) -> u64 {
        let Table { k, words } = self;
        let mut f = || {
            *k += 1;
            words[1] += *k;
            words[1]
        };
        f()
    }
}

fn fill(to: &mut [u64], x: u64) {
    let mut put = |i: usize| to[i % 4] = x + i as u64;
    (0..6).for_each(|i| put(i));
}

fn nested(t: &mut Table, x: u64) -> u64 {
    let mut outer = || {
        let mut inner = |y: u64| {
            t.words[0] = t.words[0].wrapping_add(y ^ t.k);
            x
        };
        inner(1) ^ inner(2)
    };
    outer() ^ outer().rotate_left(3)
}

pub fn test(input: &[u64], out: &mut Out) {
    let log = Cell::new(1);
    copied(&log);
    part(&log, input[0] % 4);
    out.put(log.get());
    let mut t = Table {
        k: input[1] % 100,
        words: [input[2], 5, 6],
    };
    t.words[1] = 7;
    out.put(t.scaled().fold(1, |s, x| s ^ x));
    out.put(t.bump());
    let d: &mut dyn Twice = &mut t;
    out.put(d.twice() ^ t.twice());
    let mut four = [0; 4];
    fill(&mut four, input[3] % 1000);
    out.put(four);
    out.put(nested(&mut t, input[4]));
    out.put(t.words);
    let pair = ((input[0], 1u8), 2u32);
    let mut low = pair;
    let mut c = || {
        low.0.1 += 1;
        pair.0.0 as u32 ^ low.1
    };
    let r = c();
    low.1 += 1;
    out.put((r, low, core::mem::size_of_val(&move || pair.0.1)));
}

//@ expect: 17c8 5 4 24 8 9 6 7 0 27 21 5 3 1 2 3 1
//@ expect: 16da 1 2 34 1c0 1c1 1be 1bf 0 6c45d1880094565 19 7 7b1dcdad e220a8397b1dcdaf 2 3 1
//@ expect: 18e9 ffffffffffffffff 3 28 32c 32d 32a 32b 0 14 1d 4 2 0 2 3 1
//@ expect: 17c8 1 2 34 3dd 3de 3db 3dc 0 38 19 7 743aae4b 690ed476743aae49 2 3 1
//@ expect: 16da d9fb2af567e1319d 10 cc 26a 26b 268 269 0 466d5e7f3e46f1a3 51 9 1 8000000000000003 2 3 1
//@ expect: 17fb 1 4a 2d4 18 19 16 17 0 17f 139 4f 0 2 2 3 1
//@ expect: 17fb 1ad 30 1cc 380 381 37e 37f 0 fb d1 29 c376cc64 12f6436ac376cc66 2 3 1
//@ expect: 18e9 9dfed2828c599a8a b 58 7 8 5 6 0 f51c504764ed8331 3d c 82 80 2 3 1
