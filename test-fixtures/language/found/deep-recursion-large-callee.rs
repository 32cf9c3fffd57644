//! A callee with much on the stack is not made part of each frame of a recursion.
fn walk(depth: u64, text: &[&str]) -> f64 {
    if depth == 0 {
        return text[0].parse().unwrap_or(0.5);
    }
    let here: f64 = text[depth as usize % text.len()].parse().unwrap_or(0.25);
    match depth % 3 {
        0 => here + walk(depth - 1, text),
        1 => here * 0.5 + walk(depth - 1, &text[1..]) - text[0].parse::<f64>().unwrap_or(1.0),
        _ => text[1].parse::<f64>().unwrap_or(2.0) - walk(depth - 1, text),
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let text = ["1.5"; 40];
    let mut text = text;
    text[3] = "-2.25e3";
    text[7] = "x";
    out.put(walk(60 + input[0] % 20, &text).to_bits());
}

//@ expect: bfd0000000000000
//@ expect: 400a000000000000
//@ expect: 4004000000000000
//@ expect: 3ff0000000000000
//@ expect: 3ff0000000000000
//@ expect: 3ffc000000000000
//@ expect: 4004000000000000
//@ expect: 3ffc000000000000
