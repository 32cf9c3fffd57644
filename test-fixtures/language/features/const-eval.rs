//! Constants, statics, const fns with loops, tables made at compile time, const generics with expressions, const blocks.
use core::sync::atomic::{AtomicU32, Ordering};
const fn crc_table() -> [u32; 256] {
    let mut t = [0u32; 256];
    let mut i = 0;
    while i < 256 {
        let mut c = i as u32;
        let mut k = 0;
        while k < 8 {
            c = if c & 1 != 0 { 0xedb8_8320 ^ (c >> 1) } else { c >> 1 };
            k += 1;
        }
        t[i] = c;
        i += 1;
    }
    t
}
static CRC: [u32; 256] = crc_table();
const SQUARES: [u64; 16] = {
    let mut a = [0; 16];
    let mut i = 0;
    while i < a.len() {
        a[i] = (i * i) as u64;
        i += 1;
    }
    a
};
const fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
const G: u64 = gcd(48, 180) + SQUARES[5];
const fn sieve<const N: usize>() -> [bool; N] {
    let mut s = [true; N];
    let mut i = 0;
    loop {
        if i >= N {
            break;
        }
        if i < 2 {
            s[i] = false;
        } else if s[i] {
            let mut j = i * i;
            while j < N {
                s[j] = false;
                j += i;
            }
        }
        i += 1;
    }
    s
}
static PRIMES: [bool; 64] = sieve();
#[derive(Clone, Copy)]
struct Entry {
    name: &'static str,
    code: u8,
    f: fn(u64) -> u64,
    next: Option<&'static Entry>,
}
fn inc(x: u64) -> u64 {
    x.wrapping_add(1)
}
fn dbl(x: u64) -> u64 {
    x.wrapping_mul(2)
}
static FIRST: Entry = Entry { name: "inc", code: 1, f: inc, next: None };
static TABLE: [Entry; 2] = [FIRST_COPY, Entry { name: "double", code: 2, f: dbl, next: Some(&FIRST) }];
const FIRST_COPY: Entry = Entry { name: "inc", code: 9, f: inc, next: None };
struct Ring<T, const N: usize> {
    items: [T; N],
    at: usize,
}
impl<T: Copy, const N: usize> Ring<T, N> {
    const MASK: usize = N - 1;
    const POW2: () = assert!(N.is_power_of_two());
    const fn new(x: T) -> Self {
        let () = Self::POW2;
        Ring { items: [x; N], at: 0 }
    }
    fn push(&mut self, x: T) {
        self.items[self.at & Self::MASK] = x;
        self.at += 1;
    }
}
fn halves<const N: usize>(a: [u64; N]) -> ([u64; 2], usize) {
    ([a[0], a[N - 1]], N / 2)
}
fn sum<const A: u8, const NEG: bool, const C: char>(x: i64) -> i64 {
    let v = x.wrapping_add(A as i64).wrapping_add(C as i64);
    if NEG { v.wrapping_neg() } else { v }
}
trait HasLen {
    const LEN: usize;
    const DOUBLE: usize = Self::LEN * 2;
    const NAMES: &'static [&'static str];
}
struct A;
struct B<T>(T);
impl HasLen for A {
    const LEN: usize = 3;
    const NAMES: &'static [&'static str] = &["x", "yy"];
}
impl<T: HasLen> HasLen for B<T> {
    const LEN: usize = T::DOUBLE + 1;
    const NAMES: &'static [&'static str] = T::NAMES;
}
static COUNTER: AtomicU32 = AtomicU32::new(7);
static mut SCRATCH: [u32; 4] = [1, 2, 3, 4];
const NEGATIVE: i128 = -(1 << 100) + 5;
const FLOATS: [f64; 3] = [1.0 / 3.0, 2.5e-3 * 4.0, -0.0];
const BYTES: &[u8; 4] = b"wxyz";
const WORD: u32 = u32::from_be_bytes(*BYTES);
const NESTED: [[i8; 3]; 2] = [[1, -2, 3], [-4, 5, -6]];
const OPT: Option<u32> = match 5u32.checked_sub(6) { Some(_) => None, None => Some(77) };
const S: &str = if cfg!(target_pointer_width = "64") { "wide" } else { "narrow" };
const fn parse(s: &[u8]) -> u32 {
    let mut v = 0;
    let mut rest = s;
    while let [c @ b'0'..=b'9', tail @ ..] = rest {
        v = v * 10 + (*c - b'0') as u32;
        rest = tail;
    }
    v
}
const PARSED: u32 = parse(b"1234x");
const fn swap(mut p: (u8, u16)) -> (u16, u8) {
    p.0 += 1;
    let r = &mut p.1;
    *r *= 2;
    (p.1, p.0)
}
const SWAPPED: (u16, u8) = swap((1, 300));
const MAXES: [u64; 4] = [u8::MAX as u64, i32::MAX as u64, u64::MAX, usize::BITS as u64];

