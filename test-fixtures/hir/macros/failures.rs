//- /src/lib.rs
macro_rules! one { (a) => { 1 }; (b c) => { 2 }; }
macro_rules! needs_expr { ($e:expr) => { $e }; ($t:ty) => { 0 }; }
macro_rules! ambiguous { ($($a:ident)* $b:ident) => { 0 }; }
macro_rules! lockstep { ($($a:expr),*; $($b:expr),*) => { [$($a + $b),*] }; }
macro_rules! broken { ($x) => { 1 }; }
macro_rules! endless { ($()*) => { 1 }; }
macro_rules! bad_output { () => { let }; }
macro_rules! too_deep { ($($x:expr),*) => { $x }; }
macro_rules! unknown { ($x:sort) => { 1 }; }
fn body() {
    let _ = one!(a);
    let _ = one!(b d);
    let _ = one!();
    let _ = one!(a a);
    let _ = needs_expr!(let);
    let _ = needs_expr!(1 +);
    let _ = ambiguous!(x y);
    let _ = lockstep!(1, 2; 3);
    let _ = broken!(1);
    let _ = endless!();
    let _ = bad_output!();
    let _ = too_deep!(1, 2);
    let _ = unknown!(1);
    let _ = not_defined!(1);
    let _ = a::b!(1);
}
