//@ oracle: yes
//- /src/lib.rs
#![feature(macro_metavar_expr, macro_metavar_expr_concat)]
#![allow(unused)]
macro_rules! counts { ($($x:ident),*) => { [${count($x)}, $( ${ignore($x)} ${index()}, )* $( ${ignore($x)} ${len()} ),*] }; }
macro_rules! deep { ($( [ $($x:expr),* ] )*) => { ($( ( ${count($x)}, $( (${index(1)}, ${index()}, $x), )* ), )* ${count($x)}, ${count($x, 1)}) }; }
macro_rules! dollars { ($name:ident) => { macro_rules! $name { ($$($$y:expr),*) => { [$$($$y),*] }; } }; }
macro_rules! glue { ($a:ident, $b:ident) => { let ${concat($a, _, $b)} = 1; }; }
dollars!(list);
fn body() {
    let _ = counts!(a, b, c);
    let _ = deep!([1, 2] [3]);
    let _ = list!(7, 8);
    glue!(left, right);
}
