//! paste: `paste!` joins words between `[<` and `>]` to names. The front end expands it.
#![no_std]

/// `paste! { fn [<get_ $name>]() {} }`
#[rustc_builtin_macro]
#[macro_export]
macro_rules! paste {
    () => {};
}

/// The same for items.
#[rustc_builtin_macro(paste)]
#[macro_export]
macro_rules! item {
    () => {};
}
