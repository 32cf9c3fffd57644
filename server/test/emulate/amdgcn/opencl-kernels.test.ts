/**
 * Kernels that clang compiled from OpenCL, against results computed here: division and square root,
 * calls, private arrays, workgroup memory, atomics, lane exchanges. Two texts are committed; with
 * clang at hand all six processors run, optimised and not.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AmdgcnModule, parseAmdgcn } from '../../../src/asm/index.ts';
import { isSampled } from '../../kit/sample.ts';
import { requireTool } from '../../kit/tools.ts';
import { runOne } from './launch-kit.ts';
import { kernelCases } from './opencl-cases.ts';

const FOLDER = new URL('../../../../test-fixtures/emulate/amdgcn/opencl/', import.meta.url);
const SOURCE = fileURLToPath(new URL('ops.cl', FOLDER));

function module(text: string): AmdgcnModule {
  const parsed = parseAmdgcn(text);
  assert.deepEqual(parsed.errors, []);
  return parsed.module;
}

const waveOf = (cpu: string): 32 | 64 => (cpu.startsWith('gfx9') ? 64 : 32);

function runCase(m: AmdgcnModule, c: ReturnType<typeof kernelCases>[number]): void {
  const result = runOne(m, c.kernel, c.grid, c.block, c.args, { strict: true });
  assert.deepEqual(
    result.diagnostics.map((d) => `${(d.line ?? 0) + 1}: ${d.message}`),
    [],
  );
  c.check(result);
}

for (const cpu of ['gfx90a', 'gfx1100']) {
  describe(`AMDGCN of clang in the simulator, ${cpu}`, () => {
    const m = module(readFileSync(new URL(`ops.${cpu}.s`, FOLDER), 'utf8'));
    for (const [i, c] of kernelCases(waveOf(cpu)).entries())
      it(`${c.kernel} (${i})`, () => runCase(m, c));
  });
}

const GPUS = ['gfx906', 'gfx90a', 'gfx942', 'gfx1030', 'gfx1100', 'gfx1201'];

describe('AMDGCN of the installed clang in the simulator', () => {
  for (const [c, cpu] of GPUS.entries()) {
    for (const [l, level] of ['-O0', '-O2'].entries()) {
      if (!isSampled(c + l, 2)) continue;
      it(`${cpu} ${level}`, function () {
        const clang = requireTool(this, 'clang');
        const flags =
          '-target amdgcn-amd-amdhsa -x cl -cl-std=CL2.0 -nogpulib -ffp-contract=off -S -o -';
        const text = execFileSync(
          clang,
          [
            ...flags.split(' '),
            '-cl-fp32-correctly-rounded-divide-sqrt',
            `-mcpu=${cpu}`,
            level,
            SOURCE,
          ],
          { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] },
        );
        const m = module(text);
        for (const c of kernelCases(waveOf(cpu))) runCase(m, c);
      });
    }
  }
});
