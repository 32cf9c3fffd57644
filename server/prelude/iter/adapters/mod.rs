//! Iterators made from other iterators.

mod chain;
mod elements;
mod flatten;
mod intersperse;
mod limits;
mod mapping;
mod peekable;
mod step_by;
mod windows;
mod zip;

pub use chain::{Chain, Cycle, Fuse};
pub use elements::{Cloned, Copied, Enumerate, Rev};
pub use flatten::{FlatMap, Flatten};
pub use intersperse::{Intersperse, IntersperseWith};
pub use limits::{MapWhile, Skip, SkipWhile, Take, TakeWhile};
pub use mapping::{Filter, FilterMap, Inspect, Map, Scan};
pub(crate) use mapping::{UntilErr, UntilNone, UntilResidual};
pub use peekable::Peekable;
pub use step_by::StepBy;
pub use windows::{ArrayChunks, MapWindows};
pub use zip::Zip;
