//! Constants of reference types in patterns: a constant does not see through references, a unit struct or variant does.
const NAME: &str = "warp";
const TWO: &[u8] = &[1, 2];
const PAIR: &(u8, bool) = &(3, true);
struct S;
#[derive(PartialEq, Clone, Copy)]
enum Axis { X, Y, Z }
impl Axis { const FIRST: Axis = Axis::X; const REF: &'static Axis = &Axis::Y; }
use Axis::*;
fn a(s: &str) -> u8 { match s { NAME => 1, _ => 2 } }
fn b(s: Option<&str>) -> u8 { match s { Some(NAME) => 1, _ => 2 } }
fn c(s: &Option<&str>) -> u8 { match *s { Some(NAME) => 1, _ => 2 } }
fn d(s: Option<&Option<&Axis>>) -> u8 { match s { Some(Some(X)) => 1, Some(Some(Axis::Y)) => 4, Some(None) => 7, Some(Some(Z)) => 9, None => 3 } }
fn e(s: &str) -> u8 { match s { NAME | "x" => 1, _ => 2 } }
fn f(s: &[u8], p: &(u8, bool)) -> u8 { match (s, p) { (TWO, PAIR) => 1, (TWO, _) => 2, (_, PAIR) => 3, _ => 4 } }
fn g(x: &Axis, s: &S) -> u8 { let S = s; let &S = s; match x { Axis::REF => 1, &Axis::FIRST => 2, _ => 3 } }
fn h(x: &Axis) -> bool { matches!(x, X | Axis::Z) }
pub fn test(input: &[u64], out: &mut Out) {
    let s = &"awarpx"[(input[0] & 1) as usize..][..4];
    out.put((a("warp"), a(s), a("war")));
    out.put((b(Some(s)), b(None), b(Some("warq"))));
    out.put((c(&Some("warp")), c(&Some(s)), c(&None)));
    out.put((d(Some(&Some(&X))), d(Some(&Some(&Y))), d(Some(&Some(&Z)))));
    out.put((d(None), d(Some(&None)), e("x")));
    out.put((e(s), e("y"), f(&[1, 2], &(3, true))));
    out.put((f(&[1, 2], &(input[0] as u8, true)), f(&[1], &(3, true)), f(&[2, 2], &(3, false))));
    out.put((g(&X, &S), g(&Y, &S), g(&Z, &S)));
    out.put((h(&X), h(&Y), h(&Z)));
}

//@ expect: 1 1 2 1 2 2 1 1 2 1 4 9 3 7 1 1 2 1 2 3 4 2 1 3 1 0 1
//@ expect: 1 1 2 1 2 2 1 1 2 1 4 9 3 7 1 1 2 1 2 3 4 2 1 3 1 0 1
//@ expect: 1 2 2 2 2 2 1 2 2 1 4 9 3 7 1 2 2 1 2 3 4 2 1 3 1 0 1
//@ expect: 1 1 2 1 2 2 1 1 2 1 4 9 3 7 1 1 2 1 2 3 4 2 1 3 1 0 1
//@ expect: 1 1 2 1 2 2 1 1 2 1 4 9 3 7 1 1 2 1 1 3 4 2 1 3 1 0 1
//@ expect: 1 2 2 2 2 2 1 2 2 1 4 9 3 7 1 2 2 1 2 3 4 2 1 3 1 0 1
//@ expect: 1 2 2 2 2 2 1 2 2 1 4 9 3 7 1 2 2 1 2 3 4 2 1 3 1 0 1
//@ expect: 1 2 2 2 2 2 1 2 2 1 4 9 3 7 1 2 2 1 2 3 4 2 1 3 1 0 1
