/**
 * Masks of warp operations, held against the lanes that come to them: a thread that is not in the
 * mask of what it executes breaks the instruction's contract (PTX ISA, "shfl.sync": the executing
 * thread must be in `membermask`).
 */
import { append } from '../base/index.ts';
import { defInst, type Func, type Inst, type Value } from '../mir/index.ts';
import { asmOperand, asmStatements } from './asm-statements.ts';
import {
  type ArrivalEvent,
  type LockstepListener,
  type LockstepPlan,
  planLockstep,
  runLockstep,
} from './simt-interpreter.ts';
import { laneOf } from './simt-values.ts';

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
  return maskOf(inst) !== undefined;
}

/** The mask of a warp operation: a value, or bits that stand in its text. */
export function maskOf(inst: Inst): Value | bigint | undefined {
  if (inst.op === 'gpu.intrinsic')
    return MASKED.test(inst.attrs.symbol ?? '') ? inst.args[0] : undefined;
  return inst.op === 'gpu.asm' ? maskInText(inst) : undefined;
}

/** One statement of inline assembly; in all of these instructions the mask is the last operand. */
const STATEMENT =
  /^(?:(?:shfl|vote|redux)\.sync|match\.(?:any|all)\.sync|bar\.warp\.sync)[\w.]*\s(.*)$/;

/** The mask of the only warp operation in a piece of inline assembly, if no predicate guards it. */
function maskInText(inst: Inst): Value | bigint | undefined {
  const text = `${inst.attrs.imm?.[0] ?? ''}`;
  const [list, ...more] = asmStatements(text).flatMap((one) => STATEMENT.exec(one)?.[1] ?? []);
  const last = list?.split(',').at(-1)?.trim();
  return last === undefined || more.length > 0 ? undefined : asmOperand(inst, last);
}

/**
 * Lanes that masks leave out for certain: any one when the shape of the workgroup is known, else
 * the first thread's.
 */
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
    const given = maskOf(inst);
    if (given === undefined || found.has(inst)) return;
    for (const thread of threads) {
      if (!certain && !(certainForFirst && thread.index === 0)) continue;
      const mask = typeof given === 'bigint' ? given : thread.values[given.id];
      const lane = laneOf(thread.id, shape);
      if (typeof mask !== 'bigint' || lane === undefined || (mask >> lane) & 1n) continue;
      found.set(inst, missed(inst, mask, lane));
      return;
    }
  };
  const listener: LockstepListener = {
    access: () => undefined,
    synchronise: () => undefined,
    restart: () => undefined,
    arrive,
  };
  const plan = planLockstep(fn);
  runLockstep({ fn, shape, threads, listener }, plan);
  // What all threads come to that return, whatever they do on the way, needs no simulation when the
  // mask is a constant.
  for (const inst of maskedOperations(fn)) {
    const mask = constantMask(inst);
    if (found.has(inst) || mask === undefined || !isPassed(plan, inst)) continue;
    const lane = threads
      .map((id) => laneOf(id, shape))
      .find((one) => one !== undefined && !((mask >> one) & 1n));
    if (lane !== undefined) found.set(inst, missed(inst, mask, lane));
  }
  return [...found.values()];
}

/** Does every way lead over it that ends with a return? A trap ends the whole launch. */
function isPassed({ graph, returning }: LockstepPlan, { block }: Inst): boolean {
  const here = graph.numberOf(block);
  if (here < 0 || !returning.has(here)) return false;
  const seen = new Set([here]);
  const work = [0];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (seen.has(b) || !returning.has(b)) continue;
    if (graph.succs[b]!.length === 0) return false;
    seen.add(b);
    append(work, graph.succs[b]!);
  }
  return true;
}

function missed(inst: Inst, mask: bigint, lane: bigint): MissedLane {
  return { inst, mask: Number(BigInt.asUintN(WARP, mask)), lane: Number(lane) };
}

function constantMask(inst: Inst): bigint | undefined {
  const mask = maskOf(inst);
  if (typeof mask === 'bigint' || mask === undefined) return mask;
  const def = defInst(mask);
  return def?.op === 'const.int' ? def.attrs.bits : undefined;
}
