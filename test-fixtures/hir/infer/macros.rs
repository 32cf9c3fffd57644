//! Expressions from macros, with hygienic locals.
macro_rules! swap_add {
    ($a:expr, $b:expr) => {{
        let t = $a;
        t + $b
    }};
}
macro_rules! list {
    ($($x:expr),* $(,)?) => { [$($x as u16),*] };
}
fn f() {
    let t = 5u64;
    let a = swap_add!(1, t);
      //^ type: u64
    let b = list![1, 2u8, 'c'];
      //^ type: [u16; 3]
    let c = matches!(a, 1..=9);
      //^ type: bool
    let _ = (b, c);
}
