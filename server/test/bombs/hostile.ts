/** Bombs of kinds of code that none of the other files has: types, patterns, macros and texts. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const MANIFEST = '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n';
const project = (name: string, files: Bomb['files']): Bomb => ({
  name,
  files: { 'src/lib.rs': kernel('', '*p = 1;'), 'Cargo.toml': MANIFEST, ...files },
  check: '.',
});

const TYPES: readonly Bomb[] = [
  rust(
    'generic associated types, projected through 90 levels',
    `trait G { type A<T>: G; fn n() -> u32; } struct S<T>(T); impl<T> G for S<T> { type A<U> = S<(T, U)>; fn n() -> u32 { core::mem::size_of::<T>() as u32 } }`,
    `*p = <${nested(90, '<', 'S<u8>', ' as G>::A<u8>')} as G>::n();`,
  ),
  rust(
    'opaque types that hold the one before twice, 40 levels',
    `fn o0() -> impl Copy { 0u8 } ${times(40, (i) => `fn o${i + 1}() -> impl Copy { (o${i}(), o${i}()) }`)}`,
    'let v = o40(); *p = core::mem::size_of_val(&v) as u32;',
  ),
  rust(
    'instances by a binary tree of types, 24 levels',
    'struct Z; struct N<T>(T); trait R { fn go<T>() -> u32; } impl R for Z { fn go<T>() -> u32 { core::mem::size_of::<T>() as u32 } } impl<M: R> R for N<M> { fn go<T>() -> u32 { M::go::<(T, u8)>() + M::go::<(u8, [T; 1])>() } }',
    `*p = <${nested(24, 'N<', 'Z', '>')} as R>::go::<u8>();`,
  ),
  rust(
    'functions that take functions by dyn, 250 types deep',
    `fn f(x: ${nested(250, '&dyn Fn(', 'u32', ') -> u32')}) {}`,
    '*p = 1;',
  ),
  rust(
    'associated constants that are the sum of two below, 120 levels',
    `trait C { const N: u32; } ${times(121, (i) => `struct C${i};`)} impl C for C0 { const N: u32 = 1; } ${times(120, (i) => `impl C for C${i + 1} { const N: u32 = <C${i} as C>::N.wrapping_add(<C${i} as C>::N); }`)}`,
    '*p = <C120 as C>::N;',
    { isValid: true },
  ),
  rust(
    'aliases with two parameters each, doubled 60 times',
    `type A0<T, U> = (T, U); ${times(60, (i) => `type A${i + 1}<T, U> = A${i}<(T, U), (U, T)>;`)} fn f(_: &A60<u8, u16>) {}`,
    '*p = 1;',
  ),
  rust(
    'sums of 2,500 terms of 30 types that add to each other',
    `${times(30, (i) => `#[derive(Clone, Copy)] struct T${i}(u32);`)} ${times(30, (i) => times(30, (j) => `impl core::ops::Add<T${j}> for T${i} { type Output = T${(i + j) % 30}; fn add(self, o: T${j}) -> T${(i + j) % 30} { T${(i + j) % 30}(self.0 ^ o.0) } }`, ' '))}`,
    `let r = ${times(900, (i) => `T${(i * 7) % 30}(${i})`, ' + ')}; *p = r.0;`,
  ),
  rust(
    'structs of 1,500 fields, made of each other 150 times',
    `#[derive(Clone, Copy, PartialEq, Debug, Default)] struct S { ${times(1500, (i) => `f${i}: u32`, ', ')} }`,
    `let s0 = S::default(); ${times(150, (i) => `let s${i + 1} = S { f${i}: ${i}, ..s${i} };`)} *p = (s150 == s0) as u32;`,
  ),
];

const BODIES: readonly Bomb[] = [
  rust(
    'slice patterns, 250 arms with rests in all places',
    '',
    `let s = core::slice::from_raw_parts(p as *const u8, 64); *p = match s { ${times(250, (i) => `[${times(i % 16, (j) => `${(i + j) % 9}`, ', ')}${i % 16 > 0 ? ', ' : ''}rest @ .., ${times(1 + (i % 11), (j) => `${j % 3}..=${200 - (i % 50)}`, ', ')}] => rest.len() as u32 + ${i},`)} _ => 0 };`,
  ),
  rust(
    'a match on twelve enums of four, 120 arms with wild cards and guards',
    '#[derive(Clone, Copy)] #[repr(u8)] enum E { A, B, C, D }',
    `let e = *(p as *const [E; 12]); *p = match (${times(12, (i) => `e[${i}]`, ', ')}) { ${times(120, (i) => `(${times(12, (j) => ((i * 5 + j * 3) % 7 < 4 ? '_' : `E::${'ABCD'[(i + j) % 4]}`), ', ')}) if *p != ${i} => ${i},`)} _ => 0 };`,
  ),
  rust(
    'let chains of 1,500 conditions',
    '',
    `let o = *(p as *const Option<u32>); if ${times(1500, (i) => `let Some(x${i}) = o && x${i} != ${i}`, ' && ')} { *p = x7; }`,
    { features: 'let_chains' },
  ),
  rust(
    'variables that hide each other, 20,000 in 200 blocks',
    '',
    `let x = *p; ${times(200, () => `{ ${times(100, (i) => `let x = x.wrapping_mul(${i}) ^ x;`, ' ')} *p = x;`)} ${'}'.repeat(200)}`,
  ),
  rust(
    'quotients and remainders in each other, 2,000 indices of 24 steps',
    'use core::arch::nvptx::*;',
    `let t = _thread_idx_x() as usize; ${times(2000, (i) => `{ let mut n = t + ${i}; ${times(24, (j) => `n = n / ${j + 2} * ${j + 3} % ${1009 + j};`, ' ')} *p.add(n) = 1; }`)}`,
    { features: 'stdarch_nvptx' },
  ),
  rust(
    'workgroup arrays, 300 with 150 barriers between',
    `use core::arch::nvptx::*; ${times(300, (i) => `#[unsafe(link_section = ".shared")] static mut W${i}: [u32; 64] = [0; 64];`)}`,
    `let t = _thread_idx_x() as usize; ${times(150, (i) => `W${i}[t] = ${i}; _syncthreads(); W${i + 150}[t ^ 1] = W${i}[(t + 1) % 64];`)}`,
    { features: 'stdarch_nvptx' },
  ),
  rust(
    'loops of four levels, unrolled, with atomics and branches in the innermost',
    'use core::sync::atomic::*;',
    times(
      40,
      (i) =>
        `for a in 0..8u32 { for b in 0..8u32 { for c in 0..8u32 { for d in 0..8u32 { if (a ^ b ^ c ^ d) & ${i} != 0 { (*(p as *const AtomicU32)).fetch_add(a * b + c * d, Ordering::Relaxed); } else { *p.add((a * 512 + b * 64 + c * 8 + d) as usize) = ${i}; } } } } }`,
    ),
  ),
  rust(
    'adapters of iterators, 70 in a chain, 10 times',
    '',
    times(
      10,
      (n) =>
        `*p += (0..${n + 9}u32)${times(70, (i) => [`.map(move |x| x ^ ${i})`, `.filter(|x| x % ${i + 2} != 1)`, '.skip(1)', '.take(99)', '.step_by(1)', '.inspect(|_| ())', '.enumerate().map(|(i, x)| i as u32 + x)'][i % 7]!, '')}.sum::<u32>();`,
    ),
  ),
  rust(
    'pointers to functions in a ring of 300 that call by tables',
    `${times(300, (i) => `fn r${i}(x: u32) -> u32 { static T: [fn(u32) -> u32; 3] = [r${(i + 1) % 300}, r${(i * 7) % 300}, r${(i * 13) % 300}]; if x == 0 { ${i} } else { T[x as usize % 3](x - 1) } }`)}`,
    '*p = r0(*p);',
  ),
  rust(
    'unions of 400 arrays, read through each other 4,000 times',
    `#[repr(C)] union U { ${times(400, (i) => `a${i}: [u${[8, 16, 32, 64][i % 4]}; ${1 + (i % 8)}]`, ', ')} }`,
    `let mut u = U { a3: [*p as u64; 4] }; ${times(4000, (i) => `u.a${i % 400}[${i % (1 + ((i % 400) % 8))}] = u.a${(i * 7) % 400}[0] as u${[8, 16, 32, 64][(i % 400) % 4]};`)} *p = u.a2[0];`,
  ),
  file(
    'a kernel of 60,000 statements in one line',
    'k.rs',
    kernel(
      '',
      times(60_000, (i) => `*p.add(${i % 97}) ^= ${i};`, ' '),
    ),
  ),
];

const MACROS: readonly Bomb[] = [
  rust(
    'a macro whose two repetitions cannot be told apart, 20,000 tokens',
    'macro_rules! m { ($($a:tt)* $($b:ident)*) => { 1 }; ($($a:ident)* $($b:tt)* ; $($c:tt)*) => { 2 }; }',
    `*p = m!(${'a '.repeat(20_000)});`,
  ),
  rust(
    'a macro that eats a token and keeps the rest twice, 120 deep',
    'macro_rules! m { (@ [$($d:tt)*]) => { 0 }; (@ [$($d:tt)*] $h:tt $($t:tt)*) => { 1 + m!(@ [$($d)* $h $($d)*] $($t)*) }; }',
    `*p = m!(@ [] ${'x '.repeat(120)});`,
  ),
  rust(
    'a macro of 1,500 arms, each of an expression and a sign that is not there',
    `macro_rules! m { ${times(1500, (i) => `($e:expr, s${i}) => { ${i} };`)} ($e:expr) => { 9 }; }`,
    times(60, (i) => `*p += m!(1 + (2 * ${i}) - [3, 4][0]);`),
  ),
  rust(
    'macros that make macros that make macros, 60 levels',
    `macro_rules! d { ($) => {} } ${times(60, (i) => `macro_rules! g${i} { ($d:tt) => { macro_rules! h${i} { ($d($d x:tt)*) => { $d($d x)* $d($d x)* } } } } g${i}!($);`)}`,
    `*p = 0 ${nested(
      16,
      '',
      times(16, (i) => `h${i}!(`, ''),
      '',
    )}+ 1${')'.repeat(16)};`,
  ),
  rust(
    'conditions of cfg_attr in each other, 280 deep, and 5,000 wide',
    `${nested(280, '#[cfg_attr(all(not(a), any(b, not(c))), ', 'inline', ')]').replaceAll(')])', '))')} fn f() {} #[cfg(any(${times(5000, (i) => `all(not(x${i}), y${i} = "z")`, ', ')}))] fn g() {}`,
    '*p = 1;',
  ),
  rust(
    'text formats in each other, 200 deep',
    '',
    `let _ = ${nested(200, 'format_args!("{:?} {0:>width$} {}", ', '1, 2, width = 3', ', 2, width = 3)')};`,
  ),
];

const TEXTS: readonly Bomb[] = [
  file(
    'PTX: registers by the billion and scopes, 40,000 deep',
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %r<1000000000>;\n.reg .b64 %q<4294967295>;\n${nested(40_000, '{\n.reg .b32 %s<99999>;\n', 'mov.u32 %r999999998, %s5;\n', '}\n')}ret;\n}\n`,
  ),
  file(
    'PTX: a call with 20,000 parameters',
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n.func f(${times(20_000, (i) => `.param .b32 p${i}`, ', ')})\n{ ret; }\n.visible .entry k()\n{\n${times(20_000, (i) => `.param .b32 a${i};`)}\ncall f, (${times(20_000, (i) => `a${i}`, ', ')});\nret;\n}\n`,
  ),
  file(
    'AMDGCN: conditions in each other, 60,000, and macros that call the next twice',
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n${times(40, (i) => `.macro m${i}\nm${i + 1}\nm${i + 1}\n.endm`)}\nm0\n${nested(60_000, '.if 1\n', 's_nop 0\n', '.endif\n')}`,
  ),
  file(
    'MLIR: aliases of attributes that hold the one before twice, 60 levels',
    'k.mlir',
    `#a0 = [1, 2]\n${times(60, (i) => `#a${i + 1} = [#a${i}, #a${i}]`)}\nfunc.func @f() attributes {x = #a60} { return }\n`,
  ),
  file(
    'MLIR: aliases of types that hold the one before twice, 60 levels',
    'k.mlir',
    `!t0 = i32\n${times(60, (i) => `!t${i + 1} = tuple<!t${i}, !t${i}>`)}\nfunc.func private @f(!t60)\n`,
  ),
  file(
    'MLIR: loops with 400 values carried through each of 60',
    'k.mlir',
    `func.func @f(%n: index) {\n%c = arith.constant 1 : index\n%f = arith.constant 1.0 : f32\n${times(60, (l) => `%r${l}:400 = scf.for %i${l} = %c to %n step %c iter_args(${times(400, (i) => `%x${l}_${i} = %f`, ', ')}) -> (${times(400, () => 'f32', ', ')}) {\nscf.yield ${times(400, (i) => `%x${l}_${(i + 1) % 400}`, ', ')} : ${times(400, () => 'f32', ', ')}\n}`)}\nreturn\n}\n`,
  ),
  file(
    'MLIR: an affine map of 400 dimensions with quotients in each other',
    'k.mlir',
    `#m = affine_map<(${times(400, (i) => `d${i}`, ', ')}) -> (${times(200, (i) => `${nested(40, '(', `d${i}`, ` * 3 + d${i}) floordiv 5 mod 7`)}`, ', ')})>\nfunc.func @f() attributes {m = #m} { return }\n`,
  ),
  file(
    'LLVM: constant expressions in each other, 8,000 deep, and metadata in rings',
    'k.ll',
    `@g = global i64 ${nested(8000, 'add (i64 ', '1', ', i64 1)')}\n${times(60_000, (i) => `!${i} = !{!${(i + 1) % 60_000}, !${(i * 7) % 60_000}}`)}\ndefine void @k() !dbg !0 { ret void }\n`,
  ),
  {
    name: 'run: a launch of arrays in arrays, 60,000 deep',
    files: {
      'k.rs': kernel('', '*p = 1;'),
      'launch.json': `{"kernel":"k","grid":[1],"block":[1],"args":${nested(60_000, '[', '1', ']')}}`,
    },
  },
  {
    name: 'run: a grid of all numbers and buffers beyond memory',
    files: {
      'k.rs': kernel('', '*p = 1;'),
      'launch.json':
        '{"kernel":"k","grid":[2147483647,65535,65535],"block":[1024],"args":[{"buffer":"u32","length":9007199254740991}]}',
    },
  },
  file(
    'launches in comments, 20,000 before one kernel',
    'k.rs',
    kernel('', '*p = 1;').replace(
      '#[unsafe(no_mangle)]',
      `${times(20_000, (i) => `// warplens: launch(grid = ${i}, block = ${1 + (i % 1024)})`)}\n#[unsafe(no_mangle)]`,
    ),
  ),
  project('features that each bring all of 700 others', {
    'Cargo.toml': `${MANIFEST}[features]\ndefault = ["f0"]\n${times(700, (i) => `f${i} = [${times(700, (j) => `"f${j}"`, ', ')}]`)}\n`,
  }),
  project('dependencies by path through 1,200 packages in a row', {
    'Cargo.toml': `${MANIFEST}[dependencies]\nd0 = { path = "d/0" }\n`,
    ...Object.assign(
      {},
      ...Array.from({ length: 1200 }, (_, i) => ({
        [`d/${i}/Cargo.toml`]: `[package]\nname = "d${i}"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nd${i + 1} = { path = "../${i + 1}" }\n`,
        [`d/${i}/src/lib.rs`]: `#![no_std]\npub use d${i + 1}::*;\npub fn f${i}() {}\n`,
      })),
    ),
  }),
  project('a build script whose loops end by numbers that it computes', {
    'build.rs': `fn main() { let mut s = String::new(); let mut i = 1u64; loop { i = i.wrapping_mul(6364136223846793005).wrapping_add(1); s.push_str(&format!("{i:064b}")); if i == 3 { break } } let mut v = vec![s.clone()]; while v.len() < 1 << 40 { v.extend(v.clone()); } println!("cargo::rustc-cfg={}", v.join(&s)); }`,
  }),
];

export const HOSTILE_BOMBS: readonly Bomb[] = [...TYPES, ...BODIES, ...MACROS, ...TEXTS];
