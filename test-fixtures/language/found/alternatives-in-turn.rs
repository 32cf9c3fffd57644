//! A guard is asked for each way in which alternatives match: for each of the first list those of the second, from the left.
type T = (u8, u8, u8);

fn pairs(t: (T, T), c: &mut u64) -> u64 {
    match t {
        ((1, a, _) | (_, 1, a), (2, b, _) | (_, 2, b)) if { *c = *c * 100 + (a * 10 + b) as u64; *c % 3 == 0 } => *c,
        _ => 1,
    }
}
fn inside(t: (Option<T>, T), c: &mut u64) -> u64 {
    match t {
        (Some((1, a, _) | (_, 1, a)), (2, b, _) | (_, 2, b)) if { *c = *c * 100 + (a * 10 + b) as u64; *c % 3 == 0 } => *c,
        _ => 1,
    }
}
fn behind(t: [T; 3], c: &mut u64) -> u64 {
    match t {
        [.., (1, a, _) | (_, 1, a), (2, b, _) | (_, 2, b)] if { *c = *c * 100 + (a * 10 + b) as u64; *c % 3 == 0 } => *c,
        _ => 1,
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    for i in 0..16 {
        let j = i + (input[0] % 3) as u8;
        let (x, y) = ((j % 2, 1, 3), (2, j / 2 % 3, 4 + i / 8));
        let mut c = 1;
        out.put(pairs((x, y), &mut c));
        out.put(inside((Some(x), y), &mut c));
        out.put(behind([y, x, y], &mut c));
        out.put(c);
    }
}

//@ expect: 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1430e2 314b588c2 314b588c2 2bce 111c84 6af239c 6af239c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc
//@ expect: 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1430e2 314b588c2 314b588c2 2bce 111c84 6af239c 6af239c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc
//@ expect: 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1430e2 314b588c2 314b588c2 2bce 111c84 6af239c 6af239c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b
//@ expect: 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1430e2 314b588c2 314b588c2 2bce 111c84 6af239c 6af239c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b
//@ expect: 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1430e2 314b588c2 314b588c2 2bce 111c84 6af239c 6af239c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c
//@ expect: 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1430e2 314b588c2 314b588c2 2bce 111c84 6af239c 6af239c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c
//@ expect: 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1430e2 314b588c2 314b588c2 2bce 111c84 6af239c 6af239c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b
//@ expect: 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1430e2 314b588c2 314b588c2 2bce 111c84 6af239c 6af239c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c 1 1 1 13e1f6 1 10d4a2 1 29171fc26 1 334b 1 14096b 6f 10f45b 29649271b 29649271b 84 1 7e318cc 7e318cc 111cfc 6af527c 29c7c387c 29c7c387c
