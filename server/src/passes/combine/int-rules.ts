/** Identities of integer arithmetic, bit operations and shifts. */

import { lowMask } from '../../analysis/index.ts';
import { bitWidth, defInst, type Inst, type OpName, type Value } from '../../mir/index.ts';
import type { Combiner, Rule } from './engine.ts';
import { allOnes, isOp, isPow2, k, log2 } from './match.ts';

const SHIFTS: readonly OpName[] = ['int.shl', 'int.lshr', 'int.ashr', 'int.rotl', 'int.rotr'];
const ASSOCIATIVE: readonly OpName[] = ['int.add', 'int.mul', 'int.and', 'int.or', 'int.xor'];

/** `x op c` for constants that make it `x` or a constant. */
const NEUTRAL: Readonly<Partial<Record<OpName, bigint>>> = {
  'int.add': 0n,
  'int.sub': 0n,
  'int.mul': 1n,
  'int.sdiv': 1n,
  'int.udiv': 1n,
  'int.or': 0n,
  'int.xor': 0n,
  'int.shl': 0n,
  'int.lshr': 0n,
  'int.ashr': 0n,
  'int.rotl': 0n,
  'int.rotr': 0n,
  'int.uadd.sat': 0n,
  'int.sadd.sat': 0n,
  'int.usub.sat': 0n,
  'int.ssub.sat': 0n,
  'int.umax': 0n,
};
const ABSORBING: Readonly<Partial<Record<OpName, bigint>>> = {
  'int.mul': 0n,
  'int.and': 0n,
  'int.umin': 0n,
};

const SAME: Readonly<Partial<Record<OpName, 'self' | 'zero'>>> = {
  'int.and': 'self',
  'int.or': 'self',
  'int.umin': 'self',
  'int.umax': 'self',
  'int.smin': 'self',
  'int.smax': 'self',
  'int.sub': 'zero',
  'int.xor': 'zero',
  'int.usub.sat': 'zero',
  'int.ssub.sat': 'zero',
};

