//- /src/lib.rs
mod plain;
mod folder;
#[path = "elsewhere/odd.rs"]
mod moved;
mod inline {
    mod nested;
    #[path = "other.rs"]
    mod pathed;
}
#[cfg(target_arch = "amdgpu")]
mod not_here;
mod absent;
#[macro_use]
mod macros;
declared!(FromMacro);
mod gated;
//- /src/plain.rs
pub struct Plain;
mod below;
//- /src/plain/below.rs
pub struct Below;
//- /src/folder/mod.rs
mod side;
//- /src/folder/side.rs
pub struct Side;
//- /src/elsewhere/odd.rs
mod neighbour;
//- /src/elsewhere/neighbour.rs
pub struct Neighbour;
//- /src/inline/nested.rs
pub struct Nested;
//- /src/inline/other.rs
pub struct Pathed;
//- /src/macros.rs
macro_rules! declared { ($n:ident) => { pub struct $n; } }
//- /src/gated.rs
#![cfg(target_os = "cuda")]
pub struct Gated;
