//! The tag of `B` lies in the unused values of the `bool` in `A`: a variable that was `A` at first still carries it whole.
#[derive(Clone, Copy)]
enum E {
    A { wide: (u64, usize, bool), rest: [usize; 4] },
    B { small: Option<u32>, flag: bool, list: (i64, u64, isize) },
}

#[inline(never)]
fn tell(e: E, out: &mut Out) {
    match e {
        E::A { wide, rest } => {
            out.word(0);
            out.put(wide.0 + rest[3] as u64);
            out.put(wide.2);
        }
        E::B { small, flag, list } => {
            out.word(1);
            out.put(small);
            out.put(flag);
            out.put(list.0);
        }
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let a = E::A { wide: (x, 3, false), rest: [15, 2, 5, 12] };
    let b = E::B { small: Some(x as u32), flag: false, list: (-9, 18, -7) };
    let mut one = a;
    let there = &mut one;
    *there = b;
    tell(one, out);
    let other = if input[1] > 7 { b } else { a };
    tell(other, out);
}

//@ expect: 1 5033 1 0 fffffffffffffff7 0 d 0
//@ expect: 1 5033 7b1dcdaf 0 fffffffffffffff7 1 5033 7b1dcdaf 0 fffffffffffffff7
//@ expect: 1 5033 0 0 fffffffffffffff7 0 c 0
//@ expect: 1 5033 743aae49 0 fffffffffffffff7 0 690ed476743aae55 0
//@ expect: 1 5033 3 0 fffffffffffffff7 1 5033 3 0 fffffffffffffff7
//@ expect: 1 5033 2 0 fffffffffffffff7 1 5033 2 0 fffffffffffffff7
//@ expect: 1 5033 c376cc66 0 fffffffffffffff7 1 5033 c376cc66 0 fffffffffffffff7
//@ expect: 1 5033 80 0 fffffffffffffff7 1 5033 80 0 fffffffffffffff7
