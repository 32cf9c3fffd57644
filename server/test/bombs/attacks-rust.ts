/** Bombs against what knows Rust: traits, inference, constants, macros, patterns, the optimiser. */
import { type Bomb, nested, rust, times } from './bomb.ts';

/** A random number for each place, always the same ones. */
const mixed = (i: number, below: number): number => ((i * 2_654_435_761) >>> 7) % below;
const letters = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `T${i}`);

export const RUST_ATTACKS: readonly Bomb[] = [
  // Traits.
  rust(
    'generic associated types that are applied to themselves, 40 times twice',
    `trait G { type A<T>; } struct P; impl G for P { type A<T> = (T, T); } ${times(40, (i) => `type B${i + 1} = <P as G>::A<${i === 0 ? 'u8' : `B${i}`}>;`)}`,
    '*p = core::mem::size_of::<B40>() as u32;',
  ),
  rust(
    'generic associated types, 200 in each other',
    'trait G { type A<T>; } struct P; impl G for P { type A<T> = Option<T>; }',
    `let x: ${nested(110, '<P as G>::A<', 'u8', '>')} = None; *p = x.is_some() as u32;`,
  ),
  rust(
    'a struct whose bounds need a larger self',
    'struct S<T>(T) where S<S<T>>: Copy; impl<T: Copy> Clone for S<T> where S<S<T>>: Copy { fn clone(&self) -> Self { *self } } impl<T: Copy> Copy for S<T> where S<S<T>>: Copy {}',
    'let s = S(1u8); *p = s.0 as u32;',
  ),
  rust(
    'bounds over all lifetimes, 200 that each follow from two others',
    `trait R<'a> { fn r(&self, x: &'a u32) -> &'a u32; } struct W<A, B>(A, B); impl<'a> R<'a> for () { fn r(&self, x: &'a u32) -> &'a u32 { x } } impl<'a, A: for<'x> R<'x>, B: for<'x> R<'x>> R<'a> for W<A, B> { fn r(&self, x: &'a u32) -> &'a u32 { self.0.r(x) } } type W0 = (); ${times(100, (i) => `type W${i + 1} = W<W${i}, W${i}>;`)} fn g<T: for<'a> R<'a>>() -> u32 { 1 }`,
    '*p = g::<W100>();',
  ),
  rust(
    'functions that return iterators over the one before, 60, each by map and filter',
    `fn i0() -> impl Iterator<Item = u32> { 0..9u32 } ${times(60, (i) => `fn i${i + 1}() -> impl Iterator<Item = u32> { i${i}().map(|x| x ^ ${i}).filter(|x| *x != ${i}) }`)}`,
    'let mut s = 0; for x in i60() { s += x; } *p = s;',
  ),
  rust(
    'iterators zipped with themselves, 25 times',
    '',
    `let i0 = 0..9u32; ${times(25, (i) => `let i${i + 1} = i${i}.clone().zip(i${i});`)} *p = i25.count() as u32;`,
  ),
  rust(
    'impls for tuples of 12, of all that are in them, asked for 12 levels of pairs',
    `trait D { fn d(&self) -> u32; } impl D for u8 { fn d(&self) -> u32 { 1 } } ${times(
      12,
      (n) =>
        `impl<${letters(n + 1)
          .map((t) => `${t}: D`)
          .join(
            ', ',
          )}> D for (${letters(n + 1).join(', ')},) { fn d(&self) -> u32 { 0 ${times(n + 1, (i) => `+ self.${i}.d()`, ' ')} } }`,
    )} type U0 = u8; ${times(12, (i) => `type U${i + 1} = (U${i}, U${i}, U${i});`)} fn f(x: &U12) -> u32 { x.d() }`,
    '*p = f(&*(p as *const U12));',
  ),
  rust(
    'a method that is looked for through 120 levels of deref, 400 times',
    `use core::ops::Deref; struct Z; impl Z { fn last(&self) -> u32 { 7 } } struct W<T>(T); impl<T> Deref for W<T> { type Target = T; fn deref(&self) -> &T { &self.0 } }`,
    `let w = ${nested(120, 'W(', 'Z', ')')}; ${times(400, () => '*p += w.last();')}`,
  ),
  rust(
    'types that nobody says, 3,000 of Default',
    'struct S<T>(T); fn g<T: Default>() -> S<T> { S(T::default()) }',
    times(3000, (i) => `let a${i} = g();`),
  ),
  rust(
    'integer literals that 4,000 operators decide at the end',
    '',
    `let x0 = 1; ${times(4000, (i) => `let x${i + 1} = x${i} + x${mixed(i, i + 1)};`)} *p = x4000;`,
  ),
  rust(
    'products of matrices whose sizes are inferred, 300',
    `#[derive(Clone, Copy)] struct M<const R: usize, const C: usize>([[u32; C]; R]); impl<const R: usize, const C: usize, const D: usize> core::ops::Mul<M<C, D>> for M<R, C> { type Output = M<R, D>; fn mul(self, o: M<C, D>) -> M<R, D> { let mut m = M([[0; D]; R]); let mut i = 0; while i < R { let mut j = 0; while j < D { let mut k = 0; while k < C { m.0[i][j] += self.0[i][k] * o.0[k][j]; k += 1; } j += 1; } i += 1; } m } }`,
    `let a = M([[*p; 4]; 3]); let b = M([[*p; 3]; 4]); let m0 = a; ${times(150, (i) => `let n${i} = m${i} * b; let m${i + 1} = n${i} * a;`)} *p = m150.0[1][2];`,
  ),
  rust(
    'a table of functions of one generic, 3,000 instances by const arguments',
    'fn f<const N: u32>(x: u32) -> u32 { x.rotate_left(N) ^ N }',
    `let t: [fn(u32) -> u32; 3000] = [${times(3000, (i) => `f::<${i}>`, ', ')}]; *p = t[*p as usize % 3000](*p);`,
  ),
  rust(
    'one trait with 300 provided methods for 300 types, all in objects',
    `trait T { ${times(300, (i) => `fn m${i}(&self) -> u32 { ${i} }`, ' ')} } ${times(300, (i) => `struct S${i}(u32); impl T for S${i} {}`)}`,
    `${times(300, (i) => `let o${i}: &dyn T = &S${i}(*p); *p += o${i}.m${(i * 7) % 300}();`)}`,
  ),
  rust(
    'objects that become objects of 60 levels of supertraits, and back through generics',
    `trait A0 { fn f(&self) -> u32; } ${times(60, (i) => `trait A${i + 1}: A${i} {}`)} struct S; impl A0 for S { fn f(&self) -> u32 { 3 } } ${times(60, (i) => `impl A${i + 1} for S {}`)} ${times(60, (i) => `fn g${i + 1}(x: &dyn A${i + 1}) -> u32 { g${i}(x) + g${i}(x) }`)} fn g0(x: &dyn A0) -> u32 { x.f() }`,
    '*p = g60(&S);',
  ),
  rust(
    'two generic functions that call each other with what the other wraps',
    'struct A<T>(T); struct B<T, U>(T, U); fn f<T: Copy>(n: u32, t: T) -> u32 { if n == 0 { 0 } else { g(n - 1, (t, t)) } } fn g<T: Copy>(n: u32, t: T) -> u32 { if n == 0 { 1 } else { f(n - 1, [t; 2]) } }',
    '*p = f(*p, 1u8);',
  ),
  // Constants.
  rust(
    'a const fn over each byte of 1 MB, in a string',
    `const S: &str = "${'Az09'.repeat(250_000)}"; const fn h(s: &[u8]) -> u32 { let mut h = 0x811c_9dc5u32; let mut i = 0; while i < s.len() { h = (h ^ s[i] as u32).wrapping_mul(0x0100_0193); i += 1; } h } const H: u32 = h(S.as_bytes());`,
    '*p = H;',
  ),
  {
    name: 'a const fn over 8 MB that are included',
    files: {
      'k.rs': `#![no_std]\n#![feature(abi_gpu_kernel)]\nconst B: &[u8] = include_bytes!("b.bin"); const fn h(s: &[u8]) -> u32 { let mut h = 1u32; let mut i = 0; while i < s.len() { h = h.wrapping_mul(31) ^ s[i] as u32; i += 1; } h } const H: u32 = h(B);\n#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k(p: *mut u32) { unsafe { *p = H; } }\n`,
      'b.bin': 'x'.repeat(8_000_000),
    },
  },
  rust(
    'constants by 127 levels of generic consts, each from three of the level before',
    `trait V { const V: u64; } struct W<T>(T); struct X<T>(T); struct Y<T>(T); impl V for u8 { const V: u64 = 1; } impl<T: V> V for W<T> { const V: u64 = T::V.wrapping_mul(3) ^ <X<T>>::V ^ <Y<T>>::V; } impl<T: V> V for X<T> { const V: u64 = T::V + 1; } impl<T: V> V for Y<T> { const V: u64 = <X<T>>::V + T::V; }`,
    `*p = <${nested(60, 'W<', 'u8', '>')}>::V as u32;`,
  ),
  rust(
    'a sieve to 200,000 as a constant',
    'const fn sieve() -> [bool; 200_000] { let mut s = [true; 200_000]; let mut i = 2; while i * i < 200_000 { if s[i] { let mut j = i * i; while j < 200_000 { s[j] = false; j += i; } } i += 1; } s } const S: [bool; 200_000] = sieve();',
    '*p = S[*p as usize % 200_000] as u32;',
  ),
  rust(
    'a panic in a constant whose text is a megabyte, in 50 constants',
    `${times(50, (i) => `const C${i}: u32 = if ${i} < 99 { panic!("${'long '.repeat(4000)}") } else { 1 };`)}`,
    times(50, (i) => `*p += C${i};`),
  ),
  rust(
    'a match over u128 by 2,000 computed constants',
    `const fn c(i: u128) -> u128 { i * 0x1_0000_0000_0000_0001 + (i << 99) } ${times(2000, (i) => `const C${i}: u128 = c(${i});`)}`,
    `let x = *(p as *const u128); *p = match x { ${times(2000, (i) => `C${i} => ${i},`, ' ')} _ => 1 };`,
  ),
  // Macros.
  rust(
    'a macro of 300 rules that differ in the 1,000th token, called 60 times',
    `macro_rules! m { ${times(300, (i) => `(${times(1000, () => 'a', ' ')} b${i}) => { ${i} };`)} }`,
    times(60, (i) => `*p = m!(${times(1000, () => 'a', ' ')} b${299 - i});`),
  ),
  rust(
    'a macro of 400 rules that each parse an expression of 900 terms first',
    `macro_rules! m { ${times(400, (i) => `($x:expr; r${i}) => { ${i} };`)} }`,
    times(10, (i) => `*p = m!(${times(900, (n) => `${n}u32`, ' + ')}; r${399 - i});`),
  ),
  rust(
    'a macro that passes its tokens on as one tree, 120 levels of brackets, 300 times',
    'macro_rules! m { ($t:tt) => { n!($t) } } macro_rules! n { (($($t:tt)*)) => { m!($($t)*) }; ($t:tt) => { $t } }',
    times(300, (i) => `*p = m!(${nested(50, '(', `${i}`, ')')});`),
  ),
  rust(
    'names of 30,000 letters that macros put into 2,000 places',
    `macro_rules! m { ($n:ident) => { const $n: u32 = 1; ${times(2000, (i) => `fn f${i}() -> u32 { $n }`, ' ')} } } m!(N${'A'.repeat(30_000)});`,
    '*p = f7();',
  ),
  rust(
    'a macro of 1,000 variables that are all repeated together',
    `macro_rules! m { ($(${times(300, (i) => `$a${i}:tt`, ' ')});*) => { $(${times(300, (i) => `let _ = $a${i};`, ' ')})* } }`,
    `m!(${times(60, () => times(300, (i) => `${i}`, ' '), ';')});`,
  ),
  rust(
    'assertions with formats, 10,000 of 12 arguments',
    '',
    times(
      10_000,
      (i) =>
        `debug_assert!(*p != ${i}, "{} {:?} {:x} {a} {0:>5} {1:#?}", ${i}, *p, *p.add(1), a = ${i});`,
    ),
  ),
  // Patterns.
  rust(
    'slice patterns with rests at all places, 400 of 20 elements',
    '',
    `let s = core::slice::from_raw_parts(p as *const u32, 40); *p = match s { ${times(400, (i) => `[${times(20, (j) => (j === i % 20 ? '..' : (i >> (j % 9)) & 1 ? `${mixed(i + j, 7)}` : '_'), ', ')}] => ${i},`)} _ => 0 };`,
  ),
  rust(
    'or-patterns in tuples of 8, each of 6, 30 arms',
    'enum E { A, B, C, D, E, F, G }',
    `let e = &*(p as *const [E; 8]); *p = match (${times(8, (i) => `&e[${i}]`, ', ')}) { ${times(30, (i) => `(${times(8, (j) => `${times(6, (n) => `E::${'ABCDEFG'[(n + i + j) % 7]}`, ' | ')}`, ', ')}) => ${i},`)} _ => 99 };`,
  ),
  rust(
    'an enum in an enum, 60 levels of three variants, matched to the bottom',
    `enum N0 { A(u32), B, C } ${times(60, (i) => `enum N${i + 1} { A(N${i}), B(u32), C(u8, u8) }`)} fn f(x: &N60) -> u32 { match x { ${times(60, (i) => `${nested(60 - i, '', `${times(59 - i, (n) => `N${60 - n}::A(`, '')}N${i + 1}::B(x)${')'.repeat(59 - i)}`, '')} => *x,`)} ${times(60, (n) => `N${60 - n}::A(`, '')}N0::A(x)${')'.repeat(60)} => *x, _ => 0 } }`,
    '*p = f(&*(p as *const N60));',
  ),
  rust(
    'ranges of bytes in tuples of 6, 300 arms that overlap',
    '',
    `let b = *(p as *const [u8; 6]); *p = match (${times(6, (i) => `b[${i}]`, ', ')}) { ${times(300, (i) => `(${times(6, (j) => `${mixed(i * 6 + j, 100)}..=${100 + mixed(i * 6 + j + 3, 155)}`, ', ')}) => ${i},`)} _ => 0 };`,
  ),
  // Expressions and bodies.
  rust(
    'conditions with && and ||, 900 in one, 200 times',
    '',
    times(
      200,
      (i) =>
        `if ${times(900, (j) => `*p.add(${j}) > ${i + j}`, i % 2 === 0 ? ' && ' : ' || ')} { *p = ${i}; }`,
    ),
  ),
  rust(
    'let chains, 500 in one condition',
    'fn o(x: u32) -> Option<u32> { if x > 1 { Some(x) } else { None } }',
    `if ${times(500, (i) => `let Some(v${i}) = o(*p.add(${i}))`, ' && ')} { *p = ${times(500, (i) => `v${i}`, ' ^ ')}; }`,
  ),
  rust(
    'values that change places in a loop, 400',
    '',
    `${times(400, (i) => `let mut v${i} = *p.add(${i});`)} while v0 != 7 { let t = v0; ${times(399, (i) => `v${i} = v${i + 1};`)} v399 = t; if v3 > v4 { core::mem::swap(&mut v5, &mut v6); } } *p = ${times(400, (i) => `v${i}`, ' ^ ')};`,
  ),
  rust(
    'labelled loops that leave and go on to 60 labels from each of 60 levels',
    '',
    `${times(60, (i) => `'l${i}: while *p > ${i} { ${times(i, (j) => `if *p == ${i * 60 + j} { ${j % 2 === 0 ? 'break' : 'continue'} 'l${j}; }`, ' ')}`, ' ')} *p += 1; ${'}'.repeat(60)}`,
  ),
  rust(
    'checks of bounds, 4,000 of indices of their own',
    '',
    `let s = core::slice::from_raw_parts(p as *const u32, *p as usize); let mut n = 0u32; ${times(4000, (i) => `n ^= s[(n as usize + ${i}) / ${1 + (i % 7)}];`)} *p = n;`,
  ),
  rust(
    'ranges that 3,000 comparisons narrow, each by what the one before leaves',
    '',
    `let mut x = *p; ${times(3000, (i) => `if x > ${i} && x < ${1_000_000 - i * 3} { x = x / 2 + ${i}; }`)} *p = x;`,
  ),
  rust(
    'constant loops that are unrolled, 40 of 64 turns, one in the other by calls',
    `${times(40, (i) => `#[inline(always)] fn u${i}(x: u32) -> u32 { let mut s = x; for j in 0..64u32 { s = s.wrapping_mul(3) ^ ${i === 0 ? 'j' : `u${i - 1}(s)`}; } s }`)}`,
    '*p = u39(*p);',
  ),
  rust(
    'calls that triple, 30 levels, of closures that are handed on',
    `${times(30, (i) => `fn h${i + 1}<F: Fn(u32) -> u32>(f: &F, x: u32) -> u32 { h${i}(&|y| f(y) + 1, x) ^ h${i}(&|y| f(y) + 2, x) ^ h${i}(f, x) }`)} fn h0<F: Fn(u32) -> u32>(f: &F, x: u32) -> u32 { f(x) }`,
    '*p = h30(&|x| x, *p);',
  ),
  rust(
    'transmutes and unions of 2,000 types in a row',
    `${times(2000, (i) => `#[derive(Clone, Copy)] #[repr(C)] union U${i} { a: [u32; 8], b: [u8; 32], c: (u64, u16, u8) }`)}`,
    times(
      2000,
      (i) => `let u${i} = U${i} { a: [${i === 0 ? '*p' : `u${i - 1}.b[${i % 32}] as u32`}; 8] };`,
    ),
  ),
  rust(
    'structs by value of 4 KB through a tree of 2^12 calls',
    `#[derive(Clone, Copy)] struct B([u32; 1024]); fn b0(x: B) -> B { x } ${times(12, (i) => `#[inline(always)] fn b${i + 1}(x: B) -> B { let y = b${i}(x); let z = b${i}(y); B([y.0[1] ^ z.0[2]; 1024]) }`)}`,
    '*p = b12(B([*p; 1024])).0[7];',
  ),
  rust(
    'atomics, 6,000 of all kinds and orders',
    'use core::sync::atomic::{AtomicU32, Ordering::*};',
    `let a = &*(p as *const AtomicU32); let mut x = 0; ${times(6000, (i) => `x ^= a.${['fetch_add', 'fetch_xor', 'fetch_max', 'swap', 'fetch_and'][i % 5]}(x + ${i}, ${['Relaxed', 'SeqCst', 'AcqRel', 'Acquire', 'Release'][i % 5]});`)} *p.add(1) = x;`,
  ),
  rust(
    'a hundred thousand lines of one plain kernel',
    '',
    `let mut x = *p;\n${times(100_000, (i) => `x = x.wrapping_add(${i});`)}\n*p = x;`,
  ),
  rust(
    'assembly whose template has 30,000 places of one operand',
    '',
    `core::arch::asm!(${times(3000, () => `"${'add.u32 {a}, {a}, {a}; '.repeat(10)}"`, ', ')}, a = inout(reg32) *p);`,
    { features: 'asm_experimental_arch' },
  ),
  rust(
    'text that turns its direction and joins, in 5,000 names, strings and comments',
    times(
      5000,
      (i) =>
        `/* \u202E\u2066 ${i} \u2069 */ const S${i}: &str = "\u202E\u200D\u{1F468}\u200D${i}\uFEFF";`,
    ),
    '*p = S7.len() as u32;',
  ),
];
