//! Loops that hand a comparison on to the next round while branching on another.
pub fn test(input: &[u64], out: &mut Out) {
    out.put((3..=6u32).zip([(input[4] as u8); 3]).count());
    out.put((3..=6u32).rev().zip([(input[4] as u8); 3]).map(|(a, b)| a as u64 * b as u64).sum::<u64>());
    out.put((1..=input[0] % 9).zip(input).fold(0u64, |a, (i, x)| a.wrapping_mul(7) ^ i ^ x));
}

//@ expect: 3 4b 0
//@ expect: 3 915 bb2d47dc74b5df2c
//@ expect: 3 ef1 0
