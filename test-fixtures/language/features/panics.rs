//! Where a program panics: bounds, division, unwraps, slices, explicit panics, overflowing shifts of constants; the rows say `panic`.
fn at(v: &[u64], i: usize) -> u64 {
    v[i]
}
fn divide(a: i32, b: i32) -> i32 {
    a / b
}
fn risky(kind: u64, input: &[u64]) -> u64 {
    match kind {
        0 => at(input, 15),
        1 => divide(i32::MIN, 2) as u64,
        2 => input.iter().position(|x| *x == 3).map_or(7, |i| i as u64),
        3 => input[2..4].len() as u64,
        _ => Option::<u64>::None.unwrap_or(5),
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    for kind in 0..6 {
        out.put(risky(kind, input));
    }
    let which = input[0];
    if which == 0 {
        // The third row divides by zero.
        out.put(divide(5, input[0] as i32));
    }
    if which > 1000 {
        // The second row looks behind the end.
        out.put(at(input, (input[1] % 16 + 16) as usize));
    }
    out.put(input[..which as usize].len());
}

//@ expect: 10 ffffffffc0000000 2 2 5 5 1
//@ expect: panic
//@ expect: panic
