/**
 * Masks of warp operations, held against the lanes that come to them: a thread that is not in the mask of what it executes
 * breaks the instruction's contract (PTX ISA, "shfl.sync": the executing thread must be in `membermask`).
 */
import type { Func, Inst } from '../mir/index.ts';
import { type ArrivalEvent, type LockstepListener, planLockstep, runLockstep } from './lockstep.ts';
import { laneOf } from './lockstep-values.ts';

/** A lane executes a warp operation whose mask does not name it. */
export interface MissedLane {
  readonly inst: Inst;
  readonly mask: number;
  readonly lane: number;
}

/** Operations whose first operand is a mask of lanes. */
const MASKED = /^nvptx\.(?:shfl\.sync|vote\.sync|match\.\w+\.sync|redux\.sync|bar\.warp\.sync)\b/;

const WARP = 32;
/** Threads that are looked at. */
const MOST = 64;

/** Warp operations with a mask. */
export function maskedOperations(fn: Pick<Func, 'blocks'>): readonly Inst[] {
  return fn.blocks.flatMap((block) => block.insts.filter(isMasked));
}

function isMasked(inst: Inst): boolean {
  return inst.op === 'gpu.intrinsic' && MASKED.test(inst.attrs.symbol ?? '');
}

/** Lanes that masks leave out for certain: any one when the shape of the workgroup is known, else the first thread's. */
export function missedLanes(
  fn: Func,
  block: readonly [number, number, number] | undefined,
): readonly MissedLane[] {
  const shape = { block };
  const [width, height, depth] = block ?? [1, 1, 1];
  const count = Math.min(MOST, width * height * depth);
  const threads = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / width);
    return [i % width, row % height, Math.floor(row / height)] as const;
  });
  const found = new Map<Inst, MissedLane>();
  const arrive = ({ inst, threads, certain, certainForFirst }: ArrivalEvent): void => {
    if (!isMasked(inst) || found.has(inst)) return;
    for (const thread of threads) {
      if (!certain && !(certainForFirst && thread.index === 0)) continue;
      const mask = thread.values[inst.args[0]!.id];
      const lane = laneOf(thread.id, shape);
      if (typeof mask !== 'bigint' || lane === undefined || (mask >> lane) & 1n) continue;
      found.set(inst, { inst, mask: Number(BigInt.asUintN(WARP, mask)), lane: Number(lane) });
      return;
    }
  };
  const listener: LockstepListener = {
    access: () => undefined,
    synchronise: () => undefined,
    restart: () => undefined,
    arrive,
  };
  runLockstep({ fn, shape, threads, listener }, planLockstep(fn));
  return [...found.values()];
}
