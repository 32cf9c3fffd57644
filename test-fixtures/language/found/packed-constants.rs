//! Parts of packed structs in statics, constants and read-only memory, of which a copy is only read.
#[derive(Clone, Copy, PartialEq)]
#[repr(C, packed)]
struct Packed { a: u8, b: u64, c: [u16; 3], d: (u32, [u64; 2]) }
const ONE: Packed = Packed { a: 1, b: 9, c: [5, 4, 3], d: (7, [8, 9]) };
static MORE: [Packed; 3] = [ONE, Packed { a: 9, ..ONE }, Packed { c: [6, 7, 8], d: (1, [2, 3]), ..ONE }];
#[inline(never)]
fn of(p: &Packed, i: usize) -> u64 { let c = p.c; let d = p.d; c[i] as u64 ^ d.1[i / 2] << 7 ^ d.0 as u64 }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let i = (x % 3) as usize;
    out.put({ MORE[i].c });
    out.put({ MORE[i].c }[(x / 3 % 3) as usize]);
    let Packed { d: (n, e), b, .. } = MORE[i];
    out.put((n, e[(x % 2) as usize], b));
    out.put(of(&MORE[i], i));
    out.put({ ONE.c }[i]);
    out.put(MORE[i] == ONE);
}

//@ expect: 5 4 3 5 7 9 9 403 4 0
//@ expect: 5 4 3 3 7 9 9 403 4 0
//@ expect: 5 4 3 5 7 8 9 402 5 1
//@ expect: 5 4 3 5 7 9 9 402 5 1
//@ expect: 6 7 8 6 1 3 9 189 3 0
//@ expect: 6 7 8 6 1 2 9 189 3 0
//@ expect: 5 4 3 5 7 8 9 402 5 1
//@ expect: 6 7 8 6 1 2 9 189 3 0
