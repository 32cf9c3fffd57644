/**
 * A dependency that is not on this machine is one finding in its manifest, and what follows from it
 * says so; a name that is close to a device library's is a mistake.
 */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import type { Diagnostic } from '../../src/diag/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { openText } from './packages.ts';

const ROOT = '/app/src/lib.rs';
const TOML = '/app/Cargo.toml';

function open(dependencies: string, source: string): Engine {
  const manifest = `[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\n${dependencies}`;
  return openText(`//- ${TOML}\n${manifest}\n//- ${ROOT}\n${source}`).engine;
}

const kernel = (name: string, body: string): string =>
  `#[no_mangle] pub unsafe extern "gpu-kernel" fn ${name}(p: *mut f32) { ${body} }\n`;

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';

const found = (engine: Engine): readonly Diagnostic[] =>
  engine.diagnostics(ROOT).filter(({ code }) => code === 'missing-dependency');

/** Messages of a crate with the dependency that each follows from. */
function messages(engine: Engine): (readonly [string, string | undefined])[] {
  const { kernels, missing } = engine.analysed(ROOT);
  const text = engine.text(TOML)!;
  return [...kernels.flatMap(({ reasons }) => reasons), ...missing].map(
    ({ message, causedBy }) =>
      [message, causedBy && text.slice(causedBy.start, causedBy.end)] as const,
  );
}

describe('an absent dependency', () => {
  const SOURCE = `${HEAD}use vecs::Vec3;
use hashes::*;
vecs::make_all!();
${kernel('a', '*p = Vec3::new(1.0).x;')}${kernel('b', '*p = digest(1.0); *p = vecs::one();')}${kernel('c', '*p = 1.0; let x: u32 = 1.0f32;')}`;
  const DEPENDENCIES = 'vecs = "0.3"\nhashes = { git = "https://example.org/h" }\nunused = "1"';

  it('is one finding with what follows from it', () => {
    const engine = open(DEPENDENCIES, SOURCE);
    assert.deepEqual(
      found(engine).map(({ severity, message, why }) => [severity, message, why]),
      [
        [
          'info',
          'dependency `vecs`: `vecs` 0.3 is not on this machine',
          '2 kernels are not analysed in full without it, and 3 messages that follow from it are left out',
        ],
        [
          'info',
          'dependency `hashes`: `hashes` from `https://example.org/h` is not on this machine',
          '1 kernel is not analysed in full without it, and 1 message that follows from it is left out',
        ],
      ],
    );
    assert.match(found(engine)[0]!.help!, /`cargo fetch`.*`cargo vendor`.*`path`/);
  });

  it('is the cause of names that it was to bring, and of nothing else', () => {
    const by = messages(open(DEPENDENCIES, SOURCE));
    const line = 'vecs = "0.3"';
    const git = 'hashes = { git = "https://example.org/h" }';
    assert.deepEqual(
      by.map(([message, cause]) => [message.split('`')[1], cause]),
      [
        ['Vec3::new', line],
        ['digest', git],
        ['vecs::one', line],
        ['u32', undefined],
        ['vecs::make_all!', line],
      ],
    );
  });

  it('is no finding where nothing needs it', () => {
    assert.deepEqual(found(open(DEPENDENCIES, `${HEAD}${kernel('k', '*p = 1.0;')}`)), []);
  });

  it('goes away with the package', () => {
    const engine = open(
      'vecs = { path = "../vecs" }',
      `${HEAD}${kernel('k', '*p = vecs::one();')}`,
    );
    assert.equal(found(engine).length, 1);
    engine.setFile('/vecs/Cargo.toml', '[package]\nname = "vecs"\nversion = "1.0.0"\n');
    engine.setFile('/vecs/src/lib.rs', '#![no_std]\npub fn one() -> f32 { 1.0 }\n');
    assert.deepEqual(found(engine), []);
    assert.deepEqual(messages(engine), []);
  });
});

describe("a name that is close to a device library's", () => {
  const SOURCE =
    'use cuda_std::prelude::*;\n#[kernel]\npub unsafe fn k(p: *mut f32) { *p = 1.0 }\n';

  it('is an error where it differs in `-` and `_`, with a fix that helps', () => {
    const engine = open('cuda-std = "0.3"', SOURCE);
    const [error, ...more] = found(engine);
    assert.deepEqual(
      [error?.severity, error?.message],
      ['error', 'there is no package `cuda-std`: `cuda_std` is meant'],
    );
    assert.deepEqual(more, []);
    engine.setFile(TOML, applyEdits(engine.text(TOML)!, error!.fixes![0]!.edits));
    assert.deepEqual(found(engine), []);
    assert.deepEqual(
      engine.kernels(ROOT).map(({ name }) => name),
      ['k'],
    );
  });

  it('is asked about where it differs in a letter', () => {
    for (const name of ['cuda_sdt', 'cuda_st', 'cuda_stdd', 'cuba_std']) {
      const [info] = found(open(`${name} = "0.3"`, SOURCE));
      assert.equal(info?.severity, 'info');
      assert.match(info!.message, /is not on this machine; did you mean `cuda_std`\?$/);
    }
    for (const name of ['cuda_core', 'cuda-stream', 'std_cuda'])
      assert.deepEqual(found(open(`${name} = "0.3"`, SOURCE)), [], name);
  });
});
