//! Blocks that `?` leaves.
//@ edition: 2021
#![feature(try_blocks)]
fn f(a: Option<i32>, b: Result<i32, u8>) -> (Option<i32>, Result<i32, u8>) { let x: Option<_> = try { a? + 1 }; let y: Result<_, u8> = try { let v = b?; if v > 5 { return (None, Err(99)) } v * 2 }; (x, y) }
fn main() { assert_eq!(f(Some(1), Ok(2)), (Some(2), Ok(4))); assert_eq!(f(None, Err(3)), (None, Err(3))); assert_eq!(f(Some(1), Ok(9)), (None, Err(99))); let r: Result<(), u8> = try { for i in 0..5u8 { if i == 3 { Err(i)? } } }; assert_eq!(r, Err(3)); let n: Option<()> = try { }; assert_eq!(n, Some(())); }
