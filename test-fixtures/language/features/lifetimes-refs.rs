//! References in structs, reborrows, two-phase borrows, splitting borrows, lifetimes in traits, returning references, `ref`.
struct Parser<'a> {
    text: &'a [u8],
    at: usize,
}
impl<'a> Parser<'a> {
    fn next(&mut self) -> Option<&'a u8> {
        let b = self.text.get(self.at)?;
        self.at += 1;
        Some(b)
    }
    fn number(&mut self) -> u32 {
        let mut v = 0u32;
        while let Some(&b @ b'0'..=b'9') = self.text.get(self.at) {
            v = v.wrapping_mul(10).wrapping_add((b - b'0') as u32);
            self.at += 1;
        }
        v
    }
    fn expr(&mut self) -> u32 {
        let mut v = self.term();
        while let Some(op @ (b'+' | b'-')) = self.peek() {
            self.at += 1;
            let r = self.term();
            v = if op == b'+' { v.wrapping_add(r) } else { v.wrapping_sub(r) };
        }
        v
    }
    fn term(&mut self) -> u32 {
        let mut v = self.atom();
        while self.peek() == Some(b'*') {
            self.at += 1;
            v = v.wrapping_mul(self.atom());
        }
        v
    }
    fn atom(&mut self) -> u32 {
        if self.peek() == Some(b'(') {
            self.at += 1;
            let v = self.expr();
            self.at += 1;
            v
        } else {
            self.number()
        }
    }
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }
}
struct Matrix<'a> {
    data: &'a mut [u32],
    width: usize,
}
impl<'a> Matrix<'a> {
    fn row(&mut self, y: usize) -> &mut [u32] {
        let w = self.width;
        &mut self.data[y * w..][..w]
    }
    fn rows(&self) -> impl Iterator<Item = &[u32]> {
        self.data.chunks(self.width)
    }
    fn cell(&mut self, x: usize, y: usize) -> &mut u32 {
        &mut self.row(y)[x]
    }
}
fn longest<'a>(a: &'a [u64], b: &'a [u64]) -> &'a [u64] {
    if a.len() > b.len() { a } else { b }
}
fn pick<'a, T>(a: &'a mut T, b: &'a mut T, first: bool) -> &'a mut T {
    if first { a } else { b }
}
fn split(pair: &mut (u32, [u32; 2])) -> (&mut u32, &mut u32) {
    (&mut pair.0, &mut pair.1[1])
}
trait Source<'s> {
    fn get(&self) -> &'s u64;
}
impl<'s> Source<'s> for &'s [u64] {
    fn get(&self) -> &'s u64 {
        &self[1]
    }
}
fn apply<F>(f: F, x: &[u64]) -> u64
where
    F: for<'r> Fn(&'r [u64]) -> &'r u64,
{
    *f(x)
}
fn modify(x: &mut &mut u32) {
    **x += 1;
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut p = Parser { text: b"2*(3+4)-5*6+1", at: 0 };
    out.put(p.expr());
    let mut q = Parser { text: b"xyz", at: 0 };
    let (a, b) = (q.next(), q.next());
    out.put((a, b));
    let mut data = [0u32; 12];
    let mut m = Matrix { data: &mut data, width: 4 };
    for y in 0..3 {
        for (x, c) in m.row(y).iter_mut().enumerate() {
            *c = (x + y) as u32 ^ input[y] as u32;
        }
    }
    *m.cell(1, 2) += 100;
    m.row(0).swap(0, 3);
    let sum = m.rows().map(|r| r.iter().fold(0u32, |a, b| a.wrapping_add(*b))).fold(0, |a, b| a ^ b);
    out.put(sum);
    out.put(data);
    out.put(longest(&input[..2], &input[4..7]));
    let (mut x, mut y) = (1u32, 2u32);
    *pick(&mut x, &mut y, input[3] & 1 == 0) += 10;
    out.put((x, y));
    let mut pair = (1, [2, 3]);
    let (l, r) = split(&mut pair);
    core::mem::swap(l, r);
    out.put((pair.0, pair.1));
    let s: &[u64] = input;
    out.put(Source::get(&s));
    out.put(apply(|s| &s[2], input));
    out.put(apply(|s| s.iter().max().unwrap(), input));
    let mut v = [1usize, 2, 3];
    v[0] = v.len() + v[1];
    let i = v[2] - 2;
    v[i] += v[0];
    out.put(v);
    let mut n = 5u32;
    let mut r = &mut n;
    modify(&mut r);
    *r += 1;
    let r2 = &mut *r;
    *r2 *= 2;
    out.put(n);
    let t = (3u8, [4u8, 5]);
    let (ref a, [_, ref b]) = t;
    out.put((a, b));
    let o = Some(7u16);
    if let Some(ref x) = o {
        out.put(*x);
    }
    let mut opt = Some(3u32);
    if let Some(x) = &mut opt {
        *x += 1;
    }
    match opt {
        Some(ref mut x) if *x > 3 => *x *= 2,
        _ => {}
    }
    out.put(opt);
    let arr = [[1u8, 2], [3, 4]];
    for [a, b] in &arr {
        out.put(a + b);
    }
    for &[a, _] in arr.iter() {
        out.put(a);
    }
    let mut grid = arr;
    for row in grid.iter_mut() {
        for c in row {
            *c *= 2;
        }
    }
    out.put(grid);
    let f: &dyn Fn(&[u64]) -> u64 = &|s| s[0];
    out.put(f(input));
}

//@ expect: fffffff1 5033 78 5033 79 7e 2 0 3 1 3 0 1 6 1 64 7 6 3 5 6 7 b 2 3 2 1 2 3 10 5 7 3 e 3 5 7 5033 8 3 7 1 3 2 4 6 8 1
//@ expect: fffffff1 5033 78 5033 79 6ab7b4f6 7b1dcdac 7b1dcdae 7b1dcdad 7b1dcdaf a1b965f5 a1b965f6 a1b965f7 a1b965f0 8009454d 800945b0 8009454b 8009454a 3 1b39896a51a8749b 53cb9f0c747ea2ea 2c829abe1f4532e1 b 2 3 2 1 6e789e6aa1b965f4 6c45d188009454f f88bb8a8724c81ec 5 7 3 e 3 5 7 5033 8 3 7 1 3 2 4 6 8 e220a8397b1dcdaf
//@ expect: fffffff1 5033 78 5033 79 5e 3 1 2 0 0 3 2 5 fffffffd 60 fffffffb fffffffa 3 7fffffffffffffff 80 ff b 2 3 2 1 1 ffffffffffffffff ffffffffffffffff 5 7 3 e 3 5 7 5033 8 3 7 1 3 2 4 6 8 0
