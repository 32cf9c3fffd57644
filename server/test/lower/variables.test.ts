/**
 * Variables of code that is lowered for a debugger: at every stop of the fixtures each local has
 * the value that a native build of the same text prints, and in optimised code that one or none.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, readRepo, repoPath } from '../kit/index.ts';
import { expectedOf, expectedPath, hiddenIn, linesOf, plain } from './expected-stops.ts';
import { optimisedStopsOf } from './optimised-stops.ts';
import { kernelsOf, nativeText, stoppingProgram, stopsOf } from './stops.ts';

const FIXTURES = listFiles('test-fixtures/variables', ['.rs']);
describe('lower: variables', () => {
  let stopCount = 0;
  let kernelCount = 0;

  for (const path of FIXTURES) {
    const text = readRepo(path);
    it(`have the values of a native run: ${path.split('/').at(-1)!}`, () => {
      const expected = expectedOf(path);
      const program = stoppingProgram(text);
      const hidden = hiddenIn(text);
      for (const kernel of kernelsOf(text)) {
        const wanted = expected.get(kernel)!;
        const found = stopsOf(program, kernel).map(({ number, variables }, at) => {
          return { number, lines: linesOf(variables, wanted[at]?.lines ?? [], hidden) };
        });
        assert.deepEqual(found, wanted, kernel);
        kernelCount++;
        stopCount += found.length;
      }
    });
  }

  let known = 0;
  let lost = 0;
  for (const path of FIXTURES)
    for (const level of ['O1', 'O2'] as const)
      it(`have them or none in optimised code: ${level} ${path.split('/').at(-1)!}`, () => {
        const text = readRepo(path);
        const expected = expectedOf(path);
        const program = stoppingProgram(text);
        for (const kernel of kernelsOf(text)) {
          const found = optimisedStopsOf(program, kernel, level);
          const wanted = expected.get(kernel)!;
          assert.deepEqual(
            found.map(({ number }) => number),
            wanted.map(({ number }) => number),
          );
          for (const [at, { number, variables }] of found.entries()) {
            const named = new Map(variables.map((one) => [one.name, one]));
            for (const line of wanted[at]!.lines) {
              const name = /^\w+/.exec(line)![0];
              const own = named.get(name);
              if (own === undefined || /<\w+/.test(own.text) || own.missing !== undefined) lost++;
              else {
                assert.equal(`${name} = ${plain(own.text)}`, line, `${kernel}, stop ${number}`);
                known++;
              }
            }
          }
        }
      });

  it('are known in optimised code at two of five places at least', () => {
    assert.ok(known > 0.4 * (known + lost), `${known} known, ${lost} optimised out`);
  });

  it('are those of 30 functions at 300 stops', () => {
    assert.ok(kernelCount >= 30, `${kernelCount} functions`);
    assert.ok(stopCount >= 300, `${stopCount} stops`);
  });

  it('are expected to be what rustc gives', function () {
    if (spawnSync('rustc', ['+nightly', '--version']).status !== 0) this.skip();
    this.timeout(120_000);
    const folder = mkdtempSync(join(tmpdir(), 'variables-'));
    try {
      for (const path of FIXTURES) {
        const source = join(folder, 'main.rs');
        writeFileSync(source, nativeText(readRepo(path)));
        const flags = ['+nightly', '--edition', '2024', '-A', 'warnings', '-C', 'debuginfo=0'];
        execFileSync('rustc', [...flags, '-o', join(folder, 'main'), source]);
        const output = execFileSync(join(folder, 'main'), { encoding: 'utf8' });
        if (process.env.UPDATE === '1') writeFileSync(repoPath(expectedPath(path)), output);
        else assert.equal(readRepo(expectedPath(path)), output, path);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
