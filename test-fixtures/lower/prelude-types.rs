//! Types and traits of the prelude beyond plain numbers; the results are those of the native build.
//@ overflow-checks
//@ run: atomic_int(0, 0) == 20043180824
//@ run: atomic_int(5, 300) == 20043179385
//@ run: atomic_int(1000000007, 65) == 21043180415
//@ run: atomic_int(300, 5) == 20043181020
//@ run: atomic_int(55296, 7) == 20043235988
//@ run: atomic_int(4294967294, 2147483648) == 24338148018
//@ run: atomic_int(1114111, 1) == 20044294835
//@ run: atomic_bool(0, 0) == 18
//@ run: atomic_bool(5, 300) == 26
//@ run: atomic_bool(1000000007, 65) == 29
//@ run: atomic_bool(300, 5) == 29
//@ run: atomic_bool(55296, 7) == 29
//@ run: atomic_bool(4294967294, 2147483648) == 29
//@ run: atomic_bool(1114111, 1) == 29
//@ run: atomic_ptr(0, 0) == 11
//@ run: atomic_ptr(5, 300) == 12
//@ run: atomic_ptr(1000000007, 65) == 14
//@ run: atomic_ptr(300, 5) == 11
//@ run: atomic_ptr(55296, 7) == 11
//@ run: atomic_ptr(4294967294, 2147483648) == 13
//@ run: atomic_ptr(1114111, 1) == 14
//@ run: non_zero(0, 0) == 1
//@ run: non_zero(5, 300) == 1911
//@ run: non_zero(1000000007, 65) == 2000000390
//@ run: non_zero(300, 5) == 91028
//@ run: non_zero(55296, 7) == 3058145420
//@ run: non_zero(4294967294, 2147483648) == 15032385649
//@ run: non_zero(1114111, 1) == 2228342
//@ run: wrapping_saturating(0, 0) == 18446743828896415759
//@ run: wrapping_saturating(5, 300) == 61585536055834
//@ run: wrapping_saturating(1000000007, 65) == 3022102269089808385
//@ run: wrapping_saturating(300, 5) == 52656299047450
//@ run: wrapping_saturating(55296, 7) == 13484410602768364
//@ run: wrapping_saturating(4294967294, 2147483648) == 246960619519
//@ run: wrapping_saturating(1114111, 1) == 42502966290874383
//@ run: duration(0, 0) == 4608469162696206940
//@ run: duration(5, 300) == 4608478813692940816
//@ run: duration(1000000007, 65) == 4691533923098126083
//@ run: duration(300, 5) == 4609048197074401153
//@ run: duration(55296, 7) == 4627725568363592973
//@ run: duration(4294967294, 2147483648) == 4700243009812579920
//@ run: duration(1114111, 1) == 4647130286763526586
//@ run: characters(0, 0) == 307
//@ run: characters(5, 300) == 322
//@ run: characters(1000000007, 65) == 21584836084
//@ run: characters(300, 5) == 183001
//@ run: characters(55296, 7) == 3
//@ run: characters(4294967294, 2147483648) == 21588420972
//@ run: characters(1114111, 1) == 21602290751
//@ run: hashing(0, 0) == 17648170599931479166
//@ run: hashing(5, 300) == 14974738354674741909
//@ run: hashing(1000000007, 65) == 4449364569097878810
//@ run: hashing(300, 5) == 12635471069004050913
//@ run: hashing(55296, 7) == 5118834028351870755
//@ run: hashing(4294967294, 2147483648) == 1367760456135285147
//@ run: hashing(1114111, 1) == 18110642026097166983
//@ run: parsing(0, 0) == 12
//@ run: parsing(5, 300) == 3
//@ run: parsing(1000000007, 65) == 3
//@ run: parsing(300, 5) == 12
//@ run: parsing(55296, 7) == 12
//@ run: parsing(4294967294, 2147483648) == 300
//@ run: parsing(1114111, 1) == 18446744073709551609
//@ run: floats(0, 0) == 13860124888875925504
//@ run: floats(5, 300) == 9231540422862599534
//@ run: floats(1000000007, 65) == 9257565928129552014
//@ run: floats(300, 5) == 13860236927764838572
//@ run: floats(55296, 7) == 13860241318821643987
//@ run: floats(1114111, 1) == 13860237804588554523
//@ run: bools(0, 0) == 4
//@ run: bools(5, 300) == 11
//@ run: bools(1000000007, 65) == 999999943
//@ run: bools(300, 5) == 296
//@ run: bools(55296, 7) == 55290
//@ run: bools(4294967294, 2147483648) == 2147483647
//@ run: bools(1114111, 1) == 1114111

