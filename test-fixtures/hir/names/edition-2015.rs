//@ edition: 2015
//- /dep/lib.rs
pub struct D;
//- /src/lib.rs
extern crate dep;
mod a { pub struct X; }
mod b {
    use a::X;
    use dep::D;
    use ::a::X as Y;
    fn f() { ::a::g(); }
}
