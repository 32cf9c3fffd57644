//! Items of blocks that share a name, also those that one macro makes twice: each is its own function, static and closure.
macro_rules! both {
    ($out:ident, $a:expr; $t:ident) => {{
        fn n(x: $t) -> u64 {
            if x.is_nan() { 1 } else { x.to_bits() as u64 }
        }
        $out.put(n($t::from_bits($a)));
    }};
}
fn twice(input: &[u64], out: &mut Out) {
    both!(out, input[0] as u32; f32);
    both!(out, input[0]; f64);
}
fn a(x: usize) -> u64 {
    static T: [u64; 4] = [1, 2, 3, 4];
    T[x & 3]
}
fn b(x: usize) -> u64 {
    static T: [u64; 4] = [5, 6, 7, 8];
    const F: fn(u64) -> u64 = |v| v + 1;
    F(T[x & 3])
}
fn c(x: usize) -> u64 {
    const F: fn(u64) -> u64 = |v| v * 3;
    let r = F(x as u64 & 7);
    {
        fn n(x: u64) -> u64 {
            [1u64, 2].iter().map(|y| y * x).sum()
        }
        r + n(3) + {
            fn n(x: u64) -> u64 {
                [1u64, 2].iter().map(|y| y + x).sum()
            }
            n(4)
        }
    }
}
mod m1 {
    pub struct S;
}
mod m2 {
    pub struct S;
}
impl m1::S {
    fn new(x: u64) -> u64 {
        x + 1
    }
}
impl m2::S {
    fn new(x: u64) -> u64 {
        x * 2
    }
}
fn ap<F: Fn(u64) -> u64>(f: F, x: u64) -> u64 {
    let mut s = 0;
    for i in 0..x {
        s += f(i)
    }
    s
}
macro_rules! tbl { ($e:expr) => {{ static T: [u64; 3] = [$e, 2, 3]; fn get(i: u64) -> u64 { T[i as usize % 3] } get }} }
fn k1<const N: usize>(x: u64) -> u64 {
    (const {
        if N > 3 {
            |v: u64| v + 1
        } else {
            |v: u64| v + 2
        }
    })(x)
}
pub fn test(input: &[u64], out: &mut Out) {
    twice(input, out);
    let x = input[0] as usize;
    out.put(a(x));
    out.put(b(x));
    out.put(c(x));
    let n = input[1] % 9;
    out.put(ap(m1::S::new, n));
    out.put(ap(m2::S::new, n));
    out.put([tbl!(1)(0); 2]);
    out.put(tbl!(8)(n));
    out.put(tbl!(9)(n));
    out.put(k1::<2>(n));
    out.put(k1::<5>(n));

    trait Tr {
        const K: fn(u64) -> u64;
    }
    impl Tr for u8 {
        const K: fn(u64) -> u64 = |x| x + 10;
    }
    impl Tr for u16 {
        const K: fn(u64) -> u64 = |x| x + 20;
    }
    out.put(u8::K(n) * u16::K(n));
}

//@ expect: 1 1 2 7 17 3 2 1 1 3 3 4 3 108
//@ expect: 7b1dcdaf e220a8397b1dcdaf 4 9 29 0 0 1 1 8 9 2 1 c8
//@ expect: 0 0 1 6 14 1 0 1 1 2 2 3 2 e7
//@ expect: 743aae49 690ed476743aae49 2 7 17 0 0 1 1 8 9 2 1 c8
//@ expect: 3 8000000000000003 4 9 1d f 14 1 1 3 3 7 6 177
//@ expect: 2 2 3 8 1a 15 1e 1 1 8 9 8 7 1a0
//@ expect: c376cc66 12f6436ac376cc66 3 8 26 0 0 1 1 8 9 2 1 c8
//@ expect: 80 80 1 6 14 0 0 1 1 8 9 2 1 c8
