/** Bombs for what reads and shows: long lines, many findings, folders, links, specs, lock files. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const PACKAGE = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';
const LIB = kernel('', '*p = 1;');
const cargo = (name: string, files: Readonly<Record<string, string>>, more: object = {}): Bomb => ({
  name,
  files: { 'src/lib.rs': LIB, 'Cargo.toml': PACKAGE, ...files },
  check: '.',
  ...more,
});
const PTX = '.version 8.0\n.target sm_80\n.address_size 64\n';

const K =
  '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(p: *mut u32, n: u32) { unsafe { let mut i = 0u32; while i < n { i += 1; *p.add(i as usize) = i; } } }\n';
const run = (name: string, spec: string, source = K): Bomb => ({
  name: `run: ${name}`,
  files: { 'k.rs': source, 'launch.json': spec },
});

export const SHELL_BOMBS: readonly Bomb[] = [
  rust(
    'one line of 3 MB with 3,000 findings',
    '',
    times(3000, (i) => `*p = missing_${i}; ${'*p = 1; '.repeat(120)}`, ' '),
  ),
  rust(
    'one line of wide letters with 2,000 findings',
    '',
    times(2000, (i) => `/* ${'漢字👩‍👩‍👧 é'.repeat(60)} */ *p = missing_${i};`, ' '),
  ),
  file(
    'PTX: one line of 2 MB with 20,000 errors',
    'k.ptx',
    `${PTX}.visible .entry k() { ${times(20_000, (i) => `ad.s32 %r${i}, %q, /* filler filler filler filler filler filler */ 1;`, ' ')} ret; }`,
  ),
  file(
    'AMDGCN: one line of 100,000 statements that are wrong',
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n${'v_ad_f32 v0, v1; '.repeat(100_000)}`,
  ),
  file(
    'MLIR: one line with 20,000 errors',
    'k.mlir',
    `module { ${times(20_000, (i) => `%a${i} = arith.addi %b${i}, %c : i32`, ' ')} }`,
  ),
  rust(
    'one cause with 20,000 results',
    'struct S; fn g() -> S { S }',
    times(20_000, () => 'g().missing();'),
  ),
  rust(
    'a finding in a macro that 100 macros pass on, 300 times',
    `${times(100, (i) => `macro_rules! m${i + 1} { ($x:expr) => { m${i}!($x) } }`)} macro_rules! m0 { ($x:expr) => { $x.missing() } }`,
    times(300, () => 'm100!(1u32);'),
  ),
  cargo(
    '3,000 files with a kernel each and no manifest',
    {
      'Cargo.toml': '',
      ...Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`f/k${i}.rs`, LIB])),
    },
    { check: 'f' },
  ),
  cargo('500 binaries of 40 kernels', {
    ...Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [
        `src/bin/b${i}.rs`,
        `#![no_std]\n#![feature(abi_gpu_kernel)]\n${times(40, (j) => `#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${i}_${j}(p: *mut u32) { unsafe { *p = ${j}; } }`)}`,
      ]),
    ),
  }),
  cargo('settings with 2,000 rules for globs, over 800 files', {
    'warplens.toml': times(
      2000,
      (i) =>
        `[[override]]\nfiles = "src/**/m${i}*/**/*.rs"\nrules = { "float-literal-f64" = "off" }`,
    ),
    ...Object.fromEntries(Array.from({ length: 800 }, (_, i) => [`src/bin/m${i}.rs`, LIB])),
  }),
  cargo('a lock file of 60,000 packages', {
    'Cargo.lock': `version = 4\n${times(60_000, (i) => `[[package]]\nname = "p${i}"\nversion = "1.0.${i}"\ndependencies = ["p${i + 1}", "p${(i * 7) % 60_000}"]`)}`,
  }),
  cargo('settings of Cargo with 50,000 tables', {
    '.cargo/config.toml': times(
      50_000,
      (i) => `[target.'cfg(all(unix, x${i}))']\nrustflags = ["--cfg", "y${i}"]`,
    ),
  }),
  cargo('settings of Cargo that include each other', {
    '.cargo/config.toml': 'include = ["a.toml", "b.toml"]\n',
    '.cargo/a.toml': 'include = ["config.toml", "b.toml", "b.toml"]\n',
    '.cargo/b.toml': 'include = ["config.toml", "a.toml", "a.toml"]\n',
  }),
  cargo('packages in packages, 300 deep', {
    ...Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [
        [
          `${'p/'.repeat(i + 1)}Cargo.toml`,
          `${PACKAGE.replace('app', `p${i}`)}[dependencies]\np${i + 1} = { path = "p" }\n[workspace]\n`,
        ],
        [`${'p/'.repeat(i + 1)}src/lib.rs`, LIB],
      ]).flat(),
    ),
  }),
  cargo('a complete graph of 120 packages with features of each other', {
    'Cargo.toml': `${PACKAGE}[dependencies]\nm0 = { path = "m0", features = ["f"] }\n`,
    ...Object.fromEntries(
      Array.from({ length: 120 }, (_, i) => [
        [
          `m${i}/Cargo.toml`,
          `${PACKAGE.replace('app', `m${i}`)}[features]\nf = [${times(120 - i - 1, (j) => `"m${i + j + 1}/f"`, ', ')}]\n[dependencies]\n${times(120 - i - 1, (j) => `m${i + j + 1} = { path = "../m${i + j + 1}" }`)}\n`,
        ],
        [
          `m${i}/src/lib.rs`,
          `#![no_std]\n${times(120 - i - 1, (j) => `pub use m${i + j + 1}::*;`)}\npub fn f${i}() {}\n`,
        ],
      ]).flat(),
    ),
  }),
  cargo('a build script that writes a source of 4 MB, included 30 times', {
    'build.rs':
      'fn main() { let d = std::env::var("OUT_DIR").unwrap(); let mut s = String::new(); for i in 0..100000 { s.push_str(&format!("pub const A{i}: u32 = {i};\\n")); } std::fs::write(format!("{d}/a.rs"), s).unwrap(); }\n',
    'src/lib.rs': `#![no_std]\n#![feature(abi_gpu_kernel)]\n${times(30, (i) => `mod m${i} { include!(concat!(env!("OUT_DIR"), "/a.rs")); }`)}\n#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k(p: *mut u32) { unsafe { *p = m7::A77; } }\n`,
  }),
  cargo('a build script that writes 20,000 files', {
    'build.rs':
      'fn main() { let d = std::env::var("OUT_DIR").unwrap(); for i in 0..20000 { std::fs::write(format!("{d}/{i}.rs"), "x").unwrap(); } }\n',
  }),
  cargo('a build script with a macro without end', {
    'build.rs': 'macro_rules! m { ($($x:tt)*) => { m!($($x)* $($x)* 1) } }\nfn main() { m!(1); }\n',
  }),
  cargo('20 files of 5 MB as bytes of one kernel', {
    'src/lib.rs': kernel(
      times(20, (i) => `static B${i}: &[u8] = include_bytes!("../b${i}.bin");`),
      times(20, (i) => `*p += B${i}[*p as usize] as u32;`),
    ),
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`b${i}.bin`, `${i % 10}`.repeat(5_000_000)]),
    ),
  }),
  cargo('documentation from 4 MB in 200 places', {
    'src/lib.rs': kernel(
      times(200, (i) => `#[doc = include_str!("../big.md")] pub fn f${i}() {}`),
      '*p = 1;',
    ),
    'big.md': '# text\n'.repeat(600_000),
  }),
  cargo('launches of 2,000 kernels in host code', {
    'Cargo.toml': `${PACKAGE}[dependencies]\ncuda-device = "*"\ncuda-core = "*"\ncuda-host = "*"\n`,
    'src/lib.rs': `use cuda_device::{DisjointSlice, cuda_module, kernel, thread};\n#[cuda_module]\npub mod kernels { use super::*; ${times(2000, (i) => `#[kernel] pub fn k${i}(a: &[f32], mut c: DisjointSlice<f32>) { let i = thread::index_1d(); if let Some(x) = c.get_mut(i) { *x = a[i.get()] + ${i}.0; } }`)} }\npub fn main() { let ctx = cuda_core::CudaContext::new(0).unwrap(); let s = ctx.default_stream(); let m = kernels::load(&ctx).unwrap(); let a = cuda_core::DeviceBuffer::<f32>::zeroed(&s, 4).unwrap(); let mut c = cuda_core::DeviceBuffer::<f32>::zeroed(&s, 4).unwrap(); ${times(2000, (i) => `m.k${i}(&s, cuda_core::LaunchConfig::for_num_elems(${i}), &a, &mut c).unwrap();`)} }\n`,
  }),
  run(
    'a buffer of 250 MB that every thread touches',
    '{"kernel": "k", "grid": 64, "block": 1024, "args": {"p": "[0; 62000000]", "n": 1000}}',
  ),
  run(
    'threads that recurse without end',
    '{"kernel": "k", "grid": 64, "block": 1024, "args": {"p": "[0; 64]", "n": 1000}}',
    K.replace(
      'let mut i = 0u32;',
      'fn r(n: u32) -> u32 { if n == 0 { 1 } else { r(n + 1) + n } } let mut i = r(n);',
    ),
  ),
  run(
    'locals of 64 KB in 100,000 threads',
    '{"kernel": "k", "grid": 100, "block": 1024, "args": {"p": "[0; 2000]", "n": 1000}}',
    K.replace(
      'let mut i = 0u32;',
      'let mut big = [0u32; 16384]; for j in 0..16384 { big[j] = *p.add(j & 63); } let mut i = big[n as usize];',
    ),
  ),
  run(
    'threads that wait for each other for ever',
    '{"kernel": "k", "grid": 1000, "block": 1024, "args": {"p": "[0; 64]", "n": 1}}',
    K.replace('let mut i = 0u32;', 'while core::ptr::read_volatile(p) != 7 {} let mut i = 0u32;'),
  ),
  run(
    'parentheses in a value, 100,000 deep',
    `{"kernel": "k", "args": {"p": "[${nested(100_000, '(', '1', ')')}; 8]", "n": 4}}`,
  ),
  run(
    'a value that is a product of sums, 20,000 parts',
    `{"kernel": "k", "args": {"p": "[${'(i + 1) * '.repeat(20_000)}1; 100000]", "n": "${'1 + '.repeat(50_000)}1"}}`,
  ),
  run(
    'expected values of 50 million elements',
    '{"kernel": "k", "args": {"p": "[random(1); 50000000]", "n": 4}, "expected": {"p": "sin(i) * p[i] + p[p[i] % 50000000]"}}',
  ),
  run(
    'memory of 10,000 buffers that point to each other',
    `{"kernel": "k", "memory": {${times(10_000, (i) => `"b${i}": "[${i}; 1000]"`, ', ')}}, "args": {"p": "[0; 8]", "n": 4}}`,
  ),
  run(
    '20,000 launches of one spec',
    `{"launches": [${times(20_000, () => '{"kernel": "k", "args": {"p": "[0; 64]", "n": 4}}', ', ')}]}`,
  ),
  run(
    '2,000 GPUs',
    `{"gpu": [${times(2000, (i) => (i % 2 === 0 ? '"sm_80"' : '"gfx90a"'), ', ')}], "kernel": "k", "args": {"p": "[0; 64]", "n": 4}}`,
  ),
];
