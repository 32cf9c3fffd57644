/**
 * What of a function simulated threads have to compute: addresses of workgroup memory, what is stored there, conditions, and
 * operands of what they come to. The rest, mostly arithmetic on data that nobody knows, has no bearing on what they find out.
 */
import { type Inst, isPtr, spaceOf, terminator, type Value } from '../mir/index.ts';
import type { FlowGraph } from './flow-graph.ts';
import { askOf } from './launch-ask.ts';
import { accessesOf } from './memory-access.ts';

/** Values that matter to `runLockstep`. */
export function computeSlice(graph: FlowGraph): ReadonlySet<Value> {
  const addresses = regionAddresses(graph);
  const needed = new Set<Value>();
  const work: Value[] = [];
  const need = (value: Value | undefined): void => {
    if (value === undefined || needed.has(value)) return;
    needed.add(value);
    work.push(value);
  };
  for (const block of graph.order) {
    for (const inst of block.insts) {
      for (const { ptr, stored } of accessesOf(inst)) {
        if (!addresses.has(ptr)) continue;
        need(ptr);
        need(stored);
      }
      if (inst.op === 'gpu.intrinsic' || inst.op === 'gpu.asm') inst.args.forEach(need);
    }
    const end = terminator(block);
    if (end !== undefined && (end.targets?.length ?? 0) > 1) need(end.args[0]);
  }
  for (let value = work.pop(); value !== undefined; value = work.pop()) {
    const { def } = value;
    if ('op' in def) {
      def.args.forEach(need);
      continue;
    }
    const index = def.params.indexOf(value);
    for (const from of new Set(graph.preds[graph.numberOf(def)])) {
      for (const edge of terminator(graph.order[from]!)?.targets ?? []) {
        if (edge.block === def) need(edge.args[index]);
      }
    }
  }
  return needed;
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

function isRegion(inst: Inst): boolean {
  if (inst.op !== 'global.addr') return askOf(inst) !== undefined;
  const { type } = inst.results[0]!;
  return isPtr(type) && spaceOf(type) === 'workgroup';
}