pub fn test(input: &[u64], out: &mut Out) {
    let mut c = !0u32;
    for b in input[0].to_le_bytes() {
        c = CRC[((c ^ b as u32) & 0xff) as usize] ^ (c >> 8);
    }
    out.put(!c);
    out.put(SQUARES[(input[1] & 15) as usize]);
    out.put(G);
    out.put(PRIMES.iter().filter(|p| **p).count());
    out.put(PRIMES[(input[2] & 63) as usize]);
    for e in &TABLE {
        out.put((e.f)(input[3]));
        out.put(e.name);
        out.put((e.code, e.next.map(|n| n.code)));
    }
    let mut r = Ring::<u32, 8>::new(5);
    for i in 0..11 {
        r.push(input[i] as u32);
    }
    out.put(r.items);
    out.put(halves([input[0], 2, 3, 4, input[1]]));
    out.put(sum::<3, true, 'a'>(input[4] as i64) ^ sum::<{ 2 + 3 }, false, 'b'>(1));
    out.put((A::DOUBLE, B::<B<A>>::LEN, B::<A>::DOUBLE));
    out.put(<B<A> as HasLen>::NAMES[1]);
    out.put(COUNTER.load(Ordering::Relaxed));
    out.put(unsafe { SCRATCH[(input[5] & 3) as usize] });
    out.put(NEGATIVE);
    out.put(FLOATS);
    out.put((WORD, PARSED, SWAPPED.0, ).0 ^ PARSED);
    out.put((SWAPPED.1, SWAPPED.0));
    out.put(NESTED[(input[6] & 1) as usize]);
    out.put(OPT);
    out.put(S);
    out.put(MAXES);
    out.put(const { gcd(1000, 64) * 3 });
    const LOCAL: [u16; 3] = [1, LOCAL_HELPER, 3];
    const LOCAL_HELPER: u16 = 40 + 2;
    out.put(LOCAL);
    static INNER: [u8; 3] = [9, 8, 7];
    out.put(INNER[(input[7] % 3) as usize]);
    let arr = [const { None::<u32> }; 3];
    out.put(arr[1]);
    out.put([[0u8; { 1 + 1 }]; 2]);
}

//@ expect: a988dff7 4 25 12 1 5 3 69 6e 63 9 440 8 6 64 6f 75 62 6c 65 2 5033 1 9 a b 4 5 6 7 8 1 2 2 ffffffffffffffff 6 f e 2 79 79 7 3 5 fffffff000000000 3fd5555555555555 3f847ae147ae147b 8000000000000000 77787da8 2 258 fffffffffffffffc 5 fffffffffffffffa 5033 4d 4 77 69 64 65 ff 7fffffff ffffffffffffffff 40 18 1 2a 3 7 440 0 0 0 0
//@ expect: b07089c 10 25 12 0 f88bb8a8724c81ed 3 69 6e 63 9 440 f1177150e49903d8 6 64 6f 75 62 6c 65 2 5033 1 41c98ac3 368cb0a6 3cb13d09 724c81ec 51a8749b 747ea2ea 1f4532e1 c916ab3c e220a8397b1dcdaf 6e789e6aa1b965f4 2 e4c67695ae578b69 6 f e 2 79 79 7 3 5 fffffff000000000 3fd5555555555555 3f847ae147ae147b 8000000000000000 77787da8 2 258 fffffffffffffffc 5 fffffffffffffffa 5033 4d 4 77 69 64 65 ff 7fffffff ffffffffffffffff 40 18 1 2a 3 7 440 0 0 0 0
//@ expect: 6522df69 1 25 12 0 8000000000000001 3 69 6e 63 9 440 0 6 64 6f 75 62 6c 65 2 5033 1 1 0 fffffffe 0 ffffffff 80 ff 7fffffff 0 1 2 7ffffffffffffff5 6 f e 2 79 79 7 1 5 fffffff000000000 3fd5555555555555 3f847ae147ae147b 8000000000000000 77787da8 2 258 fffffffffffffffc 5 fffffffffffffffa 5033 4d 4 77 69 64 65 ff 7fffffff ffffffffffffffff 40 18 1 2a 3 8 440 0 0 0 0