export const INT_RULES: readonly Rule[] = [
  {
    op: Object.keys(NEUTRAL) as OpName[],
    name: 'neutral element',
    apply: (i) => (k(i.args[1]) === NEUTRAL[i.op] ? i.args[0] : undefined),
  },
  {
    op: Object.keys(ABSORBING) as OpName[],
    name: 'absorbing element',
    apply: (i) => (k(i.args[1]) === ABSORBING[i.op] ? i.args[1] : undefined),
  },
  {
    op: Object.keys(SAME) as OpName[],
    name: 'equal operands',
    apply(i, cx) {
      if (i.args[0] !== i.args[1]) return undefined;
      return SAME[i.op] === 'self' ? i.args[0] : cx.int(i.results[0].type, 0);
    },
  },
  {
    op: ASSOCIATIVE,
    name: '(x op c) op d = x op (c op d)',
    apply(i, cx) {
      const d = k(i.args[1]);
      const inner = isOp(i.args[0], i.op);
      if (d === undefined || inner === undefined) return undefined;
      const c = k(inner.args[1]);
      if (c === undefined) return undefined;
      return cx.emit(
        i.op,
        [inner.args[0], cx.int(i.results[0].type, BIN[i.op]!(c, d))],
        i.results[0].type,
        both(i, inner, c, d),
      );
    },
  },
  {
    op: 'int.sub',
    name: 'x - c = x + -c',
    apply(i, cx) {
      const c = k(i.args[1]);
      if (c === undefined) return undefined;
      const type = i.results[0].type;
      // The difference of a constant above MIN keeps its signed guarantee.
      const nsw = i.attrs.nsw === true && c !== 1n << BigInt(bitWidth(type) - 1);
      return cx.emit('int.add', [i.args[0], cx.int(type, -c)], type, nsw ? { nsw: true } : {});
    },
  },
  {
    op: 'int.sub',
    name: '(a + b) - a = b',
    apply(i) {
      const sum = isOp(i.args[0], 'int.add');
      if (sum === undefined) return undefined;
      if (sum.args[0] === i.args[1]) return sum.args[1];
      return sum.args[1] === i.args[1] ? sum.args[0] : undefined;
    },
  },
  {
    op: 'int.sub',
    name: 'a - (a + b) = -b, a - (a - b) = b',
    apply(i, cx) {
      const type = i.results[0].type;
      const sum = isOp(i.args[1], 'int.add');
      if (sum !== undefined && sum.args[0] === i.args[0])
        return cx.emit('int.sub', [cx.int(type, 0), sum.args[1]], type);
      const diff = isOp(i.args[1], 'int.sub');
      return diff !== undefined && diff.args[0] === i.args[0] ? diff.args[1] : undefined;
    },
  },
  {
    op: 'int.sub',
    name: '0 - (0 - x) = x',
    apply(i) {
      const inner = isOp(i.args[1], 'int.sub');
      return inner !== undefined && k(i.args[0]) === 0n && k(inner.args[0]) === 0n
        ? inner.args[1]
        : undefined;
    },
  },
  {
    op: 'int.add',
    name: '(a - b) + b = a, x + (0 - y) = x - y',
    apply(i, cx) {
      const [a, b] = i.args;
      const left = isOp(a, 'int.sub');
      if (left?.args[1] === b) return left!.args[0];
      const right = isOp(b, 'int.sub');
      if (right?.args[1] === a) return right!.args[0];
      if (right !== undefined && k(right.args[0]) === 0n)
        return cx.emit('int.sub', [a, right.args[1]], a.type);
      if (left !== undefined && k(left.args[0]) === 0n)
        return cx.emit('int.sub', [b, left.args[1]], a.type);
      return undefined;
    },
  },
  {
    op: 'int.mul',
    name: 'x * 2^n = x << n',
    apply(i, cx) {
      const c = k(i.args[1]);
      if (c === undefined || !isPow2(c)) return undefined;
      const type = i.results[0].type;
      const attrs = i.attrs.nuw === true ? { nuw: true } : {};
      return cx.emit('int.shl', [i.args[0], cx.int(type, log2(c))], type, attrs);
    },
  },
  {
    op: 'int.mul',
    name: 'x * -1 = 0 - x',
    apply(i, cx) {
      const type = i.results[0].type;
      return k(i.args[1]) === allOnes(type)
        ? cx.emit('int.sub', [cx.int(type, 0), i.args[0]], type)
        : undefined;
    },
  },
  {
    op: 'int.mul',
    name: '(x << n) * c = x * (c << n)',
    apply(i, cx) {
      const c = k(i.args[1]);
      const inner = isOp(i.args[0], 'int.shl');
      const n = inner === undefined ? undefined : k(inner.args[1]);
      if (c === undefined || n === undefined || isPow2(c)) return undefined;
      const type = i.results[0].type;
      return cx.emit(
        'int.mul',
        [inner!.args[0], cx.int(type, c << (n % BigInt(bitWidth(type))))],
        type,
      );
    },
  },
  {
    op: SHIFTS,
    name: 'shift amounts count modulo the width',
    apply(i, cx) {
      const type = i.results[0].type;
      const width = BigInt(bitWidth(type));
      const by = i.args[1];
      const c = k(by);
      if (c !== undefined)
        return c >= width ? cx.emit(i.op, [i.args[0], cx.int(type, c % width)], type) : undefined;
      const masked = isOp(by, 'int.and');
      const m = masked === undefined ? undefined : k(masked.args[1]);
      if (m === undefined || !isPow2(width) || (m & (width - 1n)) !== width - 1n) return undefined;
      // Targets that clamp mask again only when the amount is not known to be small, so a small
      // mask stays.
      return m === width - 1n ? undefined : cx.emit(i.op, [i.args[0], masked!.args[0]], type);
    },
  },
  {
    op: ['int.shl', 'int.lshr', 'int.ashr'],
    name: '(x shift c) shift d = x shift (c + d)',
    apply(i, cx) {
      const d = k(i.args[1]);
      const inner = isOp(i.args[0], i.op);
      const c = inner === undefined ? undefined : k(inner.args[1]);
      if (c === undefined || d === undefined) return undefined;
      const type = i.results[0].type;
      const width = BigInt(bitWidth(type));
      if (c >= width || d >= width) return undefined;
      const sum = c + d;
      if (sum >= width && i.op !== 'int.ashr') return cx.int(type, 0);
      return cx.emit(i.op, [inner!.args[0], cx.int(type, sum < width ? sum : width - 1n)], type);
    },
  },
  {
    op: ['int.lshr', 'int.shl'],
    name: '(x << c) >> c and (x >> c) << c are masks',
    apply(i, cx) {
      const d = k(i.args[1]);
      const inner = isOp(i.args[0], i.op === 'int.lshr' ? 'int.shl' : 'int.lshr');
      const c = inner === undefined ? undefined : k(inner.args[1]);
      const type = i.results[0].type;
      const width = bitWidth(type);
      if (c === undefined || c !== d || c >= BigInt(width)) return undefined;
      if (i.op === 'int.lshr' && inner!.attrs.nuw === true) return inner!.args[0];
      const mask =
        i.op === 'int.lshr' ? lowMask(width - Number(c)) : lowMask(width) & ~lowMask(Number(c));
      return cx.emit('int.and', [inner!.args[0], cx.int(type, mask)], type);
    },
  },
  {
    op: ['int.and', 'int.or', 'int.xor'],
    name: 'complement: x & ~x, x | ~x, ~~x',
    apply(i, cx) {
      const type = i.results[0].type;
      const [a, b] = i.args;
      if (k(b) === allOnes(type)) return i.op === 'int.and' ? a : i.op === 'int.or' ? b : undefined;
      const isNot = (x: Value, y: Value): boolean => {
        const def = isOp(x, 'int.xor');
        return def !== undefined && def.args[0] === y && k(def.args[1]) === allOnes(type);
      };
      if (!isNot(a, b) && !isNot(b, a)) return undefined;
      return i.op === 'int.and' ? cx.int(type, 0) : cx.int(type, allOnes(type));
    },
  },
  {
    op: ['int.and', 'int.or'],
    name: 'absorption: a & (a | b) = a, a & (a & b) = a & b',
    apply(i) {
      for (const [x, y] of [
        [i.args[0], i.args[1]],
        [i.args[1], i.args[0]],
      ] as const) {
        const def = defInst(y);
        if (def === undefined || !def.args.includes(x)) continue;
        if (def.op === i.op) return y;
        if (def.op === (i.op === 'int.and' ? 'int.or' : 'int.and')) return x;
      }
      return undefined;
    },
  },
  {
    op: ['int.and', 'int.or', 'int.xor'],
    name: 'known bits',
    apply(i, cx) {
      const type = i.results[0].type;
      const all = allOnes(type);
      const [a, b] = i.args;
      const x = cx.known.of(a);
      const y = cx.known.of(b);
      if (i.op === 'int.and') {
        if ((x.zero | y.one) === all) return a;
        if ((y.zero | x.one) === all) return b;
        if ((x.zero | y.zero) === all) return cx.int(type, 0);
      } else if (i.op === 'int.or') {
        if ((y.zero | x.one) === all) return a;
        if ((x.zero | y.one) === all) return b;
      }
      return undefined;
    },
  },
  {
    op: ['int.and', 'int.lshr'],
    name: 'operands that only touch bits that are dropped',
    apply(i, cx) {
      const c = k(i.args[1]);
      const type = i.results[0].type;
      if (c === undefined || (i.op === 'int.lshr' && c >= BigInt(bitWidth(type)))) return undefined;
      const kept = i.op === 'int.and' ? c : allOnes(type) & ~lowMask(Number(c));
      const x = withoutDropped(i.args[0], kept, cx);
      return x === undefined ? undefined : cx.emit(i.op, [x, i.args[1]], type);
    },
  },
  {
    op: 'int.trunc',
    name: 'truncation of operands that only touch bits that are dropped',
    apply(i, cx) {
      const x = withoutDropped(i.args[0], allOnes(i.results[0].type), cx);
      return x === undefined ? undefined : cx.emit('int.trunc', [x], i.results[0].type);
    },
  },
  {
    op: 'int.urem',
    name: 'x % 2^n = x & (2^n - 1)',
    apply(i, cx) {
      const c = k(i.args[1]);
      if (c === undefined || !isPow2(c)) return undefined;
      return cx.emit('int.and', [i.args[0], cx.int(i.results[0].type, c - 1n)], i.results[0].type);
    },
  },
  {
    op: 'int.udiv',
    name: 'x / 2^n = x >> n',
    apply(i, cx) {
      const c = k(i.args[1]);
      if (c === undefined || !isPow2(c)) return undefined;
      return cx.emit(
        'int.lshr',
        [i.args[0], cx.int(i.results[0].type, log2(c))],
        i.results[0].type,
      );
    },
  },
  {
    op: ['int.smulhi', 'int.umulhi'],
    name: 'x * 0 and x * 1, high half',
    apply(i, cx) {
      const c = k(i.args[1]);
      const type = i.results[0].type;
      if (c === 0n || (c === 1n && i.op === 'int.umulhi')) return cx.int(type, 0);
      return undefined;
    },
  },
  {
    op: 'int.umulhi',
    name: 'the high half of a product that fits is zero',
    apply(i, cx) {
      const max = cx.known.maxUnsigned(i.args[0]) * cx.known.maxUnsigned(i.args[1]);
      return max <= allOnes(i.results[0].type) ? cx.int(i.results[0].type, 0) : undefined;
    },
  },
  {
    op: [
      'int.uadd.ovf',
      'int.usub.ovf',
      'int.umul.ovf',
      'int.sadd.ovf',
      'int.ssub.ovf',
      'int.smul.ovf',
    ],
    name: 'overflow that cannot happen, or that nobody asks about',
    apply: (i, cx) => plainOverflow(i, cx),
  },
];

