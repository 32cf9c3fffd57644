//@ depends: num-bigint = { version = "0.4", default-features = false }
//@ depends: num-integer = { version = "0.1", default-features = false }
//@ depends: num-traits = { version = "0.2", default-features = false }

//! Numbers of any size on the heap, with build scripts that ask for the compiler: `num-bigint`.

use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{Num, One, Pow, Signed, ToPrimitive, Zero};
fn show(n: &BigUint, put: &mut impl FnMut(u64)) {
    for d in n.to_u64_digits() {
        put(d);
    }
    put(n.bits());
}
fn answers(put: &mut impl FnMut(u64)) {
    let mut f = BigUint::one();
    for i in 1u32..=40 {
        f *= i;
    }
    show(&f, put);
    let p = BigUint::from(2u8).pow(127u32) - 1u8;
    show(&p, put);
    let (q, r) = f.div_rem(&p);
    show(&q, put);
    show(&r, put);
    show(&f.gcd(&BigUint::from(1u64 << 40)), put);
    show(&(&f << 67u32), put);
    show(&(&f >> 33u32), put);
    let a = BigInt::from(-123456789i64) * BigInt::from(987654321i64);
    put((a.sign() == Sign::Minus) as u64);
    put(a.to_i64().unwrap_or(5) as u64);
    let (q, r) = a.div_mod_floor(&BigInt::from(1000));
    put(q.to_i64().unwrap() as u64);
    put(r.to_i64().unwrap() as u64);
    put(a.abs().to_u64().unwrap());
    put((&a + &a).to_i64().unwrap() as u64);
    let s = f.to_str_radix(10);
    put(s.len() as u64);
    for b in s.bytes() {
        put(b as u64);
    }
    let back = BigUint::from_str_radix(&s, 10).unwrap();
    put((back == f) as u64);
    put(BigInt::zero().is_zero() as u64);
    let e = BigInt::from(-7i8).pow(5u32);
    put(e.to_i64().unwrap() as u64);
}
