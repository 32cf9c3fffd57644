//! A borrowed constant lives for ever when its value needs no drop and has no cell; else it is a temporary that is dropped.
//@ edition: 2021
#![allow(unused, dead_code)]
use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
static D: AtomicU32 = AtomicU32::new(0);
struct A(i32); impl Drop for A { fn drop(&mut self) { D.fetch_add(1, SeqCst); } }
struct P { a: i32, b: [i32; 3], c: (i32, A) }
const BAR: A = A(456);
const PP: P = P { a: 1, b: [1, 2, 3], c: (5, A(6)) };
const NONE: Option<A> = None;
const CELLS: [Option<Cell<i32>>; 2] = [None, None];
const TABLE: [i32; 4] = [10, 20, 30, 40];
const NEST: ([i32; 2], (u8, &str)) = ([1, 2], (3, "four"));
trait T { const C: A; const N: i32; const O: Option<A> = None; const ARR: [i32; 3] = [1, 2, 3]; } impl T for i32 { const C: A = A(7); const N: i32 = 9; } impl T for u8 { const C: A = A(8); const N: i32 = 10; }
struct G<X>(X); impl<X> G<X> { const Z: Option<X> = None; const E: [X; 0] = []; }
fn used(n: u32) { assert_eq!(D.swap(0, SeqCst), n); }
fn eat<X>(x: X) {}
fn st<X: ?Sized>(x: &'static X) -> &'static X { x }
fn clobber(x: i32) -> i32 { let a = [x; 32]; let mut s = 0; for v in std::hint::black_box(a) { s += v } s }
fn r1() -> &'static i32 { &TABLE[1] }
fn r2() -> &'static i32 { &[1, 2, 3][2] }
fn r3() -> &'static i32 { &NEST.0[1] }
fn r4() -> &'static (u8, &'static str) { &NEST.1 }
fn r5() -> &'static Option<A> { &NONE }
fn r6() -> &'static Option<A> { &None }
fn r7() -> &'static [A] { &[] }
fn r8() -> &'static Option<Cell<i32>> { &CELLS[0] }
fn r9() -> &'static [Option<Cell<i32>>] { &CELLS }
fn r10<X: T>() -> &'static i32 { &X::N }
fn r11<X: T>() -> &'static [i32] { &X::ARR }
fn r12() -> &'static &'static i32 { &&-5 }
fn r13() -> &'static i32 { &(1 + 2 * 3) }
fn r14() -> &'static bool { &!true }
fn r15() -> &'static (i32, Option<A>) { &(3, None) }
fn r16() -> &'static Option<G<i32>> { &Some(G(3)) }
fn r17() -> &'static [&'static str] { &["a", "bc"] }
fn r18<X>() -> &'static Option<X> { &None }
fn r19<X>() -> &'static [X] { &[] }
fn r20() -> &'static fn(i32) -> i32 { &(clobber as fn(i32) -> i32) }
fn r21() -> &'static u8 { &(300i32 as u8) }
fn r22() -> &'static bool { &(1 < 2) }
fn r23() -> &'static mut [i32] { &mut [] }
fn r24() -> &'static i32 { &{ 5 } }
fn r25() -> &'static usize { &std::mem::size_of::<i32>() }
fn r26() -> &'static dyn Fn(i32) -> i32 { &|x| x + 1 }
fn r27() -> &'static dyn std::any::Any { &5i32 }
fn r29() -> &'static [i32; 3] { &[TABLE[0]; 3] }
fn r30() -> &'static Option<i32> { &<G<i32>>::Z }
fn main() {
    match (&BAR.0, &456) { (a, b) => assert!(*a == *b) }; used(1);
    match (&PP.a, &PP.b, 1) { (a, b, 1) => { assert!(*a == 1 && b[2] == 3); used(0) } _ => panic!() } used(2);
    { let x = &BAR.0; used(0); assert_eq!(*x, 456); } used(1);
    { let x = &PP.b[1]; used(0); assert_eq!(*x, 2); } used(1);
    { let x = PP.b[1]; used(1); }
    { let x = BAR.0; used(1); }
    { let x = &PP.c.0; used(0); } used(1);
    { let x = <i32 as T>::C.0; used(1); }
    { let x = &<u8 as T>::C.0; used(0); } used(1);
    { fn f<X: T>() -> i32 { let r = &X::C.0; used(0); *r } assert_eq!(f::<u8>(), 8); } used(1);
    { let x = &BAR; used(0); } used(1);
    { let _ = BAR; used(1); }
    { let _ = &BAR; used(0); } used(1);
    { BAR; used(1); }
    { &BAR; used(1); }
    { let (ref a, ref b) = (BAR, PP.a); used(1); } used(1);
    { let ref a = BAR; used(0); } used(1);
    { let A(ref a) = BAR; used(0); } used(1);
    { let A(a) = BAR; used(1); }
    { let A(a) = &BAR; used(0); } used(1);
    { let P { a, .. } = PP; used(1); }
    { let P { c: (_, x), .. } = PP; used(0); } used(1);
    match BAR { A(456) => used(0), _ => panic!() } used(1);
    match &BAR { A(456) => used(0), _ => panic!() } used(1);
    match BAR.0 { 456 => used(0), _ => panic!() } used(1);
    if let A(456) = BAR { used(0) } used(1);
    if BAR.0 == 456 { used(1) }
    while BAR.0 == 456 { used(1); break }
    eat(BAR.0); used(1);
    eat(&BAR.0); used(1);
    eat((&BAR.0, used(0))); used(1);
    { let x = [BAR, BAR]; used(0); } used(2);
    { let x = [const { A(1) }; 3]; used(0); } used(3);
    { let x = &[BAR]; used(0); } used(1);
    { let x = &[BAR][0].0; used(0); } used(1);
    { let x = &(1, BAR).0; used(0); } used(1);
    { let x = &(1, NONE).0; } used(0);
    { let x: &'static _ = st(&NONE); } used(0);
    { let x = &Some(BAR); used(0); } used(1);
    { let f = || BAR.0; assert_eq!(f(), 456); used(1); }
    { let x = &mut BAR.0; *x += 1; used(0); } used(1);
    { let x = BAR.0 + BAR.0; used(2); }
    { let x = match BAR { ref r => r.0 }; used(1); }
    assert_eq!((*r1(), *r2(), *r3(), r4().1, clobber(3)), (20, 3, 2, "four", 96)); assert_eq!(*r1(), 20);
    { let (a, b, c, d) = (r1(), r2(), r3(), r4()); clobber(7); assert_eq!((*a, *b, *c, d.0), (20, 3, 2, 3)); }
    { let (a, b, c) = (r5(), r6(), r7()); clobber(7); assert!(a.is_none() && b.is_none() && c.len() == 0); } used(0);
    { let (a, b) = (r8(), r9()); clobber(7); assert!(a.is_none() && b.len() == 2 && b[1].is_none()); }
    { let (a, b, c, d) = (r10::<u8>(), r10::<i32>(), r11::<u8>(), r12()); clobber(7); assert_eq!((*a, *b, c[1], **d), (10, 9, 2, -5)); }
    { let (a, b, c, d) = (r13(), r14(), r15(), r16()); clobber(7); assert!(*a == 7 && !*b && c.0 == 3 && d.as_ref().unwrap().0 == 3); }
    { let (a, b, c, d) = (r17(), r18::<A>(), r19::<A>(), r20()); clobber(7); assert!(a[1] == "bc" && b.is_none() && c.is_empty() && d(1) == 32); }
    { let (a, b, c) = (r21(), r22(), r23()); clobber(7); assert!(*a == 44 && *b && c.is_empty()); }
    { let (a, b) = (r26(), r27()); clobber(7); assert!(a(1) == 2 && b.is::<i32>()); }
    { let (a, b) = (r29(), r30()); clobber(7); assert!(a[2] == 10 && b.is_none()); }
}
