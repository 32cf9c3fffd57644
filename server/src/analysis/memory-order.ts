/**
 * Which instructions order memory between threads. Relaxed atomic operations order nothing, unless
 * a loop waits for what they find: who leaves it knows what another thread has done.
 */
import { append } from '../base/index.ts';
import { hasEffect, type Inst, terminator, type Value } from '../mir/index.ts';
import { ordersNothing } from './asm-statements.ts';
import { askOf } from './dynamic-lds-request.ts';
import { type FlowGraph, incoming } from './flow-graph.ts';
import type { LoopForest } from './loops.ts';
import { isAlone } from './wave-operations.ts';

export class MemoryOrder {
  private readonly graph: FlowGraph;
  private readonly loops: LoopForest;
  private waits: ReadonlySet<Inst> | undefined;

  constructor(graph: FlowGraph, loops: LoopForest) {
    this.graph = graph;
    this.loops = loops;
  }

  /** Does the instruction order memory between threads, or do something that may? */
  orders(inst: Inst): boolean {
    if (!hasEffect(inst.op, 'sync') || inst.op === 'assume') return false;
    if (askOf(inst) !== undefined || isAlone(inst)) return false;
    if (!isRelaxed(inst)) return true;
    this.waits ??= this.waitedFor();
    return this.waits.has(inst);
  }

  /** Relaxed operations that decide when a loop is left. */
  private waitedFor(): ReadonlySet<Inst> {
    const { graph, loops } = this;
    const found = new Set<Inst>();
    const seen = new Set<Value>();
    const follow = (start: Value): void => {
      const work = [start];
      for (let value = work.pop(); value !== undefined; value = work.pop()) {
        if (seen.has(value)) continue;
        seen.add(value);
        const { def } = value;
        if (!('op' in def)) append(work, incoming(graph, value));
        else if (isRelaxed(def)) found.add(def);
        else if (!hasEffect(def.op, 'read')) append(work, def.args);
      }
    };
    graph.order.forEach((block, at) => {
      const condition = terminator(block)?.args[0];
      const loop = loops.loopOf(at);
      if (condition === undefined || loop === undefined) return;
      if (graph.succs[at]!.some((to) => !loops.contains(loop, to))) follow(condition);
    });
    return found;
  }
}

function isRelaxed(inst: Inst): boolean {
  switch (inst.op) {
    case 'atomic.load':
    case 'atomic.store':
    case 'atomic.rmw':
      return inst.attrs.ordering === 'relaxed';
    case 'atomic.cmpxchg':
      return inst.attrs.ordering === 'relaxed' && inst.attrs.failure === 'relaxed';
    case 'gpu.asm':
      return ordersNothing(`${inst.attrs.imm?.[0] ?? ''}`);
    default:
      return false;
  }
}
