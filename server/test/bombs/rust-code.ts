/** Bodies that are deep, long, or grow in the compiler's passes. */
import { type Bomb, kernel, nested, rust, times } from './bomb.ts';

export const CODE_BOMBS: readonly Bomb[] = [
  rust('parentheses, 100,000 deep', '', `*p = ${nested(100_000, '(', '1', ')')};`),
  rust('parentheses, 200 deep', '', `*p = ${nested(200, '(', '1', ')')};`, { isValid: true }),
  rust('minus signs, 200,000', '', `*p = (${'-'.repeat(200_000)}1i32) as u32;`),
  rust('exclamation marks, 100,000', '', `*p = ${'!'.repeat(100_000)}1;`),
  rust('a sum of 100,000', '', `*p = ${'1 + '.repeat(100_000)}1;`),
  rust('a sum of 900 loads', '', `*p = ${times(900, (i) => `*p.add(${i})`, ' ^ ')};`, {
    isValid: true,
  }),
  rust('a chain of 50,000 calls', '', `*p = 1u32${'.wrapping_add(1)'.repeat(50_000)};`),
  rust('a chain of 300 calls', '', `*p = 1u32${'.wrapping_add(*p)'.repeat(300)};`, {
    isValid: true,
  }),
  rust(
    'question marks, 50,000',
    'fn f() -> Option<u32> { Some(1) }',
    `let x = (|| { f()${'?'.repeat(50_000)}; None::<u32> })();`,
  ),
  rust('casts, 50,000', '', `*p = 1${' as u32'.repeat(50_000)};`),
  rust('comparison chains', '', `*p = (${'1 == '.repeat(50_000)}1) as u32;`),
  rust('assignments, 50,000', '', `${'*p = '.repeat(50_000)}1;`),
  rust(
    'ranges and closures',
    '',
    `let x = ${'|a| '.repeat(50_000)}1; let y = ${'..'.repeat(50_000)}1;`,
  ),
  rust('returns, 50,000', '', `${'return '.repeat(50_000)};`),
  rust('blocks, 50,000 deep', '', nested(50_000, '{ ', '*p = 1;', ' }')),
  rust('unsafe blocks, 60 deep', '', nested(60, 'unsafe { ', '*p = 1;', ' }'), { isValid: true }),
  rust('ifs, 20,000 deep', '', nested(20_000, 'if *p > 1 { ', '*p = 1;', ' }')),
  rust('ifs, 60 deep', '', nested(60, 'if *p > 1 { ', '*p = 1;', ' }'), { isValid: true }),
  rust(
    'else if, 30,000 of them',
    '',
    `${times(30_000, (i) => `if *p == ${i} { *p = ${i * 3}; }`, ' else ')}`,
  ),
  rust(
    'else if, 250 of them',
    '',
    `${times(250, (i) => `if *p == ${i} { *p = ${i * 3}; }`, ' else ')}`,
    { isValid: true },
  ),
  rust('matches, 3,000 deep', '', `*p = ${nested(3000, 'match *p { 0 => 1, _ => ', '2', ' }')};`),
  rust('loops, 300 deep', '', nested(300, 'while *p > 1 { ', '*p = 1;', ' }')),
  rust(
    'loops, 60 deep, with variables',
    '',
    `let mut s = 0u32; ${times(60, (i) => `for i${i} in 0..*p.add(${i}) { s = s.wrapping_add(i${i});`, ' ')} *p = s; ${'}'.repeat(60)}`,
  ),
  rust(
    'constant loops, 8 deep',
    '',
    `let mut s = 0u32; ${times(8, (i) => `for i${i} in 0..32u32 { s = s.wrapping_add(i${i});`, ' ')} *p += s; ${'}'.repeat(8)}`,
    { isValid: true },
  ),
  rust(
    'constant loops in functions, 12 deep',
    `${times(12, (i) => `#[inline(always)] fn f${i}(p: *mut u32) { let mut i = 0; while i < 8 { ${i === 0 ? 'unsafe { *p += i; }' : `f${i - 1}(p);`} i += 1; } }`)}`,
    'f11(p);',
    { isValid: true },
  ),
  rust(
    'calls that double, 40 deep',
    `fn f0(x: u32) -> u32 { x + 1 } ${times(40, (i) => `fn f${i + 1}(x: u32) -> u32 { f${i}(f${i}(x)) }`)}`,
    '*p = f40(*p);',
    { isValid: true },
  ),
  rust(
    'calls that double, inline always, 40 deep',
    `#[inline(always)] fn f0(x: u32) -> u32 { x.rotate_left(3) + 1 } ${times(40, (i) => `#[inline(always)] fn f${i + 1}(x: u32) -> u32 { f${i}(f${i}(x) ^ ${i}) }`)}`,
    '*p = f40(*p);',
  ),
  rust(
    'closures that double, inline always, by references',
    `#[inline(always)] fn twice(f: &dyn Fn(u32) -> u32, x: u32) -> u32 { f(f(x)) }`,
    `let c0 = |x: u32| x + 1; ${times(30, (i) => `let c${i + 1} = |x: u32| twice(&c${i}, x);`)} *p = c30(*p);`,
  ),
  rust(
    'a chain of 20,000 functions',
    `fn f0(x: u32) -> u32 { x + 1 } ${times(20_000, (i) => `fn f${i + 1}(x: u32) -> u32 { f${i}(x) ^ ${i} }`)}`,
    '*p = f20000(*p);',
  ),
  rust(
    'a chain of 1,000 functions',
    `fn f0(x: u32) -> u32 { x + 1 } ${times(1000, (i) => `fn f${i + 1}(x: u32) -> u32 { f${i}(x) ^ ${i} }`)}`,
    '*p = f1000(*p);',
    { isValid: true },
  ),
  rust(
    'functions that all call each other, 150',
    times(
      150,
      (i) =>
        `fn f${i}(x: u32) -> u32 { if x == 0 { return 1; } ${times(150, (j) => `f${j}(x - 1)`, ' + ')} }`,
    ),
    '*p = f0(3);',
  ),
  rust(
    '130,000 functions',
    times(130_000, (i) => `fn f${i}(x: u32) -> u32 { x + ${i} }`),
    '*p = f7(1);',
    { says: /a file of more than 3000000 tokens/ },
  ),
  rust(
    '300,000 empty functions',
    times(300_000, (i) => `fn f${i}(){}`, ''),
    '*p = 1;',
    { says: /a crate of more than 60000 items/ },
  ),
  rust(
    '90,000 functions',
    times(90_000, (i) => `fn f${i}(x: u32) -> u32 { x + ${i} }`),
    '*p = f7(1);',
    { isValid: true },
  ),
  rust(
    '20,000 public functions',
    times(20_000, (i) => `pub fn f${i}(x: u32) -> u32 { x + ${i} }`),
    '*p = f7(1);',
    { isValid: true },
  ),
  rust(
    'a kernel that calls 20,000 functions',
    times(20_000, (i) => `#[inline(never)] fn f${i}(x: u32) -> u32 { x * ${i} + 1 }`),
    `let mut s = 0; ${times(20_000, (i) => `s ^= f${i}(s);`)} *p = s;`,
  ),
  {
    name: '3,000 kernels',
    files: {
      'k.rs': `${kernel('', '*p = 1;')}${times(3000, (i) => `#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${i}(p: *mut u32) { unsafe { *p = ${i}; } }`)}`,
    },
  },
  {
    name: '20,000 kernels that share a large function',
    files: {
      'k.rs': `${kernel(`fn g(p: *mut u32) { unsafe { ${times(500, (i) => `*p.add(${i}) = *p.add(${i + 1}) + ${i};`)} } }`, '*p = 1;')}${times(20_000, (i) => `#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${i}(p: *mut u32) { g(p); }`)}`,
    },
  },
  rust(
    '30,000 statements',
    '',
    times(30_000, (i) => `*p.add(${i}) = *p.add(${i + 1}) + ${i};`),
  ),
  rust(
    '3,000 statements',
    '',
    times(3000, (i) => `*p.add(${i}) = *p.add(${i + 1}) + ${i};`),
    { isValid: true },
  ),
  rust(
    '100,000 locals',
    '',
    times(100_000, (i) => `let x${i} = ${i}u32;`),
  ),
  rust(
    '5,000 values alive at once',
    '',
    `${times(5000, (i) => `let x${i} = *p.add(${i});`)} ${times(5000, (i) => `*p.add(${i}) = x${4999 - i};`)}`,
  ),
  rust(
    '300 values alive at once',
    '',
    `${times(300, (i) => `let x${i} = *p.add(${i});`)} ${times(300, (i) => `*p.add(${i}) = x${299 - i};`)}`,
    { isValid: true },
  ),
  rust(
    '600 variables in a loop',
    '',
    `${times(600, (i) => `let mut x${i} = ${i}u32;`)} while *p > 3 { ${times(600, (i) => `x${i} += x${(i * 7 + 1) % 600};`)} if *p == 9 { ${times(600, (i) => `x${i} ^= 3;`)} } } *p = ${times(600, (i) => `x${i}`, ' ^ ')};`,
  ),
  rust(
    '200 variables assigned in 2,000 branches',
    '',
    `${times(200, (i) => `let mut x${i} = ${i}u32;`)} ${times(2000, (i) => `if *p == ${i} { x${i % 200} += x${(i * 7) % 200}; }`)} *p = ${times(200, (i) => `x${i}`, ' ^ ')};`,
  ),
  rust(
    'a switch machine of 3,000 states',
    '',
    `let mut s = *p; let mut x = 0u32; loop { match s { ${times(3000, (i) => `${i} => { x = x.wrapping_add(${i}); s = if x & ${1 << (i % 9)} == 0 { ${(i * 7 + 1) % 3000} } else { ${(i * 13 + 5) % 3000} }; }`)} _ => break } } *p = x;`,
  ),
  rust(
    '2,000 early returns with values to drop',
    'struct D(*mut u32); impl Drop for D { fn drop(&mut self) { unsafe { *self.0 += 1; } } }',
    times(2000, (i) => `let d${i} = D(p.add(${i})); if *p == ${i} { return; }`),
  ),
  rust(
    '60 early returns with values to drop',
    'struct D(*mut u32); impl Drop for D { fn drop(&mut self) { unsafe { *self.0 += 1; } } }',
    times(60, (i) => `let d${i} = D(p.add(${i})); if *p == ${i} { return; }`),
    { isValid: true },
  ),
  rust(
    '500 values moved or not',
    'struct D(*mut u32); impl Drop for D { fn drop(&mut self) { unsafe { *self.0 += 1; } } } fn eat(d: D) {}',
    `${times(500, (i) => `let d${i} = D(p.add(${i}));`)} ${times(500, (i) => `if *p == ${i} { eat(d${i}); }`)}`,
  ),
  rust(
    'a struct literal of 20,000 fields',
    `#[derive(Clone, Copy)] struct S { ${times(20_000, (i) => `f${i}: u32`, ', ')} }`,
    `let s = S { ${times(20_000, (i) => `f${i}: ${i}`, ', ')} }; *p = s.f77;`,
  ),
  rust(
    'a function of 10,000 parameters',
    `fn f(${times(10_000, (i) => `x${i}: u32`, ', ')}) -> u32 { x77 }`,
    `*p = f(${times(10_000, (i) => `${i}`, ', ')});`,
  ),
  {
    name: 'a kernel of 5,000 parameters',
    files: {
      'k.rs': kernel('', '*p = 1;').replace(
        '(p: *mut u32)',
        `(p: *mut u32, ${times(5000, (i) => `x${i}: u32`, ', ')})`,
      ),
    },
  },
  rust(
    'a trait of 20,000 methods',
    `trait T1 { ${times(20_000, (i) => `fn f${i}(&self) -> u32 { ${i} }`, ' ')} } impl T1 for u32 {}`,
    'let d: &dyn T1 = &*p; *p = d.f7();',
  ),
  rust(
    'an object call in each of 5,000 statements',
    'trait T1 { fn f(&self) -> u32; } impl T1 for u32 { fn f(&self) -> u32 { *self } } impl T1 for u64 { fn f(&self) -> u32 { 7 } }',
    `let d: &dyn T1 = if *p == 1 { &*p } else { &7u64 }; ${times(5000, () => '*p += d.f();')}`,
  ),
  rust(
    'arrays by value, 64 KB, moved 500 times',
    '',
    `let x0 = *(p as *const [u32; 16384]); ${times(500, (i) => `let x${i + 1} = x${i};`)} *(p as *mut [u32; 16384]) = x500;`,
  ),
  rust(
    'an array of 1,024 in registers, by constant indices',
    '',
    `let mut a = [0u32; 1024]; ${times(1024, (i) => `a[${i}] = *p.add(${i});`)} ${times(1024, (i) => `a[${i}] ^= a[${(i * 7 + 3) % 1024}];`)} ${times(1024, (i) => `*p.add(${i}) = a[${i}];`)}`,
  ),
  rust(
    'arrays of arrays, unrolled',
    '',
    'let mut a = [[0f32; 16]; 16]; for i in 0..16 { for j in 0..16 { for k in 0..16 { a[i][j] += *(p as *const f32).add(i * 16 + k) * *(p as *const f32).add(k * 16 + j); } } } for i in 0..16 { for j in 0..16 { *(p as *mut f32).add(i * 16 + j) = a[i][j]; } }',
    { isValid: true },
  ),
  rust(
    'divisions of u128, 300',
    '',
    times(
      300,
      (i) =>
        `*(p as *mut u128).add(${i}) = *(p as *const u128) / *(p as *const u128).add(${i + 1});`,
    ),
  ),
  rust(
    'popcounts and swaps of u128, 2,000',
    '',
    times(2000, (i) => `*p += (*(p as *const u128).add(${i})).count_ones();`),
  ),
  rust(
    'assembly with 2,000 operands',
    'use core::arch::asm;',
    `asm!("${times(2000, (i) => `mov.u32 {${i}}, ${i};`, ' ')}", ${times(2000, (i) => `out(reg32) *p.add(${i})`, ', ')});`,
    { features: 'asm_experimental_arch' },
  ),
  rust(
    'assembly blocks, 5,000',
    'use core::arch::asm;',
    times(5000, (i) => `asm!("mov.u32 {0}, ${i};", out(reg32) *p);`),
    { features: 'asm_experimental_arch' },
  ),
  rust(
    'an assembly text of 2 MB',
    'use core::arch::asm;',
    `asm!("${'mov.u32 {0}, 7; '.repeat(120_000)}", out(reg32) *p);`,
    { features: 'asm_experimental_arch' },
  ),
  rust(
    'global assembly of 2 MB',
    `core::arch::global_asm!("${'.global .u32 x; '.repeat(120_000)}");`,
    '*p = 1;',
    { features: 'asm_experimental_arch' },
  ),
  rust(
    'labels, 2,000 nested',
    '',
    times(2000, (i) => `'l${i}: {`, ' ') +
      times(2000, (i) => `if *p == ${i} { break 'l${1999 - i}; } }`, ' '),
  ),
  rust('closures in closures, 2,000 deep', '', `let f = ${nested(2000, '|| { ', '1', ' }')};`),
  rust('functions in functions, 2,000 deep', nested(2000, 'fn f() { ', '', ' }'), '*p = 1;'),
  rust(
    'macros in items in bodies, 3,000',
    '',
    times(
      3000,
      (i) =>
        `fn g${i}() -> u32 { struct S; impl S { fn f(&self) -> u32 { ${i} } } S.f() } *p += g${i}();`,
    ),
  ),
  rust(
    'long running shared memory indices',
    'static mut A: [u32; 1 << 20] = [0; 1 << 20];',
    times(
      500,
      (i) =>
        `A[(*p as usize * ${i} + ${i * 3}) % 1048576] += A[(*p as usize / ${i + 1}) & 1048575];`,
    ),
  ),
];
