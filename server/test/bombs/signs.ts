/** Bombs of signs that repeat, of async code and closures, and of texts around the kernels. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

/** A Rust file that begins with a kernel and ends in something repeated. */
const behind = (name: string, tail: string): Bomb =>
  file(name, 'k.rs', `${kernel('', '*p = 1;')}${tail}\n`);

const PTX = '.version 8.0\n.target sm_80\n.address_size 64\n';
const ptx = (name: string, text: string): Bomb => file(name, 'k.ptx', PTX + text);
const entry = (body: string): string =>
  `.visible .entry k(.param .u64 a)\n{\n.reg .b32 %r<9>;\n.reg .pred %p<9>;\n${body}\nret;\n}\n`;

const GCN = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n';
const gcn = (name: string, text: string): Bomb => file(name, 'k.s', `${GCN}${text}\n`);

const MANIFEST = '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n';
const project = (name: string, files: Bomb['files'], check = '.'): Bomb => ({
  name,
  files: { 'src/lib.rs': kernel('', '*p = 1;'), 'Cargo.toml': MANIFEST, ...files },
  check,
});

const SIGNS: readonly Bomb[] = [
  behind('half a million opening angle brackets', `type A = ${'X<'.repeat(250_000)}`),
  behind('half a million closing angle brackets', `type A = X${'>'.repeat(500_000)};`),
  behind('bars, 300,000 in an expression', `fn f() { ${'|'.repeat(300_000)} }`),
  behind('references to references, 400,000', `fn f(x: u32) { ${'&'.repeat(400_000)}x; }`),
  behind('references to references in a type, 400,000', `fn f(x: ${'&'.repeat(400_000)}u32) {}`),
  behind(
    'stars and exclamation marks in turn, 400,000',
    `fn f(x: u32) { ${'*!'.repeat(200_000)}x; }`,
  ),
  behind('dots, a million', `fn f() { ${'.'.repeat(1_000_000)} }`),
  behind('quotes, a million', `fn f() { ${"'".repeat(1_000_000)} }`),
  behind('double quotes, a million and one', `fn f() { ${'"'.repeat(1_000_001)} }`),
  behind('comments that open and do not close, 500,000', '/*'.repeat(500_000)),
  behind('hashes and brackets, 300,000 attributes that do not end', '#['.repeat(300_000)),
  behind('semicolons, a million', ';'.repeat(1_000_000)),
  behind('colons, a million', `use a${'::'.repeat(500_000)};`),
  behind('dollars, a million', `macro_rules! m { () => { ${'$'.repeat(1_000_000)} } }`),
  behind('suffixes without end', `const A: u32 = 1${'u32'.repeat(600_000)};`),
  behind('a tuple index of 500,000 parts', `fn f(x: u32) { x${'.0'.repeat(500_000)}; }`),
  behind(
    'question marks, 500,000',
    `fn f(x: Option<u32>) -> Option<u32> { x${'?'.repeat(500_000)} }`,
  ),
  behind('returns of returns, 200,000', `fn f() { ${'return '.repeat(200_000)}; }`),
  behind(
    'breaks of closures of breaks, 100,000',
    `fn f() { ${'|| loop { break '.repeat(100_000)} }`,
  ),
  behind(
    'unsafe and const and async and fn, 300,000',
    'unsafe const async extern fn '.repeat(60_000),
  ),
  behind('where without what, 200,000', `fn f() ${'where T: for<'.repeat(200_000)} {}`),
  behind('impl for impl, 100,000', 'impl<T> '.repeat(100_000)),
  behind('let without what, 300,000', `fn f() { ${'let '.repeat(300_000)} }`),
  behind('match of match, 100,000', `fn f() { ${'match '.repeat(100_000)} }`),
  behind('if of if and else, 100,000', `fn f() { ${'if if else '.repeat(100_000)} }`),
  behind(
    'arms without a match, 200,000',
    `fn f() { match 1 { ${'=> _ | @ ..= '.repeat(200_000)} } }`,
  ),
  behind('a character for each NUL, a million', '\0'.repeat(1_000_000)),
  behind('lone carriage returns, a million', '\r'.repeat(1_000_000)),
  behind(
    'carriage returns in strings and documentation',
    times(20_000, (i) => `/// a\rb ${i}\nconst C${i}: &str = "x\ry";`),
  ),
  behind('byte order marks, 500,000', '\uFEFF'.repeat(500_000)),
  behind('form feeds and other white space, a million', '\f\v\u0085\u200E\u2028'.repeat(200_000)),
  behind('replacement characters, a million', '\uFFFD'.repeat(1_000_000)),
  behind(
    'letters with a thousand marks each',
    times(300, (i) => `const A${i}e${'\u0301'.repeat(1000)}: u32 = ${i};`),
  ),
  behind(
    'emoji in names, 200,000',
    times(200_000, () => 'fn \u{1F468}\u200D\u{1F469}() {}'),
  ),
];

