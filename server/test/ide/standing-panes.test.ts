/** Panes while their source is broken: no line of the text moves, and the true reason is shown. */
import assert from 'node:assert/strict';
import { keepsOld, lensTitle, type Preview, preview, stalePreview } from '../../src/ide/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel, stdarch_amdgpu)]\n';
const kernel = (name: string, body: string): string =>
  `#[no_mangle]\npub unsafe extern "gpu-kernel" fn ${name}(p: *mut u32, n: u32) { ${body} }\n`;
const PATH = '/k.rs';

const engineOf = (text: string): Engine => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts });
  engine.setFile(PATH, text);
  return engine;
};

describe('panes while their source is broken', () => {
  /** What a pane shows, from one text to the next. */
  const shown = (texts: readonly string[]): Preview[] => {
    const engine = engineOf(texts[0]!);
    let good: Preview | undefined;
    return texts.map((text) => {
      engine.setFile(PATH, text);
      const fresh = preview(engine, { path: PATH, target: 'ptx' });
      const now = keepsOld(fresh, good) ? stalePreview(fresh, good) : fresh;
      if (now.staleFrom === undefined && now.complete) good = now;
      return now;
    });
  };
  const lineOf = ({ text }: Preview, word: string): number =>
    text.split('\n').findIndex((line) => line.includes(word));

  it('keep every line where it was, whichever of the kernels is broken', () => {
    const good = HEAD + kernel('one', '*p = n + 1;') + kernel('two', '*p = n * 3;');
    const broken = [
      good.replace('n + 1;', 'n + ;'),
      good.replace('n * 3', 'm * 3'),
      good.replace('n + 1', 'm + 1').replace('n * 3', 'm * 3'),
      good.replace('{ *p = n + 1; }', '{ *p = n + 1; '),
    ];
    for (const text of broken) {
      const [before, between, after] = shown([good, text, good]);
      for (const name of ['.entry one(', '.entry two(']) {
        assert.ok(lineOf(before!, name) > 0);
        assert.equal(lineOf(between!, name), lineOf(before!, name), text);
      }
      assert.equal(between!.text.split('\n').length, before!.text.split('\n').length);
      assert.match(between!.text.split('\n')[1]!, /STALE/);
      assert.equal(after!.text, before!.text);
    }
  });

  it('lose a kernel that is gone, which is no mistake', () => {
    const both = HEAD + kernel('one', '*p = n + 1;') + kernel('two', '*p = n * 3;');
    const [, after] = shown([both, HEAD + kernel('two', '*p = n * 3;')]);
    assert.equal(after!.staleFrom, undefined);
    assert.equal(lineOf(after!, '.entry one('), -1);
  });
});

describe('a file for AMD alone', () => {
  const amd =
    HEAD +
    'use core::arch::amdgpu::workitem_id_x;\n' +
    kernel('put', '*p.add(workitem_id_x() as usize) = n;');

  it('says so where PTX is asked for, and not that it does not compile', () => {
    const engine = engineOf(amd);
    const { problems } = engine.emit(PATH, 'ptx');
    assert.deepEqual(
      problems.map(({ message }) => message),
      ['this file is for AMD: `warplens amdgcn`, or its AMDGCN preview, shows the code'],
    );
    const title = lensTitle(engine, { path: PATH, kernel: 'put', target: 'ptx' });
    assert.equal(title, 'PTX · for AMD only');
    assert.deepEqual(engine.emit(PATH, 'amdgcn').problems, []);
  });

  it('says what is wrong with it when that is wrong for AMD too', () => {
    const { problems } = engineOf(amd.replace('= n;', '= m;')).emit(PATH, 'ptx');
    assert.doesNotMatch(problems[0]!.message, /for AMD/);
  });
});
