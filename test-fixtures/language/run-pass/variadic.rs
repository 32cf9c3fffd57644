//! Functions in Rust with `...`.
//@ edition: 2024
#![feature(c_variadic)]
unsafe extern "C" fn sum(n: u32, mut ap: ...) -> u32 { let mut s = 0; for _ in 0..n { s += unsafe { ap.next_arg::<u32>() } } s }
unsafe extern "C" fn mixed(mut ap: ...) -> f64 {
    unsafe {
        let a = ap.next_arg::<i32>() as f64;
        let b = ap.next_arg::<f64>();
        let mut again = ap.clone();
        let c = *ap.next_arg::<*const i64>() as f64;
        let d = *again.next_arg::<*const i64>() as f64;
        let e = again.next_arg::<usize>() as f64;
        a + b + c * 10.0 + d * 100.0 + e * 1000.0
    }
}
unsafe extern "C" fn none(x: i32, _: ...) -> i32 { x }
unsafe extern "C" fn pass(n: u32, ap: ...) -> u32 { inner(n, ap) }
fn inner(n: u32, mut ap: core::ffi::VaList) -> u32 { (0..n).map(|_| unsafe { ap.next_arg::<u32>() }).fold(0, |a, x| a * 10 + x) }
fn main() {
    unsafe {
        assert_eq!(sum(3, 1u32, 2u32, 4u32), 7);
        assert_eq!(sum(0), 0);
        assert_eq!(mixed(-3, 0.5f64, &7i64 as *const i64, 2usize), -3.0 + 0.5 + 70.0 + 700.0 + 2000.0);
        assert_eq!(none(5), 5);
        assert_eq!(none(5, 1, 2.0f64), 5);
        assert_eq!(pass(3, 1u32, 2u32, 3u32), 123);
    }
}
