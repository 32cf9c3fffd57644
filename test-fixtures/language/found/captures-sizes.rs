//! Sizes of closures: what of references, packed and nested values they capture.
use core::mem::size_of_val;
struct W { a: u64, s: [u64; 3] }
#[derive(Clone, Copy)]
#[repr(C, packed)]
struct P { a: u8, b: u64, c: (u64, u64) }
struct Tail<T: ?Sized> { n: u32, t: T }
macro_rules! for_each { ($o:ident, $($e:expr),*) => { $( $o.put($e as u64); )* } }
pub fn test(input: &[u64], out: &mut Out) {
    let a: &[u64] = &input[..4];
    let f = || match a { [] => 0, [x, ..] => *x };
    let g = move || match *a { [] => 0, [x, ..] => x };
    let h = || match a { [..] => 1u64 };
    let k = || a.len() as u64;
    let l = || a[1];
    let m = || (a, a[1]).1;
    for_each!(out, size_of_val(&f), size_of_val(&g), size_of_val(&h), size_of_val(&k), size_of_val(&l), size_of_val(&m));
    for_each!(out, f(), g(), h(), k(), l(), m());
    let w = W { a: input[0], s: [1, 2, 3] };
    let r = &w;
    let rr = &r;
    let f = || r.a + rr.s[1];
    let g = move || r.a + rr.s[1];
    let h = || (r.s[2], r).0;
    let k = || { let W { a, s: [_, y, _] } = rr; a ^ y };
    let l = move || { let W { a, s: [_, y, _] } = **rr; a ^ y };
    let m = || matches!(r, W { a: 0..=5, .. });
    for_each!(out, size_of_val(&f), size_of_val(&g), size_of_val(&h), size_of_val(&k), size_of_val(&l), size_of_val(&m));
    for_each!(out, f(), g(), h(), k(), l(), m());
    let p = P { a: 3, b: input[1], c: (4, 5) };
    let f = || p.b + p.c.1;
    let g = move || { let x = p.c; x.0 };
    let h = || { let P { b, .. } = p; b };
    let k = || match p { P { a: 3, b, .. } => b, P { c: (x, _), .. } => x };
    for_each!(out, size_of_val(&f), size_of_val(&g), size_of_val(&h), size_of_val(&k));
    for_each!(out, f(), g(), h(), k());
    let mut t = Tail { n: 4, t: [1u64, 2, 3] };
    let u: &mut Tail<[u64]> = &mut t;
    let mut f = || { u.t[1] += 1; u.t.len() as u64 + u.n as u64 };
    for_each!(out, size_of_val(&f), f(), f());
    let mut f = || { u.t[2] += 1; u.t.len() as u64 };
    for_each!(out, size_of_val(&f), f(), f());
    let v: &Tail<[u64]> = &t;
    let f = || v.t.iter().sum::<u64>();
    for_each!(out, size_of_val(&f), f());
    let mut o = Some((1u64, input[2]));
    let mut f = || { if let Some((a, b)) = &mut o { *a += 1; *b ^= *a; *b } else { 0 } };
    for_each!(out, size_of_val(&f), f(), f());
    let mut g = move || { while let Some((a @ 0..=5, _)) = &mut o { *a += 1; } o.map_or(0, |x| x.0) };
    for_each!(out, size_of_val(&g), g(), g());
    let pair = (&mut [1u64, 2][..], 3u64);
    let h = || { let (x, _) = pair; x[0] += 1; x[0] };
    for_each!(out, size_of_val(&h), h());
    let mut a = 1u64; let mut b = 2u64;
    let pair = (&mut a, &mut b);
    fn esc<'a>(p: (&'a mut u64, &'a mut u64), k: u64) -> impl FnOnce() -> u64 + 'a {
        let q = (k, p);
        move || match q { (0, (x, _)) => { *x += 1; *x } (_, (_, y)) => { *y += 2; *y } }
    }
    fn esc2<'a>(p: (&'a mut u64, &'a mut u64)) -> impl FnOnce() -> u64 + 'a {
        || match p { (x, y) if *x > 5 => { *x += 1; *x + *y } (_, y) => { *y += 2; *y } }
    }
    let f = esc((&mut *pair.0, &mut *pair.1), input[3] % 2);
    for_each!(out, size_of_val(&f), f());
    let f = esc2(pair);
    for_each!(out, size_of_val(&f), f());
    for_each!(out, a, b);
    #[derive(Clone, Copy)] union U { a: u32, b: [u16; 2] }
    let u = (U { b: [1, 2] }, 3u8, 4u16);
    let f = || unsafe { u.0.a as u64 + u.2 as u64 };
    let g = move || unsafe { let (U { b: [x, _] }, ..) = u; x };
    for_each!(out, size_of_val(&f), size_of_val(&g), f(), g());
    let raw = (&raw mut a, 5u64);
    let mut f = || unsafe { *raw.0 += 2; *raw.0 + raw.1 };
    for_each!(out, size_of_val(&f), f());
    out.put(f());
    struct S2 { x: (u64, u32), y: u8 }
    let mut s = S2 { x: (input[4], 2), y: 3 };
    let mut f = || { s.x.0 ^= 1; let g = || s.x.1 + s.y as u32; g() as usize * 100 + size_of_val(&g) };
    for_each!(out, size_of_val(&f), f());
    const K: (u8, u8) = (1, 2);
    let q = ((1u8, 2u8), 7u64);
    let f = || match q { (K, _) => 1u8, _ => 0 };
    let g = || match q { ((1, x), _) => x, (_, 3) => 4, ((y, _), _) => y };
    for_each!(out, size_of_val(&f), size_of_val(&g), f(), g());
    let f = || { let z @ (x, _) = q.0; z.1 + x };
    for_each!(out, size_of_val(&f), f());
    let opt: Option<&(u64, u64)> = Some(&(3, 4));
    let f = || match opt { Some(&(a, _)) => a, None => 0 };
    let g = || opt.is_some_and(|p| p.0 == 3);
    for_each!(out, size_of_val(&f), f(), size_of_val(&g), g());
    let arr = [(1u64, 2u64); 3];
    let i = input[0] as usize % 3;
    let f = || match arr[i] { (x, _) => x };
    let g = move || match arr[i].1 { 2 => 5u64, _ => 1 };
    let h = || { let _ = arr[i]; 0u64 };
    for_each!(out, size_of_val(&f), size_of_val(&g), size_of_val(&h), f(), g(), h());
}

