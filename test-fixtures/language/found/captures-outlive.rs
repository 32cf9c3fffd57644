//! Closures that outlive what they were made in: references that methods are called on are copied.
fn longer<'a>(a: &'a [u64]) -> impl Fn(usize) -> u64 + 'a {
    |i| a.iter().rev().nth(i % a.len()).copied().unwrap_or(7) + a.len() as u64
}
struct S<'a> {
    a: &'a [u64],
    k: u64,
}
impl<'a> S<'a> {
    fn sum(&self) -> u64 {
        self.a.iter().sum::<u64>() ^ self.k
    }
    fn made(&'a self) -> impl Fn() -> u64 + 'a {
        || self.sum() + self.a.len() as u64
    }
    fn both<'b>(&'b self, x: &'b u64) -> impl Fn() -> u64 + use<'b, 'a> {
        let y = &self.k;
        || x.wrapping_add(*y).rotate_left(3) ^ y.count_ones() as u64
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let f = longer(&input[1..5]);
    let s = S { a: &input[..3], k: input[4] };
    let g = s.made();
    let h = s.both(&input[5]);
    let mut spill = [0u64; 24];
    for (i, w) in spill.iter_mut().enumerate() {
        *w = f(i).wrapping_mul(g()) ^ h();
    }
    out.put(spill.iter().fold(0u64, |a, b| a.rotate_left(5) ^ b));
    out.put((f(1), g(), h()));
    out.put((size_of_val(&f), size_of_val(&g), size_of_val(&h)));
}

//@ expect: d4dc1aadc1aadc19 8 6 5a 10 8 10
//@ expect: 951e657e9d580734 f88bb8a8724c81f0 4c642ad6cd480c6c 782943b63138bc35 10 8 10
//@ expect: eb4e112ce112ce0f 8000000000000004 8000000000000002 3c3 10 8 10
//@ expect: 8461d10c09a67fbd e3ddd86ba71a5eb5 690ed476743aae9a 91e 10 8 10
//@ expect: 8e228847cf592d50 2 c66d5e7f3e46f178 97e55aed76adf0eb 10 8 10
//@ expect: dcd78b909d16c40a 18 d3bb21fb2225f84d 28f29094b53f790c 10 8 10
//@ expect: abef1749666a4e85 dc4c613d9eba2308 12f6436b4376cc93 830 10 8 10
//@ expect: 41218d0803d15cb6 7 f51c504764ed836f 7c3417cd387d4eba 10 8 10
