//! `impl Trait` in argument and return position, closures returned and chained.
fn adder(n: u64) -> impl Fn(u64) -> u64 {
    move |x| x.wrapping_add(n)
}
fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |x| g(f(x))
}
fn evens(limit: u32) -> impl Iterator<Item = u32> + Clone {
    (0..limit).filter(|x| x % 2 == 0)
}
fn apply(f: &impl Fn(u64) -> u64, times: usize, mut x: u64) -> u64 {
    for _ in 0..times {
        x = f(x);
    }
    x
}
fn total(it: impl Iterator<Item = impl Into<u64>>) -> u64 {
    let mut t = 0u64;
    for x in it {
        t = t.wrapping_add(x.into());
    }
    t
}
struct Grid {
    w: u32,
    h: u32,
}
impl Grid {
    fn cells(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        (0..self.h).flat_map(move |y| (0..self.w).map(move |x| (x, y)))
    }
}
fn counter() -> impl FnMut() -> u32 {
    let mut n = 0;
    move || {
        n += 1;
        n
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let f = compose(adder(input[0]), |x: u64| (x >> 3, x & 7));
    out.put(f(input[1]));
    let g = compose(adder(1), adder(2));
    out.put(apply(&g, 5, input[2]));
    out.put(total(evens(10)));
    out.put(total([input[3] as u8, 2, 3].iter().copied()));
    let grid = Grid { w: 3, h: (input[4] % 4) as u32 };
    out.put(grid.cells().map(|(x, y)| (x * 10 + y) as u64).fold(0, |a, b| a * 3 + b));
    let mut c = counter();
    c();
    let second = c();
    out.put(second + c());
}

//@ expect: 0 3 12 14 9 32 5
//@ expect: a1328d4839ae674 3 6c45d188009455e 14 f1 9553 5
//@ expect: 0 1 e 14 5 9553 5
