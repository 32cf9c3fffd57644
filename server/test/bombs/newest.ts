/**
 * Bombs of the last count: checks that trap inside of loops, names that nearly are there, impls
 * that may overlap, and aliases, features and symbols that each need others.
 */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

const CODE: readonly Bomb[] = [
  rust(
    'sums that may overflow, 1,500 in three loops, of what differs between threads',
    '',
    `let t = *p as usize; for i in 0..t { for j in 0..i { for k in 0..j { ${times(500, (i) => `if *p.add(t + ${i}) > k as u32 { *p.add(t * ${i + 1}) += (t + ${i}) as u32; }`)} } } }`,
    { isValid: true },
  ),
  rust(
    'ways out of a loop, 2,000 by threads, and as many that begin it again',
    '',
    `let mut s = 0u32; 'o: loop { ${times(2000, (i) => `if *p.add(s as usize) == ${i} { ${i % 2 === 0 ? 'break' : 'continue'} 'o; } s = s.wrapping_mul(3);`)} } *p = s;`,
    { isValid: true },
  ),
  rust(
    'a sort of 1,500 numbers in a constant, by exchanges',
    'const A: [u32; 1500] = { let mut a = [0; 1500]; let mut i = 0; while i < 1500 { a[i] = (i as u32).wrapping_mul(2654435761) % 1500; i += 1; } let mut n = 0; while n < 1400 { let mut j = 0; while j + 1 < 1500 { if a[j] > a[j + 1] { let t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } j += 1; } n += 1; } a };',
    '*p = A[*p as usize % 1500];',
  ),
  rust(
    'asynchronous blocks in each other, 100 deep, with 40 values over each',
    '',
    `let f = ${nested(100, 'async { let a = 1u32; ', 'async { 1u32 }', '.await + a }')}; *p = core::mem::size_of_val(&f) as u32;`,
  ),
  rust(
    'values of enums that follow from those of the enum before, 2,000 enums of three',
    `#[repr(u32)] enum E0 { A = 1, B, C } ${times(2000, (i) => `#[repr(u32)] enum E${i + 1} { A = E${i}::C as u32 % 1000, B, C }`)}`,
    '*p = E2000::B as u32;',
  ),
  rust(
    'casts in a row, 900 in each of 300 expressions',
    '',
    times(
      300,
      (j) =>
        `*p ^= *p${times(900, (i) => ` as ${['u8', 'i64', 'u32', 'i128', 'f32', 'u16'][(i + j) % 6]}`, '')} as u32;`,
    ),
  ),
  rust(
    'statics that refer to each other in a ring, 6,000',
    `struct N(&'static N, u32); ${times(6000, (i) => `static N${i}: N = N(&N${(i * 7 + 1) % 6000}, ${i});`)}`,
    '*p = N0.0.0.0.0.1;',
    { isValid: true },
  ),
];

const NAMES: readonly Bomb[] = [
  rust(
    'imports that each need the next, 20,000, from the last to the first',
    `${times(20_000, (i) => `use a${i + 1} as a${i};`)} use f as a20000; fn f() -> u32 { 1 }`,
    '*p = a0();',
    { isValid: true },
  ),
  rust(
    'traits that each need the next, 20,000, and a method of the last by the first',
    `${times(20_000, (i) => `trait A${i}: A${i + 1} {} impl A${i} for u32 {}`)} trait A20000 { fn f(&self) -> u32 { 1 } } impl A20000 for u32 {} fn g<X: A0>(x: X) -> u32 { x.f() }`,
    '*p = g(1u32);',
  ),
  rust(
    'names of 200 letters that nearly are there, 2,000 of them, and 3,000 that are',
    times(3000, (i) => `fn ${'abcdefghij'.repeat(20)}${i}() {}`),
    times(2000, (i) => `${'abcdefghij'.repeat(19)}abcdefghjj${i}x();`),
  ),
  rust(
    'methods and fields that nearly are there, 2,000 of a type that has 3,000 of each',
    `struct S { ${times(3000, (i) => `field_of_many_${i}: u32,`, ' ')} } impl S { ${times(3000, (i) => `fn method_of_many_${i}(&self) {}`)} }`,
    `let s = &*(p as *const S); ${times(2000, (i) => `s.methd_of_many_${i}x(); s.feild_of_many_${i}y;`)}`,
  ),
  rust(
    'impls of a trait for arrays, tuples and types of a constant, 3,000 that may overlap',
    `trait T { fn f(&self) -> u32; } struct S<const N: usize, A>(A); ${times(3000, (i) => `impl T for S<${i}, ${['u8', 'u16', '[u8; 3]', '(u8, i8)'][i % 4]}> { fn f(&self) -> u32 { ${i} } }`)}`,
    times(100, (i) => `*p += S::<${i * 4}, u8>(1).f();`),
    { isValid: true },
  ),
  rust(
    'impls of one type by constants, 2,000 with a function of the same name',
    `struct S<const N: usize>; ${times(2000, (i) => `impl S<${i}> { fn f(&self) -> u32 { ${i} } }`)}`,
    times(200, (i) => `*p += S::<${i * 10}>.f();`),
    { isValid: true },
  ),
  rust(
    'a trait with 800 traits above it, and 200 functions that need all of them',
    `${times(800, (i) => `trait T${i} { fn f${i}(&self) -> u32 { ${i} } } impl T${i} for u32 {}`)} trait A: ${times(800, (i) => `T${i}`, ' + ')} {} impl A for u32 {} ${times(200, (i) => `fn g${i}<X: A>(x: &X) -> u32 { x.f${i}() + ${i > 0 ? `g${i - 1}(x)` : '0'} }`)}`,
    '*p = g199(&*p);',
    { isValid: true },
  ),
  rust(
    'conditions of 60 parts on 8,000 items, in each other',
    times(
      8000,
      (i) =>
        `#[cfg(${nested(20, 'any(all(', `feature = "a${i % 50}"`, '), not(unix))')})] fn f${i}() {}`,
    ),
    '*p = 1;',
  ),
  rust(
    'modules that hide macros of one name, 400 in each other and in a row',
    `macro_rules! m { () => { 0u32 } } ${times(4000, (i) => `macro_rules! m { ($($t:tt)*) => { ${i}u32 }; (a) => { m!() } }`)}`,
    times(2000, () => '*p ^= m!(a b);'),
    { isValid: true },
  ),
];

const FILES: readonly Bomb[] = [
  file(
    'AMDGCN: chains of 900 terms at the start of chains, 190 levels of brackets',
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\nk:\ns_mov_b32 s0, ${nested(190, '(', '1', `${'+1'.repeat(900)})`)}\ns_endpgm\n`,
    { says: /error/ },
  ),
  file(
    'AMDGCN: symbols that are each the next and one more, 60,000, asked for at the end',
    'k.s',
    `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n${times(60_000, (i) => `.set x${i}, x${i + 1}+1`)}\n.set x60000, 1\nk:\ns_mov_b32 s0, x0\n.long x0, x30000-x2\ns_endpgm\n`,
  ),
  file(
    'MLIR: aliases of types and attributes that hold the one before twice, 100 levels',
    'k.mlir',
    `!t0 = tuple<i32, f32>\n#a0 = [1, 2]\n${times(100, (i) => `!t${i + 1} = tuple<!t${i}, !t${i}>\n#a${i + 1} = [#a${i}, #a${i}]`)}\ngpu.module @m {\ngpu.func @k(%p: memref<?xi32>) kernel attributes { a = #a100 } {\n%x = "test.make"() { b = #a99 } : () -> !t100\n"test.use"(%x) : (!t100) -> ()\ngpu.return\n}\n}\n`,
  ),
  file(
    'MLIR: 3,000 functions that each call three others, with 20 results',
    'k.mlir',
    `gpu.module @m {\n${times(3000, (i) => `func.func private @f${i}(%a: i32) -> (${times(20, () => 'i32', ', ')}) {\n${i > 2 ? times(3, (j) => `%r${j}:20 = func.call @f${i - 1 - j}(%a) : (i32) -> (${times(20, () => 'i32', ', ')})`) : '%r0 = arith.addi %a, %a : i32'}\nreturn ${times(20, (j) => (i > 2 ? `%r${j % 3}#${j}` : '%r0'), ', ')} : ${times(20, () => 'i32', ', ')}\n}`)}\ngpu.func @k(%m: memref<?xi32>) kernel {\n%c = arith.constant 1 : i32\n%z = arith.constant 0 : index\n%r:20 = func.call @f2999(%c) : (i32) -> (${times(20, () => 'i32', ', ')})\nmemref.store %r#3, %m[%z] : memref<?xi32>\ngpu.return\n}\n}\n`,
  ),
  file(
    'PTX: calls by 3,000 prototypes, tables of them, and as many addresses of functions',
    'k.ptx',
    `.version 8.0\n.target sm_80\n.address_size 64\n${times(3000, (i) => `.func (.param .b32 r) f${i}(.param .b32 a, .param .align 8 .b8 s[${8 + (i % 64)}]) { st.param.b32 [r], ${i}; ret; }`)}\n.visible .entry k()\n{ .reg .b64 d<9>; .reg .b32 r<9>;\n${times(3000, (i) => `P${i}: .callprototype (.param .b32 _) _ (.param .b32 _, .param .align 8 .b8 _[${8 + (i % 64)}]);\nmov.u64 d1, f${i};\n{ .param .b32 x; .param .b32 y; .param .align 8 .b8 s[${8 + (i % 64)}]; st.param.b32 [y], r1;\ncall (x), d1, (y, s), P${i};\nld.param.b32 r2, [x]; }`)}\nret; }\n`,
  ),
  file(
    'LLVM: constants that are sums of addresses of constants, 20,000, each of the two before',
    'k.ll',
    `target triple = "amdgcn-amd-amdhsa"\n@g0 = global i64 0\n@g1 = global i64 1\n${times(20_000, (i) => `@g${i + 2} = global i64 add (i64 ptrtoint (ptr @g${i} to i64), i64 ptrtoint (ptr getelementptr inbounds ({i32, [9 x i64]}, ptr @g${i + 1}, i64 0, i32 1, i64 3) to i64)), align 8, !dbg !${i % 9}`)}\ndefine amdgpu_kernel void @k() { ret void }\n`,
  ),
  {
    name: 'features that need each other, 2,000 of 60, in a ring of packages',
    files: {
      'src/lib.rs': kernel('#[cfg(feature = "f1999")] fn f() {}', '*p = 1;'),
      'Cargo.toml': `[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n[features]\ndefault = ["f0"]\n${times(2000, (i) => `f${i} = [${times(60, (j) => `"f${(i * 61 + j * 7 + 1) % 2000}"`, ', ')}]`)}\n[dependencies]\ny = { path = "y", features = [${times(2000, (i) => `"g${i}"`, ', ')}] }\n`,
      'y/Cargo.toml': `[package]\nname = "y"\nversion = "0.1.0"\nedition = "2021"\n[features]\n${times(2000, (i) => `g${i} = [${times(60, (j) => `"g${(i * 61 + j * 7 + 1) % 2000}"`, ', ')}]`)}\n`,
      'y/src/lib.rs': '#![no_std]\n',
    },
    check: '.',
  },
  {
    name: 'globs with 60 stars over names of 3,000 letters, in members, overrides and files',
    files: {
      'src/lib.rs': kernel('', '*p = 1;'),
      'Cargo.toml': `[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n[workspace]\nmembers = [${times(40, () => `"${'a*'.repeat(60)}b"`, ', ')}]\n`,
      'warplens.toml': times(
        200,
        (i) =>
          `[[overrides]]\nfiles = ["${'**/*a*'.repeat(30)}${i}.rs"]\n[overrides.rules]\nbank-conflict = "off"`,
      ),
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, i) => [
          `${'a'.repeat(200)}${i}/${'a'.repeat(240)}/b/${'a'.repeat(240)}.rs`,
          'fn f() {}\n',
        ]),
      ),
    },
    check: '.',
  },
];

export const NEWEST_BOMBS: readonly Bomb[] = [...CODE, ...NAMES, ...FILES];
