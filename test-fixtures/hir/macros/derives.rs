//- /core/lib.rs
pub mod prelude { pub mod v1 {} }
//- /src/lib.rs
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
struct Plain { a: u32, r#type: i32 }
trait Bound { type Item; }
trait Other<T: ?Sized> {}
mod gpu { pub unsafe trait DeviceCopy {} }
#[derive(Clone, PartialEq, PartialOrd)]
struct Generic<'a, T: Bound + ?Sized, U = u8, const N: usize = 3>(&'a T, [U; N], Option<T::Item>) where U: Other<T>;
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
enum Fieldless { #[default] A, B = 5, C }
#[derive(Clone, PartialEq, PartialOrd, Ord, Eq, Hash)]
enum Mixed<T> { Unit, Tuple(T, u8), Record { x: T } }
#[derive(Clone, PartialEq, PartialOrd)]
enum Single { Only(u8, u8) }
#[derive(Clone, PartialEq)]
enum Never {}
#[derive(Clone, Copy, PartialEq, Hash)]
#[repr(C, packed)]
struct Packed { a: u8, b: u32 }
#[derive(Clone, Copy)]
union Bits { f: f32, u: u32 }
#[derive(gpu::DeviceCopy, Clone, Copy)]
struct OnDevice<T> { x: T }
#[derive(Clone, PartialEq, Default)]
struct Unit;
