/**
 * A second and third opinion: the launches of a spec run as exact Rust and as the text of every
 * target, and the first value that differs is named.
 */
import { leavesOf, showValue, sizeOf, type ValueType } from '../../spec/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { targetInfos } from '../targets.ts';
import type { RunBuffer, RunReport } from './report.ts';
import { isReport, type RunRequest, runSpec } from './run.ts';

type Executor = RunReport['engine'];

/** The first value in which two runs differ. */
export interface RunDifference {
  readonly launch: number;
  readonly kernel: string;
  readonly buffer: string;
  readonly index: number;
  /** Of `RunComparison.base`, and of the other run. */
  readonly base: string;
  readonly other: string;
}

export interface ComparedRun {
  readonly engine: Executor;
  /** GPU that the text was emitted for; empty when nothing ran. */
  readonly cpu: string;
  /** Elements that are equal, up to the first difference. */
  readonly equal: number;
  readonly difference?: RunDifference;
  /** Why nothing was compared. */
  readonly reason?: string;
}

/** What `compareRuns` found. */
export interface RunComparison {
  readonly base: Executor;
  readonly runs: readonly ComparedRun[];
  /** At least one text was compared, and nothing differs. */
  readonly agrees: boolean;
}

/**
 * Compares the results of a run with those of the text of each target, bit for bit; padding and
 * addresses are left out. The texts are emitted with optimisation, for the GPU of the request or
 * the default one of the other target.
 */
export function compareRuns(engine: Engine, request: RunRequest, base: RunReport): RunComparison {
  const runs = targetInfos
    .filter(({ name }) => name !== base.engine)
    .map(({ name }): ComparedRun => {
      const nothing = { engine: name, cpu: '', equal: 0 };
      if (request.root === undefined)
        return { ...nothing, reason: 'the input is the text of a target' };
      const { cpu, ...rest } = request;
      const outcome = runSpec(engine, {
        ...rest,
        ...(name === request.target && cpu !== undefined && { cpu }),
        target: name,
        create: undefined,
      });
      if (!isReport(outcome)) {
        const [first] = [...outcome.diagnostics, ...outcome.problems];
        return { ...nothing, reason: first?.message ?? 'a kernel was not emitted' };
      }
      return compareReports(base, outcome);
    });
  const agrees =
    runs.some(({ reason }) => reason === undefined) &&
    runs.every(({ difference }) => difference === undefined);
  return { base: base.engine, runs, agrees };
}

function compareReports(base: RunReport, other: RunReport): ComparedRun {
  const { engine, cpu } = other;
  let equal = 0;
  for (const launch of base.launches) {
    const theirs = other.launches.find(({ index }) => index === launch.index);
    const ended = launch.state !== 'completed' ? base : other;
    if (launch.state !== 'completed' || theirs?.state !== 'completed') {
      const found = ended.findings.find((one) => one.launch === launch.index);
      const why = found === undefined ? '' : `: ${found.message}`;
      const reason = `launch ${launch.index} (${launch.kernel}) of the ${ended === base ? 'first run' : 'text'} did not complete${why}`;
      return { engine, cpu, equal, reason };
    }
    for (const buffer of launch.buffers) {
      const same = theirs.buffers.find(({ name }) => name === buffer.name);
      if (same === undefined) continue;
      const index = firstDifference(buffer, same);
      if (index === undefined) {
        equal += buffer.summary.length;
        continue;
      }
      const difference: RunDifference = {
        launch: launch.index,
        kernel: launch.kernel,
        buffer: buffer.name,
        index,
        base: valueAt(buffer, index),
        other: valueAt(same, index),
      };
      return { engine, cpu, equal: equal + index, difference };
    }
  }
  return { engine, cpu, equal };
}

/** Index of the first element whose numbers differ. */
export function firstDifference(a: RunBuffer, b: Pick<RunBuffer, 'bytes'>): number | undefined {
  const size = sizeOf(a.type);
  const isDifferent = differs(a.type);
  for (let at = 0, i = 0; at + size <= a.bytes.length; at += size, i++)
    if (isDifferent(a.bytes, b.bytes, at)) return i;
  return undefined;
}

/**
 * Compares the numbers of an element; all its bytes where nothing is known of them. Two NaNs are
 * equal: Rust leaves their sign and payload to the processor (RFC 3514).
 */
function differs(type: ValueType): (a: Uint8Array, b: Uint8Array, at: number) => boolean {
  const ranges = leavesOf(type).map((leaf): [number, number, string] => [
    leaf.offset,
    leaf.offset + sizeOf(leaf.of),
    leaf.type,
  ]);
  if (ranges.length === 0) ranges.push([0, type.kind === 'pointer' ? 0 : sizeOf(type), '']);
  return (a, b, at) =>
    ranges.some(([from, to, leaf]) => {
      for (let i = at + from; i < at + to; i++)
        if (a[i] !== b[i]) return !(isNaNAt(a, at + from, leaf) && isNaNAt(b, at + from, leaf));
      return false;
    });
}

/** Bits of the exponent, and of the fraction, of floats by type. */
const FLOAT_BITS: Readonly<Record<string, readonly [bigint, bigint]>> = {
  f16: [0x7c00n, 0x3ffn],
  bf16: [0x7f80n, 0x7fn],
  f32: [0x7f80_0000n, 0x7f_ffffn],
  f64: [0x7ff0_0000_0000_0000n, 0xf_ffff_ffff_ffffn],
};

function isNaNAt(bytes: Uint8Array, at: number, type: string): boolean {
  const masks = FLOAT_BITS[type];
  if (masks === undefined) return false;
  const size = masks[0] > 0xffff_ffffn ? 8 : masks[0] > 0xffffn ? 4 : 2;
  let bits = 0n;
  for (let i = size - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(bytes[at + i]!);
  return (bits & masks[0]) === masks[0] && (bits & masks[1]) !== 0n;
}

export function valueAt({ bytes, type }: Pick<RunBuffer, 'bytes' | 'type'>, index: number): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return showValue(view, index * sizeOf(type), type);
}
