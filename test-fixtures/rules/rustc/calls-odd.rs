//@ edition: 2024
//! Calls from unusual places.
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
impl Copy for bool {}


#[unsafe(no_mangle)] pub extern "gpu-kernel" fn k0() {}
#[unsafe(no_mangle)] pub extern "gpu-kernel" fn k1(a: u32) {}
#[unsafe(export_name = "kp")] pub extern "ptx-kernel" fn p1(a: u32) {}
pub extern "gpu-kernel" fn generic<const N: usize, T>(a: *const [T; N]) {}
type Entry = extern "gpu-kernel" fn(u32);
type Nested = Entry;
#[repr(transparent)] pub struct Held(Entry);
#[repr(transparent)] pub struct Twice(Held);
pub struct Table { list: [Entry; 2], pair: (Entry, extern "ptx-kernel" fn(u32)), inner: Held }
pub union Either { entry: Entry, other: fn(u32) }
pub enum Choice { One(Entry), Two { f: Entry } }
pub trait Starts { type E; const ENTRY: Self::E; extern "gpu-kernel" fn start(x: u32); extern "ptx-kernel" fn own(&self, x: u32) { } }
pub struct Job;
impl Starts for Job { type E = Entry; const ENTRY: Entry = k1; extern "gpu-kernel" fn start(x: u32) {} }
impl Job {
    pub const K: Entry = k1;
    pub extern "gpu-kernel" fn assoc(x: u32) {}
    pub extern "gpu-kernel" fn by_ref(&self) {}
    pub extern "ptx-kernel" fn by_value(self) {}
}
static ENTRY: Entry = k1;
const LIST: [Entry; 2] = [k1, Job::assoc];
const extern "gpu-kernel" fn c0() {}
const extern "gpu-kernel" fn c1(a: u32) {}
const CALLED: () = c0();
static STARTED: () = { c1(1); };
const IN_CONST_BLOCK: () = { const { c0() } };
fn alias(f: Nested) { f(1) }
fn held(h: Held, t: Twice, both: &Table) { (h.0)(1); ((t.0).0)(2); (both.pair.0)(3); (both.pair.1)(4); (both.inner.0)(5); }
fn union_field(e: Either) { unsafe { (e.entry)(1); (e.other)(2); } }
fn matched(c: Choice) { match c { Choice::One(f) => f(1), Choice::Two { f } => { f(2) } } }
fn destructured(t: Table) { let Table { pair: (a, b), .. } = t; a(1); b(2); }
fn statics() { ENTRY(1); (Job::K)(2); (<Job as Starts>::ENTRY)(3); }
fn through_trait<S: Starts>(s: &S) { S::start(1); s.own(2); <S as Starts>::own(s, 3); }
fn assoc_paths(j: Job) { Job::assoc(1); <Job>::assoc(2); <Job as Starts>::start(3); Job::start(4); j.by_ref(); Job::by_ref(&j); j.by_value(); }
fn generics() { generic::<3, u32>(0 as *const [u32; 3]); generic(0 as *const [u8; 2]); let g = generic::<1, u8>; g(0 as *const [u8; 1]); }
fn values() { let item = k1; let mut pointer: Entry = item; let raw = k1 as *const (); let same = pointer; same(1); item(2); (pointer)(3); }
fn conditional(b: bool) { (if b { k1 } else { Job::assoc as Entry })(1); (match b { true => k0 as extern "gpu-kernel" fn(), false => k0 })(); ({ k1 })(2); (loop { break k1 })(3); }
fn cast() { (k1 as Entry)(1); (k1 as extern "gpu-kernel" fn(u32))(2); }
fn returned() -> Entry { k1 }
fn call_returned() { returned()(1); }
fn arguments(x: u32) { takes(k0(), p1(x)); }
fn takes(a: (), b: ()) {}
fn operands() { let t = (k0(), [k0(), k0()]); let s = S2 { f: k0() }; return k0(); }
struct S2 { f: () }
extern "gpu-kernel" fn kernel_calls_kernel() { k1(1); extern "gpu-kernel" fn nested() { k0() } nested(); }
macro_rules! start { ($k:path, $($x:expr),*) => { $k($($x),*) }; (@twice $k:ident) => { $k(); }; }
fn by_macros() { start!(k1, 1); start!(@twice k0); start!(self::k1, 2); }
mod foreign { unsafe extern "gpu-kernel" { pub safe fn f1(x: u32); pub unsafe fn f2(); } }
use foreign::*;
fn foreign_calls() { f1(1); unsafe { f2() } unsafe { foreign::f2() } }
mod reexported { pub use super::k1 as first; pub mod again { pub use super::first as second; } pub use self::again::*; }
fn reexports() { reexported::first(1); reexported::second(2); crate::reexported::again::second(3); }
fn shadowed(k1: fn(u32)) { k1(1); fn k0() {} k0(); }
