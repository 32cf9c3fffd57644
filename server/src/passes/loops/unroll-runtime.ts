/**
 * `unroll-runtime`: innermost loops whose number of iterations is known only when they run go round
 * once for two, four or eight iterations; what is left over goes through the loop as it was. LLVM's
 * counterpart is `UnrollRuntimeLoopRemainder` with an epilogue, at the thresholds that NVPTX gives;
 * unlike LLVM it leaves loops alone whose step is not a power of two, or that end at an equal bound
 * with steps that could pass it.
 */

import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type FlowGraph,
  type Loop,
  type LoopForest,
  Ranges,
} from '../../analysis/index.ts';
import { spendWork } from '../../base/index.ts';
import {
  addBlockParam,
  type Block,
  bitWidth,
  cloneBlocksInto,
  createBlock,
  createInst,
  defInst,
  type Edge,
  type Func,
  hasEffect,
  type Inst,
  type IntPred,
  isInt,
  isPtr,
  type MirType,
  moveRecords,
  OPPOSITE_PRED,
  type OpName,
  SWAPPED_PRED,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { definePass, locOf, type Unrolling } from '../define-pass.ts';
import { demote, outsideUses } from '../support/demote.ts';
import { promoteSlots } from '../support/promote.ts';
import { ensurePreheader } from './preheader.ts';
import { roundCost } from './unroll-cost.ts';

/** Most iterations in one round; LLVM's `unroll-runtime-count`. */
const MAX_COUNT = 8;

export const unrollRuntime = definePass({
  name: 'unroll-runtime',
  doc: 'Runs several iterations of a loop in one round, where their number is known at run time.',
  run(fn, { unrolling, remark }) {
    if (unrolling === undefined) return false;
    const done = new Set<Block>();
    for (let changed = false; ; changed = true) {
      const graph = computeFlowGraph(fn);
      const dom = computeDominators(graph);
      const loops = computeLoops(graph, dom);
      let ranges: Ranges | undefined;
      const parents = new Set(loops.loops.map((loop) => loop.parent));
      let plan: Plan | undefined;
      for (const loop of loops.loops) {
        if (parents.has(loop) || done.has(graph.order[loop.header]!)) continue;
        plan = planOf(graph, loops, loop, unrolling);
        if (plan === undefined) continue;
        ranges ??= new Ranges(graph, dom);
        if (!isShort(ranges, plan, loop.latches[0]!)) break;
        plan = undefined;
      }
      if (plan === undefined) return changed;
      // The whole function is looked at for each loop.
      for (const { insts } of fn.blocks) spendWork(insts.length);
      const message = `${plan.count} iterations in one round, as LLVM does for this GPU`;
      remark?.({ pass: 'unroll-runtime', loc: locOf(plan.header), done: true, message });
      done.add(plan.header);
      for (const copy of unroll(fn, graph, loops, plan)) done.add(copy);
    }
  },
});

interface Plan {
  readonly loop: Loop;
  readonly header: Block;
  readonly latch: Block;
  readonly blocks: readonly Block[];
  readonly count: number;
  /** All iterations, when they are known now. */
  readonly known: bigint | undefined;
  readonly trips: Induction;
}

/** How often the test at the end of a loop lets it go round. */
interface Induction {
  /** What the test compares with the bound after the first iteration. */
  readonly first: Value;
  /** Is that the parameter itself, before the step? */
  readonly before: boolean;
  readonly bound: Value;
  readonly pred: IntPred;
  /** A power of two, or its negation. */
  readonly step: bigint;
}

function planOf(
  graph: FlowGraph,
  loops: LoopForest,
  loop: Loop,
  { limit, runtime }: Unrolling,
): Plan | undefined {
  if (loop.latches.length !== 1) return undefined;
  const [back] = loop.latches;
  const exits = loop.blocks.filter((b) => graph.succs[b]!.some((s) => !loops.contains(loop, s)));
  if (exits.length !== 1 || exits[0] !== back) return undefined;
  const blocks = loop.blocks.map((b) => graph.order[b]!);
  const isFixed = ({ op }: Inst): boolean =>
    hasEffect(op, 'convergent') || hasEffect(op, 'trap') || op === 'alloca';
  if (blocks.some(({ insts }) => insts.some(isFixed))) return undefined;
  const size = roundCost(blocks);
  const header = graph.order[loop.header]!;
  const latch = graph.order[back!]!;
  const trips = inductionOf(graph, loops, loop, header, latch, new Set(blocks));
  if (trips === undefined) return undefined;
  const known = knownTrips(trips);
  if (known === undefined && (!runtime || isCostly(graph, loop, trips.bound))) return undefined;
  const count = countOf(size, known, limit);
  return count < 2 ? undefined : { loop, header, latch, blocks, count, known, trips };
}

/**
 * Has the loop fewer iterations than LLVM unrolls for, whatever they are when it runs?
 * (`UP.MaxUpperBound` of `computeUnrollCount`.)
 */
function isShort(ranges: Ranges, { known, trips }: Plan, back: number): boolean {
  const { first, bound, pred, step } = trips;
  if (known !== undefined || !isInt(first.type)) return false;
  const [from, to] = [ranges.at(first, back), ranges.at(bound, back)];
  const isSigned = pred.startsWith('s');
  const [low, high] = step > 0n ? [from, to] : [to, from];
  const way = isSigned ? high.smax - low.smin : high.umax - low.umin;
  return way < BigInt(MAX_COUNT) * (step < 0n ? -step : step);
}

/** Bounds are read so deep. */
const DEEPEST = 6;

/**
 * A remainder in a sum: to LLVM it is a product taken off, of a quotient that nothing else computes
 * (`getURemExpr`). Here it has been written out.
 */
function hasRemainder(bound: Value, depth = 0): boolean {
  const def = defInst(bound);
  if (def === undefined || depth > DEEPEST) return false;
  if (def.op === 'int.sub') {
    const taken = defInst(def.args[1]);
    if (taken?.op === 'int.mul' && isQuotient(taken.args[0]!, def.args[0]!)) return true;
  }
  const isSum = def.op === 'int.add' || def.op === 'int.sub' || def.op === 'int.zext';
  return isSum && def.args.some((arg) => hasRemainder(arg, depth + 1));
}

/** Ways to a quotient by a constant. */
const DIVIDES: ReadonlySet<OpName> = new Set<OpName>([
  'int.udiv',
  'int.umulhi',
  'int.lshr',
  'int.zext',
  'int.trunc',
  'int.mul',
]);

function isQuotient(value: Value, of: Value): boolean {
  let at = value;
  for (let depth = 0; depth <= DEEPEST && at !== of; depth++) {
    const def = defInst(at);
    if (def === undefined || !DIVIDES.has(def.op)) return false;
    at = def.args[0]!;
  }
  return at === of;
}

/**
 * Counts that are too expensive for LLVM to compute (`isHighCostExpansion`, at a budget of four):
 * those of a remainder, and the least of something and of what an outer loop steps through, as the
 * last tile of a row is long, which is a recurrence under a minimum.
 */
function isCostly(graph: FlowGraph, loop: Loop, bound: Value): boolean {
  if (hasRemainder(bound)) return true;
  const def = defInst(bound);
  if (def === undefined || !/^int\.[us](?:min|max)$/.test(def.op) || loop.parent === undefined)
    return false;
  const outer = loop.parent;
  const header = graph.order[outer.header]!;
  const stepping = header.params.filter((param, i) =>
    outer.latches.every((b) =>
      terminator(graph.order[b]!)!.targets!.every(
        (edge) => edge.block !== header || stepOf(param, edge.args[i]!) !== undefined,
      ),
    ),
  );
  const isStepping = (value: Value): boolean => {
    if (stepping.includes(value)) return true;
    const sum = defInst(value);
    return (
      (sum?.op === 'int.add' || sum?.op === 'int.sub') &&
      sum.args.some((arg) => stepping.includes(arg))
    );
  };
  return def.args.some(isStepping);
}

/** Iterations in one round: those that divide a known number, else a power of two. */
function countOf(size: number, known: bigint | undefined, limit: number): number {
  const fits = Math.floor((limit - 2) / Math.max(1, size - 2));
  if (known !== undefined) {
    let count = Math.min(fits, Number(known));
    while (count > 1 && known % BigInt(count) !== 0n) count--;
    if (count > 1) return count;
  }
  let count = MAX_COUNT;
  while (count > fits) count /= 2;
  return count;
}

/** How many iterations a loop between constants has. */
function knownTrips({ first, before, bound, pred, step }: Induction): bigint | undefined {
  const start = defInst(first);
  const end = defInst(bound);
  if (start?.op !== 'const.int' || end?.op !== 'const.int') return undefined;
  const bits = bitWidth(first.type);
  const view = (n: bigint): bigint =>
    pred.startsWith('s') ? BigInt.asIntN(bits, n) : BigInt.asUintN(bits, n);
  const at = view(start.attrs.bits! + (before ? 0n : step));
  const to = view(end.attrs.bits!);
  const way = BigInt.asUintN(bits, step > 0n ? to - at : at - to);
  if (pred === 'ne') return way / (step < 0n ? -step : step) + 1n;
  return (step > 0n ? at < to : at > to) ? way + 1n : 1n;
}

/** Reads the test at the end of the loop. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each form that is not read gives up
function inductionOf(
  graph: FlowGraph,
  loops: LoopForest,
  loop: Loop,
  header: Block,
  latch: Block,
  inside: ReadonlySet<Block>,
): Induction | undefined {
  const end = terminator(latch)!;
  const test = end.op === 'br.if' ? defInst(end.args[0]) : undefined;
  if (test?.op !== 'int.cmp') return undefined;
  const isInside = ({ def }: Value): boolean => inside.has('op' in def ? def.block : def);
  const isSwapped = !isInside(test.args[0]);
  const [counter, bound] = isSwapped ? [test.args[1], test.args[0]] : [test.args[0], test.args[1]];
  if (!isInside(counter) || isInside(bound)) return undefined;
  const written = test.attrs.pred as IntPred;
  let pred = isSwapped ? SWAPPED_PRED[written]! : written;
  const back = end.targets!.findIndex((edge) => edge.block === header);
  if (end.targets![1 - back]!.block === header) return undefined;
  if (back === 1) pred = OPPOSITE_PRED[pred];
  const args = end.targets![back]!.args;
  // A count that runs out beside a pointer is what an iterator over a slice is here. In LLVM's IR
  // it is two pointers, whose distance is too expensive to unroll for (`isHighCostExpansion`).
  const isWalking = (param: Value, i: number): boolean =>
    isPtr(param.type) && stepOf(param, args[i]!) !== undefined;
  // The parameter that steps: `counter` is it, or what it becomes.
  const before = header.params.includes(counter);
  const at = before ? header.params.indexOf(counter) : args.indexOf(counter);
  if (at < 0) return undefined;
  const step = stepOf(header.params[at]!, args[at]!);
  if (step === undefined) return undefined;
  const isSlice = (): boolean => header.params.some(isWalking) || addressesAreSure(inside);
  if (step.by === -1n && pred === 'ne' && isZero(bound) && isSlice()) return undefined;
  const size = step.by < 0n ? -step.by : step.by;
  if (size === 0n || (size & (size - 1n)) !== 0n) return undefined;
  const isNear = size === 1n;
  if (pred === 'ne' ? !isNear && !step.exact : !isNear) return undefined;
  const up = step.by > 0n;
  if (pred !== 'ne' && pred !== (up ? 'ult' : 'ugt') && pred !== (up ? 'slt' : 'sgt'))
    return undefined;
  const entries = graph.preds[loop.header]!.filter((p) => !loops.contains(loop, p))
    .flatMap((p) => terminator(graph.order[p]!)!.targets!)
    .filter((edge) => edge.block === header);
  const start = entries[0]?.args[at];
  if (start === undefined || entries.some((edge) => edge.args[at] !== start)) return undefined;
  return { first: start, before, bound, pred, step: step.by };
}

/** Is an address said not to be null, as `Some` of a reference is? A slice may walk back. */
function addressesAreSure(blocks: ReadonlySet<Block>): boolean {
  const isSure = ({ op, args }: Inst): boolean => {
    const test = op === 'assume' ? defInst(args[0]) : undefined;
    if (test?.op !== 'int.cmp' || test.attrs.pred !== 'ne') return false;
    return defInst(test.args[1])?.op === 'const.null' && defInst(test.args[0])?.op === 'ptr.add';
  };
  return [...blocks].some(({ insts }) => insts.some(isSure));
}

const isZero = (value: Value): boolean => {
  const def = defInst(value);
  return def?.op === 'const.int' && def.attrs.bits === 0n;
};

/** `param + by`; `exact` when it cannot wrap, so that it meets an equal bound or none at all. */
function stepOf(param: Value, next: Value): { by: bigint; exact: boolean } | undefined {
  const def = defInst(next);
  if (def === undefined || def.args[0] !== param) return undefined;
  if (def.op !== 'int.add' && def.op !== 'int.sub' && def.op !== 'ptr.add') return undefined;
  const by = defInst(def.args[1]);
  if (by?.op !== 'const.int') return undefined;
  const bits = BigInt.asIntN(bitWidth(def.args[1].type), by.attrs.bits!);
  const { nuw, nsw, inbounds } = def.attrs;
  return {
    by: def.op === 'int.sub' ? -bits : bits,
    exact: nuw === true || nsw === true || inbounds === true,
  };
}

/** Instructions at the end of a block that is being made. */
class Emitter {
  private readonly fn: Func;
  readonly block: Block;
  private readonly loc: Inst['loc'];

  constructor(fn: Func, block: Block, loc: Inst['loc']) {
    this.fn = fn;
    this.block = block;
    this.loc = loc;
  }

  value(op: OpName, args: Value[], type: MirType, attrs: Inst['attrs'] = {}): Value {
    const inst = createInst(this.fn, this.block, op, args, [type], attrs, this.loc);
    this.block.insts.push(inst);
    return inst.results[0];
  }

  int(type: MirType, bits: bigint): Value {
    return this.value('const.int', [], type, { bits: BigInt.asUintN(bitWidth(type), bits) });
  }

  end(op: OpName, args: Value[], targets: Edge[], attrs: Inst['attrs'] = {}): void {
    this.block.insts.push(createInst(this.fn, this.block, op, args, [], attrs, this.loc, targets));
  }
}

/** How often the loop goes around after its first iteration: the backedge-taken count. */
function backedges(e: Emitter, { first, before, bound, pred, step }: Induction): Value {
  const isPointer = isPtr(first.type);
  const type: MirType = isPointer ? 'i64' : first.type;
  const number = (value: Value): Value =>
    isPointer ? e.value('ptr.to.int', [value], 'i64') : value;
  const size = step < 0n ? -step : step;
  const end = number(bound);
  let at = number(first);
  if (!before) at = e.value('int.add', [at, e.int(type, step)], type);
  if (pred !== 'ne') {
    const ahead = e.value('int.cmp', [at, end], 'i1', { pred });
    at = e.value('select', [ahead, at, end], type);
  }
  const way = e.value('int.sub', step > 0n ? [end, at] : [at, end], type);
  if (size === 1n) return way;
  return e.value('int.lshr', [way, e.int(type, BigInt(size.toString(2).length - 1))], type);
}

/**
 * Gives the loop, which runs what is left over, a counter of its own, as LLVM does: the one of the
 * source goes where nothing else reads it. Of two iterations in a round at most one is left, and
 * the loop is none any more. Returns what an edge to the loop brings besides.
 */
function countDown(fn: Func, { header, latch, count }: Plan, rest: Value): readonly Value[] {
  const end = latch.insts.pop()!;
  const e = new Emitter(fn, latch, end.loc);
  if (count === 2) {
    e.end('br', [], [end.targets!.find((edge) => edge.block !== header)!]);
    moveRecords(fn, end, latch.insts.at(-1));
    return [];
  }
  const counter = addBlockParam(fn, header, rest.type);
  const less = e.value('int.sub', [counter, e.int(rest.type, 1n)], rest.type);
  const more = e.value('int.cmp', [less, e.int(rest.type, 0n)], 'i1', { pred: 'ne' });
  const back = end.targets!.find((edge) => edge.block === header)!;
  const out = end.targets!.find((edge) => edge !== back)!;
  e.end('br.if', [more], [{ block: header, args: [...back.args, less] }, out], { nounroll: true });
  moveRecords(fn, end, latch.insts.at(-1));
  return [rest];
}

/** Makes the main loop in front of the loop, and gives the headers of its copies. */
function unroll(fn: Func, graph: FlowGraph, loops: LoopForest, plan: Plan): readonly Block[] {
  const { header, latch, blocks, count, known, trips, loop } = plan;
  const preheader = ensurePreheader(fn, graph, loops, loop);
  const slots = demote(fn, outsideUses(fn, new Map(blocks.map((block) => [block, plan]))));
  const enter = preheader.insts.pop()!;
  const e = new Emitter(fn, preheader, enter.loc);
  const around = backedges(e, trips);
  const { type } = around;
  const last = e.int(type, BigInt(count - 1));
  const few = e.value('int.cmp', [around, last], 'i1', { pred: 'ult' });
  const one = e.int(type, 1n);
  const all = e.value('int.add', [around, one], type);
  const rest =
    known !== undefined && known % BigInt(count) === 0n
      ? e.int(type, 0n)
      : e.value('int.and', [all, last], type);
  const rounds = e.value('int.sub', [all, rest], type);
  const entry = enter.targets![0]!;
  // Copies in a row; the last one counts.
  const copies = Array.from({ length: count }, () => cloneBlocksInto(fn, blocks).blocks);
  const counter = addBlockParam(fn, copies[0]!.get(header)!, type);
  const more = countDown(fn, plan, rest);
  const left: Edge = { block: header, args: [...entry.args, ...more] };
  e.end('br.if', [few], [left, { block: copies[0]!.get(header)!, args: [...entry.args, rounds] }]);
  moveRecords(fn, enter, preheader.insts.at(-1));
  copies.forEach((copy, i) => {
    const tail = copy.get(latch)!;
    const end = terminator(tail)!;
    const own = copy.get(header)!;
    const back = end.targets!.find((edge) => edge.block === own)!;
    const out = end.targets!.find((edge) => edge !== back)!;
    tail.insts.pop();
    const t = new Emitter(fn, tail, end.loc);
    const next = copies[i + 1]?.get(header);
    if (next !== undefined) {
      t.end('br', [], [{ block: next, args: back.args }]);
      moveRecords(fn, end, tail.insts.at(-1));
      return;
    }
    const less = t.value('int.sub', [counter, t.int(type, BigInt(count))], type);
    const again = t.value('int.cmp', [less, t.int(type, 0n)], 'i1', { pred: 'ne' });
    const check = createBlock(fn);
    t.end(
      'br.if',
      [again],
      [
        { block: copies[0]!.get(header)!, args: [...back.args, less] },
        { block: check, args: [] },
      ],
    );
    moveRecords(fn, end, tail.insts.at(-1));
    const c = new Emitter(fn, check, end.loc);
    const isLeft = c.value('int.cmp', [rest, c.int(type, 0n)], 'i1', { pred: 'ne' });
    c.end('br.if', [isLeft], [{ block: header, args: [...back.args, ...more] }, out]);
  });
  promoteSlots(fn, slots);
  return copies.map((copy) => copy.get(header)!);
}
