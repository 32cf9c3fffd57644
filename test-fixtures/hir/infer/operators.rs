//! Operator traits on own types, references and mixed operands.
use core::ops::{Add, AddAssign, Index, Mul, Neg};
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct V(f32, f32);
impl Add for V {
    type Output = V;
    fn add(self, o: V) -> V {
        V(self.0 + o.0, self.1 + o.1)
    }
}
impl Mul<f32> for V {
    type Output = V;
    fn mul(self, k: f32) -> V {
        V(self.0 * k, self.1 * k)
    }
}
impl Mul<V> for f32 {
    type Output = V;
    fn mul(self, v: V) -> V {
        v * self
    }
}
impl Neg for V {
    type Output = (f32, f32);
    fn neg(self) -> (f32, f32) {
        (-self.0, -self.1)
    }
}
impl AddAssign<f32> for V {
    fn add_assign(&mut self, k: f32) {
        self.0 += k;
    }
}
impl Index<u8> for V {
    type Output = f32;
    fn index(&self, i: u8) -> &f32 {
        if i == 0 { &self.0 } else { &self.1 }
    }
}
fn f(mut v: V, xs: &[i32]) {
    let a = v + v * 2.0;
      //^ type: V
    let b = 0.5 * v;
      //^ type: V
    let c = -v;
      //^ type: (f32, f32)
    v += 1.0;
    let d = v[1];
      //^ type: f32
    let e = a < b;
      //^ type: bool
    let g = xs[0] + &xs[1];
      //^ type: i32
    let h = &3u64 << 2u8;
      //^ type: u64
    let _ = (c, d, e, g, h);
}
