/** Bombs of arithmetic, moves, control flow, names, macros and texts that no other file has. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const MANIFEST = '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n';
const project = (name: string, files: Bomb['files']): Bomb => ({
  name,
  files: { 'src/lib.rs': kernel('', '*p = 1;'), 'Cargo.toml': MANIFEST, ...files },
  check: '.',
});
const ptx = (name: string, head: string, body: string): Bomb =>
  file(
    `PTX: ${name}`,
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n${head}\n.visible .entry k()\n{\n${body}\nret;\n}\n`,
  );
const amdgcn = (name: string, body: string): Bomb =>
  file(
    `AMDGCN: ${name}`,
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n${body}\ns_endpgm\n`,
  );
const mlir = (name: string, text: string): Bomb => file(`MLIR: ${name}`, 'k.mlir', `${text}\n`);

const TYPES: readonly Bomb[] = [
  rust(
    'an auto trait of our own over structs that hold the two before, 120 levels, and a negative one',
    `auto trait Good {} impl !Good for *mut u8 {} struct S0(u32); struct S1(*mut u8); ${times(120, (i) => `struct S${i + 2}(S${i}, S${i + 1}, [S${i}; 3], fn(S${i}) -> S${i + 1});`)} fn f<T: Good>() -> u32 { 1 }`,
    '*p = f::<S0>() + f::<S121>();',
    { features: 'auto_traits, negative_impls' },
  ),
  rust(
    '500 traits in scope with one method each of the same name for numbers, called 600 times',
    `${times(500, (i) => `trait B${i} {} trait M${i} { fn go(&self) -> u32; } impl<T: B${i}> M${i} for T { fn go(&self) -> u32 { ${i} } }`)} impl B499 for u32 {}`,
    times(600, () => '*p += (*p).go();'),
  ),
  rust(
    'functions for all lifetimes as types in each other, 120 levels, compared 60 times',
    '',
    times(
      60,
      () =>
        `let f: ${nested(120, "for<'a> fn(&'a ", 'u32', ') -> u32')} = core::mem::transmute(p as usize); let g: ${nested(120, "for<'b> fn(&'b ", 'u32', ') -> u32')} = f; *p += g as usize as u32;`,
    ),
  ),
  rust(
    'a default of a const parameter that is the sum of those before, 200 parameters, 100 types',
    `struct S<${times(200, (i) => `const N${i}: usize = ${i}`, ', ')}>; ${times(100, (i) => `fn f${i}(x: &S<${times(i, (j) => `{ ${j} + 1 }`, ', ')}>) {}`)}`,
    '*p = 1;',
  ),
  rust(
    'arguments of closures that are closures by impl, 60 functions that each hand on two',
    `fn f0(g: impl Fn(u32) -> u32 + Copy) -> u32 { g(1) } ${times(60, (i) => `fn f${i + 1}(g: impl Fn(u32) -> u32 + Copy) -> u32 { f${i}(move |x| g(x) + 1) + f${i}(move |x| g(x ^ ${i})) }`)}`,
    '*p = f60(|x| x);',
  ),
  rust(
    'objects of a trait with a parameter, 60 in each other, upcast and called',
    `trait A<T> { fn a(&self, t: T) -> u32; } ${times(60, (i) => `trait A${i}<T>: ${i === 0 ? 'A<T>' : `A${i - 1}<(T, T)>`} {}`)} struct S; impl<T> A<T> for S { fn a(&self, _: T) -> u32 { 5 } } ${times(60, (i) => `impl<T> A${i}<T> for S {}`)}`,
    'let o: &dyn A59<u8> = &S; *p = 1;',
  ),
];

const CODE: readonly Bomb[] = [
  rust(
    'quotients of i128, 400, each by the one before',
    '',
    `let mut a = *(p as *const i128); let mut b = *(p as *const i128).add(1); ${times(400, () => 'a = a / b ^ 77; b = b % a;', ' ')} *(p as *mut i128) = a ^ b;`,
  ),
  rust(
    'quotients of f64 and of 64-bit numbers, 3,000',
    '',
    `let q = p as *mut f64; let r = p as *mut u64; ${times(1500, (i) => `*q = *q / *q.add(${(i % 7) + 1}); *r = *r / (*r.add(${(i % 9) + 1}) | 1);`)}`,
  ),
  rust(
    'moves that depend on conditions, 900 values with destructors that are moved in half of the paths',
    `struct D(*mut u32); impl Drop for D { fn drop(&mut self) { unsafe { *self.0 += 1; } } } fn eat(_: D) {}`,
    `${times(900, (i) => `let d${i} = D(p); if *p.add(${i}) > ${i} { eat(d${i}); }`)}`,
  ),
  rust(
    'slices of slices by ranges, 4,000, each of the one before',
    '',
    `let mut s = core::slice::from_raw_parts(p as *const u32, 100000); ${times(4000, (i) => `s = &s[${i % 3}..s.len() - ${i % 5}];`)} *p = s[0];`,
  ),
  rust(
    'arithmetic that is checked, 5,000 times with the question mark',
    'fn f(x: u32, y: u32) -> Option<u32> { let mut a = x; @ Some(a) }'.replace(
      '@',
      times(5000, (i) => `a = a.checked_add(y)?.checked_mul(${(i % 9) + 1})?;`, ' '),
    ),
    '*p = f(*p, 3).unwrap_or(0);',
  ),
  rust(
    'a state machine of 400 states in a loop, each of which may go to ten others',
    '',
    `let mut s = *p; let mut a = 1u32; loop { match s { ${times(400, (i) => `${i} => { a = a.wrapping_mul(${i * 2 + 3}); s = match a % 10 { ${times(9, (j) => `${j} => ${(i * 7 + j * 31) % 401},`, ' ')} _ => ${(i + 1) % 401} }; }`)} _ => break } } *p = a;`,
  ),
  rust(
    'strings that are compared with strings, 1,500 pairs of constants and of arguments',
    '',
    `let s = core::str::from_utf8_unchecked(core::slice::from_raw_parts(p as *const u8, *p as usize)); ${times(1500, (i) => `if s == "${'ab'.repeat(1 + (i % 40))}${i}" { *p += ${i}; }`)}`,
  ),
  rust(
    'arrays of 2,000 elements by map, zip and iterators, 40 times',
    '',
    `let a = *(p as *const [u32; 2000]); ${times(40, (i) => `let a = a.map(|x| x.wrapping_mul(${i + 3}) ^ ${i}); *p += a.iter().zip(a.iter().rev()).filter(|(x, y)| x > y).map(|(x, y)| x ^ y).fold(0u32, |s, x| s.wrapping_add(x));`)}`,
  ),
  rust(
    'a polynomial of 6,000 terms of sines and roots by fused steps',
    '#[rustc_intrinsic] unsafe fn sqrtf32(x: f32) -> f32; #[rustc_intrinsic] unsafe fn fmaf32(a: f32, b: f32, c: f32) -> f32;',
    `let q = p as *mut f32; let x = *q; let mut y = 0.0f32; ${times(6000, (i) => `y = fmaf32(y, x, sqrtf32(y + ${i}.5));`)} *q = y;`,
    { features: 'intrinsics' },
  ),
  rust(
    'labels of blocks that give values, 200 in each other with a break to each from the middle',
    '',
    `let v: u32 = ${times(200, (i) => `'a${i}: { ${i % 2 === 0 ? '1 + ' : ''}`, '')}{ let x = *p; ${times(200, (i) => `if x == ${i} { break 'a${i} ${i}; }`)} x } ${'}'.repeat(200)}; *p = v;`,
  ),
  rust(
    'fields of structs in tuples in arrays, all written by their paths, 12 levels of three',
    `#[derive(Clone, Copy)] struct L0 { a: u32, b: (u32, u32) } ${times(11, (i) => `#[derive(Clone, Copy)] struct L${i + 1} { a: L${i}, b: (L${i}, L${i}) }`)}`,
    `let mut x = *(p as *const L8); ${times(1200, (i) => `x.${times(8, (j) => ['a', 'b.0', 'b.1'][(i >> j) % 3]!, '.')}.a ^= ${i};`)} *(p as *mut L8) = x;`,
  ),
];

const TEXTS: readonly Bomb[] = [
  rust(
    'a macro that takes types, 100 in each other, and hands them on 110 times',
    `macro_rules! m { ($n:tt, $t:ty) => {}; (@ $t:ty) => { type A = $t; } } ${times(110, (i) => `macro_rules! n${i} { ($t:ty) => { n${i + 1}!(Option<$t>); } }`)} macro_rules! n110 { ($t:ty) => { type B = $t; } } n0!(${nested(100, 'Option<', 'u8', '>')});`,
    '*p = 1;',
  ),
  rust(
    'a macro with a literal of each kind that is compared with 20,000 arms in 200 calls',
    `macro_rules! m { ${times(5000, (i) => `(${i} "${i}" '\\u{${(i + 0x100).toString(16)}}' ${i}.5) => { ${i} };`)} ($($t:tt)*) => { 0 } }`,
    times(200, (i) => `*p += m!(${4999 - i} "${4999 - i}" 'x' 1.5);`),
  ),
  rust(
    'globs of 300 modules that each bring 40 names of the one before by names that hide them',
    times(
      300,
      (i) =>
        `pub mod m${i} { ${i > 0 ? `pub use super::m${i - 1}::*;` : ''} ${times(40, (j) => `pub const N${j}: u32 = ${i === 0 ? j : `super::m${i - 1}::N${(j + 1) % 40} + 1`};`)} pub const O${i}: u32 = ${i}; }`,
    ),
    `*p = m299::N3 + ${times(300, (i) => `m299::O${i}`, ' + ')};`,
  ),
  rust(
    'names that are imported by globs of enums, 300 of 100 variants, in one scope',
    `${times(300, (i) => `mod e${i} { pub enum E { ${times(100, (j) => `V${i}_${j}`, ', ')} } }\nuse e${i}::E::*;`)}`,
    times(2000, (i) => `*p += V${i % 300}_${i % 100} as u32;`),
  ),
  rust(
    'imports that rename each other in a ring of 6,000',
    `mod a { ${times(6000, (i) => `pub use self::n${(i + 1) % 6000} as n${i};`)} }`,
    '*p = a::n5;',
  ),
  rust(
    'text formats with 20,000 places of one argument, by number, width and name',
    'struct N; impl core::fmt::Write for N { fn write_str(&mut self, _: &str) -> core::fmt::Result { Ok(()) } }',
    `use core::fmt::Write; let v = *p; let _ = write!(N, "${times(20_000, (i) => ['{0}', '{v:>5}', '{0:1$}', '{{}}'][i % 4]!, '')}", v, 4usize);`,
  ),
  rust(
    'derives on an enum of 1,200 variants of three fields, of all kinds',
    `#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)] enum E { ${times(1200, (i) => (i % 2 === 0 ? `A${i}(u8, u16, u32)` : `A${i} { x: u8, y: [u8; 3], z: bool }`), ', ')} }`,
    'let e = (p as *const E).read(); let f = (p as *const E).add(1).read(); *p = (e == f) as u32 + e.partial_cmp(&f).is_some() as u32;',
  ),
  file(
    'letters with marks that join to others, two million, in strings, comments and names',
    'k.rs',
    `${kernel('', '*p = 1;')}\nconst S: &str = "${'e\u0301'.repeat(300_000)}";\n// ${'a\u200d\u0308'.repeat(200_000)}\nfn e${'\u0301'.repeat(200_000)}() {}\nfn g() { \u202e${'\u2066x\u2069 '.repeat(50_000)} }\n`,
  ),
  file(
    'attributes in attributes that are not closed, 100,000, behind 100,000 that are',
    'k.rs',
    `${'#[a(b = "c")] '.repeat(100_000)}\n${'#[cfg_attr(x, '.repeat(100_000)}\n${kernel('', '*p = 1;')}`,
  ),
  rust(
    'numbers with separators and suffixes, 400,000 in one array',
    `static A: &[f64] = &[${times(400_000, (i) => `${i}_0.${i}e-${i % 300}_f64`.replace('_f64', 'f64'), ', ')}];`,
    '*p = A[*p as usize] as u32;',
  ),
  rust(
    'an array of arrays of strings of a template, made by 9 macros that each write the next ten times',
    `${times(5, (i) => `macro_rules! m${i} { ($($t:tt)*) => { [m${i + 1}!($($t)* 1), ${times(9, (j) => `m${i + 1}!($($t)* ${j})`, ', ')}] } }`)} macro_rules! m5 { ($($t:tt)*) => { concat!(stringify!($($t)*), "x") } }`,
    '*p = m0!()[1][2][3][4][5].len() as u32;',
  ),
];

const OTHERS: readonly Bomb[] = [
  ptx(
    'differences of labels and generic addresses in 100,000 words of data',
    `.global .u8 d[8];\n.global .u64 a[100000] = {${times(100_000, (i) => `generic(d) + ${i}`, ', ')}};`,
    '',
  ),
  ptx(
    'operands that are sums of casts and ternaries, 200 levels, in 2,000 instructions',
    '.reg .b32 r<4>;',
    times(
      2000,
      (i) =>
        `mov.b32 r1, ${nested(190, '(1 ? ', `${i}`, ' : 2)')} + ${nested(100, '-(', '3', ')')};`,
    ),
  ),
  ptx(
    'tables of branches, 200 of 3,000 labels, and as many jumps through them',
    '.reg .b32 r<4>;',
    `${times(3000, (i) => `L${i}: add.u32 r1, r1, ${i};`)}\n${times(200, (i) => `T${i}: .branchtargets ${times(3000, (j) => `L${(i * 13 + j) % 3000}`, ', ')};\nbrx.idx r1, T${i};`)}`,
  ),
  amdgcn(
    'symbols that are conditions of symbols to come, 3,000 that each need the two behind',
    `${times(3000, (i) => `.set s${i}, (s${i + 1} > s${i + 2}) + (s${i + 2} << 1)`)}\n.set s3000, 1\n.set s3001, 2\n.if s0\ns_nop 0\n.endif\n.long s0`,
  ),
  amdgcn(
    'differences of labels around data whose size a symbol decides, 20,000 alignments',
    times(
      20_000,
      (i) => `l${i}:\n.p2align ${i % 8}\n.fill ${i % 5}, 1, 0\n.if . - l${i} > 3\ns_nop 0\n.endif`,
    ),
  ),
  mlir(
    'locations that name calls of calls, 60 levels of two, at 3,000 operations',
    `#l0 = loc("a.rs":1:1)\n${times(60, (i) => `#l${i + 1} = loc(callsite(#l${i} at #l${i}))`)}\nfunc.func @f() {\n${times(3000, (i) => `%c${i} = arith.constant ${i} : i32 loc(#l60)`)}\nreturn\n}`,
  ),
  mlir(
    'properties, dictionaries and types in each other, 100 deep, on 2,000 operations',
    `func.func @f() {\n${times(2000, (i) => `"x.op${i}"() <{a = ${nested(100, '{b = [', `tuple<${nested(15, 'tuple<', 'i32', '>')}>`, ']}')}}> : () -> ()`)}\nreturn\n}`,
  ),
  file(
    'LLVM: types that hold the one before twice, 60 levels, and 2,000 constants of them',
    'k.ll',
    `%t0 = type { i32, i32 }\n${times(60, (i) => `%t${i + 1} = type { %t${i}, %t${i} }`)}\n${times(2000, (i) => `@g${i} = global %t${i % 61} zeroinitializer`)}\ndefine void @k() {\n%a = alloca %t60\nret void\n}\n`,
  ),
  {
    name: 'run: a spec of 100,000 arguments that are no argument of the kernel',
    files: {
      'k.rs': kernel('', '*p = 1;'),
      'launch.json': `{"kernel":"k","grid":[1],"block":[1],"args":{${times(100_000, (i) => `"a${i}":${i}`, ',')}}}`,
    },
  },
  {
    name: 'run: a grid of blocks that each fill 48 KB and wait 2,000 times',
    files: {
      'k.rs':
        '#![no_std]\n#![feature(abi_gpu_kernel, stdarch_nvptx)]\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(p: *mut u32) { let mut a = [0u32; 4000]; let mut i = 0; while i < 2000 { a[(i * 7) % 4000] += i as u32; unsafe { core::arch::nvptx::_syncthreads(); } i += 1; } unsafe { *p = a[5]; } }\n',
      'launch.json': '{"kernel":"k","grid":[4000],"block":[1024],"args":{"p":"[0; 4]"}}',
    },
  },
  project('dotted keys and tables that all open each other, 40,000', {
    'Cargo.toml': `${MANIFEST}${times(20_000, (i) => `[package.metadata.a${i % 100}.b${i}]\nc.d.e.f${i} = { g.h = ${i}, i.j.k = [1, { l.m = 2 }] }`)}\n`,
  }),
  project('members by 400 globs of three stars over 400 folders, and 400 that are excluded', {
    'Cargo.toml': `[workspace]\nmembers = [${times(400, (i) => `"a/*/b*${i}*/*"`, ', ')}]\nexclude = [${times(400, (i) => `"a/*/b${i}x*"`, ', ')}]\n${MANIFEST}`,
    ...Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [
        `a/c${i % 20}/b${i}/p/Cargo.toml`,
        `[package]\nname = "p${i}"\nversion = "0.1.0"\n`,
      ]),
    ),
  }),
  {
    name: 'host code that starts kernels of 300 modules in closures that build their names',
    files: {
      'src/main.rs': `${times(300, (i) => `mod m${i} { pub fn go(s: &str) { let m = cust::module::Module::from_file(&format!("{}{}.ptx", s, ${i})).unwrap(); let f = |n: u32| unsafe { cust::launch!(m.k<<<n * ${i} + 1, (n, ${i % 7} + 1, 1), 0, st>>>(n)).unwrap() }; for i in 0..${i} { f(i); } } }`)}\nfn main() { ${times(300, (i) => `m${i}::go("a");`, ' ')} }\n`,
      'Cargo.toml': MANIFEST,
    },
    check: '.',
  },
];

