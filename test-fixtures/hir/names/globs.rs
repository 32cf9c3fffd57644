//- /src/lib.rs
// An explicit name shadows one from a glob, whichever comes first in the text.
mod a { pub struct X; pub struct Y; pub fn f() {} }
mod b { pub struct X; pub struct Z; }
mod shadow {
    use super::a::*;
    use super::b::X;
}
mod shadow_by_item {
    use super::a::*;
    pub struct Y;
}
// Globs that import each other do not go on forever.
mod p { pub use super::q::*; pub struct P; }
mod q { pub use super::p::*; pub struct Q; }
// What is private in a module comes through a glob to its children only.
mod outer {
    use super::a::f as secret;
    struct Private;
    pub mod child { use super::*; }
}
use outer::*;
mod chain1 { pub use super::chain2::*; }
mod chain2 { pub use super::chain3::*; }
mod chain3 { pub struct End; pub(crate) struct Near; }
pub use chain1::*;
mod unused { pub use super::nothing::*; }
