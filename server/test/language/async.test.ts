/**
 * Programs with `async` and `gen`: what comes out on the simulators of both vendors and in the
 * engine for MIR is what the file's `//@ expect` lines say, which come from rustc's native build;
 * `UPDATE=1` writes them anew.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { AMDGCN, PTX } from '../execute/launch.ts';
import { executeProgram } from '../execute/programs.ts';
import { findTool, listFiles, readRepo, repoPath, sampled, updating } from '../kit/index.ts';
import { isNightly } from '../kit/sample.ts';
import { createTestEngine, type Rows, runNatively, runProgram } from './programs.ts';

const FOLDER = 'test-fixtures/language/async';

const nameOf = (path: string): string => path.split('/').pop()!.replace(/\.rs$/, '');

const expectations = (text: string): Rows =>
  [...text.matchAll(/^\/\/@ expect: ?(.*)$/gm)].map((line) => line[1]!);

/** There is no `malloc` on AMD's processors. */
const usesHeap = (text: string): boolean => text.includes('extern crate alloc;');

describe('language: async', () => {
  const paths = listFiles(FOLDER, ['.rs']);
  const engines = { ptx: createTestEngine(true), amdgcn: createTestEngine(true) };

  before(() => {
    const rustc = findTool('rustc-nightly');
    if (!updating() || rustc === undefined) return;
    const texts = new Map(paths.map((path) => [nameOf(path), readRepo(path)]));
    for (const [name, rows] of runNatively(rustc, texts)) {
      const program = texts
        .get(name)!
        .replace(/(?:^\/\/@ expect:.*\n?)+/m, '')
        .trimEnd();
      const lines = rows.map((row) => `//@ expect: ${row}\n`).join('');
      writeFileSync(repoPath(`${FOLDER}/${name}.rs`), `${program}\n\n${lines}`);
    }
  });

  for (const [i, path] of sampled(paths, 2).entries()) {
    const target = i % 2 === 0 || usesHeap(readRepo(path)) ? 'ptx' : 'amdgcn';
    const all = (isNightly() || updating()) && !usesHeap(readRepo(path));
    for (const one of all ? (['ptx', 'amdgcn'] as const) : ([target] as const))
      it(`${nameOf(path)} on ${one}`, () => {
        const text = readRepo(path);
        const together = expectations(text);
        const outcome = runProgram(engines[one], text, { together, target: one });
        assert.deepEqual(outcome, { rows: together });
      });
    it(`${nameOf(path)} in the engine for MIR`, () => {
      const text = readRepo(path);
      const other = target === 'ptx' && !usesHeap(text) ? AMDGCN : PTX;
      assert.deepEqual(executeProgram(text, { target: other }), { rows: expectations(text) });
    });
  }
});
