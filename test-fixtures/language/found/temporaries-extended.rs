//! Temporaries that a `let` borrows in extending position live as long as its variables, on every way through it.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u8);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0
            .set(self.0.get().wrapping_mul(16).wrapping_add(self.1 as u64));
    }
}
impl<'a> D<'a> {
    fn r(&self) -> &D<'a> {
        self
    }
}
impl core::ops::Deref for D<'_> {
    type Target = u8;
    fn deref(&self) -> &u8 {
        &self.1
    }
}
fn f(d: &D) -> u8 {
    d.1
}
fn ba(c: &Cell<u64>, x: u64) -> u8 {
    let a = if x > 1 {
        &D(c, 2)
    } else if x == 1 {
        &D(c, 3)
    } else {
        let _k = D(c, 7);
        &D(c, 4)
    };
    let _y = D(c, 1);
    a.1
}
fn bb(c: &Cell<u64>, x: u64) -> u8 {
    let a = match x {
        0 => &D(c, 2),
        1 => {
            f(&D(c, 5));
            &D(c, 3)
        }
        _ => return 9,
    };
    let _y = D(c, 1);
    a.1
}
fn bc(c: &Cell<u64>) -> u8 {
    let a = Some(&D(c, 2));
    let b = (&D(c, 3), f(&D(c, 4)), [&D(c, 5).1, &D(c, 6)]);
    let _y = D(c, 1);
    a.unwrap().1 + b.0.1 + *b.2[1]
}
fn bd(c: &Cell<u64>) -> u8 {
    let a: &u8 = &D(c, 2);
    let b = &*D(c, 3);
    let e = {
        let _z = D(c, 8);
        &D(c, 4)
    };
    let _y = D(c, 1);
    a + b + e.1
}
fn be(c: &Cell<u64>) -> u8 {
    let a = &&mut D(c, 2);
    let b = D(c, 4).r().1;
    let ref e = D(c, 5);
    let _y = D(c, 1);
    a.1 + b + e.1
}
fn bf(c: &Cell<u64>) -> u8 {
    let mut k = 0;
    for i in 0..3u8 {
        let a = if i == 1 { Some(&D(c, 2)) } else { None };
        let _y = D(c, 1);
        k += a.map_or(0, |d| d.1);
        if i == 1 {
            continue;
        }
        k *= 2
    }
    k
}
fn bg(c: &Cell<u64>, x: u64) -> u8 {
    let Some(D(_, q)) = (if x > 1 { Some(&D(c, 2)) } else { None }) else {
        return 1;
    };
    let _y = D(c, 1);
    *q
}
struct W<'a> {
    d: &'a D<'a>,
    n: u8,
}
fn bh(c: &Cell<u64>) -> u8 {
    let w = W {
        d: &D(c, 3),
        n: f(&D(c, 4)),
    };
    let W { d, .. } = &W { d: &D(c, 5), n: 2 };
    let _y = D(c, 1);
    w.n + d.1 + w.d.1
}
fn l4(c: &Cell<u64>) -> u8 {
    let &D(_, q) = &D(c, 7);
    let _y = D(c, 1);
    q
}
fn l5(c: &Cell<u64>) -> u8 {
    let D(_, q) = &D(c, 7);
    let _y = D(c, 1);
    *q
}
fn l6(c: &Cell<u64>) -> u8 {
    let &D(_, ref q) = &D(c, 7);
    let _y = D(c, 1);
    *q
}
fn l7(c: &Cell<u64>) -> u8 {
    let (D(_, q), _) = (&D(c, 7), 3);
    let _y = D(c, 1);
    *q
}

fn order(c: &Cell<u64>) -> u8 {
    let a = D(c, 1);
    let p = (D(c, 2), D(c, 3));
    let f = move || {
        let _k = &p.0;
        f2(&a)
    };
    let r = f();
    drop(f);
    r + p.1.1
}
fn f2(d: &D) -> u8 {
    d.1
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = Cell::new(0);
    macro_rules! t {
        ($e:expr) => {{
            c.set(0);
            let r = $e;
            out.put(r);
            out.put(c.get());
        }};
    }
    for x in 0..3 {
        t!(ba(&c, x));
        t!(bb(&c, x));
        t!(bg(&c, x))
    }
    t!(bc(&c));
    t!(bd(&c));
    t!(be(&c));
    t!(bf(&c));
    t!(bh(&c));
    t!(l4(&c));
    t!(l5(&c));
    t!(l6(&c));
    t!(l7(&c));
    t!(order(&c));
}

//@ expect: 4 714 2 12 1 0 3 13 3 513 1 0 2 12 9 0 2 12 b 416532 9 81432 b 4152 4 1121 c 4153 7 17 7 17 7 17 7 17 4 213
//@ expect: 4 714 2 12 1 0 3 13 3 513 1 0 2 12 9 0 2 12 b 416532 9 81432 b 4152 4 1121 c 4153 7 17 7 17 7 17 7 17 4 213
//@ expect: 4 714 2 12 1 0 3 13 3 513 1 0 2 12 9 0 2 12 b 416532 9 81432 b 4152 4 1121 c 4153 7 17 7 17 7 17 7 17 4 213
//@ expect: 4 714 2 12 1 0 3 13 3 513 1 0 2 12 9 0 2 12 b 416532 9 81432 b 4152 4 1121 c 4153 7 17 7 17 7 17 7 17 4 213
//@ expect: 4 714 2 12 1 0 3 13 3 513 1 0 2 12 9 0 2 12 b 416532 9 81432 b 4152 4 1121 c 4153 7 17 7 17 7 17 7 17 4 213
//@ expect: 4 714 2 12 1 0 3 13 3 513 1 0 2 12 9 0 2 12 b 416532 9 81432 b 4152 4 1121 c 4153 7 17 7 17 7 17 7 17 4 213
//@ expect: 4 714 2 12 1 0 3 13 3 513 1 0 2 12 9 0 2 12 b 416532 9 81432 b 4152 4 1121 c 4153 7 17 7 17 7 17 7 17 4 213
//@ expect: 4 714 2 12 1 0 3 13 3 513 1 0 2 12 9 0 2 12 b 416532 9 81432 b 4152 4 1121 c 4153 7 17 7 17 7 17 7 17 4 213
