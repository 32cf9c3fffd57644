//! Matching: literals, ranges, enums, niches, slices, guards, bindings, constants, strings.
//@ run: ints(0) == 1
//@ run: ints(7) == 3
//@ run: ints(15) == 4
//@ run: ints(-3) == 6
//@ run: ints(1000) == 5
//@ run: chars(0) == 1
//@ run: chars(1) == 233
//@ run: chars(2) == 2
//@ run: shapes(0, 5) == 13
//@ run: shapes(1, 5) == 101
//@ run: shapes(2, 5) == 301
//@ run: shapes(3, 5) == 131
//@ run: options(3) == 34
//@ run: options(-3) == -9
//@ run: options(0) == -8
//@ run: nested(1, 2) == 100
//@ run: nested(2, 2) == 200
//@ run: nested(0, 9) == 9
//@ run: slices(0) == 0
//@ run: slices(1) == 1
//@ run: slices(2) == 12
//@ run: slices(3) == 1001
//@ run: slices(5) == 135
//@ run: guards(3, 4) == 3
//@ run: guards(4, 3) == 30
//@ run: guards(9, 9) == 900
//@ run: at(5) == 5
//@ run: at(50) == 51
//@ run: at(500) == 1000
//@ run: consts(3) == 16
//@ run: consts(4) == 25
//@ run: strings(0) == 2
//@ run: strings(1) == 1
//@ run: strings(2) == 3
//@ run: long_strings(0) == 1
//@ run: long_strings(1) == 2
//@ run: long_strings(2) == 3
//@ run: long_strings(3) == 9
//@ run: long_strings(4) == 9
//@ run: refs(4) == 1006
//@ run: let_else(4) == 2
//@ run: let_else(5) == 99
//@ run: chains(4) == 77
//@ run: chains(7) == 3
//@ run: bools(true, 3) == 1
//@ run: bools(false, 3) == 2
//@ run: floats(1.5) == 1
//@ run: floats(20.0) == 3
//@ run: tuples(1, 2) == 1
//@ run: tuples(0, 2) == -2
//@ run: niche(0) == 11
//@ run: niche(1) == 4
//@ run: niche(2) == 3
//@ run: niche(3) == 20
//@ run: niche(4) == 4
//@ run: multi(0) == 70001
//@ run: multi(1) == 1
//@ run: multi(2) == 2
//@ run: multi(3) == 500
//@ run: bytes(0) == 1
//@ run: bytes(1) == 30
//@ run: loops(10) == 375
//@ run: ranges(200) == 2
//@ run: ranges(65) == 1
//@ run: ranges(0) == 3
//@ run: wide(1) == 1
//@ run: wide(340282366920938463463374607431768211455) == 2

