/**
 * Every instruction that our PTX printer prints is one of the table of forms, for each GPU, and
 * nothing is found in it.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { checkPtx, lintPtx, parsePtx } from '../../src/asm/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { isSampled, readRepo, repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const FOLDERS = ['test-fixtures/kernels', 'test-fixtures/kernels-more'];

/** What the parser, the table of forms and the lints say of a text. */
function findingsIn(text: string) {
  const parse = parsePtx(text);
  return [...parse.errors, ...checkPtx(parse.module), ...lintPtx(parse)];
}

describe('PTX: what is printed passes the table', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(repoPath(folder))
      .filter((name) => name.endsWith('.rs'))
      .map((name) => `${folder}/${name}`),
  );
  // Every second kernel for one GPU, and every GPU with some kernels.
  for (const [i, file] of files.entries()) {
    if (!isSampled(i, 2)) continue;
    it(file, () => {
      engine.setFile('/kernel.rs', readRepo(file));
      const cpus = engine.cpus('ptx');
      const cpu = cpus[Math.floor(i / 2) % cpus.length]!;
      const { text } = engine.emit('/kernel.rs', 'ptx', { cpu });
      assert.deepEqual(findingsIn(text), [], cpu);
    });
  }

  it('an instruction that is none of it does not pass', () => {
    engine.setFile('/kernel.rs', readRepo('test-fixtures/kernels/saxpy.rs'));
    const { text } = engine.emit('/kernel.rs', 'ptx', { cpu: 'sm_80' });
    for (const [printed, other] of [
      ['mad.lo.s32', 'mad.s32'],
      ['mad.lo.s32', 'mad.lo.f32'],
      ['ld.global', 'ld.globl'],
      ['setp.ge.u32', 'setp.u32'],
      ['ret;', 'ret'],
    ] as const) {
      assert.ok(text.includes(printed), printed);
      assert.notDeepEqual(findingsIn(text.replace(printed, other)), [], other);
    }
  });
});
