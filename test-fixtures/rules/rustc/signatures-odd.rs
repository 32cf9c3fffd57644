//@ edition: 2024
//! Headers of unusual items.
#![feature(auto_traits, no_core, lang_items, abi_ptx, abi_gpu_kernel, c_variadic, never_type)]
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


type Unit = ();
type Nothing = !;
extern "gpu-kernel" fn r1() -> Unit {}
extern "gpu-kernel" fn r2() -> Nothing { loop {} }
extern "gpu-kernel" fn r3() -> (!) { loop {} }
extern "gpu-kernel" fn r4() -> ((u8), u8) { loop {} }
pub(in crate) unsafe extern "ptx-kernel" fn r5<'a>(x: &'a u32) -> &'a u32 { x }
extern "gpu-kernel" fn r6<const N: usize>() -> [u8; N] { loop {} }
const unsafe extern "gpu-kernel" fn r7() -> u8 { 0 }
extern "gpu-kernel" fn r8() -> extern "gpu-kernel" fn() { r0 }
extern "gpu-kernel" fn r0() {}
extern "gpu-kernel" fn r9() -> *mut () where u32: Copy { loop {} }
struct S<T>(T);
impl<T> S<T> { extern "gpu-kernel" fn m1(&self) -> Self { loop {} } extern "gpu-kernel" fn m2() -> Unit {} async extern "ptx-kernel" fn m3(self) {} }
trait Tr { type O; extern "gpu-kernel" fn t1() -> Self::O; extern "gpu-kernel" fn t2() -> Self where Self: Sized; extern "gpu-kernel" fn t4() -> () {} }
impl Tr for u32 { type O = (); extern "gpu-kernel" fn t1() -> () {} extern "gpu-kernel" fn t2() -> u32 { 1 } }
unsafe extern "gpu-kernel" { fn f1() -> ((),); fn f2() -> Unit; unsafe fn f3(x: u32) -> !; fn f4() -> <u32 as Tr>::O; }
fn outer() { extern "gpu-kernel" fn inner() -> bool { true } const C: u32 = { extern "ptx-kernel" fn deeper() -> u8 { 1 } 2 }; }
macro_rules! with_ret { ($n:ident $(-> $r:ty)?) => { extern "gpu-kernel" fn $n() $(-> $r)? { loop {} } }; }
with_ret!(m1 -> u8);
with_ret!(m2);
with_ret!(m3 -> ());
with_ret!(m4 -> !);
macro_rules! asynchronous { ($($q:tt)*) => { $($q)* extern "gpu-kernel" fn later() {} }; }
asynchronous! { pub async }
unsafe extern "ptx-kernel" fn v1(x: u32, mut args: ...) {}
impl S<u8> { unsafe extern "gpu-kernel" fn v2(args: ...) {} }
