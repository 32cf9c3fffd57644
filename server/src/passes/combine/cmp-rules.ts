/**
 * Comparisons: known results, canonical predicates, comparisons through conversions and arithmetic.
 */

import { lowMask } from '../../analysis/index.ts';
import {
  bitWidth,
  defInst,
  type Inst,
  type IntPred,
  isPtr,
  OPPOSITE_PRED,
  SWAPPED_PRED,
  type Value,
} from '../../mir/index.ts';
import type { Combiner, Rule } from './engine.ts';
import { allOnes, isOp, k, signBit } from './match.ts';

const HOLDS_WHEN_EQUAL: ReadonlySet<string> = new Set(['eq', 'sle', 'sge', 'ule', 'uge']);
const UNSIGNED: Readonly<Partial<Record<IntPred, IntPred>>> = {
  slt: 'ult',
  sle: 'ule',
  sgt: 'ugt',
  sge: 'uge',
};

const pred = (i: Inst): IntPred => i.attrs.pred as IntPred;
const cmp = (cx: Combiner, p: IntPred, a: Value, b: Value): Value =>
  cx.emit('int.cmp', [a, b], 'i1', { pred: p });

export const CMP_RULES: readonly Rule[] = [
  {
    op: 'int.cmp',
    name: 'equal operands',
    apply: (i, cx) =>
      i.args[0] === i.args[1] ? cx.constants.bool(HOLDS_WHEN_EQUAL.has(pred(i))) : undefined,
  },
  {
    op: 'int.cmp',
    name: 'constant second',
    apply(i, cx) {
      const [a, b] = i.args;
      const isK = (v: Value): boolean => k(v) !== undefined || defInst(v)?.op === 'const.null';
      return isK(a) && !isK(b) ? cmp(cx, SWAPPED_PRED[pred(i)], b, a) : undefined;
    },
  },
  {
    op: 'int.cmp',
    name: 'addresses of objects are not null',
    apply(i, cx) {
      if (defInst(i.args[1])?.op !== 'const.null') return undefined;
      const p = pred(i);
      if (p === 'ult') return cx.constants.bool(false);
      if (p === 'uge') return cx.constants.bool(true);
      if (p !== 'eq' && p !== 'ne' && p !== 'ugt' && p !== 'ule') return undefined;
      return isObject(i.args[0]) ? cx.constants.bool(p === 'ne' || p === 'ugt') : undefined;
    },
  },
  {
    op: 'int.cmp',
    name: 'the address of a pointer compared with zero is the pointer compared with null',
    apply(i, cx) {
      const p = pred(i);
      const from = isOp(i.args[0], 'ptr.to.int')?.args[0];
      if (from === undefined || k(i.args[1]) !== 0n || (p !== 'eq' && p !== 'ne')) return undefined;
      // In other spaces null is not address zero of the generic space.
      if (from.type === 'ptr' || from.type === 'ptr.global') {
        return cmp(cx, p, from, cx.constants.null(from.type));
      }
      return isObject(from) ? cx.constants.bool(p === 'ne') : undefined;
    },
  },
  {
    op: 'int.cmp',
    name: 'booleans',
    apply(i, cx) {
      const [a, b] = i.args;
      const c = k(b);
      if (a.type !== 'i1' || (pred(i) !== 'eq' && pred(i) !== 'ne')) return undefined;
      if (c === undefined) {
        const x = cx.emit('int.xor', [a, b], 'i1');
        return pred(i) === 'ne' ? x : cx.emit('int.xor', [x, cx.int('i1', 1)], 'i1');
      }
      return (c === 1n) === (pred(i) === 'eq') ? a : cx.emit('int.xor', [a, cx.int('i1', 1)], 'i1');
    },
  },
  { op: 'int.cmp', name: 'the smaller of two is not more than either', apply: compareBound },
  {
    op: 'int.cmp',
    name: 'umin(x, c) is zero when x is',
    apply(i, cx) {
      const p = pred(i);
      if ((p !== 'eq' && p !== 'ne') || k(i.args[1]) !== 0n) return undefined;
      const min = isOp(i.args[0], 'int.umin');
      const c = min === undefined ? undefined : k(min.args[1]);
      return c === undefined || c === 0n ? undefined : cmp(cx, p, min!.args[0], i.args[1]);
    },
  },
  { op: 'int.cmp', name: 'known bits and borders of the type', apply: compareKnown },
  {
    op: 'int.cmp',
    name: 'strict predicates for constants: x <= c is x < c + 1',
    apply(i, cx) {
      const c = k(i.args[1]);
      if (c === undefined) return undefined;
      const type = i.args[0].type;
      const p = pred(i);
      const max = p.startsWith('s') ? signBit(type) - 1n : allOnes(type);
      const min = p.startsWith('s') ? signBit(type) : 0n;
      const step = (q: IntPred, d: bigint): Value => cmp(cx, q, i.args[0], cx.int(type, d));
      if ((p === 'sle' || p === 'ule') && c !== max)
        return step(p === 'sle' ? 'slt' : 'ult', c + 1n);
      if ((p === 'sge' || p === 'uge') && c !== min)
        return step(p === 'sge' ? 'sgt' : 'ugt', c - 1n);
      if (p === 'ult' && c === 1n) return step('eq', 0n);
      if (p === 'ugt' && c === 0n) return step('ne', 0n);
      return undefined;
    },
  },
  {
    op: 'int.cmp',
    name: 'signed comparison of what is not negative',
    apply(i, cx) {
      const unsigned = UNSIGNED[pred(i)];
      if (unsigned === undefined || isPtr(i.args[0].type)) return undefined;
      const sign = signBit(i.args[0].type);
      const plus = (v: Value): boolean => (cx.known.of(v).zero & sign) !== 0n;
      return plus(i.args[0]) && plus(i.args[1])
        ? cmp(cx, unsigned, i.args[0], i.args[1])
        : undefined;
    },
  },
  { op: 'int.cmp', name: 'comparison of extensions in the narrow type', apply: compareExtended },
  {
    op: 'int.cmp',
    name: 'x + c == d, x ^ c == d, x - y == 0, x ^ y == 0',
    apply(i, cx) {
      const p = pred(i);
      const d = k(i.args[1]);
      const def = defInst(i.args[0]);
      if ((p !== 'eq' && p !== 'ne') || d === undefined || def === undefined) return undefined;
      const type = i.args[0].type;
      const c = def.args.length === 2 ? k(def.args[1]) : undefined;
      if (c !== undefined && def.op === 'int.add')
        return cmp(cx, p, def.args[0], cx.int(type, d - c));
      if (c !== undefined && def.op === 'int.xor')
        return cmp(cx, p, def.args[0], cx.int(type, d ^ c));
      if (d === 0n && (def.op === 'int.sub' || def.op === 'int.xor'))
        return cmp(cx, p, def.args[0], def.args[1]);
      return undefined;
    },
  },
  {
    op: 'int.cmp',
    name: 'addresses with the same base',
    apply(i, cx) {
      const p = pred(i);
      if (!isPtr(i.args[0].type) || (p !== 'eq' && p !== 'ne')) return undefined;
      const [a, b] = [isOp(i.args[0], 'ptr.add'), isOp(i.args[1], 'ptr.add')];
      if (a !== undefined && b !== undefined && a.args[0] === b.args[0])
        return cmp(cx, p, a.args[1], b.args[1]);
      if (a !== undefined && a.args[0] === i.args[1])
        return cmp(cx, p, a.args[1], cx.int('i64', 0));
      if (b !== undefined && b.args[0] === i.args[0])
        return cmp(cx, p, b.args[1], cx.int('i64', 0));
      return undefined;
    },
  },
  {
    op: 'int.cmp',
    name: 'comparison of a choice of constants',
    apply(i, cx) {
      const choice = isOp(i.args[0], 'select');
      const c = k(i.args[1]);
      if (choice === undefined || c === undefined) return undefined;
      const [cond, a, b] = choice.args;
      if (k(a) === undefined || k(b) === undefined) return undefined;
      const yes = cmp(cx, pred(i), a, i.args[1]);
      const no = cmp(cx, pred(i), b, i.args[1]);
      return cx.emit('select', [cond, yes, no], 'i1');
    },
  },
  {
    op: 'int.xor',
    name: 'not of a comparison',
    apply(i, cx) {
      if (i.results[0].type !== 'i1' || k(i.args[1]) !== 1n) return undefined;
      const inner = isOp(i.args[0], 'int.cmp');
      if (inner !== undefined)
        return cmp(cx, OPPOSITE_PRED[pred(inner)], inner.args[0], inner.args[1]);
      const float = isOp(i.args[0], 'float.cmp');
      if (float === undefined || !cx.usedOnce(i.args[0])) return undefined;
      return cx.emit('float.cmp', [...float.args], 'i1', {
        pred: FLOAT_INVERSE[float.attrs.pred as string]!,
      });
    },
  },
  {
    op: ['int.and', 'int.or'],
    name: 'two comparisons of the same operands',
    apply(i, cx) {
      const a = isOp(i.args[0], 'int.cmp');
      const b = isOp(i.args[1], 'int.cmp');
      if (a === undefined || b === undefined || a.args[0] !== b.args[0] || a.args[1] !== b.args[1])
        return undefined;
      const x = CASES[pred(a)];
      const y = CASES[pred(b)];
      const sameSign =
        !(isSigned(pred(a)) && isUnsigned(pred(b))) && !(isUnsigned(pred(a)) && isSigned(pred(b)));
      if (!sameSign) return undefined;
      const bits = i.op === 'int.and' ? x & y : x | y;
      if (bits === 0) return cx.constants.bool(false);
      if (bits === 7) return cx.constants.bool(true);
      const signed = isSigned(pred(a)) || isSigned(pred(b));
      return cmp(cx, (signed ? SIGNED_OF : UNSIGNED_OF)[bits]!, a.args[0], a.args[1]);
    },
  },
];

