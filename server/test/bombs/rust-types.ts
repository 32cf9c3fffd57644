/** Traits, generics, closures and types that grow. */
import { type Bomb, nested, rust, times } from './bomb.ts';

const W = 'struct W<T>(T); type W5<T> = W<W<W<W<W<T>>>>>;\n';
const DEEP = 'W5<W5<W5<W5<W5<W<u8>>>>>>';

export const TYPE_BOMBS: readonly Bomb[] = [
  rust(
    'two traits that need each other, 26 deep',
    `${W}trait A { fn a() -> u32; } trait B { fn b() -> u32; }
impl A for u8 { fn a() -> u32 { 1 } } impl B for u8 { fn b() -> u32 { 2 } }
impl<T: A + B> A for W<T> { fn a() -> u32 { T::a() + 1 } } impl<T: A + B> B for W<T> { fn b() -> u32 { T::b() + 1 } }
fn f<T: A>() -> u32 { T::a() }`,
    `*p = f::<${DEEP}>();`,
    { isValid: true },
  ),
  rust(
    'three traits that need each other, with projections',
    `${W}trait A { type O; } trait B { type O; } trait C { type O; }
impl A for u8 { type O = u8; } impl B for u8 { type O = u8; } impl C for u8 { type O = u8; }
impl<T: A + B + C> A for W<T> { type O = <T as B>::O; } impl<T: A + B + C> B for W<T> { type O = <T as C>::O; }
impl<T: A + B + C> C for W<T> { type O = <T as A>::O; }
fn f<T: A<O = u8>>(x: T::O) -> u32 { x as u32 }`,
    `*p = f::<${DEEP}>(3);`,
    { isValid: true },
  ),
  rust(
    'supertraits as a ladder of 40 steps',
    `trait A0 { fn f(&self) -> u32 { 1 } } trait B0 {} ${times(40, (i) => `trait A${i + 1}: A${i} + B${i} {} trait B${i + 1}: A${i} + B${i} {}`)}
${times(41, (i) => `impl A${i} for u8 {} impl B${i} for u8 {}`)}
fn g<T: A40 + B40>(x: T) -> u32 { x.f() }`,
    '*p = g(1u8);',
    { isValid: true },
  ),
  rust(
    'supertraits as a ladder, as an object',
    `trait A0 { fn f(&self) -> u32 { 1 } } trait B0 { fn g(&self) -> u32 { 1 } } ${times(24, (i) => `trait A${i + 1}: A${i} + B${i} {} trait B${i + 1}: A${i} + B${i} {}`)}
${times(25, (i) => `impl A${i} for u32 {} impl B${i} for u32 {}`)}
fn g(x: &dyn A24) -> u32 { x.f() + x.g() }`,
    '*p = g(&*p);',
  ),
  rust(
    'associated type that doubles',
    `${W}trait D { type O; } impl D for u8 { type O = u8; } impl<T: D> D for W<T> { type O = (T::O, T::O); }
fn f<T: D>() -> u32 { core::mem::size_of::<T::O>() as u32 }`,
    `*p = f::<${DEEP}>();`,
  ),
  rust(
    'requirement without end',
    `${W}trait T1 {} impl<T> T1 for T where W<T>: T1 {} fn f<T: T1>() -> u32 { 1 }`,
    '*p = f::<u8>();',
    { says: /overflow evaluating the requirement/ },
  ),
  rust(
    'two requirements without end',
    `${W}struct V<T>(T); trait T1 {} impl<T> T1 for T where W<T>: T1, V<T>: T1 {} fn f<T: T1>() -> u32 { 1 }`,
    '*p = f::<u8>();',
    { says: /overflow evaluating the requirement/ },
  ),
  rust(
    'projection without end',
    `${W}trait T1 { type O; } impl<T> T1 for T where W<T>: T1 { type O = <W<T> as T1>::O; } fn f<T: T1>(_: T::O) -> u32 { 1 }`,
    '*p = f::<u8>(2);',
  ),
  rust(
    'projection that grows and branches',
    `${W}trait T1 { type O; } impl<T> T1 for W<T> { type O = (<W<W<T>> as T1>::O, <W<(T, T)> as T1>::O); } fn f<T: T1>() -> u32 { core::mem::size_of::<T::O>() as u32 }`,
    '*p = f::<W<u8>>();',
    { says: /overflow evaluating the requirement/ },
  ),
  rust(
    'auto deref without end',
    `${W}use core::ops::Deref; struct P<T>(*mut P<W<T>>); impl<T> Deref for P<T> { type Target = P<W<T>>; fn deref(&self) -> &P<W<T>> { unsafe { &*self.0 } } }
fn f(x: P<u8>) -> u32 { x.nothing() }`,
    '*p = 1;',
  ),
  rust(
    'auto deref of 300 types',
    `use core::ops::Deref; struct D0; impl D0 { fn f(&self) -> u32 { 1 } } ${times(300, (i) => `struct D${i + 1}(D${i}); impl Deref for D${i + 1} { type Target = D${i}; fn deref(&self) -> &D${i} { &self.0 } }`)}
fn f(x: &D120) -> u32 { x.f() } fn g(x: &D300) -> u32 { x.f() }`,
    '*p = 1;',
  ),
  rust(
    'const generic that counts',
    `fn up<const N: usize>() -> u32 { if N > 100_000 { 0 } else { again::<N>() } } fn again<const N: usize>() -> u32 { up::<{ N + 1 }>() }`,
    '*p = up::<0>();',
    { features: 'generic_const_exprs', says: /recursion limit while instantiating/ },
  ),
  rust(
    'const generic that counts by a trait',
    `trait N { const V: usize; } struct Z; struct S<T>(T); impl N for Z { const V: usize = 0; } impl<T: N> N for S<T> { const V: usize = T::V + 1; }
fn f<T: N>() -> u32 { if T::V > 100_000 { 0 } else { f::<S<T>>() } }`,
    '*p = f::<Z>();',
    { says: /recursion limit while instantiating/ },
  ),
  rust(
    'const generic as a binary tree',
    `fn f<const N: usize>() -> u32 { if N > 1_000_000_000 { 0 } else { f::<{ 2 * N }>() + f::<{ 2 * N + 1 }>() } }`,
    '*p = f::<1>();',
    { features: 'generic_const_exprs', says: /recursion limit while instantiating/ },
  ),
  rust(
    'const generic of 20 bools',
    `fn f<${times(20, (i) => `const A${i}: bool`, ', ')}>() -> u32 { ${times(20, (i) => `if !A${i} { return f::<${times(20, (j) => (j === i ? 'true' : `A${j}`), ', ')}>() + 1; }`)} 1 }`,
    `*p = f::<${times(20, () => 'false', ', ')}>();`,
    { says: /recursion limit|more than \d+ instr/ },
  ),
  rust(
    'function that calls itself with a pair',
    'fn f<T: Copy>(x: T, n: u32) -> u32 { if n == 0 { 0 } else { f((x, x), n - 1) } }',
    '*p = f(1u8, 9);',
    { says: /limit while instantiating|more than \d+ instr/ },
  ),
  rust(
    'function that calls itself with two wrappers',
    'struct A<T>(T); struct B<T>(T); fn f<T>(n: u32) -> u32 { if n == 0 { 0 } else { f::<A<T>>(n - 1) + f::<B<T>>(n - 1) } }',
    '*p = f::<u8>(9);',
    { says: /limit while instantiating|more than \d+ instr/ },
  ),
  rust(
    'eight functions that call each other with more types',
    `${W}${times(8, (i) => `fn f${i}<T, U>(n: u32) -> u32 { ${times(8, (j) => `if n == ${j} { return f${j}::<W<U>, T>(n) + f${j}::<U, (T,)>(n); }`)} 0 }`)}`,
    '*p = f0::<u8, u16>(9);',
    { says: /limit while instantiating|more than \d+ instr/ },
  ),
  rust(
    'closure in a closure without end',
    'fn f<F: Fn() -> u32>(g: F, n: u32) -> u32 { if n == 0 { g() } else { f(|| g() + 1, n - 1) } }',
    '*p = f(|| 1, 4);',
    { says: /limit while instantiating|more than \d+ instr/ },
  ),
  rust(
    'closures that each take the one before twice',
    '',
    `let c0 = |x: u32| x + 1; ${times(40, (i) => `let c${i + 1} = move |x: u32| c${i}(c${i}(x));`)} *p = c40(1);`,
    { isValid: true },
  ),
  rust(
    'function that returns its own opaque type',
    'fn f(n: u32) -> impl Copy { if n == 0 { return (f(1), 2); } (f(n - 1), 3) }',
    'let x = f(3); *p = core::mem::size_of_val(&x) as u32;',
  ),
  rust(
    'pairs of pairs by inference',
    '',
    `let x0 = (); ${times(40, (i) => `let x${i + 1} = (x${i}, x${i});`)} *p = core::mem::size_of_val(&x40) as u32;`,
  ),
  rust(
    'pairs of pairs by a function',
    'fn pair<T: Copy>(x: T) -> (T, T) { (x, x) }',
    `let x = ${nested(34, 'pair(', '1u8', ')')}; *p = core::mem::size_of_val(&x) as u32;`,
  ),
  rust(
    'pairs of pairs by closures',
    '',
    `let d0 = |x: u8| (x, x); ${times(24, (i) => `let d${i + 1} = |x| d${i}(d${i}(x).0); `)} *p = d24(1).0 as u32;`,
  ),
  rust(
    'aliases that double',
    `type A0 = (u8,); ${times(40, (i) => `type A${i + 1} = (A${i}, A${i});`)} fn f(x: *const A40) -> u32 { unsafe { core::mem::size_of_val(&*x) as u32 } }`,
    '*p = f(p as _);',
  ),
  rust(
    'structs that double',
    `#[derive(Clone, Copy, PartialEq)] struct S0(u8); ${times(40, (i) => `#[derive(Clone, Copy, PartialEq)] struct S${i + 1}(S${i}, S${i});`)}
fn f(x: &S40, y: &S40) -> bool { x == y }`,
    '*p = f(&*(p as *const S40), &*(p as *const S40)) as u32;',
  ),
  rust(
    'structs that double, by value',
    `#[derive(Clone, Copy)] struct S0(u8, u32); ${times(16, (i) => `#[derive(Clone, Copy)] struct S${i + 1}(S${i}, S${i});`)}
fn f(x: S16) -> S16 { x }`,
    'let x = f(*(p as *const S16)); *(p as *mut S16) = x;',
    { isValid: true },
  ),
  rust(
    'enums that double',
    `#[derive(Clone, Copy, PartialEq)] enum E0 { A(u8), B(bool) } ${times(20, (i) => `#[derive(Clone, Copy, PartialEq)] enum E${i + 1} { A(E${i}), B(E${i}, E${i}) }`)}
fn f(x: &E20, y: &E20) -> bool { x == y }`,
    '*p = f(&*(p as *const E20), &*(p as *const E20)) as u32;',
  ),
  rust(
    'a struct in a struct, 20,000 deep',
    `#[derive(Clone, Copy)] struct S0(u32); ${times(20_000, (i) => `struct S${i + 1}(S${i});`)} fn f(x: &S20000) -> u32 { 1 }`,
    '*p = f(&*(p as *const S20000));',
  ),
  rust(
    'an alias of an alias, 20,000 deep',
    `type S0 = u32; ${times(20_000, (i) => `type S${i + 1} = S${i};`)} fn f(x: S20000) -> u32 { x }`,
    '*p = f(1);',
  ),
  rust(
    'a struct without end',
    'struct A(B); struct B(C); struct C(A, u8); fn f(x: &A) -> u32 { core::mem::size_of::<A>() as u32 }',
    '*p = f(&*(p as *const A));',
  ),
  rust(
    'a struct whose fields grow',
    'struct G<T>(T, *const G<(T, T)>); fn f<T>(x: &G<T>) -> u32 { core::mem::size_of::<G<T>>() as u32 }',
    '*p = f(&*(p as *const G<u8>));',
    { isValid: true },
  ),
  rust(
    'a struct that holds a larger self',
    'struct G<T>(T, Option<G2<(T, T)>>); struct G2<T>(*const u8, [G<T>; 0]); fn f<T>(x: &G<T>) -> u32 { core::mem::size_of::<G<T>>() as u32 }',
    '*p = f(&*(p as *const G<u8>));',
  ),
  rust(
    'drop of a list type that grows',
    "struct G<T>(T, Option<&'static mut G<(T, T)>>); impl<T> Drop for G<T> { fn drop(&mut self) { if let Some(x) = &mut self.1 { unsafe { core::ptr::drop_in_place(*x); } } } } fn f(x: G<u8>) {}",
    'f(core::ptr::read(p as *const G<u8>));',
  ),
  rust(
    'type arguments, 5,000 of them',
    `struct S<${times(5000, (i) => `T${i}`, ', ')}>(${times(5000, (i) => `T${i}`, ', ')}); type A = S<${times(5000, () => 'u8', ', ')}>; fn f(x: &A) -> u32 { x.77 as u32 }`,
    '*p = f(&*(p as *const A));',
  ),
  rust(
    'tuple of 10,000 elements',
    `type A = (${'u8, '.repeat(10_000)}); fn f(x: A) -> A { x }`,
    '*(p as *mut A) = f(*(p as *const A));',
  ),
  rust(
    'references to references, 50,000 deep',
    `fn f(x: ${'&'.repeat(50_000)}u8) -> u32 { 1 }`,
    '*p = 1;',
  ),
  rust(
    'pointers to pointers, 400 deep',
    `fn f(x: ${'*const '.repeat(400)}u8) -> u32 { 1 }`,
    '*p = 1;',
  ),
  rust(
    'generic types, 5,000 deep',
    `${W}fn f(x: &${nested(5000, 'W<', 'u8', '>')}) -> u32 { 1 }`,
    '*p = 1;',
  ),
  rust(
    'arrays of arrays, 2,000 deep',
    `fn f(x: &${nested(2000, '[', 'u8', '; 2]')}) -> u32 { 1 }`,
    '*p = 1;',
  ),
  rust(
    'arrays of arrays, 120 deep',
    `type A = ${nested(120, '[', 'u8', '; 2]')}; fn f(x: A) -> A { x }`,
    '*(p as *mut A) = f(*(p as *const A));',
  ),
  rust(
    'impls, 20,000 of one trait',
    `trait T1 { fn f(&self) -> u32; } ${times(20_000, (i) => `struct S${i}; impl T1 for S${i} { fn f(&self) -> u32 { ${i} } }`)}`,
    '*p = S1.f() + S19999.f();',
    { isValid: true },
  ),
  rust(
    'blanket impls, 1,000 with conditions',
    `${times(1000, (i) => `trait M${i} {} impl M${i} for u8 {}`)} trait T1<T> { fn f(&self) -> u32; } ${times(1000, (i) => `struct X${i}; impl<T: M${i}> T1<X${i}> for T { fn f(&self) -> u32 { ${i} } }`)}`,
    '*p = <u8 as T1<X7>>::f(&1) + <u8 as T1<X999>>::f(&1);',
    { isValid: true },
  ),
  rust(
    'ambiguous conversions, 200 in a row',
    `struct C(u32); ${times(100, (i) => `struct X${i}(u32); impl From<X${i}> for C { fn from(x: X${i}) -> C { C(x.0) } } impl From<C> for X${i} { fn from(x: C) -> X${i} { X${i}(x.0) } }`)}`,
    `let c: C = ${nested(200, '', 'C(1)', '.into()')}; *p = c.0;`,
  ),
  rust(
    'sum of 900 literals and arrays by inference',
    '',
    `let x = [${'1, '.repeat(900)}]; let y = ${times(900, (i) => `x[${i}]`, ' + ')}; *p = y;`,
    { isValid: true },
  ),
  rust(
    'id of id, 2,000 deep',
    'fn id<T>(x: T) -> T { x }',
    `*p = ${nested(2000, 'id(', '1', ')')};`,
  ),
  rust('id of id, 100 deep', 'fn id<T>(x: T) -> T { x }', `*p = ${nested(100, 'id(', '1', ')')};`, {
    isValid: true,
  }),
  rust(
    'iterator adaptors, 100 in a row',
    '',
    `let mut s = 0; for x in (0..4u32)${times(100, (i) => `.map(|x| x + ${i})`, '')} { s += x; } *p = s;`,
    { isValid: true },
  ),
  rust(
    'chains of iterators, 60 in a row',
    '',
    `let mut s = 0; for x in (0..4u32)${times(60, (i) => `.chain(0..${i})`, '')} { s += x; } *p = s;`,
  ),
  rust(
    'chains of iterators that double',
    '',
    `let i0 = 0..2u32; ${times(24, (i) => `let i${i + 1} = i${i}.clone().chain(i${i}.clone());`)} *p = i24.sum();`,
  ),
  rust(
    'type names that double',
    'fn f<T>(n: T) -> usize { core::any::type_name::<T>().len() } fn pair<T: Copy>(x: T) -> (T, T) { (x, x) }',
    `*p = f(${nested(16, 'pair(', '1u8', ')')}) as u32;`,
  ),
  rust(
    'where clauses, 3,000 of them',
    `trait A { fn a(&self) -> u32 { 1 } } struct S<T>(T); impl<T> A for S<T> {} impl A for u8 {} fn f<T: A>(x: T) -> u32 where ${times(3000, (i) => `[T; ${i}]: Sized`, ', ')} { x.a() }`,
    '*p = f(1u8);',
  ),
  rust(
    'lifetimes, 5,000 of them',
    `fn f<${times(5000, (i) => `'a${i}`, ', ')}>(${times(5000, (i) => `x${i}: &'a${i} u8`, ', ')}) -> u32 { *x0 as u32 }`,
    '*p = 1;',
  ),
  rust(
    'higher-ranked bounds, nested',
    `fn f(x: ${nested(200, "for<'a> fn(&'a ", 'u8', ')')}) -> u32 { 1 }`,
    '*p = 1;',
  ),
  rust(
    'an auto trait over types that double',
    `auto trait M {} struct S0(u8); ${times(40, (i) => `struct S${i + 1}(*const S${i}, *mut S${i});`)} fn f<T: M>() -> u32 { 1 }`,
    '*p = f::<S40>();',
    { features: 'auto_traits' },
  ),
  rust(
    'Copy of generic types that double',
    `#[derive(Clone, Copy)] struct G<A, B>(A, B); type G0 = u8; ${times(30, (i) => `type G${i + 1} = G<G${i}, G${i}>;`)} fn f<T: Copy>(x: *const T) -> u32 { unsafe { let y = *x; 1 } }`,
    '*p = f::<G30>(p as _);',
  ),
  rust(
    'specialisation by 12 levels of generic tuples',
    `trait T1 { fn f() -> u32; } ${times(12, (i) => `impl T1 for (${times(i + 1, () => 'u8,', '')}) { fn f() -> u32 { ${i} } }`)} trait T2 { fn g() -> u32; } ${times(11, (i) => `impl<${times(i + 2, (j) => `A${j}: T2`, ', ')}> T2 for (${times(i + 2, (j) => `A${j},`, '')}) { fn g() -> u32 { ${times(i + 2, (j) => `A${j}::g()`, ' + ')} } }`)} impl T2 for u8 { fn g() -> u32 { 1 } } type P<T> = (T, T, T, T, T, T, T, T);`,
    '*p = <P<P<P<P<P<u8>>>>> as T2>::g();',
  ),
];
