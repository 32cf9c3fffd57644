//! Which impl, bound, field and method is meant at the edges of selection: nested bounds of `impl Trait`, impls for projections, specialised impls, what is private, what `Deref` may not decide, casts between trait objects.
#![allow(incomplete_features, dead_code)]
use core::ops::{Add, Deref, DerefMut, Mul};
// Bounds of associated types in associated types.
trait Maker {
    type Out;
    fn make(self, n: u64) -> Self::Out;
}
struct Steps;
impl Maker for Steps {
    type Out = core::ops::Range<u64>;
    fn make(self, n: u64) -> Self::Out {
        0..n
    }
}
fn maker() -> impl Maker<Out: Clone + Iterator<Item: Mul<u64, Output: Into<u128>>>> {
    Steps
}
struct Deep(u32);
trait First {
    type A: Default;
    fn a(&self) -> Self::A;
}
trait Second {
    type B;
    fn b(&self) -> Self::B;
}
trait Third {
    type C;
    fn c(&self) -> Self::C;
}
#[derive(Default)]
struct L1(u32);
struct L2(u32);
impl First for Deep {
    type A = L1;
    fn a(&self) -> L1 {
        L1(self.0 + 1)
    }
}
impl Second for L1 {
    type B = L2;
    fn b(&self) -> L2 {
        L2(self.0 * 3)
    }
}
impl Third for L2 {
    type C = [u32; 3];
    fn c(&self) -> [u32; 3] {
        [self.0, self.0 + 1, self.0 + 2]
    }
}
fn deep(n: u32) -> impl First<A: Second<B: Third<C: AsRef<[u32]> + IntoIterator<Item = u32>>>> {
    Deep(n)
}
// Impls for what projections of known impls are.
trait Float {
    type Bits;
}
impl Float for f32 {
    type Bits = u32;
}
impl Float for f64 {
    type Bits = u64;
}
trait Top {
    fn top(self) -> bool;
}
impl Top for <f32 as Float>::Bits {
    fn top(self) -> bool {
        self >> 31 != 0
    }
}
impl Top for <f64 as Float>::Bits {
    fn top(self) -> bool {
        self >> 63 != 0
    }
}
struct Wrap<T>(T);
impl Wrap<<f32 as Float>::Bits> {
    fn name(&self) -> u64 {
        32
    }
}
impl Wrap<<f64 as Float>::Bits> {
    fn name(&self) -> u64 {
        64
    }
}
trait Into2<T> {
    fn into2(self) -> T;
}
impl Into2<<f64 as Float>::Bits> for <f32 as Float>::Bits {
    fn into2(self) -> u64 {
        self as u64 + 7
    }
}
// Private fields and methods hide nothing.
mod shell {
    pub struct Inner {
        pub at: u64,
        pub(super) many: [u64; 2],
    }
    impl Inner {
        pub fn get(&self) -> u64 {
            self.at + 1
        }
        pub fn set(&mut self, v: u64) {
            self.at = v
        }
    }
    pub struct Shell {
        at: Inner,
        many: u8,
    }
    impl Shell {
        pub fn new(at: u64) -> Shell {
            Shell {
                at: Inner { at, many: [at, at ^ 5] },
                many: 1,
            }
        }
        fn get(&self) -> u8 {
            self.many
        }
        fn set(&mut self, v: u8) {
            self.many = v
        }
        pub fn own(&self) -> u64 {
            self.get() as u64 + self.many as u64
        }
        pub fn reset(&mut self) {
            self.set(9)
        }
    }
    impl core::ops::Deref for Shell {
        type Target = Inner;
        fn deref(&self) -> &Inner {
            &self.at
        }
    }
    impl core::ops::DerefMut for Shell {
        fn deref_mut(&mut self) -> &mut Inner {
            &mut self.at
        }
    }
    pub struct Pair(u64, pub u64);
    pub struct Around(Pair);
    impl Around {
        pub fn new(n: u64) -> Around {
            Around(Pair(n, n * 2))
        }
    }
    impl core::ops::Deref for Around {
        type Target = (u64, u64);
        fn deref(&self) -> &(u64, u64) {
            const T: (u64, u64) = (11, 12);
            if self.0.0 > self.0.1 { &(1, 2) } else { &T }
        }
    }
}
// What `Deref` must not decide.
struct Bag<T>(T);
trait Count {
    fn count(&self) -> u64 {
        5
    }
}
impl Count for Bag<u64> {}
impl Deref for Bag<()> {
    type Target = dyn Count;
    fn deref(&self) -> &(dyn Count + 'static) {
        panic!()
    }
}
fn no_guess() -> u64 {
    let mut bag: Option<Bag<_>> = None;
    let mut first = true;
    loop {
        if !first {
            return bag.as_ref().unwrap().count();
        }
        bag = Some(Bag(0));
        first = false;
    }
}
struct Only<T>(T);
impl Deref for Only<[u64; 2]> {
    type Target = [u64; 2];
    fn deref(&self) -> &[u64; 2] {
        &self.0
    }
}
// Specialised impls.
trait Tell: Sized {
    type Say: Default + Copy;
    fn tell(self) -> Self::Say {
        Default::default()
    }
    fn kind(&self) -> u64;
}
impl<T> Tell for T {
    default type Say = ();
    default fn kind(&self) -> u64 {
        1
    }
}
impl<T: Send> Tell for T {
    type Say = u32;
    fn kind(&self) -> u64 {
        2
    }
}
fn hide<T: Copy>(x: T) -> impl Copy {
    x
}
auto trait Plain {}
impl !Plain for u8 {}
trait IsPlain {
    fn is_plain(&self) -> u64;
}
impl<T> IsPlain for T {
    default fn is_plain(&self) -> u64 {
        0
    }
}
impl<T: Plain> IsPlain for T {
    fn is_plain(&self) -> u64 {
        1
    }
}
trait To<T> {
    fn to(&self) -> T;
}
trait Has {
    type Item;
    fn item(&self) -> &Self::Item;
}
impl<T, U> To<U> for T
where
    T: Has<Item = U>,
    U: Clone,
{
    default fn to(&self) -> U {
        self.item().clone()
    }
}
impl Has for u64 {
    type Item = u64;
    fn item(&self) -> &u64 {
        self
    }
}
impl To<u64> for u64 {
    fn to(&self) -> u64 {
        self.wrapping_mul(3)
    }
}
impl Has for u16 {
    type Item = u16;
    fn item(&self) -> &u16 {
        self
    }
}
// Casts between trait objects.
trait Step {
    fn step(&self, x: u64) -> u64;
    fn bump(&mut self) {}
}
struct Plus(u64);
impl Step for Plus {
    fn step(&self, x: u64) -> u64 {
        x.wrapping_add(self.0)
    }
    fn bump(&mut self) {
        self.0 += 1
    }
}
trait Sub2: Step + Send {
    fn twice(&self, x: u64) -> u64 {
        self.step(self.step(x))
    }
}
impl Sub2 for Plus {}
static TABLE: [&(dyn Step + Sync + Send); 2] = [&Plus(3), &Plus(8)];
fn pick(n: u64) -> &'static (dyn Step + Sync) {
    TABLE[(n & 1) as usize]
}
fn plain(s: &dyn Step) -> u64 {
    s.step(100)
}
fn sum<T: Add<Output = T> + Copy>(a: &[T], zero: T) -> T {
    a.iter().fold(zero, |x, y| x + *y)
}

