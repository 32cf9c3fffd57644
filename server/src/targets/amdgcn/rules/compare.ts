/** Comparisons, `select` and logic on conditions. */
import {
  bitWidth,
  type FloatPred,
  type Inst,
  type IntPred,
  SWAPPED_PRED,
  type Value,
} from '../../../mir/index.ts';
import { GLUE, type Op, part, S, V } from '../code.ts';
import { AT_S } from '../regbank-select.ts';
import { isInline, type Selector, SIGN, ZERO } from '../select.ts';
import { floatSource } from './float-source.ts';
import type { RuleRows } from './rule.ts';

const INVERTED: Record<IntPred, IntPred> = {
  eq: 'ne',
  ne: 'eq',
  slt: 'sge',
  sle: 'sgt',
  sgt: 'sle',
  sge: 'slt',
  ult: 'uge',
  ule: 'ugt',
  ugt: 'ule',
  uge: 'ult',
};
const SCALAR_WORDS: Record<IntPred, string> = {
  eq: 'eq_u32',
  ne: 'lg_u32',
  slt: 'lt_i32',
  sle: 'le_i32',
  sgt: 'gt_i32',
  sge: 'ge_i32',
  ult: 'lt_u32',
  ule: 'le_u32',
  ugt: 'gt_u32',
  uge: 'ge_u32',
};
const FLOAT_WORDS: Record<FloatPred, string> = {
  oeq: 'eq',
  one: 'lg',
  olt: 'lt',
  ole: 'le',
  ogt: 'gt',
  oge: 'ge',
  ord: 'o',
  uno: 'u',
  ueq: 'nlg',
  une: 'neq',
  ult: 'nge',
  ule: 'ngt',
  ugt: 'nle',
  uge: 'nlt',
};
const FLOAT_SWAPPED: Record<FloatPred, FloatPred> = {
  oeq: 'oeq',
  one: 'one',
  olt: 'ogt',
  ole: 'oge',
  ogt: 'olt',
  oge: 'ole',
  ord: 'ord',
  uno: 'uno',
  ueq: 'ueq',
  une: 'une',
  ult: 'ugt',
  ule: 'uge',
  ugt: 'ult',
  uge: 'ule',
};
const FLOAT_INVERTED: Record<FloatPred, FloatPred> = {
  oeq: 'une',
  one: 'ueq',
  olt: 'uge',
  ole: 'ugt',
  ogt: 'ule',
  oge: 'ult',
  ord: 'uno',
  uno: 'ord',
  ueq: 'one',
  une: 'oeq',
  ult: 'oge',
  ule: 'ogt',
  ugt: 'ole',
  uge: 'olt',
};

const vectorName = (pred: IntPred, bits: number): string => {
  const signed = pred.startsWith('s');
  const word = pred === 'eq' || pred === 'ne' ? pred : pred.slice(1);
  return `v_cmp_${word}_${signed ? 'i' : 'u'}${bits}`;
};

/** The comparison as a lane mask; `invert` gives the opposite. */
function compareMask(s: Selector, inst: Inst, invert: boolean): Op {
  const [a, b] = inst.args;
  if (inst.op === 'float.cmp') {
    const pred = inst.attrs.pred as FloatPred;
    const used = invert ? FLOAT_INVERTED[pred] : pred;
    return s.cmp(
      `v_cmp_${FLOAT_WORDS[used]}_${a.type}`,
      `v_cmp_${FLOAT_WORDS[FLOAT_SWAPPED[used]]}_${a.type}`,
      floatSource(s, a),
      floatSource(s, b),
    );
  }
  const pred = invert ? INVERTED[inst.attrs.pred as IntPred] : (inst.attrs.pred as IntPred);
  return intMask(s, pred, a, b);
}

