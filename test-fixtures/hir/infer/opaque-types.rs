//! `impl Trait` in arguments and results, also nested.
fn evens(n: u32) -> impl Iterator<Item = u32> + Clone {
    (0..n).filter(|k| k % 2 == 0)
}
fn total(it: impl IntoIterator<Item = u32>) -> u32 {
    it.into_iter().sum()
}
fn make() -> (impl Fn(u8) -> u16, u8) {
    (|x| x as u16, 3)
}
fn f() {
    let a = evens(9).clone().next();
      //^ type: Option<u32>
    let b = total(evens(5)) + total([1, 2]);
      //^ type: u32
    let (g, k) = make();
          //^ type: u8
    let c = g(k);
      //^ type: u16
    let _ = (a, b, c);
}
