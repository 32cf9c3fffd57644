//! A bound that names an associated type of an impl, one of whose parameters only its where clauses tell.
struct Flat<I> {
    iter: I,
}

impl<X, Y, Iter> Iterator for Flat<Iter>
where
    Iter: Iterator<Item = ((X,), Y)>,
{
    type Item = (X, Y);
    fn next(&mut self) -> Option<(X, Y)> {
        self.iter.next().map(|((x,), y)| (x, y))
    }
    fn fold<Acc, Fold>(self, accum: Acc, mut f: Fold) -> Acc
    where
        Fold: FnMut(Acc, Self::Item) -> Acc,
    {
        self.iter.fold(accum, move |acc, ((x,), y)| f(acc, (x, y)))
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let flat = || Flat { iter: input.iter().zip(1u8..).map(|(&x, i)| ((x,), i)) };
    out.put(flat().fold(0u64, |a, (x, i)| a.wrapping_mul(3).wrapping_add(x ^ i as u64)));
    out.put(flat().map(|(x, i)| x >> (i & 7)).fold(0u64, u64::wrapping_add));
    out.put(flat().filter(|(x, _)| x % 2 == 0).count());
}

//@ expect: 0 1f 8
//@ expect: de9bcaa72583a77a 66e31b1eb5d15ec9 6
//@ expect: cd102278008 58000000ffffffff 8
//@ expect: 352f7cb0cd14673a 14d60e5c08f28645 6
//@ expect: 728d7001fa473a75 d794b8a4b468d0d6 9
//@ expect: fdf6aaba032d88a8 1a44d59e3deb960 6
//@ expect: a52a9d737a47292f c099a9e997b023df 9
//@ expect: 4d4f27d4cb7a7095 714f89b27aee8340 9
