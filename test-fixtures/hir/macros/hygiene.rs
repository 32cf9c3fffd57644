//@ oracle: yes
//- /src/lib.rs
#![allow(unused)]
macro_rules! using_a { ($e:expr) => {{ let a = 42; $e }}; }
macro_rules! swap { ($a:ident, $b:ident) => { let tmp = $a; let $a = $b; let $b = tmp; }; }
macro_rules! define { ($name:ident) => { macro_rules! $name { ($x:expr) => {{ let inner = $x; inner }}; } }; }
macro_rules! make_helper { ($d:tt $name:ident) => { macro_rules! $name { ($d($d x:expr),*) => { [$d($d x),*] }; } }; }
define!(made);
make_helper!($ listed);
fn body() {
    let a = 1;
    let _ = using_a!(a * 2);
    let (x, y) = (1, 2);
    swap!(x, y);
    let _ = made!(a);
    let _ = listed!(1, 2);
    macro_rules! local { () => { a + 1 }; }
    let _ = local!();
    { macro_rules! local { ($z:ident) => { $z + 2 }; } let _ = local!(a); }
    let _ = local!();
    define!(in_body);
    let _ = in_body!(a);
}
