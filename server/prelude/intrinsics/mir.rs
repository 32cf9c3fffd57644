//! Bodies as rustc's MIR. The macro reads these words itself: they have names only, for imports.
#![allow(non_snake_case)]

/// A body written out: the front end makes plain Rust of it.
#[rustc_builtin_macro]
pub macro mir() {}

macro_rules! words {
    ($($name:ident)*) => { $(
        #[doc(hidden)]
        pub fn $name() {}
    )* };
}

words! {
    Call Goto Move Return ReturnTo SetDiscriminant UnwindContinue UnwindTerminate UnwindUnreachable Unreachable
}
