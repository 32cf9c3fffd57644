/**
 * Programs that random testing found, made small: each was compiled wrongly or not at all. They run
 * on PTX and on both kinds of AMD processors, all rows in one launch, and must give what the file's
 * `//@ expect` lines say; `UPDATE=1` derives those from rustc's native build. A `//@ levels: O1 O2`
 * line says at which levels of the optimiser.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import {
  findTool,
  isNightly,
  isSampled,
  listFiles,
  readRepo,
  repoPath,
  requireTool,
  updating,
} from '../kit/index.ts';
import { createTestEngine, inputRows, type Rows, runNatively, runProgram } from './programs.ts';

const FOLDER = 'test-fixtures/language/found';
const TARGETS = [
  { target: 'ptx', cpu: 'sm_80' },
  { target: 'amdgcn', cpu: 'gfx90a' },
  { target: 'amdgcn', cpu: 'gfx1100' },
] as const;

const rows = inputRows(8);

const nameOf = (path: string): string => path.split('/').pop()!.replace(/\.rs$/, '');

function expectations(text: string): Rows {
  return [...text.matchAll(/^\/\/@ expect: ?(.*)$/gm)].map((line) => line[1]!);
}

function derive(rustc: string, paths: readonly string[], checks: boolean): Map<string, Rows> {
  const texts = paths.map((path) => [nameOf(path), readRepo(path)] as const);
  const some = texts.filter(([, text]) => /^\/\/@ checks$/m.test(text) === checks);
  const options = { rows, optLevel: 0, debugAssertions: checks };
  return some.length === 0 ? new Map() : runNatively(rustc, new Map(some), options);
}

describe('language: programs found', () => {
  const paths = listFiles(FOLDER, ['.rs']);
  const verified = createTestEngine(true);
  // The passes are verified on PTX, in every other program; what is left for a processor is few.
  const engine = isNightly() ? verified : createTestEngine();
  const native = (rustc: string): Map<string, Rows> =>
    new Map([...derive(rustc, paths, false), ...derive(rustc, paths, true)]);

  before(() => {
    const rustc = findTool('rustc-nightly');
    if (!updating() || rustc === undefined) return;
    const results = native(rustc);
    for (const path of paths) {
      const text = readRepo(path).replace(/^\/\/@ expect:.*\n/gm, '');
      const lines = results.get(nameOf(path))!.map((row) => `//@ expect: ${row}\n`);
      writeFileSync(repoPath(path), `${text.trimEnd()}\n\n${lines.join('')}`);
    }
  });

  for (const [n, path] of paths.entries()) {
    if (!isSampled(n, 2)) continue;
    const i = n >> 1;
    const [, levels = 'O2'] = /^\/\/@ levels: (.*)$/m.exec(readRepo(path)) ?? [];
    for (const [t, { target, cpu }] of TARGETS.entries()) {
      // The processors of AMD take turns.
      if (target === 'amdgcn' && !isSampled(i + t, 2)) continue;
      for (const opt of levels.split(' ') as ('O0' | 'O1' | 'O2')[]) {
        it(`${nameOf(path)}: ${cpu}${opt === 'O2' ? '' : ` ${opt}`}`, () => {
          const text = readRepo(path);
          const together = expectations(text);
          const debugAssertions = /^\/\/@ checks$/m.test(text);
          const options = { rows, target, cpu, opt, together, debugAssertions };
          const isVerified = target === 'ptx' && isSampled(i, 2);
          const outcome = runProgram(isVerified ? verified : engine, text, options);
          assert.ok('rows' in outcome, 'rows' in outcome ? '' : outcome.failure);
          assert.deepEqual(outcome.rows, together);
        });
      }
    }
  }

  it('are what rustc makes of them', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    for (const [name, expected] of native(rustc)) {
      const path = paths.find((p) => nameOf(p) === name)!;
      assert.deepEqual(expectations(readRepo(path)), expected, name);
    }
  });
});
