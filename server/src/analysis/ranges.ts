/**
 * Intervals of integers, unsigned and signed, at a place: what follows from the definition,
 * narrowed by the conditions of dominating branches and assumptions. Loop counters are recognised;
 * other values carried around loops are unknown.
 */
import {
  type Block,
  bitWidth,
  defInst,
  type Inst,
  type IntPred,
  isInt,
  type MirType,
  OPPOSITE_PRED,
  SWAPPED_PRED,
  terminator,
  type Value,
} from '../mir/index.ts';
import { greatest, least } from './bigint-min-max.ts';
import type { DominatorTree } from './dominators.ts';
import type { FlowGraph } from './flow-graph.ts';
import { KnownBits, lowMask } from './known-bits.ts';

/** Both ends are included. `umin..umax` as unsigned, `smin..smax` as signed numbers. */
export interface Range {
  readonly umin: bigint;
  readonly umax: bigint;
  readonly smin: bigint;
  readonly smax: bigint;
}

/** A comparison of a value with another one. */
export interface Condition {
  /** Block number from which on it holds. */
  readonly block: number;
  readonly pred: IntPred;
  readonly other: Value;
}

const MAX_DEPTH = 5;
/** Conditions of one value that are looked at in one block: of more, the first and the latest. */
const MOST_FIRST = 32;
const MOST_LATEST = 96;
/** Of very many conditions, so many are looked at from each end. */
const MOST_LOOKED_AT = 1024;

/** Full ranges by width: there are few, and all arithmetic on ranges asks for them. */
const FULL: (Range | undefined)[] = [];

/** The range of all values of a type. */
export function fullRange(type: MirType): Range {
  const bits = bitWidth(type);
  return (FULL[bits] ??= rangeOfWidth(bits));
}

function rangeOfWidth(bits: number): Range {
  const half = 1n << BigInt(bits - 1);
  return { umin: 0n, umax: lowMask(bits), smin: -half, smax: half - 1n };
}

export class Ranges {
  private readonly graph: FlowGraph;
  private readonly dom: DominatorTree;
  private readonly known: KnownBits;
  private readonly base: (Range | undefined)[] = [];
  private readonly conditions: (Condition[] | undefined)[] = [];
  /** What was asked for in the block that was asked about last: one question comes with others. */
  private readonly asked = new Map<Value, Range>();
  private askedBlock = -1;

  constructor(graph: FlowGraph, dom: DominatorTree, known: KnownBits = new KnownBits()) {
    this.graph = graph;
    this.dom = dom;
    this.known = known;
    this.collectConditions();
    for (let b = 0; b < graph.order.length; b++) {
      const block = graph.order[b]!;
      for (const p of block.params) if (isInt(p.type)) this.base[p.id] = this.param(block, b, p);
      for (const inst of block.insts)
        for (const r of inst.results)
          if (isInt(r.type)) this.base[r.id] = this.define(inst, r, b, 0);
    }
  }

  /** The range of a value wherever it is defined. */
  of(value: Value): Range {
    return this.base[value.id] ?? fullRange(value.type);
  }

  /** The range of a value in a block. */
  at(value: Value, block: number): Range {
    if (block !== this.askedBlock) {
      this.asked.clear();
      this.askedBlock = block;
    }
    const known = this.asked.get(value);
    if (known !== undefined) return known;
    const range = this.refined(value, block, 0);
    this.asked.set(value, range);
    return range;
  }

  /** Whether a comparison is decided in a block. */
  compare(pred: IntPred, a: Value, b: Value, block: number): boolean | undefined {
    return decide(pred, this.at(a, block), this.at(b, block));
  }

  /** Comparisons of a value that hold in a block, at most `most`, the latest first. */
  *holding(value: Value, block: number, most: number): Generator<Condition, void> {
    const list = this.conditions[value.id] ?? [];
    for (let at = list.length - 1; at >= 0 && at >= list.length - most; at--) {
      if (this.dom.dominates(list[at]!.block, block)) yield list[at]!;
    }
  }

