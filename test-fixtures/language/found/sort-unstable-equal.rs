//! Where equal elements go and how often the closure is asked: the steps of `core`'s own sorting are seen.

#[derive(Clone, Copy)]
struct Pair {
    key: u32,
    at: u32,
}

struct Owned(u32, u32, [u64; 2]);

fn next(x: &mut u64) -> u32 {
    *x ^= *x << 13;
    *x ^= *x >> 7;
    *x ^= *x << 17;
    (*x % 9) as u32
}

pub fn test(input: &[u64], out: &mut Out) {
    let mut x = input[0] | 1;
    let mut pairs: [Pair; 40] = core::array::from_fn(|i| Pair { key: next(&mut x), at: i as u32 });
    pairs.sort_unstable_by_key(|p| p.key);
    out.put(pairs.iter().fold(0u64, |h, p| h.wrapping_mul(41).wrapping_add(p.at as u64)));
    let mut owned: [Owned; 27] = core::array::from_fn(|i| Owned(next(&mut x), i as u32, [0; 2]));
    let mut asked = 0u32;
    owned.select_nth_unstable_by(9, |p, q| {
        asked += 1;
        p.0.cmp(&q.0)
    });
    out.put(owned.iter().fold(asked as u64, |h, p| h.wrapping_mul(41).wrapping_add(p.1 as u64)));
}

//@ expect: efdb3f0d1416ae9c 7f74f5180c9890ff
//@ expect: 54461dd6d4ad2514 4471e567dc8aca06
//@ expect: efdb3f0d1416ae9c 7f74f5180c9890ff
//@ expect: 96c2be71cff3539c 757c8713386c8a4d
//@ expect: cef20a25993f9944 58cced3d371772ae
//@ expect: cd8d9fec365a5464 35bf4dc37514961c
//@ expect: 1230643dc17f9814 8e52e7721c211812
//@ expect: a36439cf34832b64 721761f70594b542
