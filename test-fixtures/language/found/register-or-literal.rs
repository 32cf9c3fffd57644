//! AMDGCN: the literal 0 and the register with number 0 were one in the selector's memory of what a block has copied.

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[1] as i8 | 1;
    let mut v = 77u64;
    let mut n = 0u32;
    loop {
        n += 1;
        if n > 5 || [n as i8; 1].contains(&127i8.wrapping_rem(x)) {
            break;
        }
        v = 0;
    }
    out.put(v);
}

//@ expect: 4d
//@ expect: 0
//@ expect: 0
//@ expect: 0
//@ expect: 0
//@ expect: 0
//@ expect: 0
//@ expect: 4d
