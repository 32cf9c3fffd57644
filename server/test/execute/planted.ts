/** Kernels that say how they are launched, and what running them finds, by line. */
import assert from 'node:assert/strict';
import {
  createExecution,
  type ExecuteArgument,
  type ExecuteBuffer,
  type ExecuteFrame,
  type ExecuteObservers,
  type ExecuteTarget,
  type FaultValue,
  type LaunchInput,
} from '../../src/execute/index.ts';
import type { Module } from '../../src/mir/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';

export interface Run {
  readonly input: LaunchInput;
  readonly checks: boolean;
}

const SIZES: Readonly<Record<string, number>> = { u8: 1, u32: 4, i32: 4, f32: 4, u64: 8, i64: 8 };

/** `// run k grid=2 block=64 bytes=256 checks x=f32[128] n=u32:7`; `!`: nothing has written it. */
export function runsOf(text: string): Run[] {
  return text.split('\n').flatMap((one): Run[] => {
    const words = /^\/\/ run (.*)$/.exec(one)?.[1]?.split(' ');
    if (words === undefined) return [];
    const kernel = words.shift()!;
    const args: ExecuteArgument[] = [];
    const buffers: ExecuteBuffer[] = [];
    const shape = { grid: 1, block: 1, bytes: 0, cluster: 1 };
    let checks = false;
    for (const word of words) {
      const [name = '', value = ''] = word.split('=');
      if (name === 'checks') checks = true;
      else if (name in shape) shape[name as keyof typeof shape] = Number(value);
      else passArgument(name, value, args, buffers);
    }
    return [
      {
        checks,
        input: {
          kernel,
          grid: [shape.grid, 1, 1],
          block: [shape.block, 1, 1],
          ...(shape.cluster > 1 && { cluster: [shape.cluster, 1, 1] as const }),
          dynamicBytes: shape.bytes,
          args,
          buffers,
        },
      },
    ];
  });
}

function passArgument(
  name: string,
  value: string,
  args: ExecuteArgument[],
  buffers: ExecuteBuffer[],
): void {
  const [, type = '', count, fresh] = /^(\w+)\[(\d+)\](!?)$/.exec(value) ?? [];
  if (count === undefined) {
    const [kind = '', number] = value.split(':');
    const view = new DataView(new ArrayBuffer(SIZES[kind]!));
    if (kind === 'f32') view.setFloat32(0, Number(number), true);
    else view.setUint32(0, Number(number), true);
    args.push({ name, bytes: new Uint8Array(view.buffer) });
    return;
  }
  const size = SIZES[type]!;
  const bytes = new Uint8Array(size * Number(count));
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < Number(count); i++) {
    if (type === 'f32') view.setFloat32(i * size, i, true);
    else if (size === 1) view.setUint8(i, i);
    else view.setUint32(i * size, i, true);
  }
  buffers.push({
    name,
    bytes,
    elementSize: size,
    readonly: name === 'x',
    uninitialised: fresh === '!',
  });
  args.push({ name, bytes: new Uint8Array(8), addresses: [{ offset: 0, buffer: name }] });
}

/** What is found in all launches: kind, message, lines of the text from the innermost on. */
export interface Found {
  readonly kind: string;
  readonly message: string;
  readonly lines: readonly number[];
  /** The same of each of the other places. */
  readonly others: readonly (readonly number[])[];
  readonly values: readonly FaultValue[];
}

/** A text as the engine takes it, and the lines of its places. */
export interface Lowered {
  readonly module: Module;
  /** Lines of the text, from the innermost on. */
  linesOf(frames: readonly ExecuteFrame[]): number[];
}

const PATH = '/test/lib.rs';
/** One for all texts: what an edit leaves is not compiled again. */
let engine: Engine | undefined;

export function loweredFor(
  text: string,
  target: ExecuteTarget,
  checks: boolean,
  debugInfo = false,
): Lowered {
  engine ??= testEngine();
  const { setFile, executable, path } = engine;
  setFile(PATH, text);
  const { module, problems, places } = executable(PATH, target.name, {
    cpu: target.cpu,
    debugAssertions: checks,
    allowInvalid: true,
    debugInfo,
  });
  assert.deepEqual(
    problems.map(({ message }) => message),
    [],
  );
  const linesOf = (frames: readonly ExecuteFrame[]): number[] =>
    frames.flatMap(({ loc }) => {
      const span = loc && places(loc)[0]?.span;
      if (span === undefined || path(span.file) !== PATH) return [];
      return [text.slice(0, span.start).split('\n').length];
    });
  return { module, linesOf };
}

export function findings(
  text: string,
  runs: readonly Run[],
  target: ExecuteTarget,
  observers: ExecuteObservers = {},
): Found[] {
  const out: Found[] = [];
  for (const checks of new Set(runs.map((run) => run.checks))) {
    const { module, linesOf } = loweredFor(text, target, checks);
    const execution = createExecution(module, { target, observers });
    for (const { input, checks: own } of runs) {
      if (own !== checks) continue;
      for (const { kind, message, frames, related, values } of execution.launch(input).faults) {
        const others = related.map((one) => linesOf(one.frames));
        out.push({ kind, message, lines: linesOf(frames), others, values });
      }
    }
  }
  return out;
}
