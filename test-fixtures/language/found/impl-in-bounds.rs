//! `Item = impl Bound` in the bounds of a function's parameters is a parameter of its own.
#[derive(Clone, Copy)]
struct Row([u32; 3]);
impl Row {
    fn set<I: IntoIterator<Item = impl Into<u32>>>(mut self, i: I, by: impl Iterator<Item = impl Copy + Into<u32>>) -> Self {
        for ((d, s), b) in self.0.iter_mut().zip(i).zip(by) { *d = s.into() ^ b.into() }
        self
    }
}
fn most<I: IntoIterator<Item = impl PartialOrd + Copy>>(i: I) -> Option<I::Item> {
    i.into_iter().fold(None, |m, v| if m.is_none_or(|m| v > m) { Some(v) } else { m })
}
fn pairs<I: Iterator<Item = (impl Into<u64>, impl Fn(u64) -> u64)>>(i: I) -> u64 { i.map(|(a, f)| f(a.into())).sum() }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    out.put(Row([1, 2, 3]).set([x as u8, 4], [7u16, 8].into_iter()).0);
    out.put(Row([1, 2, 3]).set(Some(x as u32), 1u8..).0);
    out.put(most([x % 7, 5]));
    out.put(most([1.5f32, x as f32]));
    out.put(pairs([x as u8, 3].map(|n| (n, move |v| v ^ n as u64)).into_iter()));
}

//@ expect: 6 c 3 0 2 3 5033 5 5033 3fc00000 0
//@ expect: a8 c 3 7b1dcdae 2 3 5033 5 5033 5f6220a8 0
//@ expect: 7 c 3 1 2 3 5033 5 5033 3fc00000 0
//@ expect: 4e c 3 743aae48 2 3 5033 5 5033 5ed21da9 0
//@ expect: 4 c 3 2 2 3 5033 5 5033 5f000000 0
//@ expect: 5 c 3 3 2 3 5033 5 5033 40000000 0
//@ expect: 61 c 3 c376cc67 2 3 5033 6 5033 5d97b21b 0
//@ expect: 87 c 3 81 2 3 5033 5 5033 43000000 0
