//! What a field of a packed struct refers to is called; the field itself is not borrowed.
#[repr(C, packed)]
struct Packed<'a> { a: u8, f: &'a dyn Fn(u64) -> u64, m: &'a mut dyn FnMut(u64) -> u64, g: fn(u64) -> u64 }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let mut sum = 0;
    let mut add = |v: u64| { sum ^= v; sum };
    let p = Packed { a: x as u8, f: if x % 2 == 0 { &|v| v ^ 9 } else { &|v| v.rotate_left(3) }, m: &mut add, g: |v| v / 2 };
    out.put((p.f)(x));
    out.put((p.m)(5) ^ (p.m)(x));
    out.put((p.g)(x) ^ p.a as u64);
}

//@ expect: 8 1 1
//@ expect: 110541cbd8ee6d7f e220a8397b1dcdaf 7110541cbd8ee678
//@ expect: 9 0 0
//@ expect: 4876a3b3a1d5724b 690ed476743aae49 34876a3b3a1d576d
//@ expect: 1c 8000000000000003 4000000000000002
//@ expect: b 2 3
//@ expect: 12f6436ac376cc6f 12f6436ac376cc66 97b21b561bb6655
//@ expect: 89 80 c0
