/** Bombs of further classes: many kernels, deep type graphs, tables, frames and trees of files. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const each = (count: number, body: (i: number) => string, items: (i: number) => string): string =>
  times(
    count,
    (i) =>
      `${items(i)}#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${i}(p: *mut u32, n: usize) { unsafe { ${body(i)} } }`,
  );

const statements = (count: number): string =>
  times(count, (i) => `*p.add(${i}) = *p.add(${i + 1}) + ${i};`);

const PACKAGE = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';

export const KERNEL_AND_FILE_BOMBS: readonly Bomb[] = [
  file(
    '400 kernels that share a large function',
    'k.rs',
    `${kernel(`fn g(p: *mut u32) { unsafe { ${statements(500)} } }`, '*p = 1;')}${each(
      400,
      () => 'g(p);',
      () => '',
    )}`,
  ),
  file(
    '300 kernels of 400 statements',
    'k.rs',
    kernel('', '*p = 1;') +
      each(
        300,
        () => statements(400),
        () => '',
      ),
  ),
  file(
    '40 kernels with 15 MB of data each',
    'k.rs',
    kernel('', '*p = 1;') +
      each(
        40,
        (i) => `*p = A${i}[n] as u32;`,
        (i) => `static A${i}: [u8; 15 << 20] = [${i + 1}; 15 << 20];\n`,
      ),
  ),
  rust(
    'a generic struct in a generic struct, 20,000 deep',
    `struct S0<T>(T); ${times(20_000, (i) => `struct S${i + 1}<T>(S${i}<T>);`)} fn f(x: &S20000<u8>) -> u32 { 1 }`,
    '*p = f(&*(p as *const S20000<u8>));',
  ),
  rust(
    'a ring of 20,000 structs',
    `${times(20_000, (i) => `struct S${i}(S${(i + 1) % 20_000}, u8);`)} fn f(x: &S7) -> u32 { 1 }`,
    '*p = f(&*(p as *const S7));',
    { says: /recursive types `S0`.* have infinite size/ },
  ),
  rust(
    'structs that all hold each other, 300',
    `${times(300, (i) => `struct S${i}(${times(300, (j) => `S${j}`, ', ')});`)} fn f(x: &S7) -> u32 { 1 }`,
    '*p = f(&*(p as *const S7));',
    { says: /recursive types/ },
  ),
  rust(
    'an enum of 20,000 variants, each a struct of the one before',
    `enum E { ${times(20_000, (i) => `V${i}(u32, u8)`, ', ')} }`,
    'let e = &*(p as *const E); if let E::V7(x, _) = e { *p = *x; }',
  ),
  rust(
    'addresses that a table looks like, 8 MB',
    'static T: [u64; 1 << 20] = [0x0001_0000_0000_0010; 1 << 20];',
    '*p = T[*p as usize] as u32;',
  ),
  rust(
    'traits with generic methods and closures, 60 levels',
    `${times(60, (i) => `fn f${i + 1}<F: Fn(u32) -> u32>(f: F) -> u32 { f${i}(|x| f(x) + 1) }`)} fn f0<F: Fn(u32) -> u32>(f: F) -> u32 { f(1) }`,
    '*p = f60(|x| x);',
    { isValid: true },
  ),
  rust(
    'objects of objects, 3,000 traits above each other',
    `${times(3000, (i) => `trait T${i + 1}: T${i} {}`)} trait T0 { fn f(&self) -> u32 { 1 } } struct S; ${times(3001, (i) => `impl T${i} for S {}`)} fn up(x: &dyn T3000) -> &dyn T0 { x }`,
    '*p = up(&S).f();',
  ),
  rust(
    'const generics in arithmetic, 200 steps',
    `struct A<const N: usize>; impl<const N: usize> A<N> { const V: usize = N + 1; fn next() -> usize { Self::V } } ${times(200, (i) => `const C${i + 1}: usize = A::<C${i}>::V;`)} const C0: usize = 1;`,
    '*p = A::<C200>::next() as u32;',
    { isValid: true },
  ),
  rust(
    'an exhaustive match on tuples of ten booleans',
    '',
    `let b = |i: u32| *p >> i & 1 == 1; let t = (${times(10, (i) => `b(${i})`, ', ')}); *p = match t { ${times(1024, (n) => `(${times(10, (i) => `${((n >> i) & 1) === 1}`, ', ')}) => ${n},`)} };`,
    { isValid: true },
  ),
  rust(
    'arrays of arrays of arrays of a gigabyte',
    'static A: [[[u8; 1024]; 1024]; 1024] = [[[7; 1024]; 1024]; 1024];',
    '*p = A[1][2][3] as u32;',
    { says: /bytes|steps|too/ },
  ),
  rust(
    'a drop of 4,000 types in each other',
    `struct D0(u32); impl Drop for D0 { fn drop(&mut self) { self.0 = 1; } } ${times(4000, (i) => `struct D${i + 1}(D${i}, u8);`)}`,
    'core::ptr::drop_in_place(p as *mut D4000);',
  ),
  rust(
    'identifiers of a megabyte, twenty of them',
    times(7, (i) => `fn ${'a'.repeat(1_000_000)}${i}() -> u32 { ${i} }`),
    '*p = 1;',
  ),
  file(
    'PTX: a million labels',
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n${times(800_000, (i) => `L${i}:`, '\n')}\nret;\n}\n`,
  ),
  file(
    'AMDGCN: .irp in .irp in .irp in .rept',
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n.rept 100\n${nested(6, `.irp x,${times(30, (i) => `${i}`, ',')}\n`, 's_nop 0\n', '.endr\n')}.endr\n`,
  ),
  file(
    'LLVM: a structure type of 500,000 members',
    'k.ll',
    `%t = type { ${'i32, '.repeat(500_000)}i32 }\ndefine void @k(ptr %p) {\n ret void\n}\n`,
  ),
  file(
    'MLIR: an attribute dictionary of 100,000 entries',
    'k.mlir',
    `module attributes {${times(100_000, (i) => `a${i} = ${i} : i64`, ', ')}} {}`,
  ),
  {
    name: 'a manifest with 10,000 targets',
    files: {
      'src/lib.rs': kernel('', '*p = 1;'),
      'Cargo.toml':
        PACKAGE + times(10_000, (i) => `[[example]]\nname = "e${i}"\npath = "src/lib.rs"`),
    },
    check: '.',
  },
  {
    name: 'a workspace of 1,000 members',
    files: {
      'Cargo.toml': '[workspace]\nmembers = ["m*"]\n',
      ...Object.fromEntries(
        Array.from({ length: 1000 }, (_, i) => [
          [`m${i}/Cargo.toml`, PACKAGE.replace('app', `m${i}`)],
          [`m${i}/src/lib.rs`, i === 0 ? kernel('', '*p = 1;') : '#![no_std]\n'],
        ]).flat(),
      ),
    },
    check: '.',
  },
];
