//! Modules with the names of other packages, and names that a glob import of one may bring.
#![no_std]
#![allow(warnings)]
#![feature(abi_gpu_kernel)]
use elsewhere::prelude::*;
mod rand {
    pub use rand::{RngExt, SeedableRng};
}
mod glob {
    use glob::glob;
}
fn outcome() -> Result<u32> {
    Ok(1)
}
mod prelude {
    pub use elsewhere::prelude::*;
}
mod inner {
    use super::prelude::*;
    pub fn outcome(given: Result<u32>) -> u32 {
        1
    }
}
#[elsewhere::derive_more]
pub enum Option<T> {
    Some(T),
    None,
}
trait Length {
    fn length(&self) -> core::option::Option<usize>;
}
struct Empty;
impl Length for Empty {
    fn length(&self) -> Option<usize> {
        None
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) {
    unsafe { *out = 1 };
}
mod named {
    use self::regex::Regex;
    use {regex, regex::RegexSet};
}
