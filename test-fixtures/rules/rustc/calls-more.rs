//@ edition: 2024
//! Errors of signatures and calls, in more forms.
#![feature(unboxed_closures, fundamental, auto_traits, no_core, lang_items, abi_ptx, abi_gpu_kernel, c_variadic, never_type)]
#![feature(extern_types, gen_blocks, f16, f128, repr_simd, const_trait_impl, type_alias_impl_trait, decl_macro, associated_type_defaults, fn_delegation)]
#![no_core]
#![crate_type = "lib"]
#![allow(internal_features, stable_features, unused_features, dead_code, unused_variables, unused_mut, incomplete_features)]
#![allow(unused_parens, unused_braces, unused_attributes, unconditional_recursion, path_statements, unreachable_code, unused_must_use)]
#![allow(improper_ctypes_definitions, improper_ctypes, no_mangle_generic_items, non_camel_case_types, private_interfaces)]
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


#[unsafe(no_mangle)] extern "gpu-kernel" fn k0() {}
#[unsafe(no_mangle)] extern "gpu-kernel" fn k1(a: u32) {}
#[unsafe(no_mangle)] extern "ptx-kernel" fn p1(a: u32) {}
#[unsafe(no_mangle)] unsafe extern "gpu-kernel" fn u1(a: u32) {}
#[unsafe(no_mangle)] extern "gpu-kernel" fn g<T>() {}
mod deep { pub mod er { #[unsafe(no_mangle)] pub extern "gpu-kernel" fn far() {} } pub use self::er::far as near; }
use deep::near;
use deep::near as nearer;
use k1 as renamed;
struct S { f: extern "gpu-kernel" fn(u32), g: [extern "gpu-kernel" fn(u32); 1] }
impl S {
    #[unsafe(no_mangle)] extern "gpu-kernel" fn own(&self) {}
    #[unsafe(no_mangle)] extern "gpu-kernel" fn assoc() {}
    fn uses(&self) {
        self.own();
        Self::assoc();
        (self.f)(1);
    }
}
trait T { extern "gpu-kernel" fn req(); extern "gpu-kernel" fn meth(&self); }
fn generic<X: T>(x: &X) {
    X::req();
    x.meth();
    <X as T>::req();
}
const F: extern "gpu-kernel" fn(u32) = k1;
static G: extern "gpu-kernel" fn(u32) = k1;
type Kernel = extern "ptx-kernel" fn(u32);
fn returns() -> extern "gpu-kernel" fn(u32) { k1 }
fn takes(f: Kernel, o: (extern "gpu-kernel" fn(),)) {
    f(1);
    o.0();
}
macro_rules! call { ($f:path) => { $f(1) }; }
macro_rules! kernel_call { () => { k0() }; }
fn all() {
    near();
    nearer();
    renamed(1);
    deep::er::far();
    self::k0();
    crate::k0();
    (k0)();
    ({ k0 })();
    g::<u32>();
    F(1);
    G(1);
    returns()(1);
    let local = k1;
    local(1);
    let pointer: Kernel = p1;
    pointer(1);
    unsafe { u1(1) };
    unsafe { u1(1); p1(2) }
    call!(k1);
    kernel_call!();
    if true { k1(1) } else { p1(1) }
    loop { k1(1); break; }
    let _ = [k1(1)];
    let _ = (k1(1), 2);
    match k1(1) { () => {} }
    return k1(3);
}
fn nested() {
    fn k1(a: u32) {}
    k1(1);
    { use crate::k1; k1(2); }
}
fn shadow(k0: fn()) { k0(); }
fn fine() {
    let a = k0 as extern "gpu-kernel" fn();
    let b: extern "gpu-kernel" fn() = k0;
    let c = &k1;
    let d = [k0; 2];
    let e = (k0, k1);
}
extern "gpu-kernel" fn recursive() { recursive() }
extern "gpu-kernel" fn other() { k0(); u2() }
#[unsafe(no_mangle)] extern "gpu-kernel" fn u2() {}
unsafe extern "gpu-kernel" {
    fn foreign_variadic(a: u32, ...);
    unsafe fn foreign_plain(a: u32);
}
unsafe extern "ptx-kernel" { fn foreign_variadic_too(a: *mut u32, ...); }
