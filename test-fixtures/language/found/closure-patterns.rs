//! Closures that take apart what they capture: which parts go in, and when they are dropped.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u8);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0
            .set(self.0.get().wrapping_mul(16).wrapping_add(self.1 as u64));
    }
}
struct P<'a> {
    a: D<'a>,
    b: D<'a>,
    n: u32,
    t: (u16, [u8; 3]),
}
fn p<'a>(c: &'a Cell<u64>, k: u8) -> P<'a> {
    P {
        a: D(c, k),
        b: D(c, k + 1),
        n: 7,
        t: (3, [1, 2, k]),
    }
}
enum One<'a> {
    V(D<'a>, D<'a>, u8),
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = &Cell::new(0u64);
    macro_rules! t {
        ($e:expr) => {{
            c.set(0);
            let r = $e;
            out.put(r as u64);
            out.put(c.get());
        }};
    }
    t!({
        let q = p(c, 1);
        let f = move || {
            let P { a, .. } = q;
            a.1
        };
        let r = f();
        c.set(c.get() * 16 + 15);
        r
    });
    t!({
        let q = p(c, 1);
        let f = move || {
            let P { a, n, .. } = &q;
            a.1 as u32 + n
        };
        let r = f() + f();
        drop(f);
        c.set(c.get() * 16 + 15);
        r
    });
    t!({
        let q = p(c, 1);
        let f = || {
            let P {
                n,
                t: (x, [_, y, _]),
                ..
            } = q;
            n + x as u32 + y as u32
        };
        let r = f();
        drop(q.a);
        c.set(c.get() * 16 + 15);
        r
    });
    t!({
        let q = p(c, 1);
        let f = || {
            let P { b: z, .. } = q;
            z.1
        };
        let k = q.a;
        let r = f() + k.1;
        c.set(c.get() * 16 + 15);
        r
    });
    t!({
        let q = (D(c, 1), (D(c, 2), D(c, 3)), 5u8);
        let f = move || {
            let (_, (x, _), n) = &q;
            x.1 + n
        };
        let s = size_of_val(&f);
        c.set(c.get() * 16 + 15);
        f() as usize + (s == size_of::<(D, u8)>() || true) as usize
    });
    t!({
        let q = (D(c, 1), (D(c, 2), D(c, 3)), 5u8);
        let f = move || {
            let (_, (x, _), _) = q;
            x.1
        };
        c.set(c.get() * 16 + 15);
        f()
    });
    t!({
        let q = (D(c, 1), D(c, 2));
        let f = move || match q {
            (ref x, _) if x.1 == 5 => 1,
            (x, _) => x.1 + 1,
        };
        c.set(c.get() * 16 + 15);
        f()
    });
    t!({
        let q = (1u8, D(c, 2), Some(3u8));
        let f = move || if let (1, _, Some(k)) = q { k } else { 0 };
        c.set(c.get() * 16 + 15);
        f()
    });
    t!({
        let o = One::V(D(c, 1), D(c, 2), 9);
        let f = move || {
            let One::V(x, _, n) = o;
            x.1 + n
        };
        c.set(c.get() * 16 + 15);
        f()
    });
    t!({
        let mut q = (1u32, [2u32, 3], 4u32);
        let mut f = || {
            let (ref mut a, [b, _], _) = q;
            *a += b;
            *a
        };
        let r = f();
        let z = f();
        r * 100 + z + q.2
    });
    t!({
        let q = (D(c, 1), 5u8);
        let f = move || {
            let _ = q;
            let (_, _) = q;
            3u8
        };
        let r = f();
        c.set(c.get() * 16 + 15);
        r + q.1
    });
    t!({
        let s = [D(c, 1), D(c, 2), D(c, 3)];
        let f = move || {
            let [x, .., z] = &s;
            x.1 + z.1
        };
        c.set(c.get() * 16 + 15);
        f()
    });
    t!({
        let q = Some((D(c, 1), D(c, 2)));
        let f = move || {
            let Some((x, _)) = q else { return 0 };
            x.1
        };
        c.set(c.get() * 16 + 15);
        f()
    });
    t!({
        let q = &(input[0] as u8 % 5, input[1] as u8 % 5);
        let g = || {
            let (a, b) = q;
            let h = move || {
                let &(x, _) = q;
                x + a + b
            };
            h()
        };
        g()
    });
}

//@ expect: 1 1f2 10 12f c 1f2 3 2f1 8 f123 2 f213 2 f12 3 f2 a f12 135 0 8 f1 4 f123 1 f12 4 0
//@ expect: 1 1f2 10 12f c 1f2 3 2f1 8 f123 2 f213 2 f12 3 f2 a f12 135 0 8 f1 4 f123 1 f12 4 0
//@ expect: 1 1f2 10 12f c 1f2 3 2f1 8 f123 2 f213 2 f12 3 f2 a f12 135 0 8 f1 4 f123 1 f12 1 0
//@ expect: 1 1f2 10 12f c 1f2 3 2f1 8 f123 2 f213 2 f12 3 f2 a f12 135 0 8 f1 4 f123 1 f12 6 0
//@ expect: 1 1f2 10 12f c 1f2 3 2f1 8 f123 2 f213 2 f12 3 f2 a f12 135 0 8 f1 4 f123 1 f12 a 0
//@ expect: 1 1f2 10 12f c 1f2 3 2f1 8 f123 2 f213 2 f12 3 f2 a f12 135 0 8 f1 4 f123 1 f12 6 0
//@ expect: 1 1f2 10 12f c 1f2 3 2f1 8 f123 2 f213 2 f12 3 f2 a f12 135 0 8 f1 4 f123 1 f12 8 0
//@ expect: 1 1f2 10 12f c 1f2 3 2f1 8 f123 2 f213 2 f12 3 f2 a f12 135 0 8 f1 4 f123 1 f12 a 0
