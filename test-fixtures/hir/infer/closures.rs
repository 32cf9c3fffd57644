//! Signatures from annotations, from bounds, from use; captures; closures returned and stored.
fn apply<F: Fn(u32, &u8) -> R, R>(f: F) -> R {
    f(1, &2)
}
fn adder(n: u64) -> impl Fn(u64) -> u64 {
    move |x| x + n
}
fn f() {
    let a = apply(|x, y| x + *y as u32);
      //^ type: u32
                 //^ type: u32
                    //^ type: &u8
    let b = apply(|_, y| *y > 1);
      //^ type: bool
    let c = adder(3)(4);
      //^ type: u64
    let mut n = 0i16;
    let mut bump = |by| n += by;
    bump(2);
    let square = |v: f32| v * v;
    let d = square(1.5);
      //^ type: f32
    let e: fn(u8) -> u8 = |v| v + 1;
      //^ type: fn(u8) -> u8
    let _ = (a, b, c, d, e, n);
}
