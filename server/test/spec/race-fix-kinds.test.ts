/**
 * Kinds of fixes of races, each with a kernel that needs it: the title that is offered, the lines
 * that it adds, and that no race is left.
 */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, type RunReport, runWithFixes } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine, type TargetName } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const FILES: readonly (readonly [name: string, target: TargetName])[] = [
  ['nvidia.rs', 'ptx'],
  ['amd.rs', 'amdgcn'],
];

const isRace = ({ code }: { readonly code: string }): boolean => code.endsWith('-race');

describe('spec: kinds of fixes of races', () => {
  for (const [name, target] of FILES) {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    const text = readRepo(`test-fixtures/execute/race-fixes/${name}`);
    const path = `/src/${name}`;

    function run(source: string, spec: string): RunReport {
      engine.setFile(path, source);
      const outcome = runWithFixes(engine, {
        root: path,
        target,
        spec: readSpec(spec),
        create: createExecution,
        readFile: () => undefined,
      });
      assert.ok(isReport(outcome), JSON.stringify(outcome));
      return outcome;
    }

    for (const [, spec, rest] of text.matchAll(/^\/\/ spec (.*)\n((?:\/\/ .*\n)+)/gm)) {
      const { kernel } = JSON.parse(spec!) as { readonly kernel: string };
      const wanted = /^\/\/ fix (.*)$/m.exec(rest!)![1]!;
      const added = [...rest!.matchAll(/^\/\/ add (.*)$/gm)].map(([, line]) => line!);
      it(`${name} ${kernel}`, () => {
        const race = run(text, spec!).findings.find(isRace);
        assert.ok(race !== undefined, 'no race');
        const [fix] = race.fixes ?? [];
        const title = fix?.title
          .replace(' (proven by a run)', '')
          .replace(/\d+(?=[\s,]|$)/g, (digits, at: number, all: string) =>
            /(?:lines?|and) $/.test(all.slice(0, at)) ? 'N' : digits,
          );
        assert.equal(title ?? 'none', wanted);
        if (fix === undefined) return;
        const before = text.split('\n');
        const after = applyEdits(text, fix.edits);
        const lines = after.split('\n').map((line) => line.trim().replace(/ \/\/ .*$/, ''));
        for (const line of added) {
          const count = (all: readonly string[]): number =>
            all.filter((one) => one.trim().replace(/ \/\/ .*$/, '') === line).length;
          const isMove = wanted.startsWith('move');
          assert.ok(isMove ? lines.includes(line) : count(lines) > count(before), line);
        }
        const then = run(after, spec!);
        assert.deepEqual(then.findings.filter(isRace), []);
        for (const { state, buffers } of then.launches) {
          assert.equal(state, 'completed');
          for (const { comparison } of buffers) assert.notEqual(comparison.verdict, 'differs');
        }
      });
    }
  }
});
