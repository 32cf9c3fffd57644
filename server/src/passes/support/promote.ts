/**
 * SSA construction for stack slots: every load becomes the value that reaches it, stores vanish,
 * and block parameters are added where values meet and are still read (pruned SSA on iterated
 * dominance frontiers, after Cytron et al.). Other passes use it to repair SSA after they
 * duplicated blocks: see `demote.ts`.
 */

import { computeDominators, computeFlowGraph, computeFrontiers } from '../../analysis/index.ts';
import { spendWork } from '../../base/index.ts';
import {
  addBlockParam,
  type Block,
  type Func,
  type Inst,
  type MirType,
  removeUnreachableBlocks,
  replaceValues,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { Constants } from './constants.ts';
import { slotVariables } from './slot-variables.ts';

/** An alloca that is only the address of loads and stores of one type. */
export interface Slot {
  readonly alloca: Inst;
  readonly type: MirType;
}

/** Rewrites all `slots` in one sweep over the function and removes their allocas. */
export function promoteSlots(fn: Func, slots: readonly Slot[]): void {
  if (slots.length === 0) return;
  removeUnreachableBlocks(fn);
  const graph = computeFlowGraph(fn);
  const dom = computeDominators(graph);
  const frontiers = computeFrontiers(graph, dom);
  const slotOf = new Int32Array(fn.nextValue).fill(-1);
  slots.forEach((slot, i) => {
    slotOf[slot.alloca.results[0].id] = i;
  });
  const phis = placeParams(fn, graph.order, graph.preds, frontiers, slots, slotOf);
  const constants = new Constants(fn);
  const replaced = new Map<Value, Value>();
  const current: (Value | undefined)[] = new Array(slots.length).fill(undefined);
  const variables = slotVariables(fn, slots, slotOf);
  const unread =
    variables === undefined ? [] : unreadJoins(graph.order, frontiers, slots.length, slotOf, phis);
  const log: { slot: number; old: Value | undefined }[] = [];
  const set = (slot: number, value: Value): void => {
    log.push({ slot, old: current[slot] });
    current[slot] = value;
  };
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each instruction on a slot
  const enter = (b: number): void => {
    const block = graph.order[b]!;
    const mine = phis[b]!;
    for (const phi of mine) set(phi.slot, phi.param);
    if (variables !== undefined) {
      for (const slot of unread[b]!) {
        log.push({ slot, old: current[slot] });
        current[slot] = undefined;
      }
      variables.meet(mine);
    }
    const kept: Inst[] = [];
    for (const inst of block.insts) {
      variables?.pass(inst, current);
      if (inst.op === 'mem.load') {
        const slot = slotOf[inst.args[0].id]!;
        if (slot >= 0) {
          const result = inst.results[0];
          const value = current[slot] ?? constants.undef(result.type);
          if (value.name === undefined && result.name !== undefined) value.name = result.name;
          replaced.set(result, value);
          continue;
        }
      } else if (inst.op === 'mem.store') {
        const slot = slotOf[inst.args[1].id]!;
        if (slot >= 0) {
          set(slot, inst.args[0]);
          variables?.store(slot, inst.args[0]);
          continue;
        }
      } else if (inst.op === 'alloca' && slotOf[inst.results[0].id]! >= 0) continue;
      variables?.keep(inst);
      kept.push(inst);
    }
    block.insts = kept;
    for (const edge of terminator(block)?.targets ?? []) {
      for (const phi of phis[graph.numberOf(edge.block)]!) {
        edge.args.push(current[phi.slot] ?? constants.undef(slots[phi.slot]!.type));
      }
    }
  };
  walkTree(
    dom.children,
    enter,
    () => log.length,
    (mark) => {
      while (log.length > mark) {
        const { slot, old } = log.pop()!;
        current[slot] = old;
      }
    },
  );
  constants.flush();
  replaceValues(fn, replaced);
}

/**
 * Depth-first walk of a dominator tree; `leave` gets the mark taken before the block was entered.
 */
function walkTree(
  children: readonly (readonly number[])[],
  enter: (b: number) => void,
  mark: () => number,
  leave: (mark: number) => void,
): void {
  const stack: { b: number; next: number; mark: number }[] = [{ b: 0, next: 0, mark: mark() }];
  enter(0);
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const kids = children[top.b]!;
    if (top.next < kids.length) {
      const b = kids[top.next++]!;
      stack.push({ b, next: 0, mark: mark() });
      enter(b);
    } else {
      leave(top.mark);
      stack.pop();
    }
  }
}