function intMask(s: Selector, pred: IntPred, a: Value, b: Value): Op {
  if (a.type === 'i1') {
    // Signed order of conditions is the reverse of unsigned order.
    const x = s.mask(a);
    const y = s.mask(b);
    return maskOfBools(s, pred, x, y);
  }
  const x = s.parts(a);
  const y = s.parts(b);
  if (x.length === 1) {
    const ext = pred.startsWith('s') ? SIGN : ZERO;
    return s.cmp(
      vectorName(pred, 32),
      vectorName(SWAPPED_PRED[pred], 32),
      s.extended(a, ext),
      s.extended(b, ext),
    );
  }
  if (x.length === 2) return wideMask(s, pred, x, y);
  const high = [x.slice(2), y.slice(2)] as const;
  const low = [x.slice(0, 2), y.slice(0, 2)] as const;
  if (pred === 'eq' || pred === 'ne') {
    const both = maskOp(s, 'and', wideMask(s, 'eq', ...low), wideMask(s, 'eq', ...high));
    return pred === 'eq' ? both : maskNot(s, both);
  }
  const strict = { sle: 'slt', sge: 'sgt', ule: 'ult', uge: 'ugt' }[pred as string] as
    | IntPred
    | undefined;
  const lowPred = `u${pred.slice(1)}` as IntPred;
  return maskOp(
    s,
    'or',
    wideMask(s, strict ?? pred, ...high),
    maskOp(s, 'and', wideMask(s, 'eq', ...high), wideMask(s, lowPred, ...low)),
  );
}

/** Parts of 32 or 64 bits as a mask. */
export function compareParts(s: Selector, pred: IntPred, x: readonly Op[], y: readonly Op[]): Op {
  if (x.length === 2) return wideMask(s, pred, x, y);
  return s.cmp(vectorName(pred, 32), vectorName(SWAPPED_PRED[pred], 32), x[0]!, y[0]!);
}

/** 64 bits. */
function wideMask(s: Selector, pred: IntPred, x: readonly Op[], y: readonly Op[]): Op {
  if ((pred === 'eq' || pred === 'ne') && x[1] === '0' && y[1] === '0')
    return s.cmp(vectorName(pred, 32), vectorName(pred, 32), x[0]!, y[0]!);
  if (x[1] === '0' && y[1] === '0' && pred.startsWith('u'))
    return s.cmp(vectorName(pred, 32), vectorName(SWAPPED_PRED[pred], 32), x[0]!, y[0]!);
  return s.cmp(
    vectorName(pred, 64),
    vectorName(SWAPPED_PRED[pred], 64),
    wideSource(s, x),
    wideSource(s, y),
  );
}

/** A 64-bit operand: an inline constant, or registers of one bank. */
export function wideSource(s: Selector, parts: readonly Op[]): Op {
  const [low, high] = parts as [Op, Op];
  if (
    typeof low === 'string' &&
    isInline(low) &&
    !low.startsWith('0x') &&
    high === (Number(low) < 0 ? '-1' : '0')
  )
    return low;
  return s.run(parts, s.allScalar(parts) ? S : V);
}

export function maskOp(s: Selector, op: 'and' | 'or' | 'xor' | 'andn2', a: Op, b: Op): Op {
  const dst = s.maskTemp();
  s.emit(s.w(`s_${op}`), 1, [dst, a, b]);
  return dst;
}

function maskNot(s: Selector, a: Op): Op {
  const dst = s.maskTemp();
  s.emit(s.w('s_not'), 1, [dst, a]);
  return dst;
}

function maskOfBools(s: Selector, pred: IntPred, x: Op, y: Op): Op {
  switch (pred) {
    case 'eq':
      return maskNot(s, maskOp(s, 'xor', x, y));
    case 'ne':
      return maskOp(s, 'xor', x, y);
    case 'ult':
    case 'sgt':
      return maskOp(s, 'andn2', y, x);
    case 'ugt':
    case 'slt':
      return maskOp(s, 'andn2', x, y);
    case 'ule':
    case 'sge':
      return maskNot(s, maskOp(s, 'andn2', x, y));
    default:
      return maskNot(s, maskOp(s, 'andn2', y, x));
  }
}

