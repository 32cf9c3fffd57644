//! `Err(x)` is the variant although a type of that name is in scope: types and functions have names of their own.

enum Err {
    Odd(u64),
    Large,
}

fn halved(x: u64) -> Result<u64, Err> {
    match x {
        0..100 if x % 2 == 0 => Ok(x / 2),
        0..100 => Err(Err::Odd(x)),
        _ => Err(Err::Large),
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    for x in input {
        match halved(*x) {
            Ok(half) => out.put(half),
            Err(Err::Odd(x)) => out.put((1u8, x)),
            Err(Err::Large) => out.put(2u8),
        }
    }
    let mut left = 5;
    if let Err(_) = halved(7) {
        (left, _) = (6, 7);
    }
    out.put(left);
}

//@ expect: 1 1 1 1 3 2 1 5 3 1 7 4 1 9 5 1 b 6 1 d 7 1 f 8 6
//@ expect: 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 6
//@ expect: 0 1 1 2 2 2 2 2 2 1 1 0 2 2 2 2 2 2 6
//@ expect: 2 0 11 2 2 1 27 2 2 1 d 2 1 3 3 2 2 8 2 6
//@ expect: 2 7 2 2 1 21 2 1 0 2 1 1 13 2 2 8 2 1 6
//@ expect: 1 2 1 1 a 2 2 1 27 2 2 1 25 2 2 1 1f 2 2 1 1f 6
//@ expect: 2 2 1 b 2 2 4 2 2 e 2 2 9 2 2 1 f 2 6
//@ expect: 2 1 9 2 1 3 1 17 2 0 c 2 2 b 2 2 0 2 2 6
