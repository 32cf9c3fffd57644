/**
 * `i128` in two 64-bit registers. Carries go through the condition code, which only neighbouring
 * instructions see. PTX clamps shift amounts to the width: an amount of 64 or more, also one that
 * wrapped below zero, gives 0.
 */
import type { Inst, IntPred, OpName, Value } from '../../../mir/index.ts';
import { R64 } from '../classes.ts';
import type { Selector, Use } from '../select.ts';
import { callHelper } from './calls.ts';
import { shiftAmount, swapBytes64 } from './ints.ts';
import type { Rule } from './rule.ts';

interface Pair {
  readonly lo: Use;
  readonly hi: Use;
}

const pairOf = (s: Selector, value: Value): Pair => ({ lo: s.use(value), hi: s.useHigh(value) });

function setPair(s: Selector, inst: Inst, { lo, hi }: Pair): void {
  s.setPair(inst.results[0], lo, hi);
}

/**
 * An instruction that reads the carry which the one that defines `previous` left. The operand is
 * not printed; it keeps the other instruction alive.
 */
function chained(s: Selector, op: string, a: Use, b: Use, previous: Use): Use {
  const dst = s.temp(R64);
  s.emit(op, 1, [dst, a, b, previous]).template = [`${op} \t`, 0, ', ', 1, ', ', 2];
  return dst;
}

function addPair(s: Selector, a: Pair, b: Pair): Pair {
  const lo = s.r64('add.cc.s64', a.lo, b.lo);
  return { lo, hi: chained(s, 'addc.s64', a.hi, b.hi, lo) };
}

function subPair(s: Selector, a: Pair, b: Pair): Pair {
  const lo = s.r64('sub.cc.s64', a.lo, b.lo);
  return { lo, hi: chained(s, 'subc.s64', a.hi, b.hi, lo) };
}

/** Sum and the carry out of it as a predicate. */
function addCarry(s: Selector, a: Pair, b: Pair): { sum: Pair; carry: Use } {
  const lo = s.r64('add.cc.s64', a.lo, b.lo);
  const hi = chained(s, 'addc.cc.s64', a.hi, b.hi, lo);
  const carry = chained(s, 'addc.s64', '0', '0', hi);
  return { sum: { lo, hi }, carry: s.pred('setp.ne.b64', carry, '0') };
}

export function compareWide(s: Selector, pred: IntPred, a: Value, b: Value): Use {
  return comparePairs(s, pred, pairOf(s, a), pairOf(s, b));
}

function comparePairs(s: Selector, pred: IntPred, x: Pair, y: Pair): Use {
  if (pred === 'eq' || pred === 'ne') {
    const low = s.r64('xor.b64', x.lo, y.lo);
    const high = s.r64('xor.b64', x.hi, y.hi);
    return s.pred(`setp.${pred}.b64`, s.r64('or.b64', low, high), '0');
  }
  // The high halves decide unless they are equal; then the low ones do, unsigned.
  const sign = pred.charAt(0);
  const relation = pred.slice(1);
  const strict = relation.charAt(0) === 'l' ? 'lt' : 'gt';
  const low = s.pred(`setp.${relation}.u64`, x.lo, y.lo);
  const equal = s.pred('setp.eq.and.b64', x.hi, y.hi, low);
  return s.pred(`setp.${strict}.or.${sign}64`, x.hi, y.hi, equal);
}

function select(s: Selector, on: Use, a: Pair, b: Pair): Pair {
  return { lo: s.r64('selp.b64', a.lo, b.lo, on), hi: s.r64('selp.b64', a.hi, b.hi, on) };
}

function mulPair(s: Selector, a: Pair, b: Pair): Pair {
  const lo = s.r64('mul.lo.s64', a.lo, b.lo);
  const carry = s.r64('mul.hi.u64', a.lo, b.lo);
  const cross = b.hi === '0' ? carry : s.r64('mad.lo.s64', a.lo, b.hi, carry);
  return { lo, hi: a.hi === '0' ? cross : s.r64('mad.lo.s64', a.hi, b.lo, cross) };
}

