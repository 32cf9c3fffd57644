/** Build scripts are not run, and where that is why a name means nothing it is said. */
import assert from 'node:assert/strict';
import { preview } from '../../src/ide/index.ts';
import { openText, problemsOf } from './packages.ts';

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
fn main() {}
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
      /build scripts are not run: `build\/main.rs` of `tables`, which would set `OUT_DIR`/,
    );
    assert.deepEqual(others, []);
  });

  it('are not named where nothing is missing', () => {
    assert.deepEqual(problems(app('', kernel('tables::HERE'))), []);
  });

  it('of the crate itself are named', () => {
    const source = `include!(concat!(env!("OUT_DIR"), "/own.rs"));\n${kernel('OWN')}`;
    const script = '//- /app/build.rs\nfn main() {}\n';
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
  const NOTE =
    '`build.rs` of `tables` is not run: `cfg(wide)`, which it may set, counts as not set';

  it('are named above code whose crate asks for what they may set', () => {
    const asks = 'tables::width(out as u64)';
    assert.deepEqual(notes(choosing(asks, SETS)), [NOTE]);
    const declares = 'println!("cargo::rustc-check-cfg=cfg(wide)"); for c in found() { set(c) }';
    assert.deepEqual(notes(choosing(asks, declares)), [NOTE]);
    const manifest =
      "[lints.rust]\nunexpected_cfgs = { level = 'warn', check-cfg = ['cfg(wide)'] }";
    assert.deepEqual(notes(choosing(asks, 'set_all()', manifest)), [NOTE]);
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
    assert.match(problem ?? '', /not run: `build.rs` of `tables`, which may set `cfg\(wide\)`/);
  });

  it('are named in the header of a preview', () => {
    const { engine } = openText(choosing('tables::width(out as u64)', SETS));
    const { text } = preview(engine, { path: ROOT, target: 'amdgcn', kernel: 'k' });
    assert.ok(text.includes(`\n// note: ${NOTE}\n`));
  });
});
