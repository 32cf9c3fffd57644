/**
 * The kernel corpus: lowered code, before any pass, gives in the interpreter what rustc's native
 * build gave.
 */
import assert from 'node:assert/strict';
import { checkExpected, expandLaunches, type LaunchSpec } from '../../src/emulate/index.ts';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import { Interpreter, type KernelArg, runKernel, verifyModule } from '../../src/mir/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { loadProgram, showSpan } from './program.ts';

describe('lower: the kernel corpus', () => {
  for (const path of listFiles('test-fixtures/kernels', ['.rs'])) {
    it(path.split('/').pop()!, () => {
      const program = loadProgram(readRepo(path), { edition: 2024 });
      const kernels = findKernels(program.program, program.crate);
      const { module, problems } = lowerKernels(program.lowering, kernels);
      assert.deepEqual(
        problems.map((p) => `${p.kernel.symbol}: ${p.what} at ${showSpan(program, p.span)}`),
        [],
      );
      assert.deepEqual(
        verifyModule(module).map((p) => p.message),
        [],
      );
      const spec = JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as LaunchSpec;
      for (const [index, launch] of expandLaunches(spec).entries()) {
        const interpreter = new Interpreter(module);
        const buffers = new Map<string, { readonly address: bigint; readonly size: number }>();
        const args = launch.args.map((arg): KernelArg => {
          if (arg.kind === 'value') {
            let bits = 0n;
            if (arg.bytes.length > 8) return arg.bytes;
            for (let at = arg.bytes.length - 1; at >= 0; at--)
              bits = (bits << 8n) | BigInt(arg.bytes[at]!);
            return bits;
          }
          const address = interpreter.allocate(arg.bytes.length, 256, { init: arg.bytes });
          buffers.set(arg.name, { address, size: arg.bytes.length });
          return address;
        });
        const outcome = runKernel(
          interpreter,
          launch.kernel,
          { grid: launch.grid, block: launch.block, workgroupMem: launch.dynamicShared },
          args,
        );
        assert.ok(outcome.ok, outcome.ok ? '' : `${launch.kernel}: ${outcome.trap.message}`);
        const results = new Map<string, Uint8Array>();
        for (const [name, { address, size }] of buffers) {
          results.set(name, interpreter.readBytes(address, size)!);
        }
        assert.deepEqual(checkExpected(launch, results, spec.launches[index]), []);
      }
    });
  }
});