/** Shift amount modulo 128 as a literal or a register. */
function amountOf(s: Selector, by: Value): Use {
  return shiftAmount(s, by, 128);
}

function shiftLeft(s: Selector, a: Pair, by: Use): Pair {
  if (typeof by === 'string') {
    const n = Number(by);
    if (n === 0) return a;
    if (n >= 64) return { lo: '0', hi: n === 64 ? a.lo : s.r64('shl.b64', a.lo, String(n - 64)) };
    const carried = s.r64('shr.u64', a.lo, String(64 - n));
    return {
      lo: s.r64('shl.b64', a.lo, by),
      hi: s.r64('or.b64', s.r64('shl.b64', a.hi, by), carried),
    };
  }
  const back = s.r32('sub.s32', '64', by);
  const over = s.r32('add.s32', by, '-64');
  const near = s.r64('or.b64', s.r64('shl.b64', a.hi, by), s.r64('shr.u64', a.lo, back));
  return {
    lo: s.r64('shl.b64', a.lo, by),
    hi: s.r64('or.b64', near, s.r64('shl.b64', a.lo, over)),
  };
}

function shiftRight(s: Selector, a: Pair, by: Use): Pair {
  if (typeof by === 'string') {
    const n = Number(by);
    if (n === 0) return a;
    if (n >= 64) return { lo: n === 64 ? a.hi : s.r64('shr.u64', a.hi, String(n - 64)), hi: '0' };
    const carried = s.r64('shl.b64', a.hi, String(64 - n));
    return {
      lo: s.r64('or.b64', s.r64('shr.u64', a.lo, by), carried),
      hi: s.r64('shr.u64', a.hi, by),
    };
  }
  const back = s.r32('sub.s32', '64', by);
  const over = s.r32('add.s32', by, '-64');
  const near = s.r64('or.b64', s.r64('shr.u64', a.lo, by), s.r64('shl.b64', a.hi, back));
  return {
    lo: s.r64('or.b64', near, s.r64('shr.u64', a.hi, over)),
    hi: s.r64('shr.u64', a.hi, by),
  };
}

function shiftRightSigned(s: Selector, a: Pair, by: Use): Pair {
  if (typeof by === 'string') {
    const n = Number(by);
    if (n === 0) return a;
    if (n >= 64)
      return {
        lo: n === 64 ? a.hi : s.r64('shr.s64', a.hi, String(n - 64)),
        hi: s.r64('shr.s64', a.hi, '63'),
      };
    const carried = s.r64('shl.b64', a.hi, String(64 - n));
    return {
      lo: s.r64('or.b64', s.r64('shr.u64', a.lo, by), carried),
      hi: s.r64('shr.s64', a.hi, by),
    };
  }
  const back = s.r32('sub.s32', '64', by);
  const over = s.r32('add.s32', by, '-64');
  const near = s.r64('or.b64', s.r64('shr.u64', a.lo, by), s.r64('shl.b64', a.hi, back));
  const far = s.r64('shr.s64', a.hi, over);
  const isFar = s.pred('setp.gt.u32', by, '63');
  return { lo: s.r64('selp.b64', far, near, isFar), hi: s.r64('shr.s64', a.hi, by) };
}

type PairOp = (s: Selector, a: Pair, b: Pair) => Pair;
type ShiftOp = (s: Selector, a: Pair, by: Use) => Pair;

const binary =
  (op: PairOp): Rule =>
  (s, inst) => {
    const [a, b] = inst.args;
    setPair(s, inst, op(s, pairOf(s, a), pairOf(s, b)));
  };

const shift =
  (op: ShiftOp): Rule =>
  (s, inst) => {
    const [a, by] = inst.args;
    setPair(s, inst, op(s, pairOf(s, a), amountOf(s, by)));
  };

