//! Methods and facts of the prelude's types are found once; what is in scope or assumed in one place must not leak to another.
use core::ops::Add;

mod marks {
    pub trait Cmp { fn cmp(self, other: &u32) -> u64; fn len(self) -> u64; }
    pub trait Starts { fn starts(self, other: &u32) -> u64; fn len(self) -> u64; }
    impl Cmp for u32 {
        fn cmp(self, other: &u32) -> u64 { 1000 + (self ^ *other) as u64 }
        fn len(self) -> u64 { 77 }
    }
    impl Starts for &[u32] {
        fn starts(self, other: &u32) -> u64 { 2000 + *other as u64 }
        fn len(self) -> u64 { 88 }
    }
    pub fn here(a: u32, b: u32) -> u64 { a.cmp(&b) + a.len() }
    pub fn slices(list: &[u32]) -> u64 { list.len() as u64 + list.starts(&3) }
}

mod plain {
    pub fn here(a: u32, b: u32) -> u64 { a.cmp(&b) as i8 as u64 & 0xff }
    pub fn slices(list: &[u32]) -> u64 { list.len() as u64 }
}

fn in_block(a: u32, b: u32) -> u64 {
    let before = a.cmp(&b) as i8 as u64 & 0xff;
    let inside = { use marks::Cmp; a.cmp(&b) };
    let after = a.cmp(&b) as i8 as u64 & 0xff;
    before ^ inside << 8 ^ after << 32
}

fn local_trait(a: u32) -> u64 {
    trait Pow { fn pow(self, by: u64) -> u64; fn twice(&self) -> u64; }
    impl Pow for u64 {
        fn pow(self, by: u64) -> u64 { self + by }
        fn twice(&self) -> u64 { *self * 2 }
    }
    impl Pow for u32 {
        fn pow(self, by: u64) -> u64 { self as u64 ^ by }
        fn twice(&self) -> u64 { *self as u64 + 2 }
    }
    a.twice() ^ (a as u64).twice() << 16 ^ a.pow(2) as u64
}

struct Half(u64);
impl Add<Half> for u32 { type Output = u64; fn add(self, half: Half) -> u64 { self as u64 + half.0 / 2 } }
impl Add<Half> for &u32 { type Output = u64; fn add(self, half: Half) -> u64 { *self as u64 * half.0 } }

fn sum(a: u32) -> u64 { a.add(1) as u64 ^ a.add(Half(9)) << 8 ^ (&a).add(Half(3)) << 32 }
fn assumed<T>(a: u32, x: T) -> u64 where u32: Add<T, Output = u64> { a.add(x) }
fn concrete<T: Copy>(a: u32, x: T) -> <u32 as Add<T>>::Output where u32: Add<T> { a.add(x) }

trait Width { const W: u64; fn width(&self) -> u64 { Self::W } }
impl Width for u32 { const W: u64 = 32; }
impl Width for [u32; 2] { const W: u64 = 64; }
impl<T: Width> Width for Option<T> { const W: u64 = T::W + 1; }

fn widths<T: Width>(x: T) -> u64 where Option<u32>: Width { Some(3u32).width() + x.width() * 100 }

fn options(a: Option<u32>, by: u32) -> u64 {
    let one = a.map(|x| x.wrapping_add(by));
    let two = a.map(|x| x as u64 * 3);
    let three = a.and_then(|x| if x > by { None } else { Some(x as u8) });
    one.unwrap_or(1) as u64 ^ two.unwrap_or(2) << 8 ^ (three.map_or(5, |x| x as u64) << 40)
}

fn arrays(a: u32) -> u64 {
    let list = [a, a ^ 1, a.wrapping_mul(3)];
    let by_ref: u32 = list.iter().fold(0, |h, x| h.rotate_left(3) ^ x);
    let by_value = list.into_iter().map(|x| x as u64).fold(1, |h: u64, x| h.wrapping_mul(31) ^ x);
    let pairs = list.iter().zip(list.iter().skip(1)).fold(0u64, |h, (x, y)| h * 5 + (x.min(y) & 7) as u64);
    by_ref as u64 ^ by_value ^ pairs << 20
}

// The length of an array is asked for before what it holds is known, in two functions of the same text.
fn first_length(a: u32) -> u64 { let f = [a, 2].map(|v| v as u64 + 1); f.len() as u64 + f[0] }
fn second_length(a: u32) -> u64 { let f = [a, 2].map(|v| v as u64 + 1); f.len() as u64 + f[0] }
fn first_blocks(input: &[u8]) -> u64 {
    let mut all = 0;
    input.chunks_exact(4).for_each(|chunk| {
        let mut block = [core::num::Wrapping(0u32); 2];
        block.iter_mut().zip(chunk.chunks_exact(2)).for_each(|(b, c)| *b += c[1] as u32);
        all += block[0].0 as u64;
    });
    all
}
fn second_blocks() -> u64 {
    let last = [3u8; 8];
    let mut block = [core::num::Wrapping(0u32); 2];
    block.iter_mut().zip(last.chunks_exact(4)).for_each(|(b, c)| b.0 += c[2] as u32);
    (block[0].0 + block[1].0) as u64
}

pub fn test(input: &[u64], out: &mut Out) {
    let (a, b) = (input[0] as u32 & 0xffff, input[1] as u32 & 0xff);
    out.word(marks::here(a, b) ^ plain::here(a, b) << 32);
    out.word(marks::slices(&[a, b, 1]) ^ plain::slices(&[a, b]) << 32);
    out.word(in_block(a, b));
    out.word(local_trait(a));
    out.word(sum(a));
    out.word(assumed(a, Half(7)) ^ (concrete(a, 5u32) as u64) << 32);
    out.word(widths(1u32) ^ widths([1u32, 2]) << 20 ^ widths(Some(Some(1u32))) << 40);
    out.word(options(Some(a), b) ^ options(None, b));
    out.word(arrays(a));
    out.word(first_length(a) ^ second_length(b) << 32);
    out.word(first_blocks(&input[0].to_le_bytes()) ^ second_blocks() << 32);
}

//@ expect: ff00000438 2000007d6 ff0003ebff 20002 300000502 600000004 d690192100ca1 40000000102 70de 500000004 600000000
//@ expect: 10000d190 2000007d6 100d14301 13e1f7010 2690d00cd7eb0 cdb40000cdb2 d690192100ca1 269c1a2 999f72 f70000cdb2 600000175
//@ expect: ff00000436 2000007d6 ff0003e9ff 2 401 500000003 d690192100ca1 50000000200 7448 400000003 600000000