  private refined(value: Value, block: number, depth: number): Range {
    let range = this.of(value);
    const def = defInst(value);
    // A sum or extension of something narrowed is narrowed too.
    if (
      depth < MAX_DEPTH &&
      def !== undefined &&
      def.op !== 'const.int' &&
      this.graph.numberOf(def.block) !== block
    ) {
      range = meet(range, this.define(def, value, block, depth + 1));
    }
    const list = this.conditions[value.id];
    if (list === undefined || depth >= MAX_DEPTH) return range;
    for (const { pred, other } of this.holdingMostly(list, block)) {
      const limit =
        defInst(other)?.op === 'const.int' ? this.of(other) : this.refined(other, block, MAX_DEPTH);
      range = meet(range, narrow(pred, limit, value.type));
    }
    return range;
  }

  /** The conditions of a list that hold in a block, but for those in the middle of very many. */
  private holdingMostly(list: readonly Condition[], block: number): readonly Condition[] {
    if (list.length <= MOST_FIRST + MOST_LATEST)
      return list.filter(({ block: from }) => this.dom.dominates(from, block));
    const holds: Condition[] = [];
    const middle = Math.min(list.length, MOST_LOOKED_AT);
    let at = 0;
    for (; at < middle && holds.length < MOST_FIRST; at++)
      if (this.dom.dominates(list[at]!.block, block)) holds.push(list[at]!);
    const latest: Condition[] = [];
    const last = Math.max(at, list.length - MOST_LOOKED_AT);
    for (let i = list.length - 1; i >= last && latest.length < MOST_LATEST; i--)
      if (this.dom.dominates(list[i]!.block, block)) latest.push(list[i]!);
    for (let i = latest.length - 1; i >= 0; i--) holds.push(latest[i]!);
    return holds;
  }

  private collectConditions(): void {
    for (let b = 0; b < this.graph.order.length; b++) {
      const preds = this.graph.preds[b]!;
      for (const inst of this.graph.order[b]!.insts) {
        if (inst.op !== 'assume') continue;
        for (const child of this.dom.children[b]!) this.note(inst.args[0], true, child, 0);
      }
      if (preds.length !== 1) continue;
      const end = terminator(this.graph.order[preds[0]!]!)!;
      if (end.op === 'br.if')
        this.note(end.args[0], end.targets![0]!.block === this.graph.order[b], b, 0);
    }
  }

  private note(cond: Value, truth: boolean, block: number, depth: number): void {
    const def = defInst(cond);
    if (def === undefined || depth > 6) return;
    if (def.op === (truth ? 'int.and' : 'int.or'))
      for (const arg of def.args) this.note(arg, truth, block, depth + 1);
    else if (def.op === 'int.xor' && constant(def.args[1]) === 1n)
      this.note(def.args[0], !truth, block, depth + 1);
    else if (def.op === 'int.cmp' && isInt(def.args[0].type)) {
      const [a, b] = def.args;
      const pred = truth ? (def.attrs.pred as IntPred) : OPPOSITE_PRED[def.attrs.pred as IntPred];
      this.add(a, { block, pred, other: b });
      this.add(b, { block, pred: SWAPPED_PRED[pred], other: a });
    }
  }

  private add(value: Value, condition: Condition): void {
    if (defInst(value)?.op === 'const.int') return;
    const list = this.conditions[value.id];
    if (list === undefined) this.conditions[value.id] = [condition];
    else list.push(condition);
  }

  private param(block: Block, b: number, param: Value): Range {
    const full = fullRange(param.type);
    if (b === 0) return full;
    const index = block.params.indexOf(param);
    let range: Range | undefined;
    let step: Value | undefined;
    for (const p of new Set(this.graph.preds[b]!)) {
      for (const edge of terminator(this.graph.order[p]!)!.targets!) {
        if (edge.block !== block) continue;
        const arg = edge.args[index]!;
        if (arg === param) continue;
        if (p < b)
          range =
            range === undefined ? this.refined(arg, p, 0) : join(range, this.refined(arg, p, 0));
        else if (step === undefined || step === arg) step = arg;
        else return full;
      }
    }
    if (range === undefined) return full;
    return step === undefined ? range : (this.counter(b, param, step, range) ?? full);
  }

