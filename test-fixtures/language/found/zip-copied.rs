//! Pairs with elements that are copied: that `Copied` iterates is only known once its `T` is.

pub fn test(input: &[u64], out: &mut Out) {
    let a = [input[0] as u8, 1, input[1] as u8, 7];
    let seen = core::cell::Cell::new(0u64);
    let see = |x: u64| seen.set(seen.get().wrapping_mul(31).wrapping_add(x));
    let pairs = a.iter().map(|x| { see(*x as u64); *x }).zip(a.iter().copied()).rev();
    out.put(pairs.enumerate().map(|(i, (x, y))| (x ^ y).wrapping_add(i as u8)).is_sorted() as u8);
    out.put(seen.get());
    out.put(a.iter().cloned().zip(&a).fold(0u32, |sum, (x, y)| sum + x as u32 * *y as u32));
    out.put(a.iter().zip(a.iter().copied().skip(1)).map(|(x, y)| x.wrapping_sub(y)).fold(0u8, |a, b| a ^ b));
}

//@ expect: 1 3363b 37 4
//@ expect: 1 6c35b 16063 4e
//@ expect: 1 33279 33 5
//@ expect: 1 32f01 1503 b0
//@ expect: 1 36349 ff f6
//@ expect: 1 695a2 d276 f9
//@ expect: 1 6e89c 124da 91
//@ expect: 1 35101 4083 85
