//! Where the tail without a size of a packed struct lies, and how large the whole is.
//@ edition: 2021
#![allow(unused, dead_code)]
use std::ptr::{addr_of, addr_of_mut};
use std::mem::{ManuallyDrop, size_of_val, align_of_val, size_of, align_of};
#[repr(C, packed(2))] struct P2<T: ?Sized>(u8, ManuallyDrop<T>);
#[repr(C, packed(1))] struct P1<T: ?Sized>(u8, ManuallyDrop<T>);
#[repr(C, packed(4))] struct P4<T: ?Sized> { a: u8, b: u64, c: u8, t: ManuallyDrop<T> }
#[repr(packed(2))] struct RP<T: ?Sized> { a: u32, t: ManuallyDrop<T> }
#[repr(C)] struct In<T: ?Sized> { a: u32, t: T }
#[repr(C)] struct Out<T: ?Sized> { x: u8, i: In<T> }
#[repr(C)] struct Mid<T: ?Sized> { x: u8, i: P2<T> }
#[repr(C, align(32))] struct Al<T: ?Sized> { x: u8, t: T }
#[repr(C)] struct OAl<T: ?Sized> { x: u8, t: Al<T> }
struct Plain<T: ?Sized> { a: u16, b: u8, t: T }
trait Tr { fn v(&self) -> u64; } impl Tr for u64 { fn v(&self) -> u64 { *self } } impl Tr for u8 { fn v(&self) -> u64 { *self as u64 } } impl Tr for u16 { fn v(&self) -> u64 { *self as u64 } }
#[repr(align(16))] #[derive(Clone, Copy)] struct Big(u64); impl Tr for Big { fn v(&self) -> u64 { self.0 } }
#[repr(C, packed)] #[derive(Clone, Copy)] struct Q { a: u8, b: u32, c: [u16; 3] }
macro_rules! off { ($q:expr, $f:tt) => { unsafe { addr_of!($q.$f).cast::<u8>().offset_from(&raw const $q as *const u8) } } }
fn main() {
    { let p = P2(0, ManuallyDrop::new(1usize)); let q: &P2<dyn Send> = &p; assert_eq!(off!(*q, 1), 2); assert_eq!((size_of_val(q), align_of_val(q)), (size_of::<P2<usize>>(), 2)); }
    { let p = P1(0, ManuallyDrop::new(1usize)); let q: &P1<dyn Send> = &p; assert_eq!(off!(*q, 1), 1); assert_eq!((size_of_val(q), align_of_val(q)), (9, 1)); }
    { let p = P2(0, ManuallyDrop::new(1u8)); let q: &P2<dyn Send> = &p; assert_eq!(off!(*q, 1), 1); assert_eq!((size_of_val(q), align_of_val(q)), (2, 1)); }
    { let p = P2(0, ManuallyDrop::new(Big(3))); let q: &P2<dyn Send> = &p; assert_eq!(off!(*q, 1), 2); assert_eq!((size_of_val(q), align_of_val(q)), (18, 2)); }
    { let p = P4 { a: 1, b: 2, c: 3, t: ManuallyDrop::new(9u64) }; let q: &P4<dyn Tr> = &p; assert_eq!(off!(*q, t), 16); assert_eq!((size_of_val(q), align_of_val(q)), (24, 4)); }
    { let p = P4 { a: 1, b: 2, c: 3, t: ManuallyDrop::new(9u8) }; let q: &P4<dyn Tr> = &p; assert_eq!(off!(*q, t), 13); assert_eq!((size_of_val(q), align_of_val(q)), (16, 4)); }
    { let p = P4 { a: 1, b: 2, c: 3, t: ManuallyDrop::new([1u16, 2]) }; let q: &P4<[u16]> = &p; assert_eq!(off!(*q, t), 14); assert_eq!((size_of_val(q), align_of_val(q)), (20, 4)); }
    { let p = P2(0, ManuallyDrop::new([1u32, 2, 3])); let q: &P2<[u32]> = &p; assert_eq!(off!(*q, 1), 2); assert_eq!((size_of_val(q), align_of_val(q)), (14, 2)); let x = unsafe { addr_of!(q.1).cast::<u32>().add(2).read_unaligned() }; assert_eq!(x, 3); }
    { let p = RP { a: 1, t: ManuallyDrop::new(9u64) }; let q: &RP<dyn Tr> = &p; assert_eq!(off!(*q, t), off!(p, t)); assert_eq!(size_of_val(q), size_of::<RP<u64>>()); }
    { let p = Out { x: 1, i: In { a: 2, t: 3u64 } }; let q: &Out<dyn Tr> = &p; assert_eq!((off!(*q, i), q.i.t.v(), q.i.a), (8, 3, 2)); assert_eq!((size_of_val(q), align_of_val(q)), (24, 8)); }
    { let p = Out { x: 1, i: In { a: 2, t: 3u8 } }; let q: &Out<dyn Tr> = &p; assert_eq!((off!(*q, i), q.i.t.v()), (4, 3)); assert_eq!((size_of_val(q), align_of_val(q)), (12, 4)); }
    { let p = Out { x: 1, i: In { a: 2, t: Big(3) } }; let q: &Out<dyn Tr> = &p; assert_eq!((off!(*q, i), off!(q.i, t), q.i.t.v()), (16, 16, 3)); assert_eq!((size_of_val(q), align_of_val(q)), (48, 16)); }
    { let p = Mid { x: 1, i: P2(2, ManuallyDrop::new(7u64)) }; let q: &Mid<dyn Tr> = &p; assert_eq!((off!(*q, i), off!(q.i, 1)), (2, 2)); assert_eq!((size_of_val(q), align_of_val(q)), (12, 2)); }
    { let p = Mid { x: 1, i: P2(2, ManuallyDrop::new(7u8)) }; let q: &Mid<dyn Tr> = &p; assert_eq!((off!(*q, i), off!(q.i, 1)), (1, 1)); assert_eq!((size_of_val(q), align_of_val(q)), (3, 1)); }
    { let p = Al { x: 1, t: 7u8 }; let q: &Al<dyn Tr> = &p; assert_eq!((off!(*q, t), q.t.v()), (1, 7)); assert_eq!((size_of_val(q), align_of_val(q)), (32, 32)); }
    { let p = OAl { x: 1, t: Al { x: 2, t: 7u16 } }; let q: &OAl<dyn Tr> = &p; assert_eq!((off!(*q, t), off!(q.t, t), q.t.t.v()), (32, 2, 7)); assert_eq!((size_of_val(q), align_of_val(q)), (64, 32)); }
    { let p = Plain { a: 1, b: 2, t: 7u64 }; let q: &Plain<dyn Tr> = &p; assert_eq!((q.a, q.b, q.t.v(), off!(*q, t)), (1, 2, 7, off!(p, t))); }
    { let p = Plain { a: 1, b: 2, t: [1u8, 2, 3] }; let q: &Plain<[u8]> = &p; assert_eq!((q.a, q.b, q.t[2], size_of_val(q), q.t.len()), (1, 2, 3, size_of::<Plain<[u8; 3]>>(), 3)); }
    { let p = Plain { a: 1, b: 2, t: Plain { a: 3, b: 4, t: 9u64 } }; let q: &Plain<Plain<dyn Tr>> = &p; assert_eq!((q.a, q.t.a, q.t.b, q.t.t.v()), (1, 3, 4, 9)); }
    { let mut q = Q { a: 1, b: 2, c: [3, 4, 5] }; q.b += 5; q.c[1] = 9; let Q { a, b, c } = q; assert_eq!((a, b, c[1], size_of::<Q>()), (1, 7, 9, 11)); let r = &mut q; r.b = 3; assert_eq!({ r.b }, 3); unsafe { addr_of_mut!(r.b).write_unaligned(77); } assert_eq!({ q.b }, 77); let z = q; assert!(matches!(z, Q { b: 77, .. })); }
    { let p = P2(0, ManuallyDrop::new(5u64)); let q: *const P2<dyn Tr> = &p; unsafe { let f = addr_of!((*q).1) as *const u64; assert_eq!(f.read_unaligned(), 5); } }
}
