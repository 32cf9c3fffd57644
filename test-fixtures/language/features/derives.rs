//! Derived traits on structs, tuple structs, enums with data and generics.
use core::cmp::Ordering;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
struct Key {
    major: u16,
    minor: i8,
    flag: bool,
}
#[derive(Clone, Copy, PartialEq, PartialOrd, Default)]
struct Float(f32, f64);
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Node<T> {
    Empty,
    Leaf(T),
    Pair { left: T, right: T },
}
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
#[repr(i16)]
enum Level {
    Low = -5,
    #[default]
    Mid = 3,
    High,
}
#[derive(Default, Clone)]
struct Nested<T, const N: usize>
where
    [T; N]: Default + Clone,
{
    key: Key,
    items: [T; N],
    level: Level,
    unit: (),
}
#[derive(PartialEq, Eq, Clone, Copy, PartialOrd, Ord, Default)]
struct Unit;

fn code(o: Ordering) -> i8 {
    match o {
        Ordering::Less => -1,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let keys = [
        Key { major: input[0] as u16, minor: input[1] as i8, flag: input[2] & 1 == 1 },
        Key { major: input[0] as u16, minor: input[3] as i8, flag: true },
        Key::default(),
    ];
    for a in &keys {
        for b in &keys {
            out.put(a.cmp(b) as i8);
            out.put(a == b);
            out.put(a.partial_cmp(b).map(code));
            out.put(a <= b);
        }
    }
    let nodes = [
        Node::Empty,
        Node::Leaf(input[4] as i32),
        Node::Leaf(5),
        Node::Pair { left: 1, right: input[5] as i32 },
        Node::Pair { left: 1, right: 7 },
    ];
    for pair in nodes.windows(2) {
        out.put(code(pair[0].cmp(&pair[1])));
        out.put(pair[0].clone() == pair[1]);
        out.put(pair[0].clone().max(pair[1].clone()) == pair[1]);
    }
    let f = Float(input[0] as f32, f64::NAN);
    out.put(f == f);
    out.put(f.partial_cmp(&f).is_none());
    out.put(Float(1.0, 2.0) < Float(1.0, 3.0));
    out.put(Float::default() == Float(0.0, -0.0));
    out.put(Level::default() as i16);
    out.put(Level::Low < Level::High);
    out.put([Level::High, Level::Low, Level::Mid].iter().min().map(|l| *l as i16));
    let n: Nested<u8, 3> = Default::default();
    out.put(n.clone().items);
    out.put(n.key == Key::default());
    out.put(n.level == Level::Mid);
    out.put(Unit == Unit::default());
    let _ = n.unit;
}

//@ expect: 0 1 5033 0 1 ffffffffffffffff 0 5033 ffffffffffffffff 1 1 0 5033 1 0 1 0 5033 1 0 0 1 5033 0 1 1 0 5033 1 0 ffffffffffffffff 0 5033 ffffffffffffffff 1 ffffffffffffffff 0 5033 ffffffffffffffff 1 0 1 5033 0 1 ffffffffffffffff 0 1 0 1 1 ffffffffffffffff 0 1 ffffffffffffffff 0 1 0 1 1 1 3 1 5033 fffffffffffffffb 0 0 0 1 1 1
//@ expect: 0 1 5033 0 1 1 0 5033 1 0 1 0 5033 1 0 ffffffffffffffff 0 5033 ffffffffffffffff 1 0 1 5033 0 1 1 0 5033 1 0 ffffffffffffffff 0 5033 ffffffffffffffff 1 ffffffffffffffff 0 5033 ffffffffffffffff 1 0 1 5033 0 1 ffffffffffffffff 0 1 1 0 0 ffffffffffffffff 0 1 1 0 0 0 1 1 1 3 1 5033 fffffffffffffffb 0 0 0 1 1 1
//@ expect: 0 1 5033 0 1 1 0 5033 1 0 1 0 5033 1 0 ffffffffffffffff 0 5033 ffffffffffffffff 1 0 1 5033 0 1 1 0 5033 1 0 ffffffffffffffff 0 5033 ffffffffffffffff 1 ffffffffffffffff 0 5033 ffffffffffffffff 1 0 1 5033 0 1 ffffffffffffffff 0 1 ffffffffffffffff 0 1 ffffffffffffffff 0 1 1 0 0 0 1 1 1 3 1 5033 fffffffffffffffb 0 0 0 1 1 1
