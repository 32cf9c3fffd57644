/**
 * Preview, hover and `abi` say which versions they are for, where the project names some; else they
 * say nothing.
 */
import assert from 'node:assert/strict';
import { hover, preview } from '../../src/ide/index.ts';
import { openText } from './packages.ts';

const ROOT = '/app/src/lib.rs';
const SOURCE = `#![no_std]
use cuda_std::prelude::*;
#[kernel]
pub unsafe fn fill(out: *mut u32) { *out = 1; }
`;

const project = (library: string, toolchain: string, lock = '') => `
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib", "rlib"]
[dependencies]
cuda_std = ${library}
//- /app/src/lib.rs
${SOURCE}${toolchain && `//- /app/rust-toolchain.toml\n[toolchain]\nchannel = "${toolchain}"\n`}${lock && `//- /app/Cargo.lock\n${lock}`}`;

const LOCK = `version = 3
[[package]]
name = "app"
version = "0.1.0"
dependencies = ["cuda_std"]
[[package]]
name = "cuda_std"
version = "0.2.2"
source = "registry+https://example.org/index"
`;

function shown(text: string) {
  const { engine } = openText(text);
  const at = engine.text(ROOT)!.indexOf('fill');
  return {
    versions: engine.versions(ROOT),
    header: preview(engine, { path: ROOT, target: 'ptx', kernel: 'fill' }).text.split('\n')[0]!,
    hover: hover(engine, ROOT, at)?.markdown ?? '',
  };
}

describe('versions', () => {
  it('of toolchain and device library are in header and hover', () => {
    const { versions, header, hover } = shown(project('"0.2"', 'nightly-2021-12-04', LOCK));
    assert.deepEqual(versions, ['nightly-2021-12-04', 'cuda_std 0.2.2']);
    assert.match(header, / · O2 · fma: contract · nightly-2021-12-04 · cuda_std 0\.2\.2$/);
    assert.match(hover, /^Built with nightly-2021-12-04, cuda_std 0\.2\.2\.$/m);
  });

  it('are those of the manifest without a lock file', () => {
    const { versions } = shown(project('"^0.2"', ''));
    assert.deepEqual(versions, ['cuda_std 0.2']);
  });

  it('are not said where the project does not tell', () => {
    for (const [library, toolchain] of [
      ['"*"', 'nightly'],
      ['{ git = "https://example.org/cuda_std" }', ''],
    ] as const) {
      const { versions, header, hover } = shown(project(library, toolchain));
      assert.deepEqual(versions, []);
      assert.match(header, / · O2 · fma: contract$/);
      assert.doesNotMatch(hover, /Built with/);
    }
  });
});
