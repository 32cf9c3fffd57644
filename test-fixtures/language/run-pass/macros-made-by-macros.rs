//! Names that a macro gives to a macro which it makes mean what they meant where they were written.
//@ edition: 2021
#![allow(unused, dead_code)]
fn main() {
    { let x = 0; macro_rules! m { ($b:expr) => { let x = 5; macro_rules! n { () => { (x, $b) } } } } let x = 1; m!(x); let x = 3; assert!(n!() == (5, 1)); }
    { let x = 1; macro_rules! m { ($i:ident) => { macro_rules! n { () => { $i } } } } let x = 2; m!(x); let x = 3; assert_eq!(n!(), 2); }
    { let x = 1; macro_rules! m { ($($t:tt)*) => { macro_rules! n { () => { $($t)* } } } } let x = 2; m!(x + 10); let x = 3; assert_eq!(n!(), 12); }
    { let x = 1; macro_rules! m { ($e:expr) => { macro_rules! n { ($f:expr) => { $e * 10 + $f } } } } let x = 2; m!(x); let x = 3; assert_eq!(n!(x), 23); }
    { let x = 1; macro_rules! m { ($e:expr) => { macro_rules! n { ($f:expr) => { { let x = 7; $e * 100 + $f * 10 + x } } } } } let x = 2; m!(x); let x = 3; assert_eq!(n!(x), 237); }
    { macro_rules! a { ($p:pat, $e:expr) => { let $p = $e; } } a!((x, y), (1, 2)); assert_eq!(x + y, 3); }
    { macro_rules! a { ($x:ident) => { let $x = 1; let x = 2; } } let x = 0; a!(y); assert_eq!((x, y), (0, 1)); }
    { let x = 8; macro_rules! a { ($p:pat) => { macro_rules! b { ($e:expr) => { match $e { $p => x, _ => 0 } } } } } let x = 9; a!(Some(_)); assert_eq!(b!(Some(1)), 8); }
    { macro_rules! a { ($x:ident, $e:expr) => { { let x = 10; let $x = 20; $e + x } } } assert_eq!(a!(x, x), 30); assert_eq!(a!(y, y), 30); }
    { macro_rules! a { ($b:block) => { { let x = 5; let r = $b; r + x } } } let x = 1; assert_eq!(a!({ x + 1 }), 7); }
    { macro_rules! a { ($s:stmt) => { let x = 1; $s; assert_eq!(x, 1); } } a!(let x = 2); assert_eq!(x, 2); }
    { macro_rules! l { ($e:expr) => { 'a: loop { $e; break 'a; } } } let mut n = 0; 'a: loop { n += 1; if n > 3 { break; } l!(if n == 2 { continue 'a }); } assert_eq!(n, 4); }
    { macro_rules! l { ($l:lifetime) => { break $l } } let r = 'x: loop { loop { l!('x) } }; assert_eq!(r, ());  }
    { macro_rules! lw { ($l:lifetime, $e:expr) => { $l: loop { macro_rules! br { () => { break $l } } $e; br!(); } } } let mut n = 0; lw!('q, n += 1); assert_eq!(n, 1); }
    { macro_rules! outer { ($d:tt) => { macro_rules! inner { ($d($d e:expr),*) => { 0 $d(+ $d e)* } } } } outer!($); assert_eq!(inner!(1, 2, 3), 6); }
    { macro_rules! outer { ($($n:ident = $v:expr),*) => { $(macro_rules! $n { () => { $v } })* } } let q = 4; outer!(one = 1, two = q + 1); let q = 8; assert_eq!((one!(), two!()), (1, 5)); }
    { macro_rules! lvl1 { ($a:ident) => { macro_rules! lvl2 { ($b:ident) => { macro_rules! lvl3 { ($c:ident) => { ($a, $b, $c) } } } } } } let x = 1; lvl1!(x); let x = 2; lvl2!(x); let x = 3; assert_eq!(lvl3!(x), (1, 2, 3)); }
    { macro_rules! lvl1 { ($a:expr) => { let x = 10; macro_rules! lvl2 { ($b:expr) => { let x = 20; macro_rules! lvl3 { ($c:expr) => { ($a, $b, $c, x) } } } } } } let x = 1; lvl1!(x); let x = 2; lvl2!(x); let x = 3; assert_eq!(lvl3!(x), (1, 2, 3, 20)); }
    { let x = 1; macro_rules! g { () => { x } } let x = 2; assert_eq!(g!(), 1); { let x = 3; assert_eq!(g!(), 1); } }
    { let x = 1; macro_rules! g { () => { x } } fn f(x: i32) -> i32 { x } assert_eq!(f(g!()), 1); let c = |x: i32| x + g!(); assert_eq!(c(5), 6); }
    { macro_rules! def { ($v:ident) => { let mut $v = 1; macro_rules! inc { () => { $v += 1 } } } } def!(k); inc!(); inc!(); assert_eq!(k, 3); }
    { macro_rules! def { () => { let mut k = 1; macro_rules! inc { () => { { k += 1; k } } } } } let k = 100; def!(); inc!(); assert_eq!((inc!(), k), (3, 100)); }
    { macro_rules! sw { ($a:ident, $b:ident) => { let tmp = $a; $a = $b; $b = tmp; } } let (mut tmp, mut y) = (1, 2); sw!(tmp, y); assert_eq!((tmp, y), (2, 1)); }
    { macro_rules! ty { ($t:ty) => { macro_rules! mk { ($e:expr) => { $e as $t } } } } ty!(u8); assert_eq!(mk!(300i32), 44); }
    { macro_rules! it { ($i:item) => { $i macro_rules! again { () => { g2() + 1 } } } } it!(fn g2() -> i32 { 5 }); assert_eq!(again!(), 6); }
    { macro_rules! rec { (@ $a:expr ; ) => { $a }; (@ $a:expr ; $h:expr $(, $t:expr)*) => { { let x = $h; rec!(@ $a + x ; $($t),*) } }; ($($t:expr),*) => { rec!(@ 0 ; $($t),*) } } let x = 1; assert_eq!(rec!(x, x + 1, x + 2), 6); }
    { macro_rules! clos { ($($p:ident),* => $e:expr) => { |$($p),*| { let s = $e; s } } } let s = 3; assert_eq!(clos!(a, b => a + b + s)(1, 2), 6); }
    { macro_rules! m1 { ($e:expr) => { m2!($e, x) } } macro_rules! m2 { ($e:expr, $i:ident) => { { let $i = 5; $e + $i } } } let x = 1; assert_eq!(m1!(x), 6); }
    { macro_rules! m1 { ($e:expr) => { { let x = 2; m2!($e + x) } } } macro_rules! m2 { ($e:expr) => { { let x = 3; $e * 10 + x } } } let x = 1; assert_eq!(m1!(x), 33); }
    { macro_rules! f { ($n:ident, $b:expr) => { fn $n(x: i32) -> i32 { let r = $b; r } } } f!(ff, 3 + 4); assert_eq!(ff(1), 7); }
    { macro_rules! st { ($n:ident { $($f:ident : $v:expr),* }) => { { struct $n { $($f: i32),* } let s = $n { $($f: $v),* }; 0 $(+ s.$f)* } } } let f = 3; assert_eq!(st!(S { f: f, g: f + 1 }), 7); }
    { macro_rules! while_ { ($c:expr, $b:block) => { 'w: while $c { $b if false { continue 'w } } } } let mut i = 0; while_!(i < 3, { i += 1; }); assert_eq!(i, 3); }
    { macro_rules! each { ($v:ident in $it:expr => $b:expr) => { for $v in $it { $b } } } let mut t = 0; each!(v in 0..4 => t += v); assert_eq!(t, 6); }
    { macro_rules! match_ { ($e:expr, $($p:pat => $r:expr),+) => { match $e { $($p => $r),+ } } } let y = 7; assert_eq!(match_!(Some(3), Some(y) => y, _ => 0), 3); }
}
