//! What programs over vectors import.

pub use super::cmp::{SimdOrd, SimdPartialEq, SimdPartialOrd};
pub use super::num::{SimdFloat, SimdInt, SimdUint};
pub use super::ptr::{SimdConstPtr, SimdMutPtr};
pub use super::{Mask, Select, Simd, simd_swizzle};

pub use super::alias::*;