interface Phi {
  readonly slot: number;
  readonly param: Value;
}

/** By slot, the blocks that store to it, and those that load from it before they store. */
function blocksOfSlots(
  order: readonly Block[],
  slots: number,
  slotOf: Int32Array,
): { readonly defBlocks: number[][]; readonly useBlocks: number[][] } {
  const defBlocks = Array.from({ length: slots }, (): number[] => []);
  const useBlocks = Array.from({ length: slots }, (): number[] => []);
  for (const [b, { insts }] of order.entries()) {
    for (const inst of insts) {
      if (inst.op !== 'mem.load' && inst.op !== 'mem.store') continue;
      const isLoad = inst.op === 'mem.load';
      const slot = slotOf[inst.args[isLoad ? 0 : 1]!.id]!;
      if (slot < 0 || defBlocks[slot]!.at(-1) === b) continue;
      const list = isLoad ? useBlocks[slot]! : defBlocks[slot]!;
      if (list.at(-1) !== b) list.push(b);
    }
  }
  return { defBlocks, useBlocks };
}

/**
 * By block the slots whose values meet there and are not read any more: no parameter holds what a
 * debugger would show.
 */
function unreadJoins(
  order: readonly Block[],
  frontiers: readonly (readonly number[])[],
  slots: number,
  slotOf: Int32Array,
  phis: readonly (readonly Phi[])[],
): number[][] {
  const { defBlocks } = blocksOfSlots(order, slots, slotOf);
  const out: number[][] = order.map(() => []);
  for (const [slot, defs] of defBlocks.entries()) {
    const seen = new Set<number>();
    const work = [...defs];
    for (let b = work.pop(); b !== undefined; b = work.pop())
      for (const f of frontiers[b]!) {
        if (seen.has(f)) continue;
        seen.add(f);
        work.push(f);
        if (!phis[f]!.some((phi) => phi.slot === slot)) out[f]!.push(slot);
      }
  }
  return out;
}

/** Adds the block parameters and returns them by block number. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: liveness and dominance frontiers of one slot share arrays, so that they are cleared for none
function placeParams(
  fn: Func,
  order: readonly Block[],
  preds: readonly (readonly number[])[],
  frontiers: readonly (readonly number[])[],
  slots: readonly Slot[],
  slotOf: Int32Array,
): Phi[][] {
  const { defBlocks, useBlocks } = blocksOfSlots(order, slots.length, slotOf);
  const phis: Phi[][] = order.map(() => []);
  const live = new Int32Array(order.length).fill(-1);
  const defined = new Int32Array(order.length).fill(-1);
  const placed = new Int32Array(order.length).fill(-1);
  for (let s = 0; s < slots.length; s++) {
    const defs = defBlocks[s]!;
    if (defs.length === 0 || useBlocks[s]!.length === 0) continue;
    for (const b of defs) defined[b] = s;
    const work = [...useBlocks[s]!];
    for (const b of work) live[b] = s;
    while (work.length > 0) {
      spendWork(1);
      for (const p of preds[work.pop()!]!) {
        if (live[p] === s || defined[p] === s) continue;
        live[p] = s;
        work.push(p);
      }
    }
    const grow = [...defs];
    while (grow.length > 0) {
      for (const f of frontiers[grow.pop()!]!) {
        if (placed[f] === s || live[f] !== s) continue;
        placed[f] = s;
        spendWork(preds[f]!.length);
        const slot = slots[s]!;
        const name = slot.alloca.results[0].name;
        phis[f]!.push({ slot: s, param: addBlockParam(fn, order[f]!, slot.type, name) });
        if (defined[f] !== s) grow.push(f);
      }
    }
  }
  return phis;
}
