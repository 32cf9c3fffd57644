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

// Names of rustc's lints, for "gpu-kernel" only: it looks at no "ptx-kernel".
pub trait Assoc { type Out; }
impl Assoc for i32 { type Out = i32; }
pub trait Obj {}
pub struct Unit;
pub struct Wrap<T>(u32, T);
pub struct First<T> { t: T, n: u32 }
pub struct Tail<T: PointeeSized>(u32, T);
pub struct Unsized(u32, [u8]);
pub struct Lent<'a>(&'a u32);
#[repr(C)] pub struct Plain { a: u32, b: u64 }
#[repr(transparent)] pub struct Clear(u32);
#[repr(u8)] pub enum Small { A, B }
pub enum Opt { None, Some(u32) }
#[repr(C)] pub union Bits { a: u32, b: f32 }
#[repr(simd)] pub struct Lanes([f32; 4]);
pub type Alias = &'static u32;
pub type Int = i32;
pub type Same<T> = T;
unsafe extern "C" { pub type Opaque; }

#[unsafe(no_mangle)] pub extern "gpu-kernel" fn scalars(a: bool, b: char, c: i8, d: u8, e: i16, f: u16, g: i32, h: u32) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn wide(a: i64, b: u64, c: i128, d: u128, e: isize, f: usize) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn floats(a: f16, b: f32, c: f64, d: f128) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn pointers(a: *const u8, b: *mut Plain, c: *const [u32; 4], d: *mut ()) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn deep(a: *const &u32, b: *mut *mut Unit, c: *const fn(), d: *const Opaque) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn aliases(a: Int, b: Same<f32>, c: (u32), d: *const Same<u8>) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn of_structs(a: *const Wrap<u8>, b: *mut Lent<'static>, c: *const Opt) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn refs(a: &u32, b: &mut f32) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn slices(a: &[u32], b: &mut [f32]) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn text(a: &str) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn fat(a: *const [u32], b: *mut str, c: *const dyn Obj) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn fat_structs(a: *const Unsized, b: *const Tail<[u8]>, c: *const Tail<u8>) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn structs(a: Unit, b: Plain, c: Clear, d: Wrap<u8>) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn enums(a: Small, b: Opt) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn union_(a: Bits) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn simd(a: *const Lanes) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn arrays(a: [f32; 4], b: [u8; 0]) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn tuples(a: (), b: (u32,), c: (u32, f32), d: ((u32, u32))) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn never(a: !) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn functions(a: fn(), b: extern "C" fn(u32), c: extern "gpu-kernel" fn()) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn expanded(a: Alias, b: Same<(u32, u32)>) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn projected(a: <i32 as Assoc>::Out, b: *const <i32 as Assoc>::Out) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn lifetimes<'a>(a: &'a u32, b: Lent<'a>, c: *const &'a u32) {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn patterns(_: u32, (a, b): (u32, u32), mut c: f32) {}
pub extern "gpu-kernel" fn generic<T>(a: T, b: *mut T, c: *const &T, d: *mut *mut T) {}
pub extern "gpu-kernel" fn generic_parts<T>(a: *mut Wrap<T>, b: *mut First<T>, c: *mut (u32, T), d: *mut [T; 4]) {}
pub extern "gpu-kernel" fn generic_projection<T: Assoc>(a: T::Out, b: *mut T::Out) {}
pub extern "gpu-kernel" fn anonymous(a: impl Copy) {}
pub extern "gpu-kernel" fn lengths<const N: usize>(a: [u8; N], b: *const [u8; N]) {}

pub extern "gpu-kernel" fn mangled() {}
extern "gpu-kernel" fn private() {}
pub unsafe extern "gpu-kernel" fn careful() {}
pub const extern "gpu-kernel" fn constant() {}
#[inline] pub extern "gpu-kernel" fn inlined() {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn kept() {}
#[unsafe(export_name = "exported_here")] pub extern "gpu-kernel" fn exported() {}
/// Documentation is not part of the place.
#[inline]
pub extern "gpu-kernel" fn on_several_lines(
    a: u32,
) {
}
unsafe extern "gpu-kernel" { fn declared(a: &u32); }
pub fn pointer(f: extern "gpu-kernel" fn(&u32)) {}
pub fn outer() { extern "gpu-kernel" fn inner(a: [u8; 2]) {} }
const _: () = { extern "gpu-kernel" fn in_const(a: (u8, u8)) {} };
pub struct Sized2([u32; { extern "gpu-kernel" fn in_type() {} 2 }]);
pub fn closure() { let c = || { extern "gpu-kernel" fn in_closure() {} }; }
impl Plain {
    pub extern "gpu-kernel" fn by_value(self) {}
    pub extern "gpu-kernel" fn by_ref(&self, a: u32) {}
    pub extern "gpu-kernel" fn by_type(self: &Self, other: Self) {}
    #[unsafe(no_mangle)] pub extern "gpu-kernel" fn of_type(a: u32) {}
}
pub trait Job {
    extern "gpu-kernel" fn required(&self);
    extern "gpu-kernel" fn provided(&self, a: &u32) {}
    extern "gpu-kernel" fn owned(self, other: Self) where Self: Sized {}
}
impl Job for u32 {
    extern "gpu-kernel" fn required(&self) {}
    extern "gpu-kernel" fn owned(self, other: u32) {}
}
macro_rules! kernel { ($name:ident, $ty:ty) => { pub extern "gpu-kernel" fn $name(a: $ty) {} } }
kernel!(from_macro, (u32, u32));

#[allow(improper_gpu_kernel_arg)]
mod allowed {
    pub extern "gpu-kernel" fn here(a: &u32) {}
    pub fn outer() { extern "gpu-kernel" fn nested(a: &u32) {} }
    #[warn(improper_gpu_kernel_arg)] pub extern "gpu-kernel" fn again(a: &u32) {}
}
#[allow(warnings)] pub extern "gpu-kernel" fn all_allowed(a: &u32) {}
#[allow(warnings)] mod group { #[warn(improper_gpu_kernel_arg)] pub extern "gpu-kernel" fn still(a: &u32) {} }
#[expect(missing_gpu_kernel_export_name)] pub extern "gpu-kernel" fn expected(a: &u32) {}
pub extern "gpu-kernel" fn on_parameter(#[allow(improper_gpu_kernel_arg)] a: &u32) {}
#[deny(improper_gpu_kernel_arg)] #[allow(missing_gpu_kernel_export_name)] pub extern "gpu-kernel" fn denied(a: &u32) {}
#[allow(missing_gpu_kernel_export_name)] impl Unit { pub extern "gpu-kernel" fn in_impl(a: u32) {} }
