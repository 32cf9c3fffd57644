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

describe('language: async', () => {
  const paths = listFiles(FOLDER, ['.rs']);
  const engines = { ptx: createTestEngine(true), amdgcn: createTestEngine(true) };

  before(() => {
    const rustc = findTool('rustc-nightly');
    if (!updating() || rustc === undefined) return;
    const texts = new Map(paths.map((path) => [nameOf(path), readRepo(path)]));
    for (const [name, rows] of runNatively(rustc, texts)) {
      const program = texts.get(name)!.replace(/(?:^\/\/@ expect:.*\n?)+/m, '').trimEnd();
      const lines = rows.map((row) => `//@ expect: ${row}\n`).join('');
      writeFileSync(repoPath(`${FOLDER}/${name}.rs`), `${program}\n\n${lines}`);
    }
  });

  for (const [i, path] of sampled(paths, 2).entries()) {
    const text = readRepo(path);
    const together = expectations(text);
    const target = i % 2 === 0 ? 'ptx' : 'amdgcn';
    for (const one of isNightly() || updating() ? (['ptx', 'amdgcn'] as const) : [target])
      it(`${nameOf(path)} on ${one}`, () => {
        const outcome = runProgram(engines[one], text, { together, target: one });
        assert.deepEqual(outcome, { rows: together });
      });
    it(`${nameOf(path)} in the engine for MIR`, () => {
      const outcome = executeProgram(text, { target: target === 'ptx' ? AMDGCN : PTX });
      assert.deepEqual(outcome, { rows: together });
    });
  }
});
