//! Iterators made from other iterators.

mod array_chunks;
mod chain;
mod elements;
mod flatten;
mod intersperse;
mod limits;
mod map_windows;
mod mapping;
mod peekable;
mod step_by;
mod zip;

pub use array_chunks::ArrayChunks;
pub use chain::{Chain, Cycle, Fuse};
pub use elements::{Cloned, Copied, Enumerate, Rev};
pub use flatten::{FlatMap, Flatten};
pub use intersperse::{Intersperse, IntersperseWith};
pub use limits::{MapWhile, Skip, SkipWhile, Take, TakeWhile};
pub use map_windows::MapWindows;
pub use mapping::{Filter, FilterMap, Inspect, Map, Scan};
pub(crate) use mapping::of_outputs;
pub use peekable::Peekable;
pub use step_by::StepBy;
pub use zip::Zip;
