//@ oracle: yes
//- /src/lib.rs
#![allow(unused)]
macro_rules! sum { () => { 0 }; ($x:expr $(, $rest:expr)* $(,)?) => { $x + sum!($($rest),*) }; }
macro_rules! matrix { ($([$($x:expr),*]);* $(;)?) => { [$([$($x),*]),*] }; }
macro_rules! pairs { ($($k:ident = $v:expr),+ $(,)?) => { $( let $k = $v; )+ }; }
macro_rules! opt { (a $(1)? $($c:ident)?) => { ($(stringify!($c))?) }; }
macro_rules! outer_var { ($o:ident: $($x:expr),*) => { [$($o + $x),*] }; }
macro_rules! no_sep { ($($x:tt)*) => { ($(&$x,)*) }; }
macro_rules! plus { ($($x:ident)+) => { [$($x),+] }; }
macro_rules! nested { ($($n:ident { $($f:ident : $t:ty),* })*) => { $( let $n = ($($f as $t,)* $(stringify!($f),)*); )* }; }
macro_rules! arms { (one $x:expr) => { 1 + $x }; (two $x:expr) => { 2 + $x }; ($x:expr) => { $x }; }
macro_rules! muncher { (@acc [$($acc:tt)*]) => { [$($acc)*] }; (@acc [$($acc:tt)*] $h:tt $($t:tt)*) => { muncher!(@acc [$($acc)* $h,] $($t)*) }; ($($t:tt)*) => { muncher!(@acc [] $($t)*) }; }
fn body() {
    let _ = sum!(1, 2, 3,);
    let _ = sum!();
    let _ = matrix!([1, 2]; [3, 4];);
    pairs!(a = 1, b = 2,);
    let _ = opt!(a);
    let _ = opt!(a 1);
    let _ = opt!(a 1 z);
    let _ = opt!(a z);
    let o = 1;
    let _ = outer_var!(o: 1, 2);
    let _ = no_sep!(1 2 3);
    let (x, y) = (1, 2);
    let _ = plus!(x y x);
    nested! { p { x: u8, y: u16 } q { } }
    let _ = arms!(one 1);
    let _ = arms!(two 1);
    let _ = arms!(three);
    let _ = muncher!(1 2 3);
}
const three: i32 = 3;
