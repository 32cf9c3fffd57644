/**
 * A launch spec on an AMDGCN module: buffers placed, arguments laid out by the metadata, results
 * checked.
 */

import { type AmdgcnModule, parseAmdgcn, processorOf } from '../../asm/index.ts';
import { append } from '../../base/index.ts';
import {
  buffersOf,
  type ExpandedLaunch,
  type LaunchSource,
  type LaunchSpec,
  type Mismatch,
  placeAddresses,
  SpecError,
  sourceOf,
} from '../launch/index.ts';
import type { Allocation } from '../memory.ts';
import type { RunDiagnostic } from '../report.ts';
import type { RunOptions, RunResult } from '../result.ts';
import { amdgcnCpu } from './cpu.ts';
import { AmdgcnDecodeError } from './decoder.ts';
import { type PlacedArgument, pointer } from './kernarg.ts';
import { type AmdgcnProgram, loadAmdgcn } from './program.ts';
import { runLaunch } from './run.ts';

export interface AmdgcnRunOptions extends RunOptions {
  /** Processor, when the text does not name one or another is wanted. */
  readonly cpu?: string;
  /** Reports registers that are used before the wait for the operation that loads them. */
  readonly strict?: boolean;
}

/**
 * Runs all launches of a spec in order. Never throws for wrong programs or specs: they are
 * reported.
 */
export function runAmdgcn(
  source: AmdgcnModule | string,
  given: LaunchSpec | LaunchSource,
  options: AmdgcnRunOptions = {},
): RunResult {
  const spec = sourceOf(given);
  const diagnostics: RunDiagnostic[] = [];
  const buffers: Map<string, Uint8Array>[] = [];
  const mismatches: Mismatch[] = [];
  let steps = 0;
  let stdout = '';
  const summary = (): RunResult => ({
    ok: mismatches.length === 0 && !diagnostics.some((d) => d.severity === 'error'),
    buffers,
    diagnostics,
    mismatches,
    steps,
    stdout,
  });
  const program = open(source, spec.kernels, options, diagnostics);
  if (!program) return summary();
  for (const index of spec.kernels.keys()) {
    let expanded: ExpandedLaunch;
    try {
      expanded = spec.expand(index, (k, name) => buffers[k]?.get(name));
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      diagnostics.push({
        severity: 'error',
        code: 'invalid-launch',
        message: error.message,
        launch: index,
      });
      break;
    }
    const { arena } = program;
    const placed: [string, Allocation][] = [];
    const addresses = new Map<string, Uint8Array>();
    for (const arg of buffersOf(expanded)) {
      const a = arena.allocate(arg.name, arg.bytes.length, { tracked: arg.uninitialised });
      arena.bytes.u8.set(arg.bytes, a.base);
      options.placed?.(index, arg.name, a.base, arg.bytes.length);
      placed.push([arg.name, a]);
      addresses.set(arg.name, pointer(a.base));
    }
    for (const [at, arg] of buffersOf(expanded).entries())
      if (arg.addresses !== undefined) {
        const bytes = placeAddresses(arg, (buffer) => wordOf(addresses.get(buffer)!));
        arena.bytes.u8.set(bytes, placed[at]![1].base);
      }
    const values = expanded.args.map((arg): PlacedArgument => {
      const { name } = arg;
      if (arg.kind === 'buffer') {
        const bytes = addresses.get(name)!;
        return { name, bytes, isBuffer: true, isWord: false, isSlice: false };
      }
      const { isWord, isSlice } = arg;
      const bytes = placeAddresses(arg, (buffer) => wordOf(addresses.get(buffer)!));
      return { name, bytes, isBuffer: false, isWord, isSlice };
    });
    const outcome = runLaunch(
      program,
      expanded,
      values,
      {
        maxSteps: options.maxSteps ?? 2 ** 31,
        goesOn: options.goesOn,
        maxLocalBytes: options.maxLocalBytes ?? 1 << 20,
        strict: options.strict ?? false,
        observer: options.observer,
        sync: options.sync,
        profile: options.profile,
        steps: options.steps,
      },
      diagnostics,
    );
    steps += outcome.steps;
    stdout += outcome.printed;
    const contents = new Map<string, Uint8Array>();
    for (const [name, a] of placed) {
      contents.set(name, arena.contents(a));
      a.live = false;
    }
    buffers.push(contents);
    if (!outcome.completed) break;
    append(mismatches, spec.compare?.(expanded, contents) ?? []);
  }
  return summary();
}

function wordOf(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer).getBigUint64(0, true);
}

/** The program, or nothing and the reasons in `diagnostics`. */
function open(
  source: AmdgcnModule | string,
  kernels: readonly string[],
  options: AmdgcnRunOptions,
  diagnostics: RunDiagnostic[],
): AmdgcnProgram | undefined {
  const failed = (message: string, line?: number): undefined => {
    diagnostics.push({
      severity: 'error',
      code: 'invalid-module',
      message,
      launch: 0,
      ...(line === undefined ? {} : { line }),
    });
    return undefined;
  };
  let module: AmdgcnModule;
  if (typeof source === 'string') {
    const parsed = parseAmdgcn(source);
    module = parsed.module;
    for (const e of parsed.errors) failed(e.message, e.line);
    if (diagnostics.length > 0) return undefined;
  } else module = source;
  const name = options.cpu ?? processorOf(module);
  if (name === '') return failed('the module names no processor');
  const cpu = amdgcnCpu(name);
  if (!cpu) return failed(`the processor \`${name}\` is not simulated`);
  const wave = module.descriptors[0]?.values.get('wavefront_size32');
  const chosen = wave?.kind === 'int' ? (wave.value === 1n ? 32 : 64) : cpu.waveSize;
  try {
    return loadAmdgcn(module, cpu, {
      waveSize: cpu.generation >= 10 ? chosen : 64,
      strict: options.strict ?? false,
      kernels,
    });
  } catch (error) {
    if (error instanceof AmdgcnDecodeError) return failed(error.message, error.line);
    if (error instanceof RangeError) return failed(error.message);
    throw error;
  }
}
