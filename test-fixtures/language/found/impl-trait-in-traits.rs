//! Functions of traits that return `impl Trait`, over impls that return their own or a named type; parser combinators; lists of types.
trait Source {
    fn items(&self) -> impl Iterator<Item = u64> + '_;
    fn twice(&self) -> impl Fn(u64) -> u64 {
        |x| x * 2
    }
    fn named(&self, k: u64) -> impl DoubleEndedIterator<Item = (u64, u64)> + Clone;
}
struct Rng(u64, u64);
impl Source for Rng {
    fn items(&self) -> impl Iterator<Item = u64> + '_ {
        (self.0..self.1).filter(|x| x % 3 != self.0 % 3)
    }
    fn named(&self, k: u64) -> impl DoubleEndedIterator<Item = (u64, u64)> + Clone {
        [(k, self.0), (self.1, k)].into_iter()
    }
}
struct One;
impl Source for One {
    fn items(&self) -> impl Iterator<Item = u64> {
        core::iter::once(7)
    }
    fn twice(&self) -> impl Fn(u64) -> u64 {
        |x| x + 1
    }
    fn named(&self, k: u64) -> impl DoubleEndedIterator<Item = (u64, u64)> + Clone {
        (0..k % 4).map(|i| (i, i * i))
    }
}
fn use_src<S: Source>(s: &S, k: u64) -> u64 {
    let f = s.twice();
    s.items().map(f).sum::<u64>()
        + s.named(k).rev().fold(0, |h, (a, b)| h * 5 + (a ^ b))
        + s.named(k).clone().count() as u64
}
trait Parser<'a> {
    type Out;
    fn parse(&self, s: &'a [u8]) -> Option<(Self::Out, &'a [u8])>;
    fn map<U, F: Fn(Self::Out) -> U>(self, f: F) -> Map<Self, F>
    where
        Self: Sized,
    {
        Map(self, f)
    }
    fn then<P: Parser<'a>>(self, p: P) -> impl Parser<'a, Out = (Self::Out, P::Out)>
    where
        Self: Sized,
    {
        Then(self, p)
    }
    fn or<P: Parser<'a, Out = Self::Out>>(self, p: P) -> Or<Self, P>
    where
        Self: Sized,
    {
        Or(self, p)
    }
    fn many<B, F: Fn(B, Self::Out) -> B>(
        self,
        init: B,
        f: F,
    ) -> impl Fn(&'a [u8]) -> Option<(B, &'a [u8])>
    where
        Self: Sized,
        B: Clone,
    {
        move |mut s| {
            let mut acc = init.clone();
            while let Some((x, r)) = self.parse(s) {
                acc = f(acc, x);
                s = r
            }
            Some((acc, s))
        }
    }
}
impl<'a, T, F: Fn(&'a [u8]) -> Option<(T, &'a [u8])>> Parser<'a> for F {
    type Out = T;
    fn parse(&self, s: &'a [u8]) -> Option<(T, &'a [u8])> {
        self(s)
    }
}
struct Map<P, F>(P, F);
impl<'a, P: Parser<'a>, U, F: Fn(P::Out) -> U> Parser<'a> for Map<P, F> {
    type Out = U;
    fn parse(&self, s: &'a [u8]) -> Option<(U, &'a [u8])> {
        let (o, r) = self.0.parse(s)?;
        Some(((self.1)(o), r))
    }
}
struct Then<A, B>(A, B);
impl<'a, A: Parser<'a>, B: Parser<'a>> Parser<'a> for Then<A, B> {
    type Out = (A::Out, B::Out);
    fn parse(&self, s: &'a [u8]) -> Option<(Self::Out, &'a [u8])> {
        let (a, s) = self.0.parse(s)?;
        let (b, s) = self.1.parse(s)?;
        Some(((a, b), s))
    }
}
struct Or<A, B>(A, B);
impl<'a, A: Parser<'a>, B: Parser<'a, Out = A::Out>> Parser<'a> for Or<A, B> {
    type Out = A::Out;
    fn parse(&self, s: &'a [u8]) -> Option<(A::Out, &'a [u8])> {
        self.0.parse(s).or_else(|| self.1.parse(s))
    }
}
fn ch<'a>(p: impl Fn(u8) -> bool) -> impl Fn(&'a [u8]) -> Option<(u8, &'a [u8])> {
    move |s| match s {
        [c, r @ ..] if p(*c) => Some((*c, r)),
        _ => None,
    }
}
fn number<'a>() -> impl Parser<'a, Out = u64> {
    ch(|c| c.is_ascii_digit())
        .then(ch(|c| c.is_ascii_digit()).many(0u64, |a, c| a * 10 + (c - b'0') as u64))
        .map(|(h, t)| (h - b'0') as u64 * 1000 + t)
}
fn expr<'a>(s: &'a [u8]) -> Option<(u64, &'a [u8])> {
    let atom = number().or(|s: &'a [u8]| {
        let (_, s) = ch(|c| c == b'(').parse(s)?;
        let (v, s) = expr(s)?;
        let (_, s) = ch(|c| c == b')').parse(s)?;
        Some((v, s))
    });
    let (first, mut s) = atom.parse(s)?;
    let mut v = first;
    while let Some((op, r)) = ch(|c| matches!(c, b'+' | b'*')).parse(s) {
        let (x, r) = atom.parse(r)?;
        v = if op == b'+' {
            v.wrapping_add(x)
        } else {
            v.wrapping_mul(x)
        };
        s = r
    }
    Some((v, s))
}
struct Nil;
struct Cons<H, T>(H, T);
trait HList {
    const LEN: usize;
    type Rev<Acc: HList>: HList;
    fn rev<Acc: HList>(self, acc: Acc) -> Self::Rev<Acc>;
    fn hash(&self) -> u64;
}
impl HList for Nil {
    const LEN: usize = 0;
    type Rev<Acc: HList> = Acc;
    fn rev<Acc: HList>(self, acc: Acc) -> Acc {
        acc
    }
    fn hash(&self) -> u64 {
        17
    }
}
impl<H: Copy + Into<u64>, T: HList> HList for Cons<H, T> {
    const LEN: usize = 1 + T::LEN;
    type Rev<Acc: HList> = T::Rev<Cons<H, Acc>>;
    fn rev<Acc: HList>(self, acc: Acc) -> Self::Rev<Acc> {
        self.1.rev(Cons(self.0, acc))
    }
    fn hash(&self) -> u64 {
        self.1.hash().wrapping_mul(31) ^ self.0.into()
    }
}
macro_rules! hl { () => { Nil }; ($h:expr $(, $t:expr)*) => { Cons($h, hl!($($t),*)) } }
struct Z;
struct S<N>(core::marker::PhantomData<N>);
trait Nat {
    const N: u64;
    type Plus<M: Nat>: Nat;
}
impl Nat for Z {
    const N: u64 = 0;
    type Plus<M: Nat> = M;
}
impl<P: Nat> Nat for S<P> {
    const N: u64 = P::N + 1;
    type Plus<M: Nat> = S<P::Plus<M>>;
}
type Two = S<S<Z>>;
trait Fact {
    const F: u64;
}
impl Fact for Z {
    const F: u64 = 1;
}
impl<P: Nat + Fact> Fact for S<P> {
    const F: u64 = P::F * <S<P> as Nat>::N;
}
trait Ex: Copy {
    fn at(&self, i: usize) -> f32;
    fn sum(self, n: usize) -> f32 {
        (0..n).map(|i| self.at(i)).sum()
    }
}
#[derive(Clone, Copy)]
struct V<'a>(&'a [f32]);
#[derive(Clone, Copy)]
struct Bin<O, L, R>(L, R, core::marker::PhantomData<O>);
#[derive(Clone, Copy)]
struct AddO;
#[derive(Clone, Copy)]
struct MulO;
trait O2: Copy {
    fn ap(a: f32, b: f32) -> f32;
}
impl O2 for AddO {
    fn ap(a: f32, b: f32) -> f32 {
        a + b
    }
}
impl O2 for MulO {
    fn ap(a: f32, b: f32) -> f32 {
        a * b
    }
}
impl Ex for V<'_> {
    fn at(&self, i: usize) -> f32 {
        self.0[i]
    }
}
impl Ex for f32 {
    fn at(&self, _: usize) -> f32 {
        *self
    }
}
impl<O: O2, L: Ex, R: Ex> Ex for Bin<O, L, R> {
    fn at(&self, i: usize) -> f32 {
        O::ap(self.0.at(i), self.1.at(i))
    }
}
macro_rules! exops { ($($T:ident [$($g:tt)*] $ty:ty),*) => { $(impl<$($g)* RHS: Ex> core::ops::Add<RHS> for $ty where $ty: Ex { type Output = Bin<AddO, Self, RHS>; fn add(self, r: RHS) -> Self::Output { Bin(self, r, core::marker::PhantomData) } } impl<$($g)* RHS: Ex> core::ops::Mul<RHS> for $ty where $ty: Ex { type Output = Bin<MulO, Self, RHS>; fn mul(self, r: RHS) -> Self::Output { Bin(self, r, core::marker::PhantomData) } })* } }
exops!(A ['a,] V<'a>, B [O: O2, L: Ex, R: Ex,] Bin<O, L, R>);
struct Open;
struct Closed;
struct Door<S> {
    n: u64,
    _s: core::marker::PhantomData<S>,
}
impl Door<Closed> {
    fn new(n: u64) -> Self {
        Door {
            n,
            _s: core::marker::PhantomData,
        }
    }
    fn open(self) -> Door<Open> {
        Door {
            n: self.n + 1,
            _s: core::marker::PhantomData,
        }
    }
}
impl Door<Open> {
    fn close(self) -> Door<Closed> {
        Door::<Closed>::new(self.n * 2)
    }
}
impl<S> Door<S> {
    fn peek(&self) -> u64 {
        self.n
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    out.put(use_src(
        &Rng(input[0] % 50, input[0] % 50 + input[1] % 40),
        input[2] % 100,
    ));
    out.put(use_src(&One, input[3] % 50));
    for s in ["12+3*(4+56)", "9", "(1", "7*7*7)", ""] {
        out.put(expr(s.as_bytes()).map(|(v, r)| (v, r.len() as u64)))
    }
    let l = hl![input[0] as u8, input[1] as u16, input[2], true];
    out.put(l.hash());
    let r = l.rev(Nil);
    out.put(r.hash());
    fn len<T: HList>(_: &T) -> u64 {
        T::LEN as u64
    }
    out.put(len(&r));
    out.put(<Two as Nat>::Plus::<S<Two>>::N);
    out.put(<S<S<Two>> as Fact>::F);
    let f: [f32; 5] = core::array::from_fn(|i| (input[i] as u8) as f32 / 4.0);
    let g = [1.5f32; 5];
    out.put((V(&f) * V(&g) + 2.0f32).sum(5));
    out.put(((V(&f) + V(&f)) * (V(&g) * 0.5)).at(3));
    out.put(Door::new(input[4] % 99).open().close().peek());
}

//@ expect: 8 8 5033 225f51c 0 5033 2328 0 440 5033 4fdc64a600 1 440 ef1732 ef140c 4 5 18 417a0000 3fc00000 c
//@ expect: 752 8 5033 225f51c 0 5033 2328 0 440 5033 4fdc64a600 1 440 672178f8a38aa926 d1c745f781d3fbbc 4 5 18 43abb000 42b10000 52
//@ expect: 57 8 5033 225f51c 0 5033 2328 0 440 5033 4fdc64a600 1 440 ffffffffff10e0ee ffffffffff107410 4 5 18 4349a000 0 10
//@ expect: 110 a1 5033 225f51c 0 5033 2328 0 440 5033 4fdc64a600 1 440 ee9bd9 108939d 4 5 18 43530000 4284c000 6e
//@ expect: 28c a 5033 225f51c 0 5033 2328 0 440 5033 4fdc64a600 1 440 608fbba8c7ced4fc 873e716889ea721a 4 5 18 43152000 42be8000 44
//@ expect: 39e 8 5033 225f51c 0 5033 2328 0 440 5033 4fdc64a600 1 440 ec6859 9bb69d 4 5 18 43260000 40f00000 2
//@ expect: 20e a 5033 225f51c 0 5033 2328 0 440 5033 4fdc64a600 1 440 e1cae1 2a887a5 4 5 18 4374c000 3fc00000 74
//@ expect: 1d1 a1 5033 225f51c 0 5033 2328 0 440 5033 4fdc64a600 1 440 1f495c01e0736ed7 ae6db8a5379f11e7 4 5 18 4321e000 3f900000 30
