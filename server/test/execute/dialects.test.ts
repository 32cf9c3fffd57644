/**
 * Kernels of other dialects as `warplens run` executes them: nothing is found in them, and what is
 * found when one line is wrong, by line of the text.
 */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { isSampled, listFiles, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { breaksOf, broken } from '../rules/broken.ts';

describe('execute: planted faults in other dialects', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });

  /** Codes and lines of what the launches of a text find. */
  function found(text: string, path: string): string[] {
    engine.setFile(path, text);
    const out = new Set<string>();
    for (const [, spec] of text.matchAll(/\/\/ spec (.*)$/gm)) {
      const report = runSpec(engine, {
        root: path,
        target: 'ptx',
        debugAssertions: true,
        spec: readSpec(spec!),
        create: createExecution,
        readFile: () => undefined,
      });
      assert.ok(isReport(report), `${path} does not run`);
      for (const { code, span } of report.findings)
        out.add(`${code}@${span && text.slice(0, span.start).split('\n').length}`);
    }
    return [...out].sort();
  }

  for (const file of listFiles('test-fixtures/execute/dialects', ['.rs', '.mlir'])) {
    const text = readRepo(file);
    const name = file.split('/').pop()!;
    const path = `/src/${name}`;
    it(`${name}: nothing`, () => assert.deepEqual(found(text, path), []));
    for (const [i, change] of breaksOf(text).entries()) {
      if (!isSampled(i, 8)) continue;
      it(`${name}:${change.line} ${change.text}`, () => {
        const wanted = change.expected.map(({ rule, line }) => `${rule}@${line}`).sort();
        assert.deepEqual(found(broken(text, change), path), wanted);
      });
    }
  }
});
