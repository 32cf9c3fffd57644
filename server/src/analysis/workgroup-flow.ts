/**
 * Facts about workgroup memory and barriers that hold on all ways through a kernel: reads before
 * any write, barriers with nothing to order, addresses that are stored where other workgroups see
 * them.
 */
import { type Func, hasEffect, type Inst, isBarrier, isPtr, type Value } from '../mir/index.ts';
import { AliasAnalysis } from './alias.ts';
import { computeResidues } from './congruences.ts';
import { computeDominators } from './dominators.ts';
import { askOf } from './dynamic-lds-request.ts';
import { computeFlowGraph, type FlowGraph } from './flow-graph.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';

/** Plain reads of workgroup memory that no write by any thread can come before. */
export function uninitialisedReads(fn: Func): MemoryAccess[] {
  const graph = computeFlowGraph(fn);
  const alias = new AliasAnalysis(fn);
  const writes: Inst[] = [];
  for (const block of graph.order) {
    for (const inst of block.insts) if (mayWrite(inst, alias)) writes.push(inst);
  }
  const before = forward(graph, (inst) => (mayWrite(inst, alias) ? true : undefined));
  const dom = computeDominators(graph);
  const out: MemoryAccess[] = [];
  graph.order.forEach((block, b) => {
    let written = before[b]!;
    for (const inst of block.insts) {
      if (written) break;
      for (const access of accessesOf(inst)) {
        if (!access.reads || access.writes || alias.space(access.ptr) !== 'workgroup') continue;
        // Another thread that goes another way may have come to a write first.
        const leads = writes.every((write) => dom.dominates(b, graph.numberOf(write.block)));
        if (leads) out.push(access);
      }
      written = mayWrite(inst, alias);
    }
  });
  return out;
}

/** May the instruction write to workgroup memory? */
function mayWrite(inst: Inst, alias: AliasAnalysis): boolean {
  if (askOf(inst) !== undefined || isBarrier(inst) || inst.op === 'fence') return false;
  const accesses = accessesOf(inst);
  if (accesses.length === 0) return hasEffect(inst.op, 'write');
  return accesses.some((access) => {
    const space = alias.space(access.ptr);
    return access.writes && (space === 'workgroup' || space === 'generic');
  });
}

export interface IdleBarrier {
  readonly inst: Inst;
  /**
   * `before`: nothing was accessed since the last barrier. `after`: nothing will be until the end.
   */
  readonly side: 'before' | 'after';
}

/** Barriers that order nothing, because all accesses to shared memory lie on one side of them. */
export function idleBarriers(fn: Func): IdleBarrier[] {
  const graph = computeFlowGraph(fn);
  const alias = new AliasAnalysis(fn);
  const step = (inst: Inst): boolean | undefined => {
    if (inst.op === 'gpu.barrier') return false;
    return touchesShared(inst, alias) ? true : undefined;
  };
  // A kernel that touches nothing is being written.
  if (
    !graph.order.some((block) =>
      block.insts.some((inst) => touchesShared(inst, alias) && inst.op !== 'gpu.barrier'),
    )
  )
    return [];
  // What other kernels did before the start is not looked into.
  const before = forward(graph, step, true);
  const out: IdleBarrier[] = [];
  const idle = new Set<Inst>();
  graph.order.forEach((block, b) => {
    let state = before[b]!;
    for (const inst of block.insts) {
      if (inst.op === 'gpu.barrier' && !state) {
        out.push({ inst, side: 'before' });
        idle.add(inst);
      }
      state = step(inst) ?? state;
    }
  });
  // Behind the last barrier: one that comes later still has something to wait for.
  const after = backward(graph, (inst) =>
    inst.op === 'gpu.barrier' || touchesShared(inst, alias) ? true : undefined,
  );
  graph.order.forEach((block, b) => {
    let state = after[b]!;
    for (let i = block.insts.length - 1; i >= 0; i--) {
      const inst = block.insts[i]!;
      if (inst.op === 'gpu.barrier' && !state && !idle.has(inst)) out.push({ inst, side: 'after' });
      if (inst.op === 'gpu.barrier' || touchesShared(inst, alias)) state = true;
    }
  });
  return out;
}

/** Does it read or write memory that other threads see and that somebody may write? */
function touchesShared(inst: Inst, alias: AliasAnalysis): boolean {
  if (askOf(inst) !== undefined || inst.op === 'fence' || inst.op === 'assume') return false;
  const accesses = accessesOf(inst);
  if (accesses.length === 0) return hasEffect(inst.op, 'read') || hasEffect(inst.op, 'write');
  return accesses.some((access) => {
    if (inst.attrs.readonly === true && !access.writes) return false;
    const space = alias.space(access.ptr);
    return space !== 'private' && space !== 'constant' && space !== 'kernarg';
  });
}

/** Stores of an address of workgroup memory into global memory. */
export function escapingStores(fn: Func): Inst[] {
  const alias = new AliasAnalysis(fn);
  const residues = computeResidues(fn);
  const isWorkgroup = (value: Value): boolean => {
    if (!isPtr(value.type)) return false;
    const { region } = residues.of(value);
    return region === 'launch' || alias.space(value) === 'workgroup';
  };
  const out: Inst[] = [];
  for (const block of fn.blocks) {
    for (const inst of block.insts) {
      if (inst.op !== 'mem.store' && inst.op !== 'atomic.store') continue;
      if (isWorkgroup(inst.args[0]) && alias.space(inst.args[1]) === 'global') out.push(inst);
    }
  }
  return out;
}

/** By block number: is the fact true on some way to the block's start? `step` sets or clears it. */
function forward(
  graph: FlowGraph,
  step: (inst: Inst) => boolean | undefined,
  atStart = false,
): boolean[] {
  const out: boolean[] = new Array(graph.order.length).fill(false);
  out[0] = atStart;
  for (let changed = true; changed; ) {
    changed = false;
    graph.order.forEach((block, b) => {
      let state = out[b]!;
      for (const inst of block.insts) state = step(inst) ?? state;
      for (const s of graph.succs[b]!) {
        if (!state || out[s]) continue;
        out[s] = true;
        changed = true;
      }
    });
  }
  return out;
}

/** By block number: is the fact true on some way from the block's end? */
function backward(graph: FlowGraph, step: (inst: Inst) => boolean | undefined): boolean[] {
  const out: boolean[] = new Array(graph.order.length).fill(false);
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = graph.order.length - 1; b >= 0; b--) {
      const { insts } = graph.order[b]!;
      let state = out[b]!;
      for (let i = insts.length - 1; i >= 0; i--) state = step(insts[i]!) ?? state;
      for (const p of graph.preds[b]!) {
        if (!state || out[p]) continue;
        out[p] = true;
        changed = true;
      }
    }
  }
  return out;
}