pub fn test(input: &[u64], out: &mut Out) {
    let n = input[0];
    let mut s = 0u128;
    for v in maker().make(n % 20).clone() {
        s += (v * 3u64).into();
    }
    out.put(s as u64);
    let c = deep(n as u32 & 0xff).a().b().c();
    out.put(c.as_ref()[1] as u64);
    out.put(c.into_iter().map(|v| v as u64).sum::<u64>());

    out.put((n as u32).top() as u64 + 2 * n.top() as u64);
    out.put(Wrap(1u32).name() + Wrap(1u64).name());
    out.put((n as u32).into2());

    let mut shell = shell::Shell::new(n >> 1);
    out.put(shell.at);
    out.put(shell.get());
    out.put(shell.many[1]);
    shell.set(n >> 2);
    shell.at += 1;
    shell.many[0] ^= 6;
    shell.reset();
    out.put(shell.at ^ shell.own() ^ shell.many[0]);
    let around = shell::Around::new(n >> 3);
    out.put(around.0 + around.1);

    out.put(no_guess());
    let only = Only([n, 4]);
    out.put(only[1] + only.len() as u64 + sum(&*only, 0u64.wrapping_sub(n)));

    let told: u32 = Tell::tell(hide(n));
    out.put(told as u64);
    out.put(hide(n).kind() + hide(1u8).kind());
    out.put(hide(1u8).is_plain() + 2 * hide(1u16).is_plain() + 4 * (1u8, 2u16).is_plain());
    out.put(1u16.to() as u64);
    out.put(n.to() + 0);

    let step = TABLE[(n & 1) as usize] as &dyn Step;
    out.put(step.step(n));
    out.put(plain(pick(n)) + plain(pick(n + 1) as &dyn Step));
    let mut plus = Plus(n & 7);
    let m = &mut plus as &mut (dyn Step + Send);
    (m as &mut dyn Step).bump();
    out.put(plus.step(1));
    let sub: &(dyn Sub2 + Sync) = &plus;
    out.put(sub.twice(1) + (sub as &dyn Sub2).twice(2) + (sub as &dyn Step).step(3));
    let raw = sub as *const (dyn Sub2 + Sync) as *const dyn Sub2;
    out.put(unsafe { (*raw).twice(5) });
    trace_macros!(false);
    log_syntax!(nothing at all);
}

//@ expect: 0 7 15 0 60 8 0 1 5 15 17 5 a 0 4 2 1 3 9 d3 3 10 9
//@ expect: 13b 211 633 2 60 7b1dcdb6 7110541cbd8ee6d7 7110541cbd8ee6d8 7110541cbd8ee6d2 49987e12e34995af 17 5 a 0 4 2 1 a661f8ac7159690d e220a8397b1dcdb7 d3 9 2e 15
//@ expect: 0 4 c 0 60 7 0 1 5 15 17 5 a 0 4 2 1 0 3 d3 2 b 7
