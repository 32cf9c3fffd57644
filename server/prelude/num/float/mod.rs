//! The methods of the float types: what can be said by bits and ordinary arithmetic. The rest is one table per type in
//! `f16.rs`, `f32.rs`, `f64.rs`.

/// Calls a macro once for each float type: itself, integers of its size, bits, bytes, bits of the fraction.
macro_rules! for_all_floats {
    ($m:ident) => {
        $m! { f16 u16 i16 16 2 10 }
        $m! { f32 u32 i32 32 4 23 }
        $m! { f64 u64 i64 64 8 52 }
    };
}

mod arith;
mod bits;
mod classify;
mod compare;
mod convert;
mod parse;
mod tables;

pub use classify::FpCategory;
pub use convert::FloatToInt;
pub use parse::ParseFloatError;
pub(crate) use tables::{float_consts, float_hardware, float_limits, float_math};
