//! Constants of slice type as patterns, beside slice patterns and under references.

#[derive(PartialEq, Eq, Clone, Copy)]
enum Op {
    Push(u32),
    Add,
    Halt,
}

const MAGIC: &[u32] = &[7, 11, 13];
const SHORT: &[u32] = &[7];
const NONE: &[u32] = &[];
const ADD_TWO: &[Op] = &[Op::Push(2), Op::Add];
const STOP: &[Op] = &[Op::Halt];
const PAIRS: &[(u16, bool)] = &[(1, true), (2, false)];
const UNITS: &[()] = &[(), ()];
const WORDS: &[&str] = &["warp", "lane"];
const BYTES: &[u8] = &[1, 2, 3];

fn name(list: &[u32]) -> u64 {
    match list {
        NONE => 1,
        [7, 11, 12] => 2,
        MAGIC => 3,
        [7, .., 13] => 4,
        SHORT | [_, _] => 5,
        [first, ..] => 6 + *first as u64,
    }
}

fn run(ops: &[Op]) -> u64 {
    match ops {
        STOP => 1,
        ADD_TWO => 2,
        [Op::Push(2), Op::Halt] => 3,
        [Op::Push(n), rest @ ..] if *n < 9 => 4 + rest.len() as u64,
        _ => 9,
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let k = (input[0] % 3) as usize;
    let all = [7u32, 11, 13, 13];
    out.put((name(&all[..3]), name(&all[..k]), name(&all)));
    out.put((name(&all[1..3]), name(&all[1..])));
    out.put((name(&[7, 11, 12]), name(&[]), name(&[8, 0, 0])));
    let ops = [Op::Push(2), Op::Add, Op::Halt];
    out.put((run(&ops[..2]), run(&ops[2..]), run(&ops)));
    out.put((run(&ops[..k]), run(&ops[1..])));
    out.put(matches!(&[(1u16, true), (2, k == 0)][..], PAIRS));
    out.put(matches!((&[(), ()][..k], Some(&all[..3])), (UNITS, Some(MAGIC))));
    out.put(match (&["warp", "lane"][..], input[1] % 2) {
        (WORDS, 0) => 1u64,
        (WORDS, _) => 2,
        _ => 3,
    });
    out.put(matches!(&[1u8, 2, 3, 4][..3], BYTES));
}

//@ expect: 3 5 4 5 11 2 1 e 2 1 6 4 9 1 0 1 1
//@ expect: 3 5 4 5 11 2 1 e 2 1 6 4 9 1 0 1 1
//@ expect: 3 1 4 5 11 2 1 e 2 1 6 9 9 0 0 2 1
//@ expect: 3 1 4 5 11 2 1 e 2 1 6 9 9 0 0 1 1
//@ expect: 3 5 4 5 11 2 1 e 2 1 6 2 9 1 1 1 1
//@ expect: 3 5 4 5 11 2 1 e 2 1 6 2 9 1 1 1 1
//@ expect: 3 1 4 5 11 2 1 e 2 1 6 9 9 0 0 1 1
//@ expect: 3 5 4 5 11 2 1 e 2 1 6 2 9 1 1 2 1
