//! A brace behind `return` starts its value, even in a condition; behind `break` it does not.
//@ edition: 2021
use std::mem::MaybeUninit;

fn returned(n: u32) -> u32 {
    if return { n + 1 } {}
    0
}
fn broken(log: &mut u32) -> u32 {
    loop {
        if break 7 {
            *log += 1;
        }
    }
}
fn left(log: &mut u32) {
    loop {
        if break { *log += 1 } {}
    }
}
// What a cast makes of a pointer says nothing of what it points to, while something else does.
fn filled() -> [i32; 2] {
    let mut both = MaybeUninit::uninit();
    unsafe {
        let first = both.as_mut_ptr() as *mut i32;
        *first = 1;
        *first.add(1) = 2;
        both.assume_init()
    }
}

fn main() {
    let mut log = 0;
    assert_eq!(returned(3), 4);
    assert_eq!(broken(&mut log), 7);
    left(&mut log);
    assert_eq!(log, 0);
    assert_eq!(filled(), [1, 2]);
}
