/** Kernels that reach very much code are compiled for who asks for their assembly. */
import assert from 'node:assert/strict';
import { hover, lensTitle, resources } from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PRELUDE = preludeTexts();
const ROOT = '/p/k.rs';

/** A kernel of so many stores, of some instructions each. */
function engineWith(stores: number) {
  const engine = createEngine({ readFile: () => undefined, prelude: PRELUDE });
  const body = Array.from({ length: stores }, (_, i) => `*p.add(${i}) = ${i};`).join('\n');
  const text = `#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(p: *mut u32) { unsafe {\n${body}\n} }\n`;
  engine.setFile(ROOT, text);
  return { engine, at: text.indexOf('fn k(') + 3 };
}

const SMALL = 100;
const LARGE = 12_000;

describe('ide: kernels that reach much code', () => {
  it('a hover has the figures of an ordinary one and says why not those of a large one', () => {
    const small = engineWith(SMALL);
    const shown = hover(small.engine, ROOT, small.at)!.markdown;
    assert.match(shown, /AMDGCN gfx\w+\*\* · /);
    assert.doesNotMatch(shown, /not computed here/);
    const large = engineWith(LARGE);
    assert.ok(large.engine.isLarge(ROOT, 'k'));
    const told = hover(large.engine, ROOT, large.at)!.markdown;
    assert.match(told, /\| `p` \|/);
    assert.match(
      told,
      /not computed here, because the kernel reaches more than 20000 instructions/,
    );
    assert.doesNotMatch(told, /VGPR/);
  });

  it('a lens has no number, and who asks for the figures gets them', () => {
    const { engine } = engineWith(LARGE);
    assert.equal(lensTitle(engine, { path: ROOT, kernel: 'k', target: 'ptx' }), 'PTX');
    const report = resources(engine, { path: ROOT, kernel: 'k', target: 'ptx' });
    assert.ok(report!.figures.some(({ name }) => name === 'registers'));
  });
});
