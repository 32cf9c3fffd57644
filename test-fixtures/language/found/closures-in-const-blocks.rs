//! Closures whose type leaves a `const` block.

const fn twice<F: Fn(u64) -> u64 + Copy>(f: F) -> F { f }
static TABLE: [fn(u64) -> u64; 2] = [const { |x| x + 1 }, |x| x * 3];
struct S<T>(T);
impl<T: Copy> S<T> { const ADD: fn(u64, u64) -> u64 = |a, b| a + b; }
fn genr<T: Copy + Into<u64>>(x: T) -> u64 { let f = const { |y: u64| y + size_of::<T>() as u64 }; f(x.into()) }
pub fn test(input: &[u64], out: &mut Out) {
    let f = const { |x: u64| x.wrapping_mul(3) };
    out.put(f(input[0]));
    let g = const { twice(|x: u64| x ^ 5) };
    out.put(g(input[1]));
    let k = const { (|x: u64| x + 1, 5u64) };
    out.put((k.0)(input[2] & 0xff) + k.1);
    out.put(TABLE[0](1) + TABLE[1](2));
    out.put(S::<u8>::ADD(3, 4));
    out.put(genr(3u8) + genr(5u32));
    let a = [const { |x: u64| x + 2 }; 3];
    out.put(a.iter().map(|f| f(3)).sum::<u64>());
    const C: fn(u64) -> u64 = { const fn id(x: u64) -> u64 { x } id };
    out.put(C(4));
    let m = input.iter().map(const { |x: &u64| x & 15 }).sum::<u64>();
    out.put(m);
    let o = const { Some(|x: u64| x * 2) };
    if let Some(h) = o { out.put(h(9)) }
}

//@ expect: 3 7 9 8 7 d f 4 78 12
//@ expect: a661f8ac7159690d 6e789e6aa1b965f1 55 8 7 d f 4 96 12
//@ expect: 0 4 105 8 7 d f 4 78 12
//@ expect: 3b2c7d635cb00adb 5 28 8 7 d f 4 62 12
//@ expect: 8000000000000009 b 49 8 7 d f 4 5d 12
//@ expect: 6 96a573e9b48216ed 7 8 7 d f 4 60 12
//@ expect: 38e2ca404a646532 7ffffffb 11 8 7 d f 4 a3 12
//@ expect: 180 c f8 8 7 d f 4 69 12
