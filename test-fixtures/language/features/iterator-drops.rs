//! What adaptors drop and when: over an iterator that notes what it is asked, with elements that note their end.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1 + 1));
    }
}
impl Clone for D<'_> {
    fn clone(&self) -> Self {
        self.0.set(self.0.get().wrapping_mul(37).wrapping_add(self.1 + 100));
        D(self.0, self.1 + 50)
    }
}
/// An iterator with an effect of its own when it is dropped and when it is asked.
struct It<'a>(&'a Cell<u64>, u64, u64, u64);
impl<'a> Iterator for It<'a> {
    type Item = D<'a>;
    fn next(&mut self) -> Option<D<'a>> {
        self.0.set(self.0.get() ^ (self.3 << 8));
        if self.1 >= self.2 {
            self.0.set(self.0.get().wrapping_mul(3));
            return None;
        }
        self.1 += 1;
        Some(D(self.0, self.1 + self.3))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = (self.2 - self.1) as usize;
        (n, Some(n))
    }
}
impl<'a> DoubleEndedIterator for It<'a> {
    fn next_back(&mut self) -> Option<D<'a>> {
        if self.1 >= self.2 {
            self.0.set(self.0.get().wrapping_mul(5));
            return None;
        }
        self.2 -= 1;
        Some(D(self.0, self.2 + 1 + self.3))
    }
}
impl ExactSizeIterator for It<'_> {}
impl Drop for It<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(41).wrapping_add(self.3 * 1000 + self.2 - self.1));
    }
}
fn it(c: &Cell<u64>, n: u64, k: u64) -> It<'_> {
    It(c, 0, n, k)
}
fn arr<const N: usize>(c: &Cell<u64>, k: u64) -> [D<'_>; N] {
    core::array::from_fn(|i| D(c, i as u64 * 7 + k))
}

pub fn test(input: &[u64], out: &mut Out) {
    let c = &Cell::new(0u64);
    let n = input[0] % 5;
    macro_rules! t {
        ($e:expr) => {{
            c.set(1);
            let r = $e;
            out.put(r as u64);
            out.put(c.get());
        }};
    }
    t!({ it(c, 4, 0).map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ it(c, 4, 0).map(|d| d.1).rev().fold(0, |a, b| a * 3 + b) });
    t!({ it(c, 5, 0).filter(|d| d.1 % 2 == 0).fold(0, |a, b| a * 3 + b.1) });
    t!({ it(c, 5, 0).filter_map(|d| if d.1 % 2 == 0 { Some(d) } else { None }).map(|d| d.1).sum::<u64>() });
    t!({ let mut z = it(c, 3, 0).zip(it(c, 2, 10)); let mut s = 0; while let Some((a, b)) = z.next() { s += a.1 * b.1; } s });
    t!({ it(c, 2, 0).zip(it(c, 3, 10)).fold(0, |s, (a, b)| s + a.1 * b.1) });
    t!({ it(c, 2, 0).zip(it(c, 3, 10)).rev().fold(0, |s, (a, b)| s * 5 + a.1 * b.1) });
    t!({ it(c, 4, 0).zip(it(c, 3, 10)).rev().nth(1).map_or(0, |(a, b)| a.1 * b.1) });
    t!({ it(c, 2, 0).chain(it(c, 2, 10)).fold(0, |s, a| s * 5 + a.1) });
    t!({ let mut z = it(c, 2, 0).chain(it(c, 2, 10)); let mut s = 0; while let Some(a) = z.next() { s = s * 7 + a.1; } s });
    t!({ it(c, 2, 0).chain(it(c, 2, 10)).rev().map(|d| d.1).fold(0, |s, a| s * 5 + a) });
    t!({ let mut z = it(c, 2, 0).chain(it(c, 2, 10)); let a = z.next_back(); let b = z.next(); let d = z.nth(1); a.map_or(0, |d| d.1) * 100 + b.map_or(0, |d| d.1) + d.map_or(0, |d| d.1) });
    t!({ it(c, 5, 0).take(2).fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 5, 0).take(3).rev().fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 5, 0).skip(2).fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 5, 0).skip(2).rev().fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 5, 0).skip(1).take(2).map(|d| d.1).last().unwrap_or(0) });
    t!({ it(c, 7, 0).step_by(3).fold(0, |s, a| s * 5 + a.1) });
    t!({ it(c, 7, 0).step_by(2).rev().fold(0, |s, a| s * 5 + a.1) });
    t!({ let mut s = 0; for d in it(c, 7, 0).step_by(2) { s = s * 3 + d.1; } s });
    t!({ it(c, 4, 0).enumerate().fold(0, |s, (i, a)| s * 5 + a.1 + i as u64) });
    t!({ it(c, 4, 0).enumerate().rev().nth(2).map_or(9, |(i, a)| a.1 * 10 + i as u64) });
    t!({ let mut p = it(c, 4, 0).peekable(); let a = p.peek().map_or(0, |d| d.1); let b = p.next_if(|d| d.1 == 1).map_or(0, |d| d.1); let e = p.next_if(|d| d.1 == 9).map_or(3, |d| d.1); p.peek(); a * 100 + b * 10 + e + p.count() as u64 });
    t!({ let mut p = it(c, 4, 0).peekable(); p.peek(); p.next_back(); p.peek_mut().map(|d| d.1 += 5); p.rev().fold(0, |s, a| s * 5 + a.1) });
    t!({ let mut p = it(c, 1, 0).peekable(); p.peek(); p.next_back(); p.peek(); p.next_back(); 0 });
    t!({ it(c, 2, 0).fuse().fold(0, |s, a| s * 5 + a.1) });
    t!({ let mut f = it(c, 1, 0).fuse(); f.next(); f.next(); c.set(c.get() + 5); f.next(); f.next_back(); 0 });
}

//@ expect: 3a 73ac571 8e d2714f3 a e01deb91 6 e01deb91 23 14ffc8ab7371d 23 ad69859d628 83 19a75646331 18 d1080533e f2 36ea40fbd 212 36ea40fbd 6fa d65b9a443 4bc 1eade6e39 7 a455 56 1a364a7c7 64 e01deb91 94 165826 3 13e694 34 3495051b76c 3f8 67de889fab4 4c 3495051b76c e8 73ac571 15 15b91c 74 73c9fad 5b d271360 0 1925 7 1ecf6 0 fe0
//@ expect: 3a 73ac571 8e d2714f3 a e01deb91 6 e01deb91 23 14ffc8ab7371d 23 ad69859d628 83 19a75646331 18 d1080533e f2 36ea40fbd 212 36ea40fbd 6fa d65b9a443 4bc 1eade6e39 7 a455 56 1a364a7c7 64 e01deb91 94 165826 3 13e694 34 3495051b76c 3f8 67de889fab4 4c 3495051b76c e8 73ac571 15 15b91c 74 73c9fad 5b d271360 0 1925 7 1ecf6 0 fe0
//@ expect: 3a 73ac571 8e d2714f3 a e01deb91 6 e01deb91 23 14ffc8ab7371d 23 ad69859d628 83 19a75646331 18 d1080533e f2 36ea40fbd 212 36ea40fbd 6fa d65b9a443 4bc 1eade6e39 7 a455 56 1a364a7c7 64 e01deb91 94 165826 3 13e694 34 3495051b76c 3f8 67de889fab4 4c 3495051b76c e8 73ac571 15 15b91c 74 73c9fad 5b d271360 0 1925 7 1ecf6 0 fe0
