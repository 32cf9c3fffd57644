//! The first branch says what number type both have: the second may then call methods on it.

fn table<const N: usize>(k: u128) -> [u128; N] {
    let mut t = [0; N];
    let mut i = 0;
    while i < N {
        t[i] = if i < 2 {
            k
        } else {
            t[i - 1].wrapping_add(t[i - 2])
        };
        i += 1;
    }
    t
}

fn pick(x: u64, f: f32) -> f32 {
    let mut t = [0.5; 3];
    t[1] = match x % 3 {
        0 => f,
        1 => t[0].abs(),
        _ => t[1].max(t[0]),
    };
    t[1]
}

pub fn test(input: &[u64], out: &mut Out) {
    out.put(table::<5>(input[0] as u128));
    out.put(pick(input[1], 2.25));
}

//@ expect: 1 0 1 0 2 0 3 0 5 0 3f000000
//@ expect: e220a8397b1dcdaf 0 e220a8397b1dcdaf 0 c4415072f63b9b5e 1 a661f8ac7159690d 2 6aa3491f6795046b 4 40100000
//@ expect: 0 0 0 0 0 0 0 0 0 0 3f000000
//@ expect: 690ed476743aae49 0 690ed476743aae49 0 d21da8ece8755c92 0 3b2c7d635cb00adb 1 d4a26504525676d 2 40100000
//@ expect: 8000000000000003 0 8000000000000003 0 6 1 8000000000000009 1 800000000000000f 2 3f000000
//@ expect: 2 0 2 0 4 0 6 0 a 0 40100000
//@ expect: 12f6436ac376cc66 0 12f6436ac376cc66 0 25ec86d586ed98cc 0 38e2ca404a646532 0 5ecf5115d151fdfe 0 40100000
//@ expect: 80 0 80 0 100 0 180 0 280 0 40100000