  /** What a value is at most at the end of block `at`, by the conditions that hold there. */
  private upperBounds(value: Value, at: number): bigint[] {
    return (this.conditions[value.id] ?? []).flatMap((c) => {
      const max = this.dom.dominates(c.block, at) ? upper(c, this.base[c.other.id]) : undefined;
      return max === undefined ? [] : [max];
    });
  }

  /** What the next counter is at most when the test at the end of a latch leads to the header. */
  private boundOfTest(
    latch: number,
    header: number,
    param: Value,
    next: Value,
    by: bigint,
  ): bigint | undefined {
    const end = terminator(this.graph.order[latch]!)!;
    if (end.op !== 'br.if') return undefined;
    const cmp = defInst(end.args[0]);
    const [yes, no] = end.targets!.map(({ block }) => block);
    if (cmp?.op !== 'int.cmp' || yes === no) return undefined;
    const [tested, other] = cmp.args;
    if (tested !== next && tested !== param) return undefined;
    const holds = cmp.attrs.pred as IntPred;
    const pred = yes === this.graph.order[header] ? holds : OPPOSITE_PRED[holds];
    const max = upper({ block: latch, pred, other: other! }, this.base[other!.id]);
    return max !== undefined && tested === param ? max + by : max;
  }

  /** A counter that goes up by a constant while a test of the loop holds. */
  private counter(b: number, param: Value, next: Value, start: Range): Range | undefined {
    const def = defInst(next);
    if (def?.op !== 'int.add' || def.args[0] !== param) return undefined;
    const by = constant(def.args[1]);
    const half = 1n << BigInt(bitWidth(param.type) - 1);
    if (by === undefined || by === 0n || by >= half) return undefined;
    let limit: bigint | undefined;
    // Bounds that hold for the counter (or the next one) whenever the back edge is taken. The
    // limits are read at the latch, where only values from before the loop have a range by now.
    for (const p of this.graph.preds[b]!) {
      if (p < b) continue;
      const here = tightest([
        ...this.upperBounds(param, p).map((max) => max + by),
        ...this.upperBounds(next, p),
        this.boundOfTest(p, b, param, next, by),
      ]);
      if (here === undefined) return undefined;
      if (limit === undefined || here > limit) limit = here;
    }
    // Far enough below the sign bit that one more step cannot wrap, so signed tests mean the same
    // as unsigned ones.
    if (limit === undefined || limit < 0n || limit + by >= half || start.umax >= half)
      return undefined;
    const top = greatest(start.umax, limit);
    return { umin: start.umin, umax: top, smin: start.umin, smax: top };
  }

  private define(inst: Inst, value: Value, block: number, depth: number): Range {
    const full = fullRange(value.type);
    const bits = this.known.of(value);
    const fromBits = unsigned(bits.one, full.umax & ~bits.zero, value.type);
    if (value !== inst.results[0]) return fromBits;
    const arg = (i: number): Range => this.refined(inst.args[i]!, block, depth);
    const computed = transfer(inst, arg, full);
    return computed === undefined ? fromBits : meet(fromBits, computed);
  }
}

/**
 * The largest value a condition leaves to a counter that is not negative, given the range of its
 * other side.
 */
/** The smallest of the bounds that are known. */
function tightest(bounds: readonly (bigint | undefined)[]): bigint | undefined {
  let out: bigint | undefined;
  for (const bound of bounds)
    if (bound !== undefined && (out === undefined || bound < out)) out = bound;
  return out;
}

function upper(c: Condition, other: Range | undefined): bigint | undefined {
  if (other === undefined) return undefined;
  switch (c.pred) {
    case 'ult':
      return other.umax === 0n ? undefined : other.umax - 1n;
    case 'ule':
    case 'eq':
      return other.umax;
    case 'slt':
      return other.smax - 1n;
    case 'sle':
      return other.smax;
    default:
      return undefined;
  }
}

