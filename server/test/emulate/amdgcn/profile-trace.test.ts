/**
 * What a profiled run of AMDGCN counts, against sums over the trace of its accesses: kernels that
 * rustc compiled, counted a second time from the definitions in docs/profiling.md. Executions and
 * what they do to `EXEC` are traced as well.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import {
  type AccessEvent,
  type LaunchCounts,
  type LaunchSpec,
  runAmdgcn,
  type WaveStep,
} from '../../../src/emulate/index.ts';
import { isNightly } from '../../kit/sample.ts';

const TEXTS = new URL('../../../../test-fixtures/emulate/amdgcn/rustc/', import.meta.url);
const SPECS = new URL('../../../../test-fixtures/kernels/', import.meta.url);

/** Accesses of a run that are kept. */
const MOST = isNightly() ? 1_000_000 : 60_000;

type Sums = Record<string, number>;

/** Events of one execution of an instruction by one wave. */
interface Request {
  readonly line: number;
  readonly space: string;
  readonly width: number;
  readonly name: string;
  readonly all: readonly AccessEvent[];
}

describe('profiles of AMDGCN against the trace of accesses', function () {
  this.timeout(120_000);
  let compared = 0;
  const files = ['gfx90a', 'gfx942', 'gfx1100'].flatMap((gpu) =>
    readdirSync(new URL(`${gpu}/`, TEXTS)).map((name) => `${gpu}/${name}`),
  );
  for (const file of files) {
    it(file, function () {
      const text = readFileSync(new URL(file, TEXTS), 'utf8');
      const lines = text.split('\n');
      const kernel = file.replace(/^.*\/|\..*$/g, '');
      const spec = JSON.parse(readFileSync(new URL(`${kernel}.json`, SPECS), 'utf8')) as LaunchSpec;
      const counted: LaunchCounts[] = [];
      const trace: AccessEvent[] = [];
      const flow = new Map<string, Sums>();
      let isOver = false;
      runAmdgcn(text, spec, {
        profile: (counts) => counted.push(counts),
        observer: (event) => {
          if (trace.length < MOST) trace.push(event);
          else isOver = true;
        },
        steps: (step) => countStep(flow, step, lines),
        goesOn: () => !isOver,
      });
      if (isOver) this.skip();
      for (const launch of counted) {
        const own = trace.filter((event) => event.launch === launch.launch);
        const expected = new Map<string, Sums>();
        for (const request of requestsOf(own, lines, launch.lanes))
          count(expected, request, launch);
        const actual = new Map<string, Sums>();
        for (const { line, spaces } of launch.instructions)
          for (const [space, { accesses: _, ...sums }] of Object.entries(spaces))
            actual.set(`${line + 1} ${space}`, sums);
        assert.deepEqual(sorted(actual), sorted(expected));
        const flowed = new Map<string, Sums>();
        for (const { line, executed, threads, branches, divergent } of launch.instructions)
          flowed.set(`${launch.launch} ${line + 1}`, { executed, threads, branches, divergent });
        const steps = [...flow].filter(([key]) => key.startsWith(`${launch.launch} `));
        assert.deepEqual(sorted(flowed), sorted(new Map(steps)));
      }
      compared++;
    });
  }

  it('compares most of them', () => {
    assert.ok(compared >= 24, `${compared} kernels`);
  });
});

/** One execution: the lanes that were active, and whether some of them, but not all, went on. */
function countStep(
  into: Map<string, Sums>,
  { launch, line, before, after }: WaveStep,
  lines: readonly string[],
): void {
  const key = `${launch} ${line + 1}`;
  const sums = into.get(key) ?? { executed: 0, threads: 0, branches: 0, divergent: 0 };
  into.set(key, sums);
  const lanes = before.toString(2).replaceAll('0', '').length;
  sums['executed']! += 1;
  sums['threads']! += lanes;
  if (/^\s*s_c?branch/.test(lines[line]!)) sums['branches']! += 1;
  const left = after & before;
  if (left === after && left !== 0n && left !== before) sums['divergent']! += 1;
}

function sorted(map: ReadonlyMap<string, Sums>): unknown {
  return [...map]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, sums]) => [
      key,
      Object.fromEntries(
        Object.entries(sums)
          .filter(([, value]) => value !== 0)
          .sort(),
      ),
    ]);
}

