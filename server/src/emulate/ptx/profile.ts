/** Counts what warps execute, for profiled runs; the definitions are those of docs/profiling.md. */
import { Counted, noCounts, type Recorder } from '../profile/index.ts';
import { type Frame, Lane, type Op, OpKind, Traffic, type Warp } from './state.ts';

/** A group of `n` lanes executes an instruction, whose guard holds for the `m` in `lanes`. */
// biome-ignore lint/complexity/useMaxParams: runs for each instruction
export function countExecution(
  profile: Recorder,
  frame: Frame,
  op: Op,
  pc: number,
  n: number,
  m: number,
  lanes: Uint8Array,
): void {
  op.counts ??= profile.add(noCounts(op.line, op.index), () => {
    op.counts = undefined;
  });
  const { counts } = op;
  profile.begin(counts, n, m);
  switch (op.kind) {
    case OpKind.Branch:
      counts.branches++;
      if (m > 0 && m < n && op.target !== pc + 1) counts.divergent++;
      return;
    case OpKind.Switch:
      counts.branches++;
      if (m > 0 && goesApart(frame, op, pc, m < n, m, lanes)) counts.divergent++;
      return;
    case OpKind.Call:
      if (op.call!.callee !== undefined || m === 0) return;
      counts.branches++;
      if (callsSeveral(frame, op, m, lanes)) counts.divergent++;
      return;
    case OpKind.Barrier:
      if (m > 0) counts.barriers++;
  }
}

/** Do lanes go to several instructions? */
function goesApart(
  { u32 }: Frame,
  { selector, targets }: Op,
  pc: number,
  isPassed: boolean,
  n: number,
  lanes: Uint8Array,
): boolean {
  const to = isPassed ? pc + 1 : targets![u32[selector + lanes[0]!]!];
  for (let i = 0; i < n; i++) if (targets![u32[selector + lanes[i]!]!] !== to) return true;
  return false;
}

function callsSeveral({ u32 }: Frame, op: Op, n: number, lanes: Uint8Array): boolean {
  const { target, targetWide } = op.call!;
  const of = (lane: number): number => u32[target + (targetWide ? 2 * lane : lane)]!;
  const first = of(lanes[0]!);
  for (let i = 1; i < n; i++) if (of(lanes[i]!) !== first) return true;
  return false;
}

/** Lanes have gone on, or arrived at a barrier: do they wait? */
export function countWait(warp: Warp, op: Op, n: number, lanes: Uint8Array): void {
  const { counts, kind } = op;
  if (counts === undefined || kind !== OpKind.Barrier) return;
  for (let i = 0; i < n; i++) {
    const state = warp.states[lanes[i]!];
    if (state !== Lane.AtBarrier) continue;
    counts.barrierWaits++;
    return;
  }
}

/** `space` is a `Space`; those that have memory have the same numbers as in profiles. */
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
export function countAccess(
  warp: Warp,
  profile: Recorder,
  lane: number,
  space: number,
  offset: number,
  bytes: number,
  kind: number,
): void {
  const { op } = warp;
  if (op === undefined || op.traffic === Traffic.None) return;
  if (op.counts !== undefined) profile.attribute(op.counts);
  const where = op.traffic === Traffic.Parameter ? Counted.Param : space;
  profile.access(where, lane, offset, bytes, kind);
}
