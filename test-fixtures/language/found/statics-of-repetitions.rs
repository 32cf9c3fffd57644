//! Statics that repetitions of one macro call make are statics of their own.

use core::sync::atomic::AtomicU32;
macro_rules! places { ($($n:ident)*) => { [$( { let _ = stringify!($n); static C: AtomicU32 = AtomicU32::new(0); &raw const C as usize } ),*] } }
macro_rules! tables { ($($n:literal)*) => { [$( { static C: [u64; 2] = [7, 8]; let _ = $n; &raw const C as usize } ),*] } }
macro_rules! twice { ($e:expr) => { [$e, $e] } }
macro_rules! items { ($($n:ident)*) => { $( pub mod $n { pub static S: AtomicU32 = AtomicU32::new(0); use core::sync::atomic::AtomicU32; pub fn f() -> usize { static S: AtomicU32 = AtomicU32::new(0); &raw const S as usize } } )* } }
items! { a b }
fn generic<T>() -> usize { static S: AtomicU32 = AtomicU32::new(0); &raw const S as usize }
macro_rules! vals { ($($n:ident)*) => { [$( { fn $n() -> u64 { static C: u64 = 5; C } $n() } ),*] } }
macro_rules! structs { ($($n:ident)*) => { [$( { struct K; impl K { fn g(&self) -> u64 { $n } } K.g() } ),*] } }
macro_rules! consts { ($($n:expr),*) => { [$( { const K: u64 = $n; const fn f(x: u64) -> u64 { x + K } f(1) } ),*] } }
const P: u64 = 3; const Q: u64 = 4;
pub fn test(_input: &[u64], out: &mut Out) {
    let p = places!(a b c); out.put(p[0] != p[1] && p[1] != p[2] && p[0] != p[2]);
    let p = tables!(1 2 3); out.put(p[0] != p[1] && p[1] != p[2] && p[0] != p[2]);
    let p = twice!({ static C: AtomicU32 = AtomicU32::new(0); &raw const C as usize }); out.put(p[0] != p[1]);
    out.put(a::f() != b::f());
    out.put((&raw const a::S) != (&raw const b::S));
    out.put(generic::<u8>() == generic::<u16>());
    out.put(vals!(x y z));
    out.put(structs!(P Q));
    out.put(consts!(P, Q, P + Q));
}

//@ expect: 1 1 1 1 1 1 5 5 5 3 4 4 5 8
//@ expect: 1 1 1 1 1 1 5 5 5 3 4 4 5 8
//@ expect: 1 1 1 1 1 1 5 5 5 3 4 4 5 8
//@ expect: 1 1 1 1 1 1 5 5 5 3 4 4 5 8
//@ expect: 1 1 1 1 1 1 5 5 5 3 4 4 5 8
//@ expect: 1 1 1 1 1 1 5 5 5 3 4 4 5 8
//@ expect: 1 1 1 1 1 1 5 5 5 3 4 4 5 8
//@ expect: 1 1 1 1 1 1 5 5 5 3 4 4 5 8
