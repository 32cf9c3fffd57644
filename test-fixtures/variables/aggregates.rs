//! Structs, tuples, arrays, unions of fields and nested ones; references to them.

#[derive(Clone, Copy, Debug)]
struct Point {
    x: f32,
    y: f32,
}

#[derive(Clone, Copy, Debug)]
struct Wide {
    tag: u8,
    value: u64,
    half: u16,
    at: Point,
}

#[derive(Clone, Copy, Debug)]
struct Unit;

#[derive(Clone, Copy, Debug)]
struct Pair(i32, u8);

#[derive(Clone, Copy, Debug)]
#[repr(C, packed)]
struct Packed {
    a: u8,
    b: u16,
}

#[derive(Clone, Copy, Debug)]
struct Generic<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy + core::fmt::Debug, const N: usize> Generic<T, N> {
    fn push(&mut self, item: T) -> usize {
        let at = self.len;
        self.items[at] = item;
        self.len += 1;
        stop!(10, self, item, at);
        at
    }
}

impl Point {
    fn scaled(self, by: f32) -> Point {
        let x = self.x * by;
        let y = self.y * by;
        stop!(11, self, by, x, y);
        Point { x, y }
    }
}

pub fn k_structs() {
    let p = Point { x: 1.0, y: -2.5 };
    let q = p.scaled(3.0);
    let w = Wide { tag: 7, value: u64::MAX, half: 513, at: q };
    let u = Unit;
    let pair = Pair(-5, 250);
    stop!(1, p, q, w, u, pair);
    let Wide { tag, at: Point { x, .. }, .. } = w;
    let Pair(first, second) = pair;
    stop!(2, p, q, w, u, pair, tag, x, first, second);
}

pub fn k_tuples() {
    let t = (1u8, 'c', 2.5f64);
    let one = (9i16,);
    let nested = ((1u8, 2u32), [3u16, 4]);
    let (a, b, c) = t;
    let ((d, _), [e, f]) = nested;
    stop!(1, t, one, nested, a, b, c, d, e, f);
}

pub fn k_arrays() {
    let mut a = [0u32; 5];
    a[2] = 7;
    let b = [[1.0f32, 2.0], [3.0, 4.5]];
    let c = [Point { x: 0.0, y: 1.0 }; 2];
    let d: [u8; 0] = [];
    stop!(1, a, b, c, d);
    let [first, .., last] = a;
    let s = &a[1..4];
    stop!(2, a, b, c, d, first, last, s);
}

pub fn k_packed() {
    let p = Packed { a: 1, b: 0x1234 };
    let b = p.b;
    stop!(1, p, b);
}

pub fn k_generic() {
    let mut g = Generic { items: [0i16; 4], len: 0 };
    for i in 0..3i16 {
        let at = g.push(i * 100);
        stop!(1, g, i, at);
    }
    let mut h = Generic { items: ['a'; 2], len: 0 };
    let at = h.push('z');
    stop!(2, g, h, at);
}

pub fn k_references() {
    let mut x = 5u32;
    let y = [1u8, 2, 3];
    let p = Point { x: 0.5, y: 0.25 };
    let r = &y[2];
    let s = &p;
    let text = "a \"b\"\n";
    let empty = "";
    let opt = Some(&p.y);
    let pp = &s;
    stop!(1, x, y, p, r, s, text, empty, opt, pp);
    {
        let m = &mut x;
        *m += 1;
        stop!(2, y, p, r, s, text, empty, opt, pp, m; x);
    }
    stop!(3, x, y, p, r, s, text, empty, opt, pp);
}

pub fn k_newtypes() {
    let nz = core::num::NonZeroU32::new(7).unwrap();
    let maybe = core::num::NonZeroU8::new(0);
    let w = core::num::Wrapping(250u8);
    let cell = core::cell::Cell::new(3i32);
    cell.set(4);
    let r = 2..9u8;
    let ri = 1..=4i32;
    let rf = 3usize..;
    stop!(1, nz, maybe, w, cell, r, ri, rf);
}

pub fn k_views() {
    let all = [1u16, 2, 3, 4, 5, 6];
    let (left, right) = all.split_at(2);
    let [a, rest @ ..] = right else { return };
    let chunk = rest.chunks(2).last();
    stop!(1, all, left, right, a, rest, chunk);
    let word = "warp size";
    let (head, tail) = word.split_at(4);
    let bytes = head.as_bytes();
    stop!(2, all, left, right, a, rest, chunk, word, head, tail, bytes);
}

pub fn k_padded() {
    let mut a = (1u8, -2i64);
    let mut b = [(1u8, 2u32); 3];
    let mut c = Some((7u16, 1u128));
    let mut d = [None, Some((3u8, 0.5f64))];
    let mut e: Result<(u8, u32), [u8; 3]> = Err([1, 2, 3]);
    for i in 0..12u8 {
        stop!(90, i, a, b, c, d, e);
        a = (i, a.1 * 3);
        b[i as usize % 3].0 += i;
        c = if i % 2 == 0 { None } else { Some((i as u16, 1 << i)) };
        d[i as usize % 2] = Some((i, i as f64 / 8.0));
        e = if i % 3 == 0 { Ok((i, 5)) } else { Err([i; 3]) };
    }
    stop!(91, a, b, c, d, e);
}
