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

pub type Unit = ();
pub type Never = !;
pub struct Empty;
macro_rules! unit { () => { () } }
macro_rules! kernel { ($name:ident, $ty:ty) => { extern "gpu-kernel" fn $name() -> $ty { loop {} } } }

extern "gpu-kernel" fn nothing() {}
extern "gpu-kernel" fn unit() -> () {}
extern "ptx-kernel" fn unit_too() -> () {}
extern "gpu-kernel" fn never() -> ! { loop {} }
extern "gpu-kernel" fn unit_macro() -> unit!() {}
extern "gpu-kernel" fn int() -> i32 { 0 }
extern "ptx-kernel" fn int_too() -> i32 { 0 }
unsafe extern "gpu-kernel" fn pointer() -> *const u8 { loop {} }
extern "gpu-kernel" fn unit_alias() -> Unit {}
extern "gpu-kernel" fn never_alias() -> Never { loop {} }
extern "gpu-kernel" fn parens() -> (()) {}
extern "gpu-kernel" fn pair() -> ((), ()) { loop {} }
extern "ptx-kernel" fn empty() -> Empty { Empty }
extern "gpu-kernel" fn array() -> [i32; 0] { [] }
extern "gpu-kernel" fn opaque() -> impl Copy { 0i32 }
const extern "gpu-kernel" fn constant() -> u32 { 0 }
extern "gpu-kernel" fn with_where<T>() -> T where T: Copy { loop {} }
trait Job {
    extern "gpu-kernel" fn required() -> i32;
    extern "ptx-kernel" fn provided() -> i32 { 0 }
}
impl Job for Empty {
    extern "gpu-kernel" fn required() -> i32 { 0 }
}
impl Empty {
    extern "gpu-kernel" fn method(&self) -> i32 { 0 }
}
unsafe extern "gpu-kernel" {
    fn foreign() -> i32;
    fn foreign_unit() -> ();
    safe fn foreign_never() -> !;
}
unsafe extern "ptx-kernel" {
    fn foreign_too() -> u8;
}
fn pointer_type(f: extern "gpu-kernel" fn(i32) -> i32) {}
fn outer() { extern "gpu-kernel" fn nested() -> i32 { 0 } }
const _: () = { extern "gpu-kernel" fn in_const() -> i32 { 0 } };
kernel!(from_macro, i32);

async extern "gpu-kernel" fn later() {}
pub async unsafe extern "gpu-kernel" fn later_where() where u32: Copy {}
pub(crate) async extern "ptx-kernel" fn later_too() {}
gen extern "gpu-kernel" fn many() -> i32 {}
async gen extern "gpu-kernel" fn both() {}
trait AsyncJob { async extern "gpu-kernel" fn required(); }
impl Empty { pub async extern "gpu-kernel" fn async_method(self) -> i32 { 0 } }
async extern "gpu-kernel" fn on_lines(
    a: u32,
    b: f32,
)
{
}

unsafe extern "gpu-kernel" fn variadic(a: u32, _: ...) {}
unsafe extern "ptx-kernel" fn variadic_too(a: u32, args: ...) {}
