/** Bombs of more classes: weights of kernels, generics, names, texts, attributes. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n#![allow(warnings)]\n';
const mixed = (i: number, below: number): number => ((i * 2_654_435_761) >>> 7) % below;
const PACKAGE = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';

/** A file of kernels alone. */
const kernels = (count: number, body: (i: number) => string): string =>
  HEAD +
  times(
    count,
    (i) =>
      `#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${i}(p: *mut u32) { unsafe { ${body(i)} } }`,
  );
const comparisons = (count: number): string =>
  `let mut s = *p; ${times(count, (i) => `if s == ${i} { s = ${mixed(i, count)}; } else if s > ${i + 7} { s ^= ${i}; }`)} *p = s;`;

const PTX = '.version 8.0\n.target sm_80\n.address_size 64\n';
const AMD = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n';

export const CLASS_BOMBS: readonly Bomb[] = [
  // Many kernels.
  file(
    '20,000 small kernels in one file',
    'k.rs',
    kernels(20_000, (i) => `*p = ${i};`),
    { says: /not analysed: the kernels before it reach more than/ },
  ),
  file(
    '30 kernels of 1,500 comparisons',
    'k.rs',
    kernels(30, () => comparisons(1500)),
    { says: /not analysed: the kernels before it reach more than/ },
  ),
  file(
    '120 kernels of 240 comparisons',
    'k.rs',
    kernels(120, () => comparisons(240)),
  ),
  rust('5,000 comparisons of one value', '', comparisons(5000)),
  file(
    'a kernel in each of 3,000 modules',
    'k.rs',
    HEAD +
      times(
        3000,
        (i) =>
          `mod m${i} { #[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${i}(p: *mut u32) { unsafe { *p = super::m${mixed(i, 3000)}::V; } } pub const V: u32 = ${i}; }`,
      ),
  ),
  // Generics, traits and objects.
  rust(
    'one generic function with 100 parameters, called 300 times',
    `fn g<${times(100, (i) => `T${i}: Copy`, ', ')}>(${times(100, (i) => `a${i}: T${i}`, ', ')}) -> u32 { 1 }`,
    times(300, (n) => `*p += g(${times(100, (i) => `${(i + n) % 250}u8`, ', ')});`),
  ),
  rust(
    'where clauses, 3,000 of one function',
    `trait T<const N: usize> {} impl<const N: usize> T<N> for u32 {} fn g<X>(x: X) where ${times(3000, (i) => `X: T<${i}>`, ', ')} {}`,
    'g(1u32);',
  ),
  rust(
    'a blanket impl behind 2,000 impls of one trait',
    `trait A { fn a(&self) -> u32; } trait B {} ${times(2000, (i) => `struct S${i}; impl B for S${i} {}`)} impl<T: B> A for T { fn a(&self) -> u32 { 1 } }`,
    times(1000, (i) => `*p += S${i}.a();`),
  ),
  rust(
    'associated types through 300 levels of projection',
    `trait N { type O; } struct Z; struct S<T>(T); impl N for Z { type O = u32; } impl<T: N> N for S<T> { type O = <T as N>::O; }`,
    `let x: <${nested(300, 'S<', 'Z', '>')} as N>::O = 1; *p = x;`,
  ),
  rust(
    'const generics, 4,000 instances of one function',
    'fn g<const N: usize>(p: *mut u32) -> u32 { unsafe { *p.add(N) } }',
    times(4000, (i) => `*p += g::<${i}>(p);`),
  ),
  rust(
    'objects of 3,000 types in one table, called in a loop',
    `trait T { fn f(&self) -> u32; } ${times(3000, (i) => `struct S${i}; impl T for S${i} { fn f(&self) -> u32 { ${i} } }`)}`,
    `let all: [&dyn T; 3000] = [${times(3000, (i) => `&S${i}`, ', ')}]; let mut s = 0; for x in all { s += x.f(); } *p = s;`,
  ),
  rust(
    'closures that capture 2,000 values, 20 times',
    '',
    `${times(2000, (i) => `let v${i} = *p.add(${i});`)} ${times(
      20,
      (n) =>
        `let c${n} = || { ${times(2000, (i) => `v${i}`, ' ^ ')
          .split(' ^ ')
          .slice(0, 900)
          .join(' ^ ')} }; *p ^= c${n}();`,
    )}`,
  ),
  // Constants and patterns.
  rust(
    'a constant of 60,000 characters in a match of bytes',
    `const S: &[u8] = b"${'ab'.repeat(30_000)}";`,
    'let b = core::slice::from_raw_parts(p as *const u8, 60_000); *p = match b { S => 1, _ => 0 };',
  ),
  rust(
    'ranges in a match, 5,000 that overlap',
    '',
    `*p = match *p { ${times(5000, (i) => `${i}..=${i + 3000} if *p != ${i} => ${i},`)} _ => 0 };`,
  ),
  rust(
    'patterns with bindings, 4,000 alternatives',
    '#[derive(Clone, Copy)] enum E { A(u32), B(u32), C(u32) }',
    `let e = *(p as *const E); match e { ${times(4000, (i) => `E::${'ABC'[i % 3]}(${i})`, ' | ')} => *p = 1, E::A(x) | E::B(x) | E::C(x) => *p = x }`,
  ),
  rust(
    'let-else in a row, 5,000',
    'fn o(x: u32) -> Option<u32> { if x > 1 { Some(x) } else { None } }',
    times(5000, (i) => `let Some(v${i}) = o(*p + ${i}) else { return };`),
  ),
  // Macros, includes and names.
  rust(
    'a macro of 2,000 repetitions in repetitions',
    'macro_rules! m { ($($($x:expr),*);*) => { $($(*core::hint::black_box(p) = $x;)*)* } }',
    `m!(${times(100, () => times(40, (i) => `${i}`, ', '), '; ')});`,
  ),
  rust(
    'a muncher of 3,000 tokens',
    'macro_rules! m { () => { 0 }; ($x:tt $($r:tt)*) => { 1 + m!($($r)*) }; }',
    `*p = m!(${times(3000, () => 'a', ' ')});`,
    { says: /recursion limit/ },
  ),
  rust(
    'macros that define macros, 3,000 names',
    times(
      3000,
      (i) =>
        `macro_rules! d${i} { ($n:ident) => { macro_rules! $n { () => { ${i} } } } } d${i}!(n${i});`,
    ),
    times(3000, (i) => `*p ^= n${i}!();`),
  ),
  rust(
    'globs of 60 modules that import each other',
    times(
      60,
      (i) =>
        `mod m${i} { ${times(60, (j) => (i === j ? '' : `pub use super::m${j}::*;`), ' ')} pub fn f${i}() -> u32 { ${i} } }`,
    ),
    times(60, (i) => `*p += m${(i * 7) % 60}::f${i}();`),
  ),
  rust(
    'names that are one letter apart, 5,000, and 3,000 that are wrong',
    times(5000, (i) => `const NAME_${'x'.repeat(i % 50)}${i}: u32 = ${i};`),
    times(3000, (i) => `*p = NAME_y${i}z;`),
  ),
  {
    name: '2,000 modules in files of their own',
    files: {
      'k.rs': kernel(
        times(2000, (i) => `mod m${i};`),
        '*p = m7::f();',
      ),
      ...Object.fromEntries(
        Array.from({ length: 2000 }, (_, i) => [`m${i}.rs`, `pub fn f() -> u32 { ${i} }\n`]),
      ),
    },
  },
  {
    name: 'a file that includes 500 files with an item each',
    files: {
      'k.rs': kernel(
        times(500, (i) => `include!("i${i}.in");`),
        '*p = f7();',
      ),
      ...Object.fromEntries(
        Array.from({ length: 500 }, (_, i) => [`i${i}.in`, `fn f${i}() -> u32 { ${i} }\n`]),
      ),
    },
  },
  // Texts.
  rust(
    'documentation of 3 MB in lines',
    `${times(60_000, () => '/// words of a comment that says something about it')}\nfn f() {}`,
    '*p = 1;',
  ),
  rust('comments in comments, 200,000 deep', nested(200_000, '/*', ' ', '*/'), '*p = 1;'),
  rust(
    'letters of all alphabets in 20,000 names',
    times(20_000, (i) => `const Ñ${String.fromCodePoint(0x4e00 + i)}: u32 = ${i};`),
    '*p = Ñ一;',
  ),
  rust(
    'marks that join, a million of them',
    `const S: &str = "a${'\u0301'.repeat(1_000_000)}";`,
    '*p = S.len() as u32;',
  ),
  rust(
    'escapes in a string, 400,000',
    `const S: &str = "${'\\u{1F600}'.repeat(400_000)}";`,
    '*p = S.len() as u32;',
  ),
  rust(
    'a raw string behind 200 signs',
    `const S: &str = r${'#'.repeat(200)}"${'"#'.repeat(100_000)}"${'#'.repeat(200)};`,
    '*p = S.len() as u32;',
  ),
  rust(
    'byte strings, 20,000 of them',
    times(20_000, (i) => `const B${i}: &[u8; 4] = b"\\x${(16 + (i % 100)).toString(16)}abc";`),
    '*p = B7[1] as u32;',
  ),
  rust(
    'one line of 40,000 statements',
    '',
    times(40_000, (i) => `let a${i} = ${i}u32;`, ' '),
  ),
  // Attributes and conditions.
  rust(
    'attributes, 20,000 on one function',
    `${times(20_000, () => '#[allow(dead_code)]')}\nfn f() {}`,
    '*p = 1;',
  ),
  rust(
    'derives of 60 traits on 2,000 structs',
    times(
      2000,
      (i) =>
        `#[derive(${times(6, (n) => ['Clone', 'Copy', 'PartialEq', 'Eq', 'Hash', 'Default'][n]!, ', ')})] struct S${i} { a: u32, b: u8 }`,
    ),
    '*p = S7::default().a;',
  ),
  rust(
    'conditions of 5,000 parts on 50 items',
    times(50, (i) => `#[cfg(any(${times(5000, (n) => `feature = "f${n}"`, ', ')}))] fn g${i}() {}`),
    '*p = 1;',
  ),
  rust(
    'cfg_attr in cfg_attr, 2,000 deep',
    `#[${nested(2000, 'cfg_attr(all(), ', 'inline', ')')}] fn f() {}`,
    '*p = 1;',
  ),
  // Assembly in code and files.
  rust(
    'templates of 3,000 operands by name',
    '',
    `core::arch::asm!("${times(300, (i) => `mov.u32 {a${i}}, ${i};`, ' ')}", ${times(300, (i) => `a${i} = out(reg32) _`, ', ')});`,
    { features: 'asm_experimental_arch' },
  ),
  file(
    'PTX: macros of the preprocessor that are not there',
    'k.ptx',
    `${PTX}${times(20_000, (i) => `#define A${i} A${i + 1}`)}\n.visible .entry k() { ret; }\n`,
  ),
  file(
    'PTX: 3,000 entries that all call one function',
    'k.ptx',
    `${PTX}.func f() { ret; }\n${times(3000, (i) => `.visible .entry k${i}() { call f; ret; }`)}\n`,
  ),
  file(
    'AMDGCN: macros with 500 arguments, called 500 times',
    'k.s',
    `${AMD}.macro m ${times(500, (i) => `a${i}`, ', ')}\n${times(20, (i) => ` s_mov_b32 s${i}, \\a${i * 20}`)}\n.endm\n${times(500, () => `m ${times(500, (i) => `${i}`, ', ')}`)}\n`,
  ),
  // Projects.
  {
    name: 'host code of 3,000 loops around a launch',
    files: {
      'src/main.rs': `use cuda_device::{DisjointSlice, kernel, thread};\n#[kernel]\npub fn k(n: u32, mut c: DisjointSlice<u32>) {}\nfn main() { ${times(3000, (i) => `for i${i} in 0..${i} { let _ = i${i}; }`)} }\n`,
      'Cargo.toml': `${PACKAGE}[dependencies]\ncuda-device = "*"\ncuda-core = "*"\n`,
    },
    check: '.',
  },
];
