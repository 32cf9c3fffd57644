//! Enums: without data, with explicit tags, with niches, nested options, patterns of all kinds.

use core::cmp::Ordering;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Colour {
    Red,
    Green = 5,
    Blue,
}

#[derive(Clone, Copy, Debug)]
#[repr(i16)]
enum Signed {
    Low = -300,
    High = 300,
}

#[derive(Clone, Copy, Debug)]
enum Shape {
    Circle(f32),
    Rect { w: f32, h: f32 },
    Line(i8, u64),
    Empty,
}

#[derive(Clone, Copy, Debug)]
enum Tree<'a> {
    Leaf(u8),
    Node(&'a Tree<'a>, &'a Tree<'a>),
}

fn area(shape: Shape) -> f32 {
    match shape {
        Shape::Circle(r) if r > 1.0 => {
            stop!(20, shape, r);
            r * r * 3.0
        }
        Shape::Circle(r) => {
            stop!(21, shape, r);
            r
        }
        Shape::Rect { w, h: height } => {
            let a = w * height;
            stop!(22, shape, w, height, a);
            a
        }
        Shape::Line(a @ 0..=9, b) => {
            stop!(23, shape, a, b);
            a as f32
        }
        other => {
            stop!(24, shape, other);
            -1.0
        }
    }
}

fn sum(tree: &Tree) -> u32 {
    match tree {
        Tree::Leaf(v) => {
            stop!(25, tree, v);
            *v as u32
        }
        Tree::Node(l, r) => {
            let left = sum(l);
            let right = sum(r);
            stop!(26, tree, l, r, left, right);
            left + right
        }
    }
}

pub fn k_plain() {
    let a = Colour::Red;
    let b = Colour::Green;
    let c = Colour::Blue;
    let d = Signed::Low;
    let e = Signed::High;
    let f = 3.cmp(&4);
    let g = Ordering::Greater;
    stop!(1, a, b, c, d, e, f, g);
}

pub fn k_options() {
    let a = Some(3u8);
    let b: Option<u8> = None;
    let c = Some(true);
    let d: Option<Option<bool>> = Some(None);
    let e: Option<Option<bool>> = None;
    let f = Some('q');
    let g: Option<char> = None;
    let h: Option<&u32> = None;
    let i = Some(Colour::Blue);
    let j: Option<Colour> = None;
    let k: Option<Option<Ordering>> = Some(Some(Ordering::Less));
    let l = Some((1u8, -2i64));
    let m: Option<[u16; 2]> = Some([1, 2]);
    let n: Result<u8, Colour> = Ok(4);
    let o: Result<u8, Colour> = Err(Colour::Green);
    let p: Result<(), i32> = Ok(());
    let q: Option<()> = Some(());
    let r = Some(1.5f32);
    stop!(1, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r);
}

pub fn k_shapes() {
    let mut total = 0.0f32;
    let all = [
        Shape::Circle(2.0),
        Shape::Circle(0.5),
        Shape::Rect { w: 2.0, h: 4.0 },
        Shape::Line(3, 1 << 40),
        Shape::Line(-3, 2),
        Shape::Empty,
    ];
    for shape in all {
        total += area(shape);
        stop!(1, total, shape, all);
    }
}

pub fn k_tree() {
    let a = Tree::Leaf(3);
    let b = Tree::Leaf(4);
    let c = Tree::Node(&a, &b);
    let n = sum(&Tree::Node(&c, &a));
    stop!(1, a, b, c, n);
}

pub fn k_if_let() {
    let mut queue = [Some(4u32), None, Some(7)];
    for slot in queue.iter_mut() {
        if let Some(x) = slot {
            *x += 1;
            stop!(1, x; queue slot);
        } else {
            stop!(2; queue slot);
        }
    }
    let Some(first) = queue[0] else { return };
    if let (Some(a), Some(b)) = (queue[0], queue[2]) && a < b {
        stop!(3, queue, first, a, b);
    }
    let v = match first {
        n @ (1 | 3 | 5) => {
            stop!(4, queue, first, n);
            n * 2
        }
        n => n,
    };
    stop!(5, queue, first, v);
}
