//! Associated types and constants, default methods, blanket impls, supertraits.
trait Shape {
    type Unit;
    const SIDES: u32;
    fn area(&self) -> Self::Unit;
    fn twice(&self) -> (Self::Unit, Self::Unit) {
        (self.area(), self.area())
    }
}
struct Sq(f32);
impl Shape for Sq {
    type Unit = f32;
    const SIDES: u32 = 4;
    fn area(&self) -> f32 {
        self.0 * self.0
    }
}
trait Named: Shape {
    fn name(&self) -> u8;
}
impl<T: Shape> Named for T {
    fn name(&self) -> u8 {
        1
    }
}
fn unit<S: Shape>(s: &S) -> S::Unit {
    s.area()
}
fn f(s: Sq) {
    let a = s.area();
      //^ type: f32
    let b = s.twice();
      //^ type: (f32, f32)
    let c = Sq::SIDES;
      //^ type: u32
    let d = s.name();
      //^ type: u8
    let e = unit(&s);
      //^ type: f32
    let g = <Sq as Shape>::area(&s);
      //^ type: f32
    let _ = (a, b, c, d, e, g);
}
fn inside<S: Named<Unit = u64>>(s: S) -> u64 {
    let x = s.area();
      //^ type: u64
    x
}
