//! What an array borrows as says what its elements are.
use core::borrow::{Borrow, BorrowMut};
fn flip<B: BorrowMut<[u64]>>(mut b: B, v: u64) -> u64 {
    b.borrow_mut().iter_mut().for_each(|x| *x ^= v);
    b.borrow()[0]
}
fn first<B: Borrow<[u8]>>(b: &B) -> u8 {
    b.borrow()[0]
}
pub fn test(input: &[u64], out: &mut Out) {
    out.put(flip([1, 2], input[0]));
    let words = [input[1], 3];
    out.put((flip(words, 9), first(&[44, 1])));
}

//@ expect: 0 b 2c
//@ expect: e220a8397b1dcdae 6e789e6aa1b965fd 2c
//@ expect: 1 8 2c
//@ expect: 690ed476743aae48 9 2c
//@ expect: 8000000000000002 7 2c
//@ expect: 3 96a573e9b48216e1 2c
//@ expect: 12f6436ac376cc67 7ffffff7 2c
//@ expect: 81 0 2c
