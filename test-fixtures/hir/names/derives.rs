//- /core/lib.rs
pub mod clone { pub trait Clone { fn clone(&self) -> Self; } }
pub mod marker { pub trait Copy {} }
pub mod cmp { pub trait PartialEq { fn eq(&self, o: &Self) -> bool; } }
//- /src/lib.rs
#[derive(Clone, Copy, PartialEq)]
pub struct P { #[cfg(target_arch = "amdgpu")] gone: u8, x: f32 }
#[derive(serde::Serialize, core::clone::Clone)]
pub enum E { #[cfg(windows)] Gone, Here }
#[cfg_attr(not(windows), derive(Clone))]
pub struct Q;