const FLOAT_INVERSE: Readonly<Record<string, NonNullable<Inst['attrs']['pred']>>> = {
  oeq: 'une',
  une: 'oeq',
  one: 'ueq',
  ueq: 'one',
  olt: 'uge',
  uge: 'olt',
  ole: 'ugt',
  ugt: 'ole',
  ogt: 'ule',
  ule: 'ogt',
  oge: 'ult',
  ult: 'oge',
  ord: 'uno',
  uno: 'ord',
};

/** Bit 0: holds when less, bit 1: when equal, bit 2: when greater. */
const CASES: Readonly<Record<IntPred, number>> = {
  eq: 2,
  ne: 5,
  slt: 1,
  sle: 3,
  sgt: 4,
  sge: 6,
  ult: 1,
  ule: 3,
  ugt: 4,
  uge: 6,
};
const SIGNED_OF: readonly (IntPred | undefined)[] = [
  undefined,
  'slt',
  'eq',
  'sle',
  'sgt',
  'ne',
  'sge',
];
const UNSIGNED_OF: readonly (IntPred | undefined)[] = [
  undefined,
  'ult',
  'eq',
  'ule',
  'ugt',
  'ne',
  'uge',
];
const isSigned = (p: IntPred): boolean => p.startsWith('s');
const isUnsigned = (p: IntPred): boolean => p.startsWith('u');

