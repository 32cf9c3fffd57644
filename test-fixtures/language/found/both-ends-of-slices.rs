//! Parts of slices taken from both ends, runs cloned, `?` on a poll of an optional result, hashes of pointers.
use core::hash::{Hash, Hasher};
use core::task::Poll;
struct Xor(u64);
impl Hasher for Xor {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.0 = self.0.rotate_left(8) ^ *b as u64;
        }
    }
}
fn next(n: u64) -> Poll<Option<Result<u64, u8>>> {
    match n % 4 {
        0 => Poll::Pending,
        1 => Poll::Ready(None),
        2 => Poll::Ready(Some(Ok(n))),
        _ => Poll::Ready(Some(Err(n as u8))),
    }
}
fn half(n: u64) -> Poll<Option<Result<u64, u16>>> {
    let p = next(n)?;
    p.map(|o| o.map(|v| Ok(v / 2)))
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut v: [u64; 16] = core::array::from_fn(|i| input[i] % 6);
    let runs = v.chunk_by(|a, b| a <= b);
    let again = runs.clone();
    out.put((runs.map(|r| r.len() as u64).fold(0, |a, n| a * 17 + n), again.rev().map(|r| r[0]).fold(0, |a, n| a * 7 + n)));
    v.chunk_by_mut(|a, b| a != b).rev().enumerate().for_each(|(i, r)| r[0] += i as u64);
    let mut exact = v.chunks_exact_mut(5);
    exact.next_back().unwrap()[0] = 100;
    exact.next().unwrap()[4] = 200;
    exact.into_remainder()[0] = 300;
    v.rchunks_exact_mut(7).rev().zip(1..).for_each(|(c, i)| c[6] ^= i);
    v.split_mut(|x| x % 3 == 0).rev().zip(1..).for_each(|(p, i)| p.iter_mut().for_each(|x| *x += i));
    v.rsplit_mut(|x| x % 4 == 0).rev().zip(5..).for_each(|(p, i)| p.iter_mut().for_each(|x| *x ^= i));
    v.split_inclusive_mut(|x| x % 2 == 0).rev().zip(1..).for_each(|(p, i)| p[0] *= i);
    out.put(v);
    out.put(v.rsplit(|x| x % 5 == 0).rev().map(|p| p.len() as u64).fold(1, |a, n| a * 11 + n));
    out.put(v.array_windows::<3>().rev().map(|[a, _, c]| a ^ c).fold(0, |a, x| a * 3 + x));
    for w in &input[..4] {
        out.put(match half(*w) {
            Poll::Pending => 1,
            Poll::Ready(None) => 2,
            Poll::Ready(Some(Ok(v))) => v,
            Poll::Ready(Some(Err(e))) => 1000 + e as u64,
        });
    }
    let hash = |h: &dyn Fn(&mut Xor)| {
        let mut x = Xor(0);
        h(&mut x);
        x.finish()
    };
    let p = core::ptr::NonNull::from(&v[1]);
    out.put(hash(&|x| p.hash(x)) == hash(&|x| (&raw const v[1]).hash(x)));
    out.put(hash(&|x| core::mem::ManuallyDrop::new(input[5]).hash(x)) == hash(&|x| input[5].hash(x)));
    out.put(hash(&|x| core::marker::PhantomData::<u8>.hash(x)));
}

//@ expect: 610 1 2a 2 4e 60 8c4 0 24 60 54 54 226 0 1b 4 10 124 5518 1e24fcca 2 1 3eb 1 1 1 0
//@ expect: 1eac7b300 800b79 10 0 12 8 3fc 0 18 1e d f 6d d 9 9 c 125 1df030 1d1c3005 497 1 437 1 1 1 0
//@ expect: 4b13e710 398b8 b4 a8 4e 90 8ae 78 36 10 0 0 208 2c 0 1e 14 126 9166e9bd 20e9f396 1 2 4e7 1 1 1 0
//@ expect: 1b6a460 2d387 9a 0 87 c 658 5 8 38 0 32 1bc 0 18 18 f 125 df5924c 20d3f7c4 2 1 11 2 1 1 0
//@ expect: 1b83ee30 ea152 9a 1e 6 0 670 0 24 0 c 4 129 4 6 3 4 129 2b40b 1da5de6d 3eb 7 42b 7fffffffffffffff 1 1 0
//@ expect: 1f648c0 299e9 c3 0 24 0 8c4 8c 48 0 0 36 6c 14 20 24 10 124 cc98efa 1aba8293 1 1 2 1 1 1 0
//@ expect: 47ef720 dc8 1e c c 0 19a 3 1 5 1 5 60 5 5 5 5 129 623c4263a 1ce7887c 97b21b561bb6633 3fffffff 3f3 1 1 1 0
//@ expect: 2ccf0 167 27 6 60 37 cb 0 28 12 10 0 240 14 0 0 10 125 105e686a 1ed9a048 1 2 7a8e2823b276c179 3eb 1 1 0
