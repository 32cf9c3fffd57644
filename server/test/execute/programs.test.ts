/** Programs that random testing found, in the engine for MIR, on the rules of both vendors. */
import assert from 'node:assert/strict';
import { isSampled, listFiles, readRepo } from '../kit/index.ts';
import { inputRows } from '../language/programs.ts';
import { AMDGCN, PTX } from './launch.ts';
import { executeProgram } from './programs.ts';

describe('execute: programs found', () => {
  const rows = inputRows(8);
  for (const [i, path] of listFiles('test-fixtures/language/found', ['.rs']).entries()) {
    const target = i % 2 === 0 ? PTX : AMDGCN;
    if (!isSampled(i, 5)) continue;
    it(`${path.split('/').pop()}: ${target.name}`, () => {
      const text = readRepo(path);
      const expected = [...text.matchAll(/^\/\/@ expect: ?(.*)$/gm)].map((line) => line[1]!);
      const debugAssertions = /^\/\/@ checks$/m.test(text);
      const outcome = executeProgram(text, { target, rows, debugAssertions });
      assert.deepEqual(outcome, { rows: expected });
    });
  }
});
