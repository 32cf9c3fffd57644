/**
 * What of a function simulated threads have to compute: addresses of workgroup memory, what is
 * stored there, operands of what they come to, and conditions of all that. The rest, mostly
 * arithmetic on data that nobody knows and guards around loads of it, has no bearing on what they
 * find out.
 */
import { append } from '../base/index.ts';
import { hasEffect, type Inst, isPtr, spaceOf, terminator, type Value } from '../mir/index.ts';
import type { DominatorTree } from './dominators.ts';
import { askOf } from './dynamic-lds-request.ts';
import { type FlowGraph, incoming } from './flow-graph.ts';
import { accessesOf } from './memory-access.ts';
import { isLane } from './wave-operations.ts';

/** What matters to `runLockstep`. */
export interface Slice {
  readonly values: ReadonlySet<Value>;
  /** Blocks whose branch decides nothing that matters: threads go on where its ways meet. */
  readonly idle: ReadonlySet<number>;
}

/** Are threads told to come to the instruction? */
export function isArrival({ op }: Inst): boolean {
  return op === 'gpu.intrinsic' || op === 'gpu.asm';
}

/**
 * `orders`: does an instruction order memory between threads? `watched`: what threads are told to
 * come to besides.
 */
export function computeSlice(
  graph: FlowGraph,
  postDom: DominatorTree,
  orders: (inst: Inst) => boolean,
  watched: ReadonlySet<Inst>,
): Slice {
  const addresses = regionAddresses(graph);
  const slice = sliceFrom(graph, postDom, orders, watched, addresses);
  if (!slice.wasDecided) return slice;
  // Ways that only lead to what no thread can know anyway are not worth a guess.
  return sliceFrom(graph, postDom, orders, watched, addresses, knowableValues(graph, addresses));
}

/** `knowable`: no other values matter. */
function sliceFrom(
  graph: FlowGraph,
  postDom: DominatorTree,
  orders: (inst: Inst) => boolean,
  watched: ReadonlySet<Inst>,
  addresses: ReadonlySet<Value>,
  knowable?: ReadonlySet<Value>,
): Slice & { readonly wasDecided: boolean } {
  const needed = new Set<Value>();
  const work: Value[] = [];
  const need = (value: Value | undefined): void => {
    if (value === undefined || needed.has(value) || knowable?.has(value) === false) return;
    needed.add(value);
    work.push(value);
  };
  const follow = (): void => {
    for (let value = work.pop(); value !== undefined; value = work.pop()) {
      const { def } = value;
      if ('op' in def) {
        def.args.forEach(need);
        continue;
      }
      incoming(graph, value).forEach(need);
    }
  };
  const busy = new Set<number>();
  graph.order.forEach((block, number) => {
    for (const inst of block.insts) {
      for (const { ptr, stored } of accessesOf(inst)) {
        if (!addresses.has(ptr)) continue;
        busy.add(number);
        need(ptr);
        if (stored !== undefined && isTold(stored, graph, new Set())) need(stored);
      }
      const isCome = isArrival(inst) || watched.has(inst);
      if (isCome) inst.args.forEach(need);
      if (isCome || orders(inst)) busy.add(number);
    }
  });
  follow();
  const { idle, wasDecided } = idleBranches(graph, postDom, busy, needed, (cond) => {
    need(cond);
    follow();
  });
  return { values: needed, idle, wasDecided };
}

/**
 * Branches of which the ways do nothing before they meet and decide no value that is needed; the
 * conditions of the others are needed as well, which `need` adds to the values with all that they
 * are computed from. `wasDecided`: the ways of one do nothing, and values depend on them.
 */
