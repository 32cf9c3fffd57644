//! Operator traits, ranges, control flow.

mod arith;
mod bit;
mod control_flow;
mod deref;
mod async_function;
mod function;
mod index;
mod range;
mod unsize;

pub use arith::{
    Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign,
};
pub use bit::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, ShlAssign, Shr,
    ShrAssign,
};
pub use control_flow::{ControlFlow, FromResidual, Residual, Try};
pub use deref::{Deref, DerefMut, Drop};
pub use async_function::{AsyncFn, AsyncFnMut, AsyncFnOnce};
pub use function::{Fn, FnMut, FnOnce};
pub use index::{Index, IndexMut};
pub use range::{
    Bound, Range, RangeBounds, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive,
};
pub use unsize::{CoerceUnsized, DispatchFromDyn};
