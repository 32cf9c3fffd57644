/** Bombs of patterns, states, copies, operators, projects and texts of other formats. */
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

const PATTERNS: readonly Bomb[] = [
  rust(
    'slices by patterns of 150 lengths, each with a rest at another place, in 150 arms',
    '',
    `let s = core::slice::from_raw_parts(p as *const u8, *p as usize); *p = match s { ${times(150, (i) => `[${times(i, (j) => ((i + j) % 7 === 0 ? `${j}` : '_'), ', ')}${i > 0 ? ', ' : ''}.., ${times(150 - i, (j) => (j % 5 === 0 ? `${i}` : '_'), ', ')}] => ${i},`)} _ => 0 };`,
  ),
  rust(
    'alternatives in tuples of six, 20 of each, in 60 arms',
    '',
    `let q = p as *const (u8, u8, u8, u8, u8, u8); *p = match *q { ${times(60, (a) => `(${times(6, (c) => times(20, (i) => `${(i * (c + 2) + a * 3) % 256}`, ' | '), ', ')}) => ${a},`)} _ => 0 };`,
  ),
  rust(
    'ranges of u128 that are exhaustive, 4,000 around each other',
    '',
    `let x = *(p as *const u128); *p = match x { ${times(4000, (i) => `${4000 - i}..=${(1n << 100n) + BigInt(i) * 7n} => ${i},`)} _ => 0 };`,
  ),
  rust(
    'else behind patterns of options in each other, 1,500 of 12 levels',
    `type O0 = Option<u32>; ${times(12, (i) => `type O${i + 1} = Option<O${i}>;`)}`,
    times(
      1500,
      (i) =>
        `let ${nested((i % 12) + 1, 'Some(', `v${i}`, ')')} = (p as *const O${i % 12}).read() else { return; }; *p ^= v${i};`,
    ),
  ),
  rust(
    'forty booleans in a tuple that 300 arms each ask about five of',
    '',
    `let q = *(p as *const [bool; 40]); *p = match (${times(40, (i) => `q[${i}]`, ', ')}) { ${times(300, (a) => `(${times(40, (i) => ((i * 7 + a * 11) % 8 === 0 ? `${(a + i) % 2 === 0}` : '_'), ', ')}) => ${a},`)} _ => 0 };`,
  ),
  rust(
    'a union of 2,000 fields that a match asks about by each',
    `#[derive(Clone, Copy)] union U { ${times(2000, (i) => `f${i}: u${[8, 16, 32, 64][i % 4]}`, ', ')} }`,
    `let u = *(p as *const U); *p = match u { ${times(1000, (i) => `U { f${i}: ${i % 200} } => ${i},`)} _ => 0 };`,
  ),
];