const BIN: Readonly<Partial<Record<OpName, (a: bigint, b: bigint) => bigint>>> = {
  'int.add': (a, b) => a + b,
  'int.mul': (a, b) => a * b,
  'int.and': (a, b) => a & b,
  'int.or': (a, b) => a | b,
  'int.xor': (a, b) => a ^ b,
};

/**
 * No-wrap guarantees of a re-associated sum or product of constants: unsigned ones add up as long
 * as the constant fits.
 */
function both(outer: Inst, inner: Inst, c: bigint, d: bigint): { nuw?: boolean } {
  if (outer.attrs.nuw !== true || inner.attrs.nuw !== true) return {};
  const max = allOnes(outer.results[0].type);
  const fits = outer.op === 'int.add' ? c + d <= max : outer.op === 'int.mul' && c * d <= max;
  return fits ? { nuw: true } : {};
}

const PLAIN: Readonly<Partial<Record<OpName, OpName>>> = {
  'int.uadd.ovf': 'int.add',
  'int.usub.ovf': 'int.sub',
  'int.umul.ovf': 'int.mul',
  'int.sadd.ovf': 'int.add',
  'int.ssub.ovf': 'int.sub',
  'int.smul.ovf': 'int.mul',
};

function plainOverflow(i: Inst, cx: Combiner): Value | undefined {
  const [a, b] = i.args;
  const type = a.type;
  const plain = PLAIN[i.op]!;
  const flag = i.results[1];
  if (cx.useCount(flag) === 0) return cx.emit(plain, [a, b], type);
  if (k(b) === 0n) {
    cx.replace(flag, cx.constants.bool(false));
    return cx.emit(plain, [a, b], type);
  }
  const maxA = cx.known.maxUnsigned(a);
  const maxB = cx.known.maxUnsigned(b);
  const isSigned = i.op.startsWith('int.s');
  const max = isSigned ? allOnes(type) >> 1n : allOnes(type);
  let safe = false;
  if (plain === 'int.add') safe = maxA + maxB <= max;
  else if (plain === 'int.mul') safe = maxA * maxB <= max;
  else if (isSigned) safe = maxA <= max && maxB <= max;
  else safe = cx.known.of(a).one >= maxB;
  if (safe) {
    cx.replace(flag, cx.constants.bool(false));
    return cx.emit(plain, [a, b], type, isSigned ? { nsw: true } : { nuw: true });
  }
  if (cx.useCount(i.results[0]) > 0) return undefined;
  // Only the flag is asked for: a comparison is cheaper.
  if (i.op === 'int.usub.ovf') cx.replace(flag, cx.emit('int.cmp', [a, b], 'i1', { pred: 'ult' }));
  else if (i.op === 'int.uadd.ovf' && k(b) !== undefined) {
    cx.replace(
      flag,
      cx.emit('int.cmp', [a, cx.int(type, allOnes(type) - k(b)!)], 'i1', { pred: 'ugt' }),
    );
  } else return undefined;
  return cx.constants.undef(type);
}

/** A simpler value that agrees with `x` in the `kept` bits. */
function withoutDropped(x: Value, kept: bigint, cx: Combiner): Value | undefined {
  const def = defInst(x);
  if (def?.op === 'int.or' || def?.op === 'int.xor') {
    const [a, b] = def.args;
    if ((cx.known.of(a).zero & kept) === kept) return b;
    return (cx.known.of(b).zero & kept) === kept ? a : undefined;
  }
  if (def?.op !== 'int.and') return undefined;
  const mask = k(def.args[1]);
  return mask !== undefined && (mask & kept) === kept ? def.args[0] : undefined;
}
