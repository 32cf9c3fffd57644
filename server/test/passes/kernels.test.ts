/**
 * The kernel corpus behind the whole pipeline: verified after every pass, and the results are those
 * of the native build.
 */
import assert from 'node:assert/strict';
import { checkExpected, expandLaunches, type LaunchSpec } from '../../src/emulate/index.ts';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import { Interpreter, type KernelArg, type Module, runKernel } from '../../src/mir/index.ts';
import { type OptLevel, optimize, PIPELINES } from '../../src/passes/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { loadProgram } from '../lower/program.ts';

/** Problems of running the launches of a spec over a module. */
function runAll(module: Module, spec: LaunchSpec): string[] {
  const problems: string[] = [];
  for (const [index, launch] of expandLaunches(spec).entries()) {
    if (!module.funcs.has(launch.kernel)) continue;
    const interpreter = new Interpreter(module);
    const buffers = new Map<string, { readonly address: bigint; readonly size: number }>();
    const args = launch.args.map((arg): KernelArg => {
      if (arg.kind === 'value') {
        if (arg.bytes.length > 8) return arg.bytes;
        return arg.bytes.reduceRight((bits, byte) => (bits << 8n) | BigInt(byte), 0n);
      }
      const address = interpreter.allocate(arg.bytes.length, 256, { init: arg.bytes });
      buffers.set(arg.name, { address, size: arg.bytes.length });
      return address;
    });
    const shape = { grid: launch.grid, block: launch.block, workgroupMem: launch.dynamicShared };
    const outcome = runKernel(interpreter, launch.kernel, shape, args);
    if (!outcome.ok) {
      problems.push(`${launch.kernel}: ${outcome.trap.message}`);
      continue;
    }
    const results = new Map<string, Uint8Array>();
    for (const [name, { address, size }] of buffers) {
      results.set(name, interpreter.readBytes(address, size)!);
    }
    for (const problem of checkExpected(launch, results, spec.launches[index])) {
      problems.push(`${launch.kernel}: ${JSON.stringify(problem)}`);
    }
  }
  return problems;
}

describe('passes: the kernel corpus', () => {
  for (const path of listFiles('test-fixtures/kernels', ['.rs'])) {
    for (const level of Object.keys(PIPELINES) as OptLevel[]) {
      it(`${path.split('/').pop()} ${level}`, () => {
        const program = loadProgram(readRepo(path), { edition: 2024 });
        const { module } = lowerKernels(
          program.lowering,
          findKernels(program.program, program.crate),
        );
        optimize(module, { level, verify: true });
        const spec = JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as LaunchSpec;
        assert.deepEqual(runAll(module, spec), []);
      });
    }
  }
});
