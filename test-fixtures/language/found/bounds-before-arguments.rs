//! What the bounds of a called function say about its parameters is known before the arguments are made to fit.
#[repr(i16)]
enum Number { A(u8) = -7, B { n: u64 } = 300, C = 9 }
impl Number {
    fn number(&self) -> i16 { unsafe { *<*const _>::from(self).cast::<i16>() } }
    fn start(&mut self) -> *mut u8 { <*mut _>::from(self).cast() }
}

trait Pairs<T> { fn pair(self, other: T) -> u64; }
impl<const N: usize> Pairs<&[u8]> for [u8; N] { fn pair(self, other: &[u8]) -> u64 { (N * 10 + other.len()) as u64 } }
fn pairs<T, U>(a: T, b: U) -> u64 where T: Pairs<U> { a.pair(b) }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let mut value = match x % 3 { 0 => Number::A(1), 1 => Number::B { n: x }, _ => Number::C };
    out.put(value.number());
    out.put(unsafe { *value.start() });
    out.put(match value { Number::A(n) => n as u64, Number::B { n } => n, Number::C => 5 });
    out.put(pairs([1, 2, 3], &[x as u8, 4, 6, 7][..]));
    out.put(<Option<_>>::from(x));
}

//@ expect: 12c 2c 1 22 5033 1
//@ expect: 12c 2c e220a8397b1dcdaf 22 5033 e220a8397b1dcdaf
//@ expect: fffffffffffffff9 f9 1 22 5033 0
//@ expect: fffffffffffffff9 f9 1 22 5033 690ed476743aae49
//@ expect: 9 9 5 22 5033 8000000000000003
//@ expect: 9 9 5 22 5033 2
//@ expect: fffffffffffffff9 f9 1 22 5033 12f6436ac376cc66
//@ expect: 9 9 5 22 5033 80
