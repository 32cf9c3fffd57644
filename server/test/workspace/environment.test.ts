/**
 * What a build finds beside its sources: variables for `env!`, files of bytes, and flags; and that
 * changes of them count.
 */
import assert from 'node:assert/strict';
import { parseFixture } from '../kit/index.ts';
import { engineOver, openDisk, openText, runCrate } from './packages.ts';

const ROOT = '/ws/app/src/lib.rs';

const HEAD = `//- /ws/Cargo.toml
[workspace]
members = ["app"]
[workspace.package]
authors = ["A <a@b>", "B"]
license = "MIT OR Apache-2.0"
//- /ws/app/Cargo.toml
[package]
name = "app"
version = "1.2.3-beta.4+build"
edition = "2021"
authors = { workspace = true }
license.workspace = true
description = "An app"
[dependencies]
dep = { path = "../dep" }
//- /ws/dep/Cargo.toml
[package]
name = "dep"
version = "0.1.0"
edition = "2021"
//- /ws/dep/src/lib.rs
#![no_std]
pub const fn tile() -> u64 {
    match option_env!("TILE") {
        Some(text) => {
            let mut i = 0;
            let mut n = 0;
            while i < text.len() {
                n = n * 10 + (text.as_bytes()[i] - b'0') as u64;
                i += 1;
            }
            n
        }
        None => if cfg!(wide) { 200 } else { 100 },
    }
}
`;

const app = (body: string): string => `${HEAD}//- ${ROOT}
#![no_std]
#![feature(abi_gpu_kernel)]
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
${body}
}
`;

const TILE = app('    *out = dep::tile();');
const CONFIG = '/ws/.cargo/config.toml';

const disk = (text: string): Map<string, string> =>
  new Map(parseFixture(text).files.map((file) => [file.path, file.text]));

describe('the environment of a build', () => {
  it('variables of the package', () => {
    const names: readonly (readonly [name: string, value: string])[] = [
      ['VERSION', '1.2.3-beta.4+build'],
      ['VERSION_PATCH', '3'],
      ['VERSION_PRE', 'beta.4'],
      ['AUTHORS', 'A <a@b>:B'],
      ['LICENSE', 'MIT OR Apache-2.0'],
      ['DESCRIPTION', 'An app'],
      ['HOMEPAGE', ''],
    ];
    const tests = names.map(
      ([name, value], i) => `(env!("CARGO_PKG_${name}") == "${value}") as u64 * ${1 << i}`,
    );
    const { engine } = openText(app(`    *out = ${tests.join(' + ')};`));
    assert.equal(runCrate(engine, ROOT, 1)[0], 127n);
  });

  it("the process's own variables", () => {
    const { engine } = openDisk(disk(TILE), { TILE: '32' });
    assert.equal(runCrate(engine, ROOT, 1)[0], 32n);
  });

  it("those of Cargo's configuration, which give way to the process's unless forced", () => {
    const given = `${TILE}//- ${CONFIG}\n[env]\nTILE = "16"\n`;
    assert.equal(runCrate(openText(given).engine, ROOT, 1)[0], 16n);
    assert.equal(runCrate(openDisk(disk(given), { TILE: '32' }).engine, ROOT, 1)[0], 32n);
    const forced = `${TILE}//- ${CONFIG}\n[env]\nTILE = { value = "16", force = true }\n`;
    assert.equal(runCrate(openDisk(disk(forced), { TILE: '32' }).engine, ROOT, 1)[0], 16n);
    const place = app('    *out = (env!("DATA") == "/ws/data/x") as u64;');
    const relative = `${place}//- ${CONFIG}\n[env]\nDATA = { value = "data/x", relative = true }\n`;
    assert.equal(runCrate(openText(relative).engine, ROOT, 1)[0], 1n);
  });

  it('a changed configuration reaches crates below the root', () => {
    const { engine } = openText(TILE);
    const run = (): bigint => runCrate(engine, ROOT, 1)[0]!;
    assert.equal(run(), 100n);
    engine.setFile(CONFIG, '[env]\nTILE = "8"\n');
    assert.equal(run(), 8n);
    engine.setFile(CONFIG, '[build]\nrustflags = ["--cfg", "wide"]\n');
    assert.equal(run(), 200n);
    engine.removeFile(CONFIG);
    assert.equal(run(), 100n);
  });

  it('a dependency that is renamed is found under its new name', () => {
    const { engine } = openText(TILE);
    assert.equal(runCrate(engine, ROOT, 1)[0], 100n);
    const manifest = engine.text('/ws/app/Cargo.toml')!;
    engine.setFile(
      '/ws/app/Cargo.toml',
      manifest.replace('dep = { path', 'tiles = { package = "dep", path'),
    );
    engine.setFile(ROOT, engine.text(ROOT)!.replace('dep::', 'tiles::'));
    assert.equal(runCrate(engine, ROOT, 1)[0], 100n);
  });

  it('bytes of files, of texts and of others', () => {
    const files = disk(
      app('    for &b in include_bytes!("t.bin") { *out = *out * 256 + b as u64; }'),
    );
    const data = '/ws/app/src/t.bin';
    files.set(data, 'é\n');
    assert.equal(runCrate(engineOver(files), ROOT, 1)[0], 0xc3a90an);
    let bytes = Uint8Array.of(0xff, 0, 0x80);
    const engine = engineOver(files, {}, (path) => (path === data ? bytes : undefined));
    assert.equal(runCrate(engine, ROOT, 1)[0], 0xff0080n);
    bytes = Uint8Array.of(7);
    engine.removeFile(data);
    assert.equal(runCrate(engine, ROOT, 1)[0], 7n);
    engine.setFile(data, 'A');
    assert.equal(runCrate(engine, ROOT, 1)[0], 65n);
  });
});
