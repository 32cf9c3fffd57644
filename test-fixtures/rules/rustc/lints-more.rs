//@ edition: 2024
//! The lints on names and types of all sorts.
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

// --- names, by all ways
#[unsafe(no_mangle)] #[inline(never)]
pub extern "gpu-kernel" fn n1() {}
#[cfg_attr(all(), unsafe(no_mangle))]
pub extern "gpu-kernel" fn n2() {}
#[cfg_attr(any(), unsafe(no_mangle))]
pub extern "gpu-kernel" fn n3() {}
#[unsafe(export_name = "n4_x")]
pub extern "gpu-kernel" fn n4() {}
#[allow(missing_gpu_kernel_export_name)]
mod quiet {
    pub extern "gpu-kernel" fn n5(x: &u32) {}
    #[warn(missing_gpu_kernel_export_name)]
    pub extern "gpu-kernel" fn n6() {}
    pub mod deeper { pub extern "gpu-kernel" fn n7() {} }
}
#[expect(missing_gpu_kernel_export_name)]
pub extern "gpu-kernel" fn n8() {}
#[deny(improper_gpu_kernel_arg)]
#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn n9(x: &u32) {}
#[doc = "no_mangle"]
pub extern "gpu-kernel" fn n10() {}
/// docs
pub extern r"gpu-kernel" fn n11() {}
pub(crate) unsafe extern "gpu-kernel" fn n12() {}
const fn outer() { extern "gpu-kernel" fn n13(x: [u8; 2]) {} }
const _: () = { extern "gpu-kernel" fn n14() {} };
static S: u32 = { extern "gpu-kernel" fn n15(x: (u8,)) {} 3 };

// --- types
type Alias = u32;
type Deep = *const Alias;
type Slice<'a> = &'a [u8];
type Thin<T> = *const T;
#[repr(transparent)] pub struct Wrap(u32);
#[repr(C)] pub struct C2 { a: u32, b: *const u8 }
pub union U { a: u32 }
pub enum Empty {}
#[repr(u8)] pub enum E { A }
unsafe extern "C" { type Opaque; }
pub struct Unsized { len: u32, rest: [u8] }
pub struct Gen<T: ?Sized>(T);
pub trait Tr { type O; type D; }
impl Tr for u32 { type O = u32; type D = *const u8; }
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t1(a: Alias, b: Deep, c: Thin<[u8; 4]>, d: *const Opaque, e: *mut *const [u8]) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t2(a: Slice<'_>, b: Wrap, c: C2, d: U, e: E) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t3(a: *const Unsized, b: *const Gen<[u8]>, c: *const Gen<u8>, d: *const str, e: *const Empty) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t4(a: <u32 as Tr>::O, b: <u32 as Tr>::D, c: *const <u32 as Tr>::O) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t5(a: (u32), b: (*const u8), c: ((&u32)), d: (u32,)) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t6(a: f16, b: f128, c: i128, d: char, e: bool, f: isize) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t7(a: fn(), b: unsafe extern "C" fn(u32) -> u32, c: *const fn()) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t8(a: *const dyn Tr<O = u32, D = u8>, b: &dyn Tr<O = u32, D = u8>, c: *const (u8, [u8])) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t9<'a>(a: &'a mut u32, b: *const &'a u32, mut c: u32, _: &u8, (d, e): (u8, u8)) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t10<const N: usize>(a: [u8; N], b: *const [u8; N]) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t11<T>(a: T, b: *const T, c: *const Gen<T>, d: [T; 2]) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t12(a: !, b: (), c: [u32; 0]) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t13(#[allow(improper_gpu_kernel_arg)] a: &u32) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn t14(a: *const [*const [u8]; 3], b: *mut C2, c: *mut Wrap, d: *mut U) {}
impl Wrap {
    #[unsafe(no_mangle)] pub extern "gpu-kernel" fn m1(self, a: &Self) {}
    #[unsafe(no_mangle)] pub extern "gpu-kernel" fn m2(&self, a: *const Self) {}
    #[unsafe(no_mangle)] pub extern "gpu-kernel" fn m3(self: &Self) {}
    pub extern "gpu-kernel" fn m4(a: u32) {}
}
pub trait K { extern "gpu-kernel" fn k1(&self); extern "gpu-kernel" fn k2(a: &u32) {} }
impl K for Wrap { extern "gpu-kernel" fn k1(&self) {} }
macro_rules! mk { ($n:ident, $($t:ty),*) => { #[unsafe(no_mangle)] pub extern "gpu-kernel" fn $n($(_: $t),*) {} } }
mk!(g1, u32, &u8);
mk!(g2, *const u8);
macro_rules! body { ($($t:tt)*) => { $($t)* } }
body! { pub extern "gpu-kernel" fn g3(x: &u32) {} }
macro mk2($n:ident) { pub extern "gpu-kernel" fn $n() {} }
mk2!(g4);
