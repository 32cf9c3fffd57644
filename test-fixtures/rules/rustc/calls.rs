//@ edition: 2024
#![feature(auto_traits, no_core, lang_items, abi_ptx, abi_gpu_kernel, c_variadic, never_type)]
#![feature(extern_types, gen_blocks, yield_expr, f16, f128, repr_simd, const_trait_impl)]
#![no_core]
#![crate_type = "lib"]
#![allow(internal_features, stable_features, unused_features, dead_code, unused_variables, unused_mut)]
#![allow(unused_parens, unused_braces, unused_attributes, unconditional_recursion, path_statements)]
#![allow(improper_ctypes_definitions, improper_ctypes, no_mangle_generic_items, non_camel_case_types)]
#[lang = "pointee_sized"] pub trait PointeeSized {}
#[lang = "meta_sized"] pub trait MetaSized: PointeeSized {}
#[lang = "sized"] pub trait Sized: MetaSized {}
#[lang = "copy"] pub trait Copy {}
#[lang = "freeze"] pub unsafe auto trait Freeze {}
#[lang = "sync"] pub unsafe auto trait Sync {}
#[lang = "legacy_receiver"] pub trait LegacyReceiver {}
#[lang = "pointee_trait"] pub trait Pointee: PointeeSized {
    #[lang = "metadata_type"] type Metadata: Copy;
}
#[lang = "dyn_metadata"] pub struct DynMetadata<D: PointeeSized>(*const D);
impl<D: PointeeSized> Copy for DynMetadata<D> {}
impl<T: PointeeSized> LegacyReceiver for &T {}
impl<T: PointeeSized> Copy for *mut T {}
impl<T: PointeeSized> Copy for *const T {}
impl Copy for u32 {}
impl Copy for i32 {}
impl Copy for f32 {}
impl Copy for u8 {}
impl Copy for usize {}
pub struct S { f: extern "gpu-kernel" fn(u32) }
extern "gpu-kernel" fn k(a: u32) {}
unsafe extern "ptx-kernel" fn p(a: u32) {}
extern "gpu-kernel" fn g<T>(a: T) {}
mod m { pub extern "gpu-kernel" fn k2() {} }
use m::k2 as renamed;
unsafe extern "gpu-kernel" { fn ext(a: u32); }
unsafe extern "ptx-kernel" { safe fn ext2(); }
pub trait T: Sized { extern "gpu-kernel" fn t(); extern "gpu-kernel" fn m(self); }
impl T for u32 { extern "gpu-kernel" fn t() {} extern "gpu-kernel" fn m(self) {} }
impl S { extern "gpu-kernel" fn i(self) {} extern "gpu-kernel" fn j(&self) {} extern "gpu-kernel" fn n(a: u32) {} }
fn c1() { k(1) }
fn c2() { (k)(1); unsafe { p(1) } }
fn c3() { let f = k; f(1) }
fn c4() { let f: extern "gpu-kernel" fn(u32) = k; f(1); }
fn c5(f: extern "ptx-kernel" fn(u32)) { f(1) }
fn c6(f: unsafe extern "ptx-kernel" fn(u32)) { unsafe { f(1) } }
fn c7(s: S) { (s.f)(1) }
fn c8(s: S) { s.i() }
fn c9(s: &S) { s.j(); S::n(2); S::j(s); <S>::n(1) }
fn c10(x: u32) { x.m() }
fn c11<A: T>(x: A) { A::t(); x.m() }
fn c12() { <u32 as T>::t(); u32::t(); T::m(1u32) }
fn c13() { m::k2(); renamed(); self::m::k2() }
fn c14() { unsafe { ext(1) } ext2() }
fn c15() { g::<u32>(1); g(1u32) }
fn c16() { { || k(1) }; }
fn c17() { if true { k(1) } else { loop { k(1); } } }
fn c18() { let k = 1; let x = k; }
fn c19() -> extern "gpu-kernel" fn(u32) { k }
fn c20() { let x = k as *const (); }
fn c21() { fn k(a: u32) {} k(1) }
fn c22(k: fn(u32)) { k(1) }
fn c23() { { extern "gpu-kernel" fn inner() {} inner() } }
const extern "gpu-kernel" fn kc(a: u32) {}
const C: () = kc(1);
extern "gpu-kernel" fn rec(a: u32) { rec(a) }
fn mkp() -> extern "gpu-kernel" fn(u32) { k }
fn c24() { mkp()(1) }
fn c25(a: [extern "gpu-kernel" fn(u32); 1], t: (u32, extern "gpu-kernel" fn(u32))) { (t.1)(2) }
macro_rules! call { ($f:ident, $a:expr) => { $f($a) } }
fn c26() { call!(k, 1) }
fn c27() { g(k(1)) }
type F = extern "gpu-kernel" fn(u32);
fn c28(f: F) { f(1) }
fn c29(f: &F) { (*f)(1); f(1) }

fn c30(f: &&F) { f(1); (**f)(2) }
fn c31() { let s = S { f: k }; (s.f)(1); let t = (k, 1); (t.0)(2) }
fn c32() { let x: *const F = &raw const PTR.0; unsafe { (*x)(3) } }
pub struct Holder(F);
unsafe impl Sync for Holder {}
static PTR: Holder = Holder(k);
fn c33() { (PTR.0)(4) }
fn c34<G: Fn2>(g: G) { g.go() }
pub trait Fn2 { fn go(self); }
fn c35() { let f = if true { k } else { k }; f(1) }
fn c36() { match 1u32 { 0 => k(0), _ => {} } }
fn c37() { let c = |x: u32| -> () { k(x) }; }
struct Gen<T>(T);
impl<T> Gen<T> { extern "gpu-kernel" fn s(a: T) {} fn call(a: T) { Self::s(a) } }
fn c38() { Gen::<u32>::s(1); Gen::<f32>::s(1.0) }
fn c39() -> () { return k(1) }
fn c40() { 'a: loop { break 'a k(1) } }
fn c41() { struct L; impl L { extern "gpu-kernel" fn lk() {} } L::lk() }