use core::hash::*;
use core::num::*;
use core::sync::atomic::Ordering::*;
use core::sync::atomic::*;
use core::time::Duration;
pub fn atomic_int(a: u32, b: u32) -> u64 {
    let x = AtomicU32::new(a);
    let p = x.fetch_add(b, SeqCst);
    let q = x.fetch_max(100, Relaxed);
    let r = x.fetch_nand(b, AcqRel);
    let c = x.compare_exchange(r, 5, AcqRel, Acquire);
    let d = x.fetch_update(Release, Relaxed, |v| if v > 3 { Some(v / 3) } else { None });
    let z = x.update(SeqCst, SeqCst, |v| v ^ 9);
    (p ^ q ^ r) as u64
        + match c {
            Ok(v) => v as u64,
            Err(v) => v as u64 + 7,
        }
        + d.unwrap_or(99) as u64 * 3
        + z as u64
        + x.into_inner() as u64
}
pub fn atomic_bool(a: u32, b: u32) -> u64 {
    let x = AtomicBool::new(a > b);
    let p = x.fetch_nand(true, SeqCst);
    let q = x.fetch_not(Relaxed);
    let r = x.swap(a == b, AcqRel);
    let c = x.compare_exchange_weak(false, true, SeqCst, Relaxed);
    (p as u64)
        | (q as u64) << 1
        | (r as u64) << 2
        | (c.is_ok() as u64) << 3
        | (x.load(Acquire) as u64) << 4
}
pub fn atomic_ptr(a: u32, b: u32) -> u64 {
    let mut v = [1u32, 2, 3, 4];
    let p = AtomicPtr::new(v.as_mut_ptr());
    let o = p.swap(unsafe { v.as_mut_ptr().add((a % 4) as usize) }, SeqCst);
    unsafe { *o as u64 * 10 + *p.load(Relaxed) as u64 }
}
pub fn non_zero(a: u32, b: u32) -> u64 {
    let n = NonZero::new(a);
    match n {
        None => 1,
        Some(n) => {
            let m = n | b;
            (b / n) as u64
                + (b % n) as u64 * 3
                + m.get() as u64
                + n.ilog2() as u64
                + n.checked_mul(m).map_or(5, |x| x.get()) as u64
                + core::mem::size_of::<Option<NonZeroU32>>() as u64
                + n.leading_zeros() as u64
                + NonZeroU64::from(n).get()
                + NonZeroU8::try_from(n).map_or(77, |x| x.get()) as u64
        }
    }
}
pub fn wrapping_saturating(a: u32, b: u32) -> u64 {
    let mut w = Wrapping(a) * Wrapping(b) - Wrapping(7);
    w += b;
    w <<= 3;
    let v = -w ^ !Wrapping(a);
    let mut s = Saturating(a as i32) + Saturating(b as i32);
    s -= 3;
    s *= Saturating(5);
    (v.0 as u64) << 32 | (-s).0 as u32 as u64
}
pub fn duration(a: u32, b: u32) -> u64 {
    let d = Duration::from_millis(a as u64) + Duration::new(3, b % 1_000_000_000);
    let e = d * 3 / 7;
    e.as_nanos() as u64
        ^ d.checked_sub(e).map_or(1, |x| x.as_micros() as u64)
        ^ (core::mem::size_of::<Option<Duration>>() as u64)
        ^ e.as_secs_f64().to_bits()
}
pub fn characters(a: u32, b: u32) -> u64 {
    let c = char::from_u32(a % 0x120000);
    match c {
        None => 3,
        Some(c) => {
            let mut buf = [0u8; 4];
            let s = c.encode_utf8(&mut buf);
            let mut h = s.len() as u64;
            for x in s.bytes() {
                h = h * 257 + x as u64;
            }
            h + c.to_digit(36).unwrap_or(50) as u64
                + c.is_whitespace() as u64 * 2
                + c.to_ascii_uppercase() as u64
                + u8::try_from(c).unwrap_or(9) as u64
        }
    }
}
struct Fx(u64);
impl Hasher for Fx {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, b: &[u8]) {
        for x in b {
            self.0 = (self.0 ^ *x as u64).wrapping_mul(0x100000001b3);
        }
    }
}
#[derive(Hash)]
enum E {
    A(u32, (u8, i64)),
    B { x: bool, y: [u16; 3] },
    C,
}
pub fn hashing(a: u32, b: u32) -> u64 {
    let mut h = Fx(7);
    E::A(a, (b as u8, a as i64)).hash(&mut h);
    E::B {
        x: a > b,
        y: [1, a as u16, 3],
    }
    .hash(&mut h);
    E::C.hash(&mut h);
    "hé".hash(&mut h);
    (&a, 'x', Some(b), true).hash(&mut h);
    h.finish()
}
pub fn parsing(a: u32, b: u32) -> u64 {
    let s = ["12", "-7", "+300", "", "x", "4294967296"][(a % 6) as usize];
    match s.parse::<i16>() {
        Ok(v) => v as u64,
        Err(e) => match e.kind() {
            IntErrorKind::Empty => 1,
            IntErrorKind::InvalidDigit => 2,
            IntErrorKind::PosOverflow => 3,
            _ => 4,
        },
    }
}
pub fn floats(a: u32, b: u32) -> u64 {
    let x = f32::from_bits(a);
    let y = b as f32 / 3.0;
    (x.sqrt().to_bits() as u64)
        ^ (y.powi(5).to_bits() as u64) << 3
        ^ (x.round_ties_even().to_bits() as u64) << 5
        ^ (y.rem_euclid(7.5).to_bits() as u64) << 9
        ^ (y.mul_add(2.0, 1.0).to_bits() as u64) << 11
        ^ ((x.max(y).to_bits() as u64) << 13)
        ^ (y.fract().to_degrees().to_radians().to_bits() as u64) << 17
        ^ unsafe { y.to_int_unchecked::<i64>() } as u64
        ^ (core::f32::consts::PI.to_bits() as u64) << 32
        ^ f64::MIN_POSITIVE.to_bits()
        ^ (y as f64).div_euclid(-2.5).to_bits()
}
pub fn bools(a: u32, b: u32) -> u64 {
    (a > b).then(|| a - b).unwrap_or(3) as u64 + (a < b).then_some(8u64).unwrap_or(1)
}
