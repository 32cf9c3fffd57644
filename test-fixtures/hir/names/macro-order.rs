//- /src/lib.rs
// Not in scope before its definition.
early!(Nope);
macro_rules! early { ($n:ident) => { pub struct $n; } }
early!(Yes);
mod child { early!(Inherited); macro_rules! local { () => { pub struct Local; } } local!(); }
local!();
// Redefinition: each call sees the one above it.
macro_rules! which { () => { pub struct First; } }
which!();
macro_rules! which { () => { pub struct Second; } }
which!();
// A macro that defines a macro that is used later.
macro_rules! definer { ($name:ident, $what:ident) => { macro_rules! $name { () => { pub struct $what; } } } }
definer!(made, FromMade);
made!();
// By path: exported ones stand in the crate root, also before their text.
crate::exported!(ByPath);
mod deep { #[macro_export] macro_rules! exported { ($n:ident) => { pub struct $n; } } pub(crate) use helper; macro_rules! helper { ($n:ident) => { pub struct $n; } } }
mod user { use crate::deep::helper2 as h; h!(Renamed); }
mod deep2 { macro_rules! helper2 { ($n:ident) => { pub struct $n; } } pub(crate) use helper2; }
use deep2::helper2;
helper2!(ByUse);
// An import that only a macro's output satisfies.
use produced::Thing;
macro_rules! produce { () => { mod produced { pub struct Thing; } } }
produce!();
// Associated items and foreign items out of macros.
macro_rules! methods { ($($n:ident)*) => { $( pub fn $n(&self) {} )* } }
pub struct S;
impl S { methods!(one two); }
macro_rules! foreign { ($n:ident) => { fn $n(); } }
extern "C" { foreign!(external); }
unknown_macro!();