const rotate =
  (op: ShiftOp, back: ShiftOp): Rule =>
  (s, inst) => {
    const [value, by] = inst.args;
    const a = pairOf(s, value);
    const amount = amountOf(s, by);
    const rest =
      typeof amount === 'string'
        ? String((128 - Number(amount)) & 127)
        : s.r32('and.b32', s.r32('neg.s32', amount), '127');
    const x = op(s, a, amount);
    const y = back(s, a, rest);
    setPair(s, inst, orPair(s, x, y));
  };

function orPair(s: Selector, x: Pair, y: Pair): Pair {
  const or = (a: Use, b: Use): Use => (a === '0' ? b : b === '0' ? a : s.r64('or.b64', a, b));
  return { lo: or(x.lo, y.lo), hi: or(x.hi, y.hi) };
}

const bitwise =
  (op: string): PairOp =>
  (s, a, b) => ({ lo: s.r64(op, a.lo, b.lo), hi: s.r64(op, a.hi, b.hi) });

const extreme =
  (pred: IntPred): PairOp =>
  (s, a, b) =>
    select(s, comparePairs(s, pred, a, b), a, b);

/** Sets value and flag of the `.ovf` ops. */
function setOverflow(s: Selector, inst: Inst, value: Pair, flag: Use): void {
  s.setPair(inst.results[0], value.lo, value.hi);
  s.set(inst.results[1], flag);
}

const unsignedAdd: Rule = (s, inst) => {
  const [a, b] = inst.args;
  const { sum, carry } = addCarry(s, pairOf(s, a), pairOf(s, b));
  setOverflow(s, inst, sum, carry);
};

const unsignedSub: Rule = (s, inst) => {
  const [a, b] = inst.args;
  const x = pairOf(s, a);
  const y = pairOf(s, b);
  setOverflow(s, inst, subPair(s, x, y), comparePairs(s, 'ult', x, y));
};

/** The sum overflows when its sign differs from that of both operands; a difference alike. */
function signedSum(s: Selector, inst: Inst, add: boolean): { x: Pair; sum: Pair; over: Use } {
  const [a, b] = inst.args;
  const x = pairOf(s, a);
  const y = pairOf(s, b);
  const sum = add ? addPair(s, x, y) : subPair(s, x, y);
  const p = s.r64('xor.b64', x.hi, add ? sum.hi : y.hi);
  const q = add ? s.r64('xor.b64', y.hi, sum.hi) : s.r64('xor.b64', x.hi, sum.hi);
  return { x, sum, over: s.pred('setp.lt.s64', s.r64('and.b64', p, q), '0') };
}

const signedOvf =
  (add: boolean): Rule =>
  (s, inst) => {
    const { sum, over } = signedSum(s, inst, add);
    setOverflow(s, inst, sum, over);
  };

const signedSat =
  (add: boolean): Rule =>
  (s, inst) => {
    const { x, sum, over } = signedSum(s, inst, add);
    const fill = s.r64('shr.s64', x.hi, '63');
    const limit: Pair = {
      lo: s.r64('not.b64', fill),
      hi: s.r64('xor.b64', fill, '9223372036854775807'),
    };
    setPair(s, inst, select(s, over, limit, sum));
  };

const unsignedAddSat: Rule = (s, inst) => {
  const [a, b] = inst.args;
  const { sum, carry } = addCarry(s, pairOf(s, a), pairOf(s, b));
  setPair(s, inst, select(s, carry, { lo: '-1', hi: '-1' }, sum));
};

const unsignedSubSat: Rule = (s, inst) => {
  const [a, b] = inst.args;
  const x = pairOf(s, a);
  const y = pairOf(s, b);
  const difference = subPair(s, x, y);
  setPair(s, inst, select(s, comparePairs(s, 'ult', x, y), { lo: '0', hi: '0' }, difference));
};

