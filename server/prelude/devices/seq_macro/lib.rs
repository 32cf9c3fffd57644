//! seq-macro: `seq!` repeats its block with numbers in place of a name. The front end expands it.
#![no_std]

/// `seq!(N in 0..8 { .. })`
#[rustc_builtin_macro]
#[macro_export]
macro_rules! seq {
    () => {};
}
