//! Errors in boxes.

pub use core::error::*;
