//! Literals take the type that their use asks for, else i32 and f64.
fn f(x: u8) {
    let a = 5 + x;
      //^ type: u8
    let b = 7;
      //^ type: i32
    let c = 1.5;
      //^ type: f64
    let d = b as u64;
      //^ type: u64
    let e: [i64; 3] = [1, 2, 3];
      //^ type: [i64; 3]
    let g = -3i16;
      //^ type: i16
    let h = 2.0 * 0.5f32;
      //^ type: f32
    let s = 1u32 << x;
      //^ type: u32
}
