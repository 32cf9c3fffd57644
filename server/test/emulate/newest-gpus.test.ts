/**
 * The newest GPUs in the simulator: the kernel corpus for sm_120 and gfx950, and instructions that
 * came with them.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import type { Engine, TargetName } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { launch } from './launches.ts';

const RUNS: readonly (readonly [TargetName, string, typeof runPtx | typeof runAmdgcn])[] = [
  ['ptx', 'sm_120', runPtx],
  ['amdgcn', 'gfx950', runAmdgcn],
];

describe('the newest GPUs', () => {
  let engine: Engine;
  before(() => {
    engine = testEngine();
  });

  for (const [target, cpu, run] of RUNS)
    it(`the kernel corpus gives the native results for ${cpu}`, function () {
      this.timeout(120_000);
      for (const path of listFiles('test-fixtures/kernels', ['.rs'])) {
        engine.setFile(`/${path}`, readRepo(path));
        const { text, problems } = engine.emit(`/${path}`, target, { cpu });
        assert.deepEqual(problems, [], path);
        assert.ok(text.includes(cpu), path);
        const spec = JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as LaunchSpec;
        const result = run(text, spec, {});
        assert.deepEqual(result.mismatches, [], path);
        const errors = result.diagnostics.filter((d) => d.severity === 'error');
        assert.deepEqual(errors, [], path);
      }
    });

  it('packed single precision, and the widest loads, run for sm_120', () => {
    const text = `.version 8.8
.target sm_120
.address_size 64
.visible .entry k(.param .u64 pin, .param .u64 pout)
{
\t.reg .b64 %in, %out, %a, %b, %c;
\tld.param.u64 %in, [pin];
\tld.param.u64 %out, [pout];
\tld.global.v2.b64 {%a, %b}, [%in];
\tfma.rn.f32x2 %c, %a, %b, %a;
\tst.global.b64 [%out], %c;
\tret;
}
`;
    const input = new Float32Array([2, 3, 10, 100]);
    const output = new Float32Array(2);
    const run = launch(text, { kernel: 'k', args: { input, output } });
    assert.deepEqual(run.diagnostics, []);
    const bytes = Uint8Array.from(run.buffers[0]!.get('output')!);
    assert.deepEqual([...new Float32Array(bytes.buffer)], [22, 303]);
  });
});
