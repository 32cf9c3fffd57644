// `&TABLE[i]` borrows from the constant, which lives for ever, wherever `i` comes from.
struct Rows<const K: usize>;

impl<const K: usize> Rows<K> {
    const ALL: [(u64, &'static [u8]); 3] = [(K as u64, &[1, 2]), (5, &[]), (7, &[K as u8; 3])];

    fn pick(i: usize) -> &'static (u64, &'static [u8]) {
        &Self::ALL[i % 3]
    }
}

fn byte(i: usize) -> &'static u8 {
    &Rows::<4>::ALL[2].1[i % 3]
}

fn word(i: usize, j: usize) -> &'static u64 {
    &[[1, 2], [3, 4]][i % 2][j % 2]
}

fn many(n: u64) -> u64 {
    let noise = [n; 16];
    noise.iter().fold(0, |sum, v| sum ^ v)
}

pub fn test(input: &[u64], out: &mut Out) {
    let (i, j) = (input[0] as usize, input[1] as usize);
    let (a, b) = (Rows::<9>::pick(i), Rows::<2>::pick(j));
    let (c, d) = (byte(i), word(i, j));
    out.put(many(input[2]));
    out.put(a.0 + b.0 + a.1.len() as u64 * 100 + b.1.iter().map(|x| *x as u64).sum::<u64>());
    out.put(*c as u64 + *d);
}

//@ expect: 0 12 7
//@ expect: 0 a 7
//@ expect: 0 d6 6
//@ expect: 0 d6 7
//@ expect: 0 140 7
//@ expect: 0 138 5
//@ expect: 0 d6 5
//@ expect: 0 138 6
