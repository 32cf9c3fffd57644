//! What types come out without being written: literals by later use, holes, closures, defaults, autoref, deref, generic results.
use core::marker::PhantomData;
#[derive(Default, Clone, Copy, PartialEq, Debug)]
struct Settings {
    a: u8,
    b: Option<i16>,
    c: (f32, bool),
}
struct Typed<T> {
    raw: u64,
    _t: PhantomData<T>,
}
trait FromRaw {
    fn from_raw(x: u64) -> Self;
}
impl FromRaw for u8 {
    fn from_raw(x: u64) -> u8 {
        x as u8
    }
}
impl FromRaw for (u16, u16) {
    fn from_raw(x: u64) -> Self {
        (x as u16, (x >> 16) as u16)
    }
}
impl<T: FromRaw> Typed<T> {
    fn get(&self) -> T {
        T::from_raw(self.raw)
    }
}
fn typed<T>(raw: u64) -> Typed<T> {
    Typed { raw, _t: PhantomData }
}
fn pair<A, B>(a: A, b: B) -> (A, B) {
    (a, b)
}
fn apply<T, R>(x: T, f: impl Fn(T) -> R) -> R {
    f(x)
}
struct Acc<T = u32, const N: usize = 2> {
    v: [T; N],
}
impl<T: Copy + Default, const N: usize> Acc<T, N> {
    fn new() -> Self {
        Acc { v: [T::default(); N] }
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut x = 5;
    x += input[0] as u8 as i16;
    out.put(x);
    let mut best = None;
    for v in input {
        match best {
            None => best = Some(*v),
            Some(b) if *v > b => best = Some(*v),
            _ => {}
        }
    }
    out.put(best);
    let small = 300;
    out.put(small as u8);
    let big = 1 << 40u32;
    out.put(big as u64 | 1u64 << 40);
    let s = Settings { a: 3, ..Default::default() };
    out.put((s.a, s.b, s.c));
    let t: Settings = Default::default();
    out.put(s == t);
    let z = typed(input[1]);
    let w: u8 = z.get();
    out.put(w);
    out.put(typed::<(u16, u16)>(input[1]).get());
    let f = |x| x + 1;
    out.put(f(input[2] as u16 >> 1));
    let g = |a, b| if a { b } else { 0 };
    out.put(g(input[3] & 1 == 1, 7i8));
    let (p, q) = pair(1.5, 'c');
    let p: f32 = p;
    out.put((p, q));
    out.put(apply(3u8, |x| x as u32 * 100));
    out.put(apply((1u8, 2u16), |(a, b)| a as u16 + b));
    let v: [_; 3] = [1, 2u64, 3];
    out.put(v);
    let total: u32 = v.iter().map(|&x| x as u32).sum();
    out.put(total);
    let m = v.iter().map(|x| x * 2).max().unwrap_or_default();
    out.put(m);
    let arr = [[0; 3]; 2];
    let mut arr2 = arr;
    arr2[1][2] = 9u16;
    out.put(arr2);
    let a = Acc::<u8>::new();
    let b: Acc = Acc::new();
    let c = Acc::<_, 4> { v: [1i8; 4] };
    out.put((a.v, b.v, c.v));
    let r = &&&input[4];
    out.put(r.count_ones() + r.wrapping_add(1).trailing_zeros());
    let words: &[u64] = input;
    let n = words.len() - 1;
    out.put(words[n] ^ (*words)[0]);
    let y = if n > 3 { 1 } else { -1 };
    out.put(y);
    let e = match n {
        0 => Err("none"),
        k => Ok(k * 2),
    };
    out.put(e.is_ok());
    let neg = -5;
    let ratio = neg as f64 / 2.0;
    out.put((ratio, neg));
    let h = input.iter().fold(0, |a, b| a ^ b);
    out.put(h);
    let count = input.iter().filter(|x| **x % 2 == 0).count();
    out.put(count + 1);
    let opt: Option<_> = Some(3).filter(|x: &u8| *x > 1);
    out.put(opt);
    let id = core::convert::identity;
    out.put(id(7u8));
    let mut slot = Default::default();
    if false {
        slot = 3u16;
    }
    out.put(slot);
    let conv: u32 = 'x'.into();
    out.put(conv);
    let t: (u8, i64) = (1, -1);
    let (a, b) = t;
    out.put(a as i64 + b);
    let u = [3, 1, 2];
    let [first, rest @ ..] = u;
    out.put(first + rest[0] + rest[1] as i32);
    let k = 10;
    let arr = [0u8; 4];
    out.put(arr.get(k).is_none());
    let range = 2..;
    out.put(input[range].len());
    out.put((0..3).map(|i| i * 2).sum::<i32>() as u64 + (0..3).map(|i| i as u64).sum::<u64>());
}

//@ expect: 6 5033 10 2c 10000000100 3 440 0 0 0 2 2 0 2 0 3fc00000 63 12c 3 1 2 3 6 6 0 0 0 0 0 9 0 0 0 0 1 1 1 1 3 11 1 1 c004000000000000 fffffffffffffffb 10 9 5033 3 7 0 78 0 6 1 e 9
//@ expect: b4 5033 f88bb8a8724c81ec 2c 10000000100 3 440 0 0 0 f4 65f4 a1b9 22a8 0 3fc00000 63 12c 3 1 2 3 6 6 0 0 0 0 0 9 0 0 0 0 1 1 1 1 20 669b97aeec004d04 1 1 c004000000000000 fffffffffffffffb 80d853cb7a9b4528 7 5033 3 7 0 78 0 6 1 e 9
//@ expect: 5 5033 ffffffffffffffff 2c 10000000100 3 440 0 0 0 1 1 0 8000 0 3fc00000 63 12c 3 1 2 3 6 6 0 0 0 0 0 9 0 0 0 0 1 1 1 1 7e 7ffffffe 1 1 c004000000000000 fffffffffffffffb 0 9 5033 3 7 0 78 0 6 1 e 9
