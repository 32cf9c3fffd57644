//! Rows of a constant table, reached through a copy of the table and a pointer inside it.
const ROWS: [[usize; 4]; 3] = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]];

#[inline(always)]
fn mix(v: &mut [u64; 4], row: &[usize; 4], m: &[u64]) {
    for i in 0..4 {
        v[i] = v[i].rotate_left(7) ^ m[row[i]];
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut v = [1, 2, 3, 4];
    let rows = ROWS;
    for row in 0..3 {
        mix(&mut v, &rows[row], input);
    }
    mix(&mut v, &ROWS[1], input);
    let at = (input[0] % 3) as usize;
    let part: &[[usize; 4]] = &ROWS[1..];
    mix(&mut v, &part[at % 2], input);
    mix(&mut v, &ROWS[at], input);
    out.put(v[0]);
    out.put(v[1] ^ v[2]);
    out.put(v[3]);
}

//@ expect: 40840410104 40810a04281 102010604181
//@ expect: b8700726ee8570ab 30532a63fa3659dd cc5b82b9f4b85ef
//@ expect: 40008202040 fffffbf7efefbf7e 7fffeffbffffffff
//@ expect: ea5cdbc338f2f07a 83ba610c3f19cb43 8e3b31349de10e5c
//@ expect: fffffbe3ee3fbf71 e0e311707877d124 76757956d1d122d7
//@ expect: eb93e7ba2995c846 311b0bd8ea30d907 10a020208101
//@ expect: eedb80f43310a45e b2eba20ac3a49232 6e51006114e9f96a
//@ expect: 3120c189 cb1b317911acc701 fdf0dde73a936178
