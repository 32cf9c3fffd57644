//! `gen` blocks and functions as iterators.
gen fn evens(n: u64) -> u64 { let mut i = 0; while i < n { yield i * 2; i += 1; } }
gen fn fib() -> u64 { let (mut a, mut b) = (0u64, 1u64); loop { yield a; (a, b) = (b, a.wrapping_add(b)); } }
gen fn walk(d: &[u64]) -> (usize, u64) { for (i, x) in d.iter().enumerate() { if x % 2 == 0 { continue; } yield (i, *x); if *x > 11 { return; } } }
pub fn test(input: &[u64], out: &mut Out) {
    out.put(evens(input[0] % 8).sum::<u64>());
    out.put(fib().take(20).last());
    for (i, x) in walk(input) { out.put((i, x)); }
    let k = input[1];
    let mut g = gen move { for i in 0..3u64 { yield i ^ k; yield k; } };
    out.put(g.next()); out.put(g.next());
    let moved = g;
    out.put(moved.map(|x| x.wrapping_mul(3)).fold(0u64, u64::wrapping_add));
    let mut e = gen { yield 1u8; };
    out.put((e.next(), e.next(), e.next()));
    let z: u64 = evens(5).zip(fib().skip(2)).map(|(a, b)| a * b).sum();
    out.put(z);
}

//@ expect: 0 5033 1055 0 1 2 3 4 5 6 7 8 9 a b c d 5033 2 5033 2 15 5033 1 440 440 6e
//@ expect: 2a 5033 1055 0 e220a8397b1dcdaf 5033 6e789e6aa1b965f4 5033 6e789e6aa1b965f4 2da76cff94b0c779 5033 1 440 440 6e
//@ expect: 0 5033 1055 1 1 2 ffffffffffffffff 5033 1 5033 1 f 5033 1 440 440 6e
