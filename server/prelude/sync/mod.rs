//! Synchronisation.

pub mod atomic;

mod arc;
pub use arc::{Arc, Weak};
