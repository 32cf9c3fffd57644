//! Iterators.

mod adapters;
mod collect;
mod iterator;
mod range;
mod sources;
mod sums;

pub use adapters::*;
pub use collect::{Extend, FromIterator, IntoIterator};
pub use iterator::{DoubleEndedIterator, ExactSizeIterator, FusedIterator, Iterator};
pub use range::Step;
pub use sources::{
    Empty, FromFn, Once, OnceWith, Repeat, RepeatN, RepeatWith, Successors, empty, from_fn, once, once_with, repeat,
    repeat_n, repeat_with, successors, zip,
};
pub use sums::{Product, Sum};
