//@ edition: 2024
// A `break` whose value never comes ends nothing, and what follows its block is not reached.
fn a(c: bool) -> u32 {
    let mut n = 0;
    let r: u32 = 'o: {
        if c {
            n += 1;
            break 'o 3;
        }
        break 'o return n + 7;
    };
    r + n
}
fn b() -> u32 {
    'o: {
        break 'o return 1;
    };
}
fn c(c: bool) -> u32 {
    'o: loop {
        if c {
            break 'o 4;
        }
        loop {
            break 'o 5;
        }
    }
}
fn d(c: bool) -> u32 {
    'o: {
        'i: {
            if c {
                break 'i;
            }
            break 'o 3;
        }
        break 'o return 9;
    }
}
/// Blocks and calls as what a `match`, a range or an assignment begins with.
fn e(n: u32) -> u32 {
    let mut sum = 0;
    for i in { n }..4 {
        sum += i;
    }
    let x = match { Some }(sum) { Some(x) => x, None => 0 };
    (x, 1).0 += 1;
    let y = match { [x, 2] }[0] { 6 => 1, _ => 2 };
    x * 10 + y
}
fn main() {
    assert_eq!((a(true), a(false), b(), c(true), c(false)), (4, 7, 1, 4, 5));
    assert_eq!((d(true), d(false), e(1)), (9, 3, 61));
}
