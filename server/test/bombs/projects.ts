/** Manifests, `warplens.toml`, build scripts and folders that grow. */
import { type Bomb, kernel, nested, times } from './bomb.ts';

const LIB = kernel('', '*p = 1;');
const PACKAGE = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';

/** A package whose manifest goes on with a text. */
function cargo(name: string, manifest: string, more: Readonly<Record<string, string>> = {}): Bomb {
  return {
    name,
    files: { 'src/lib.rs': LIB, 'Cargo.toml': PACKAGE + manifest, ...more },
    check: '.',
  };
}

/** A package with settings of ours. */
function settings(name: string, text: string, more: Readonly<Record<string, string>> = {}): Bomb {
  return cargo(name, '', { 'warplens.toml': text, ...more });
}

/** A package with a build script. */
function script(name: string, body: string): Bomb {
  return cargo(name, 'build = "build.rs"\n', { 'build.rs': body });
}

const LONG = 'a'.repeat(100);
const member = { [`${LONG}/Cargo.toml`]: PACKAGE.replace('app', 'm'), [`${LONG}/src/lib.rs`]: '' };

export const PROJECT_BOMBS: readonly Bomb[] = [
  cargo(
    'a glob of members with many stars',
    '[workspace]\nmembers = ["*a*a*a*a*a*a*a*ab"]\n',
    member,
  ),
  cargo(
    'a glob of members with 40 stars',
    `[workspace]\nmembers = ["${'*a'.repeat(40)}b"]\n`,
    member,
  ),
  cargo(
    'a glob with question marks and classes',
    `[workspace]\nmembers = ["${'[a-z]*?'.repeat(20)}b", "${'{a,aa,aaa}*'.repeat(10)}"]\n`,
    member,
  ),
  cargo(
    'a glob of folders',
    `[workspace]\nmembers = ["${'**/'.repeat(60)}x"]\nexclude = ["${'**/*'.repeat(60)}"]\n`,
    Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`${'d/'.repeat(i + 1)}f.rs`, ''])),
  ),
  cargo(
    '5,000 globs of members',
    `[workspace]\nmembers = [${times(5000, (i) => `"*${i}*"`, ', ')}]\n`,
    member,
  ),
  cargo(
    '20,000 members that are missing',
    `[workspace]\nmembers = [${times(20_000, (i) => `"m${i}"`, ', ')}]\n`,
  ),
  cargo(
    'features that double',
    `[features]\ndefault = ["a40"]\na0 = []\nb0 = []\n${times(40, (i) => `a${i + 1} = ["a${i}", "b${i}"]\nb${i + 1} = ["a${i}", "b${i}"]`)}\n`,
  ),
  cargo(
    'features that need each other',
    `[features]\ndefault = ["a0"]\n${times(2000, (i) => `a${i} = ["a${(i + 1) % 2000}", "a${(i * 7) % 2000}"]`)}\n`,
  ),
  cargo(
    'a chain of 50,000 features',
    `[features]\ndefault = ["a0"]\n${times(50_000, (i) => `a${i} = ["a${i + 1}"]`)}\na50000 = []\n`,
  ),
  cargo('a package that depends on itself', '[dependencies]\napp = { path = "." }\n'),
  cargo(
    'a ring of 300 packages',
    '[dependencies]\np0 = { path = "p0" }\n',
    Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [
        [
          `p${i}/Cargo.toml`,
          `[package]\nname = "p${i}"\nversion = "0.1.0"\n[dependencies]\np${(i + 1) % 300} = { path = "../p${(i + 1) % 300}" }\n`,
        ],
        [`p${i}/src/lib.rs`, '#![no_std]'],
      ]).flat(),
    ),
  ),
  cargo(
    'a ladder of packages',
    '[dependencies]\na12 = { path = "a12" }\n',
    Object.fromEntries(
      Array.from({ length: 13 }, (_, i) =>
        ['a', 'b'].flatMap((n) => [
          [
            `${n}${i}/Cargo.toml`,
            `[package]\nname = "${n}${i}"\nversion = "0.1.0"\n${i === 0 ? '' : `[dependencies]\na${i - 1} = { path = "../a${i - 1}", features = ["x"] }\nb${i - 1} = { path = "../b${i - 1}" }\n`}[features]\nx = []\n`,
          ],
          [`${n}${i}/src/lib.rs`, '#![no_std]\npub fn f() -> u32 { 1 }'],
        ]),
      ).flat(),
    ),
  ),
  cargo('20,000 dependencies', `[dependencies]\n${times(20_000, (i) => `d${i} = "1"`)}\n`),
  cargo('a dotted key of 50,000 parts', `[package.metadata]\n${'a.'.repeat(50_000)}b = 1\n`),
  cargo(
    'arrays in arrays, 100,000 deep',
    `[package.metadata]\na = ${nested(100_000, '[', '', ']')}\n`,
  ),
  cargo(
    'inline tables, 50,000 deep',
    `[package.metadata]\na = ${nested(50_000, '{a = ', '1', '}')}\n`,
  ),
  cargo('a table header of 50,000 parts', `[${'a.'.repeat(50_000)}b]\nx = 1\n`),
  cargo('an array of 1 million numbers', `[package.metadata]\na = [${'1,'.repeat(1_000_000)}]\n`),
  cargo(
    '100,000 tables',
    times(100_000, (i) => `[package.metadata.t${i}]\nx = ${i}`),
  ),
  cargo(
    '20,000 arrays of tables',
    times(20_000, (i) => `[[package.metadata.t]]\nx = ${i}`),
  ),
  cargo(
    'a number of 3 million digits',
    `[package.metadata]\na = ${'9'.repeat(3_000_000)}\nb = 1.${'3'.repeat(1_000_000)}\n`,
  ),
  cargo(
    'a string of 7 MB',
    `[package.metadata]\na = "${'x'.repeat(7_000_000)}"\nb = """${'\\u0041'.repeat(100_000)}"""\n`,
  ),
  cargo('a string that never ends', `[package.metadata]\na = """${'x\n'.repeat(1_000_000)}`),
  cargo('quotes in a manifest', `[package.metadata]\na = ${'\'"'.repeat(500_000)}\n`),
  cargo(
    'cfg nested 50,000 deep in a manifest',
    `[target.'cfg(${nested(50_000, 'not(', 'unix', ')')})'.dependencies]\nx = "1"\n`,
  ),
  cargo(
    'cfg of 50,000 parts',
    `[target.'cfg(any(${times(50_000, (i) => `feature = "f${i}"`, ', ')}))'.dependencies]\nx = "1"\n`,
  ),
  cargo(
    '5,000 targets',
    times(5000, (i) => `[[bin]]\nname = "b${i}"\npath = "src/lib.rs"\n`),
  ),
  cargo(
    '300 binaries of one source',
    times(300, (i) => `[[bin]]\nname = "b${i}"\npath = "src/main.rs"\n`),
    {
      'src/main.rs': kernel(
        times(300, (i) => `fn f${i}() {}`),
        '*p = 2;',
      ),
    },
  ),
  cargo(
    '5,000 source files',
    '',
    Object.fromEntries(
      Array.from({ length: 5000 }, (_, i) => [`src/bin/b${i}.rs`, 'fn main() {}\n']),
    ),
  ),
  cargo('a name of a package without end', `[lib]\nname = "${'x'.repeat(2_000_000)}"\n`),
  settings(
    'settings with many stars',
    `[[overrides]]\nfiles = ["${'**/*a'.repeat(40)}b"]\n[rules]\n`,
    member,
  ),
  settings('settings nested 50,000 deep', `a = ${nested(50_000, '[', '', ']')}\n`),
  settings(
    'settings with 100,000 rules',
    `[rules]\n${times(100_000, (i) => `rule-${i} = "off"`)}\n`,
  ),
  settings('settings of 7 MB', `cpu = "${'s'.repeat(7_000_000)}"\n`),
  settings('settings with a number without end', `jobs = ${'9'.repeat(2_000_000)}\n`),
  settings(
    'settings with braces in a glob',
    `[[overrides]]\nfiles = ["${'{a,b}'.repeat(30)}", "${nested(5000, '{', 'a', ',b}')}"]\n`,
  ),
  script('a build script that never ends', 'fn main() { loop {} }'),
  script(
    'a build script that allocates',
    'fn main() { let mut v: Vec<Vec<u8>> = Vec::new(); loop { v.push(vec![1u8; 1 << 20]); } }',
  ),
  script(
    'a build script that doubles a string',
    'fn main() { let mut s = String::from("x"); loop { s = format!("{s}{s}"); } }',
  ),
  script(
    'a build script that recurses',
    'fn f(n: u64) -> u64 { if n == u64::MAX { 0 } else { 1 + f(n + 1) } } fn main() { println!("{}", f(0)); }',
  ),
  script(
    'a build script that prints',
    'fn main() { let mut i = 0u64; loop { println!("cargo:rustc-cfg=x{i}"); i += 1; } }',
  ),
  script(
    'a build script that writes',
    'fn main() { let d = std::env::var("OUT_DIR").unwrap(); let mut i = 0u64; loop { std::fs::write(format!("{d}/f{i}.rs"), vec![65u8; 1 << 20]).unwrap(); i += 1; } }',
  ),
  script(
    'a build script that sorts',
    'fn main() { let mut v: Vec<u64> = (0..3_000_000u64).map(|x| x.wrapping_mul(0x9E3779B97F4A7C15)).collect(); v.sort(); println!("cargo:rustc-env=X={}", v[7]); }',
  ),
  script(
    'a build script of large generics',
    'fn f<T: Copy>(x: T, n: u32) -> u32 { if n == 0 { 0 } else { f((x, x), n - 1) } } fn main() { println!("{}", f(1u8, 40)); }',
  ),
  script(
    'a build script with 100,000 prints',
    'fn main() { for i in 0..100_000 { println!("cargo:rustc-cfg=x{}", i); } }',
  ),
];
