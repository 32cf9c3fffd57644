//! Constants that take long, associated constants through layers of impls, macros that copy what they are given.
use core::ptr;
const fn sieve<const N: usize>() -> [bool; N] {
    let mut s = [true; N];
    let mut i = 2;
    while i < N {
        if s[i] {
            let mut j = i * 2;
            while j < N { s[j] = false; j += i; }
        }
        i += 1;
    }
    s
}
const S: [bool; 20000] = sieve();
const COUNT: usize = { let mut n = 0; let mut i = 2; while i < 20000 { if S[i] { n += 1; } i += 1; } n };
const LONG: u64 = { let mut x = 1u64; let mut i = 0u32; while i < 170_000 { x = x.wrapping_mul(6364136223846793005).wrapping_add(i as u64); x ^= x >> 7; x = x.wrapping_add(x << 3) ^ (x >> 40); x = (x | 1).wrapping_mul(x ^ 0x55) .wrapping_sub(x & 3).wrapping_add((x % 7) * (x & 15)); i += 1; } x };
trait A { const K: u64; const L: u64 = Self::K * 2; fn k() -> u64 { Self::L + Self::K } }
impl<T> A for [T; 3] { const K: u64 = core::mem::size_of::<T>() as u64; }
impl<T: A> A for (T, T) { const K: u64 = T::L + 1; const L: u64 = T::K; }
impl A for u8 { const K: u64 = 5; }
impl<T: A> A for &T { const K: u64 = T::K + 10; }
struct Arr<T: A>(core::marker::PhantomData<T>);
impl<T: A> Arr<T> { const N: usize = T::K as usize; const T: [u64; 4] = [T::K, T::L, T::K + T::L, 3]; fn sum(i: usize) -> u64 { Self::T[i % 4] + Self::N as u64 } }
trait Obj { fn f(&self) -> u64; fn g(&self) -> u64 { self.f() * 2 } }
impl Obj for u32 { fn f(&self) -> u64 { *self as u64 } }
impl Obj for [u64; 3] { fn f(&self) -> u64 { self[0] ^ self[2] } }
macro_rules! twice { ($($t:tt)*) => { ($($t)*) + ($($t)*) } }
macro_rules! munch {
    (@ [$($acc:tt)*]) => { [$($acc)*] };
    (@ [$($acc:tt)*] $h:literal $($rest:tt)*) => { munch!(@ [$($acc)* $h * 2,] $($rest)*) };
    (@ [$($acc:tt)*] ($($in:tt)*) $($rest:tt)*) => { munch!(@ [$($acc)* { let a = munch!($($in)*); a[0] },] $($rest)*) };
    (@ [$($acc:tt)*] $h:ident = $e:expr; $($rest:tt)*) => { munch!(@ [$($acc)* { let $h = $e; $h + $h },] $($rest)*) };
    ($($t:tt)*) => { munch!(@ [] $($t)*) };
}
macro_rules! rev { ([] $($r:tt)*) => { [$($r),*] }; ([$h:tt $($t:tt)*] $($r:tt)*) => { rev!([$($t)*] $h $($r)*) } }
macro_rules! pow { ($e:expr; ) => { 1u64 }; ($e:expr; $x:tt $($r:tt)*) => { $e.wrapping_mul(pow!($e; $($r)*)) } }
macro_rules! counted { ($($x:ident),*) => { 0 $( + { let $x = 1; $x } )* } }
fn drop_it<T>(_: T) {}
pub fn test(input: &[u64], out: &mut Out) {
    out.put((COUNT, LONG));
    out.put((<[u16; 3]>::k(), <(u8, u8)>::k(), <&(u8, u8)>::k()));
    out.put((Arr::<(u8, u8)>::sum(input[0] as usize), Arr::<&u8>::sum(1), Arr::<&&[u64; 3]>::sum(2)));
    out.put([Arr::<u8>::N; 2].len() + [0u8; <u8 as A>::L as usize].len());
    let mut n = input[0];
    out.put(twice!({ n = n.wrapping_add(3); n % 100 }));
    out.put(twice!({ let a = 3; n % 7 + a }));
    out.put(munch!(1 2 (5 6) x = n % 10; 4));
    out.put(rev!([1 2 3 4]));
    out.put(pow!({ n += 1; n }; a b c));
    out.put(counted!(a, b, c));
    // Pointers and their metadata.
    let s: &[u64] = &input[..5];
    let p: *const [u64] = s;
    out.put(p.len());
    let q = ptr::slice_from_raw_parts(p as *const u64, 3);
    out.put(unsafe { (*q)[2] });
    let d: &dyn Obj = &7u32;
    let e: &dyn Obj = &[1u64, 2, 4];
    out.put((d.g(), e.g(), core::mem::size_of_val(d), core::mem::size_of_val(e), core::mem::align_of_val(e)).1);
    let r = d as *const dyn Obj;
    out.put(ptr::addr_eq(r, d as *const dyn Obj as *const u32));
    out.put(unsafe { (*r).f() });
    drop_it(r);
}

//@ expect: 8d6 754b9ead4d0347b4 6 10 3f 10 2d 70 c b 6 2 4 a e 8 4 3 2 1 2d0 3 5 3 a 1 7
//@ expect: 8d6 754b9ead4d0347b4 6 10 3f e 2d 70 c 4f 8 2 4 a 2 8 4 3 2 1 68ce60bfd077ccb0 3 5 6c45d188009454f a 1 7
//@ expect: 8d6 754b9ead4d0347b4 6 10 3f 16 2d 70 c 9 12 2 4 a c 8 4 3 2 1 1f8 3 5 ffffffffffffffff a 1 7
