trait Plain {}
pub unsafe auto trait Marker {}
pub const trait ConstTrait: [const] Super + ?Sized {}
trait Alias = Clone + Send where u8: Copy;
trait Full<'a, T = Self>: Super<T> + 'a where Self: Sized {
    const N: usize;
    const M: usize = 3;
    type Item;
    type Gat<'b, U: Clone>: Iterator<Item = U> + 'b where Self: 'b, U: 'b;
    type Default = u8;
    fn method(&self) -> Self::Item;
    helper!();
}
impl Plain for u8 {}
impl<T> Full<'_, T> for Vec<T> where T: Clone {
    const N: usize = 1;
    type Item = T;
    type Gat<'b, U: Clone> = Once<U> where Self: 'b;
    fn method(&self) -> T { self[0].clone() }
}
impl<T: ~const Clone> const ConstTrait for T {}
impl const Default for Thing {}
const impl Other for Thing {}
const unsafe impl Other for Thing {}
unsafe impl Send for X {}
impl !Send for Y {}
impl !Sync for Y {}
impl ! { fn never(self) {} }
default impl<T> Plain for T {}
default unsafe impl<T> Plain for T {}
impl<'a, #[cfg(x)] T, const N: usize> S<'a, T, N> {
    default fn specialised() {}
    default type T = u8;
    default const C: u8 = 1;
    pub(crate) const unsafe fn inner() {}
}
impl dyn Trait + Send {}
impl<T> Trait for fn(T) -> T {}
impl <u8 as Tr>::Assoc {}
impl PartialEq<[u8]> for (A, B) {}
trait Last {
    final fn closed(&self) {}
}
