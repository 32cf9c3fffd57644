/** Lenses are for the targets that a crate is built for. */
import assert from 'node:assert/strict';
import { kernelLenses } from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PRELUDE = preludeTexts();
const ROOT = '/p/src/lib.rs';

function lensesWith(config: string | undefined): readonly string[] {
  const engine = createEngine({ readFile: () => undefined, prelude: PRELUDE });
  engine.setFile('/p/Cargo.toml', '[package]\nname = "p"\nversion = "0.1.0"\nedition = "2021"\n');
  engine.setFile(
    ROOT,
    '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)]\npub extern "gpu-kernel" fn k() {}\n',
  );
  if (config !== undefined) engine.setFile('/p/.cargo/config.toml', config);
  return kernelLenses(engine, ROOT).map(({ target }) => target);
}

describe('ide: lenses of a crate', () => {
  it('of both targets where nothing names one', () => {
    assert.deepEqual(lensesWith(undefined), ['run', 'profile', 'ptx', 'amdgcn']);
    assert.deepEqual(lensesWith('[net]\noffline = true\n'), ['run', 'profile', 'ptx', 'amdgcn']);
  });

  it('of the one that is built', () => {
    assert.deepEqual(lensesWith('[build]\ntarget = "amdgcn-amd-amdhsa"\n'), [
      'run',
      'profile',
      'amdgcn',
    ]);
    assert.deepEqual(lensesWith('[target.nvptx64-nvidia-cuda]\nrustflags = ["-Copt-level=3"]\n'), [
      'run',
      'profile',
      'ptx',
    ]);
  });

  it('of both where both are named', () => {
    const both = '[build]\ntarget = ["nvptx64-nvidia-cuda", "amdgcn-amd-amdhsa"]\n';
    assert.deepEqual(lensesWith(both), ['run', 'profile', 'ptx', 'amdgcn']);
  });
});
