#!/usr/bin/env run-cargo-script
//! Inner line doc.
/*! Inner block doc. */
#![feature(a, b)]
#![doc = "text"]
#![doc = include_str!("README.md")]

/// Outer line doc.
/** Outer block doc /* nested */ still. */
#[inline]
#[cfg(all(unix, not(feature = "x")))]
#[cfg_attr(feature = "y", derive(Debug), repr(C))]
#[unsafe(no_mangle)]
#[unsafe(export_name = "kernel")]
#[rustfmt::skip]
#[deprecated(since = "1.0", note = "no")]
#[empty()]
#[list[a b]]
#[block{a}]
fn attributed(#[a] x: u8, #[b] ...) {
    #![inner]
    //// An ordinary comment.
    /*** Also ordinary. ***/
    /**/
    #[on_let]
    let x = 1;
    match x {
        #![in_match]
        #[on_arm]
        _ => {}
    }
    S { #[on_field] a: 1, #[on_short] b };
    #[on_expr]
    unsafe {}
}
