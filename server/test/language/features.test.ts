/**
 * Programs over the whole language, one feature each: what comes out of our compiler and the
 * simulator is what the file's `//@ expect` lines say, one for each row of inputs. Those lines come
 * from rustc's native build; `UPDATE=1` writes them anew, and the last test derives them again
 * where a nightly rustc is installed.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import {
  findTool,
  isSampled,
  listFiles,
  readRepo,
  repoPath,
  requireTool,
  sampled,
  updating,
} from '../kit/index.ts';
import { createTestEngine, type Rows, runNatively, runProgram } from './programs.ts';

const FOLDER = 'test-fixtures/language/features';

const nameOf = (path: string): string => path.split('/').pop()!.replace(/\.rs$/, '');

function expectations(text: string): Rows {
  return [...text.matchAll(/^\/\/@ expect: ?(.*)$/gm)].map((line) => line[1]!);
}

function withExpectations(text: string, rows: Rows): string {
  const program = text.replace(/(?:^\/\/@ expect:.*\n?)+/m, '').trimEnd();
  return `${program}\n\n${rows.map((row) => `//@ expect: ${row}\n`).join('')}`;
}

/** Results of rustc for all programs: together, but one by one where a program names its crate. */
function derive(rustc: string, texts: ReadonlyMap<string, string>): Map<string, Rows> {
  const isAlone = (text: string): boolean => /\bcrate\b/.test(text);
  const together = new Map([...texts].filter(([, text]) => !isAlone(text)));
  const results = runNatively(rustc, together);
  for (const [name, text] of texts) {
    if (!isAlone(text)) continue;
    results.set(name, runNatively(rustc, new Map([[name, text]])).get(name)!);
  }
  return results;
}

describe('language: features', () => {
  const paths = listFiles(FOLDER, ['.rs']);
  const engines = [createTestEngine(), createTestEngine(true)] as const;

  before(() => {
    const rustc = findTool('rustc-nightly');
    if (!updating() || rustc === undefined) return;
    const results = derive(rustc, new Map(paths.map((path) => [nameOf(path), readRepo(path)])));
    for (const path of paths) {
      const text = readRepo(path);
      const next = withExpectations(text, results.get(nameOf(path))!);
      if (next !== text) writeFileSync(repoPath(path), next);
    }
  });

  for (const [i, path] of paths.entries()) {
    if (!isSampled(i, 2)) continue;
    it(nameOf(path), () => {
      const text = readRepo(path);
      // Verifying behind each pass takes half as long as the passes.
      const engine = engines[isSampled(i, 4) ? 1 : 0];
      const together = expectations(text);
      const outcome = runProgram(engine, text, { together });
      assert.ok('rows' in outcome, 'rows' in outcome ? '' : outcome.failure);
      assert.deepEqual(outcome.rows, together);
    });
  }

  it('are what rustc makes of them', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    const some = sampled(paths, 4);
    const texts = new Map(some.map((path) => [nameOf(path), readRepo(path)]));
    const results = derive(rustc, texts);
    for (const [name, text] of texts) assert.deepEqual(results.get(name), expectations(text), name);
  });
});
