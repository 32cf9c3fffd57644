/** Macros, includes, modules, names and literals that grow. */
import { type Bomb, file, kernel, nested, rust, times } from './bomb.ts';

export const TEXT_BOMBS: readonly Bomb[] = [
  rust(
    'a macro that doubles its tokens',
    'macro_rules! m { ($($t:tt)*) => { m!($($t)* $($t)*) } } fn f() -> u32 { m!(1) }',
    '*p = f();',
    { says: /recursion limit/ },
  ),
  rust(
    'a macro that doubles its calls',
    'macro_rules! m { ($($t:tt)*) => { m!($($t)* x); m!($($t)* y); } } fn f() { m!(1); }',
    'f();',
    { says: /recursion limit/ },
  ),
  rust(
    'macros that laugh',
    `macro_rules! m0 { () => { 1u32 } } ${times(30, (i) => `macro_rules! m${i + 1} { () => { m${i}!() + m${i}!() + m${i}!() } }`)}`,
    '*p = m30!();',
    { says: /recursion limit/ },
  ),
  rust(
    'macros that laugh as items',
    `macro_rules! m0 { ($n:ident) => { const _: () = (); } } ${times(30, (i) => `macro_rules! m${i + 1} { ($n:ident) => { m${i}!($n); m${i}!($n); } }`)} m30!(x);`,
    '*p = 1;',
    { says: /recursion limit/ },
  ),
  rust(
    'macros that define macros',
    'macro_rules! m { ($d:tt) => { macro_rules! n { ($d($d t:tt)*) => { m!($d); n!($d($d t)* $d($d t)*); } } n!(a b); } } m!($);',
    '*p = 1;',
  ),
  rust(
    'a macro without end',
    'macro_rules! m { () => { m!() } } fn f() -> u32 { m!() }',
    '*p = f();',
    { says: /recursion limit/ },
  ),
  rust(
    'a macro that counts 3,000 tokens one by one',
    '#![recursion_limit = "8000"] macro_rules! c { () => { 0 }; ($a:tt $($r:tt)*) => { 1 + c!($($r)*) } }',
    `*p = c!(${'x '.repeat(3000)});`,
  ),
  rust(
    'a macro that counts 100 tokens one by one',
    'macro_rules! c { () => { 0 }; ($a:tt $($r:tt)*) => { 1 + c!($($r)*) } }',
    `*p = c!(${'x '.repeat(100)});`,
    { isValid: true },
  ),
  rust(
    'a product of repetitions',
    'macro_rules! m { ($($a:ident)*; $b:tt) => { $( m!(@ $a $b); )* }; (@ $a:ident ($($b:ident)*)) => { $( m!(# $a $b ($($b)*)); )* }; (# $a:ident $b:ident ($($c:ident)*)) => { $( let _ = 1; )* } }',
    `m!(${'a '.repeat(400)}; (${'b '.repeat(400)}));`,
    { says: /repetition contains no macro variables/ },
  ),
  rust(
    'a matcher with nested repetitions',
    'macro_rules! m { ($($($($($a:ident)* ,)* ;)* .)* !) => { 1 }; ($($t:tt)*) => { 2 } }',
    `*p = m!(${'a a , a , ; a , ; . '.repeat(2000)});`,
  ),
  rust(
    'a matcher with empty repetitions',
    'macro_rules! m { ($($($($($x:vis)*)*)*)*) => { 1 }; ($($($a:ident)?)*) => { 2 } }',
    '*p = m!(a b c);',
  ),
  rust(
    'a matcher with many optional parts',
    `macro_rules! m { (${times(60, () => '$(a)?', ' ')} b) => { 1 }; ($($t:tt)*) => { 2 } }`,
    `*p = m!(${'a '.repeat(61)});`,
  ),
  rust(
    'a macro with 20,000 rules',
    `macro_rules! m { ${times(20_000, (i) => `(x${i}) => { ${i} };`)} }`,
    '*p = m!(x19999) + m!(x7);',
    { isValid: true },
  ),
  rust(
    'a macro call with 1 million tokens',
    'macro_rules! m { ($($t:tt)*) => { 1 } }',
    `*p = m!(${'a '.repeat(1_000_000)});`,
  ),
  rust(
    'one macro called 100,000 times',
    'macro_rules! m { ($x:expr) => { $x + 1 } }',
    times(100_000, (i) => `*p = m!(${i});`),
  ),
  rust(
    'one macro called 3,000 times',
    'macro_rules! m { ($x:expr) => { $x + 1 } }',
    times(3000, (i) => `*p = m!(${i});`),
    { isValid: true },
  ),
  rust(
    'concat of concat',
    `macro_rules! m0 { () => { "ab" } } ${times(40, (i) => `macro_rules! m${i + 1} { () => { concat!(m${i}!(), m${i}!()) } }`)}`,
    '*p = m40!().len() as u32;',
  ),
  rust(
    'concat of 50,000 strings',
    '',
    `*p = concat!(${times(50_000, (i) => `"a", ${i}`, ', ')}).len() as u32;`,
  ),
  rust(
    'stringify of a large text',
    'macro_rules! m { ($($t:tt)*) => { stringify!($($t)*).len() + stringify!($($t)* $($t)*).len() } }',
    `*p = m!(${'a b + c (d) '.repeat(50_000)}) as u32;`,
  ),
  rust(
    'format with 3,000 arguments',
    'use core::fmt::Write; struct O; impl Write for O { fn write_str(&mut self, s: &str) -> core::fmt::Result { Ok(()) } }',
    `write!(O, "${'{} '.repeat(3000)}", ${times(3000, (i) => `${i}u32`, ', ')});`,
  ),
  rust(
    'a format of width 10^9',
    'use core::fmt::Write; struct O; impl Write for O { fn write_str(&mut self, s: &str) -> core::fmt::Result { Ok(()) } }',
    'write!(O, "{:1000000000}{:.99999999}{:99999999999999999999}", 1u32, 1.0f32, 2);',
  ),
  rust(
    'compile_error 20,000 times',
    times(20_000, (i) => `compile_error!("${i}");`),
    '*p = 1;',
  ),
  rust(
    'cfg nested 50,000 deep',
    `#[cfg(${nested(50_000, 'not(', 'x', ')')})] fn f() {}`,
    '*p = 1;',
  ),
  rust(
    'cfg_attr nested 3,000 deep',
    `#[${nested(3000, 'cfg_attr(all(), ', 'inline', ')')}] fn f() -> u32 { 1 }`,
    '*p = f();',
  ),
  rust(
    'attributes, 100,000 of them',
    `${'#[inline] '.repeat(100_000)} fn f() -> u32 { 1 }`,
    '*p = f();',
  ),
  rust(
    'attributes on each of 20,000 statements',
    '',
    times(20_000, (i) => `#[allow(unused)] let x${i} = ${i};`),
  ),
  rust(
    'doc comments of 8 MB',
    '/// a line of documentation, which is long\n'.repeat(150_000),
    '*p = 1;',
  ),
  rust(
    'derive of all on 2,000 fields',
    `#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)] struct S { ${times(2000, (i) => `f${i}: u32`, ', ')} }`,
    'let a = *(p as *const S); let b = *(p as *const S).add(1); *p = (a < b) as u32;',
  ),
  {
    name: 'a file that includes itself',
    files: { 'k.rs': kernel('include!("k.rs");', '*p = 1;') },
  },
  {
    name: 'two files that include each other',
    files: {
      'k.rs': kernel('include!("a.rs");', '*p = 1;'),
      'a.rs': 'include!("b.rs");',
      'b.rs': 'include!("a.rs");',
    },
  },
  {
    name: 'includes as a tree of 2^22',
    files: {
      'k.rs': kernel('include!("i0.rs");', '*p = 1;'),
      ...Object.fromEntries(
        Array.from({ length: 22 }, (_, i) => [
          `i${i}.rs`,
          i === 21
            ? 'const _: u32 = 1;\n'
            : `include!("i${i + 1}.rs");\ninclude!("i${i + 1}.rs");\n`,
        ]),
      ),
    },
  },
  {
    name: 'includes in a body as a tree of 2^22',
    files: {
      'k.rs': kernel('', '*p = include!("i0.rs");'),
      ...Object.fromEntries(
        Array.from({ length: 22 }, (_, i) => [
          `i${i}.rs`,
          i === 21 ? '1u32' : `include!("i${i + 1}.rs") + include!("i${i + 1}.rs")`,
        ]),
      ),
    },
  },
  {
    name: 'modules by path as a tree of 2^20',
    files: {
      'k.rs': kernel('#[path = "m0.rs"] mod m;', '*p = 1;'),
      ...Object.fromEntries(
        Array.from({ length: 20 }, (_, i) => [
          `m${i}.rs`,
          i === 19
            ? 'pub const C: u32 = 1;\n'
            : `#[path = "m${i + 1}.rs"] mod a;\n#[path = "m${i + 1}.rs"] mod b;\n`,
        ]),
      ),
    },
  },
  {
    name: 'a module that is its own file',
    files: { 'k.rs': kernel('#[path = "k.rs"] mod k2;', '*p = 1;') },
  },
  {
    name: 'a large text included 400 times',
    files: {
      'k.rs': kernel(
        '',
        times(
          400,
          () => '*p += include_str!("big.txt").len() as u32 + include_bytes!("big.txt")[3] as u32;',
        ),
      ),
      'big.txt': 'x'.repeat(4 << 20),
    },
  },
  {
    name: 'a large text as 100 statics',
    files: {
      'k.rs': kernel(
        times(100, (i) => `static S${i}: [u8; ${4 << 20}] = *include_bytes!("big.txt");`),
        `*p = ${times(100, (i) => `S${i}[*p as usize] as u32`, ' + ')};`,
      ),
      'big.txt': 'x'.repeat(4 << 20),
    },
  },
  {
    name: 'a large source included 200 times',
    files: {
      'k.rs': kernel(
        times(200, (i) => `mod m${i} { include!("big.rs"); }`),
        '*p = 1;',
      ),
      'big.rs': times(20_000, (i) => `pub fn f${i}(x: u32) -> u32 { x + ${i} }`),
    },
  },
  rust('modules in modules, 5,000 deep', nested(5000, 'mod a { ', 'fn f() {}', ' }'), '*p = 1;'),
  rust(
    'modules in modules, 200 deep, and paths through super',
    `${nested(200, 'pub mod a { ', `pub fn f() -> u32 { ${'super::'.repeat(200)}g() }`, ' }')} pub fn g() -> u32 { 1 }`,
    `*p = ${'a::'.repeat(200)}f();`,
  ),
  rust(
    'reexports, a chain of 10,000',
    `pub fn r0() -> u32 { 1 } ${times(10_000, (i) => `pub use r${i} as r${i + 1};`)}`,
    '*p = r10000();',
  ),
  rust(
    'imports that need each other',
    `use a::x as y; mod a { pub use super::b::x; } mod b { pub use super::c::x; } mod c { pub use super::a::x; } ${times(500, (i) => `mod c${i} { pub use super::c${(i + 1) % 500}::z; }`)}`,
    '*p = 1;',
  ),
  rust(
    'globs, each module of every other, 150',
    times(
      150,
      (i) =>
        `mod m${i} { ${times(150, (j) => (i === j ? '' : `pub use super::m${j}::*;`), ' ')} pub struct S${i}; }`,
    ),
    '*p = 1;',
  ),
  rust(
    'globs as a chain of 2,000',
    `mod m0 { pub fn f() -> u32 { 1 } } ${times(2000, (i) => `mod m${i + 1} { pub use super::m${i}::*; }`)}`,
    '*p = m2000::f();',
  ),
  rust('a use tree nested 2,000 deep', `use ${nested(2000, 'a::{', 'b', '}')};`, '*p = 1;'),
  rust(
    'a use tree of 50,000 names',
    `mod a { ${times(50_000, (i) => `pub fn f${i}() {}`, ' ')} } use a::{${times(50_000, (i) => `f${i}`, ', ')}};`,
    '*p = 1;',
    { isValid: true },
  ),
  rust(
    'a path of 50,000 segments',
    `type A = ${'a::'.repeat(50_000)}B;`,
    `*p = ${'self::'.repeat(50_000)}x;`,
  ),
  rust(
    'a shadowed local, 20,000 times',
    '',
    `let x = *p; ${times(20_000, (i) => `let x = x ^ ${i};`)} *p = x;`,
    { isValid: true },
  ),
  rust('a decimal literal of 5 million digits', '', `*p = ${'9'.repeat(5_000_000)};`),
  rust(
    'a decimal literal of 3 million digits in a constant and a pattern',
    `const X: u32 = ${'1'.repeat(3_000_000)};`,
    `*p = match *p { ${'7'.repeat(3_000_000)} => 1, _ => 2 };`,
  ),
  rust('a hexadecimal literal of 7 million digits', '', `*p = 0x${'f'.repeat(7_000_000)};`),
  rust(
    'a float of 4 million digits',
    '',
    `*(p as *mut f32) = 1.${'3'.repeat(4_000_000)}; *(p as *mut f64) = ${'3'.repeat(3_000_000)}.0;`,
  ),
  rust(
    'floats with large exponents',
    '',
    '*(p as *mut f64) = 1e999999999 + 1e-999999999 + 1.5e99999999999999999999999999999999; *(p as *mut f32) = 1e-400000000;',
  ),
  rust(
    '1,000 float literals of 4,000 digits',
    '',
    times(1000, (i) => `*(p as *mut f64) = 0.${`${i}3719`.repeat(600)}e-${i % 300};`),
    { isValid: true },
  ),
  rust('zeros before a literal, 4 million', '', `*p = ${'0'.repeat(4_000_000)}1;`),
  rust('underscores in a literal, 4 million', '', `*p = 1${'_'.repeat(4_000_000)}2;`),
  rust('a tuple index of 4 million digits', '', `let x = (1, 2); *p = x.${'1'.repeat(4_000_000)};`),
  rust(
    'an array length of a million digits',
    `fn f(x: [u8; ${'9'.repeat(1_000_000)}]) {}`,
    '*p = 1;',
  ),
  rust(
    'a name of 5 million letters',
    `fn ${'f'.repeat(3_000_000)}() -> u32 { 1 }`,
    `*p = ${'f'.repeat(3_000_000)}();`,
  ),
  rust('a string of 7 MB', '', `*p = "${'s'.repeat(7_000_000)}".len() as u32;`),
  rust(
    'a string of escapes',
    '',
    `*p = "${'\\u{1f600}\\n\\x41'.repeat(300_000)}".len() as u32; *p = b"${'\\x41'.repeat(1_000_000)}"[3] as u32;`,
  ),
  rust(
    'a raw string with 100,000 hashes',
    '',
    `*p = r${'#'.repeat(100_000)}"abc"${'#'.repeat(100_000)}.len() as u32; let y = r${'#'.repeat(300)}"${'"#'.repeat(500_000)}"${'#'.repeat(300)};`,
  ),
  rust('comments in comments, 500,000 deep', nested(500_000, '/* ', 'x', ' */'), '*p = 1;'),
  file('comments that never end', 'k.rs', `${'/* '.repeat(1_500_000)}`),
  file('a string that never ends, many times', 'k.rs', `fn f() { ${'"a\n'.repeat(500_000)}`),
  file('quotes', 'k.rs', `fn f() { ${"'".repeat(2_000_000)}`),
  file('hashes', 'k.rs', `fn f() { ${'r#'.repeat(1_000_000)} ${'#'.repeat(1_000_000)}`),
  file('open brackets of all kinds', 'k.rs', `fn f() { ${'([{<'.repeat(400_000)}`),
  file('closing brackets', 'k.rs', `fn f() { ${')]}>'.repeat(400_000)}`),
  file('less-than signs', 'k.rs', `fn f() { let x = ${'a<'.repeat(400_000)}b; }`),
  file(
    'bytes without sense',
    'k.rs',
    times(
      300_000,
      (i) =>
        String.fromCharCode(
          33 + ((i * 7919) % 94),
          33 + ((i * 104_729) % 94),
          33 + ((i * 31) % 90),
        ),
      ' ',
    ),
  ),
  file(
    'letters of many planes',
    'k.rs',
    `fn f() { ${'\u{1f980}\u{202e}\u00e9\ud800'.repeat(400_000)} }`,
  ),
  file('line ends', 'k.rs', `${'\r\n\r'.repeat(1_500_000)}fn f() {}`),
];