const BODIES: readonly Bomb[] = [
  rust(
    'async blocks in each other, 100, each awaited',
    `fn f() { let _ = ${nested(100, 'async { ', '1u32', ' }.await }').replace(/\.await \}$/, ' }')}; }`,
    '*p = 1;',
  ),
  rust(
    'async functions, 1,000 that each wait for the next, in loops',
    `async fn a0(x: u32) -> u32 { x } ${times(1000, (i) => `async fn a${i + 1}(x: u32) -> u32 { let mut y = x; while y < ${i} { y += a${i}(y).await; } y }`)}`,
    'let f = a1000(*p); *p = core::mem::size_of_val(&f) as u32;',
  ),
  rust(
    'closures that return closures, 120 deep, called at once',
    '',
    `let f = ${times(120, (i) => `move |x${i}: u32|`, ' ')} ${times(120, (i) => `x${i}`, ' ^ ')}; *p = f${times(120, (i) => `(${i})`, '')};`,
  ),
  rust(
    'closures that take closures, 60 types in each other',
    `fn c0<F: Fn(u32) -> u32>(f: F) -> impl Fn(u32) -> u32 { move |x| f(f(x)) } ${times(60, (i) => `fn c${i + 1}<F: Fn(u32) -> u32 + Copy>(f: F) -> impl Fn(u32) -> u32 { let g = c${i}(f); move |x| g(x) ^ f(x) }`)}`,
    '*p = c60(|x| x + 1)(*p);',
  ),
  rust(
    'chains of iterators that double by chain, 18 times',
    '',
    `let i0 = 0..3u32; ${times(18, (i) => `let i${i + 1} = i${i}.clone().chain(i${i});`)} *p = i18.sum();`,
  ),
  rust(
    'windows of chunks of windows, loops 12 deep',
    '',
    `let s0 = core::slice::from_raw_parts(p as *const u32, 99); let mut n = 0; ${times(12, (i) => `for s${i + 1} in s${i}.${i % 2 === 0 ? 'windows' : 'chunks'}(${i + 2}) {`)} n += s12[0]; ${'}'.repeat(12)} *p = n;`,
  ),
  rust(
    'traits in 14 layers, each of all ten of the layer below',
    times(14, (l) =>
      times(
        10,
        (i) =>
          `trait L${l}x${i}${l === 0 ? '' : `: ${times(10, (j) => `L${l - 1}x${j}`, ' + ')}`} { fn f${l}x${i}(&self) -> u32 { 1 } }`,
      ),
    ),
    'fn g<T: L13x0>(t: &T) -> u32 { t.f0x3() + t.f12x9() } struct S; *p = g(&S);',
  ),
  rust(
    'where clauses, 3,000 on one function that 100 call',
    `struct S<const N: usize>; trait T {} ${times(3000, (i) => `impl T for S<${i}> {}`)} fn f() -> u32 where ${times(3000, (i) => `S<${i}>: T`, ', ')} { 1 }`,
    times(100, () => '*p += f();'),
    { isValid: true },
  ),
  rust(
    'lifetimes that outlive each other in a ring of 2,000',
    `fn f<${times(2000, (i) => `'a${i}: 'a${(i + 1) % 2000}`, ', ')}>(x: &'a0 u32) -> &'a1999 u32 { x }`,
    '*p = *f(&*p);',
  ),
  rust(
    'defaults of type parameters, 300 structs that each use the one before twice',
    `struct D0<T = u8>(T); ${times(300, (i) => `struct D${i + 1}<A = D${i}, B = A>(core::marker::PhantomData<(A, B)>);`)} fn f(_: D300) {}`,
    '*p = core::mem::size_of::<D300>() as u32;',
  ),
  rust(
    'options of options, 120, of a bool, compared',
    'fn f<T: PartialEq>(a: &T, b: &T) -> bool { a == b }',
    `type O = ${nested(120, 'Option<', 'bool', '>')}; *p = f(&*(p as *const O), &*(p as *const O)) as u32;`,
  ),
  rust(
    'a table of 20,000 functions of their own',
    times(20_000, (i) => `fn t${i}(x: u32) -> u32 { x ^ ${i} }`),
    `static T: [fn(u32) -> u32; 20000] = [${times(20_000, (i) => `t${i}`, ', ')}]; *p = T[*p as usize % 20000](1);`,
  ),
  rust(
    'a table of 60,000 tuples, looked up by constants',
    `const T: [(u32, &str, f32); 60000] = [${times(60_000, (i) => `(${i}, "n${i}", ${i}.5)`, ', ')}];`,
    times(300, (i) => `*p += T[${i * 199}].0 + T[${i}].1.len() as u32;`),
  ),
  rust(
    'bindings with @ in each other, 250, in 40 arms',
    '',
    `*p = match *p { ${times(40, (i) => `${times(60, (j) => `a${i}x${j} @ (`, '')}${i}${')'.repeat(60)} => a${i}x7,`)} _ => 0 };`,
  ),
  rust(
    'if let and else, 900 in a row, of nested options',
    '',
    `let o = *(p as *const Option<Option<u32>>); ${times(900, (i) => `if let Some(Some(${i})) = o { *p = ${i} }`, ' else ')}`,
  ),
  rust(
    'lengths of arrays by 900 terms, in 300 types',
    times(300, (i) => `struct A${i}([u8; ${times(900, (j) => `${(i + j) % 7}`, ' + ')}]);`),
    `*p = ${times(300, (i) => `core::mem::size_of::<A${i}>() as u32`, ' ^ ')};`,
  ),
  rust(
    'global imports in 100 blocks in each other',
    `mod m { ${times(300, (i) => `pub fn f${i}() -> u32 { ${i} }`)} }`,
    `${times(100, (i) => `{ use m::*; fn f${i}() -> u32 { f${i + 1}() }`)} *p = f0(); ${'}'.repeat(100)}`,
  ),
  rust(
    'panics with texts of their own, 8,000',
    '',
    times(8000, (i) => `if *p == ${i} { panic!("case ${i}: {} of {:?}", *p, ${i}); }`),
  ),
  rust(
    'assembly, 3,000 statements of ten operands',
    '',
    times(
      3000,
      () =>
        `core::arch::asm!("add.u32 {0}, {1}, {2}; // {3} {4} {5} {6} {7} {8} {9}", ${times(10, (i) => (i === 0 ? 'out(reg32) *p' : `in(reg32) *p.add(${i})`), ', ')});`,
    ),
    { features: 'asm_experimental_arch' },
  ),
  file(
    'kernels of 100 parameters each, 800',
    'k.rs',
    `${kernel('', '*p = 1;')}${times(800, (i) => `#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${i}(${times(100, (j) => `a${j}: *mut u32`, ', ')}) { unsafe { *a${i % 100} = ${i}; } }`)}`,
  ),
];

const TEXTS: readonly Bomb[] = [
  ptx('PTX: 200,000 pragmas', `${times(200_000, (i) => `.pragma "p${i}";`)}\n${entry('')}`),
  ptx(
    'PTX: 300,000 places of source lines',
    `.file 1 "a.rs"\n${entry(times(300_000, (i) => `.loc 1 ${i} 1`))}`,
  ),
  ptx(
    'PTX: aliases of aliases, 20,000',
    `.func f0() { ret; }\n${times(20_000, (i) => `.alias f${i + 1}, f${i};`)}\n${entry('')}`,
  ),
  ptx(
    'PTX: parentheses in an operand, 100,000',
    entry(`mov.u32 %r1, ${nested(100_000, '(', '1', ')')};`),
  ),
  ptx('PTX: a float of a million digits', entry(`mov.f32 %r1, 0f${'3'.repeat(1_000_000)};`)),
  ptx('PTX: guards without instructions, 300,000', entry('@!%p1 '.repeat(300_000))),
  ptx(
    'PTX: functions in a ring of 3,000 that call two others',
    `${times(3000, (i) => `.func g${i}();`)}\n${times(3000, (i) => `.func g${i}() { call g${(i + 1) % 3000}; call g${(i * 7) % 3000}; ret; }`)}\n${entry('call g0;')}`,
  ),
  ptx('PTX: one comment of 3 MB that does not end', `${entry('')}/*${' x'.repeat(1_500_000)}`),
  ptx(
    'PTX: vectors of 100,000 parts',
    entry(`ld.global.v4.u32 {${times(100_000, () => '%r1', ', ')}}, [a];`),
  ),
  gcn(
    'AMDGCN: ranges of registers, 60,000, each wrong',
    times(60_000, (i) => `v_add_u32 v[${i}:${i % 300}], s[${i}:0], v${i}`),
  ),
  gcn(
    'AMDGCN: a symbol in terms of itself through 5,000',
    `${times(5000, (i) => `.set s${i}, s${(i + 1) % 5000} + 1`)}\ns_mov_b32 s0, s0`,
  ),
  gcn(
    'AMDGCN: waits with 900 terms, 500',
    times(500, (i) => `s_waitcnt ${times(900, (j) => `vmcnt(${(i + j) % 60})`, ' & ')}`),
  ),
  gcn(
    'AMDGCN: descriptor lines, 200,000 of one kernel',
    `.amdhsa_kernel k\n${times(200_000, (i) => `.amdhsa_next_free_vgpr ${i % 256}`)}\n.end_amdhsa_kernel`,
  ),
  gcn('AMDGCN: strings of 3 MB with escapes', `.ascii "${'\\001\\x'.repeat(500_000)}"`),
  file(
    'MLIR: a switch of 20,000 cases',
    'k.mlir',
    `func.func @f(%x: i32) {\ncf.switch %x : i32, [\ndefault: ^b0,\n${times(20_000, (i) => `${i}: ^b${i % 50}`, ',\n')}\n]\n${times(50, (i) => `^b${i}:\nreturn`)}\n}\n`,
  ),
  file(
    'MLIR: functions in a ring of 5,000',
    'k.mlir',
    times(5000, (i) => `func.func @f${i}() { func.call @f${(i + 1) % 5000}() : () -> ()\nreturn }`),
  ),
  file(
    'MLIR: launches in launches, 60',
    'k.mlir',
    `func.func @f(%c: index) {\n${nested(60, 'gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %l) in (%m = %c, %n = %c, %o = %c) {\n', '', '\ngpu.terminator }\n')}\nreturn\n}\n`,
  ),
  file(
    'MLIR: a layout with strides of 3,000 dimensions',
    'k.mlir',
    `func.func private @f(memref<${'2x'.repeat(3000)}f32, strided<[${times(3000, (i) => `${i}`, ', ')}], offset: ?>>)\n`,
  ),
];

const PROJECTS: readonly Bomb[] = [
  project('a lock file of 80,000 packages', {
    'Cargo.lock': `version = 4\n${times(80_000, (i) => `[[package]]\nname = "p${i}"\nversion = "0.1.0"\ndependencies = ["p${i + 1}"]\n`)}`,
  }),
  project('60,000 dependencies that are not there', {
    'Cargo.toml': `${MANIFEST}[dependencies]\n${times(60_000, (i) => `d${i} = { path = "../${'d/'.repeat(3)}${i}" }`)}\n`,
  }),
  project('settings for 100,000 rules', {
    'warplens.toml': `[rules]\n${times(100_000, (i) => `rule-${i} = "info"`)}\n`,
  }),
  project('settings of Cargo that include each other', {
    '.cargo/config.toml': `include = ["a.toml", "config.toml"]\n[build]\nrustflags = [${times(100_000, (i) => `"--cfg=x${i}"`, ', ')}]\n`,
    '.cargo/a.toml': 'include = ["config.toml", "a.toml"]\n',
  }),
  project('modules that are each other by their paths', {
    'src/lib.rs': kernel('#[path = "a.rs"] mod a; #[path = "lib.rs"] mod l;', '*p = 1;'),
    'src/a.rs': '#[path = "b.rs"] mod b; #[path = "b.rs"] mod c; #[path = "lib.rs"] mod d;',
    'src/b.rs': '#[path = "a.rs"] mod a; #[path = "a.rs"] mod e;',
  }),
  project('texts that include each other twice', {
    'src/lib.rs': kernel('include!("a.rs");', '*p = 1;'),
    'src/a.rs': 'include!("b.rs"); include!("b.rs");',
    'src/b.rs': 'include!("a.rs"); mod m { include!("a.rs"); }',
  }),
  project('a source that is included in itself as a text, 2,000 times', {
    'src/lib.rs': kernel(
      '',
      times(2000, () => '*p += include_str!("lib.rs").len() as u32;'),
    ),
  }),
  project('a folder above, 20,000 times', {
    'Cargo.toml': `${MANIFEST}[lib]\npath = "${'../'.repeat(20_000)}lib.rs"\n`,
  }),
  project('workspaces that are in each other', {
    'Cargo.toml': `${MANIFEST}workspace = "a"\n[workspace]\nmembers = ["a"]\n`,
    'a/Cargo.toml': `[package]\nname = "a"\nversion = "0.1.0"\nworkspace = ".."\n[workspace]\nmembers = [".."]\n`,
    'a/src/lib.rs': '',
  }),
  project('a workspace of 3,000 members that are there, in a ring', {
    'Cargo.toml': `${MANIFEST}[workspace]\nmembers = ["m/*"]\n`,
    ...Object.fromEntries(
      Array.from({ length: 3000 }, (_, i) => [
        `m/p${i}/Cargo.toml`,
        `[package]\nname = "p${i}"\nversion = "0.1.0"\n[dependencies]\np${(i + 1) % 3000} = { path = "../p${(i + 1) % 3000}" }\n`,
      ]),
    ),
  }),
  project('tables of a manifest that open 100,000 times', {
    'Cargo.toml': `${MANIFEST}${times(100_000, (i) => `[a.b${i}.c]\nx.y.z = ${i}`)}\n`,
  }),
  project('a toolchain file of 5 MB', {
    'rust-toolchain.toml': `[toolchain]\nchannel = "${'nightly-'.repeat(600_000)}"\n`,
  }),
];

export const SIGN_BOMBS: readonly Bomb[] = [...SIGNS, ...BODIES, ...TEXTS, ...PROJECTS];