/** Compares in the scalar unit; SCC holds the outcome, or its opposite when the result is true. */
function compareScc(s: Selector, inst: Inst): boolean {
  const [a, b] = inst.args;
  const pred = inst.attrs.pred as IntPred;
  const x = s.parts(a).map((op) => s.toS(op));
  const y = s.parts(b).map((op) => s.toS(op));
  if (x.length === 1) {
    const ext = pred.startsWith('s') ? SIGN : ZERO;
    s.scmp(`s_cmp_${SCALAR_WORDS[pred]}`, s.extended(a, ext), s.extended(b, ext));
    return false;
  }
  if (pred === 'eq' || pred === 'ne') {
    const wide = (parts: Op[]): Op => wideSource(s, parts);
    s.scmp(pred === 'eq' ? 's_cmp_eq_u64' : 's_cmp_lg_u64', wide(x), wide(y));
    return false;
  }
  // a < b exactly when a - b borrows; for signed numbers after flipping the signs.
  const swap = pred.endsWith('gt') || pred.endsWith('le');
  let [p, q] = swap ? [y, x] : [x, y];
  if (pred.startsWith('s')) {
    const flip = (parts: Op[]): Op[] => [parts[0]!, s.ss2('s_xor_b32', parts[1]!, '0x80000000')];
    p = flip(p);
    q = flip(q);
  }
  for (let i = 0; i < 2; i++)
    if (typeof p[i] === 'string' && typeof q[i] === 'string') p[i] = s.toSReg(p[i]!);
  s.emit('s_sub_u32', 1, [s.temp(S), p[0]!, q[0]!], GLUE);
  s.emit('s_subb_u32', 1, [s.temp(S), p[1]!, q[1]!], GLUE);
  return pred.endsWith('le') || pred.endsWith('ge');
}

/** Leaves a scalar condition in SCC; true when SCC holds its opposite. */
export function conditionScc(s: Selector, value: Value): boolean {
  const cmp = s.defAs(value, 'int.cmp');
  if (cmp !== undefined && s.isDeferred(value)) return compareScc(s, cmp);
  s.scmp('s_cmp_lg_u32', s.toS(s.part0(value)), '0');
  return false;
}

function compare(s: Selector, inst: Inst): void {
  const result = inst.results[0];
  if (s.scalar(inst)) {
    // The readers in this block compare again, right where they need SCC.
    if (s.defer(result)) return;
    if (inst.args[0].type === 'i1') {
      s.set(result, boolCompare(s, inst));
      return;
    }
    const inverted = compareScc(s, inst);
    const dst = s.def(result, S, ZERO);
    s.emit('s_cselect_b32', 1, [dst, inverted ? '0' : '1', inverted ? '1' : '0']);
    s.done(result);
    return;
  }
  s.setMask(result, compareMask(s, inst, false));
}

/** Comparisons of scalar conditions, which are 0 or 1. */
function boolCompare(s: Selector, inst: Inst): Op[] {
  const pred = inst.attrs.pred as IntPred;
  const [a, b] = inst.args.map((arg) => s.part0(arg)) as [Op, Op];
  const flipped = pred.startsWith('s') ? (`u${SWAPPED_PRED[pred].slice(1)}` as IntPred) : pred;
  s.scmp(`s_cmp_${SCALAR_WORDS[flipped]}`, a, b);
  const dst = s.temp(S);
  s.emit('s_cselect_b32', 1, [dst, '1', '0']);
  return [dst];
}

/**
 * A condition that only a comparison in this block stands for may be computed inverted; undefined
 * otherwise.
 */
export function invertedMask(s: Selector, value: Value): Op | undefined {
  const cmp = s.defAs(value, 'int.cmp') ?? s.defAs(value, 'float.cmp');
  if (
    cmp === undefined ||
    cmp.block !== s.mirBlock ||
    s.uses[value.id] !== 1 ||
    s.place(value) === AT_S
  )
    return undefined;
  return compareMask(s, cmp, true);
}

