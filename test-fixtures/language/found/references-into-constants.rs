//! References to parts of constants, inside constants and statics and outside.
const CT: [(u64, u64); 2] = [(1, 2), (3, 4)];
static PT: [&(u64, u64); 2] = [&CT[1], &CT[0]];
const P2: &u64 = &CT[1].1;
const fn at(i: usize) -> (u64, [u64; 2]) { (i as u64, [7, i as u64 + 1]) }
static FIELD: &u64 = &at(3).1[1];
const PAIR: (u64, &[(u64, u64)]) = (at(1).0, &CT);
static ROW: &[u64] = &[[1, 2], [3, 4]][1];
fn pick() -> &'static (u64, u64) { &CT[1] }
fn pick2() -> &'static u64 { &CT[1].1 }
fn pick3() -> &'static u64 { &[5, 6, 7][2] }
fn over() -> u64 { let a = [9u64; 64]; a.iter().sum() }
pub fn test(input: &[u64], out: &mut Out) {
    let i = input[0] as usize;
    out.put(PT[i % 2].1);
    out.put(PT[(i + 1) % 2].0);
    out.put(*P2 + *FIELD);
    out.put(PAIR.1[i % 2].0 + PAIR.0);
    out.put(ROW[i % 2]);
    let (a, b, c) = (pick(), pick2(), pick3());
    out.put(over());
    out.put(a.1 * 100 + b * 10 + c);
    let r = [&CT[0], &CT[1]];
    out.put(r[i % 2].1);
    out.put(const { &CT[1].0 } + const { [&CT[0], &CT[1]] }[i % 2].1);
}

//@ expect: 2 3 8 4 4 240 1bf 4 7
//@ expect: 2 3 8 4 4 240 1bf 4 7
//@ expect: 4 1 8 2 3 240 1bf 2 5
//@ expect: 2 3 8 4 4 240 1bf 4 7
//@ expect: 2 3 8 4 4 240 1bf 4 7
//@ expect: 4 1 8 2 3 240 1bf 2 5
//@ expect: 4 1 8 2 3 240 1bf 2 5
//@ expect: 4 1 8 2 3 240 1bf 2 5
