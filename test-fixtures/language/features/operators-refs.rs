//! Operators on scalars behind references decide types before any trait does; iterators that are copied while they run.
fn weights(lengths: &[u8]) -> u32 {
    lengths.iter().filter(|l| **l > 0).map(|l| 256 >> (l % 9)).sum()
}
fn scaled(values: &[u16]) -> u64 {
    values.iter().map(|v| 3 * u64::from(*v)).map(|v| &v & 0xff).sum()
}
fn around(cell: usize) -> impl Iterator<Item = usize> + Clone {
    (0..3).flat_map(move |dy| (0..2).map(move |dx| cell + dx + 10 * dy)).filter(|c| c % 3 != 0)
}
pub fn test(input: &[u64], out: &mut Out) {
    let bytes = input[0].to_le_bytes();
    let wide = bytes.map(u16::from);
    out.put(weights(&bytes));
    out.put(scaled(&wide));
    out.put(bytes.iter().map(|b| 1u64 << (b & 31)).fold(0, |a, b| a ^ b));
    let big = wide.iter().map(|w| -1 + i64::from(*w)).max_by_key(|v| v % 50);
    out.put(big);
    let mut cells = around(bytes[0] as usize);
    cells.next();
    let copy = cells.clone();
    out.put(cells.sum::<usize>());
    out.put(copy.fold(0usize, |h, c| h * 7 + c));
    let nested = [[1u32, 2], [3, 4]];
    let flat = nested.iter().flatten();
    out.put(flat.clone().zip(flat.skip(1)).map(|(a, b)| a * b).sum::<u32>());
    let mut chunks = wide.rchunks(3);
    chunks.next();
    out.put(chunks.clone().count() as u64 + chunks.map(|c| c.len() as u64 * 10).sum::<u64>());
    let mut words = "a b,c d,e".split(',');
    words.next();
    let mut digits = b"12+3".iter().copied().peekable();
    let mut number = 0;
    while let Some(d) = digits.next_if_map(|b| if b.is_ascii_digit() { Ok(b - b'0') } else { Err(b) }) {
        number = number * 10 + d as u32;
    }
    out.put((number, digits.next_if_map_mut(|b| (*b == b'+').then_some(*b as u32)), digits.next().is_some()));
    let flow = bytes.iter().try_for_each(|&b| if b > 250 { core::ops::ControlFlow::Break(b) } else { core::ops::ControlFlow::Continue(()) });
    out.put(flow.is_break());
    out.put((&raw const wide[..2]).as_array::<2>().map(|p| unsafe { (*p)[1] }));
    out.put(words.clone().map(str::len).sum::<usize>() * 10 + words.count());
}

//@ expect: 80 3 3 5033 0 23 c5 14 34 c 5033 2b 1 0 5033 0 2a
//@ expect: 102 3e5 2a00a105 5033 1f 22d 2783 14 34 c 5033 2b 1 0 5033 cd 2a
//@ expect: 0 0 0 5033 ffffffffffffffff 29 24b 14 34 c 5033 2b 1 0 5033 0 2a
