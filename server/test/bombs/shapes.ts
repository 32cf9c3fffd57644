/** Bombs of further shapes: what grows slowly in each step, and what is large but plain. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const PACKAGE = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';
const PTX = '.version 8.0\n.target sm_80\n.address_size 64\n';
const AMD = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n';
const mixed = (i: number, below: number): number => ((i * 2_654_435_761) >>> 7) % below;
const HOST_MANIFEST = `${PACKAGE}[dependencies]\ncuda-device = "*"\ncuda-core = "*"\n`;
const HOST_KERNEL =
  'use cuda_device::{DisjointSlice, kernel, thread};\n#[kernel]\npub fn k(n: u32, mut c: DisjointSlice<u32>) { let i = thread::index_1d(); if let Some(x) = c.get_mut(i) { *x = n; } }\n';

export const SHAPE_BOMBS: readonly Bomb[] = [
  // Traits and projections.
  rust(
    'numbers as types, added and multiplied',
    `trait N { const V: u32; } struct Z; struct S<T>(T); impl N for Z { const V: u32 = 0; } impl<T: N> N for S<T> { const V: u32 = T::V + 1; }
trait Add<R> { type O: N; } impl<R: N> Add<R> for Z { type O = R; } impl<T: Add<R>, R> Add<R> for S<T> { type O = S<T::O>; }
trait Mul<R> { type O: N; } impl<R> Mul<R> for Z { type O = Z; } impl<T: Mul<R>, R: Add<T::O>> Mul<R> for S<T> { type O = <R as Add<T::O>>::O; }
type T8 = ${nested(8, 'S<', 'Z', '>')};`,
    '*p = <<T8 as Mul<T8>>::O as N>::V;',
    { isValid: true },
  ),
  rust(
    "Ackermann's function of types",
    `struct Z; struct S<T>(T); trait A<N> { type O; } impl<N> A<N> for Z { type O = S<N>; } impl<M: A<S<Z>>> A<Z> for S<M> { type O = M::O; }
impl<M, N> A<S<N>> for S<M> where S<M>: A<N>, M: A<<S<M> as A<N>>::O> { type O = <M as A<<S<M> as A<N>>::O>>::O; }
type F = S<S<S<S<Z>>>>; fn f<T>() -> u32 { core::mem::size_of::<T>() as u32 }`,
    '*p = f::<<F as A<F>>::O>();',
  ),
  rust(
    'a trait whose associated types are all the next of a ring of 2,000',
    `trait T { type O; } ${times(2000, (i) => `struct S${i}; impl T for S${i} { type O = <S${(i + 1) % 2000} as T>::O; }`)}`,
    'let x: <S7 as T>::O = 1; *p = x;',
  ),
  rust(
    'iterators of iterators by flat_map, 30 deep',
    '',
    `let mut s = 0; for x in (0..2u32)${times(30, () => '.flat_map(|x| (0..2u32).map(move |y| x ^ y))', '')} { s += x; } *p = s;`,
  ),
  rust(
    'tuples as lists, sorted by a trait',
    `trait L { fn n(&self) -> u32; } impl L for () { fn n(&self) -> u32 { 0 } } impl<H: Copy, T: L> L for (H, T) { fn n(&self) -> u32 { 1 + self.1.n() } }`,
    `let l = ${nested(110, '(1u8, ', '()', ')')}; *p = l.n();`,
  ),
  rust(
    '10,000 impls of generic traits for tuples, and 500 calls that have to choose',
    `trait C<T> { fn c(self) -> T; } ${times(10_000, (i) => `struct A${i}; impl C<A${i}> for u32 { fn c(self) -> A${i} { A${i} } }`)}`,
    times(500, (i) => `let a${i}: A${i * 7} = (*p).c();`),
  ),
  rust(
    'operators of 400 types with each other',
    `use core::ops::Add; ${times(400, (i) => `#[derive(Clone, Copy)] struct U${i}(u32); ${times(10, (j) => `impl Add<U${(i * 7 + j) % 400}> for U${i} { type Output = U${(i + j) % 400}; fn add(self, o: U${(i * 7 + j) % 400}) -> U${(i + j) % 400} { U${(i + j) % 400}(self.0 + o.0) } }`, ' ')}`)}`,
    times(800, (i) => `let v${i} = U${i % 400}(1) + U${((i % 400) * 7 + 3) % 400}(2);`),
  ),
  rust(
    'aliases with arguments, 3,000 that each wrap the one before',
    `type A0<T> = (T,); ${times(3000, (i) => `type A${i + 1}<T> = A${i}<(T,)>;`)} fn f(x: &A3000<u8>) -> u32 { 1 }`,
    '*p = 1;',
  ),
  rust(
    'an alias of 100,000 characters, 300 times',
    `type F = fn(${times(12_000, (i) => ['u8', 'u16', 'i64', '&u8'][i % 4]!, ', ')}) -> u32; ${times(300, (i) => `fn g${i}(f: F) -> F { f }`)}`,
    '*p = 1;',
  ),
  // Constants.
  rust(
    'a const fn that sorts 4,000 numbers by exchange',
    'const fn sort<const N: usize>(mut a: [u32; N]) -> [u32; N] { let mut i = 0; while i < N { let mut j = 0; while j + 1 < N { if a[j] > a[j + 1] { let t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } j += 1; } i += 1; } a } const S: [u32; 4000] = sort([7; 4000]);',
    '*p = S[*p as usize];',
  ),
  rust(
    'constants that each take 1,000 turns, 3,000 of them',
    `const fn f(mut n: u32) -> u32 { let mut i = 0; while i < 1000 { n = n.rotate_left(3) ^ i; i += 1; } n } ${times(3000, (i) => `const C${i}: u32 = f(${i === 0 ? 1 : `C${i - 1}`});`)}`,
    '*p = C2999;',
  ),
  rust(
    'a table of 256 tables of 256 words, computed',
    'const fn row(i: u32) -> [u32; 256] { let mut a = [0; 256]; let mut j = 0; while j < 256 { a[j] = (i * 31 + j as u32).wrapping_mul(0x9E37_79B9); j += 1; } a } const fn all() -> [[u32; 256]; 256] { let mut t = [[0; 256]; 256]; let mut i = 0; while i < 256 { t[i] = row(i as u32); i += 1; } t } static T: [[u32; 256]; 256] = all();',
    '*p = T[*p as usize & 255][*p.add(1) as usize & 255];',
    { isValid: true },
  ),
  rust(
    'associated constants through 100 generics, each of two',
    `trait V { const V: u64; } impl V for u8 { const V: u64 = 1; } struct P<A, B>(A, B); impl<A: V, B: V> V for P<A, B> { const V: u64 = A::V + B::V; } type G0 = u8; ${times(100, (i) => `type G${i + 1} = P<G${i}, G${i}>;`)}`,
    '*p = G100::V as u32;',
  ),
  // Macros.
  rust(
    'a macro that adds a token in each of 127 steps, and calls twice',
    'macro_rules! m { ($($t:tt)*) => { { n!($($t)*); n!($($t)* a) } } } macro_rules! n { ($a:tt $b:tt $($t:tt)*) => { m!($($t)*) }; ($($t:tt)*) => { 1 } }',
    `let _ = m!(${times(60, () => 'a', ' ')});`,
  ),
  rust(
    'a macro that reverses 400 tokens',
    'macro_rules! r { ([] $($o:tt)*) => { [$($o),*] }; ([$h:tt $($t:tt)*] $($o:tt)*) => { r!([$($t)*] $h $($o)*) } }',
    `let a: [u32; 400] = r!([${times(400, (i) => `${i}`, ' ')}]); *p = a[7];`,
  ),
  rust(
    'expressions through 100 macros, of 3,000 terms',
    `macro_rules! e0 { ($x:expr) => { $x } } ${times(100, (i) => `macro_rules! e${i + 1} { ($x:expr) => { e${i}!($x) } }`)}`,
    `*p = e100!(${times(900, () => '*p', ' + ')}); ${times(20, () => `*p = e100!(${times(300, (i) => `${i}`, ' ^ ')});`)}`,
  ),
  {
    name: 'include! in include!, 200 files, each of 400 functions',
    files: {
      'k.rs': kernel('include!("i0.in");', '*p = f7_7(1);'),
      ...Object.fromEntries(
        Array.from({ length: 200 }, (_, i) => [
          `i${i}.in`,
          `${times(400, (j) => `fn f${i}_${j}(x: u32) -> u32 { x + ${j} }`)}\n${i < 199 ? `include!("i${i + 1}.in");` : ''}`,
        ]),
      ),
    },
  },
  // Texts and expressions.
  rust(
    'blocks, parentheses and ifs in turn, 290 deep, 100 times',
    '',
    times(100, () => `*p = ${nested(72, '({ if *p > 1 { (', '1', ') } else { 2 } })')};`),
  ),
  rust(
    'a sum of 900 in each of 400 statements',
    '',
    times(400, (i) => `*p = ${times(900, (j) => `*p.add(${mixed(i * 900 + j, 5000)})`, ' + ')};`),
  ),
  rust(
    'closures in closures, 60 deep, that all capture all',
    '',
    `${times(60, (i) => `let v${i} = *p.add(${i}); let c${i} = move || {`, ' ')} ${times(60, (i) => `v${i}`, ' ^ ')} ${times(60, (i) => `}; let r${59 - i} = c${59 - i}(); r${59 - i} ^ v${59 - i}`, ' ')};`,
  ),
  rust(
    'else if, 4,000 in a row, with three comparisons each',
    '',
    `*p = ${times(900, (i) => `if *p == ${i} && *p.add(1) < ${i * 3} || *p.add(2) > ${i} { ${i} }`, ' else ')} else { 0 };`,
  ),
  rust(
    'matches in matches, 60 deep, of 60 arms',
    `enum E { ${times(60, (i) => `V${i}`, ', ')} }`,
    `let e = &*(p as *const E); *p = ${nested(60, `match e { ${times(59, (i) => `E::V${i} => ${i},`, ' ')} E::V59 => `, '7', ' }')};`,
  ),
  rust(
    'an enum of 5,000 variants with derives, compared and copied',
    `#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)] enum E { ${times(5000, (i) => (i % 3 === 0 ? `V${i}(u32, u8)` : i % 3 === 1 ? `V${i} { a: u64 }` : `V${i}`), ', ')} }`,
    'let (a, b) = (*(p as *const E), *(p as *const E).add(1)); *p = (a < b) as u32 + (a == b) as u32;',
  ),
  rust(
    'a tuple pattern of 16 options',
    '',
    `let o = |i: u32| if *p > i { Some(i) } else { None }; *p = match (${times(16, (i) => `o(${i})`, ', ')}) { ${times(16, (i) => `(${times(16, (j) => (i === j ? `Some(x)` : j < i ? 'None' : '_'), ', ')}) => x,`)} (${times(16, () => 'None', ', ')}) => 0 };`,
    { isValid: true },
  ),
  rust(
    'loops in loops, 100 deep, that break to each label',
    '',
    `${times(100, (i) => `'l${i}: loop {`, ' ')} ${times(100, (i) => `if *p == ${i} { break 'l${i}; } if *p == ${i + 1000} { continue 'l${i}; }`)} ${'}'.repeat(100)}`,
  ),
  rust(
    'borrows through 2,000 functions that return what they take',
    times(2000, (i) => `fn b${i}<'a>(x: &'a mut u32, y: &'a u32) -> &'a mut u32 { *x += *y; x }`),
    `let mut a = *p; let c = 1; { let x0 = &mut a; ${times(2000, (i) => `let x${i + 1} = b${i}(x${i}, &c);`)} *x2000 += 1; } *p = a;`,
    { isValid: true },
  ),
  rust(
    'a struct of 300 levels, written whole 300 times',
    `#[derive(Clone, Copy)] struct L0(u32); ${times(100, (i) => `#[derive(Clone, Copy)] struct L${i + 1} { a: L${i}, b: u32 }`)}`,
    times(
      200,
      (n) =>
        `*(p as *mut L100) = ${times(100, (i) => `L${100 - i} { a:`, ' ')} L0(${n}) ${times(100, (i) => `, b: ${i} }`, ' ')};`,
    ),
  ),
  rust(
    '200 kernels in macros of 200 arguments',
    `macro_rules! k { ($n:ident, $($a:ident),*) => { #[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn $n(p: *mut u32, $($a: u32),*) { unsafe { *p = 0 $(+ $a)*; } } } } ${times(200, (i) => `k!(k${i}, ${times(200, (j) => `a${j}`, ', ')});`)}`,
    '*p = 1;',
  ),
  rust(
    'docs with 30,000 links on 300 items',
    times(
      300,
      (i) =>
        `${times(100, (j) => `/// See [\`f${mixed(i * 100 + j, 300)}\`] and [that](g${j}), *or* \`\`x\`\`.`)}\nfn f${i}() {}`,
    ),
    '*p = 1;',
  ),
  // Kernels.
  rust(
    'a chain of 2,000 functions that each call the next twice',
    `fn f0(x: u32) -> u32 { x + 1 } ${times(2000, (i) => `fn f${i + 1}(x: u32) -> u32 { f${i}(x).wrapping_add(f${i}(x ^ ${i})) }`)}`,
    '*p = f2000(*p);',
  ),
  rust(
    'stores below 500 conditions to 500 statics',
    times(500, (i) => `static mut S${i}: u32 = ${i};`),
    times(
      500,
      (i) => `if *p > ${i} { S${i} = S${mixed(i, 500)} + 1; } else { *p = S${mixed(i + 7, 500)}; }`,
    ),
  ),
  rust(
    'local arrays, 400 of 64 words, indexed by each other',
    '',
    `${times(400, (i) => `let mut a${i} = [${i}u32; 64];`)} ${times(400, (i) => `a${i}[a${(i + 1) % 400}[*p as usize & 63] as usize & 63] = a${(i * 7) % 400}[3];`)} *p = ${times(400, (i) => `a${i}[*p as usize & 63]`, ' ^ ')};`,
  ),
  rust(
    'a while loop around 3,000 statements with 300 live values',
    '',
    `${times(300, (i) => `let mut v${i} = *p.add(${i});`)} while *p != 0 { ${times(3000, (i) => `v${i % 300} = v${mixed(i, 300)}.wrapping_mul(v${mixed(i + 11, 300)}) ^ ${i};`)} } *p = ${times(300, (i) => `v${i}`, ' ^ ')};`,
  ),
  // Assembly.
  file(
    'PTX: 100,000 registers in names of their own',
    'k.ptx',
    `${PTX}.visible .entry k()\n{\n${times(100_000, (i) => `.reg .b32 r_${i};`)}\n${times(50_000, (i) => `mov.u32 r_${i}, ${i};`)}\nret;\n}\n`,
  ),
  file(
    'PTX: scopes in scopes, 50,000 deep',
    'k.ptx',
    `${PTX}.visible .entry k()\n{\n${nested(50_000, '{ .reg .b32 r;\n', 'mov.u32 r, 1;\n', '}\n')}ret;\n}\n`,
  ),
  file(
    'PTX: 30,000 functions that are declared and never defined',
    'k.ptx',
    `${PTX}${times(30_000, (i) => `.extern .func (.param .b32 r) f${i} (.param .b64 a, .param .b32 b);`)}\n.visible .entry k() { ret; }\n`,
  ),
  file(
    'AMDGCN: .rept around .irpc around a macro that calls itself',
    'k.s',
    `${AMD}.macro m n\n s_nop \\n\n .if \\n\n m (\\n-1)\n m (\\n-1)\n .endif\n.endm\n.rept 1000\n.irpc c,0123456789abcdef\n m 30\n.endr\n.endr\n`,
  ),
  file(
    'AMDGCN: symbols that are sums of the two before, 20,000',
    'k.s',
    `${AMD}.set a0, 1\n.set a1, 1\n${times(20_000, (i) => `.set a${i + 2}, a${i + 1} + a${i}`)}\ns_mov_b32 s0, a20001\n`,
  ),
  file(
    'AMDGCN: conditions in conditions, 50,000 deep',
    'k.s',
    `${AMD}${nested(50_000, '.if 1\n', 's_nop 0\n', '.endif\n')}`,
  ),
  // MLIR.
  file(
    'MLIR: regions in regions, 100 deep each 200',
    'k.mlir',
    `module {\n${times(200, (i) => `func.func @f${i}(%c: i1) {\n${nested(100, 'scf.if %c {\n', '', '}\n')}return\n}`)}\n}\n`,
  ),
  file(
    'MLIR: attributes and types in aliases that double',
    'k.mlir',
    `${times(40, (i) => (i === 0 ? '!t0 = i32' : `!t${i} = tuple<!t${i - 1}, !t${i - 1}>`))}\n#a0 = 1 : i32\n${times(40, (i) => `#a${i + 1} = [#a${i}, #a${i}]`)}\nmodule attributes {a = #a40} { func.func private @f(!t39) }\n`,
  ),
  file(
    'MLIR: blocks, 10,000 with 8 arguments that branch on',
    'k.mlir',
    `func.func @f(%c: i1, %a: i32) {\n cf.br ^b0(${times(8, () => '%a', ', ')} : ${times(8, () => 'i32', ', ')})\n${times(10_000, (i) => `^b${i}(${times(8, (j) => `%v${i}_${j}: i32`, ', ')}):\n cf.cond_br %c, ^b${i + 1}(${times(8, (j) => `%v${i}_${j}`, ', ')} : ${times(8, () => 'i32', ', ')}), ^b${mixed(i, 10_000)}(${times(8, (j) => `%v${i}_${j}`, ', ')} : ${times(8, () => 'i32', ', ')})`)}\n^b10000(${times(8, (j) => `%w${j}: i32`, ', ')}):\n return\n}\n`,
  ),
  file(
    'MLIR: gpu functions, 3,000 with a loop each',
    'k.mlir',
    `module attributes {gpu.container_module} { gpu.module @m {\n${times(3000, (i) => `gpu.func @k${i}(%p: memref<?xf32>, %n: index) kernel { %c0 = arith.constant 0 : index\n %c1 = arith.constant 1 : index\n scf.for %i = %c0 to %n step %c1 { %v = memref.load %p[%i] : memref<?xf32>\n memref.store %v, %p[%i] : memref<?xf32> }\n gpu.return }`)}\n} }\n`,
  ),
  // Projects and host code.
  {
    name: 'members by globs that lead round by path dependencies',
    files: {
      'Cargo.toml': '[workspace]\nmembers = ["*/*", "*/*/..", "m*/../m*/p*"]\n',
      ...Object.fromEntries(
        Array.from({ length: 150 }, (_, i) => [
          [
            `m${i}/p/Cargo.toml`,
            `${PACKAGE.replace('app', `p${i}`)}[dependencies]\n${times(20, (j) => `p${mixed(i * 20 + j, 150)} = { path = "../../m${mixed(i * 20 + j, 150)}/p" }`)}\n`,
          ],
          [`m${i}/p/src/lib.rs`, i === 0 ? kernel('', '*p = 1;') : '#![no_std]\n'],
        ]).flat(),
      ),
    },
    check: '.',
  },
  {
    name: 'features that each need all others, 1,500',
    files: {
      'src/lib.rs': kernel(
        times(1500, (i) => `#[cfg(feature = "f${i}")] const C${i}: u32 = ${i};`),
        '*p = 1;',
      ),
      'Cargo.toml': `${PACKAGE}[features]\ndefault = ["f0"]\n${times(1500, (i) => `f${i} = [${times(60, (j) => `"f${mixed(i * 60 + j, 1500)}"`, ', ')}]`)}\n`,
    },
    check: '.',
  },
  {
    name: 'launches in closures in loops in matches, 40 deep, 200 times',
    files: {
      'src/main.rs': `${HOST_KERNEL}fn main() { let ctx = cuda_core::CudaContext::new(0).unwrap(); let s = ctx.default_stream(); let m = kernels::load(&ctx).unwrap(); let mut c = cuda_core::DeviceBuffer::<u32>::zeroed(&s, 4).unwrap(); ${times(200, (n) => nested(13, 'for i in 0..3u32 { let f = || { match i { 0 => {', ` m.k(&s, cuda_core::LaunchConfig::for_num_elems(${n}), ${n}, &mut c).unwrap(); `, '} _ => {} } }; f(); }'))} }\n`,
      'Cargo.toml': HOST_MANIFEST,
    },
    check: '.',
  },
  {
    name: 'launch sizes that 300 functions hand on and change',
    files: {
      'src/main.rs': `${HOST_KERNEL}${times(300, (i) => `fn g${i + 1}(n: u32, m: &M, c: &mut B) { g${i}(n + 1, m, c); g${i}(n * 2, m, c); }`)} fn g0(n: u32, m: &M, c: &mut B) { m.k(cuda_core::LaunchConfig { grid_dim: (n, 1, 1), block_dim: (n * 2, 1, 1), shared_mem_bytes: n }, n, c).unwrap(); } fn main() { g300(1, &m(), &mut b()); }\n`,
      'Cargo.toml': HOST_MANIFEST,
    },
    check: '.',
  },
];
