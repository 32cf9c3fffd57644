//! Traits with default methods, associated consts and types, supertraits, static dispatch.
trait Named {
    const ID: u32;
    const TWICE: u32 = Self::ID * 2;
    fn id(&self) -> u32 {
        Self::ID
    }
}

trait Area: Named {
    type Unit: Into<u64> + Copy;
    fn area(&self) -> Self::Unit;
    fn scaled(&self, by: u64) -> u64 {
        self.area().into().wrapping_mul(by).wrapping_add(Self::TWICE as u64)
    }
    fn describe(&self) -> u64
    where
        Self: Sized,
    {
        helper(self) ^ self.id() as u64
    }
}

fn helper<A: Area>(a: &A) -> u64 {
    a.scaled(3) + <A as Named>::ID as u64
}

struct Square(u16);
struct Rect {
    w: u8,
    h: u8,
}

impl Named for Square {
    const ID: u32 = 7;
}
impl Named for Rect {
    const ID: u32 = 9;
    const TWICE: u32 = 1000;
    fn id(&self) -> u32 {
        Self::ID + self.w as u32
    }
}
impl Area for Square {
    type Unit = u32;
    fn area(&self) -> u32 {
        self.0 as u32 * self.0 as u32
    }
}
impl Area for Rect {
    type Unit = u16;
    fn area(&self) -> u16 {
        self.w as u16 * self.h as u16
    }
    fn scaled(&self, by: u64) -> u64 {
        self.area() as u64 / (by | 1)
    }
}

trait Shape {
    fn new(seed: u64) -> Self;
}
impl Shape for Square {
    fn new(seed: u64) -> Self {
        Square(seed as u16)
    }
}
impl Shape for Rect {
    fn new(seed: u64) -> Self {
        Self { w: seed as u8, h: (seed >> 8) as u8 }
    }
}

fn make<S: Shape + Area>(seed: u64) -> (u64, u64) {
    let s = S::new(seed);
    (s.area().into(), s.describe())
}

trait Blanket {
    fn doubled(&self) -> u64;
}
impl<T: Area> Blanket for T {
    fn doubled(&self) -> u64 {
        self.area().into() * 2
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    out.put(make::<Square>(input[0]));
    out.put(make::<Rect>(input[1]));
    out.put(Square(input[2] as u16).doubled());
    out.put(Rect::new(input[3]).doubled());
    out.put(Rect::TWICE + <Square as Named>::TWICE);
    out.put(Area::scaled(&Square(3), 5));
}

//@ expect: 1 1f 0 2 12 0 3f6 3b
//@ expect: a541bda1 1efc538ff 6044 20e2 25875cc2 edd8 3f6 3b
//@ expect: 0 12 0 3 1fffc0002 0 3f6 3b