const CODE: readonly Bomb[] = [
  rust(
    'a machine of 300 states with 150 variables that each state changes one of',
    '',
    `${times(150, (i) => `let mut v${i} = *p.add(${i});`)} let mut s = *p; loop { match s { ${times(300, (i) => `${i} => { v${i % 150} ^= v${(i * 7 + 1) % 150}; s = v${i % 150} % 300; }`)} _ => break } } ${times(150, (i) => `*p.add(${i}) = v${i};`)}`,
  ),
  rust(
    'structs of 200 fields that are made of the one before by two dots, 500 times',
    `#[derive(Clone, Copy)] struct S { ${times(200, (i) => `f${i}: u32`, ', ')} }`,
    `let s0 = *(p as *const S); ${times(500, (i) => `let s${i + 1} = S { f${i % 200}: s${i}.f${(i * 3 + 1) % 200}.wrapping_add(${i}), ..s${i} };`)} *(p as *mut S) = s500;`,
  ),
  rust(
    'branches by the thread in each other, 200 deep, in a loop that each may leave or begin again',
    '#[rustc_intrinsic] unsafe fn abort() -> !;',
    `let mut x = *p; 'l: loop { ${times(200, (i) => `if x & ${1 << (i % 31)} != 0 { x = x.wrapping_mul(${i * 2 + 3}); if x == ${i} { break 'l; } if x == ${i + 1000} { continue 'l; }`, ' ')} ${'} else { x += 1; }'.repeat(200)} } *p = x;`,
    { features: 'intrinsics' },
  ),
  rust(
    'loops in each other, 60 deep, that each begin all outer ones again',
    '',
    `let mut x = *p; ${times(60, (i) => `'l${i}: while x > ${i} { x -= 1; ${times(i, (j) => `if x == ${i * 60 + j} { continue 'l${j}; }`, ' ')}`, ' ')} ${'}'.repeat(60)} *p = x;`,
  ),
  rust(
    'shifts, products and remainders of u128 by amounts that are computed, 900',
    '',
    `let mut a = *(p as *const u128); ${times(300, (i) => `a = (a << (a as u32 % 128)) ^ (a >> ((a >> ${i % 100}) as u32 % 128)); a = a.wrapping_mul(a | ${i}); a %= (a >> 64) | 1;`)} *(p as *mut u128) = a;`,
  ),
  rust(
    'volatile reads and writes by 100 addresses of each other, 12,000',
    '',
    `${times(100, (i) => `let q${i} = *(p as *const *mut u32).add(${i});`)} ${times(6000, (i) => `q${i % 100}.write_volatile(q${(i * 7 + 3) % 100}.read_volatile() + ${i});`)}`,
  ),
  rust(
    'copies of 4 KB between places of one buffer, 1,500, each read in between',
    '',
    times(
      1500,
      (i) =>
        `core::ptr::copy_nonoverlapping(p.add(${i * 8}), p.add(${(i * 1031) % 9000}), 1024); *p.add(${i}) += *p.add(${(i * 7) % 5000});`,
    ),
  ),
  rust(
    'atomic additions and fences of each order, 4,000, on 60 statics',
    `use core::sync::atomic::*; ${times(60, (i) => `static A${i}: AtomicU32 = AtomicU32::new(${i});`)}`,
    times(
      4000,
      (i) =>
        `A${i % 60}.fetch_add(${i}, Ordering::${['Relaxed', 'SeqCst', 'AcqRel', 'Release'][i % 4]}); ${i % 3 === 0 ? 'fence(Ordering::SeqCst);' : ''}`,
    ),
  ),
  rust(
    'sums of 600 types by operators of our own, in one expression of 900 terms',
    `#[derive(Clone, Copy)] struct S(u32); ${times(600, (i) => `#[derive(Clone, Copy)] struct T${i}; impl core::ops::Add<T${i}> for S { type Output = S; fn add(self, _: T${i}) -> S { S(self.0 ^ ${i}) } }`)}`,
    `let s = S(*p); *p = (s + ${times(900, (i) => `T${(i * 7) % 600}`, ' + ')}).0;`,
  ),
  rust(
    'dereferences by a trait, 110 levels, that 600 calls go through',
    `struct D0(u32); impl D0 { fn go(&self) -> u32 { self.0 } } ${times(110, (i) => `struct D${i + 1}(D${i}); impl core::ops::Deref for D${i + 1} { type Target = D${i}; fn deref(&self) -> &D${i} { &self.0 } }`)}`,
    `let d = &*(p as *const D110); ${times(600, () => '*p ^= d.go();')}`,
  ),
  rust(
    'types of a family with parameters in each other, 90 levels, asked for 40 times',
    'trait F { type G<T>: F; fn n() -> u32; } struct A<T>(T); impl<T> F for A<T> { type G<U> = A<(T, U)>; fn n() -> u32 { 3 } }',
    times(40, (i) => `*p += <${nested(90, '<', 'A<u8>', ` as F>::G<[u8; ${i}]>`)} as F>::n();`),
  ),
  rust(
    'coroutines in each other, 40, that each give values of the one before and their own',
    'use core::ops::{Coroutine, CoroutineState}; use core::pin::Pin;',
    `let c0 = #[coroutine] static || { yield 1u32; yield 2u32; }; ${times(40, (i) => `let c${i + 1} = #[coroutine] static move || { let mut c = c${i}; loop { match Pin::new_unchecked(&mut c).resume(()) { CoroutineState::Yielded(x) => { yield x ^ ${i}; } _ => break } } yield ${i}u32; };`)} let mut c = c40; while let CoroutineState::Yielded(x) = Pin::new_unchecked(&mut c).resume(()) { *p += x; }`,
    { features: 'coroutines, coroutine_trait, stmt_expr_attributes' },
  ),
  rust(
    'values that are chosen by 2,000 conditions of two compared floats and stored by all',
    '',
    `let q = p as *mut f32; ${times(2000, (i) => `let v${i} = if *q.add(${i}) < *q.add(${i + 1}) { ${i === 0 ? '1.0' : `v${i - 1}`} } else { *q.add(${(i * 13) % 999}) };`)} ${times(2000, (i) => `*q.add(${i}) = v${i};`)}`,
  ),
];