function transfer(inst: Inst, arg: (i: number) => Range, full: Range): Range | undefined {
  const type = inst.results[0].type;
  switch (inst.op) {
    case 'int.add': {
      const [a, b] = [arg(0), arg(1)];
      const u =
        a.umax + b.umax <= full.umax ? unsigned(a.umin + b.umin, a.umax + b.umax, type) : full;
      return meet(u, signed(a.smin + b.smin, a.smax + b.smax, type));
    }
    case 'int.sub': {
      const [a, b] = [arg(0), arg(1)];
      const u = a.umin >= b.umax ? unsigned(a.umin - b.umax, a.umax - b.umin, type) : full;
      return meet(u, signed(a.smin - b.smax, a.smax - b.smin, type));
    }
    case 'int.mul': {
      const [a, b] = [arg(0), arg(1)];
      return a.umax * b.umax <= full.umax
        ? unsigned(a.umin * b.umin, a.umax * b.umax, type)
        : undefined;
    }
    case 'int.udiv': {
      const [a, b] = [arg(0), arg(1)];
      return b.umin > 0n ? unsigned(a.umin / b.umax, a.umax / b.umin, type) : undefined;
    }
    case 'int.urem': {
      const [a, b] = [arg(0), arg(1)];
      if (a.umax < b.umin) return a;
      const top = b.umax === 0n ? 0n : b.umax - 1n;
      return unsigned(0n, least(a.umax, top), type);
    }
    case 'int.and': {
      const [a, b] = [arg(0), arg(1)];
      return unsigned(0n, least(a.umax, b.umax), type);
    }
    case 'int.lshr': {
      const by = constant(inst.args[1]);
      if (by === undefined || by >= BigInt(bitWidth(type))) return undefined;
      const a = arg(0);
      return unsigned(a.umin >> by, a.umax >> by, type);
    }
    case 'int.shl': {
      const by = constant(inst.args[1]);
      if (by === undefined || by >= BigInt(bitWidth(type))) return undefined;
      const a = arg(0);
      return a.umax << by <= full.umax ? unsigned(a.umin << by, a.umax << by, type) : undefined;
    }
    case 'int.umin': {
      const [a, b] = [arg(0), arg(1)];
      return unsigned(least(a.umin, b.umin), least(a.umax, b.umax), type);
    }
    case 'int.umax': {
      const [a, b] = [arg(0), arg(1)];
      return unsigned(greatest(a.umin, b.umin), greatest(a.umax, b.umax), type);
    }
    case 'int.usub.sat': {
      const [a, b] = [arg(0), arg(1)];
      const down = (x: bigint, y: bigint): bigint => (x > y ? x - y : 0n);
      return unsigned(down(a.umin, b.umax), down(a.umax, b.umin), type);
    }
    case 'int.uadd.sat': {
      const [a, b] = [arg(0), arg(1)];
      const up = (x: bigint, y: bigint): bigint => least(x + y, full.umax);
      return unsigned(up(a.umin, b.umin), up(a.umax, b.umax), type);
    }
    case 'int.smin': {
      const [a, b] = [arg(0), arg(1)];
      return signed(least(a.smin, b.smin), least(a.smax, b.smax), type);
    }
    case 'int.smax': {
      const [a, b] = [arg(0), arg(1)];
      return signed(greatest(a.smin, b.smin), greatest(a.smax, b.smax), type);
    }
    case 'int.zext': {
      const a = arg(0);
      return unsigned(a.umin, a.umax, type);
    }
    case 'int.sext': {
      const a = arg(0);
      return signed(a.smin, a.smax, type);
    }
    case 'int.trunc': {
      const a = arg(0);
      return a.umax <= full.umax ? unsigned(a.umin, a.umax, type) : undefined;
    }
    case 'select':
      return join(arg(1), arg(2));
    // A launch has threads and workgroups; LLVM's range attributes of `ntid` and `nctaid`.
    case 'gpu.workgroup.size':
    case 'gpu.grid.size':
      return unsigned(1n, full.umax, type);
    default:
      return undefined;
  }
}

function constant(value: Value): bigint | undefined {
  const def = defInst(value);
  return def?.op === 'const.int' ? def.attrs.bits : undefined;
}

