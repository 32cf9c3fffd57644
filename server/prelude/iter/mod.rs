//! Iterators.

mod adapters;
mod by_ref;
mod collect;
mod ends;
mod fused;
mod iterator;
mod range;
mod sources;
mod sums;
mod trusted;

pub use adapters::*;
pub use collect::{Extend, FromIterator, IntoIterator};
pub use fused::chain;
pub use ends::{DoubleEndedIterator, ExactSizeIterator, FusedIterator};
pub use iterator::Iterator;
pub use range::Step;
pub use sources::{
    Empty, FromFn, Once, OnceWith, Repeat, RepeatN, RepeatWith, Successors, empty, from_fn, once, once_with, repeat,
    repeat_n, repeat_with, successors, zip,
};
pub use sums::{Product, Sum};
pub use trusted::{TrustedLen, TrustedStep};
pub(crate) use trusted::{AssumeCount, TrustedRandomAccess, TrustedRandomAccessNoCoerce};
