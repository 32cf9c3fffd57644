//! enum_dispatch: `#[enum_dispatch]` gives an enum the trait of what its variants hold. The front end writes the impls.
#![no_std]

/// `#[enum_dispatch]` on the trait, `#[enum_dispatch(Trait)]` on the enum, or the other way round.
#[macro_export]
macro_rules! enum_dispatch {
    () => {};
}
