/** The examples of the reference of launch specs are run, and give what they expect. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec, writeNpy } from '../../src/spec/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { engineFor } from './kit.ts';
import { SPEC_EXAMPLES, type SpecExample } from './spec-examples.ts';

function engineOf({ dialect, code }: SpecExample): {
  readonly engine: Engine;
  readonly root: string;
} {
  if (dialect === 'gpu-kernel') return { engine: engineFor(code), root: '/src/lib.rs' };
  const root = dialect === 'mlir' ? '/k.mlir' : '/src/lib.rs';
  const engine = testEngine();
  engine.setFile(root, code);
  return { engine, root };
}

describe('examples of the reference of specs', () => {
  for (const example of SPEC_EXAMPLES)
    it(example.title, () => {
      const { engine, root } = engineOf(example);
      const report = runSpec(engine, {
        root,
        target: 'ptx',
        spec: readSpec(example.spec),
        create: createExecution,
        readFile: (path) => {
          const values = example.npy?.[path];
          const bytes = values && new Uint8Array(Float32Array.from(values).buffer);
          return bytes && writeNpy('f32', [values.length], bytes);
        },
      });
      assert.ok(isReport(report), JSON.stringify(report));
      const compared = report.launches.flatMap(({ buffers }) =>
        buffers.map(
          ({ name, comparison }) => `${name} ${comparison.verdict} ${comparison.note ?? ''}`,
        ),
      );
      const found = report.findings.map(({ message }) => message);
      assert.ok(report.ok, [...found, ...compared].join('\n'));
      assert.equal(report.engine, 'mir');
    });
});
