/**
 * Test programs of `language/programs.ts` in the engine for MIR: one thread for each row of inputs,
 * and no finding but a panic.
 */
import { createExecution, type ExecuteTarget } from '../../src/execute/index.ts';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import type { Module } from '../../src/mir/index.ts';
import { deviceText, INPUT_ROWS, lanesOf, type Outcome, wordsOf } from '../language/programs.ts';
import { loadProgram } from '../lower/program.ts';
import { faultLines, PTX } from './launch.ts';

const OUTPUTS = 256;

export interface ExecuteProgramOptions {
  readonly target?: ExecuteTarget;
  readonly debugAssertions?: boolean;
  readonly rows?: readonly (readonly bigint[])[];
  readonly steps?: number;
}

/** The lowered code of a program, or why there is none. */
export function lowerProgram(
  program: string,
  options: ExecuteProgramOptions = {},
): Module | string {
  const { target = PTX } = options;
  const loaded = loadProgram(deviceText(program), {
    edition: 2024,
    arch: target.name === 'ptx' ? 'nvptx64' : 'amdgpu',
    overflowChecks: options.debugAssertions === true,
    exact: true,
  });
  const kernels = findKernels(loaded.program, loaded.crate);
  const { module, problems } = lowerKernels(loaded.lowering, kernels);
  return problems.length > 0 ? problems.map(({ what }) => what).join('; ') : module;
}

/** Runs every row of a program. */
export function executeProgram(program: string, options: ExecuteProgramOptions = {}): Outcome {
  const { target = PTX, rows: inputs = INPUT_ROWS, steps } = options;
  const module = lowerProgram(program, options);
  if (typeof module === 'string') return { failure: module };
  const execution = createExecution(module, { target, ...(steps && { limits: { steps } }) });
  const lanes = lanesOf(program);
  const rows: string[] = [];
  for (const row of inputs) {
    const bytes = new Uint8Array(row.length * 8);
    const view = new DataView(bytes.buffer);
    for (const [at, word] of row.entries()) view.setBigUint64(at * 8, word, true);
    const argument = (name: string) => ({
      name,
      bytes: new Uint8Array(8),
      addresses: [{ offset: 0, buffer: name }],
    });
    const result = execution.launch({
      kernel: 'rows',
      grid: [1, 1, 1],
      block: [lanes ?? 1, 1, 1],
      dynamicBytes: lanes === undefined ? 0 : (2 * lanes + 8) * 8,
      args: [argument('input'), argument('out')],
      buffers: [
        { name: 'input', bytes, elementSize: 8, readonly: true },
        { name: 'out', bytes: new Uint8Array(OUTPUTS * 8), elementSize: 8 },
      ],
    });
    const others = result.faults.filter(({ kind }) => kind !== 'panic' && kind !== 'trap');
    if (others.length > 0) return { failure: faultLines({ ...result, faults: others }).join('\n') };
    rows.push(result.faults.length > 0 ? 'panic' : wordsOf(result.buffers.get('out')!.bytes));
  }
  return { rows };
}
