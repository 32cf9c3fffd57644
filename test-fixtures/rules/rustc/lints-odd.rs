//@ edition: 2024
//! The lints on unusual items and types.
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


type Word = u32;
type Again = Word;
type Ptr<T> = *mut T;
type Fixed = Ptr<[Again; 4]>;
type Fat = Ptr<[u8]>;
trait Pairs { type First; type Second; }
impl<A, B> Pairs for (A, B) { type First = A; type Second = B; }
pub trait Family { type Member; type Pair<'a>; const N: usize; }
impl Family for u8 { type Member = u32; type Pair<'a> = &'a u8; const N: usize = 3; }
#[repr(transparent)] pub struct One(u32);
#[repr(transparent)] pub struct Two(One, ());
#[repr(transparent)] pub struct Marked<T>(*const T, Nothing);
pub struct Nothing;
#[repr(C)] pub struct Nested { a: Two, b: [One; 2], f: extern "C" fn(u32) }
#[repr(C, align(16))] pub struct Wide { x: u8 }
#[repr(C, packed)] pub struct Packed { a: u8, b: u32 }
pub enum Opt<T> { None, Some(T) }
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a1(a: Again, b: Fixed, c: Fat, d: <(u32, u8) as Pairs>::First, e: *const <(u8, u32) as Pairs>::Second) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a2(a: <u8 as Family>::Member, b: *mut <u8 as Family>::Member, c: [u8; <u8 as Family>::N]) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a3(a: One, b: Two, c: Marked<u8>, d: Nothing, e: *const Nothing) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a4(a: Nested, b: Wide, c: Packed, d: *mut Nested, e: *const Packed) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a5(a: Opt<*const u8>, b: Opt<fn()>, c: *const Opt<u8>, d: Opt<&u8>) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a6(a: extern "gpu-kernel" fn(u32), b: *const extern "ptx-kernel" fn(), c: for<'a> fn(&'a u8) -> &'a u8) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a7(a: [[u8; 0]; 3], b: *mut [[u8; 3]], c: ((), ()), d: (*mut u8)) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a8<'a, 'b: 'a>(a: *const &'a &'b u8, b: &'a [&'b u8]) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a9<T: Family, const N: usize>(a: T::Member, b: *const T::Member, c: [T; N], d: *const [u32; N], e: Ptr<T>) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a10<T: PointeeSized>(a: *const T, b: &T) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a11(a: impl Copy, b: *const impl Copy) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a12(mut a: u32, ref b: u32, One(c): One, [d, ..]: [u8; 2], _: *const u8) {}
macro_rules! ty { (word) => { u32 }; (ptr $t:ty) => { *const $t }; (slice) => { &[u8] }; }
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn a13(a: ty!(word), b: ty!(ptr ty!(word)), c: ty!(slice)) {}
impl<T> Marked<T> {
    #[unsafe(no_mangle)] pub extern "gpu-kernel" fn b1(x: T, y: *const Self, z: Self) {}
    pub extern "gpu-kernel" fn b2(x: u32, y: *const Self) {}
}
pub trait Provided { extern "gpu-kernel" fn c1(&self, x: &u8) {} extern "gpu-kernel" fn c2(x: u32); #[unsafe(no_mangle)] extern "gpu-kernel" fn c3() {} }
impl Provided for One { extern "gpu-kernel" fn c2(x: u32) {} }
impl Provided for Two { #[unsafe(export_name = "two_c2")] extern "gpu-kernel" fn c2(x: u32) {} #[allow(improper_gpu_kernel_arg)] extern "gpu-kernel" fn c1(&self, x: &u8) {} }
pub fn holder() { extern "gpu-kernel" fn d1() {} struct Local; impl Local { extern "gpu-kernel" fn d2(x: Local) {} } }
pub const D: usize = { #[unsafe(no_mangle)] extern "gpu-kernel" fn d3(x: &u8) {} 3 };
pub static E: [u8; { extern "gpu-kernel" fn d4() {} 1 }] = [1];
#[cfg_attr(all(), cfg_attr(all(), unsafe(export_name = "e1_x")))] pub extern "gpu-kernel" fn e1() {}
#[cfg_attr(all(), allow(missing_gpu_kernel_export_name), doc = "x")] pub extern "gpu-kernel" fn e2() {}
#[allow(warnings)] pub extern "gpu-kernel" fn e3(x: &u8) {}
#[warn(warnings)] pub extern "gpu-kernel" fn e4() {}
#[forbid(improper_gpu_kernel_arg)] pub mod strict { #[unsafe(no_mangle)] pub extern "gpu-kernel" fn e5(x: &u8) {} }
#[deny(missing_gpu_kernel_export_name)] pub mod loud { #[allow(missing_gpu_kernel_export_name)] pub extern "gpu-kernel" fn e6() {} pub extern "gpu-kernel" fn e7() {} }
#[unsafe(link_section = ".k")] pub extern "gpu-kernel" fn e8() {}
unsafe extern "gpu-kernel" { fn declared(x: &u8); }
pub type Pointer = extern "gpu-kernel" fn(&u8);