/** What begins and does not end, where something is looked for up to its end. */
const OPEN: readonly Bomb[] = [
  project('imports, comments and variables of a build script that do not end, 100,000 of each', {
    'build.rs': `fn main() {}\n${'use a::b '.repeat(100_000)}\n${'let dir '.repeat(100_000)}\n${'/*'.repeat(100_000)}`,
    'src/lib.rs': `${kernel('', '*p = 1;')}\n#[cfg(a)] fn f() {}\n`,
  }),
  file(
    'lists of options, paths of GPUs and hidden modules that do not end, 100,000 of each',
    'k.rs',
    `${kernel('', 'core::arch::asm!("nop", options(nomem));')}\nfn f() { ${'options( '.repeat(100_000)} }\nuse ${'core::arch::{'.repeat(100_000)};\n${'#[cfg '.repeat(100_000)}\n${'#[cube(launch '.repeat(50_000)}`,
  ),
  project('entries of PTX that hosts load, 200,000 without an end, and comments likewise', {
    'src/main.rs':
      'fn main() { let m = cust::module::Module::from_ptx(include_str!("a.ptx"), &[]).unwrap(); unsafe { cust::launch!(m.k<<<1, 1, 0, s>>>()).unwrap(); } }',
    'src/a.ptx': `.version 8.0\n.target sm_80\n.address_size 64\n${times(200_000, (i) => `.entry k${i}(`)}\n${'/*'.repeat(200_000)}`,
  }),
];

export const FURTHER_BOMBS: readonly Bomb[] = [...TYPES, ...CODE, ...TEXTS, ...OTHERS, ...OPEN];
