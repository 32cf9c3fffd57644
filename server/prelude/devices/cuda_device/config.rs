//! Words for choices of kernels as types: shapes, orders, places, groups of threads. They hold nothing.

use core::marker::PhantomData;

/// Up to three extents.
pub trait Shape: 'static {
    /// How many of the extents mean something; the others are 1.
    const RANK: u8;
    const EXTENTS: [usize; 3];
    /// The product; `None` where it is too large.
    const ELEMENTS: Option<usize>;
}

pub enum Shape1<const D0: usize> {}
pub enum Shape2<const D0: usize, const D1: usize> {}
pub enum Shape3<const D0: usize, const D1: usize, const D2: usize> {}

impl<const D0: usize> Shape1<D0> {
    pub const D0: usize = D0;
}

impl<const D0: usize, const D1: usize> Shape2<D0, D1> {
    pub const D0: usize = D0;
    pub const D1: usize = D1;
}

impl<const D0: usize, const D1: usize, const D2: usize> Shape3<D0, D1, D2> {
    pub const D0: usize = D0;
    pub const D1: usize = D1;
    pub const D2: usize = D2;
}

const fn product(a: usize, b: usize, c: usize) -> Option<usize> {
    match a.checked_mul(b) {
        Some(ab) => ab.checked_mul(c),
        None => None,
    }
}

impl<const D0: usize> Shape for Shape1<D0> {
    const RANK: u8 = 1;
    const EXTENTS: [usize; 3] = [D0, 1, 1];
    const ELEMENTS: Option<usize> = Some(D0);
}

impl<const D0: usize, const D1: usize> Shape for Shape2<D0, D1> {
    const RANK: u8 = 2;
    const EXTENTS: [usize; 3] = [D0, D1, 1];
    const ELEMENTS: Option<usize> = product(D0, D1, 1);
}

impl<const D0: usize, const D1: usize, const D2: usize> Shape for Shape3<D0, D1, D2> {
    const RANK: u8 = 3;
    const EXTENTS: [usize; 3] = [D0, D1, D2];
    const ELEMENTS: Option<usize> = product(D0, D1, D2);
}

macro_rules! words {
    ($($(#[$doc:meta])* $trait:ident: $($word:ident)*;)*) => { $(
        $(#[$doc])*
        pub trait $trait: 'static {}

        $(
            pub enum $word {}
            impl $trait for $word {}
        )*
    )* };
}

words! {
    /// The order of elements in memory.
    Layout: RowMajor ColumnMajor;
    /// Where elements lie.
    MemorySpace: Global Shared Register TensorMemory;
    /// The threads that act together.
    Scope: Thread Warp WarpGroup Block Cluster;
}

/// A tile, described.
pub struct Tile<S: Shape, L: Layout, M: MemorySpace, Q: Scope> {
    parts: PhantomData<fn() -> (S, L, M, Q)>,
}

/// What describes a tile.
pub trait TileSpec: 'static {
    type Shape: Shape;
    type Layout: Layout;
    type MemorySpace: MemorySpace;
    type Scope: Scope;
}

impl<S: Shape, L: Layout, M: MemorySpace, Q: Scope> TileSpec for Tile<S, L, M, Q> {
    type Shape = S;
    type Layout = L;
    type MemorySpace = M;
    type Scope = Q;
}

/// The name of an operation.
pub trait AtomKind: 'static {}

/// An operation, described.
pub struct Atom<K: AtomKind, S: Shape, Q: Scope> {
    parts: PhantomData<fn() -> (K, S, Q)>,
}

/// What describes an operation.
pub trait AtomSpec: 'static {
    type Kind: AtomKind;
    type Shape: Shape;
    type Scope: Scope;
}

impl<K: AtomKind, S: Shape, Q: Scope> AtomSpec for Atom<K, S, Q> {
    type Kind = K;
    type Shape = S;
    type Scope = Q;
}

/// The number of a policy in its author's numbers.
#[repr(C)]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct PolicyId {
    namespace: u64,
    value: u64,
}

impl PolicyId {
    pub const fn new(namespace: u64, value: u64) -> Self {
        PolicyId { namespace, value }
    }

    pub const fn namespace(self) -> u64 {
        self.namespace
    }

    pub const fn value(self) -> u64 {
        self.value
    }
}

/// A kernel's choices.
pub trait Policy: 'static {
    const ID: PolicyId;
}
