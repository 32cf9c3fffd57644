//! What `zip` takes from its left side where the right one has nothing more, and adaptors that are seen in the same way.

use core::cell::Cell;

pub fn test(input: &[u64], out: &mut Out) {
    let log = Cell::new(0u64);
    let note = |x: u64| log.set(log.get().wrapping_mul(31).wrapping_add(x));
    let a = [1u64, 2, 3, 4, 5];
    let b = [7u64, 8, 9];
    let n = (input[0] % 4) as usize;
    let mut rest = a.iter();
    rest.by_ref().zip(b[..n].iter()).for_each(|(x, y)| note(x ^ y));
    out.put(rest.next());
    let mut rest = a.iter();
    for (x, y) in rest.by_ref().zip(&b[..n]) {
        note(x + y);
    }
    out.put(rest.next());
    let noted = |x: &u64| {
        note(*x);
        *x
    };
    for (x, y) in a.iter().map(noted).zip(&b) {
        note(x + y);
    }
    out.put(log.get());
    let mut both = a.iter().map(noted).zip(b.iter().map(noted));
    out.put(both.next_back());
    out.put(both.nth(1));
    out.put((both.next_back(), both.next(), log.get()));
    out.put(a.iter().map(noted).skip(n).zip(b.iter()).rev().count());
    out.put((a.iter().map(noted).eq(b.iter().copied()), log.get()));
    for (x, y) in a.into_iter().map(|x| noted(&x)).zip(b) {
        note(x * y);
    }
    out.put((core::iter::repeat_with(|| noted(&77)).zip(b).map(|(x, y)| x * y).sum::<u64>(), log.get()));
    let mut flat = [[1u64, 2], [3, 4]].into_iter().flatten();
    out.put((flat.next(), flat.size_hint().0, flat.size_hint().1.map(|n| n as u64)));
    let by_key = a.iter().max_by_key(|x| core::cmp::Reverse(**x / 2));
    out.put((by_key, a.iter().min_by_key(|x| **x / 2 * 2)));
}

//@ expect: 5033 2 5033 3 28189f8a9a 5033 3 9 5033 2 8 440 440 44595c93ff3d0a4b 3 0 85ac133c8f9cfefa 738 67007a9d343a970f 5033 1 3 5033 3 5033 1 5033 1
//@ expect: 5033 4 5033 5 23bb2a8b7d7ea1c 5033 3 9 5033 2 8 440 440 14cb94da9666c7cd 2 0 345209b66bd6021a 738 6ad4a47127e2322f 5033 1 3 5033 3 5033 1 5033 1
//@ expect: 5033 1 5033 2 226a358 5033 3 9 5033 2 8 440 440 ab213fd1e6f68509 3 0 8fd1a1906f88b1a 738 e0c4b29c242d7b2f 5033 1 3 5033 3 5033 1 5033 1
//@ expect: 5033 2 5033 3 28189f8a9a 5033 3 9 5033 2 8 440 440 44595c93ff3d0a4b 3 0 85ac133c8f9cfefa 738 67007a9d343a970f 5033 1 3 5033 3 5033 1 5033 1
//@ expect: 5033 4 5033 5 23bb2a8b7d7ea1c 5033 3 9 5033 2 8 440 440 14cb94da9666c7cd 2 0 345209b66bd6021a 738 6ad4a47127e2322f 5033 1 3 5033 3 5033 1 5033 1
//@ expect: 5033 3 5033 4 983ed693579e 5033 3 9 5033 2 8 440 440 fcb7c9683825934f 3 0 d95a71976757114 738 5d8bc0fa63e6b0a9 5033 1 3 5033 3 5033 1 5033 1
//@ expect: 5033 3 5033 4 983ed693579e 5033 3 9 5033 2 8 440 440 fcb7c9683825934f 3 0 d95a71976757114 738 5d8bc0fa63e6b0a9 5033 1 3 5033 3 5033 1 5033 1
//@ expect: 5033 1 5033 2 226a358 5033 3 9 5033 2 8 440 440 ab213fd1e6f68509 3 0 8fd1a1906f88b1a 738 e0c4b29c242d7b2f 5033 1 3 5033 3 5033 1 5033 1
