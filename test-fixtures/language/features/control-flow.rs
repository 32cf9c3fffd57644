//! Loops with labels and values, let else, let chains, blocks with labels, ranges, never values, shadowing.
fn find(grid: &[[u32; 4]; 4], want: u32) -> Option<(usize, usize)> {
    'rows: for (y, row) in grid.iter().enumerate() {
        for (x, &v) in row.iter().enumerate() {
            if v == want {
                return Some((x, y));
            }
            if v % 16 == 13 {
                continue 'rows;
            }
        }
    }
    None
}
fn collatz(mut n: u64) -> (u64, u32) {
    let mut steps = 0;
    let peak = loop {
        if n <= 1 || steps > 60 {
            break n;
        }
        n = if n % 2 == 0 { n / 2 } else { n.wrapping_mul(3).wrapping_add(1) };
        steps += 1;
    };
    (peak, steps)
}
fn labelled(x: u64) -> u64 {
    let r = 'a: {
        if x & 1 == 0 {
            break 'a 10;
        }
        let y = 'b: {
            if x & 2 == 0 {
                break 'b 5;
            }
            if x & 4 == 0 {
                break 'a 20;
            }
            7
        };
        y + 1
    };
    r * 2
}
fn let_else(v: Option<Result<u32, u8>>) -> i64 {
    let Some(inner) = v else { return -1 };
    let Ok(x) = inner else {
        let Err(e) = inner else { unreachable!() };
        return -(e as i64) - 2;
    };
    let (1.. , y) = (x, x / 2) else { return 0 };
    y as i64
}
fn chains(a: Option<u32>, b: &[u32]) -> u32 {
    if let Some(x) = a
        && x > 3
        && let [first, .., last] = b
        && let y = first ^ last
        && y != 0
    {
        x + y
    } else if let None = a
        && !b.is_empty()
    {
        b[0]
    } else {
        7
    }
}
fn while_chain(mut v: &[u8]) -> u32 {
    let mut t = 0;
    while let [x, rest @ ..] = v
        && *x != 0
    {
        t = t * 3 + *x as u32;
        v = rest;
    }
    t
}
fn never(x: u32) -> u32 {
    let y: u32 = match x {
        0 => return 100,
        n if n > 50 => {
            return 200;
        }
        n => n,
    };
    let z = if y == 7 { return 300 } else { y };
    let f = || -> u32 {
        if z == 8 {
            return 5;
        }
        z + 1
    };
    f() + { let y = 2; y } * { let y = y + 1; y }
}
fn nested(n: u32) -> u32 {
    let mut count = 0;
    'outer: while count < 100 {
        let mut k = 0;
        loop {
            k += 1;
            count += k;
            if k == n {
                break;
            }
            if count % 7 == 3 {
                continue 'outer;
            }
            if count > 90 {
                break 'outer;
            }
        }
        count += 1;
    }
    count
}
fn ranges(n: u32) -> u64 {
    let mut t = 0u64;
    for i in 0..n {
        t += i as u64;
    }
    for i in (0..=n).rev().step_by(3) {
        t = t.wrapping_mul(2) + i as u64;
    }
    for i in (-3i8..3).chain(100..=102) {
        t = t.wrapping_mul(7).wrapping_add(i as u64);
    }
    for c in 'a'..='e' {
        t = t.wrapping_mul(3) ^ c as u64;
    }
    for i in (u8::MAX - 3..).take(3) {
        t = t.rotate_left(3) ^ i as u64;
    }
    for _ in 5..2 {
        t = 0;
    }
    t
}
fn destructure(a: u32, b: u32) -> (u32, u32, u32) {
    let (mut x, mut y) = (a, b);
    (x, y) = (y, x);
    let z;
    [z, _, ..] = [x ^ y, 1, 2, 3];
    (x, ..) = (x + 1 & 0xff, 3, 4);
    struct P {
        p: u32,
        q: u32,
    }
    P { p: y, .. } = P { p: y | 1, q: 2 };
    let unused = P { p: 1, q: 3 }.q;
    (x, y, z.wrapping_add(unused))
}

pub fn test(input: &[u64], out: &mut Out) {
    let grid: [[u32; 4]; 4] = core::array::from_fn(|y| core::array::from_fn(|x| (y * 4 + x) as u32));
    out.put(find(&grid, (input[0] % 20) as u32).map(|(x, y)| x * 10 + y));
    out.put(find(&grid, 15).is_some());
    out.put(collatz(input[1]));
    for x in 0..8 {
        out.put(labelled(x));
    }
    out.put(let_else(None));
    out.put(let_else(Some(Ok((input[2] % 100) as u32))));
    out.put(let_else(Some(Ok(0))));
    out.put(let_else(Some(Err(input[3] as u8))));
    out.put(chains(Some(input[4] as u32 | 4), &[1, 2, 3]));
    out.put(chains(Some(2), &[1, 2, 3]));
    out.put(chains(None, &[5]));
    out.put(chains(None, &[]));
    out.put(while_chain(&[1, 2, 3, 0, 4]));
    for x in [0, 7, 8, 9, 60] {
        out.put(never(x));
    }
    for n in 1..6 {
        out.put(nested(n));
    }
    out.put(ranges((input[5] % 20) as u32));
    out.put(destructure(input[6] as u32, input[7] as u32));
}

//@ expect: 5033 a 0 1 1 14 c 14 28 14 c 14 10 ffffffffffffffff 1 0 fffffffffffffffa 7 7 5 7 12 64 12c 17 1e c8 64 5d 5f 5d 5c 2aac7c8675216 9 7 12
//@ expect: 440 0 b032030c7e1585c 3d 14 c 14 28 14 c 14 10 ffffffffffffffff 27 0 ffffffffffffff12 51a874a1 7 5 7 12 64 12c 17 1e c8 64 5d 5f 5d 5c eebc99b62fc16 3d 1f4532e1 d65399e0
//@ expect: 5033 0 0 1 0 14 c 14 28 14 c 14 10 ffffffffffffffff 7 0 fffffffffffffffe 1 7 5 7 12 64 12c 17 1e c8 64 5d 5f 5d 5c 4c598c55aae16 0 ff 7fffff03
