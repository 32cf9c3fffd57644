//@ features: fast
//- /src/lib.rs
#![cfg_attr(target_arch = "nvptx64", feature(abi_gpu_kernel), no_std)]
pub struct Unit;
pub struct Tuple(pub u32, u8);
pub struct Record { a: u32 }
pub union Bits { f: f32, u: u32 }
pub trait Shape { const SIDES: u32; type Out; fn area(&self) -> f32; fn twice(&self) -> f32 { 2.0 } }
impl Shape for Unit { const SIDES: u32 = 0; type Out = (); fn area(&self) -> f32 { 0.0 } }
impl Tuple { pub fn new() -> Self { Tuple(0, 0) } const K: u8 = 1; }
extern "C" { fn vprintf(f: *const u8) -> i32; static LIMIT: u32; type Opaque; }
pub type Alias = Tuple;
pub const LEN: usize = 4;
const _: () = { impl Record { fn hidden_in_const() {} } };
static mut COUNTER: u32 = 0;
#[cfg(feature = "fast")] pub fn fast() {}
#[cfg(not(feature = "fast"))] pub fn slow() {}
#[cfg(any(target_arch = "amdgpu", all(target_os = "cuda", not(windows))))] pub fn gpu() {}
#[cfg_attr(all(), cfg(unix), inline)] pub fn unix_only() {}
#[cfg_attr(any(), cfg(unix))] pub fn kept() {}
#[cfg(test)] mod tests { }
#[test] fn a_test() {}
pub trait Sum = Shape;
pub macro two($x:expr) { $x + $x }
#[no_mangle] pub unsafe extern "ptx-kernel" fn kernel() {}
