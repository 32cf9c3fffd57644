/**
 * Variables of code that is lowered for a debugger: at every stop of the fixtures each local has
 * the value that a native build of the same text prints, and in optimised code that one or none.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shown } from '../../src/views/index.ts';
import { listFiles, readRepo, repoPath } from '../kit/index.ts';
import { optimisedStopsOf } from './optimised-stops.ts';
import { kernelsOf, nativeText, stoppingProgram, stopsOf } from './stops.ts';

const FIXTURES = listFiles('test-fixtures/variables', ['.rs']);
const expectedPath = (path: string): string => path.replace(/\.rs$/, '.txt');

/** What the native build printed, by function: for each stop its number and its variables. */
function expectedOf(path: string): Map<string, { number: number; lines: string[] }[]> {
  const out = new Map<string, { number: number; lines: string[] }[]>();
  let stops: { number: number; lines: string[] }[] = [];
  for (const line of readRepo(expectedPath(path)).trimEnd().split('\n')) {
    const [, what, name] = /^(kernel|stop) (\w+)$/.exec(line) ?? [];
    if (what === 'kernel') out.set(name!, (stops = []));
    else if (what === 'stop') stops.push({ number: Number(name), lines: [] });
    else stops.at(-1)!.lines.push(line);
  }
  return out;
}

/** `{:?}` of a reference is that of what it points to. */
const plain = (text: string): string => text.replaceAll(/&(?:mut )?/g, '');

/** Variables that have no `{:?}`. */
const NO_DEBUG = /\{closure|impl |^core::iter|^\[closure/;

/** The lines of a stop in the order that is expected, and of what the stop does not name. */
function linesOf(
  variables: readonly Shown[],
  expected: readonly string[],
  hidden: ReadonlySet<string>,
): string[] {
  const named = new Map(variables.map((one) => [one.name, one]));
  const listed = expected.map((line) => /^\w+/.exec(line)![0]);
  const lines = listed.map((one) => `${one} = ${plain(named.get(one)?.text ?? 'not in scope')}`);
  for (const { name, type, text, missing } of named.values())
    if (
      !listed.includes(name) &&
      !hidden.has(name) &&
      !NO_DEBUG.test(type) &&
      missing === undefined
    )
      lines.push(`${name} = ${text}, which the stop does not name`);
  return lines;
}

describe('lower: variables', () => {
  let stopCount = 0;
  let kernelCount = 0;

  for (const path of FIXTURES) {
    const text = readRepo(path);
    it(`have the values of a native run: ${path.split('/').at(-1)!}`, () => {
      const expected = expectedOf(path);
      const program = stoppingProgram(text);
      // `stop!(1, a; b)`: `b` is borrowed or has no value yet.
      const behind = [...text.matchAll(/stop!\([^();]*; ([\w ]+)\)/g)];
      const hidden = new Set(behind.flatMap(([, names]) => names!.split(' ')));
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
