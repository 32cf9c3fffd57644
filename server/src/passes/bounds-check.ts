/**
 * `bounds-check`: decides comparisons and overflow flags from ranges (conditions of dominating
 * branches, loop counters), and turns signed and 64-bit operations on small numbers into cheaper
 * ones.
 */

import {
  computeDominators,
  computeFlowGraph,
  fullRange,
  greatest,
  KnownBits,
  least,
  NonNull,
  Ranges,
  UnsignedOrder,
} from '../analysis/index.ts';
import { mapPacked } from '../base/index.ts';
import {
  createInst,
  defInst,
  type Func,
  type Inst,
  type IntPred,
  isInt,
  type OpName,
  removeUnreachableBlocks,
  replaceValues,
  type Value,
} from '../mir/index.ts';
import { definePass, type PassContext } from './define-pass.ts';
import { Constants } from './support/constants.ts';

const OVERFLOW: Readonly<Partial<Record<OpName, OpName>>> = {
  'int.uadd.ovf': 'int.add',
  'int.usub.ovf': 'int.sub',
  'int.umul.ovf': 'int.mul',
  'int.sadd.ovf': 'int.add',
  'int.ssub.ovf': 'int.sub',
  'int.smul.ovf': 'int.mul',
};
const UNSIGNED: Readonly<Partial<Record<OpName, OpName>>> = {
  'int.sdiv': 'int.udiv',
  'int.srem': 'int.urem',
  'int.ashr': 'int.lshr',
  'int.smin': 'int.umin',
  'int.smax': 'int.umax',
  'int.sext': 'int.zext',
};

export const boundsCheck = definePass({
  name: 'bounds-check',
  doc: 'Decides comparisons and overflow checks from the ranges of values.',
  run: (fn, ctx) => new Checks(fn, ctx).run(),
});

class Checks {
  private readonly fn: Func;
  private readonly graph;
  private readonly ranges: Ranges;
  private readonly order: UnsignedOrder;
  private readonly nonNull: NonNull;
  private readonly constants: Constants;
  private readonly replaced = new Map<Value, Value>();
  private changed = false;

  constructor(fn: Func, ctx: PassContext) {
    removeUnreachableBlocks(fn);
    this.fn = fn;
    this.graph = computeFlowGraph(fn);
    const dom = computeDominators(this.graph);
    this.ranges = new Ranges(this.graph, dom, new KnownBits(ctx.module));
    this.order = new UnsignedOrder(this.ranges);
    this.nonNull = new NonNull(fn, this.graph, dom);
    this.constants = new Constants(fn);
  }

  run(): boolean {
    this.graph.order.forEach((block, b) => {
      const out: Inst[] = [];
      for (const inst of block.insts) if (!this.visit(inst, b, out)) out.push(inst);
      block.insts = out;
    });
    this.constants.flush();
    replaceValues(this.fn, this.replaced);
    return this.changed;
  }

  /** True when the instruction goes; replacements are in `out` or in the map. */
  private visit(inst: Inst, b: number, out: Inst[]): boolean {
    if (inst.op === 'int.cmp' && isInt(inst.args[0].type)) {
      const known = this.compare(inst.attrs.pred as IntPred, inst.args[0], inst.args[1], b);
      if (known === undefined) return false;
      this.replaced.set(inst.results[0], this.constants.bool(known));
      this.changed = true;
      return true;
    }
    if (inst.op === 'int.cmp' && defInst(inst.args[1])?.op === 'const.null') {
      const { pred } = inst.attrs;
      if ((pred !== 'eq' && pred !== 'ne') || !this.nonNull.at(inst.args[0], b)) return false;
      this.replaced.set(inst.results[0], this.constants.bool(pred === 'ne'));
      this.changed = true;
      return true;
    }
    const plain = OVERFLOW[inst.op];
    if (plain !== undefined) return this.overflow(inst, plain, b, out);
    const cheap = UNSIGNED[inst.op];
    if (cheap !== undefined) {
      const operands = inst.op === 'int.ashr' ? inst.args.slice(0, 1) : inst.args;
      if (!operands.every((v) => this.ranges.at(v, b).smin >= 0n)) return false;
      inst.op = cheap;
      this.changed = true;
      return false;
    }
    if ((inst.op === 'int.udiv' || inst.op === 'int.urem') && inst.results[0].type === 'i64')
      return this.narrow(inst, b, out);
    return false;
  }

  private compare(pred: IntPred, x: Value, y: Value, b: number): boolean | undefined {
    const known = this.ranges.compare(pred, x, y, b);
    if (known !== undefined) return known;
    switch (pred) {
      case 'ult':
        return this.isLess(x, y, b);
      case 'uge':
        return not(this.isLess(x, y, b));
      case 'ugt':
        return this.isLess(y, x, b);
      case 'ule':
        return not(this.isLess(y, x, b));
      default:
        return undefined;
    }
  }

  /** Whether `x < y`, as unsigned numbers. */
  private isLess(x: Value, y: Value, b: number): boolean | undefined {
    if (this.order.relation(x, y, b) === 'lt') return true;
    return this.order.relation(y, x, b) === undefined ? undefined : false;
  }

  private overflow(inst: Inst, plain: OpName, b: number, out: Inst[]): boolean {
    const [x, y] = inst.args.map((v) => this.ranges.at(v, b)) as [
      ReturnType<Ranges['at']>,
      ReturnType<Ranges['at']>,
    ];
    const full = fullRange(inst.args[0].type);
    const isSigned = inst.op.startsWith('int.s');
    let low: bigint;
    let high: bigint;
    const [xMin, xMax, yMin, yMax] = isSigned
      ? [x.smin, x.smax, y.smin, y.smax]
      : [x.umin, x.umax, y.umin, y.umax];
    if (plain === 'int.add') [low, high] = [xMin + yMin, xMax + yMax];
    else if (plain === 'int.sub') [low, high] = [xMin - yMax, xMax - yMin];
    else {
      const corners = [xMin * yMin, xMin * yMax, xMax * yMin, xMax * yMax];
      low = corners.reduce(least);
      high = corners.reduce(greatest);
    }
    const fits = isSigned ? low >= full.smin && high <= full.smax : low >= 0n && high <= full.umax;
    if (!fits) return false;
    const attrs = isSigned ? { nsw: true } : { nuw: true };
    const now = createInst(
      this.fn,
      inst.block,
      plain,
      inst.args,
      [inst.results[0].type],
      attrs,
      inst.loc,
    );
    out.push(now);
    this.replaced.set(inst.results[0], now.results[0]);
    this.replaced.set(inst.results[1], this.constants.bool(false));
    this.changed = true;
    return true;
  }

  /** 64-bit division is a long routine on a GPU; 32-bit division is not. */
  private narrow(inst: Inst, b: number, out: Inst[]): boolean {
    if (!inst.args.every((v) => this.ranges.at(v, b).umax <= 0xffffffffn)) return false;
    const make = (op: OpName, args: Value[], type: 'i32' | 'i64'): Value => {
      const made = createInst(this.fn, inst.block, op, args, [type], {}, inst.loc);
      out.push(made);
      return made.results[0];
    };
    const small = mapPacked(inst.args, (v) => make('int.trunc', [v], 'i32'));
    this.replaced.set(inst.results[0], make('int.zext', [make(inst.op, small, 'i32')], 'i64'));
    this.changed = true;
    return true;
  }
}

const not = (known: boolean | undefined): boolean | undefined =>
  known === undefined ? undefined : !known;
