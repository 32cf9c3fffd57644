//! Ways to stop.

/// Stops the launch at once.
#[cold]
#[unstable(feature = "abort_immediate", issue = "154601")]
pub fn abort_immediate() -> ! {
    crate::intrinsics::abort()
}
