/** Bombs of code as generators write it: tables, bindings, unrolled steps, trees of files. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const project = (name: string, files: Bomb['files'], more: Partial<Bomb> = {}): Bomb => ({
  name,
  files: {
    'src/lib.rs': kernel('', '*p = 1;'),
    'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n',
    ...files,
  },
  check: '.',
  ...more,
});

const TYPES: readonly Bomb[] = [
  rust(
    'registers of a device as 1,500 structs with ten accessors each, of which 1,500 are used',
    times(
      1500,
      (i) =>
        `pub struct R${i}(*mut u32); impl R${i} { ${times(10, (j) => `#[inline] pub unsafe fn f${j}(&self) -> u32 { (self.0.read_volatile() >> ${j * 3}) & 7 }`, ' ')} }`,
    ),
    times(1500, (i) => `*p += R${i}(p.add(${i})).f${i % 10}();`),
    { isValid: true },
  ),
  rust(
    'states in types: 300 markers, a builder whose 40 methods change one of 40 parameters',
    `${times(300, (i) => `struct M${i};`, ' ')} struct B<${times(40, (i) => `T${i}`, ', ')}>(u32, core::marker::PhantomData<(${times(40, (i) => `fn() -> T${i},`, ' ')})>); impl<${times(40, (i) => `T${i}`, ', ')}> B<${times(40, (i) => `T${i}`, ', ')}> { ${times(40, (m) => `fn set${m}<N>(self) -> B<${times(40, (i) => (i === m ? 'N' : `T${i}`), ', ')}> { B(self.0 + ${m}, core::marker::PhantomData) }`)} }`,
    `*p = B::<${times(40, () => 'M0', ', ')}>(1, core::marker::PhantomData)${times(200, (i) => `.set${(i * 7) % 40}::<M${i}>()`, '')}.0;`,
    { isValid: true },
  ),
  rust(
    'units of measure by three const generics, 800 products and quotients',
    '#[derive(Clone, Copy)] struct Q<const A: i32, const B: i32, const C: i32>(f32); trait Times<R> { type O; fn times(self, r: R) -> Self::O; } ' +
      times(
        27,
        (i) =>
          `impl Times<Q<${(i % 3) - 1}, ${(Math.floor(i / 3) % 3) - 1}, ${Math.floor(i / 9) - 1}>> for Q<0, 0, 0> { type O = Q<0, 0, 0>; fn times(self, r: Q<${(i % 3) - 1}, ${(Math.floor(i / 3) % 3) - 1}, ${Math.floor(i / 9) - 1}>) -> Self::O { Q(self.0 * r.0) } }`,
      ),
    `let mut q = Q::<0, 0, 0>(*p as f32); ${times(800, (i) => `q = q.times(Q::<${(i % 3) - 1}, ${(Math.floor(i / 3) % 3) - 1}, ${(Math.floor(i / 9) % 3) - 1}>(${i}.0));`)} *p = q.0 as u32;`,
    { isValid: true },
  ),
  rust(
    'visitors of 300 kinds of nodes by 10 visitors in generic functions',
    `trait V { ${times(300, (i) => `fn v${i}(&mut self, x: u32) { self.other(x ^ ${i}); }`, ' ')} fn other(&mut self, x: u32); } fn walk<T: V>(v: &mut T, k: u32) { match k { ${times(300, (i) => `${i} => v.v${i}(k),`, ' ')} _ => v.other(k) } } ${times(10, (i) => `struct A${i}(u32); impl V for A${i} { fn other(&mut self, x: u32) { self.0 += x * ${i + 1}; } fn v${i}(&mut self, x: u32) { self.0 ^= x; } }`)}`,
    times(10, (i) => `let mut a${i} = A${i}(0); walk(&mut a${i}, *p); *p ^= a${i}.0;`),
    { isValid: true },
  ),
  rust(
    'functions from arrays to arrays by value, 128 words, 150 in a row, each generic in its length',
    `fn f<const N: usize>(a: [u32; N], k: u32) -> [u32; N] { let mut b = a; let mut i = 0; while i < N { b[i] = a[(i + k as usize) % N] ^ k; i += 1; } b }`,
    `let a0 = *(p as *const [u32; 128]); ${times(150, (i) => `let a${i + 1} = f::<128>(a${i}, ${i});`)} *(p as *mut [u32; 128]) = a150;`,
    { isValid: true },
  ),
  rust(
    'errors that 12 levels of question marks convert, in 400 functions',
    `${times(13, (i) => `#[derive(Clone, Copy)] struct E${i}(u32);`, ' ')} ${times(12, (i) => `impl From<E${i}> for E${i + 1} { fn from(e: E${i}) -> Self { E${i + 1}(e.0 + 1) } }`)} ${times(400, (i) => `fn f${i}(x: u32) -> Result<u32, E${i % 13}> { ${i === 0 || i % 13 === 0 ? `if x > ${i} { Err(E${i % 13}(x)) } else { Ok(x) }` : `Ok(f${i - 1}(x)? + f${i - (i % 13)}(x).map_err(|e| E${i % 13}(e.0))?)`} }`)}`,
    `if let Ok(x) = f399(*p) { *p = x; }`,
    { isValid: true },
  ),
  rust(
    'a big enum whose 300 variants hold each other by references, walked in a loop',
    `#[derive(Clone, Copy)] enum N<'a> { End(u32), ${times(300, (i) => `V${i}(&'a N<'a>, [u32; ${i % 9}])`, ', ')} }`,
    `let mut n = *(p as *const N<'static>); let mut s = 0; loop { n = match n { N::End(x) => { s += x; break } ${times(300, (i) => `N::V${i}(m, a) => { s ^= ${i % 9 === 0 ? i : `a[${i % 9} - 1]`}; *m }`)} }; } *p = s;`,
    { isValid: true },
  ),
];

const CODE: readonly Bomb[] = [
  rust(
    'a matrix product of 12 by 12 by 12, written out',
    '',
    `let a = p as *mut f32; ${times(144, (ij) => `let c${ij} = ${times(12, (k) => `*a.add(${Math.floor(ij / 12) * 12 + k}) * *a.add(${144 + k * 12 + (ij % 12)})`, ' + ')};`)} ${times(144, (ij) => `*a.add(${288 + ij}) = c${ij};`)}`,
    { isValid: true },
  ),
  rust(
    'a sorting network of 64 values, written out, by values in variables',
    '',
    `${times(64, (i) => `let mut v${i} = *p.add(${i});`)} ${times(64, (round) =>
      times(31 + ((round + 1) % 2), (i) => {
        const a = i * 2 + (round % 2);
        return `if v${a} > v${a + 1} { let t = v${a}; v${a} = v${a + 1}; v${a + 1} = t; }`;
      }),
    )} ${times(64, (i) => `*p.add(${i}) = v${i};`)}`,
    { isValid: true },
  ),
  rust(
    'rounds of a hash, 600 written out, in functions that are always inlined',
    '#[inline(always)] fn r(a: u32, b: u32, c: u32, k: u32) -> u32 { a.rotate_left(5).wrapping_add((b & c) | (!b & a)).wrapping_add(k) }',
    `let (mut a, mut b, mut c, mut d, mut e) = (*p, *p.add(1), *p.add(2), *p.add(3), *p.add(4)); ${times(600, (i) => `{ let t = r(a, b, c, ${i}).wrapping_add(e ^ d); e = d; d = c; c = b.rotate_right(2); b = a; a = t; }`)} *p = a ^ b ^ c ^ d ^ e;`,
    { isValid: true },
  ),
  rust(
    'an interpreter: 256 instructions over 32 registers in a local array, in a loop',
    '',
    `let mut r = [0u32; 32]; let mut pc = 0usize; loop { let w = *p.add(pc); pc += 1; match w & 255 { ${times(255, (i) => `${i} => { r[(w >> 8) as usize & 31] = r[(w >> 16) as usize & 31].${['wrapping_add', 'wrapping_mul', 'wrapping_sub', 'rotate_left'][i % 4]}(r[${i % 32}] ^ ${i}); ${i % 5 === 0 ? `if r[${i % 32}] == 0 { pc = w as usize >> 24; }` : ''} }`)} _ => break } } *p = r[0];`,
    { isValid: true },
  ),
  rust(
    'a stencil over 27 neighbours with conditions at all borders, six times in a row',
    '',
    times(
      6,
      (s) =>
        `{ let (x, y, z) = (*p as i32, *p.add(1) as i32, *p.add(2) as i32); let mut s = 0f32; ${times(27, (i) => `{ let (a, b, c) = (x + ${(i % 3) - 1}, y + ${(Math.floor(i / 3) % 3) - 1}, z + ${Math.floor(i / 9) - 1}); if a >= 0 && b >= 0 && c >= 0 && a < 64 && b < 64 && c < 64 { s += *(p as *const f32).offset((a + b * 64 + c * 4096) as isize) * ${i + s}.5; } else if a < 0 && b > ${s} || c > 63 { s -= 1.0; } }`)} *(p as *mut f32).add(${s}) = s; }`,
    ),
    { isValid: true },
  ),
  rust(
    'bits of 64 words by 3,000 masks and shifts, packed and unpacked again',
    '',
    `${times(64, (i) => `let mut w${i} = *p.add(${i});`)} ${times(3000, (i) => `w${i % 64} = (w${i % 64} & !(${1 + (i % 7)} << ${i % 29})) | ((w${(i * 11 + 5) % 64} >> ${(i * 3) % 29} & ${1 + (i % 7)}) << ${i % 29});`)} ${times(64, (i) => `*p.add(${i}) = w${i};`)}`,
    { isValid: true },
  ),
  rust(
    'tuples of tuples, 8 levels of 3, taken apart and put together 60 times',
    '',
    `let v0 = ${tree(7, (i) => `*p.add(${i % 64})`)}; ${times(40, (n) => `let ${tree(4, (i) => `a${n}_${i}`)} = ${tree(4, (i) => `v0.0.1.2.${i % 3}.0.1.2`)}; *p ^= ${times(20, (i) => `a${n}_${i}`, ' ^ ')};`)}`,
  ),
  rust(
    'strings of bytes parsed by hand: 60 states, each with 40 ranges of letters',
    '',
    `let s = core::slice::from_raw_parts(p as *const u8, 4096); let mut st = 0u32; for &c in s { st = match (st, c) { ${times(60, (a) => times(20, (b) => `(${a}, ${b * 6}..=${b * 6 + ((a + b) % 7)}) => ${(a * 7 + b) % 60},`))} _ => 0 }; } *p = st;`,
    { isValid: true },
  ),
  rust(
    'float arithmetic with casts between all numbers, 4,000 steps in a row',
    '',
    `let mut x = *p as f32; ${times(4000, (i) => `x = (x ${['+', '*', '-', '/'][i % 4]} ${i}.25) as ${['i32', 'u8', 'f64', 'i64', 'u16', 'i8'][i % 6]} as f32;`)} *p = x.to_bits();`,
    { isValid: true },
  ),
  rust(
    'shared counters: 300 closures by reference that each call five of those before',
    '',
    `let c = core::cell::Cell::new(*p); let c = &c; let f0 = |x: u32| c.set(c.get() ^ x); ${times(300, (i) => `let f${i + 1} = |x: u32| { ${times(2, (j) => `f${Math.max(0, i - j * 17)}(x + ${j});`, ' ')} };`)} f12(*p); *p = c.get();`,
  ),
];

function tree(depth: number, leaf: (i: number) => string): string {
  let i = 0;
  const part = (d: number): string =>
    d === 0 ? leaf(i++) : `(${part(d - 1)}, ${part(d - 1)}, ${part(d - 1)})`;
  return part(depth);
}

const FILES: readonly Bomb[] = [
  project(
    'modules in folders, 100 deep, with twenty files in each',
    Object.fromEntries([
      ['src/lib.rs', `${kernel('mod m0;', '*p = m0::f();')}`],
      ...Array.from({ length: 100 }, (_, d) => {
        const folder = `src/${times(d, (i) => `m${i}`, '/')}${d > 0 ? '/' : ''}m${d}`;
        return [
          [
            `${folder}/mod.rs`,
            `pub fn f() -> u32 { ${d} }\n${d < 99 ? `pub mod m${d + 1};\n` : ''}${times(20, (i) => `mod s${i};`)}\n`,
          ] as const,
          ...Array.from(
            { length: 20 },
            (_, i) =>
              [
                `${folder}/s${i}.rs`,
                `use super::super::*;\npub fn g${i}() -> u32 { ${i} }\n`,
              ] as const,
          ),
        ];
      }).flat(),
    ]),
  ),
  project(
    'bindings of C: 12,000 constants, 3,000 structs and 3,000 functions of an extern block',
    {
      'src/lib.rs': kernel('mod sys;', '*p = sys::C77 + sys::C11999;'),
      'src/sys.rs': `${times(12_000, (i) => `pub const C${i}: u32 = ${i};`)}\n${times(3000, (i) => `#[repr(C)]\n#[derive(Debug, Copy, Clone, PartialEq)]\npub struct S${i} { pub a: *mut S${(i * 7) % 3000}, pub b: [u32; ${i % 17}], pub c: Option<unsafe extern "C" fn(*mut S${i}, u32) -> u32> }`)}\nunsafe extern "C" { ${times(3000, (i) => `pub fn f${i}(a: *mut S${i}, b: u32) -> *const S${(i * 3) % 3000};`)} }\n`,
    },
    { isValid: true },
  ),
  project('a prelude of 400 modules that each bring all of the one before, and a kernel below', {
    'src/lib.rs': kernel(
      `${times(400, (i) => `pub mod m${i} { ${i > 0 ? `pub use super::m${i - 1}::*;` : ''} pub fn f${i}(x: u32) -> u32 { x ^ ${i} } pub struct T${i}; pub const K${i}: u32 = ${i}; }`)}\nuse m399::*;`,
      `*p = ${times(400, (i) => `f${i}(K${i})`, ' ^ ')};`,
    ),
  }),
  project('includes of tables, 40 files of 70 KB, each in a const of an array', {
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `src/t${i}.in`,
        `[${times(20_000, (j) => `${(i * j) % 251}`, ',')}]`,
      ]),
    ),
    'src/lib.rs': kernel(
      times(40, (i) => `static T${i}: [u8; 20000] = include!("t${i}.in");`),
      times(40, (i) => `*p += T${i}[*p as usize % 20000] as u32;`),
    ),
  }),
  project('settings with 3,000 overrides by folders, and 300 folders', {
    'warplens.toml': times(
      3000,
      (i) =>
        `[[overrides]]\nfiles = ["src/**/a${i}*/*.rs"]\n[overrides.rules]\nbank-conflict = "off"`,
    ),
    ...Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`src/a${i}/b.rs`, 'pub fn f() {}\n']),
    ),
  }),
  file(
    'PTX: an entry of 4,000 parameters of 1 KB, each read in a predicated load',
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(\n${times(4000, (i) => `.param .align 16 .b8 p${i}[1024]`, ',\n')}\n)\n{ .reg .pred q; .reg .b32 r<9>; .reg .v4 .b32 x;\n${times(4000, (i) => `setp.lt.u32 q, r${i % 8}, ${i};\n@q ld.param.v4.u32 {r1, r2, r3, r4}, [p${i}+${(i * 16) % 1024}];`)}\nret; }\n`,
  ),
  file(
    'PTX: matrix steps, 6,000 of mma with fragments in lists, and copies behind groups',
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 a)\n{ .reg .b32 r<900>; .reg .f32 f<900>; .shared .align 16 .b8 s[49152];\n${times(6000, (i) => `mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {f${i % 800}, f${(i + 1) % 800}, f${(i + 2) % 800}, f${(i + 3) % 800}}, {r${i % 700}, r${(i * 3) % 700}, r${(i * 5) % 700}, r${(i * 7) % 700}}, {r1, r2}, {f1, f2, f3, f${i % 800}};\n${i % 4 === 0 ? 'cp.async.commit_group;\ncp.async.wait_group 3;\nbar.sync 0;' : `ld.shared.b32 r${i % 800}, [s+${(i * 4) % 49_000}];`}`)}\nret; }\n`,
  ),
  file(
    'AMDGCN: 20,000 instructions of each encoding with all modifiers, in 300 functions',
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n${times(300, (f) => `.globl f${f}\n.p2align 8\n.type f${f},@function\nf${f}:\n${times(66, (i) => [`v_add_f32_dpp v${i}, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf`, `v_mfma_f32_32x32x8f16 a[0:15], v[${i}:${i + 1}], v[2:3], a[0:15]`, `global_load_dwordx4 v[${i}:${i + 3}], v[2:3], off offset:${i * 16} glc slc`, `s_waitcnt vmcnt(${i % 63}) lgkmcnt(${i % 15})`, `v_pk_fma_f16 v${i}, v1, v2, v3 op_sel:[1,0,1] op_sel_hi:[0,1,1]`][i % 5] ?? '')}\ns_setpc_b64 s[30:31]\n.size f${f}, .-f${f}`)}\n`,
  ),
  file(
    'MLIR: a kernel of 4,000 loads from memrefs of ten layouts, and stores below scf.if',
    'k.mlir',
    `gpu.module @m {\ngpu.func @k(${times(10, (i) => `%m${i}: memref<?x?xf32, strided<[?, ${i + 1}], offset: ?>>`, ', ')}, %c: i1) kernel {\n%z = arith.constant 0 : index\n${times(4000, (i) => `%i${i} = arith.constant ${i} : index\n%v${i} = memref.load %m${i % 10}[%z, %i${i}] : memref<?x?xf32, strided<[?, ${(i % 10) + 1}], offset: ?>>\nscf.if %c { memref.store %v${i}, %m${(i * 3) % 10}[%i${i}, %z] : memref<?x?xf32, strided<[?, ${((i * 3) % 10) + 1}], offset: ?>> }`)}\ngpu.return\n}\n}\n`,
  ),
  file(
    'MLIR: index arithmetic by affine.apply, 3,000 that each take the one before',
    'k.mlir',
    `gpu.module @m {\ngpu.func @k(%m: memref<?xf32>, ${times(8, (i) => `%s${i}: index`, ', ')}) kernel {\n%a0 = arith.constant 0 : index\n${times(3000, (i) => `%a${i + 1} = affine.apply affine_map<(d0, d1, d2)[s0] -> ((d0 * ${i + 2} + d1 floordiv 3) mod 1024 + d2 * s0)>(%a${i}, %s${i % 8}, %s${(i * 3) % 8})[%s1]`)}\n%v = memref.load %m[%a3000] : memref<?xf32>\nmemref.store %v, %m[%s0] : memref<?xf32>\ngpu.return\n}\n}\n`,
  ),
  file(
    'LLVM: 50,000 calls of intrinsics with attributes, metadata and 3,000 declarations',
    'k.ll',
    `target triple = "nvptx64-nvidia-cuda"\n${times(3000, (i) => `declare i32 @llvm.f${i}(i32 noundef signext, ptr nocapture readonly dereferenceable(${i + 1})) #${i % 50}`)}\ndefine void @k(ptr %p) {\n${times(50_000, (i) => `%v${i} = call noundef i32 @llvm.f${i % 3000}(i32 ${i}, ptr %p), !range !${i % 40}`)}\nret void\n}\n${times(50, (i) => `attributes #${i} = { nounwind memory(argmem: readwrite) "a${i}"="b" }`)}\n${times(40, (i) => `!${i} = !{i32 0, i32 ${i + 1}}`)}\n`,
  ),
];

const MACROS: readonly Bomb[] = [
  rust(
    'a macro by callbacks: 60 macros that each hand a list of 100 on with one more name',
    `${times(60, (i) => `macro_rules! m${i} { ($k:ident $($t:tt)*) => { ${i < 59 ? `m${i + 1}!` : '$k!'} ${i < 59 ? '{ $k a' : '{ a'}${i} $($t)* } } }`)} macro_rules! e { ($($n:ident)*) => { ${'$(let $n = 1u32;)*'} } }`,
    `${times(200, () => 'm0! { e x y z }')}`,
  ),
  rust(
    'a table by a macro of 20 columns and 300 rows, of which ten functions are made',
    `macro_rules! t { ($($n:ident $($v:literal)*;)*) => { ${times(10, (i) => `#[allow(non_snake_case)] fn f${i}(x: u32) -> u32 { match x { $(_ if x == [$($v),*][${i}] => [$($v),*][${i + 1}],)* _ => 0 } }`)} } } t! { ${times(300, (i) => `r${i} ${times(20, (j) => `${i * 20 + j}u32`, ' ')};`)} }`,
    times(10, (i) => `*p ^= f${i}(*p);`),
  ),
  rust(
    'types by macros in types by macros, 60 levels, in 100 signatures',
    `macro_rules! w { ($t:ty) => { ($t, u8) } }`,
    times(
      100,
      (i) =>
        `{ fn f(x: *const ${nested(60, 'w!(', 'u32', ')')}) -> usize { x as usize } *p += f(p as *const _) as u32 + ${i}; }`,
    ),
  ),
  rust(
    'bitflags as macros write them: 60 types of 64 flags with all operators and names',
    `macro_rules! flags { ($n:ident { $($f:ident = $v:expr),* }) => { #[derive(Clone, Copy, PartialEq)] struct $n(u64); impl $n { $(pub const $f: $n = $n($v);)* fn name(self) -> &'static str { $(if self.0 & Self::$f.0 != 0 { return stringify!($f); })* "" } fn all() -> $n { $n(0 $(| $v)*) } } impl core::ops::BitOr for $n { type Output = $n; fn bitor(self, o: $n) -> $n { $n(self.0 | o.0) } } } } ${times(60, (i) => `flags!(F${i} { ${times(64, (j) => `A${j} = 1 << ${j}`, ', ')} });`)}`,
    times(60, (i) => `*p ^= (F${i}::all() | F${i}::A${i % 64}).name().len() as u32;`),
    { isValid: true },
  ),
];

export const GENERATED_BOMBS: readonly Bomb[] = [...TYPES, ...CODE, ...FILES, ...MACROS];
