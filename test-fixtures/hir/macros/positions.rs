//@ oracle: yes
//- /src/lib.rs
#![allow(unused)]
macro_rules! int { () => { i32 }; ($n:expr) => { [u8; $n] }; }
macro_rules! some { ($p:pat) => { Some($p) }; }
macro_rules! stmts { ($a:ident) => { let $a = 1; fn helper() -> i32 { 2 } struct Local; }; }
macro_rules! value { ($e:expr) => { let t = $e; t + 1 }; }
macro_rules! semi { () => { 5; }; }
macro_rules! items { ($($n:ident)*) => { $( fn $n() -> int!() { 1 } )* }; }
items!(f g);
impl Holder { items!(h); }
struct Holder;
fn body(x: Option<int!()>) -> int!() {
    let y: int!(3) = [0; 3];
    match x { some!(3 | 4) => 1, some!(n) if n > 2 => 2, _ => 3 };
    if let some!(k) = x {}
    stmts!(a);
    let _ = a + helper();
    let _ = f() + g();
    { value! { 4 } };
    value!{ 6 }
}