const abs: Rule = (s, inst) => {
  const a = pairOf(s, inst.args[0]);
  const fill = s.r64('shr.s64', a.hi, '63');
  const flipped: Pair = { lo: s.r64('xor.b64', a.lo, fill), hi: s.r64('xor.b64', a.hi, fill) };
  setPair(s, inst, subPair(s, flipped, { lo: fill, hi: fill }));
};

/** Counts in `first`, and in `second` when `first` is all zero. */
function countZeros(s: Selector, inst: Inst, first: Use, second: Use): void {
  const near = s.r32('clz.b64', first);
  const far = s.r32('add.s32', s.r32('clz.b64', second), '64');
  const empty = s.pred('setp.eq.b64', first, '0');
  setPair(s, inst, { lo: s.r64('cvt.u64.u32', s.r32('selp.b32', far, near, empty)), hi: '0' });
}

const helper =
  (name: string): Rule =>
  (s, inst) =>
    callHelper(s, inst, name);

/** Integer operations on `i128`, replacing the rows of the narrower ones. */
export const WIDE_RULES: Partial<Record<OpName, Rule>> = {
  'int.add': binary(addPair),
  'int.sub': binary(subPair),
  'int.mul': binary(mulPair),
  'int.and': binary(bitwise('and.b64')),
  'int.or': binary(bitwise('or.b64')),
  'int.xor': binary(bitwise('xor.b64')),
  'int.shl': shift(shiftLeft),
  'int.lshr': shift(shiftRight),
  'int.ashr': shift(shiftRightSigned),
  'int.rotl': rotate(shiftLeft, shiftRight),
  'int.rotr': rotate(shiftRight, shiftLeft),
  'int.smin': binary(extreme('slt')),
  'int.smax': binary(extreme('sgt')),
  'int.umin': binary(extreme('ult')),
  'int.umax': binary(extreme('ugt')),
  'int.sadd.ovf': signedOvf(true),
  'int.ssub.ovf': signedOvf(false),
  'int.uadd.ovf': unsignedAdd,
  'int.usub.ovf': unsignedSub,
  'int.sadd.sat': signedSat(true),
  'int.ssub.sat': signedSat(false),
  'int.uadd.sat': unsignedAddSat,
  'int.usub.sat': unsignedSubSat,
  'int.abs': abs,
  'int.ctlz': (s, inst) => countZeros(s, inst, s.useHigh(inst.args[0]), s.use(inst.args[0])),
  'int.cttz': (s, inst) => {
    const lo = s.r64('brev.b64', s.use(inst.args[0]));
    countZeros(s, inst, lo, s.r64('brev.b64', s.useHigh(inst.args[0])));
  },
  'int.ctpop': (s, inst) => {
    const a = pairOf(s, inst.args[0]);
    const sum = s.r32('add.s32', s.r32('popc.b64', a.lo), s.r32('popc.b64', a.hi));
    setPair(s, inst, { lo: s.r64('cvt.u64.u32', sum), hi: '0' });
  },
  'int.bswap': (s, inst) => {
    const a = pairOf(s, inst.args[0]);
    setPair(s, inst, { lo: swapBytes64(s, a.hi), hi: swapBytes64(s, a.lo) });
  },
  'int.bitrev': (s, inst) => {
    const a = pairOf(s, inst.args[0]);
    setPair(s, inst, { lo: s.r64('brev.b64', a.hi), hi: s.r64('brev.b64', a.lo) });
  },
  'int.udiv': helper('udiv.i128'),
  'int.urem': helper('urem.i128'),
  'int.sdiv': helper('sdiv.i128'),
  'int.srem': helper('srem.i128'),
  'int.umulhi': helper('umulhi.i128'),
  'int.smulhi': helper('smulhi.i128'),
  'int.umul.ovf': helper('umul.ovf.i128'),
  'int.smul.ovf': helper('smul.ovf.i128'),
};
