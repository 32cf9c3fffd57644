/**
 * `//@ run: f(1, 2) == 3` lines of fixtures: functions lowered without any pass and run by the MIR
 * interpreter. The values are what rustc's native build printed.
 */
import assert from 'node:assert/strict';
import type { Edition } from '../../src/syntax/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { loadProgram, runFn } from './program.ts';

/** `{}` in a panic's text stands for a number that only running code knows. */
function matches(got: string, want: string): boolean {
  if (got === want) return true;
  if (!got.startsWith('trap: ')) return false;
  const pattern = got.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '\\d+');
  return new RegExp(`^${pattern}$`).test(want);
}

for (const path of listFiles('test-fixtures/lower', ['.rs'])) {
  describe(`lower: ${path.split('/').pop()}`, () => {
    const text = readRepo(path);
    const edition = Number(/^\/\/@ edition: (\d+)/m.exec(text)?.[1] ?? 2024) as Edition;
    const overflowChecks = /^\/\/@ overflow-checks/m.test(text);
    let program: ReturnType<typeof loadProgram>;
    before(() => {
      program = loadProgram(text, { edition, overflowChecks });
    });
    for (const [, name, args, want] of text.matchAll(/^\/\/@ run: (\w+)\((.*?)\) == (.*)$/gm)) {
      it(`${name}(${args}) == ${want}`, () => {
        const list = args!
          .split(',')
          .map((arg) => arg.trim())
          .filter((arg) => arg !== '');
        const got = runFn(program, name!, list);
        if (!matches(got, want!)) assert.equal(got, want);
      });
    }
  });
}
