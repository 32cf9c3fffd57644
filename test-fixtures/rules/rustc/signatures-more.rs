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

#[lang = "fn_once"] #[fundamental] pub trait FnOnce<Args> { #[lang = "fn_once_output"] type Output; extern "rust-call" fn call_once(self, args: Args) -> Self::Output; }
#[lang = "fn_mut"] #[fundamental] pub trait FnMut<Args>: FnOnce<Args> { extern "rust-call" fn call_mut(&mut self, args: Args) -> Self::Output; }
#[lang = "fn"] #[fundamental] pub trait Fn<Args>: FnMut<Args> { extern "rust-call" fn call(&self, args: Args) -> Self::Output; }
#[lang = "tuple_trait"] pub trait Tuple {}

extern "gpu-kernel" fn k0() {}
extern "gpu-kernel" fn r1() -> u32 { loop {} }
extern "gpu-kernel" fn r2() -> ((),) { loop {} }
extern "gpu-kernel" fn r3() -> Self_ { loop {} }
type Self_ = ();
extern "gpu-kernel" fn r4<X>() -> X { loop {} }
extern "gpu-kernel" fn r5() -> impl Sized { k0 }
extern "gpu-kernel" fn r6() -> <u32 as HasUnit>::U { loop {} }
trait HasUnit { type U; }
impl HasUnit for u32 { type U = (); }
extern "gpu-kernel" fn r7() -> [(); 0] { loop {} }
extern "gpu-kernel" fn r8() -> *const u8 { loop {} }
extern "gpu-kernel" fn r9() -> &'static u8 { loop {} }
extern "gpu-kernel" fn r10() -> fn() { loop {} }
extern "ptx-kernel" fn r11() -> bool { loop {} }
unsafe extern "ptx-kernel" { fn r12() -> u32; fn r13(); safe fn r14() -> (); }
async extern "gpu-kernel" fn a1() {}
pub(crate) async unsafe extern "gpu-kernel" fn a2(x: u32) {}
async extern "ptx-kernel" fn a3() -> () {}
gen extern "gpu-kernel" fn a4() {}
async gen extern "gpu-kernel" fn a5() {}
const extern "gpu-kernel" fn c1() {}
unsafe extern "gpu-kernel" fn v1(a: u32, _: ...) {}
unsafe extern "gpu-kernel" fn v2(mut ap: ...) {}
trait Headers { extern "gpu-kernel" fn h1() -> u32; async extern "gpu-kernel" fn h2(); extern "ptx-kernel" fn h3() -> u8 { loop {} } }
