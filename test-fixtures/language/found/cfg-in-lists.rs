//! `#[cfg]` on arguments and on elements of arrays and tuples.
fn three(a: u64, b: u64, c: u64) -> u64 {
    a * 100 + b * 10 + c
}
pub fn test(input: &[u64], out: &mut Out) {
    let n = input[0] % 7;
    out.put(three(
        1,
        #[cfg(any())]
        no_such_function(),
        #[cfg(all())]
        {
            debug_assert!(n < 7);
            n
        },
        #[cfg(not(all()))]
        "text",
        3,
    ));
    out.put([
        #[cfg(any())]
        missing,
        5u8,
        #[cfg(all())]
        6,
    ]);
    let pair = (
        #[cfg(any())]
        1.5,
        n,
        #[allow(unused)]
        2u8,
    );
    out.put(pair);
    out.put(n.clamp(
        #[cfg(any())]
        9,
        2,
        #[cfg(all())]
        4,
    ));
}

//@ expect: 71 5 6 1 2 2
//@ expect: 7b 5 6 2 2 2
//@ expect: 67 5 6 0 2 2
//@ expect: 67 5 6 0 2 2
//@ expect: 8f 5 6 4 2 4
//@ expect: 7b 5 6 2 2 2
//@ expect: a3 5 6 6 2 4
//@ expect: 7b 5 6 2 2 2
