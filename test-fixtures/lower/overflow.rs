//! Overflow checks, with rustc's words.
//@ overflow-checks
//@ run: add(2147483647, 1) == trap: attempt to add with overflow
//@ run: add(1, 1) == 2
//@ run: sub(0, 1) == trap: attempt to subtract with overflow
//@ run: mul(65536, 65536) == trap: attempt to multiply with overflow
//@ run: neg(-128) == trap: attempt to negate with overflow
//@ run: shl(1, 32) == trap: attempt to shift left with overflow
//@ run: shr(1, 40) == trap: attempt to shift right with overflow
//@ run: div(1, 0) == trap: attempt to divide by zero
//@ run: rem(-128, -1) == trap: attempt to calculate the remainder with overflow
//@ run: sum(4) == 6
//@ run: sum(40) == trap: attempt to add with overflow
//@ run: literal(3) == 147

fn add(a: i32, b: i32) -> i32 { a + b }
fn sub(a: u8, b: u8) -> u8 { a - b }
fn mul(a: u32, b: u32) -> u32 { a * b }
fn neg(a: i8) -> i8 { -a }
fn shl(a: u32, b: u32) -> u32 { a << b }
fn shr(a: i64, b: i32) -> i64 { a >> (b + 30) }
fn div(a: i8, b: i8) -> i8 { a / b }
fn rem(a: i8, b: i8) -> i8 { a % b }
fn sum(n: u8) -> u8 { let mut s = 0u8; let mut i = 0; while i < n { s += i; i += 1; } s }
fn literal(n: u32) -> u32 { (n << 4) + 100 - (n >> 1) }
