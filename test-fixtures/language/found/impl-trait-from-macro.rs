//! A macro in the type of a parameter may give `impl Trait`.
macro_rules! number { () => { impl Into<u64> + Copy } }
macro_rules! pair { ($t:ty) => { ($t, &$t) } }

fn sum(x: number!(), (a, b): pair!(u32)) -> u64 {
    x.into() + (a * 2 & 0xff) as u64 + *b as u64
}

pub fn test(input: &[u64], out: &mut Out) {
    out.put(sum(input[0] as u8, (input[1] as u32 & 0xff, &3)));
}

//@ expect: 8
//@ expect: 19a
//@ expect: 5
//@ expect: 4c
//@ expect: 22
//@ expect: d5
//@ expect: 165
//@ expect: 95
