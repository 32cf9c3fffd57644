/**
 * Float identities that hold for every operand, zeros, infinities and NaN included (payloads are
 * unspecified).
 */
import { bitWidth, type MirType, type OpName } from '../../mir/index.ts';
import { constantBits, type Rule } from './engine.ts';
import { isOp } from './match.ts';

const EXPONENT: Readonly<Partial<Record<MirType, readonly [mantissa: number, bias: number]>>> = {
  f16: [10, 15],
  f32: [23, 127],
  f64: [52, 1023],
};

function one(type: MirType): bigint {
  const [mantissa, bias] = EXPONENT[type]!;
  return BigInt(bias) << BigInt(mantissa);
}

function negZero(type: MirType): bigint {
  return 1n << BigInt(bitWidth(type) - 1);
}

/**
 * The reciprocal of a power of two that is normal and whose reciprocal is normal, so that both are
 * exact.
 */
function exactReciprocal(bits: bigint, type: MirType): bigint | undefined {
  const [mantissa, bias] = EXPONENT[type]!;
  const sign = bits & negZero(type);
  const rest = bits ^ sign;
  if ((rest & ((1n << BigInt(mantissa)) - 1n)) !== 0n) return undefined;
  const e = Number(rest >> BigInt(mantissa));
  const r = 2 * bias - e;
  return e > 0 && e < 2 * bias && r > 0 && r < 2 * bias
    ? sign | (BigInt(r) << BigInt(mantissa))
    : undefined;
}

const SIGN_BLIND: readonly OpName[] = ['float.abs'];

export const FLOAT_RULES: readonly Rule[] = [
  {
    op: ['float.mul', 'float.div'],
    name: 'times or by one',
    apply: (i) => (constantBits(i.args[1]) === one(i.results[0].type) ? i.args[0] : undefined),
  },
  {
    op: ['float.mul', 'float.div'],
    name: 'times or by minus one',
    apply(i, cx) {
      const type = i.results[0].type;
      return constantBits(i.args[1]) === (one(type) | negZero(type))
        ? cx.emit('float.neg', [i.args[0]], type)
        : undefined;
    },
  },
  {
    op: 'float.add',
    name: 'plus minus zero',
    apply: (i) => (constantBits(i.args[1]) === negZero(i.results[0].type) ? i.args[0] : undefined),
  },
  {
    op: 'float.sub',
    name: 'minus zero',
    apply: (i) => (constantBits(i.args[1]) === 0n ? i.args[0] : undefined),
  },
  {
    op: 'float.sub',
    name: '-0 - x is the negation',
    apply(i, cx) {
      const type = i.results[0].type;
      return constantBits(i.args[0]) === negZero(type)
        ? cx.emit('float.neg', [i.args[1]], type)
        : undefined;
    },
  },
  {
    op: 'float.div',
    name: 'by a power of two',
    apply(i, cx) {
      const type = i.results[0].type;
      const c = constantBits(i.args[1]);
      const r = c === undefined ? undefined : exactReciprocal(c, type);
      return r === undefined
        ? undefined
        : cx.emit('float.mul', [i.args[0], cx.constants.float(type, r)], type, i.attrs);
    },
  },
  {
    op: 'float.neg',
    name: 'negation of a negation',
    apply: (i) => isOp(i.args[0], 'float.neg')?.args[0],
  },
  {
    op: SIGN_BLIND,
    name: 'magnitude of a negation or magnitude',
    apply(i, cx) {
      const type = i.results[0].type;
      const inner = isOp(i.args[0], 'float.neg') ?? isOp(i.args[0], 'float.abs');
      return inner === undefined ? undefined : cx.emit('float.abs', [inner.args[0]], type);
    },
  },
  {
    op: ['float.add', 'float.sub'],
    name: 'a + -b = a - b, a - -b = a + b',
    apply(i, cx) {
      const type = i.results[0].type;
      const [a, b] = i.args;
      const right = isOp(b, 'float.neg');
      if (right !== undefined)
        return cx.emit(
          i.op === 'float.add' ? 'float.sub' : 'float.add',
          [a, right.args[0]],
          type,
          i.attrs,
        );
      const left = i.op === 'float.add' ? isOp(a, 'float.neg') : undefined;
      return left === undefined
        ? undefined
        : cx.emit('float.sub', [b, left.args[0]], type, i.attrs);
    },
  },
  {
    op: ['float.mul', 'float.div'],
    name: '-a * -b = a * b',
    apply(i, cx) {
      const a = isOp(i.args[0], 'float.neg');
      const b = isOp(i.args[1], 'float.neg');
      return a === undefined || b === undefined
        ? undefined
        : cx.emit(i.op, [a.args[0], b.args[0]], i.results[0].type, i.attrs);
    },
  },
  {
    op: ['float.min', 'float.max', 'float.minimum', 'float.maximum'],
    name: 'of equal operands',
    apply: (i) => (i.args[0] === i.args[1] ? i.args[0] : undefined),
  },
];
