//! Which places closures capture, how, and when what they hold is dropped.
use core::cell::Cell;
use core::mem::size_of_val;
struct D<'a>(&'a Cell<u64>, u8);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set((self.0.get() << 4) | self.1 as u64);
    }
}
enum One<'a> {
    V(D<'a>, D<'a>, u64, u64),
}
enum Two<'a> {
    A(D<'a>, D<'a>, u64),
    #[allow(dead_code)]
    B,
}
struct Own<'a> {
    a: D<'a>,
    b: D<'a>,
    n: [u64; 3],
    m: (u64, u32),
}
fn own<'a>(c: &'a Cell<u64>, k: u8) -> Own<'a> {
    Own { a: D(c, k), b: D(c, k + 1), n: [1, 2, k as u64], m: (5, 6) }
}
struct Holds<'a> {
    inner: (D<'a>, u64),
}
impl Drop for Holds<'_> {
    fn drop(&mut self) {
        self.inner.0.0.set(self.inner.0.0.get() << 4 | 9);
    }
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
    macro_rules! mark {
        () => { c.set(c.get() << 4 | 15) };
    }
    let i0 = input[0];
    // Single variant, by reference: only what is read.
    t!({
        let o = One::V(D(c, 1), D(c, 2), i0, 4);
        let f = || match o { One::V(_, _, n, _) => n };
        let s = size_of_val(&f);
        s as u64 * 1000 + f() % 1000
    });
    t!({
        let o = One::V(D(c, 1), D(c, 2), i0, 4);
        let f = move || match o { One::V(_, _, n, _) => n };
        let s = size_of_val(&f);
        let r = f();
        drop(f);
        mark!();
        s as u64 * 1000 + r % 1000
    });
    t!({
        let o = One::V(D(c, 1), D(c, 2), i0, 4);
        let f = move || match o { One::V(x, _, n, _) if n > 3 => x.1 as u64, One::V(_, y, _, _) => y.1 as u64 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let o = One::V(D(c, 1), D(c, 2), i0, 4);
        let f = || { let One::V(x, _, _, _) = o; x.1 as u64 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let o = Two::A(D(c, 1), D(c, 2), i0);
        let f = || match o { Two::A(_, _, n) => n, Two::B => 3 };
        let s = size_of_val(&f);
        s as u64 * 1000 + f() % 1000
    });
    t!({
        let o = Two::A(D(c, 1), D(c, 2), i0);
        let f = || match o { Two::A(x, _, n) => n % 100 + x.1 as u64, Two::B => 3 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r % 1000
    });
    t!({
        let o = Two::A(D(c, 1), D(c, 2), i0);
        let f = move || match &o { Two::A(x, _, n) => n % 100 + x.1 as u64, Two::B => 3 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r % 1000
    });
    // Several arms of a tuple: what is tested and bound.
    t!({
        let q = (i0 % 3, D(c, 1), D(c, 2), 8u32);
        let f = move || match q { (0, _, _, _) => 1, (1, ref x, ..) => x.1 as u64, _ => 7 };
        let s = size_of_val(&f);
        let r = f();
        drop(f);
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let q = (i0 % 3, D(c, 1), D(c, 2), 8u32);
        let f = move || match q { (0, x, _, _) => x.1 as u64, (1, _, y, _) => y.1 as u64, _ => 7 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let q = (i0 % 3, (D(c, 1), Some(5u8)), D(c, 2), 8u32);
        let f = || match q { (0, (ref x, _), ..) => x.1 as u64, (1, (_, Some(k)), ..) => k as u64, (_, (_, None), ..) => 3, _ => 7 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let q = (i0 % 3, (D(c, 1), Some(D(c, 5))), D(c, 2), 8u32);
        let f = || if let (_, (_, Some(k)), ..) = q { k.1 as u64 } else { 1 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let q = (i0 % 3, (D(c, 1), Some(D(c, 5))), D(c, 2), 8u32);
        let f = move || { let (_, (_, Some(ref k)), ..) = q else { return 1 }; k.1 as u64 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r
    });
    // Slice patterns.
    t!({
        let o = own(c, 1);
        let f = || match o.n { [1, x, ..] => x, [.., y] => y };
        let s = size_of_val(&f);
        s as u64 * 1000 + f()
    });
    t!({
        let o = own(c, 1);
        let f = move || match o.n { [1, x, ..] => x, [.., y] => y };
        let s = size_of_val(&f);
        s as u64 * 1000 + f()
    });
    t!({
        let mut o = own(c, 1);
        let mut f = || { let [x, _, y] = &mut o.n; *x += 1; *y += *x; *y };
        let s = size_of_val(&f);
        let r = f() + f();
        s as u64 * 1000 + r + o.n[0] * 100
    });
    t!({
        let mut a = [1u64, 2, 3];
        let sl = &mut a[..];
        let mut f = || { if let [x, .., y] = sl { *x += 1; *y += *x; *y } else { 0 } };
        let s = size_of_val(&f);
        let r = f();
        s as u64 * 1000 + r + a[0] * 100
    });
    t!({
        let mut a = [1u64, 2, 3];
        let sl = &mut a[..];
        let mut f = || match sl { [] => 0, [x] => *x, [x, rest @ ..] => { *x += rest.len() as u64; *x } };
        let s = size_of_val(&f);
        let r = f() + f();
        s as u64 * 1000 + r + a[0] * 100
    });
    t!({
        let a = [D(c, 1), D(c, 2), D(c, 3)];
        let f = || { let [x, ..] = &a; x.1 };
        let s = size_of_val(&f);
        s as u64 * 1000 + f() as u64
    });
    t!({
        let a = (5u8, [D(c, 1), D(c, 2), D(c, 3)]);
        let f = || { let (_, [_, x, _]) = a; x.1 };
        let s = size_of_val(&f);
        let r = f() as u64;
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let a = ([1u8, 2, 3], D(c, 1));
        let f = || match a { ([.., z], _) => z };
        let s = size_of_val(&f);
        s as u64 * 1000 + f() as u64
    });
    t!({
        let a: &[u64] = &input[..4];
        let f = || match a { [] => 0, [x, ..] => *x };
        let g = move || match *a { [] => 0, [x, ..] => x };
        let h = || match a { [..] => 1u64 };
        let k = || a.len() as u64;
        let l = || a[1];
        let m = || (a, a[1]).1;
        (size_of_val(&f) * 1000 + size_of_val(&g) * 100 + size_of_val(&h) * 10 + size_of_val(&k)) as u64 ^ (f() ^ g() ^ h() ^ k() ^ l() ^ m())
            ^ ((size_of_val(&l) * 10 + size_of_val(&m)) as u64)
    });
    // A type with its own Drop.
    t!({
        let h = Holds { inner: (D(c, 1), i0) };
        let f = move || h.inner.1;
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r % 1000
    });
    t!({
        let h = Holds { inner: (D(c, 1), i0) };
        let f = move || h.inner.0.1;
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r as u64
    });
    t!({
        let h = (Holds { inner: (D(c, 1), i0) }, D(c, 2), 3u8);
        let f = move || { let x = &h.0.inner.0; x.1 + h.2 };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r as u64
    });
    // Order of drops: of first use; of the fields of one variable.
    t!({
        let (x, y, z) = (D(c, 1), D(c, 2), D(c, 3));
        let f = move || { let _k = &z; let _l = &x; let _m = &y; };
        f();
        drop(f);
        mark!();
        0
    });
    t!({
        let o = own(c, 1);
        let p = own(c, 4);
        let f = move || { let _b = &o.b; let _x = &p.b; let _a = &o.a; let _y = &p.a; };
        f();
        drop(f);
        mark!();
        0
    });
    t!({
        let (x, y, z) = (D(c, 1), D(c, 2), D(c, 3));
        let mut w = 0u64;
        let mut v = D(c, 4);
        let mut f = move || { v.1 = { let _k = &z; 5 }; w = { let _k = &y; w + 1 }; let _m = &x; w };
        let r = f();
        drop(f);
        mark!();
        r
    });
    t!({
        let (x, y, z) = (D(c, 1), D(c, 2), D(c, 3));
        let f = move || match (&z).1 { 3 if y.1 == 2 => x.1, _ => 9 };
        let r = f();
        drop(f);
        mark!();
        r
    });
    t!({
        let (x, y, z) = ((D(c, 1), 1u8), (D(c, 2), 2u8), D(c, 3));
        let f = move || match x { _ if y.1 == 3 => z.1, (_, 2) => 4, (ref d, _) => d.1 + y.0.1 };
        let r = f();
        let s = size_of_val(&f);
        drop(f);
        mark!();
        r as u64 + s as u64 * 100
    });
    t!({
        let (x, y, z) = ((D(c, 1), Some(1u8)), (D(c, 2), 2u8), D(c, 3));
        let f = move || { let (ref d, Some(_)) = x else { return z.1 }; d.1 + y.0.1 };
        let r = f();
        let s = size_of_val(&f);
        drop(f);
        mark!();
        r as u64 + s as u64 * 100
    });
    // Struct update takes the fields that are not written.
    t!({
        let o = own(c, 1);
        let f = || { let d = D(c, 7); Own { a: d, ..o } };
        let s = size_of_val(&f);
        let q = f();
        mark!();
        s as u64 * 1000 + q.n[2] + q.m.0
    });
    t!({
        let o = own(c, 1);
        let d = D(c, 7);
        let f = move || Own { a: d, n: [1, 2, 3], m: (1, 1), ..o };
        let s = size_of_val(&f);
        mark!();
        let q = f();
        mark!();
        s as u64 * 1000 + q.n[2] + q.m.0
    });
    // Wildcards and statements.
    t!({
        let x = D(c, 1);
        let y = D(c, 2);
        let f = move || { let _ = x; let _ = y.1; 3 };
        let s = size_of_val(&f);
        let r = f();
        drop(f);
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let x = D(c, 1);
        let y = D(c, 2);
        let f = || { x; y.1 };
        let s = size_of_val(&f);
        let r = f() as u64;
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let x = D(c, 1);
        x;
        mark!();
        0
    });
    t!({
        let x = (D(c, 1), D(c, 2));
        let f = move || { match x { _ => {} } match x { (_, _) => {} } if let (_, _) = x { 1u64 } else { 2 } };
        let s = size_of_val(&f);
        let r = f();
        drop(f);
        mark!();
        s as u64 * 1000 + r
    });
    // Nested closures.
    t!({
        let o = own(c, 1);
        let f = || { let g = move || o.b.1; g() };
        let s = size_of_val(&f);
        let r = f() as u64;
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let o = (own(c, 1), One::V(D(c, 5), D(c, 6), 7, 8));
        let f = || { let g = || match o { (Own { ref b, .. }, One::V(x, _, n, _)) => b.1 as u64 + x.1 as u64 + n }; size_of_val(&g) as u64 * 100 + g() };
        let s = size_of_val(&f);
        let r = f();
        mark!();
        s as u64 * 1000 + r
    });
    t!({
        let mut o = own(c, 1);
        let r = &mut o;
        let mut f = || { r.m.0 += 1; let mut g = || { r.m.1 += 2; r.n[0] += 1; r.m.1 }; g() };
        let s = size_of_val(&f);
        let k = f() + f();
        s as u64 * 1000 + k as u64 + o.m.0 + o.n[0] * 100
    });
}

//@ expect: 1f41 12 1f41 f12 9c42 21f 3e81 1f2 1f41 12 9c42 12f 9c42 f12 5dc1 1f2 9c42 21f 5dc5 f12 fa05 512f 3e85 f512 1f42 12 5dc2 12 2075 12 200d 0 407c 0 1f41 123 bb82 231f 1f43 1 447d 0 1f41 f91 3e9 f91 7d04 f912 0 312f 0 1245f 1 321f4 1 3f21 963 1f32 963 1f32 9c46 f721 7d04 ff721 3 f21 5dc2 1f2 0 1f 7d01 12f 1f42 f12 898e 5f126 5f05 12
//@ expect: 2157 12 2157 f12 9c41 12f 3e81 1f2 2157 12 9c64 12f 9c64 f12 5dc1 1f2 9c42 21f 5dc5 f12 fa05 512f 3e85 f512 1f42 12 5dc2 12 2075 12 200d 0 407c 0 1f41 123 bb82 231f 1f43 1 447d 0 2157 f91 3e9 f91 7d04 f912 0 312f 0 1245f 1 321f4 1 3f21 963 1f32 963 1f32 9c46 f721 7d04 ff721 3 f21 5dc2 1f2 0 1f 7d01 12f 1f42 f12 898e 5f126 5f05 12
//@ expect: 1f40 12 1f40 f12 9c42 21f 3e81 1f2 1f40 12 9c41 12f 9c41 f12 5dc1 1f2 9c41 12f 5dc1 f12 fa05 512f 3e85 f512 1f42 12 5dc2 12 2075 12 200d 0 407c 0 1f41 123 bb82 231f 1f43 1 447d 0 1f40 f91 3e9 f91 7d04 f912 0 312f 0 1245f 1 321f4 1 3f21 963 1f32 963 1f32 9c46 f721 7d04 ff721 3 f21 5dc2 1f2 0 1f 7d01 12f 1f42 f12 898e 5f126 5f05 12
//@ expect: 21d9 12 21d9 f12 9c41 12f 3e81 1f2 21d9 12 9c82 12f 9c82 f12 5dc1 1f2 9c41 12f 5dc1 f12 fa05 512f 3e85 f512 1f42 12 5dc2 12 2075 12 200d 0 407c 0 1f41 123 bb82 231f 1f43 1 447d 0 21d9 f91 3e9 f91 7d04 f912 0 312f 0 1245f 1 321f4 1 3f21 963 1f32 963 1f32 9c46 f721 7d04 ff721 3 f21 5dc2 1f2 0 1f 7d01 12f 1f42 f12 898e 5f126 5f05 12
//@ expect: 226b 12 226b f12 9c41 12f 3e81 1f2 226b 12 9c4c 12f 9c4c f12 5dc7 1f2 9c47 12f 5dc7 f12 fa05 512f 3e85 f512 1f42 12 5dc2 12 2075 12 200d 0 407c 0 1f41 123 bb82 231f 1f43 1 447d 0 226b f91 3e9 f91 7d04 f912 0 312f 0 1245f 1 321f4 1 3f21 963 1f32 963 1f32 9c46 f721 7d04 ff721 3 f21 5dc2 1f2 0 1f 7d01 12f 1f42 f12 898e 5f126 5f05 12
//@ expect: 1f42 12 1f42 f12 9c42 21f 3e81 1f2 1f42 12 9c43 12f 9c43 f12 5dc7 1f2 9c47 12f 5dc7 f12 fa05 512f 3e85 f512 1f42 12 5dc2 12 2075 12 200d 0 407c 0 1f41 123 bb82 231f 1f43 1 447d 0 1f42 f91 3e9 f91 7d04 f912 0 312f 0 1245f 1 321f4 1 3f21 963 1f32 963 1f32 9c46 f721 7d04 ff721 3 f21 5dc2 1f2 0 1f 7d01 12f 1f42 f12 898e 5f126 5f05 12
//@ expect: 205e 12 205e f12 9c41 12f 3e81 1f2 205e 12 9c97 12f 9c97 f12 5dc1 1f2 9c41 12f 5dc1 f12 fa05 512f 3e85 f512 1f42 12 5dc2 12 2075 12 200d 0 407c 0 1f41 123 bb82 231f 1f43 1 447d 0 205e f91 3e9 f91 7d04 f912 0 312f 0 1245f 1 321f4 1 3f21 963 1f32 963 1f32 9c46 f721 7d04 ff721 3 f21 5dc2 1f2 0 1f 7d01 12f 1f42 f12 898e 5f126 5f05 12
//@ expect: 1fc0 12 1fc0 f12 9c41 12f 3e81 1f2 1fc0 12 9c5d 12f 9c5d f12 5dc7 1f2 9c47 12f 5dc7 f12 fa05 512f 3e85 f512 1f42 12 5dc2 12 2075 12 200d 0 407c 0 1f41 123 bb82 231f 1f43 1 447d 0 1fc0 f91 3e9 f91 7d04 f912 0 312f 0 1245f 1 321f4 1 3f21 963 1f32 963 1f32 9c46 f721 7d04 ff721 3 f21 5dc2 1f2 0 1f 7d01 12f 1f42 f12 898e 5f126 5f05 12
