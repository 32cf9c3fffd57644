//! A variable of a pattern has one address in the guard and in the arm.
//@ edition: 2021
#![allow(unused, dead_code)]
use std::cell::Cell;
struct D<'a>(i32, &'a Cell<i32>); impl<'a> Drop for D<'a> { fn drop(&mut self) { self.1.set(self.1.get() * 10 + self.0) } }
enum E { A(i32), B(i32, i32), C { x: i32, y: [u8; 3] } }
fn main() {
    { let p; match 0 { ref mut z if { p = &z as *const _; true } => assert!(p == &z as *const _), _ => unreachable!() } }
    { let p; match 5 { ref z if { p = &z as *const _; true } => assert!(p == &z as *const _ && *z == 5), _ => unreachable!() } }
    { let p; match 5 { ref mut z @ 1..=9 if { p = &*z as *const i32; true } => { *z += 1; assert!(p == &*z as *const i32 && *z == 6) } _ => unreachable!() } }
    { let p; match (1, 2) { (ref a, ref mut b) if { p = (&a as *const _ as usize, &b as *const _ as usize); *a < *b } => assert!(p == (&a as *const _ as usize, &b as *const _ as usize)), _ => unreachable!() } }
    { let mut ps = [0usize; 2]; match E::B(3, 4) { E::A(ref z) | E::B(ref z, _) | E::B(_, ref z) if { ps[(*z - 3) as usize] = &z as *const _ as usize; *z == 4 } => { assert!(ps[1] == &z as *const _ as usize && *z == 4) } _ => unreachable!() } }
    { let mut v = [1, 2, 3]; match v { [ref mut a, .., ref b] if { let q = &a; **q == 1 } => *a = *b, _ => unreachable!() } assert_eq!(v[0], 3); }
    { let c = Cell::new(0); let mut o = Some(D(1, &c)); match o { Some(ref mut d) if d.0 == 2 => unreachable!(), Some(ref mut d) if { let r = &d; r.0 == 1 } => d.0 = 7, _ => unreachable!() } drop(o); assert_eq!(c.get(), 7); }
    { let c = Cell::new(0); match Some(D(1, &c)) { Some(d) if d.0 == 2 => unreachable!(), Some(d) if { let r = &d; r.0 == 1 } => { assert_eq!(c.get(), 0) } _ => unreachable!() } assert_eq!(c.get(), 1); }
    { let x = 5; match x { n if { let f = || n + 1; f() == 6 } => { let f = || n; assert_eq!(f(), 5) } _ => unreachable!() } }
    { let mut s = 0; for i in 0..6 { match (i, i % 2) { (n, 0) if n > 2 => s += 100, (1 | 3, ref m) if *m == 1 => s += 10, (ref n, _) => s += *n } } assert_eq!(s, 100 + 10 + 10 + 0 + 2 + 5); }
    { match &mut Some(3) { Some(x) if *x == 3 => *x = 4, Some(x) => *x = 0, None => {} } }
    { let mut o = Some(3); match &mut o { Some(x) if { let y = &x; **y == 3 } => { let p = &x; *x += 1; } _ => {} } assert_eq!(o, Some(4)); }
    { let mut o = (Some(3), 1); match o { (Some(ref mut x), ref y) if *x > *y => { *x += *y; } _ => {} } assert_eq!(o.0, Some(4)); }
    { match (E::C { x: 1, y: [1, 2, 3] }) { E::C { x: ref a, y: [_, ref b, _] } if { let t = (&a, &b); **t.0 + **t.1 as i32 == 3 } => assert!(*a == 1 && *b == 2), _ => unreachable!() } }
    { let z = 3; let r = match z { ref a if *a > 3 => 1, a @ 2.. if a < 3 => 2, ref a @ 3 if matches!(a, &3) => 3, _ => 4 }; assert_eq!(r, 3); }
    { let v: &mut [i32] = &mut [1, 2, 3]; match v { [a, rest @ ..] if rest.len() == 2 && *a == 1 => { *a = rest[1]; rest[0] = 9; } _ => unreachable!() } assert_eq!(v, [3, 9, 3]); }
    { let (mut n, t) = (0, (1, Some(2))); match t { (a, Some(b)) if { n += 1; a == 2 } | { n += 1; false } => unreachable!(), (a, Some(b)) if t.1 == Some(b) => assert_eq!((a, b), (1, 2)), _ => unreachable!() } assert_eq!(n, 2); }
}
