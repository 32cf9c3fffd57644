//! Fields, nesting, update syntax, destructuring.
#[derive(Clone, Copy)]
struct P<T> {
    x: T,
    y: (T, u8),
}
fn f(p: P<f32>) {
    let a = p.x;
      //^ type: f32
    let b = p.y;
      //^ type: (f32, u8)
    let P { x, y: (u, v) } = P { x: 1i64, y: (2, 3) };
                 //^ type: i64
                    //^ type: u8
    let q = P { x, ..P { x: 0, y: (u, v) } };
      //^ type: P<i64>
    let (mut m, mut n) = (1u16, true);
    (m, n) = (5, false);
   //^ type: u16
    let _ = (q, a, b, m, n);
}
