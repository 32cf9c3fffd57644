//! Trait objects, unsizing, function items meeting as pointers.
trait Op {
    fn run(&self, x: u32) -> u32;
}
struct Inc;
impl Op for Inc {
    fn run(&self, x: u32) -> u32 {
        x + 1
    }
}
fn twice(x: u32) -> u32 {
    x * 2
}
fn thrice(x: u32) -> u32 {
    x * 3
}
fn f(flag: bool) {
    let a: &dyn Op = &Inc;
      //^ type: &dyn Op
    let b = a.run(1);
      //^ type: u32
    let c: [&dyn Op; 2] = [&Inc, a];
      //^ type: [&dyn Op; 2]
    let d = if flag { twice } else { thrice };
      //^ type: fn(u32) -> u32
    let e = [twice, thrice];
      //^ type: [fn(u32) -> u32; 2]
    let g = e[1](d(b));
      //^ type: u32
    let _ = (c, g);
}
