/**
 * Build scripts are evaluated; where one wants more than there is, and that is why a name means
 * nothing, it is said.
 */
import assert from 'node:assert/strict';
import { LIMITS } from '../../src/base/index.ts';
import { preview } from '../../src/ide/index.ts';
import { openText, problemsOf, runCrate } from './packages.ts';

const ROOT = '/app/src/lib.rs';

const app = (manifest: string, source: string) => `
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
${manifest}
[dependencies]
tables = { path = "../tables" }
//- /app/src/lib.rs
#![no_std]
${source}
//- /tables/Cargo.toml
[package]
name = "tables"
version = "0.1.0"
edition = "2021"
build = "build/main.rs"
//- /tables/build/main.rs
fn main() { std::process::Command::new("cc").status().unwrap(); }
//- /tables/src/lib.rs
#![no_std]
mod made { include!(concat!(env!("OUT_DIR"), "/made.rs")); }
pub use made::*;
pub const HERE: u64 = 7;
`;
const kernel = (value: string) =>
  `#[no_mangle] pub unsafe extern "gpu-kernel" fn k(out: *mut u64) { *out = ${value}; }`;

const problems = (text: string): string[] => {
  const { engine } = openText(text);
  return problemsOf(engine, engine.emit(ROOT, 'ptx', {}));
};

