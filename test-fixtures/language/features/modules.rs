//! Module trees, visibility, glob and renamed imports, re-exports, `self`/`super`/`crate` paths, nested items, shadowed names.
mod geometry {
    pub use self::shapes::{Circle, Square as Quad};
    pub(crate) const UNIT: u32 = 10;
    pub mod shapes {
        use super::UNIT;
        #[derive(Clone, Copy)]
        pub struct Circle {
            pub(in crate::geometry) r: u32,
        }
        pub struct Square(pub u32);
        impl Circle {
            pub fn new(r: u32) -> Self {
                Circle { r }
            }
        }
        impl super::Area for Circle {
            fn area(&self) -> u32 {
                self.r.wrapping_mul(self.r) * 3
            }
        }
        impl super::Area for Square {
            fn area(&self) -> u32 {
                self.0.wrapping_mul(UNIT)
            }
        }
        pub mod deep {
            pub fn up() -> u32 {
                super::super::UNIT + crate::top() + self::here()
            }
            fn here() -> u32 {
                1
            }
        }
    }
    pub trait Area {
        fn area(&self) -> u32;
    }
    pub fn diameter(c: &Circle) -> u32 {
        c.r.wrapping_mul(2)
    }
}
mod prelude {
    pub use crate::geometry::*;
    pub use crate::geometry::shapes::deep as below;
    pub mod math {
        pub fn max(a: u32, b: u32) -> u32 {
            if a > b { a } else { b }
        }
        pub fn max3(a: u32, b: u32, c: u32) -> u32 {
            max(max(a, b), c)
        }
    }
    pub enum Level {
        Low,
        High(u32),
    }
}
use prelude::math::{self, max3 as biggest};
use prelude::*;
use geometry::Area as _;
fn top() -> u32 {
    100
}
pub fn test(input: &[u64], out: &mut Out) {
    let c = Circle::new((input[0] & 0xff) as u32);
    out.put((c.area(), diameter(&c), Quad(input[1] as u32).area()));
    out.put(below::up());
    out.put((math::max(1, 2), biggest(1, 5, 3)));
    use Level::*;
    let l = if input[2] & 1 == 0 { Low } else { High(3) };
    out.put(match l {
        Low => 0,
        High(x) => x,
    });
    fn helper(x: u64) -> u64 {
        const K: u64 = 3;
        x.wrapping_mul(K)
    }
    struct Local(u64);
    impl Local {
        fn get(&self) -> u64 {
            helper(self.0)
        }
    }
    out.put(Local(input[3]).get());
    {
        fn helper(x: u64) -> u64 {
            x ^ 1
        }
        use core::cmp::max as bigger;
        out.put(bigger(helper(4), 3));
    }
    out.put(self::geometry::UNIT + crate::geometry::UNIT);
    type Pair<T> = (T, T);
    let p: Pair<u8> = (1, 2);
    out.put(p);
    mod inner {
        pub static VALUE: u16 = 7;
    }
    out.put(inner::VALUE);
    out.put(::core::cmp::min(1u8, 2));
}

//@ expect: 3 2 14 6f 2 5 3 c 5 14 1 2 7 1
//@ expect: 166e3 15e 513dfb88 6f 2 5 3 e9a329f956e585c4 5 14 1 2 7 1
//@ expect: 0 0 a 6f 2 5 3 8000000000000000 5 14 1 2 7 1
