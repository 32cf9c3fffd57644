//! Alternatives at several places of a pattern, each with values and ranges: all ways together are more than are tested one by one.
fn five(t: (u8, u8, i8, char, u8)) -> u64 {
    match t {
        (0 | 3 | 5 | 9, 1 | 2 | 7..=9, -3 | -1 | 4..=6, 'a' | 'e' | 'x'..='z', 0 | 2 | 4 | 6) => 1,
        (0 | 3 | 5 | 9, 1 | 2 | 7..=9, -3 | -1 | 4..=6, 'b' | 'c', x @ (1 | 3 | 5)) => 10 + x as u64,
        (1 | 3 | 6 | 8, _, -8..=-4 | 0 | 7, 'a' | 'b' | 'c' | 'd', 0 | 1 | 2 | 3) => 3,
        (_, 4 | 5 | 6, ..) => 4,
        _ => 5,
    }
}
fn flags(t: [Option<u8>; 6]) -> u64 {
    match t {
        [Some(1 | 3 | 5 | 7), Some(1 | 2 | 3), None | Some(0 | 4), Some(0..=3 | 9), Some(_) | None, Some(2 | 4 | 8)] => 1,
        [Some(1 | 3 | 5 | 7) | None, Some(1 | 2 | 3) | None, None | Some(0 | 4), None | Some(0..=3 | 9), _, None | Some(2 | 4 | 8)] => 2,
        [.., Some(x)] => 3 + x as u64,
        _ => 9,
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let mut sum = 0u64;
    let mut x = input[0] | 1;
    for _ in 0..200 {
        x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let at = |shift: u32, of: u64| ((x >> shift) % of) as u8;
        let t = (at(8, 10), at(16, 10), at(24, 17) as i8 - 8, (b'a' + at(32, 26)) as char, at(40, 8));
        sum = sum.wrapping_mul(31).wrapping_add(five(t));
        let f = [at(5, 9), at(13, 5), at(21, 7), at(29, 12), at(37, 3), at(45, 10)];
        sum = sum.wrapping_mul(31).wrapping_add(flags(f.map(|v| if v == 2 { None } else { Some(v) })));
    }
    out.put(sum);
}

//@ expect: 467097a39d24e761
//@ expect: c7f6299e4ec6884f
//@ expect: 467097a39d24e761
//@ expect: 770a32d16ded158d
//@ expect: d063041b4ead1194
//@ expect: 1661567310fed61
//@ expect: 4f5d45c578d6c12f
//@ expect: 2b7d8ebada012458
