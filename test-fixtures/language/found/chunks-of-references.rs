//! What an array's iterator no longer has, or never had, says nothing about an enum around the iterator.
use core::array::IntoIter;
#[inline(never)]
fn few<'w>(words: &'w [u64], wanted: u64) -> Result<[&'w u64; 2], IntoIter<&'w u64, 2>> {
    words.iter().filter(|word| **word % wanted == 1).next_chunk::<2>()
}
pub fn test(input: &[u64], out: &mut Out) {
    for wanted in [2, 3, 7, 1 << 40] {
        match few(&input[..6], wanted) {
            Ok([a, b]) => out.put((*a, *b)),
            Err(rest) => out.put((rest.len() as u64, rest.map(|word| *word).sum::<u64>() >> 9)),
        }
    }
    out.put(size_of::<Option<IntoIter<&u64, 1>>>() as u64);
}

//@ expect: 1 3 1 4 1 0 1 0 20
//@ expect: e220a8397b1dcdaf 6c45d188009454f e220a8397b1dcdaf 6c45d188009454f 1 373c4f3550dcb2 0 0 20
//@ expect: 1 ffffffffffffffff 1 7fffffffffffffff 1 ffffffffffffffff 1 0 20
//@ expect: 690ed476743aae49 e3ddd86ba71a5eb1 1 0 0 0 0 0 20
//@ expect: 8000000000000003 466d5e7f3e46f143 0 0 1 2336af3f9f2378 0 0 20
//@ expect: 1 451e521296a7eea1 1 0 1 0 1 0 20
//@ expect: b ff 0 0 1 0 0 0 20
//@ expect: 9 3 0 0 0 0 0 0 20
