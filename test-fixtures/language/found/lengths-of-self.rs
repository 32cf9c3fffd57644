//! A length that is a constant of a generic `Self` has a value where it depends on none of the parameters.
struct Bloom<const BITS: usize>;
impl<const BITS: usize> Bloom<BITS> {
    const HASHES: usize = 3;
    fn places(key: u64) -> [usize; 3] {
        let mut k = key;
        [(); Self::HASHES].map(|()| {
            k = (k ^ k >> 31).wrapping_mul(0x7fb5_d329_728e_a185);
            (k >> 40) as usize % BITS
        })
    }
}
trait Ring { const SIZE: usize; fn sum(&self, x: u8) -> u64; }
struct Held<T>(T);
impl<T: Into<u64> + Copy> Ring for Held<T> {
    const SIZE: usize = 4;
    fn sum(&self, x: u8) -> u64 {
        let mut cells = [x; Self::SIZE];
        cells[2] = 9;
        let all: [u8; 4] = cells;
        all.iter().map(|&c| c as u64).sum::<u64>() + self.0.into()
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    for p in Bloom::<1000>::places(input[0]) { out.put(p as u64); }
    out.put(Held(input[1] as u32).sum(input[2] as u8));
}

//@ expect: 26b 127 1ce 14
//@ expect: 98 110 127 a1b966ea
//@ expect: 0 0 0 307
//@ expect: ba 2f4 1b0 6f
//@ expect: 28b 3c6 264 e0
//@ expect: ee d2 2bd b48216f4
//@ expect: 3b8 1c c7 80000028
//@ expect: 284 88 212 2e8
