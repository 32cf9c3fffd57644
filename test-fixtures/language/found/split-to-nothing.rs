//! Pieces of a slice that nobody looks at: the loop's test is of the piece before, the next round has another one.
#[inline(never)]
fn walk(i: usize) {
    let l = [b'a' + (i % 26) as u8; 8];
    for _ in l.split(|x| x % 2 == 0) {}
}

pub fn test(input: &[u64], out: &mut Out) {
    walk(input[1] as usize);
    out.put(input[0]);
}

//@ expect: 1
//@ expect: e220a8397b1dcdaf
//@ expect: 0
//@ expect: 690ed476743aae49
//@ expect: 8000000000000003
//@ expect: 2
//@ expect: 12f6436ac376cc66
//@ expect: 80
