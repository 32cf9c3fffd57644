//! Collections on the heap that are more than a row of values.

pub mod binary_heap;
pub mod btree_map;
pub mod btree_set;
mod chunks;
pub mod linked_list;
pub mod vec_deque;

pub use binary_heap::BinaryHeap;
pub use btree_map::BTreeMap;
pub use btree_set::BTreeSet;
pub use linked_list::LinkedList;
pub use vec_deque::VecDeque;

pub use crate::ops::Bound;

use crate::alloc::Layout;
use crate::fmt::{self, Display, Formatter};

/// The old paths of modules.
pub mod btree {
    pub use super::{btree_map as map, btree_set as set};
}

/// Why room could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TryReserveError {
    kind: TryReserveErrorKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TryReserveErrorKind {
    CapacityOverflow,
    AllocError { layout: Layout, non_exhaustive: () },
}

impl TryReserveError {
    pub fn kind(&self) -> TryReserveErrorKind {
        self.kind.clone()
    }
}
impl From<TryReserveErrorKind> for TryReserveError {
    fn from(kind: TryReserveErrorKind) -> Self {
        TryReserveError { kind }
    }
}
impl Display for TryReserveError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("memory allocation failed")?;
        f.write_str(match self.kind {
            TryReserveErrorKind::CapacityOverflow => {
                " because the computed capacity exceeded the collection's maximum"
            }
            TryReserveErrorKind::AllocError { .. } => " because the memory allocator returned an error",
        })
    }
}
impl crate::error::Error for TryReserveError {}