/** True for an address inside an object of its own: it is not null. */
function isObject(value: Value): boolean {
  for (let v = value; ; ) {
    const def = defInst(v);
    if (def === undefined) return false;
    // Workgroup and private memory begin at address 0 of their own space, but as generic addresses
    // they do not.
    if (def.op === 'alloca' || def.op === 'global.addr' || def.op === 'func.addr') return true;
    if (def.op === 'ptr.cast' || (def.op === 'ptr.add' && def.attrs.inbounds === true))
      v = def.args[0];
    else return false;
  }
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each predicate
function compareKnown(i: Inst, cx: Combiner): Value | undefined {
  const [a, b] = i.args;
  if (isPtr(a.type)) return undefined;
  const x = cx.known.of(a);
  const y = cx.known.of(b);
  const all = allOnes(a.type);
  const p = pred(i);
  if (p === 'eq' || p === 'ne') {
    const differ = (x.zero & y.one) | (x.one & y.zero);
    return differ !== 0n ? cx.constants.bool(p === 'ne') : undefined;
  }
  let [lowA, highA, lowB, highB] = [x.one, all & ~x.zero, y.one, all & ~y.zero];
  if (p.startsWith('s')) {
    // Flipping the sign bit turns signed order into unsigned order.
    const sign = signBit(a.type);
    const border = (bits: typeof x, low: boolean): bigint => {
      const unknown = ((bits.zero | bits.one) & sign) === 0n;
      const rest = low ? bits.one & ~sign : all & ~bits.zero & ~sign;
      const top = unknown ? (low ? 0n : sign) : (bits.one & sign) !== 0n ? 0n : sign;
      return rest | top;
    };
    [lowA, highA, lowB, highB] = [
      border(x, true),
      border(x, false),
      border(y, true),
      border(y, false),
    ];
  }
  switch (p.slice(1)) {
    case 'lt':
      return highA < lowB
        ? cx.constants.bool(true)
        : lowA >= highB
          ? cx.constants.bool(false)
          : undefined;
    case 'le':
      return highA <= lowB
        ? cx.constants.bool(true)
        : lowA > highB
          ? cx.constants.bool(false)
          : undefined;
    case 'gt':
      return lowA > highB
        ? cx.constants.bool(true)
        : highA <= lowB
          ? cx.constants.bool(false)
          : undefined;
    default:
      return lowA >= highB
        ? cx.constants.bool(true)
        : highA < lowB
          ? cx.constants.bool(false)
          : undefined;
  }
}

/** For each choice of one of two values, the comparison with either of them that always holds. */
const BOUNDED: Readonly<Record<string, IntPred>> = {
  'int.umin': 'ule',
  'int.umax': 'uge',
  'int.smin': 'sle',
  'int.smax': 'sge',
};

function compareBound(i: Inst, cx: Combiner): Value | undefined {
  const [a, b] = i.args;
  const p = pred(i);
  return holdsOfChoice(cx, a, b, p) ?? holdsOfChoice(cx, b, a, SWAPPED_PRED[p]);
}

function holdsOfChoice(cx: Combiner, choice: Value, one: Value, p: IntPred): Value | undefined {
  const def = defInst(choice);
  const holds = def === undefined ? undefined : BOUNDED[def.op];
  if (holds === undefined || !def!.args.includes(one)) return undefined;
  if (p === holds) return cx.constants.bool(true);
  return p === OPPOSITE_PRED[holds] ? cx.constants.bool(false) : undefined;
}

function compareExtended(i: Inst, cx: Combiner): Value | undefined {
  const [a, b] = i.args;
  const left = defInst(a);
  if (left?.op !== 'int.zext' && left?.op !== 'int.sext') return undefined;
  const narrow = left.args[0];
  const p = pred(i);
  const equality = p === 'eq' || p === 'ne';
  const right = defInst(b);
  // Sign extension keeps both orders; zero extension turns signed order into unsigned order.
  const q = left.op === 'int.zext' ? (UNSIGNED[p] ?? p) : p;
  if (right?.op === left.op) {
    const other = right.args[0];
    if (other.type === narrow.type) return cmp(cx, q, narrow, other);
    if (left.op === 'int.sext') return undefined;
    const wider = bitWidth(narrow.type) > bitWidth(other.type) ? narrow.type : other.type;
    if (wider === a.type) return undefined;
    return cmp(cx, q, cx.emit('int.zext', [narrow], wider), cx.emit('int.zext', [other], wider));
  }
  const c = k(b);
  if (c === undefined) return undefined;
  const width = bitWidth(narrow.type);
  const mask = lowMask(width);
  if (left.op === 'int.zext') {
    if (c > mask) return undefined;
    return cmp(cx, q, narrow, cx.int(narrow.type, c));
  }
  const back = BigInt.asUintN(bitWidth(a.type), BigInt.asIntN(width, c));
  return back === c && (equality || p.startsWith('s'))
    ? cmp(cx, p, narrow, cx.int(narrow.type, c))
    : undefined;
}
