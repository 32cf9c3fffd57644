//! Generic functions, turbofish, inference from results, const generics.
fn id<T>(x: T) -> T {
    x
}
fn pair<A, B>(a: A, b: B) -> (B, A) {
    (b, a)
}
fn zeros<const N: usize>() -> [u8; N] {
    [0; N]
}
fn first<T: Copy, const N: usize>(a: [T; N]) -> T {
    a[0]
}
fn f() {
    let a = id::<u16>(3);
      //^ type: u16
    let b = pair(true, 'x');
      //^ type: (char, bool)
    let c = zeros::<7>();
      //^ type: [u8; 7]
    let d: [u8; 5] = zeros();
      //^ type: [u8; 5]
    let e = first([1.0, 2.0]);
      //^ type: f64
    let g = core::mem::size_of::<(u8, u32)>();
      //^ type: usize
    let _ = (a, b, c, d, e, g);
}