/** An execution ends where another wave or instruction begins, or the lanes begin anew. */
function requestsOf(
  trace: readonly AccessEvent[],
  lines: readonly string[],
  width: number,
): readonly Request[] {
  const out: (Request & { readonly all: AccessEvent[] })[] = [];
  let last: AccessEvent | undefined;
  for (const event of trace) {
    const { line, thread, block } = event;
    const name = lines[line]!.trim().split(/\s/)[0]!;
    const isScalar = /^s_(?:buffer_)?load/.test(name);
    const isSame =
      last !== undefined &&
      !isScalar &&
      last.line === line &&
      last.block === block &&
      Math.floor(last.thread / width) === Math.floor(thread / width) &&
      // Instructions with two addresses access twice for each lane.
      (thread > last.thread || (thread === last.thread && /2(?:st64)?_b|2addr/.test(name)));
    const space = isScalar ? 'scalar' : event.space;
    if (isSame) out.at(-1)!.all.push(event);
    else out.push({ line, space, width, name, all: [event] });
    last = event;
  }
  return out;
}

const sizeOf = (set: Iterable<number>, by: number): number =>
  new Set([...set].map((byte) => Math.floor(byte / by))).size;

function count(
  into: Map<string, Sums>,
  { line, space, width, name, all }: Request,
  { sectorBytes }: LaunchCounts,
): void {
  const key = `${line + 1} ${space}`;
  const sums: Sums = into.get(key) ?? {};
  into.set(key, sums);
  const add = (field: string, value: number): void => {
    sums[field] = (sums[field] ?? 0) + value;
  };
  add('requests', 1);
  const lanes = new Map<number, number>();
  const bytes = new Set<number>();
  for (const { kind, size, offset, thread } of all) {
    if (kind !== 'store') add('bytesRead', size);
    if (kind !== 'load') add('bytesWritten', size);
    const lane = thread % width;
    if (kind === 'atomic') lanes.set(offset, (lanes.get(offset) ?? 0) + 1);
    for (let byte = offset; byte < offset + size; byte++)
      bytes.add(
        space === 'local' ? Math.floor(byte / 4) * 4 * width + lane * 4 + (byte % 4) : byte,
      );
  }
  if (lanes.size > 0) {
    add('atomics', 1);
    add('contention', Math.max(...lanes.values()));
  }
  if (space === 'shared') {
    const [passes, ideal] = passesOf(all, width, /^ds_(?:read|load)/.test(name));
    add('passes', passes);
    add('idealPasses', ideal);
    return;
  }
  add('sectors', sizeOf(bytes, sectorBytes));
  add('lines', sizeOf(bytes, sectorBytes));
  add('idealSectors', Math.ceil(bytes.size / sectorBytes));
}

/** Passes of the banks, and the fewest. */
function passesOf(
  all: readonly AccessEvent[],
  width: number,
  isRead: boolean,
): readonly [number, number] {
  const perLane = new Map<number, number>();
  for (const { thread, size } of all) perLane.set(thread, (perLane.get(thread) ?? 0) + size);
  const most = Math.max(...perLane.values());
  const atOnce = most <= 4 ? 32 : most <= 8 ? 16 : 8;
  const phaseOf = (lane: number): number => {
    if (!(most === 16 && width === 64 && isRead)) return Math.floor(lane / atOnce);
    const [, , pair] = PAIRS.find(([first, last]) => lane % 32 >= first && lane % 32 <= last)!;
    return 4 * Math.floor(lane / 32) + pair;
  };
  const phases = new Map<number, Map<number, Set<number>>>();
  for (const { thread, offset, size } of all) {
    const phase = phaseOf(thread % width);
    const banks = phases.get(phase) ?? new Map<number, Set<number>>();
    phases.set(phase, banks);
    for (let byte = offset; byte < offset + size; byte++) {
      const word = Math.floor(byte / 4);
      banks.set(word % 32, (banks.get(word % 32) ?? new Set<number>()).add(word));
    }
  }
  const sizes = [...phases.values()].map((banks) => [...banks.values()].map(({ size }) => size));
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return [
    sum(sizes.map((one) => Math.max(...one))),
    sum(sizes.map((one) => Math.ceil(sum(one) / 32))),
  ];
}

/** Lanes of a half wave that read 16 bytes at a time: from, to, and the number of their phase. */
const PAIRS = [
  [0, 3, 0],
  [4, 7, 1],
  [8, 11, 2],
  [12, 15, 3],
  [16, 19, 1],
  [20, 23, 0],
  [24, 27, 3],
  [28, 31, 2],
] as const;
