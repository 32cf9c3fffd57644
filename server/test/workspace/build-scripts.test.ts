/** Build scripts are not run, and where that is why a name means nothing it is said. */
import assert from 'node:assert/strict';
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
});
