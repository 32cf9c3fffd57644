/**
 * Counts what waves execute, for profiled runs: each op with its counters around it. Without a
 * profile the ops run bare.
 */
import { type InstructionCounts, noCounts, type Recorder } from '../profile/index.ts';
import type { RunOptions } from '../result.ts';
import type { AmdgcnProgram } from './program.ts';
import { type Op, SReg, type Wave, WaveState } from './state.ts';

export function profiledOps(program: AmdgcnProgram, profile: Recorder): readonly Op[] {
  const { ops, lines, layout, sections } = program;
  const exec = layout.scalarBase + SReg.ExecLo;
  return ops.map((op, index) => {
    const name = sections.instructions[index]?.name ?? '';
    const isBranch = /^s_c?branch/.test(name);
    const isBarrier = name === 's_barrier' || name === 's_barrier_wait';
    let counts: InstructionCounts | undefined;
    return (w) => {
      counts ??= profile.add(noCounts(lines[index] ?? 0, index), () => {
        counts = undefined;
      });
      const { n, R } = w;
      const lo = R[exec]!;
      const hi = R[exec + 1]!;
      profile.begin(counts, n, n);
      if (isBranch) counts.branches++;
      op(w);
      if (w.n < n && w.n > 0 && (R[exec]! & ~lo) === 0 && (R[exec + 1]! & ~hi) === 0)
        counts.divergent++;
      if (isBarrier) {
        counts.barriers++;
        if (hasOthersRunning(w)) counts.barrierWaits++;
      }
    };
  });
}

/** Ops that tell what each of their executions does to `EXEC`. */
export function toldOps(
  { lines, layout }: AmdgcnProgram,
  ops: readonly Op[],
  tell: NonNullable<RunOptions['steps']>,
): readonly Op[] {
  const exec = layout.scalarBase + SReg.ExecLo;
  const mask = (R: Wave['R']): bigint =>
    BigInt.asUintN(layout.lanes, (BigInt(R[exec + 1]!) << 32n) | BigInt(R[exec]!));
  return ops.map((op, index) => (w) => {
    const before = mask(w.R);
    op(w);
    const { launch } = w.machine;
    const [block, wave] = [w.group.index, w.index];
    tell({ launch, block, wave, line: lines[index] ?? 0, before, after: mask(w.R) });
  });
}

function hasOthersRunning(w: Wave): boolean {
  return w.group.waves.some((other) => other !== w && other.state === WaveState.Run);
}