describe('build scripts', () => {
  it('of a dependency are named where what they would make is missing', () => {
    const [problem, ...others] = problems(app('', kernel('tables::MADE')));
    assert.match(
      problem ?? '',
      /scripts that were not evaluated: `build\/main.rs` of `tables`, which would set `OUT_DIR` \(it runs `cc`\)/,
    );
    assert.deepEqual(others, []);
  });

  it('are not named where nothing is missing', () => {
    assert.deepEqual(problems(app('', kernel('tables::HERE'))), []);
  });

  it('of the crate itself are named', () => {
    const source = `include!(concat!(env!("OUT_DIR"), "/own.rs"));\n${kernel('OWN')}`;
    const script = '//- /app/build.rs\nfn main() { panic!("no") }\n';
    assert.match(problems(app('', source) + script)[0] ?? '', /`build.rs` of `app`/);
    assert.doesNotMatch(problems(app('', source))[0] ?? '', /of `app`/);
  });

  /** A crate of two functions whose script may set `wide`, and one that it does not ask for. */
  const choosing = (value: string, script: string, more = '') => `
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
tables = { path = "../tables" }
//- /app/src/lib.rs
#![no_std]
${kernel(value)}
//- /tables/Cargo.toml
[package]
name = "tables"
version = "0.1.0"
edition = "2021"
${more}
//- /tables/build.rs
fn main() { ${script} }
//- /tables/src/lib.rs
#![no_std]
#[inline(never)]
pub fn width(x: u64) -> u64 { if cfg!(all(wide, not(debug_assertions))) { x * 64 } else { x * 32 } }
#[cfg(wide)]
pub const ONLY: u64 = 3;
`;
  const notes = (text: string) => {
    const { engine } = openText(text);
    return engine.emit(ROOT, 'ptx', {}).notes;
  };
  const SETS =
    'println!("cargo:rustc-cfg=other"); if probe() { println!("cargo::rustc-cfg=wide"); }';
  const note = (why: string): string =>
    `\`build.rs\` of \`tables\` was not evaluated (${why}): \`cfg(wide)\`, which it may set, counts as not set`;
  const NOTE = note('unresolved: name `probe`');

  it('are named above code whose crate asks for what they may set', () => {
    const asks = 'tables::width(out as u64)';
    assert.deepEqual(notes(choosing(asks, SETS)), [NOTE]);
    const declares = 'println!("cargo::rustc-check-cfg=cfg(wide)"); for c in found() { set(c) }';
    assert.deepEqual(notes(choosing(asks, declares)), [note('unresolved: name `found`')]);
    const manifest =
      "[lints.rust]\nunexpected_cfgs = { level = 'warn', check-cfg = ['cfg(wide)'] }";
    const runs = 'std::process::Command::new("cc").status().unwrap();';
    assert.deepEqual(notes(choosing(asks, runs, manifest)), [note('it runs `cc`')]);
  });

  it('are not named where no code comes from that crate, or it asks for nothing of theirs', () => {
    assert.equal(notes(choosing('7', SETS)), undefined);
    assert.equal(
      notes(choosing('tables::width(out as u64)', 'println!("cargo:rustc-cfg=other");')),
      undefined,
    );
    const config = '//- /app/.cargo/config.toml\n[build]\nrustflags = ["--cfg", "wide"]\n';
    assert.equal(notes(choosing('tables::width(out as u64)', SETS) + config), undefined);
  });

  it('are named where a name is missing that a `cfg` of theirs would bring', () => {
    const { engine } = openText(choosing('tables::ONLY', SETS));
    const [problem] = problemsOf(engine, engine.emit(ROOT, 'ptx', {}));
    assert.match(
      problem ?? '',
      /not evaluated: `build.rs` of `tables`, which may set `cfg\(wide\)`/,
    );
  });

  it('are named in the header of a preview', () => {
    const { engine } = openText(choosing('tables::width(out as u64)', SETS));
    const { text } = preview(engine, { path: ROOT, target: 'amdgcn', kernel: 'k' });
    assert.ok(text.includes(`\n// note: ${NOTE}\n`));
  });

  /** The first words of a kernel over a crate with this script. */
  const words = (script: string, lib: string, values: readonly string[], more = ''): bigint[] => {
    const stores = values.map((value, at) => `*out.add(${at}) = (${value}) as u64;`).join(' ');
    const { engine } = openText(`
//- /app/Cargo.toml
[package]
name = "app"
version = "1.2.3"
edition = "2021"
[features]
default = ["twice"]
twice = []
[build-dependencies]
helper = { path = "../helper" }
//- /app/build.rs
${script}
//- /app/src/lib.rs
#![no_std]
${lib}
#[no_mangle] pub unsafe extern "gpu-kernel" fn k(out: *mut u64) { ${stores} }
//- /helper/Cargo.toml
[package]
name = "helper"
version = "0.1.0"
edition = "2018"
//- /helper/src/lib.rs
pub fn emit(cfg: &str) { println!("cargo:rustc-cfg={}", cfg); }
${more}
`);
    return runCrate(engine, ROOT, values.length);
  };

  it('write the tables that their crate includes', () => {
    const script = `
use std::{env, error::Error, fs::File, io::{BufWriter, Write}, path::Path};
fn table(poly: u32) -> Vec<u32> {
    (0..256u32).map(|i| (0..8).fold(i, |c, _| if c & 1 == 1 { poly ^ (c >> 1) } else { c >> 1 })).collect()
}
fn main() -> Result<(), Box<dyn Error>> {
    let out = env::var("OUT_DIR")?;
    let mut f = BufWriter::new(File::create(Path::new(&out).join("table.rs"))?);
    writeln!(f, "pub static TABLE: [u32; 256] = [")?;
    for row in table(0xedb88320).chunks(8) {
        let texts: Vec<String> = row.iter().map(|v| format!("{:#010x}", v)).collect();
        writeln!(f, "    {},", texts.join(", "))?;
    }
    writeln!(f, "];")?;
    std::fs::write(Path::new(&out).join("text.txt"), "four")?;
    Ok(())
}`;
    const lib =
      'include!(concat!(env!("OUT_DIR"), "/table.rs"));\nconst TEXT: &str = include_str!(concat!(env!("OUT_DIR"), "/text.txt"));';
    assert.deepEqual(words(script, lib, ['TABLE[1]', 'TABLE[255]', 'TEXT.len()']), [
      0x77073096n,
      0x2d02ef8dn,
      4n,
    ]);
  });

  it('set `cfg`s and variables, and see what Cargo tells them', () => {
    const script = `
fn main() {
    if std::env::var_os("CARGO_FEATURE_TWICE").is_some() { helper::emit("twice") }
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("nvptx64") { println!("cargo::rustc-cfg=arch = \\"ptx\\"") }
    let version: Vec<u32> = std::env::var("CARGO_PKG_VERSION").unwrap().split('.').map(|n| n.parse().unwrap()).collect();
    println!("cargo:rustc-env=SUM={}", version.iter().sum::<u32>());
    println!("cargo:rerun-if-changed=build.rs");
    assert!(cfg!(unix) && cfg!(target_arch = "x86_64"));
}`;
    const values = ['cfg!(twice)', 'cfg!(arch = "ptx")', 'env!("SUM").as_bytes()[0] - b\'0\''];
    assert.deepEqual(words(script, '', values), [1n, 1n, 6n]);
  });

  it('ask the compiler for its version and whether a text compiles', () => {
    const script = `
use std::{io::Write, process::{Command, Stdio}};
fn probe(code: &str) -> bool {
    let mut child = Command::new(std::env::var_os("RUSTC").unwrap())
        .args(&["--crate-type=lib", "--emit=metadata", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(format!("#![no_std]\\n{}", code).as_bytes()).unwrap();
    child.wait().unwrap().success()
}
fn main() {
    let out = Command::new("rustc").arg("--version").output().unwrap();
    if String::from_utf8(out.stdout).unwrap().starts_with("rustc 1.") { helper::emit("stable") }
    if probe("pub use core::convert::TryFrom;") { helper::emit("there") }
    if probe("pub use core::convert::TryNothing;") { helper::emit("not_there") }
    if probe("pub fn probe() { let _ = 5u8.wrapping_frob(1); }") { helper::emit("no_method") }
    if probe("extern crate std as probe;") { helper::emit("with_std") }
}`;
    const values = ['stable', 'there', 'not_there', 'no_method', 'with_std'];
    const asks = values.map((name) => `cfg!(${name})`);
    assert.deepEqual(words(script, '', asks), [1n, 1n, 0n, 0n, 0n]);
  });

  it('read the files of their package, and see their edits', () => {
    const script = `
fn main() {
    let text = std::fs::read_to_string("data/numbers.txt").unwrap();
    let sum: u64 = text.split_whitespace().map(|line| line.parse::<u64>().unwrap()).sum();
    println!("cargo:rustc-env=SUM={:02}", sum);
}`;
    const data = (text: string) => `//- /app/data/numbers.txt\n${text}`;
    const value = [
      '(env!("SUM").as_bytes()[0] - b\'0\') * 10 + env!("SUM").as_bytes()[1] - b\'0\'',
    ];
    assert.deepEqual(words(script, '', value, data('4\n5\n')), [9n]);
    assert.deepEqual(words(script, '', value, data('40\n5\n')), [45n]);
  });

  /** Why a script is not evaluated. */
  const refusal = (script: string): string => {
    const source = `include!(concat!(env!("OUT_DIR"), "/own.rs"));\n${kernel('OWN')}`;
    const text = app('', source).replace('tables = { path = "../tables" }', '');
    return problems(`${text}//- /app/build.rs\nfn main() { ${script} }\n`)[0] ?? '';
  };

  it('end where they leave their sandbox or its limits', () => {
    assert.match(
      refusal('let _ = std::fs::write("src/made.rs", "");'),
      /it writes `\/app\/src\/made.rs`, which is outside `OUT_DIR`/,
    );
    assert.match(
      refusal('let _ = std::fs::read("/etc/hostname");'),
      /it reads `\/etc\/hostname`, which is outside its package/,
    );
    assert.match(refusal('panic!("no");'), /it panics/);
    assert.match(refusal('std::process::exit(3);'), /it fails/);
    assert.match(refusal('let mut all = Vec::new(); loop { all.push([0u8; 65536]); }'), /memory/);
    assert.match(refusal('fn f(n: u64) -> u64 { f(n + 1) + 1 } f(0);'), /nested calls/);
  });

  it('share the steps of a crate, in the order of its packages', () => {
    const counted = (turns: number): string =>
      `let mut n = 0u64; for i in 0..${turns}u64 { n ^= i * i; } println!("cargo:rustc-env=N={n}"); std::fs::write(format!("{}/own.rs", std::env::var("OUT_DIR").unwrap()), "pub const OWN: u64 = 3;").unwrap();`;
    const source = `include!(concat!(env!("OUT_DIR"), "/own.rs"));\n${kernel('OWN')}`;
    const text = (turns: number): string =>
      `${app('', source).replace('std::process::Command::new("cc").status().unwrap();', counted(turns))}//- /app/build.rs\nfn main() { ${counted(2_000)} }\n`;
    const row: { limit: number } = LIMITS.scriptsTogether;
    const before = row.limit;
    row.limit = LIMITS.scriptStart.limit + 20_000_000;
    try {
      assert.deepEqual(problems(text(2_000)), []);
      const said = problems(text(5_000_000)).join('\n');
      assert.match(said, /the build scripts before it take more than \d+ steps/);
    } finally {
      row.limit = before;
    }
  });
});
