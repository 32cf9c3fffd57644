//! Several parts of a slice at once, C strings in order, and ranges that end where counting does.
pub fn test(input: &[u64], out: &mut Out) {
    let mut words: [u64; 8] = core::array::from_fn(|i| input[i]);
    let at = (input[8] % 5) as usize;
    match words.get_disjoint_mut([0..at, at..6]) {
        Ok([a, b]) => {
            b[0] ^= a.iter().sum::<u64>();
            out.put((a.len() as u64, b[0] >> 7));
        }
        Err(_) => out.put(0u8),
    }
    out.put(words.get_disjoint_mut([0..=at, 3..=4]).is_ok());
    out.put(words.get_disjoint_mut([at..=at, 7..=8]).is_err());
    out.put(words.get_disjoint_mut([1..3, 3..2]).is_err());
    if let Ok([a, b]) = words.get_disjoint_mut([at, 5]) {
        core::mem::swap(a, b);
    }
    out.put(words[5] & 0xffff);
    out.put(c"Hello" < c"\xe3" && c"a" < c"ab");
    out.put(words.get(..=at).map_or(99, |part| part.len() as u64));
    let units: &[()] = &[(); usize::MAX];
    out.put((units[1..].len() as u64, units[..=at].len() as u64));
    out.put(units.windows(1).len() as u64);
    let end = if input[9] & 1 == 0 { usize::MAX } else { at };
    out.put(words[..=end].len() as u64);
}

//@ expect: panic
//@ expect: panic
//@ expect: panic
//@ expect: 3 115a6183ba641e1 0 1 1 f0da 1 4 fffffffffffffffe 4 ffffffffffffffff 4
//@ expect: 0 100000000000000 1 1 1 3 1 1 fffffffffffffffe 1 ffffffffffffffff 1
//@ expect: 3 12d4ae7d369042d 0 1 1 16ff 1 4 fffffffffffffffe 4 ffffffffffffffff 4
//@ expect: 3 19d7444adbb99de 0 1 1 ef6b 1 4 fffffffffffffffe 4 ffffffffffffffff 4
//@ expect: 0 1 1 1 1 80 1 1 fffffffffffffffe 1 ffffffffffffffff 1
