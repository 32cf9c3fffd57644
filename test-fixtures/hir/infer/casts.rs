//! Casts decide late, when both sides are known.
#[repr(u8)]
#[derive(Clone, Copy)]
enum L {
    A = 3,
}
fn f(p: *const u32, s: &[u8]) {
    let a = L::A as u8;
      //^ type: u8
    let b = p as usize;
      //^ type: usize
    let c = p.cast::<u8>() as *mut u8;
      //^ type: *mut u8
    let d = s.as_ptr() as _;
      //^ type: *const u8
    let e = 300.7 as i8;
      //^ type: i8
    let g = s as *const [u8];
      //^ type: *const [u8]
    let h = 65u8 as char;
      //^ type: char
    let i = -1i32 as u64;
      //^ type: u64
    let _ = (a, b, c, d, e, g, h, i);
}
