//! `rest @ ..` moved out of an array whose elements have a `Drop`: what is left is dropped, once.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u8);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set((self.0.get() << 4) | self.1 as u64);
    }
}
fn five(c: &Cell<u64>) -> [D<'_>; 5] {
    core::array::from_fn(|i| D(c, i as u8 + 1))
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = &Cell::new(0u64);
    let mark = || c.set(c.get() << 4 | 15);
    {
        let [a, rest @ ..] = five(c);
        mark();
        drop(a);
        mark();
        out.put(rest.len());
    }
    out.put(c.replace(0));
    {
        let x = five(c);
        let [_, mid @ .., _, _] = (|| x)();
        mark();
        drop(mid);
        mark();
    }
    out.put(c.replace(0));
    {
        let x = five(c);
        match x {
            [a, rest @ .., z] if input[0] % 2 == 0 => {
                drop(z);
                mark();
                out.put(rest[1].1);
                drop(a);
            }
            [_, _, tail @ ..] => {
                mark();
                out.put(tail[0].1);
            }
        }
        mark();
    }
    out.put(c.replace(0));
    {
        let x = (five(c), D(c, 9));
        if input[1] % 3 == 0 {
            let ([first, mid @ .., _], d) = x;
            mark();
            drop(mid);
            drop(first);
            drop(d);
            mark();
        }
        mark();
    }
    out.put(c.replace(0));
    {
        let mut x = five(c);
        let [_, _, rest @ ..] = x;
        drop(rest);
        mark();
        x = five(c);
        let [.., y] = x;
        mark();
        out.put(y.1);
    }
    out.put(c.replace(0));
    {
        let x = five(c);
        let f = move || {
            let [_, rest @ .., _] = x;
            rest.len()
        };
        mark();
        out.put((f(), c.get()));
    }
    out.put(c.replace(0));
}

//@ expect: 4 f1f2345 451f23f 3 f345f21 f543219 5 345f12f54312 3 f23451 f23451
//@ expect: 4 f1f2345 451f23f 3 f345f21 f23419ff5 5 345f12f54312 3 f23451 f23451
//@ expect: 4 f1f2345 451f23f 3 5f1234f f543219 5 345f12f54312 3 f23451 f23451
//@ expect: 4 f1f2345 451f23f 3 f345f21 f23419ff5 5 345f12f54312 3 f23451 f23451
//@ expect: 4 f1f2345 451f23f 3 f345f21 f543219 5 345f12f54312 3 f23451 f23451
//@ expect: 4 f1f2345 451f23f 3 5f1234f f23419ff5 5 345f12f54312 3 f23451 f23451
//@ expect: 4 f1f2345 451f23f 3 5f1234f f23419ff5 5 345f12f54312 3 f23451 f23451
//@ expect: 4 f1f2345 451f23f 3 5f1234f f23419ff5 5 345f12f54312 3 f23451 f23451
