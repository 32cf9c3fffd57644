//! Patterns: literals, ranges, bindings with `@`, guards, nested, slices, references, or-patterns, consts, tuple structs.
const LIMIT: u32 = 100;
const RANGE_LO: i8 = -10;
struct Point {
    x: i32,
    y: i32,
}
struct Wrap(u8, (u16, bool));
enum Shape {
    Circle(u32),
    Rect { w: u32, h: u32 },
    Tri(u32, u32, u32),
    Unit,
}
fn classify(x: u32) -> u32 {
    match x {
        0 => 0,
        1 | 2 | 3 => 1,
        n @ 4..=9 => n * 10,
        LIMIT => 2,
        10..LIMIT => 3,
        n if n % 2 == 0 => n / 2,
        0x8000_0000.. => 4,
        _ => 5,
    }
}
fn signed(x: i8) -> u8 {
    match x {
        i8::MIN..RANGE_LO => 0,
        RANGE_LO..=-1 => 1,
        0 => 2,
        1..=i8::MAX => 3,
    }
}
fn letters(c: char) -> u8 {
    match c {
        'a'..='f' | 'A'..='F' => 1,
        '0'..='9' => 2,
        '\u{80}'.. => 3,
        _ => 4,
    }
}
fn slices(s: &[u8]) -> u32 {
    match s {
        [] => 0,
        [x] => *x as u32,
        [a, b] if a == b => 1000,
        [first, .., last] if first == last => 2000 + *first as u32,
        [1, rest @ ..] => 3000 + rest.len() as u32,
        [_, mid @ .., 9] => 4000 + mid.iter().map(|&x| x as u32).sum::<u32>(),
        [a, b, c, ..] => *a as u32 * 100 + *b as u32 * 10 + *c as u32,
        [.., z] => *z as u32,
    }
}
fn shapes(s: &Shape) -> u64 {
    match s {
        Shape::Circle(r @ (1 | 3 | 5)) => *r as u64,
        &Shape::Circle(r) => r as u64 * 3,
        Shape::Rect { w, h: 0 } => *w as u64,
        Shape::Rect { w, .. } if *w > 1000 => 1,
        Shape::Rect { w: a, h: b } => *a as u64 * *b as u64,
        Shape::Tri(a, .., c) => *a as u64 + *c as u64,
        Shape::Unit => 77,
    }
}
fn tuples(t: (u8, Option<i16>, [bool; 2])) -> i32 {
    match t {
        (0, None, _) => 1,
        (x @ 1..=5, Some(y @ -5..=5), [true, _]) => x as i32 * 100 + y as i32,
        (_, Some(y), [false, b]) | (_, Some(y), [b, false]) => y as i32 + b as i32,
        (x, Some(_), _) => x as i32 + 5000,
        (x, None, [a, b]) => x as i32 + a as i32 * 2 + b as i32 * 4,
    }
}
fn strings(s: &str) -> u32 {
    match s {
        "add" => 1,
        "sub" => 2,
        "" => 3,
        _ => s.len() as u32,
    }
}
fn bytes(s: &[u8]) -> u32 {
    match s {
        b"ab" => 1,
        [b'x', b'0'..=b'9', ..] => 2,
        _ => 3,
    }
}
fn floats(x: f32) -> u8 {
    match x {
        0.0 => 0,
        1.0..=2.0 => 1,
        f32::INFINITY => 2,
        x if x < 0.0 => 3,
        _ => 4,
    }
}
fn mutate(p: &mut Point, w: &mut Wrap) {
    let Point { x, y } = p;
    *x = x.wrapping_add(*y);
    if let Wrap(a @ 0..=100, (b, true)) = w {
        *a += 1;
        *b ^= 0xff;
    }
    match w {
        Wrap(a, (.., flag)) if *a > 3 => *flag = !*flag,
        Wrap(_, (b, _)) => *b = 9,
    }
}
fn wide(x: u128, y: i64) -> u8 {
    match (x, y) {
        (0xffff_ffff_ffff_ffff_ffff, _) => 1,
        (0..=10, i64::MIN..0) => 2,
        (0..=10, _) => 3,
        (_, -1) => 4,
        _ => 5,
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    for x in [0, 2, 7, 10, 99, 100, 101, 102, 0x8000_0001, input[0] as u32, input[1] as u32] {
        out.put(classify(x));
    }
    for x in [-128, -11, -10, -1, 0, 1, 127, input[0] as i8, input[1] as i8] {
        out.put(signed(x));
    }
    for c in ['a', 'F', '5', 'z', 'é', (input[0] as u8) as char] {
        out.put(letters(c));
    }
    let b: [u8; 6] = core::array::from_fn(|i| (input[i] % 10) as u8);
    for n in 0..6 {
        out.put(slices(&b[..n]));
    }
    out.put(slices(&[3, 4, 9]));
    out.put(slices(&[7, 4, 7]));
    out.put(slices(&[1, 4, 7]));
    for s in [
        Shape::Circle(input[0] as u32),
        Shape::Circle(3),
        Shape::Rect { w: input[2] as u32, h: 0 },
        Shape::Rect { w: (input[3] & 2047) as u32, h: 4 },
        Shape::Tri(1, 2, input[4] as u32),
        Shape::Unit,
    ] {
        out.put(shapes(&s));
    }
    let flags = [input[5] & 1 == 0, input[5] & 2 == 0];
    for x in 0..8 {
        let o = if input[6] >> x & 1 == 0 { None } else { Some((input[7] >> x) as i16) };
        out.put(tuples((x, o, flags)));
        out.put(tuples((x, Some(x as i16 - 4), flags)));
    }
    out.put(strings("add") + strings("sub") * 10 + strings("") * 100 + strings("hello"));
    out.put(bytes(b"ab") + bytes(b"x5z") * 10 + bytes(b"xx") * 100);
    for x in [0.0, -0.0, 1.5, f32::INFINITY, -3.0, f32::NAN, input[0] as f32] {
        out.put(floats(x));
    }
    let (mut p, mut w) = (Point { x: input[0] as i32, y: input[1] as i32 }, Wrap(input[2] as u8, (3, true)));
    mutate(&mut p, &mut w);
    out.put((p.x, p.y));
    out.put((w.0, w.1.0, w.1.1));
    out.put(wide(0xffff_ffff_ffff_ffff_ffff, 0));
    out.put(wide(input[0] as u128, input[1] as i64));
    out.put(wide(10, -4));
    out.put(wide(11, -1));
}

//@ expect: 0 1 46 3 3 2 5 33 4 1 1 0 0 1 1 2 3 3 3 3 1 1 2 4 3 4 0 1 bb9 bba bbb bbc fa4 7d7 bba 1 3 3 10 6 4d 9 fffffffffffffffd 68 61 ca c6 5 12b 6 190 7 1f5 8 3 9 4 146 141 0 0 1 2 3 4 1 3 2 4 fc 0 1 3 2 4
//@ expect: 0 1 46 3 3 2 5 33 4 5 50dcb2fa 0 0 1 1 2 3 3 0 0 1 1 2 4 3 3 0 5 0 fa0 1fd 1fd fa4 7d7 bba 17159690d 3 8009454f 7b0 51a8749c 4d ffffffffffffab3d fffffffffffffffd 3 61 4 c6 5 12b 6 190 ffffffffffffb55a 1f5 5aad 3 2d57 4 146 141 0 0 1 2 3 4 4 1cd733a3 ffffffffa1b965f4 50 fc 0 1 5 2 4
//@ expect: 0 1 46 3 3 2 5 33 4 0 1 0 0 1 1 2 3 3 2 3 1 1 2 4 3 4 0 0 1 f f f fa4 7d7 bba 0 3 ffffffff 0 100000000 4d 1388 1388 63 61 c7 c6 12b 12b 18f 190 1f3 1f5 138e 138e 138f 138f 146 141 0 0 1 2 3 4 0 1 1 ff 3 0 1 3 2 4
