//! Mutable statics of one thread, statics with pointers to each other, interior tables, `static` in functions, static slices of structs.
#[derive(Clone, Copy)]
struct Gate {
    inputs: [u8; 2],
    kind: Kind,
}
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    And,
    Or,
    Nand,
    Const(bool),
}
static CIRCUIT: &[Gate] = &[
    Gate { inputs: [0, 1], kind: Kind::And },
    Gate { inputs: [1, 2], kind: Kind::Nand },
    Gate { inputs: [4, 5], kind: Kind::Or },
    Gate { inputs: [0, 0], kind: Kind::Const(true) },
    Gate { inputs: [6, 7], kind: Kind::And },
];
static NAMES: [(&str, Kind); 3] = [("and", Kind::And), ("or", Kind::Or), ("one", Kind::Const(true))];
static LINKS: [Option<&'static Gate>; 2] = [Some(&CIRCUIT[1]), None];
static MATRIX: [[f32; 3]; 2] = [[1.0, 2.5, -3.0], [0.1, 0.2, 0.3]];
static WEIGHTS: [i16; 8] = {
    let mut w = [0; 8];
    let mut i = 0;
    while i < 8 {
        w[i] = if i % 2 == 0 { -(i as i16) } else { i as i16 * 100 };
        i += 1;
    }
    w
};
static LOOKUP: [[u8; 16]; 16] = table();
const fn table() -> [[u8; 16]; 16] {
    let mut t = [[0; 16]; 16];
    let mut y = 0;
    while y < 16 {
        let mut x = 0;
        while x < 16 {
            t[y][x] = ((x * y) ^ (x + y)) as u8;
            x += 1;
        }
        y += 1;
    }
    t
}
static OPS: [(u8, fn(i32, i32) -> i32); 3] = [(b'+', i32::wrapping_add), (b'-', i32::wrapping_sub), (b'*', mul)];
fn mul(a: i32, b: i32) -> i32 {
    a.wrapping_mul(b)
}
struct Config {
    name: &'static [u8],
    limits: &'static [(u32, u32)],
    next: Option<&'static Config>,
}
static LAST: Config = Config { name: b"last", limits: &[(1, 2), (3, 4)], next: None };
static HEAD: Config = Config { name: b"head!", limits: &[(9, 9)], next: Some(&LAST) };
fn eval(inputs: u64) -> u64 {
    let mut wires = [false; 12];
    for (i, w) in wires.iter_mut().take(4).enumerate() {
        *w = inputs >> i & 1 == 1;
    }
    for (i, g) in CIRCUIT.iter().enumerate() {
        let [a, b] = g.inputs.map(|i| wires[i as usize]);
        wires[i + 4] = match g.kind {
            Kind::And => a && b,
            Kind::Or => a | b,
            Kind::Nand => !(a & b),
            Kind::Const(c) => c,
        };
    }
    wires.iter().rev().fold(0, |acc, w| acc << 1 | *w as u64)
}
pub fn test(input: &[u64], out: &mut Out) {
    out.put(eval(input[0]));
    for (name, kind) in &NAMES {
        out.put(*name);
        out.put(matches!(kind, Kind::Const(_)));
    }
    out.put(LINKS[0].map(|g| g.inputs[1]));
    out.put(LINKS[(input[1] & 1) as usize].is_none());
    out.put(LINKS[0].is_some_and(|g| g.kind == Kind::Nand));
    let row = MATRIX[(input[2] & 1) as usize];
    out.put(row);
    out.put(MATRIX.iter().flatten().sum::<f32>());
    out.put(WEIGHTS[(input[3] & 7) as usize]);
    out.put(WEIGHTS.iter().map(|w| *w as i64).sum::<i64>());
    out.put(LOOKUP[(input[4] & 15) as usize][(input[5] & 15) as usize]);
    let op = OPS[(input[6] % 3) as usize];
    out.put(op.0);
    out.put((op.1)(input[7] as i32, 3));
    let mut at = Some(&HEAD);
    while let Some(c) = at {
        out.put(c.name);
        out.put(c.limits.iter().map(|(a, b)| a * b).sum::<u32>());
        at = c.next;
    }
    fn once() -> u32 {
        static SEEDS: [u32; 2] = [17, 19];
        SEEDS.iter().product()
    }
    out.put(once());
    out.put(CIRCUIT.len() + core::mem::size_of_val(&LOOKUP));
}

//@ expect: 1e1 3 61 6e 64 0 2 6f 72 0 3 6f 6e 65 1 5033 2 0 1 3dcccccd 3e4ccccd 3e99999a 3f8ccccd fffffffffffffffc 634 15 2d 5 5 68 65 61 64 21 51 4 6c 61 73 74 e 143 105
//@ expect: 1df 3 61 6e 64 0 2 6f 72 0 3 6f 6e 65 1 5033 2 0 1 3dcccccd 3e4ccccd 3e99999a 3f8ccccd fffffffffffffffc 634 7b 2a 5b4401b4 5 68 65 61 64 21 51 4 6c 61 73 74 e 143 105
//@ expect: 1e0 3 61 6e 64 0 2 6f 72 0 3 6f 6e 65 1 5033 2 1 1 3dcccccd 3e4ccccd 3e99999a 3f8ccccd 0 634 f 2b ffffffff80000002 5 68 65 61 64 21 51 4 6c 61 73 74 e 143 105