fn ints(x: i32) -> i32 {
    match x { 0 => 1, 1 | 2 | 3 => 2, 4..=9 => 3, 10.. => if x < 20 { 4 } else { 5 }, i32::MIN..=-1 => 6 }
}
fn chars(i: u32) -> u32 {
    let c = match i { 0 => 'x', 1 => 'é', _ => '5' };
    match c { 'a'..='z' => 1, '0'..='9' => 2, _ => c as u32 }
}
#[derive(Clone, Copy, PartialEq)]
enum Shape { Unit, Circle(u32), Rect { w: u32, h: u32 }, Named(&'static str, [u8; 3]) }
fn make(kind: u32, n: u32) -> Shape {
    match kind { 0 => Shape::Unit, 1 => Shape::Circle(n), 2 => Shape::Rect { w: n, h: n + 1 }, _ => Shape::Named("abc", [n as u8; 3]) }
}
fn shapes(kind: u32, n: u32) -> u32 {
    let s = make(kind, n);
    let a = match s { Shape::Unit => 1, Shape::Circle(r) => r * 2, Shape::Rect { w, h } => w * h, Shape::Named(name, [a, .., b]) => name.len() as u32 + a as u32 + b as u32 };
    a * 10 + (s == make(kind, n)) as u32 + (s == make(kind, n + 1)) as u32 * 2
}
fn options(x: i32) -> i32 {
    let o = if x > 0 { Some(x) } else { None };
    let p: Option<Option<bool>> = if x > 0 { Some(Some(true)) } else if x == 0 { Some(None) } else { None };
    let r = match o { Some(v) if v > 100 => 0, Some(v) => v, None => -1 };
    r * 10 + match p { None => 1, Some(None) => 2, Some(Some(b)) => 3 + b as i32 }
}
fn nested(a: u8, b: u8) -> u32 {
    match (Some(a), b) { (Some(0), y) => y as u32, (Some(1 | 3), 0..=5) => 100, (Some(x), y) if x == y => 200, (Some(x), _) => x as u32 + 300, (None, _) => 400 }
}
fn slices(n: usize) -> i32 {
    let all = [1, 2, 3, 4, 5, 6];
    let s = &all[..n];
    match s { [] => 0, [x] => *x, [a, b] => a * 10 + b, [first, .., 3] => first + 1000, [first, mid @ .., last] => first * 100 + mid.len() as i32 * 10 + last }
}
fn guards(a: i32, b: i32) -> i32 {
    match (a, b) { (x, y) if x < y => x, (x, y) if { let d = x - y; d > 0 } => y * 10, (x, _) => x * 100 }
}
fn at(x: u32) -> u32 { match x { n @ 0..=9 => n, n @ (10..=19 | 50) => n + 1, whole @ _ => whole * 2 } }
#[derive(PartialEq, Eq)]
struct P { x: i32, y: Option<u8> }
const ORIGIN: P = P { x: 3, y: Some(7) };
const LIMIT: u32 = 4;
fn consts(x: u32) -> u32 {
    let p = P { x: x as i32, y: Some(7) };
    let a = match p { ORIGIN => 1, P { x: 4, .. } => 2, _ => 3 };
    a * 10 + match x { LIMIT => 5, _ => 6 }
}
fn strings(i: u32) -> u32 { let s = match i { 0 => "zero", 1 => "one", _ => "" }; match s { "one" => 1, "zero" => 2, "" => 3, _ => 4 } }
/// Longer than 64 bytes, with one beginning, one end or one length.
fn long_strings(i: u32) -> u32 {
    let s = match i { 0 => "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa", 1 => "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqb", 2 => "rqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa", 3 => "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqra", _ => "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq" };
    match s { "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa" => 1, "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqb" => 2, "rqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa" => 3, _ => 9 }
}
fn refs(x: u32) -> u32 {
    let mut v = Some((x, 2u32));
    if let Some((a, ref mut b)) = v { *b += a; }
    if let Some((a, b)) = &mut v { *a += *b; }
    match &v { Some((a, b)) => a * 100 + b, None => 0 }
}
fn let_else(x: u32) -> u32 { let Some(y) = (if x % 2 == 0 { Some(x / 2) } else { None }) else { return 99 }; y }
fn chains(x: u32) -> u32 {
    if let Some(y) = x.checked_sub(3) && y > 2 && let Some(z) = y.checked_sub(1) { z } else { 77 }
}
fn bools(a: bool, n: u32) -> u32 { match (a, n) { (true, 3) => 1, (false, 3) => 2, (true, _) => 3, (false, _) => 4 } }
fn floats(x: f32) -> u32 { match x { 1.5 => 1, 0.0..=10.0 => 2, _ => 3 } }
fn tuples(a: i32, b: i32) -> i32 { let ((x, y), [p, q]) = ((a, b), [a + b, a - b]); let (mut m, n); m = x; n = y; m += 1; m * n + p * q }
enum Niche { A(bool), B, C, D(bool), E }
fn niche(i: u32) -> u32 {
    let n = match i { 0 => Niche::A(true), 1 => Niche::B, 2 => Niche::C, 3 => Niche::D(false), _ => Niche::E };
    match n { Niche::A(b) => 10 + b as u32, Niche::C => 3, Niche::D(b) => 20 + b as u32, _ => 4 }
}
#[derive(Clone, Copy)]
enum Multi { Data(bool, u32), X, Y, Z(u16) }
fn multi(i: u32) -> u32 {
    let m = match i { 0 => Multi::Data(true, 70000), 1 => Multi::X, 2 => Multi::Y, _ => Multi::Z(500) };
    let o = Some(m);
    match o { Some(Multi::Data(f, v)) => v + f as u32, Some(Multi::Y) => 2, Some(Multi::Z(z)) => z as u32, Some(Multi::X) => 1, None => 0 }
}
fn bytes(i: u32) -> u32 { let b: &[u8] = if i == 0 { b"GET " } else { b"PUT!" }; match b { b"GET " => 1, [b'P', rest @ ..] => rest.len() as u32 * 10, _ => 3 } }
fn loops(n: u32) -> u32 {
    let mut i = 0; let mut s = 0;
    let r = 'outer: loop { loop { i += 1; if i > n { break 'outer s; } if i % 3 == 0 { continue 'outer; } s += i; if s > 1000 { break; } } };
    let b = 'blk: { if r > 20 { break 'blk 5; } 6 };
    r * 10 + b
}
fn ranges(x: u8) -> u32 { match x { b'A'..=b'Z' => 1, 128.. => 2, ..=10 => 3, _ => 4 } }
fn wide(x: u128) -> u32 { match x { 0 => 0, 1..=0xffff_ffff_ffff_ffff_ffff => 1, u128::MAX => 2, _ => 3 } }
