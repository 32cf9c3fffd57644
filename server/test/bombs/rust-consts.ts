/** Constants, patterns and arrays that grow. */
import { type Bomb, nested, rust, times } from './bomb.ts';

export const CONST_BOMBS: readonly Bomb[] = [
  rust('a constant that never ends', 'const X: u32 = { loop {} };', '*p = X;', {
    says: /constant/,
  }),
  rust(
    'a constant that counts to 10^12',
    'const X: u64 = { let mut i = 0u64; while i < 1_000_000_000_000 { i += 1; } i };',
    '*p = X as u32;',
    { says: /constant/ },
  ),
  rust(
    'a constant function without end',
    'const fn f(n: u64) -> u64 { f(n + 1) } const X: u64 = f(0);',
    '*p = X as u32;',
  ),
  rust(
    'fib(60) as a constant',
    'const fn fib(n: u64) -> u64 { if n < 2 { n } else { fib(n - 1) + fib(n - 2) } } const X: u64 = fib(60);',
    '*p = X as u32;',
  ),
  rust(
    'Ackermann as a constant',
    'const fn ack(m: u64, n: u64) -> u64 { if m == 0 { n + 1 } else if n == 0 { ack(m - 1, 1) } else { ack(m - 1, ack(m, n - 1)) } } const X: u64 = ack(4, 2);',
    '*p = X as u32;',
  ),
  rust(
    '200 constants of two million turns',
    times(
      200,
      (i) => `const X${i}: u32 = { let mut i = 0u32; while i < 1_900_000 { i += 1; } i + ${i} };`,
    ),
    `*p = ${times(200, (i) => `X${i}`, ' + ')};`,
  ),
  rust(
    '200 functions with a constant of two million turns each',
    `${times(200, (i) => `const X${i}: u32 = { let mut i = 0u32; while i < 1_900_000 { i += 1; } i + ${i} }; fn f${i}() -> u32 { X${i} }`)}`,
    '*p = f3();',
  ),
  rust(
    'generic constants of a million turns each',
    `struct G<const N: u32>; impl<const N: u32> G<N> { const V: u32 = { let mut i = 0u32; while i < 1_000_000 { i += 1; } i + N }; }`,
    `*p = ${times(200, (i) => `G::<${i}>::V`, ' + ')};`,
  ),
  rust(
    'a chain of 20,000 constants',
    `const C0: u32 = 1; ${times(20_000, (i) => `const C${i + 1}: u32 = C${i} + 1;`)}`,
    '*p = C20000;',
  ),
  rust(
    'a chain of 200 constants',
    `const C0: u32 = 1; ${times(200, (i) => `const C${i + 1}: u32 = C${i} + 1;`)}`,
    '*p = C200;',
    { isValid: true },
  ),
  rust(
    'constants that double',
    `const C0: &[u8] = b"x"; ${times(40, (i) => `const C${i + 1}: [&[&[u8]]; 1] = [&[C0]]; const D${i + 1}: u64 = ${i === 0 ? '2' : `D${i} + D${i}`};`)}`,
    '*p = D40 as u32;',
  ),
  rust(
    'arrays that double',
    `const C0: [u32; 1] = [1]; ${times(30, (i) => `const C${i + 1}: [[u32; ${2 ** i}]; 2] = [[0; ${2 ** i}]; 2];`)}`,
    '*p = C30[1][7];',
  ),
  rust(
    'a constant of 4 GB',
    'const X: [u64; 1 << 29] = [3; 1 << 29];',
    '*p = X[*p as usize] as u32;',
  ),
  rust(
    'a static of 256 MB',
    'static X: [u64; 1 << 25] = [3; 1 << 25];',
    '*p = X[*p as usize] as u32;',
  ),
  rust(
    'a static of 64 MB',
    'static X: [u32; 1 << 24] = [7; 1 << 24];',
    '*p = X[*p as usize] as u32;',
  ),
  rust(
    'a static of zeros, 200 MB',
    'static X: [u32; 50_000_000] = [0; 50_000_000];',
    '*p = X[*p as usize] as u32;',
  ),
  rust(
    'a static mut of 1 GB',
    'static mut X: [u32; 1 << 28] = [0; 1 << 28];',
    'X[*p as usize] = 1;',
  ),
  rust(
    'forty statics of 16 MB',
    times(40, (i) => `static X${i}: [u32; 1 << 22] = [${i + 1}; 1 << 22];`),
    `*p = ${times(40, (i) => `X${i}[*p as usize]`, ' + ')};`,
  ),
  rust(
    'a table of 4 MB, computed',
    'const T: [u8; 4 << 20] = { let mut t = [0u8; 4 << 20]; let mut i = 0; while i < t.len() { t[i] = i as u8; i += 1; } t }; static S: [u8; 4 << 20] = T;',
    '*p = S[*p as usize] as u32;',
  ),
  rust(
    'a table of 64 KB, computed',
    'const T: [u8; 65536] = { let mut t = [0u8; 65536]; let mut i = 0; while i < t.len() { t[i] = i as u8; i += 1; } t }; static S: [u8; 65536] = T;',
    '*p = S[*p as usize] as u32;',
    { isValid: true },
  ),
  rust(
    'a table copied in each turn',
    'const T: [u8; 65536] = { let mut t = [0u8; 65536]; let mut i = 0; while i < 1_000_000 { let u = t; t = u; i += 1; } t }; static S: [u8; 65536] = T;',
    '*p = S[*p as usize] as u32;',
  ),
  rust(
    'memory in a constant, by recursion',
    'const fn f(n: u32) -> u32 { let t = [n; 65536]; if n == 0 { t[1] } else { f(n - 1) + t[(n & 255) as usize] } } const X: u32 = f(900);',
    '*p = X;',
  ),
  rust(
    'an array of 500,000 elements',
    `static X: [u32; 500_000] = [${times(500_000, (i) => `${i}`, ',')}];`,
    '*p = X[*p as usize];',
    { isValid: true },
  ),
  rust(
    'an array of 200,000 elements in a body',
    '',
    `let x = [${times(200_000, (i) => `${i}`, ',')}]; *p = x[*p as usize];`,
  ),
  rust(
    'an array of 100,000 strings',
    `static X: [&str; 100_000] = [${times(100_000, (i) => `"s${i}"`, ',')}];`,
    '*p = X[*p as usize].len() as u32;',
  ),
  rust(
    'an array of 50,000 calls',
    `fn f(x: u32) -> u32 { x + 1 }`,
    `let x = [${times(50_000, (i) => `f(${i})`, ',')}]; *p = x[*p as usize];`,
  ),
  rust(
    'an array type of 2^60 elements',
    'fn f(x: &[u8; 1 << 60]) -> u32 { x[7] as u32 } fn g(x: [[u8; 1 << 40]; 1 << 40]) {}',
    '*p = f(&*(p as *const _));',
  ),
  rust(
    'a local array of 1 GB',
    '',
    'let mut x = [0u32; 1 << 28]; x[*p as usize] = 1; *p = x[*p.add(1) as usize];',
  ),
  rust(
    'a local array of 64 KB',
    '',
    'let mut x = [0u32; 1 << 14]; x[*p as usize & 16383] = 1; *p = x[*p.add(1) as usize & 16383];',
    { isValid: true },
  ),
  rust(
    'an array of arrays of droppable values',
    'struct D(u32); impl Drop for D { fn drop(&mut self) { unsafe { *(self.0 as *mut u32) = 1; } } } const fn d() -> D { D(1) }',
    'let x = [const { D(1) }; 4096]; *p = x[*p as usize].0;',
  ),
  rust(
    'a repeat of a constant, 2^40 times',
    'struct D(u32); const C: D = D(3);',
    'let x = [C; 1 << 40]; *p = x[1].0;',
  ),
  rust(
    'array equality of 1 million elements',
    '',
    'let x = *(p as *const [u32; 1_000_000]); let y = *(p.add(4) as *const [u32; 1_000_000]); *p = (x == y) as u32;',
  ),
  rust(
    'a const block in each of 10,000 statements',
    '',
    times(10_000, (i) => `*p.add(${i}) = const { ${i} + 1 };`),
  ),
  rust(
    'const fn with strings that double',
    'const fn f(n: usize) -> usize { let mut a = [0u8; 1 << 20]; let mut l = 1; let mut i = 0; while i < n { let mut j = 0; while j < l && l + j < a.len() { a[l + j] = a[j]; j += 1; } l = if 2 * l < a.len() { 2 * l } else { a.len() - 1 }; i += 1; } l } const X: usize = f(50);',
    '*p = X as u32;',
  ),
  rust(
    'discriminants of 50,000 variants',
    `#[repr(u32)] #[derive(Clone, Copy, PartialEq, Debug)] enum E { ${times(50_000, (i) => `V${i}`, ', ')} }`,
    '*p = E::V7 as u32 + (*(p as *const E) == E::V9) as u32;',
  ),
  rust(
    'a match over 20,000 integers',
    '',
    `*p = match *p { ${times(20_000, (i) => `${i * 3} => ${i * 7},`)} _ => 1 };`,
    { isValid: true },
  ),
  rust(
    'a match over 5,000 variants with fields',
    `enum E { ${times(5000, (i) => `V${i}(u32, u8)`, ', ')} }`,
    `*p = match &*(p as *const E) { ${times(5000, (i) => `E::V${i}(x, ${i % 7}) => *x,`)} _ => 3 };`,
  ),
  rust(
    'a match over 3,000 strings',
    '',
    `let s = core::str::from_utf8_unchecked(core::slice::from_raw_parts(p as *const u8, 9)); *p = match s { ${times(3000, (i) => `"text number ${i}" => ${i},`)} _ => 3 };`,
  ),
  rust(
    'a match over 2,000 ranges that overlap',
    '',
    `*p = match *p { ${times(2000, (i) => `${i * 10}..=${i * 11 + 70_000} => ${i},`)} _ => 3 };`,
  ),
  rust(
    'a match whose columns are diagonal',
    '',
    `let t = (${times(24, (i) => `*p.add(${i}) > 3`, ', ')}); *p = match t { ${times(24, (i) => `(${times(24, (j) => (j === i ? 'true' : j === (i + 1) % 24 ? 'false' : '_'), ', ')}) => ${i},`)} _ => 99 };`,
    { isValid: true },
  ),
  rust(
    'a match of 20 columns and 200 random rows',
    '',
    `let t = (${times(20, (i) => `*p.add(${i})`, ', ')}); *p = match t { ${times(200, (i) => `(${times(20, (j) => ((i * 7919 + j * 104_729) % 5 < 2 ? `${(i * 31 + j * 17) % 3}` : '_'), ', ')}) => ${i},`)} _ => 999 };`,
  ),
  rust(
    'an exhaustive match of enums, 12 columns',
    'enum E { A, B, C }',
    `let e = &*(p as *const (${'E, '.repeat(12)})); *p = match e { ${times(60, (i) => `(${times(12, (j) => ((i * 13 + j * 7) % 4 === 0 ? 'E::A' : (i * 13 + j * 7) % 4 === 1 ? 'E::B' : '_'), ', ')}) => ${i},`)} _ => 99 };`,
  ),
  rust(
    'or-patterns as a product, 20 of 2',
    '',
    `let t = (${times(20, (i) => `*p.add(${i})`, ', ')}); *p = match t { (${times(20, () => '1 | 2', ', ')}) => 7, (${times(20, () => '3 | 2', ', ')}) => 8, _ => 9 };`,
    { isValid: true },
  ),
  rust(
    'or-patterns nested with bindings',
    '',
    `let t = (${times(16, (i) => `(*p.add(${i}), *p)`, ', ')}); *p = match t { (${times(16, (i) => `(1, x${i}) | (x${i}, 2)`, ', ')}) => x0 + x15, _ => 9 };`,
  ),
  rust(
    'an or-pattern of 20,000 alternatives',
    '',
    `*p = match *p { ${times(20_000, (i) => `${i * 2}`, ' | ')} => 1, _ => 0 };`,
    { isValid: true },
  ),
  rust(
    'slice patterns of many lengths',
    '',
    `let s = core::slice::from_raw_parts(p, *p as usize); *p = match s { ${times(120, (i) => `[${times(i % 12, (j) => `${j}`, ', ')}${i % 12 > 0 ? ', ' : ''}.., ${times(i % 9, (j) => `${j + 3}`, ', ')}] => ${i},`)} _ => 4 };`,
  ),
  rust(
    'a slice pattern of 5,000 elements',
    '',
    `let s = core::slice::from_raw_parts(p, *p as usize); *p = match s { [${times(5000, (i) => `a${i}`, ', ')}] => a4999, _ => 4 };`,
  ),
  rust(
    'a pattern 400 deep',
    'struct W<T>(T);',
    `let x = 1u32; let ${nested(400, '(', 'y', ',)')} = ${nested(400, '(', 'x', ',)')}; *p = y;`,
  ),
  rust('a pattern 50,000 deep', '', `let ${nested(50_000, '(', 'y', ',)')} = 1; *p = y;`),
  rust('references in a pattern, 20,000 deep', '', `let ${'&'.repeat(20_000)}y = 1; *p = y;`),
  rust(
    'guards, 2,000 of them',
    '',
    `let x = *p; *p = match (x, x) { ${times(2000, (i) => `(a, b) if a + b == ${i} => ${i},`)} _ => 4 };`,
    { isValid: true },
  ),
  rust(
    'a match over u128 with 500 wide ranges',
    '',
    `let x = *(p as *const u128); *p = match x { ${times(500, (i) => `${BigInt(i) << 80n}..=${(BigInt(i) << 80n) + (1n << 79n)} => ${i},`)} _ => 4 };`,
  ),
  rust(
    'a let-else chain of 3,000',
    '',
    `let x = Some(*p); ${times(3000, (i) => `let Some(x) = (if x == Some(${i}) { None } else { x }) else { return; }; let x = Some(x);`)} *p = x.unwrap();`,
  ),
  rust(
    'an if-let chain of 500',
    '',
    `let x = Some(*p); if ${times(500, (i) => `let Some(a${i}) = x`, ' && ')} { *p = a499; }`,
  ),
  rust(
    'a shift count and powers that grow',
    'const X: u128 = 3u128.pow(80); const Y: u32 = 1 << 31; const Z: u64 = u64::MAX.wrapping_pow(u32::MAX);',
    '*p = X as u32 + Y + Z as u32;',
    { isValid: true },
  ),
  rust(
    'a static that names itself and others, 3,000',
    `${times(3000, (i) => `static S${i}: &[&u32; 2] = &[&${i}, &V${(i * 7 + 1) % 3000}]; static V${i}: u32 = ${i};`)}`,
    `*p = ${times(300, (i) => `*S${i * 10}[1]`, ' + ')};`,
  ),
];