function select(s: Selector, inst: Inst): void {
  const [cond, yes, no] = inst.args;
  const result = inst.results[0];
  if (result.type === 'i1' && !s.scalar(inst)) {
    const c = s.mask(cond);
    s.setMask(
      result,
      maskOp(s, 'or', maskOp(s, 'and', c, s.mask(yes)), maskOp(s, 'andn2', s.mask(no), c)),
    );
    return;
  }
  const x = s.parts(yes);
  const y = s.parts(no);
  const ext = s.extensionOf(yes) & s.extensionOf(no);
  if (s.scalar(inst)) {
    const ops = x.map((op, i): [Op, Op] => {
      let a = s.toS(op);
      const b = s.toS(y[i]!);
      if (typeof a === 'string' && typeof b === 'string' && !isInline(a) && !isInline(b))
        a = s.toSReg(a);
      return [a, b];
    });
    const out: Op[] = [];
    const inverted = conditionScc(s, cond);
    ops.forEach(([a, b], i) => {
      const dst = s.temp(S);
      s.emit(
        's_cselect_b32',
        1,
        inverted ? [dst, b, a] : [dst, a, b],
        i + 1 < ops.length ? GLUE : 0,
      );
      out.push(dst);
    });
    s.set(result, out, ext);
    return;
  }
  const mask = s.mask(cond);
  const dst = s.def(result, V, ext);
  x.forEach((op, i) => {
    if (op === y[i]) s.copy(part(dst, i), op);
    else s.select(part(dst, i), mask, op, y[i]!);
  });
}

const SCALAR_LOGIC: Record<string, string> = {
  'int.and': 's_and_b32',
  'int.or': 's_or_b32',
  'int.xor': 's_xor_b32',
  'int.add': 's_xor_b32',
  'int.sub': 's_xor_b32',
  'int.mul': 's_and_b32',
  'int.umin': 's_and_b32',
  'int.umax': 's_or_b32',
  'int.smin': 's_or_b32',
  'int.smax': 's_and_b32',
};

/** Arithmetic of single bits is logic. */
function bool(s: Selector, inst: Inst): void {
  const result = inst.results[0];
  const name = SCALAR_LOGIC[inst.op]!;
  if (s.scalar(inst)) {
    s.set(result, [s.ss2(name, s.part0(inst.args[0]), s.part0(inst.args[1]))], ZERO);
    return;
  }
  const op = name.slice(2, -4) as 'and' | 'or' | 'xor';
  if (op === 'xor' && s.constant(inst.args[1]) === 1n) {
    const opposite = invertedMask(s, inst.args[0]);
    if (opposite !== undefined) {
      s.setMask(result, opposite);
      return;
    }
  }
  const [a, b] = inst.args.map((arg) => s.mask(arg)) as [Op, Op];
  if (op === 'xor' && b === '-1') s.setMask(result, maskNot(s, a));
  else s.setMask(result, maskOp(s, op, a, b));
}

export const COMPARE_RULES: RuleRows = { 'int.cmp': compare, 'float.cmp': compare, select };

export const BOOL_RULES: RuleRows = Object.fromEntries(
  Object.keys(SCALAR_LOGIC).map((op) => [op, bool]),
);

/** Conditions into integers. */
export function extendBool(s: Selector, inst: Inst): void {
  const result = inst.results[0];
  const [arg] = inst.args;
  const signed = inst.op === 'int.sext';
  const n = Math.max(1, bitWidth(result.type) >> 5);
  let low: Op;
  if (s.scalar(inst)) low = signed ? s.ss2('s_sub_i32', '0', s.part0(arg)) : s.part0(arg);
  else if (s.place(arg) === AT_S)
    low = signed ? s.vv2('v_sub_u32', '0', s.part0(arg), false) : s.part0(arg);
  else {
    const dst = s.temp(V);
    s.select(dst, s.mask(arg), signed ? '-1' : '1', '0');
    low = dst;
  }
  s.set(result, [low, ...new Array<Op>(n - 1).fill(signed ? low : '0')], signed ? SIGN : ZERO);
}
