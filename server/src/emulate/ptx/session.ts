/**
 * A launch spec on a PTX module: buffers placed, parameters laid out as the kernel declares them,
 * results checked.
 */

import { type PtxFunction, type PtxModule, type PtxVariable, parsePtx } from '../../asm/index.ts';
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
import { WINDOW } from './access.ts';
import { DecodeError } from './context.ts';
import { alignOf, alignUp, variableSize } from './program.ts';
import { PtxMachine } from './run.ts';

/**
 * Runs all launches of a spec in order. Never throws for wrong programs or specs: they are
 * reported.
 */
export function runPtx(
  source: PtxModule | string,
  given: LaunchSpec | LaunchSource,
  options: RunOptions = {},
): RunResult {
  const spec = sourceOf(given);
  const diagnostics: RunDiagnostic[] = [];
  const buffers: Map<string, Uint8Array>[] = [];
  const mismatches: Mismatch[] = [];
  const failed = (code: RunDiagnostic['code'], message: string, launch: number): void => {
    diagnostics.push({ severity: 'error', code, message, launch });
  };
  let module: PtxModule;
  if (typeof source === 'string') {
    const parsed = parsePtx(source);
    module = parsed.module;
    for (const e of parsed.errors) {
      diagnostics.push({
        severity: 'error',
        code: 'invalid-module',
        message: e.message,
        launch: 0,
        line: e.line,
      });
    }
  } else module = source;
  const summary = (steps: number, stdout: string): RunResult => ({
    ok: mismatches.length === 0 && !diagnostics.some((d) => d.severity === 'error'),
    buffers,
    diagnostics,
    mismatches,
    steps,
    stdout,
  });
  if (diagnostics.length > 0) return summary(0, '');
  let machine: PtxMachine;
  try {
    machine = new PtxMachine(module);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    failed('invalid-module', error.message, 0);
    return summary(0, '');
  }
  let steps = 0;
  for (const index of spec.kernels.keys()) {
    let expanded: ExpandedLaunch;
    try {
      expanded = spec.expand(index, (k, name) => buffers[k]?.get(name));
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      failed('invalid-launch', error.message, index);
      break;
    }
    const outcome = runOne(machine, module, expanded, options);
    steps += outcome.steps;
    append(diagnostics, machine.diagnostics.splice(0));
    buffers.push(outcome.buffers);
    if (!outcome.completed) break;
    append(mismatches, spec.compare?.(expanded, outcome.buffers) ?? []);
  }
  return summary(steps, machine.printed.join(''));
}

/** What the blocks of a cooperative launch meet by: zeros, to begin with. */
const WORKSPACE = { name: 'workspace of the launch', bytes: 64 } as const;

function runOne(
  machine: PtxMachine,
  module: PtxModule,
  launch: ExpandedLaunch,
  options: RunOptions,
): { completed: boolean; steps: number; buffers: Map<string, Uint8Array> } {
  const { arena } = machine.program;
  const placed: [string, Allocation][] = [];
  const addresses = new Map<string, bigint>();
  for (const arg of buffersOf(launch)) {
    const a = arena.allocate(arg.name, arg.bytes.length, { tracked: arg.uninitialised });
    arena.bytes.u8.set(arg.bytes, a.base);
    options.placed?.(launch.index, arg.name, a.base, arg.bytes.length);
    placed.push([arg.name, a]);
    addresses.set(arg.name, (BigInt(WINDOW[0]) << 32n) | BigInt(a.base));
  }
  for (const [at, arg] of buffersOf(launch).entries())
    if (arg.addresses !== undefined) {
      const bytes = placeAddresses(arg, (name) => addresses.get(name)!);
      arena.bytes.u8.set(bytes, placed[at]![1].base);
    }
  const workspace =
    launch.cooperative === true ? arena.allocate(WORKSPACE.name, WORKSPACE.bytes) : undefined;
  if (workspace !== undefined)
    options.placed?.(launch.index, WORKSPACE.name, workspace.base, WORKSPACE.bytes);
  const params = ptxParameters(module, launch, (name) => addresses.get(name)!);
  const buffers = new Map<string, Uint8Array>();
  const finish = (completed: boolean, steps: number): ReturnType<typeof runOne> => {
    for (const [name, a] of placed) {
      buffers.set(name, arena.contents(a));
      a.live = false;
    }
    if (workspace !== undefined) workspace.live = false;
    return { completed, steps, buffers };
  };
  if (typeof params === 'string') {
    machine.diagnostics.push({
      severity: 'error',
      code: 'invalid-launch',
      message: params,
      launch: launch.index,
    });
    return finish(false, 0);
  }
  const { completed, steps } = machine.launch(
    {
      kernel: launch.kernel,
      grid: launch.grid,
      block: launch.block,
      ...(launch.cluster && { cluster: launch.cluster }),
      dynamicShared: launch.dynamicShared,
      ...(workspace && { workspace: workspace.base }),
      params,
      index: launch.index,
    },
    options,
  );
  return finish(completed, steps);
}

/**
 * The parameter space of a launch, when its buffers lie at the given addresses; or what is wrong
 * with its arguments.
 */
export function ptxParameters(
  module: PtxModule,
  launch: ExpandedLaunch,
  addressOf: (buffer: string) => bigint,
): Uint8Array | string {
  const values = launch.args.flatMap((arg): Value[] => {
    if (arg.kind === 'buffer') {
      const pointer = new Uint8Array(8);
      new DataView(pointer.buffer).setBigUint64(0, addressOf(arg.name), true);
      return [{ name: arg.name, bytes: pointer }];
    }
    const bytes = placeAddresses(arg, addressOf);
    return [{ name: arg.name, bytes, ...(arg.isSlice && { isSlice: true }) }];
  });
  const entry = module.functions.find((f) => f.entry && f.name === launch.kernel && f.body);
  return entry ? layoutParameters(entry, values) : new Uint8Array(0);
}

/** Bytes of each part of a slice, padding included. */
const WORD = 8;

/** The bytes of an argument. */
interface Value {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isSlice?: boolean;
}

/** Slices that the entry takes in parts: address, length, and words such as the width of rows. */
function apart(params: readonly PtxVariable[], values: readonly Value[]): readonly Value[] {
  const out: Value[] = [];
  for (const value of values) {
    const param = params[out.length];
    if (value.isSlice === true && param !== undefined && variableSize(param) === 8) {
      const { name, bytes } = value;
      for (let at = 0; at < bytes.length; at += WORD) {
        const part = params[out.length];
        const size = part === undefined ? WORD : Math.min(WORD, variableSize(part));
        out.push({ name, bytes: bytes.subarray(at, at + size) });
      }
    } else out.push(value);
  }
  return out;
}

/** The parameter space, or what is wrong with the arguments. */
function layoutParameters(entry: PtxFunction, given: readonly Value[]): Uint8Array | string {
  const { params } = entry;
  const values = apart(params, given);
  if (params.length !== values.length) {
    return `\`${entry.name}\` has ${params.length} parameters, the launch passes ${values.length} arguments`;
  }
  const out = new Uint8Array(
    params.reduce((end, p) => alignUp(end, alignOf(p)) + variableSize(p), 0),
  );
  let at = 0;
  for (const [i, p] of params.entries()) {
    at = alignUp(at, alignOf(p));
    const size = variableSize(p);
    const { name, bytes } = values[i]!;
    if (bytes.length !== size) {
      return `parameter ${i} of \`${entry.name}\` (${p.name}) has ${size} bytes, argument \`${name}\` has ${bytes.length}`;
    }
    out.set(bytes, at);
    at += size;
  }
  return out;
}
