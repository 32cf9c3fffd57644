//! Matching the only variant that a value can have reads nothing, so a closure does not capture the value, even where `repr` puts a tag into memory.

#[repr(i16)]
#[derive(Clone, Copy, PartialEq)]
enum Tagged {
    Only,
}

#[repr(u8)]
#[derive(Clone, Copy)]
enum Holding {
    Only(u64, u32),
}

#[repr(C, u32)]
enum Pair {
    Only { left: u64, right: u64 },
}

enum Never {}

#[repr(u16)]
enum Open {
    Here(u64),
    _There(Never),
}

fn inside(tagged: Tagged) -> bool {
    let test = move || {
        let again = || matches!(tagged, Tagged::Only);
        again()
    };
    test()
}

pub fn test(input: &[u64], out: &mut Out) {
    let tagged = Tagged::Only;
    let holding = Holding::Only(input[0], input[1] as u32);
    let pair = Pair::Only { left: input[2], right: 7 };
    let open = Open::Here(input[3]);
    let first = |&n: &u64| matches!(tagged, Tagged::Only) && n > 2;
    out.put(input.iter().take_while(|n| first(n)).count());
    let sum = || match holding {
        Holding::Only(a, b) => a.wrapping_add(u64::from(b)),
    };
    out.put(sum());
    let Holding::Only(_, low) = holding;
    let left = || {
        let Pair::Only { left, .. } = pair;
        left
    };
    out.put((low, left(), inside(tagged)));
    let is_here = || matches!(open, Open::Here(_));
    let content = || match open {
        Open::Here(n) => n,
    };
    out.put((is_here(), content()));
    let Pair::Only { right, .. } = pair;
    out.put(right);
}

//@ expect: 0 3 2 3 1 1 4 7
//@ expect: 10 e220a83a1cd733a3 a1b965f4 6c45d188009454f 1 1 f88bb8a8724c81ec 7
//@ expect: 0 1 1 ffffffffffffffff 1 1 8000000000000000 7
//@ expect: 1 690ed476743aae49 0 22 1 1 e3ddd86ba71a5eb1 7
//@ expect: 6 8000000000000011 e 466d5e7f3e46f143 1 1 fffffffffffffffe 7
//@ expect: 0 b48216ea b48216e8 1 1 1 14 7
//@ expect: 10 12f6436b4376cc64 7ffffffe b 1 1 dc4c613d9eba2304 7
//@ expect: 6 89 9 f51c504764ed82f2 1 1 3 7
