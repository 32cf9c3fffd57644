//! Hints to the compiler.

use crate::intrinsics;

#[inline]
#[checked_by(for_unreachable)]
pub const unsafe fn unreachable_unchecked() -> ! {
    unsafe { intrinsics::unreachable() }
}
#[inline]
#[checked_by(for_assert_unchecked)]
pub const unsafe fn assert_unchecked(cond: bool) {
    unsafe { intrinsics::assume(cond) }
}
/// Devices have no instruction for this.
#[inline]
pub fn spin_loop() {}
#[inline]
pub fn black_box<T>(dummy: T) -> T {
    intrinsics::black_box(dummy)
}
#[inline]
pub const fn must_use<T>(value: T) -> T {
    value
}
#[inline]
pub const fn likely(b: bool) -> bool {
    intrinsics::likely(b)
}
#[inline]
pub const fn unlikely(b: bool) -> bool {
    intrinsics::unlikely(b)
}
#[inline]
pub const fn cold_path() {
    intrinsics::cold_path()
}
#[inline]
pub fn select_unpredictable<T>(condition: bool, true_val: T, false_val: T) -> T {
    intrinsics::select_unpredictable(condition, true_val, false_val)
}