const OTHERS: readonly Bomb[] = [
  file(
    'a macro whose repetitions are ambiguous, with 20,000 names, 300 calls',
    'k.rs',
    `macro_rules! m { ($($a:ident)* $($b:ident)* ; $($c:tt)*) => { 1 }; ($($($a:tt),*);*) => { 2 } }\n${kernel(
      '',
      times(300, (i) => `*p += m!(${'x '.repeat(60)}; ${`y${i}, `.repeat(60)});`),
    )}\nmacro_rules! n { ($($($a:ident)+ ,)*) => { [$($(stringify!($a)),+),*] } }\nstatic S: &[&str] = &n!(${times(20_000, (i) => `a${i} b`, ', ')},);\n`,
  ),
  project('conditions of targets in each other, 4,000, and patches of 5,000 packages', {
    'Cargo.toml': `${MANIFEST}[target.'cfg(${nested(4000, 'any(all(not(', 'unix', ')))')})'.dependencies]\na = "1"\n${times(5000, (i) => `[target.'cfg(any(a, all(b${i}, not(c))))'.dependencies.d${i}]\npath = "d${i % 3}"`)}\n[patch.crates-io]\n${times(5000, (i) => `p${i} = { path = "q${i}" }`)}\n`,
  }),
  project('requirements of versions of 300,000 characters, and tables that hold themselves', {
    'Cargo.toml': `${MANIFEST}[dependencies]\n${times(20, (i) => `v${i} = "${'>=1.2.3-a.b, '.repeat(20_000)}<2"`)}\n[lints.rust]\nunexpected_cfgs = { level = "warn", check-cfg = [${times(20_000, (i) => `'cfg(a${i}, values(${i % 2 === 0 ? 'any()' : '"x", "y"'}))'`, ', ')}] }\n`,
  }),
  {
    name: 'run: a spec with lists in each other, 50,000 deep, and a million values',
    files: {
      'k.rs': kernel('', '*p = 1;'),
      'launch.json': `{"kernel":"k","grid":[1],"block":[1],"note":${nested(50_000, '[', '', ']')},"args":[{"buffer":"u32","length":4,"values":[${times(500_000, (i) => `${i}`, ',')}]}]}`,
    },
  },
  {
    name: 'run: recursion and loops that touch 64 KB of one thread each in 512 threads',
    files: {
      'k.rs': kernel(
        'fn f(n: u32, x: &mut [u32; 256]) -> u32 { let mut y = *x; y[(n % 256) as usize] += n; if n == 0 { y[3] } else { f(n - 1, &mut y) + y[7] } }',
        '*p = f(60, &mut [1; 256]);',
      ),
      'launch.json': '{"kernel":"k","grid":[64],"block":[512],"args":{"p":"[0; 4]"}}',
    },
  },
  file(
    'MLIR: blocks that hand 60 values on to two others, 3,000',
    'k.mlir',
    `func.func @f(%c: i1, ${times(60, (i) => `%a${i}: i32`, ', ')}) {\ncf.br ^b0(${times(60, (i) => `%a${i}`, ', ')} : ${times(60, () => 'i32', ', ')})\n${times(3000, (b) => `^b${b}(${times(60, (i) => `%x${b}_${i}: i32`, ', ')}):\ncf.cond_br %c, ^b${(b + 1) % 3000}(${times(60, (i) => `%x${b}_${(i + 1) % 60}`, ', ')} : ${times(60, () => 'i32', ', ')}), ^b${(b * 7 + 3) % 3000}(${times(60, (i) => `%x${b}_${i}`, ', ')} : ${times(60, () => 'i32', ', ')})`)}\n}\n`,
  ),
  file(
    'MLIR: maps that each are the one before in 40 results of 40 dimensions, and dense texts of 3 MB',
    'k.mlir',
    `${times(300, (m) => `#m${m} = affine_map<(${times(40, (i) => `d${i}`, ', ')}) -> (${times(40, (i) => `(d${i} * ${m} + d${(i + m) % 40}) mod ${m + 2} floordiv 3`, ', ')})>`)}\nfunc.func @f(${times(300, (m) => `%a${m}: memref<${'4x'.repeat(40)}f32, #m${m}>`, ', ')}) {\n%d = arith.constant dense<"0x${'AB'.repeat(1_500_000)}"> : tensor<1500000xi8>\nreturn\n}\n`,
  ),
  file(
    'MLIR: operations with regions in each other, 110 deep, that all use the outermost value 40 times',
    'k.mlir',
    `func.func @f(%c: i1, %v: i32) {\n${times(110, (d) => `scf.if %c {\n${times(40, (i) => `%x${d}_${i} = arith.addi %v, ${d === 0 ? '%v' : `%x${d - 1}_${i}`} : i32`)}`)}\n${'}\n'.repeat(110)}return\n}\n`,
  ),
  ptx(
    'registers by a count of a billion, in 3,000 scopes in each other and beside',
    '.reg .b32 g<999999999>;',
    `${times(300, (i) => `{ .reg .b32 r${i}<99999999>;\nadd.u32 r${i}77, g5, g${i};`)}\n${'}\n'.repeat(300)}${times(3000, (i) => `{ .reg .pred q<9999999>; .reg .b64 r<88888>; mov.b64 r${i}, 1; }`)}`,
  ),
  ptx(
    'jumps that make no loop of the usual form, 6,000 labels of three jumps each',
    '.reg .pred q<4>; .reg .b32 r<4>;',
    times(
      6000,
      (i) =>
        `L${i}: setp.eq.u32 q1, r1, ${i};\n@q1 bra L${(i * 7 + 11) % 6000};\n@q2 bra L${(i * 31 + 5) % 6000};\n@!q1 bra L${(i + 2) % 6000};`,
    ),
  ),
  ptx(
    'functions that call the two before, 8,000, with barriers and addresses as arguments',
    times(
      8000,
      (i) =>
        `.func (.param .b64 o) f${i} (.param .b64 a)\n{ .reg .b64 r<4>; .param .b64 x; .param .b64 y;\nld.param.b64 r1, [a];\nbar.sync 0;\n${i > 1 ? `st.param.b64 [x], r1;\ncall (y), f${i - 1}, (x);\ncall (y), f${i - 2}, (x);\nld.param.b64 r1, [y];` : ''}\nst.param.b64 [o], r1;\nret; }`,
    ),
    '.param .b64 x; .param .b64 y; .reg .b64 r<2>; st.param.b64 [x], 1; call (y), f7999, (x);',
  ),
  file(
    'LLVM: a switch of 30,000 cases to blocks that each join 300 values',
    'k.ll',
    `define void @k(i32 %x) {\nentry:\nswitch i32 %x, label %b0 [${times(30_000, (i) => `i32 ${i}, label %b${i % 100}`)}]\n${times(100, (b) => `b${b}:\n${times(300, (i) => `%p${b}_${i} = phi i32 [${i}, %entry], [%p${(b + 99) % 100}_${i}, %b${(b + 99) % 100}]`)}\nbr label %b${(b + 1) % 100}`)}\n}\n`,
  ),
  file(
    'LLVM: metadata that names the next two in a ring of 100,000, and types of one line of 3 MB',
    'k.ll',
    `%t = type { ${'{ i32, [4 x '.repeat(3000)}i8${'] }'.repeat(3000)}, ${'i32, '.repeat(500_000)}i8 }\ndefine void @k() !dbg !0 {\nret void, !dbg !5\n}\n${times(100_000, (i) => `!${i} = distinct !{!${(i + 1) % 100_000}, !${(i + 2) % 100_000}, !"a${i}"}`)}\n`,
  ),
];

export const LATER_BOMBS: readonly Bomb[] = [...PATTERNS, ...CODE, ...OTHERS];