//@ expect: 10 10 0 10 10 8 1 1 1 4 2 2 10 10 8 8 8 8 3 3 3 3 3 1 8 19 8 8 7 4 2 2 18 7 7 10 3 3 10 a 8 1 2 18 6 6 10 2 18 2 10 4 2 4 10 4 20005 1 10 9 b 18 204 8 18 1 2 8 3 8 3 8 1 10 38 10 1 5 0
//@ expect: 10 10 0 10 10 8 e220a8397b1dcdaf e220a8397b1dcdaf 1 4 6e789e6aa1b965f4 6e789e6aa1b965f4 10 10 8 8 8 8 e220a8397b1dcdb1 e220a8397b1dcdb1 3 e220a8397b1dcdad e220a8397b1dcdad 0 8 19 8 8 6e789e6aa1b965f9 4 6e789e6aa1b965f4 6e789e6aa1b965f4 18 7 7 10 3 3 10 a 8 6c45d188009454d 6c45d188009454e 18 6 6 10 2 18 2 10 4 2 4 10 4 20005 1 10 9 b 18 204 8 18 1 2 8 3 8 3 8 1 10 38 10 1 5 0
//@ expect: 10 10 0 10 10 8 0 0 1 4 1 1 10 10 8 8 8 8 2 2 3 2 2 1 8 19 8 8 6 4 1 1 18 7 7 10 3 3 10 a 8 fffffffffffffffd fffffffffffffffe 18 6 6 10 2 18 2 10 4 2 4 10 4 20005 1 10 9 b 18 204 8 18 1 2 8 3 8 3 8 1 10 38 10 1 5 0
//@ expect: 10 10 0 10 10 8 690ed476743aae49 690ed476743aae49 1 4 0 0 10 10 8 8 8 8 690ed476743aae4b 690ed476743aae4b 3 690ed476743aae4b 690ed476743aae4b 0 8 19 8 8 5 4 0 0 18 7 7 10 3 3 10 a 8 20 23 18 6 6 10 2 18 4 10 6 1 6 10 4 20005 1 10 8 a 18 204 8 18 1 2 8 3 8 3 8 1 10 38 10 1 5 0
//@ expect: 10 10 0 10 10 8 8000000000000003 8000000000000003 1 4 e e 10 10 8 8 8 8 8000000000000005 8000000000000005 3 8000000000000001 8000000000000001 0 8 19 8 8 13 4 e e 18 7 7 10 3 3 10 a 8 466d5e7f3e46f141 466d5e7f3e46f142 18 6 6 10 2 18 2 10 4 2 4 10 4 20005 1 10 9 b 18 204 8 18 1 2 8 3 8 3 8 1 10 38 10 1 5 0
//@ expect: 10 10 0 10 10 8 2 2 1 4 96a573e9b48216e8 96a573e9b48216e8 10 10 8 8 8 8 4 4 3 0 0 1 8 19 8 8 96a573e9b48216ed 4 96a573e9b48216e8 96a573e9b48216e8 18 7 7 10 3 3 10 a 8 3 0 18 6 6 10 2 18 2 10 4 2 4 10 4 20005 1 10 9 b 18 204 8 18 1 2 8 3 8 3 8 1 10 38 10 1 5 0
//@ expect: 10 10 0 10 10 8 12f6436ac376cc66 12f6436ac376cc66 1 4 7ffffffe 7ffffffe 10 10 8 8 8 8 12f6436ac376cc68 12f6436ac376cc68 3 12f6436ac376cc64 12f6436ac376cc64 0 8 19 8 8 80000003 4 7ffffffe 7ffffffe 18 7 7 10 3 3 10 a 8 9 a 18 6 6 10 2 18 2 10 4 2 4 10 4 20005 1 10 9 b 18 204 8 18 1 2 8 3 8 3 8 1 10 38 10 1 5 0
//@ expect: 10 10 0 10 10 8 80 80 1 4 9 9 10 10 8 8 8 8 82 82 3 82 82 0 8 19 8 8 e 4 9 9 18 7 7 10 3 3 10 a 8 f51c504764ed82f0 f51c504764ed82f3 18 6 6 10 2 18 4 10 6 1 6 10 4 20005 1 10 8 a 18 204 8 18 1 2 8 3 8 3 8 1 10 38 10 1 5 0
