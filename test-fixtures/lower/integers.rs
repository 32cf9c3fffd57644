//! Integer operators and casts in a build without overflow checks.
//@ run: wrap(2147483647, 1) == 3
//@ run: wrap(-2147483648, -1) == -1
//@ run: shifts(1, 33) == 2000006
//@ run: shifts(-5, 31) == -2147490090450944
//@ run: divide(7, 2) == 3
//@ run: divide(-7, 2) == -3
//@ run: divide(7, 0) == trap: attempt to divide by zero
//@ run: divide(-2147483648, -1) == trap: attempt to divide with overflow
//@ run: remainder(-7, 3) == -1
//@ run: remainder(5, 0) == trap: attempt to calculate the remainder with a divisor of zero
//@ run: unsigned(5, 7) == 4294967299
//@ run: casts(-1) == 2305843045831964286
//@ run: casts(300) == 30046181
//@ run: casts(-129) == 2305843045819291246
//@ run: float_casts(3.99) == 15
//@ run: float_casts(-1.5) == -2
//@ run: float_casts(1e20) == 6450840314
//@ run: wide(12345678901234567890, 98765432109876543) == 5997362399038090287
//@ run: negate(-2147483648) == -2147483648
//@ run: bits(0b1011_0000) == 133079403
//@ run: compare(-1, 1) == 13
//@ run: chars(97) == 98
//@ run: bools(true, false) == 22
//@ run: compound(10) == 3
//@ run: index(2) == 30
//@ run: index(9) == trap: index out of bounds: the len is 4
//@ run: checked(2000000000) == 294967304

fn wrap(a: i32, b: i32) -> i32 { a + b * 2 - (a ^ b) }
fn shifts(a: i32, n: u32) -> i64 { ((a << n) as i64) * 1000003 + (a >> n) as i64 + ((a as u32) >> (n as u8)) as i64 }
fn divide(a: i32, b: i32) -> i32 { a / b }
fn remainder(a: i32, b: i32) -> i32 { a % b }
fn unsigned(a: u32, b: u32) -> u64 { (a - b) as u64 + ((a / b) as u64) * 3 + (a % b) as u64 }
fn casts(x: i32) -> i64 {
    (x as u8) as i64 + ((x as i8) as i64) * 1000 + ((x as u16) as i64) * 100_000 + (x as u32) as i64 * 7
        + (x as i64 as u64 >> 60) as i64 + (x as usize as i128 >> 3) as i64
}
fn float_casts(x: f64) -> i64 {
    (x as i32) as i64 + (x as u8) as i64 * 3 + ((x as f32) as u32) as i64 + (x as i64 >> 40) + (f64::NAN * x) as i64
}
fn wide(a: u64, b: u64) -> u64 {
    let p = a as u128 * b as u128;
    let q = p / 1_000_000_007u128;
    let r = p % 1_000_000_007u128;
    (q >> 64) as u64 ^ q as u64 ^ r as u64 ^ ((p as i128) >> 100) as u64
}
fn negate(x: i32) -> i32 { -x }
fn bits(x: u8) -> u32 {
    x.count_ones() + x.leading_zeros() * 10 + x.trailing_zeros() * 100 + (!x) as u32 * 1000 + x.rotate_left(3) as u32 * 1000_000
}
fn compare(a: i32, b: i32) -> u32 {
    (a < b) as u32 | ((a as u32) < b as u32) as u32 * 2 | (a <= b) as u32 * 4 | (a != b) as u32 * 8 | (a >= b) as u32 * 16
}
fn chars(x: u8) -> u32 { let c = x as char; if c.is_ascii_alphabetic() && c >= 'a' { c as u32 + 1 } else { 0 } }
fn bools(a: bool, b: bool) -> u32 { (a & b) as u32 | ((a | b) as u32) << 1 | ((a ^ b) as u32) << 2 | ((!a) as u32) << 3 | ((a > b) as u32) << 4 }
fn compound(x: u32) -> u32 { let mut y = x; y += 5; y *= 3; y -= 1; y /= 2; y %= 17; y <<= 4; y |= 3; y &= 0xfb; y ^= 0x55; y >>= 1; y }
fn index(i: usize) -> i32 { let a = [10, 20, 30, 40]; a[i] }
fn checked(x: i32) -> i32 {
    match x.checked_add(500_000_000) { Some(v) => v / 2, None => x.saturating_add(1) - x.wrapping_mul(3).overflowing_sub(7).0 }
}
