//! Stores to one word, an earlier and a later one: wide stores are not made across either.

pub fn test(input: &[u64], out: &mut Out) {
    let n = (input[1] % 3) as usize;
    let mut a = [18i64;4];
    for x in a.iter_mut().rev() { let old = *x; *x = [1, 2, 7, 4][(old as usize) % 4] ; }
    let mut h: i64 = 5i64;
    for w in a[n..].windows(3) { h = h.rotate_left(1) ^ w[0].wrapping_sub(w[2]); }
    out.put(h);
}

//@ expect: 5
//@ expect: 14
//@ expect: a
//@ expect: 14
//@ expect: 5
//@ expect: 14
//@ expect: 14
//@ expect: 14
