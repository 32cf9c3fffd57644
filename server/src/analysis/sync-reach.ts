/**
 * Accesses that nothing in a kernel can order between threads. One comes surely before the other
 * only where its thread synchronizes behind it, and the other's thread in front of the other: by
 * atomic operations, fences, volatile accesses, or what assembly and calls may do. Barriers carry
 * on what some thread of the block has synchronized, so all of them count once one has any such
 * operation on its side.
 */
import { type Block, hasEffect, type Inst, isBarrier } from '../mir/index.ts';
import { waitsForAll } from './barriers.ts';
import type { FlowGraph } from './flow-graph.ts';
import type { MemoryOrder } from './memory-order.ts';
import { isWithinWave } from './wave-operations.ts';

export class SyncReach {
  /** Is there anything that synchronizes, in front of an instruction and behind it? */
  private readonly before: (inst: Inst) => boolean;
  private readonly after: (inst: Inst) => boolean;

  constructor(graph: FlowGraph, order: MemoryOrder) {
    const insts = graph.order.flatMap((block) => block.insts);
    const meets = insts.filter(isMeeting);
    // A fence makes relaxed atomic operations around it order more than their own place.
    const hasFence = insts.some(({ op }) => op === 'fence');
    const syncs = insts.filter((inst) => !isMeeting(inst) && synchronizes(inst, order, hasFence));
    const side = (isAfter: boolean): ((inst: Inst) => boolean) => {
      const alone = reaching(graph, new Set(syncs), isAfter);
      return meets.some(alone) ? reaching(graph, new Set([...syncs, ...meets]), isAfter) : alone;
    };
    this.before = side(false);
    this.after = side(true);
  }

  /** May one of two accesses of different threads come surely before the other? */
  mayOrder(a: Inst, b: Inst): boolean {
    return (this.after(a) && this.before(b)) || (this.after(b) && this.before(a));
  }
}

/** Threads of a block or a wave meet, and what they did before is known to all of them. */
function isMeeting(inst: Inst): boolean {
  return isBarrier(inst) || waitsForAll(inst) || isWithinWave(inst);
}

function synchronizes(inst: Inst, order: MemoryOrder, hasFence: boolean): boolean {
  if (inst.op.startsWith('call') || inst.attrs.volatile === true || inst.op === 'fence')
    return true;
  if (hasFence && (inst.op.startsWith('atomic.') || inst.op === 'gpu.asm')) return true;
  return hasEffect(inst.op, 'sync') && order.orders(inst);
}

/** Whether a way leads from an instruction to one of some others; `!isAfter`: from them to it. */
function reaching(
  graph: FlowGraph,
  goals: ReadonlySet<Inst>,
  isAfter: boolean,
): (inst: Inst) => boolean {
  const { order, succs, preds } = graph;
  const [next, back] = isAfter ? [succs, preds] : [preds, succs];
  const reaches = new Uint8Array(order.length);
  const work: number[] = [];
  const take = (at: number): void => {
    if (reaches[at] === 1) return;
    reaches[at] = 1;
    work.push(at);
  };
  const first = new Map<Block, number>();
  order.forEach((block, at) => {
    const i = isAfter
      ? block.insts.findLastIndex((inst) => goals.has(inst))
      : block.insts.findIndex((inst) => goals.has(inst));
    if (i < 0) return;
    first.set(block, i);
    take(at);
  });
  for (let at = work.pop(); at !== undefined; at = work.pop()) back[at]!.forEach(take);
  return (inst) => {
    const { block } = inst;
    const at = graph.numberOf(block);
    // What is not in this function may be anywhere.
    if (at < 0) return true;
    if (next[at]!.some((to) => reaches[to] === 1)) return true;
    const goal = first.get(block);
    if (goal === undefined) return false;
    const own = block.insts.indexOf(inst);
    return isAfter ? goal > own : goal < own;
  };
}