/** An interval of unsigned numbers, with what it says about signed ones. */
function unsigned(umin: bigint, umax: bigint, type: MirType): Range {
  const full = fullRange(type);
  const span = full.umax + 1n;
  if (umax <= full.smax) return { umin, umax, smin: umin, smax: umax };
  if (umin > full.smax) return { umin, umax, smin: umin - span, smax: umax - span };
  return { umin, umax, smin: full.smin, smax: full.smax };
}

/** An interval of signed numbers; everything when it leaves the type. */
function signed(smin: bigint, smax: bigint, type: MirType): Range {
  const full = fullRange(type);
  if (smin < full.smin || smax > full.smax) return full;
  if (smin >= 0n) return { umin: smin, umax: smax, smin, smax };
  const span = full.umax + 1n;
  if (smax < 0n) return { umin: smin + span, umax: smax + span, smin, smax };
  return { umin: 0n, umax: full.umax, smin, smax };
}

/** Values in both. An empty result (unreachable code) is widened back to the first. */
function meet(a: Range, b: Range): Range {
  const out = {
    umin: greatest(a.umin, b.umin),
    umax: least(a.umax, b.umax),
    smin: greatest(a.smin, b.smin),
    smax: least(a.smax, b.smax),
  };
  return out.umin > out.umax || out.smin > out.smax ? a : out;
}

function join(a: Range, b: Range): Range {
  return {
    umin: least(a.umin, b.umin),
    umax: greatest(a.umax, b.umax),
    smin: least(a.smin, b.smin),
    smax: greatest(a.smax, b.smax),
  };
}

/** What `x pred y` says about x when y lies in `limit`. */
function narrow(pred: IntPred, limit: Range, type: MirType): Range {
  const full = fullRange(type);
  switch (pred) {
    case 'eq':
      return limit;
    case 'ult':
      return limit.umax === 0n ? full : unsigned(0n, limit.umax - 1n, type);
    case 'ule':
      return unsigned(0n, limit.umax, type);
    case 'ugt':
      return limit.umin === full.umax ? full : unsigned(limit.umin + 1n, full.umax, type);
    case 'uge':
      return unsigned(limit.umin, full.umax, type);
    case 'slt':
      return signed(full.smin, limit.smax - 1n, type);
    case 'sle':
      return signed(full.smin, limit.smax, type);
    case 'sgt':
      return signed(limit.smin + 1n, full.smax, type);
    case 'sge':
      return signed(limit.smin, full.smax, type);
    default:
      if (limit.umin !== limit.umax) return full;
      if (limit.umin === 0n) return unsigned(1n, full.umax, type);
      return limit.umin === full.umax ? unsigned(0n, full.umax - 1n, type) : full;
  }
}

function decide(pred: IntPred, a: Range, b: Range): boolean | undefined {
  const less = (xMin: bigint, xMax: bigint, yMin: bigint, yMax: bigint): boolean | undefined =>
    xMax < yMin ? true : xMin >= yMax ? false : undefined;
  switch (pred) {
    case 'ult':
      return less(a.umin, a.umax, b.umin, b.umax);
    case 'ugt':
      return less(b.umin, b.umax, a.umin, a.umax);
    case 'uge':
      return not(less(a.umin, a.umax, b.umin, b.umax));
    case 'ule':
      return not(less(b.umin, b.umax, a.umin, a.umax));
    case 'slt':
      return less(a.smin, a.smax, b.smin, b.smax);
    case 'sgt':
      return less(b.smin, b.smax, a.smin, a.smax);
    case 'sge':
      return not(less(a.smin, a.smax, b.smin, b.smax));
    case 'sle':
      return not(less(b.smin, b.smax, a.smin, a.smax));
    default: {
      const apart = a.umax < b.umin || b.umax < a.umin || a.smax < b.smin || b.smax < a.smin;
      if (apart) return pred === 'ne';
      return a.umin === a.umax && b.umin === b.umax && a.umin === b.umin
        ? pred === 'eq'
        : undefined;
    }
  }
}

function not(x: boolean | undefined): boolean | undefined {
  return x === undefined ? undefined : !x;
}
