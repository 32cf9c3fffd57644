/**
 * Litmus tests of LLVM's memory model for AMDGPU: which pairs are ordered, and which race. Those of
 * the PTX memory model are among the planted races, in `races/litmus.rs`.
 */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { breaksOf, broken } from '../rules/broken.ts';

const PATH = '/src/amdgpu.mlir';

describe('execute: litmus tests of AMDGPU', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const text = readRepo('test-fixtures/execute/litmus/amdgpu.mlir');
  const specs = [...text.matchAll(/\/\/ spec (.*)$/gm)].map(([, spec]) => spec!);

  /** Codes and lines that the launches of a text find. */
  function found(of: string): string[] {
    engine.setFile(PATH, of);
    const out = new Set<string>();
    for (const spec of specs) {
      const report = runSpec(engine, {
        root: PATH,
        target: 'amdgcn',
        spec: readSpec(spec),
        schedules: 1,
        create: createExecution,
        readFile: () => undefined,
      });
      assert.ok(isReport(report), JSON.stringify(report));
      for (const { code, span } of report.findings)
        out.add(`${code}@${span && of.slice(0, span.start).split('\n').length}`);
    }
    return [...out].sort();
  }

  it('nothing', () => assert.deepEqual(found(text), []));
  for (const change of breaksOf(text))
    it(`${change.line} ${change.text}`, () => {
      const wanted = change.expected.map(({ rule, line }) => `${rule}@${line}`).sort();
      assert.deepEqual(found(broken(text, change)), wanted);
    });
});
