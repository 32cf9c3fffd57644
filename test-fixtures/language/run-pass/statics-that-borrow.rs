//! What a `static mut` borrows mutably is memory of its own that can be written.
//@ edition: 2021
#![allow(unused, dead_code, static_mut_refs)]
use std::cell::{Cell, UnsafeCell};
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
struct S { f: &'static mut u32, g: Option<&'static mut [i32]> }
struct N<'a> { next: Option<&'a mut N<'a>>, v: i32 }
static mut A: &mut [i32] = &mut [1, 2];
static mut A2: &mut [i32] = &mut [1, 2];
static mut B: S = S { f: &mut 5, g: Some(&mut [1, 2, 3]) };
static mut C: [&mut u32; 2] = [&mut 1, &mut 1];
static mut D: (&mut u32, &u32, &'static str) = (&mut 1, &1, "x");
static mut E: Option<&mut Option<u32>> = Some(&mut Some(3));
static mut F: &mut &mut u32 = &mut &mut 3;
static mut G: &mut [&mut [u8]] = &mut [&mut [1, 2], &mut [3]];
static mut H: &mut dyn Tr = &mut X(4);
static mut I: *mut u32 = &raw mut TARGET;
static mut J: &mut u32 = unsafe { &mut *(&raw mut TARGET) };
static mut TARGET: u32 = 7;
static mut K: &mut (u32, Cell<u32>) = &mut (1, Cell::new(2));
static mut L: Option<&'static mut N<'static>> = Some(&mut N { next: Some(&mut N { next: None, v: 2 }), v: 1 });
static mut M: &[i32] = &[1, 2, 3];
static mut O: fn(i32) -> i32 = inc;
static mut P: &mut fn(i32) -> i32 = &mut (inc as fn(i32) -> i32);
static Q: Sy = Sy(UnsafeCell::new(3));
static R: &Sy = &Q;
static T: [&Sy; 2] = [&Q, R];
const U: &Sy = &Q;
const V: *const u32 = &raw const TARGET;
static W: AtomicU32 = AtomicU32::new(1);
static XX: &&AtomicU32 = &&W;
static mut Y: [[u32; 2]; 2] = [[1, 2], [3, 4]];
static mut Z: &mut [u32; 0] = &mut [];
struct Sy(UnsafeCell<u32>); unsafe impl Sync for Sy {}
trait Tr { fn get(&mut self) -> u32; }
struct X(u32); impl Tr for X { fn get(&mut self) -> u32 { self.0 += 1; self.0 } }
fn inc(x: i32) -> i32 { x + 1 } fn dec(x: i32) -> i32 { x - 1 }
fn main() { unsafe { rows() } }
unsafe fn rows() {
    A[0] += 1; assert!(A[0] == 2 && A2[0] == 1 && A.len() == 2);
    *B.f += 1; assert!(*B.f == 6);
    B.g.as_mut().unwrap()[1] = 9; assert!(B.g.as_ref().unwrap()[1] == 9);
    B.g = None; assert!(B.g.is_none());
    *C[0] = 9; assert!(*C[1] == 1 && *C[0] == 9);
    *D.0 = 4; assert!(*D.1 == 1 && D.2 == "x" && *D.0 == 4);
    if let Some(Some(x)) = &mut E { *x += 1; } assert!(E.as_ref().unwrap().unwrap() == 4);
    **E.as_mut().unwrap() = None; assert!(E.as_ref().unwrap().is_none());
    **F = 8; assert!(**F == 8);
    G[0][1] = 7; G.swap(0, 1); assert!(G[1][1] == 7 && G[0].len() == 1);
    assert!(H.get() == 5 && H.get() == 6);
    *I += 1; *J += 1; assert!(TARGET == 9 && *I == 9 && V as *mut u32 == I);
    K.0 = 3; K.1.set(4); assert!(K.0 + K.1.get() == 7);
    { let l = L.as_mut().unwrap(); l.v = 5; l.next.as_mut().unwrap().v = 6; } assert!(L.as_ref().unwrap().next.as_ref().unwrap().v == 6);
    M = &[4]; assert!(M[0] == 4);
    O = dec; assert!(O(3) == 2); *P = dec; assert!(P(3) == 2);
    *Q.0.get() = 5; assert!(*R.0.get() == 5 && *T[1].0.get() == 5 && *U.0.get() == 5); *U.0.get() = 6; assert!(*Q.0.get() == 6);
    W.fetch_add(2, SeqCst); assert!(XX.load(SeqCst) == 3); XX.store(4, SeqCst); assert!(W.load(SeqCst) == 4);
    Y[1][0] += 5; assert!(Y[1][0] == 8); let y = &mut Y[0]; y[1] = 3; assert!(Y[0][1] == 3);
    assert!(Z.len() == 0);
}
