//! Indexes that are certainly inside, and their neighbours that are not: halves, remainders, masks, minima, one less.

fn pick(v: &[u32], t: usize, way: u64) -> u32 {
    let n = v.len();
    match way {
        0 => v[t % n],
        1 => v[n / 2],
        2 => v[n - 1],
        3 => v[t.min(n - 1)],
        4 => v[(n - 1) & t],
        5 => v[t.min(n)],
        6 => v[n.wrapping_sub(1)],
        7 if n != 0 => v[t.min(n - 1)] + v[(n - 1) & t] + v[n / 2] + v[n - 1],
        8 => v[(n >> 1).max(t)],
        9 => v[t % (n + 1)],
        10 => v[n.saturating_sub(t)],
        11 => v[..n.min(7)].iter().rev().zip(0..n).map(|(x, i)| x ^ v[i]).sum(),
        12 => (0..n.min(5)).map(|i| v[i].wrapping_mul(v[n - 1 - i])).fold(0, u32::wrapping_add),
        13 => v.split_at(n / 2).1.len() as u32 + v.split_at(t.min(n)).0.len() as u32,
        14 => v.split_at(n | t).0.len() as u32,
        _ => v.chunks(3).nth(t).map_or(1, |c| c[c.len() - 1]),
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let mut data: [u32; 12] = core::array::from_fn(|i| (input[i] as u32 >> 4).wrapping_add(i as u32));
    let n = (input[12] % 13) as usize;
    let t = (input[13] % 20) as usize;
    let half = n / 2;
    for i in 0..half {
        data[..n].swap(i, n - 1 - i);
    }
    for way in [1, 2, 3, 4, 7, 11, 12, 13, 15] {
        if n > 0 {
            out.put(pick(&data[..n], t, way));
        }
    }
    // The last one may panic.
    out.put(pick(&data[..n], t, input[14] % 16));
}

//@ expect: 1
//@ expect: a1b9660 7b1dcda 7b1dcda 7b1dcda 21312cee 5602e62 9ea798b4 6 1 8009456
//@ expect: panic
//@ expect: panic
//@ expect: 10000002 0 0 6 10000008 1da395f6 79a290f0 b 1 10000008
//@ expect: 2 0 0 0 2 296540b2 5a410b7c 8 1 2
//@ expect: c376cc6 c376cc6 c376cc6 c376cc6 30ddb318 86ed98c 60000000 3 1 1
//@ expect: 64ed831 8 a70faa1 a70faa1 1b30cd7b 217fa5be 7960e638 3 3 a70faa1
