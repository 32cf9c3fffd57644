// Values that a borrow keeps: to the end of the statement, or as long as the variable of a `let`.
#![no_std]
#![feature(abi_gpu_kernel)]
#![allow(dead_code, unused)]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }

struct S { v: [u32; 4] }
impl S {
    fn s(&self) -> &[u32] { &self.v }
    fn n(&self) -> u32 { self.v[0] }
    fn me(&mut self) -> &mut S { self }
    fn stat(&self) -> &'static u32 { &7 }
    fn b(&mut self) -> B<'_> { B { s: self } }
}
struct B<'a> { s: &'a mut S }
impl<'a> B<'a> { fn add(self, x: u32) -> B<'a> { self.s.v[0] += x; self } fn end(&self) -> u32 { self.s.v[0] } }
struct H<'a> { s: &'a S }
fn mk() -> S { S { v: [1; 4] } }
fn id<T>(x: &T) -> &T { x }
fn two<'a>(a: &'a S, b: &S) -> &'a S { a }
fn temporaries() -> u32 {
    let p = &mk(); let mut n = p.n();
    n += mk().s()[0]; let r = &mk().v; n += r[1]; n += mk().me().n();
    let d = Some(&mk()); n += d.unwrap().n(); let f = (&mk(), 1); n += f.0.n();
    let h = { &mk() }; n += h.n(); let j = if n > 1 { &mk() } else { &mk() }; n += j.n();
    let l = match n { 1 => &mk(), _ => &mk() }; n += l.n();
    n += id(&mk()).n(); n += two(p, &mk()).n(); let t = two(p, &mk()); n += t.n();
    for x in mk().s() { n += *x; }
    for x in mk().s().iter().map(|v| v + 1) { n += x; }
    match mk().s() { [a, ..] => n += *a, _ => {} }
    if let [a, ..] = mk().s() { n += *a; }
    n += match mk().s() { [a, ..] => *a, _ => 0 };
    let s2 = &mk().v[1..3]; n += s2[0]; let s3: &[u32] = &mk().v; n += s3[0];
    let s4 = &mut mk(); s4.me().me().v[0] = 1; n += s4.n();
    n += mk().v.iter().copied().max().unwrap(); n += { let t = mk(); t.s().len() as u32 };
    let ref z = mk(); n += z.n(); let c = || mk().s().len() as u32; n += c();
    let S { v: [a, ..] } = &mk(); n += *a;
    let a = mk().stat(); n += *a; let h = H { s: &mk() }; n += h.s.v[0];
    let mut last: Option<&u32> = None; for i in 0..3 { let m = mk(); last = Some(m.stat()); } n += *last.unwrap();
    let x: &[u32]; let owned = mk(); x = owned.s(); n += x[0];
    n += core::cell::Cell::new(1u32).get() + [1u32, 2, 3].iter().map(|x| x + 1).max().unwrap() + [mk(), mk()].iter().map(|m| m.v[0]).max().unwrap();
    let st = core::str::from_utf8(&[65u8, 66]).unwrap(); n += st.len() as u32;
    n + mk().b().add(1).add(2).end()
}

// Closures that do what their bounds say.
fn of_fn<F: Fn()>(f: F) { f() }
fn of_mut<F: FnMut()>(mut f: F) { f() }
fn of_once<F: FnOnce()>(f: F) { f() }
struct N { v: u32 }
fn closures() -> u32 {
    let mut n = 1;
    of_mut(|| n += 1); of_once(|| n += 1);
    let c = core::cell::Cell::new(1); of_fn(|| c.set(2));
    let m = N { v: 1 }; of_once(move || drop(m));
    let x = 5u32; of_fn(move || { let y = x; });
    let r = &mut n; of_mut(|| *r += 1);
    let z = (1, 2u32); of_fn(|| { let mut z = z; z.0 = 2; });
    let mut a = [1u32; 3]; (0..3).for_each(|i| a[i] += 1);
    let mut k = N { v: 1 }; let i = (0..3u32).map(|x| { k.v += x; x }); let s: u32 = i.sum();
    n + s + a[0] + k.v
}

// Impls that do not meet, imports that show what is to be seen, objects, unions and statics.
trait A { fn a(&self) -> u32 { 1 } }
struct Own;
impl<T: Copy> A for T {}
impl A for Own {}
trait O1 { fn o(&self) -> u32; }
impl O1 for dyn Send { fn o(&self) -> u32 { 1 } }
impl O1 for dyn Sync { fn o(&self) -> u32 { 2 } }
impl O1 for [u32] { fn o(&self) -> u32 { 3 } }
impl<const K: usize> O1 for [u32; K] { fn o(&self) -> u32 { 4 } }
impl<T> O1 for *const T { fn o(&self) -> u32 { 5 } }
impl<T> O1 for *mut T { fn o(&self) -> u32 { 6 } }
impl<F: Fn()> O1 for (F, u8) { fn o(&self) -> u32 { 7 } }
impl O1 for (u32, u32) { fn o(&self) -> u32 { 8 } }
trait P1<X> { fn p(&self) -> u32 { 1 } }
impl P1<u8> for Own {}
impl P1<u16> for Own {}
mod shown { pub(crate) fn g() -> u32 { 1 } pub struct S; pub mod inner { pub(in crate::shown) fn q() -> u32 { 2 } pub(super) fn r() -> u32 { 3 } } pub(self) use inner::q; pub(in crate::shown) use inner::r as rr; pub fn both() -> u32 { q() + rr() } mod hidden { pub fn z() -> u32 { 4 } } pub use hidden::z; }
pub(crate) use shown::g;
pub use shown::{both, z, S as Shown};
trait K1 { type O; fn k(&self) -> u32; }
trait K2: K1<O = u32> { type P; }
trait K3: K2<P = u8> {}
impl K1 for u32 { type O = u32; fn k(&self) -> u32 { *self } }
impl K2 for u32 { type P = u8; }
impl K3 for u32 {}
fn objects(x: &dyn K3, y: &dyn K2<P = u8>, z: &mut dyn Iterator<Item = u32>, f: &dyn Fn(u32) -> u32) -> u32 { x.k() + y.k() + z.next().unwrap_or(1) + f(1) }
union U { a: u32, b: f32 }
fn unions() -> u32 { let mut u = U { a: 1 }; u.b = 2.0; let p = &raw const u.a; unsafe { u.a + *p } }
struct W(*const u32);
unsafe impl Sync for W {}
static Z: W = W(core::ptr::null());
static Y: [core::sync::atomic::AtomicU32; 2] = [const { core::sync::atomic::AtomicU32::new(1) }; 2];
static C: fn(*const u32) -> u32 = of_pointer;
fn of_pointer(x: *const u32) -> u32 { 1 }
fn nested<T: Copy, const M: usize>(x: T) -> T { struct L<T>(T); fn g<U>(u: U) -> U { u } const K: usize = 3; fn h() -> usize { K } impl<T> L<T> { fn z(&self) -> usize { h() } } let a = [x; M]; let c = |y: T| y; g(c(x)) }
fn shadowed<R>(x: R) -> R where R: Copy { struct Q; x }
#[repr(u8)] enum Full { P = 254, Q }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(o: *mut u32) {
    let s = temporaries() + closures() + Own.a() + 3u32.a() + O1::o(&[1u32, 2]) + P1::<u8>::p(&Own) + g() + both() + z()
        + objects(&1u32, &2u32, &mut (0..3), &|x| x + 1) + unions() + nested::<u32, 2>(3) + shadowed(2u32) + Full::Q as u32 + C(core::ptr::null());
    unsafe { *o = s };
}