export function idleBranches(
  graph: FlowGraph,
  postDom: DominatorTree,
  busy: ReadonlySet<number>,
  needed: ReadonlySet<Value>,
  need: (cond: Value) => void,
): { readonly idle: ReadonlySet<number>; readonly wasDecided: boolean } {
  const idle = idleRegions(graph, postDom, busy);
  let wasDecided = false;
  for (let before = -1; before !== needed.size; ) {
    before = needed.size;
    const homes = new Set<number>();
    for (const { def } of needed) homes.add(graph.numberOf('op' in def ? def.block : def));
    graph.order.forEach((block, at) => {
      const end = terminator(block);
      if (end === undefined || (end.targets?.length ?? 0) < 2) return;
      const region = idle.get(at);
      const meet = graph.order[postDom.idom[at]!];
      const decides =
        region === undefined ||
        region.some((b) => homes.has(b)) ||
        meet!.params.some((param) => needed.has(param));
      if (!decides) return;
      if (idle.delete(at)) wasDecided = true;
      need(end.args[0]!);
    });
  }
  return { idle: new Set(idle.keys()), wasDecided };
}

/** By branch: the blocks before its ways meet, where nothing happens in any of them. */
function idleRegions(
  graph: FlowGraph,
  postDom: DominatorTree,
  busy: ReadonlySet<number>,
): Map<number, readonly number[]> {
  const idle = new Map<number, readonly number[]>();
  graph.order.forEach((_, at) => {
    const meet = postDom.idom[at]!;
    if (graph.succs[at]!.length < 2 || meet >= graph.order.length) return;
    const seen = new Set<number>([meet]);
    const work = [...graph.succs[at]!];
    for (let b = work.pop(); b !== undefined; b = work.pop()) {
      if (seen.has(b)) continue;
      if (busy.has(b)) return;
      seen.add(b);
      append(work, graph.succs[b]!);
    }
    seen.delete(meet);
    idle.set(at, [...seen]);
  });
  return idle;
}

/**
 * May a thread know the value? What comes from memory, parameters and calls on any way is not worth
 * the conditions of it.
 */
function isTold(value: Value, graph: FlowGraph, seen: Set<Value>): boolean {
  if (seen.has(value)) return true;
  seen.add(value);
  const { def } = value;
  if ('op' in def) {
    if (accessesOf(def).length > 0 || def.op.startsWith('call')) return false;
    if (def.op === 'gpu.compute') return isLane(def);
    if (isArrival(def)) return false;
    return def.args.every((arg) => isTold(arg, graph, seen));
  }
  const given = incoming(graph, value);
  return given.length > 0 && given.every((one) => isTold(one, graph, seen));
}

/**
 * Values that some thread may know: those made of constants, indices, sizes and addresses, whatever
 * way is taken.
 */
function knowableValues(graph: FlowGraph, addresses: ReadonlySet<Value>): ReadonlySet<Value> {
  const found = new Set(addresses);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const block of graph.order) {
      for (const inst of block.insts) {
        if (!isKnowable(inst, found)) continue;
        for (const result of inst.results) found.add(result);
      }
      for (const { block: to, args } of terminator(block)?.targets ?? []) {
        args.forEach((arg, i) => {
          if (found.has(arg)) found.add(to.params[i]!);
        });
      }
    }
  }
  return found;
}

function isKnowable(inst: Inst, known: ReadonlySet<Value>): boolean {
  switch (inst.op) {
    case 'gpu.compute':
      return isLane(inst);
    case 'gpu.intrinsic':
      return askOf(inst) !== undefined;
    case 'select':
    case 'int.mul':
    case 'int.and':
      // One operand can be enough.
      return inst.args.some((arg) => known.has(arg));
    default:
      return !hasEffect(inst.op, 'read') && inst.args.every((arg) => known.has(arg));
  }
}

/** Values that may be an address of workgroup memory, or are made from one. */
function regionAddresses(graph: FlowGraph): ReadonlySet<Value> {
  const found = new Set<Value>();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const block of graph.order) {
      for (const inst of block.insts) {
        if (!isRegion(inst) && !inst.args.some((arg) => found.has(arg))) continue;
        for (const result of inst.results) found.add(result);
      }
      for (const { block: to, args } of terminator(block)?.targets ?? []) {
        args.forEach((arg, i) => {
          if (found.has(arg)) found.add(to.params[i]!);
        });
      }
    }
  }
  return found;
}

/** Does the instruction give the address of workgroup memory? */
export function isRegion(inst: Inst): boolean {
  if (inst.op !== 'global.addr') return askOf(inst) !== undefined;
  const { type } = inst.results[0];
  return isPtr(type) && spaceOf(type) === 'workgroup';
}
