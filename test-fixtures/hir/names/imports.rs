//- /src/lib.rs
pub mod shapes {
    pub struct Circle;
    pub struct Square { pub side: f32 }
    pub enum Color { Red, Green(u8), Blue { level: u8 } }
    pub fn area() {}
    fn hidden() {}
    pub(crate) const N: usize = 3;
    pub mod deep {
        pub(in crate::shapes) fn inner() {}
        pub(super) static S: u8 = 0;
        pub(self) fn own() {}
        use super::*;
        pub use super::Circle as Round;
    }
}
use shapes::{self, Circle, Color::{self, *}, deep as profound, Square as Sq};
pub use self::shapes::{area as surface, N};
use shapes::deep::Round;
mod later {
    pub use super::first::A as B;
    pub use crate::first::*;
}
mod first {
    pub use super::later::B as C;
    pub struct A;
}
use later::C as Chained;
use {first::A, first::A as A2};
