//! A file of functions.
#![allow(unused)]

fn plain() {}
pub fn one(a: u32) -> u32 { a }
pub(crate) const fn two<const N: usize>(mut a: [u8; N], &b: &u8) -> [u8; N] where [u8; N]: Copy { a }
pub(in crate::inner) async fn three<'a, T: 'a + Clone>(x: &'a T) -> impl Iterator<Item = T> + 'a { todo!() }
unsafe extern "C" fn four(first: *const u8, rest: ...) -> ! { loop {} }
extern "gpu-kernel" fn kernel(out: *mut f32, n: usize) {}
#[unsafe(no_mangle)]
pub extern "ptx-kernel" fn kernel2(#[allow(unused)] out: *mut f32) {}
extern fn bare_abi() {}
async gen fn stream() {}
gen fn iter() -> u8 { yield 1; }
const async unsafe extern r"C" fn all() {}
default fn specialised() {}
fn patterns((a, b): (u8, u8), [x, .., y]: [u8; 3], S { p, .. }: S, _: u8) {}
fn opaque() -> impl Fn(u8) -> u8 + Send + use<'static> { |x| x }
fn dynamic() -> Box<dyn for<'a> Fn(&'a u8) -> &'a u8 + Send + 'static> { todo!() }
trait Receivers {
    fn by_value(self);
    fn by_mut(mut self);
    fn by_ref(&self);
    fn by_mut_ref(&mut self);
    fn by_lifetime<'a>(&'a self);
    fn by_lifetime_mut<'a>(&'a mut self, other: u8);
    fn typed(self: Box<Self>);
    fn pinned(&pin mut self);
    fn none();
    fn with_default() {
        #![allow(dead_code)]
    }
}
