/**
 * Which features of the user's package are on: Cargo's default, `warplens.toml`, and what goes
 * before both.
 */
import assert from 'node:assert/strict';
import { openText, runCrate } from './packages.ts';

const ROOT = '/app/src/lib.rs';

const APP = `//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[features]
default = ["one"]
one = []
ten = ["dep/hundred"]
[dependencies]
dep = { path = "../dep" }
//- ${ROOT}
#![no_std]
#![feature(abi_gpu_kernel)]
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    *out = cfg!(feature = "one") as u64 + cfg!(feature = "ten") as u64 * 10 + dep::VALUE;
}
//- /dep/Cargo.toml
[package]
name = "dep"
version = "0.1.0"
edition = "2021"
[features]
hundred = []
//- /dep/src/lib.rs
#![no_std]
pub const VALUE: u64 = if cfg!(feature = "hundred") { 100 } else { 0 };
`;

const TOML = '//- /app/warplens.toml\n[cargo]\n';

describe("features of the user's package", () => {
  it("are Cargo's default when nobody says anything", () => {
    const { engine } = openText(APP);
    assert.equal(runCrate(engine, ROOT, 1)[0], 1n);
    assert.deepEqual(engine.featuresOf(ROOT), ['default', 'one', 'ten']);
  });

  it('are those that warplens.toml names, and follow its changes', () => {
    const { engine } = openText(`${APP}${TOML}features = ["ten"]\n`);
    assert.equal(runCrate(engine, ROOT, 1)[0], 111n);
    engine.setFile('/app/warplens.toml', '[cargo]\nno-default-features = true');
    assert.equal(runCrate(engine, ROOT, 1)[0], 0n);
  });

  it('are those that an editor or a command names, whatever the file says', () => {
    const { engine } = openText(`${APP}${TOML}no-default-features = true\n`);
    const { revision } = engine;
    engine.setFeatures({ features: ['ten'], noDefault: false });
    assert.ok(engine.revision > revision, 'answers are asked for anew');
    assert.equal(runCrate(engine, ROOT, 1)[0], 111n);
    engine.setFeatures({ features: ['ten'], noDefault: true });
    assert.equal(runCrate(engine, ROOT, 1)[0], 110n);
    engine.setFeatures({ features: ['dep/hundred'], noDefault: true });
    assert.equal(runCrate(engine, ROOT, 1)[0], 100n);
    engine.setFeatures(undefined);
    assert.equal(runCrate(engine, ROOT, 1)[0], 0n);
  });

  it('invalid keys are reported at their location', () => {
    const toml = '[cargo]\nfeature = ["ten"]\nno-default-features = "yes"\n';
    const { engine } = openText(`${APP}//- /app/warplens.toml\n${toml}`);
    const told = engine
      .diagnostics(ROOT)
      .filter(({ code }) => code === 'configuration-invalid')
      .map(({ message, span }) => [message, toml.slice(span.start, span.end)]);
    assert.deepEqual(told, [
      ["unknown key 'feature' in [cargo]", 'feature'],
      ["'no-default-features' must be true or false", 'no-default-features'],
    ]);
  });
});
