/**
 * Jump threading: when a predecessor knows which way a block will branch, it jumps there over its
 * own copy of the block. This is what takes `Option`s, iterators and state machines apart after
 * inlining.
 *
 * The block's values that are used further down get several definitions; they are put into stack
 * slots before copying and promoted again afterwards. Blocks with convergent operations are never
 * copied.
 */
import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type FlowGraph,
  type LoopForest,
} from '../../analysis/index.ts';
import {
  type Block,
  cloneBlocksInto,
  createInst,
  defInst,
  type Edge,
  type Func,
  foldInst,
  hasEffect,
  type Inst,
  isPureOp,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { demote, outsideUses } from '../support/demote.ts';
import { onlyAssumed } from '../support/only-assumed.ts';
import { promoteSlots } from '../support/promote.ts';
import { constBits, jump } from './branches.ts';

/** Instructions (constants aside) a copied block may have. */
const MAX_COPY = 12;
/** Copies a function may get in one round. */
const MAX_COPIES = 512;

interface Way {
  readonly from: Block;
  readonly edge: Edge;
  /** Index of the target of the threaded block that this edge will take. */
  readonly target: number;
}

interface Plan {
  readonly block: Block;
  readonly ways: readonly Way[];
}

/**
 * One round over the function. True when something changed. `rotated` holds the loop headers that
 * were threaded around already: once per header turns the loop's test to its end, more would peel
 * iterations off.
 */
export function threadJumps(fn: Func, rotated: Set<Block>): boolean {
  const graph = computeFlowGraph(fn);
  const found: { b: number; ways: Way[] }[] = [];
  for (let b = 1; b < graph.order.length; b++) {
    if (!isCopyable(graph.order[b]!)) continue;
    const ways = waysThrough(graph, b);
    if (ways.length > 0) found.push({ b, ways });
  }
  if (found.length === 0) return false;
  const loops = computeLoops(graph, computeDominators(graph));
  const plans: Plan[] = [];
  const busy = new Set<Block>();
  let copies = 0;
  for (const { b, ways: all } of found) {
    if (copies >= MAX_COPIES) break;
    const block = graph.order[b]!;
    const ways = all.filter((w) => !busy.has(w.from));
    if (ways.length === 0 || !keepsLoops(graph, loops, b, ways)) continue;
    const isHeader = loops.loopOf(b)?.header === b;
    if (isHeader && rotated.has(block)) continue;
    // One plan at a time around a block: its predecessors and successors must not change under
    // another plan.
    const end = terminator(block)!;
    if (busy.has(block) || end.targets!.some((t) => t.block === block)) continue;
    if (isHeader) rotated.add(block);
    busy.add(block);
    for (const way of ways) busy.add(way.from);
    plans.push({ block, ways });
    copies += ways.length;
  }
  if (plans.length === 0) return false;
  const slots = demote(fn, outsideUses(fn, new Set(plans.map((p) => p.block))));
  for (const plan of plans) apply(fn, plan);
  promoteSlots(fn, slots);
  return true;
}

function isCopyable(block: Block): boolean {
  const end = terminator(block);
  if (end === undefined || (end.op !== 'br.if' && end.op !== 'switch')) return false;
  let cost = 0;
  for (const inst of block.insts) {
    if (inst.op === 'alloca' || hasEffect(inst.op, 'convergent')) return false;
    if (!inst.op.startsWith('const.') && inst.op !== 'assume') cost++;
  }
  cost -= onlyAssumed(block.insts).size;
  return cost <= MAX_COPY + 1;
}

/** The incoming edges that decide the block's branch. */
function waysThrough(graph: FlowGraph, b: number): Way[] {
  const block = graph.order[b]!;
  const end = terminator(block)!;
  const cond = end.args[0];
  const ways: Way[] = [];
  const seen = new Set<number>();
  for (const p of graph.preds[b]!) {
    if (seen.has(p)) continue;
    seen.add(p);
    const from = graph.order[p]!;
    for (const edge of terminator(from)!.targets!) {
      if (edge.block !== block) continue;
      const bits = evaluate(cond, block, edge, 4) ?? known(cond, block, from, edge);
      if (bits === undefined) continue;
      const target =
        end.op === 'br.if' ? (bits === 1n ? 0 : 1) : end.attrs.cases!.indexOf(bits) + 1;
      ways.push({ from, edge, target });
    }
  }
  return ways;
}

/** The value's bits when `block` is entered along `edge`. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of definition
export function evaluate(
  value: Value,
  block: Block,
  edge: Edge,
  depth: number,
): bigint | undefined {
  const def = value.def;
  if (!('op' in def)) {
    if (def !== block) return undefined;
    const arg = edge.args[def.params.indexOf(value)]!;
    return constBits(arg) ?? (defInst(arg)?.op === 'const.null' ? 0n : undefined);
  }
  if (def.op === 'const.int') return def.attrs.bits;
  if (def.op === 'const.null') return 0n;
  if (def.block !== block || depth === 0 || !isPureOp(def.op) || def.results.length !== 1)
    return undefined;
  if (def.op === 'select') {
    const cond = evaluate(def.args[0], block, edge, depth - 1);
    if (cond !== undefined) return evaluate(def.args[cond === 1n ? 1 : 2]!, block, edge, depth - 1);
  }
  const bits: bigint[] = [];
  let missing = false;
  for (const arg of def.args) {
    const x = evaluate(arg, block, edge, depth - 1);
    if (x === undefined) missing = true;
    // `and` with false and `or` with true are decided by one operand.
    else if (
      def.results[0].type === 'i1' &&
      ((def.op === 'int.and' && x === 0n) || (def.op === 'int.or' && x === 1n))
    )
      return x;
    else bits.push(x);
  }
  return missing ? undefined : foldInst(def, bits)?.[0];
}

/** A branch on the condition that led here. */
function known(cond: Value, block: Block, from: Block, edge: Edge): bigint | undefined {
  const end = terminator(from)!;
  if (end.op !== 'br.if' || end.targets![0]!.block === end.targets![1]!.block) return undefined;
  const def = cond.def;
  // Around a loop the block computes it anew: what led here is its value of the last round.
  if ('op' in def && def.block === block) return undefined;
  const seen = !('op' in def) && def === block ? edge.args[def.params.indexOf(cond)]! : cond;
  if (seen !== end.args[0]) return undefined;
  return end.targets![0] === edge ? 1n : 0n;
}

/**
 * Threading through a loop's header must not give the loop a second entry: either all edges from
 * outside go around the header's exit test to one place, or all from inside do.
 */
function keepsLoops(graph: FlowGraph, loops: LoopForest, b: number, ways: readonly Way[]): boolean {
  const loop = loops.loopOf(b);
  if (loop === undefined || loop.header !== b) return true;
  const inside = graph.preds[b]!.filter((p) => loops.contains(loop, p)).length;
  const fromInside = ways.filter((w) => loops.contains(loop, graph.numberOf(w.from))).length;
  if (!sameTarget(ways)) return false;
  if (fromInside > 0) return fromInside === inside && fromInside === ways.length;
  const exits = graph.succs[b]!.some((s) => !loops.contains(loop, s));
  return exits && ways.length === graph.preds[b]!.length - inside;
}

function sameTarget(ways: readonly Way[]): boolean {
  return ways.every((w) => w.target === ways[0]!.target);
}

function apply(fn: Func, { block, ways }: Plan): void {
  const copies = new Map<number, Block>();
  for (const { edge, target } of ways) {
    let copy = copies.get(target);
    if (copy === undefined) {
      copy = cloneBlocksInto(fn, [block]).blocks.get(block)!;
      const end = terminator(copy)!;
      jump(end, end.targets![target]!);
      copies.set(target, copy);
    }
    edge.block = copy;
  }
}

/**
 * An edge that passes `select c, 1, 0` to a block that branches on it becomes a branch on `c`, so
 * that both ways can be threaded.
 */
export function unfoldSelects(fn: Func): boolean {
  let changed = false;
  for (const block of fn.blocks) {
    const end = terminator(block);
    if (end?.op !== 'br') continue;
    const edge = end.targets![0]!;
    const next = terminator(edge.block);
    if (
      next === undefined ||
      (next.op !== 'br.if' && next.op !== 'switch') ||
      !isCopyable(edge.block)
    )
      continue;
    const index = edge.args.findIndex((arg, i) => {
      const def = defInst(arg);
      if (def === undefined || def.block !== block) return false;
      return isChoice(def) && decides(edge.block, edge.block.params[i]!, next.args[0]);
    });
    if (index < 0) continue;
    const choice = defInst(edge.args[index]!)!;
    const [yes, no] = choiceValues(fn, choice);
    const other = [...edge.args];
    other[index] = no;
    edge.args[index] = yes;
    end.op = 'br.if';
    end.args = [choice.args[0]];
    end.targets = [edge, { block: edge.block, args: other }];
    changed = true;
  }
  return changed;
}

function isChoice(def: Inst): boolean {
  if (def.op === 'select')
    return constBits(def.args[1]) !== undefined && constBits(def.args[2]) !== undefined;
  return def.op === 'int.zext' && def.args[0].type === 'i1';
}

function choiceValues(fn: Func, def: Inst): [Value, Value] {
  if (def.op === 'select') return [def.args[1], def.args[2]];
  const type = def.results[0].type;
  const make = (bits: bigint): Value => {
    const inst = createInst(fn, def.block, 'const.int', [], [type], { bits }, def.loc);
    def.block.insts.splice(-1, 0, inst);
    return inst.results[0];
  };
  return [make(1n), make(0n)];
}

/** The branch depends on this parameter and constants alone. */
function decides(block: Block, param: Value, cond: Value): boolean {
  if (cond === param) return true;
  const def = defInst(cond);
  if (def === undefined || def.block !== block || !isPureOp(def.op)) return false;
  return (
    def.args.every((arg) => arg === param || constBits(arg) !== undefined) &&
    def.args.includes(param)
  );
}
