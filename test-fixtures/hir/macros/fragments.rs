//@ oracle: yes
//- /src/lib.rs
#![allow(unused)]
macro_rules! expr { ($e:expr) => { $e * 2 }; }
macro_rules! ty { ($t:ty) => { <$t>::default() }; }
macro_rules! ident { ($i:ident) => { let $i = 1; }; }
macro_rules! path { ($p:path) => { $p(1) }; }
macro_rules! tt { ($($t:tt)*) => { [$($t)*] }; }
macro_rules! lit { ($l:literal) => { $l }; }
macro_rules! block { ($b:block) => { loop { break $b; } }; }
macro_rules! stmt { ($s:stmt) => { $s; }; }
macro_rules! pat { ($p:pat) => { |$p| 1u32 }; }
macro_rules! lifetime { ($l:lifetime) => { $l: loop { break $l; } }; }
macro_rules! vis_item { ($(#[$m:meta])* $v:vis struct $n:ident;) => { $(#[$m])* $v struct $n; }; }
macro_rules! item { ($i:item) => { $i }; }
macro_rules! closed { (<$t:ty>) => { <$t>::new() }; }
macro_rules! vis_only { ($v:vis fn $n:ident) => { $v fn $n() {} }; }
vis_item! { /// Documented.
    #[derive(Clone)] pub(crate) struct Public; }
vis_item! { struct Private; }
item! { pub fn made() -> u32 { 1 } }
vis_only!(fn quiet);
vis_only!(pub fn loud);
fn id(x: i32) -> i32 { x }
fn body() {
    let _ = expr!(1 + 2);
    let _: u32 = ty!(u32);
    ident!(x);
    let _ = path!(id);
    let _ = path!(crate::id);
    let _ = tt!(1, 2, 3);
    let _ = lit!(-3);
    let _ = lit!("s");
    let _ = lit!(true);
    let _ = block!({ 4 });
    stmt!(let y = 5);
    let _ = pat!(Some(_) | None);
    let _: fn(&(u8, u8)) -> u32 = pat!(&(a, ..));
    lifetime!('outer);
    let _: Vec<u8> = closed!(<Vec<u8>>);
    ident!(r#type);
}
