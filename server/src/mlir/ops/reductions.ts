/** The operations by which vectors, subgroups, workgroups and loops are reduced to one value. */
import {
  bitWidth,
  type FloatType,
  type MirType,
  type Value as MirValue,
  numberToFloat,
  type OpName,
} from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { isHeld } from '../lower/narrow.ts';
import { isSmallFloat } from '../lower/small-floats.ts';
import { partsOf } from '../lower/value-types.ts';
import type { Attribute } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import type { Type } from '../syntax/types.ts';
import { closed, elementOf, noneHeld, opened } from './row.ts';

const KINDS: Readonly<
  Record<string, readonly [ofIntegers: OpName | undefined, ofFloats: OpName | undefined]>
> = {
  add: ['int.add', 'float.add'],
  mul: ['int.mul', 'float.mul'],
  minsi: ['int.smin', undefined],
  minui: ['int.umin', undefined],
  maxsi: ['int.smax', undefined],
  maxui: ['int.umax', undefined],
  and: ['int.and', undefined],
  or: ['int.or', undefined],
  xor: ['int.xor', undefined],
  minnumf: [undefined, 'float.min'],
  maxnumf: [undefined, 'float.max'],
  minimumf: [undefined, 'float.minimum'],
  maximumf: [undefined, 'float.maximum'],
};

export const REDUCTION_KINDS: readonly string[] = Object.keys(KINDS);

/** Words of older printing forms. */
const OLD: Readonly<Record<string, string>> = { minf: 'minimumf', maxf: 'maximumf' };

/** In the order of the numbers that generic forms have. */
const NUMBERS = [
  'add',
  'mul',
  'minui',
  'minsi',
  'minnumf',
  'maxui',
  'maxsi',
  'maxnumf',
  'and',
  'or',
  'xor',
  'maximumf',
  'minimumf',
];

/** The word of an attribute: `add`, `#vector.kind<add>`, `#gpu<all_reduce_op add>`. */
export function reductionKind(attr: Attribute | undefined): string | undefined {
  if (attr?.kind === 'integer') return NUMBERS[Number(attr.value)];
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  const word = /(?<!\w)(\w+)\s*>*$/.exec(text)?.[1];
  return word === undefined ? undefined : (OLD[word] ?? word);
}

/** What an attribute does with values of a type. */
export function reductionOf(attr: Attribute | undefined, type: MirType): OpName | undefined {
  const word = reductionKind(attr);
  return word === undefined ? undefined : KINDS[word]?.[type.startsWith('f') ? 1 : 0];
}

/** Does a kind of reduction fit numbers of a family? Undefined for a kind that nobody knows. */
export function reductionFits(kind: string, isFloat: boolean): boolean | undefined {
  return KINDS[kind] && KINDS[kind][isFloat ? 1 : 0] !== undefined;
}

const ONE_BIT: Readonly<Partial<Record<OpName, OpName>>> = {
  'int.add': 'int.xor',
  'int.mul': 'int.and',
  'int.umin': 'int.and',
  'int.smax': 'int.and',
  'int.umax': 'int.or',
  'int.smin': 'int.or',
};

/** One step of a reduction. */
export function combined(cx: FnCx, name: OpName, a: MirValue, b: MirValue): MirValue {
  const own = a.type === 'i1' ? (ONE_BIT[name] ?? name) : name;
  return cx.b.value(own, [a, b], a.type);
}

/** What a kind of reduction leaves as it is, as LLVM starts its reductions. */
export function neutral(cx: FnCx, name: OpName, type: Type): MirValue {
  const [part] = type.kind === 'float' && isSmallFloat(type) ? ['f32' as const] : partsOf(type);
  const key = NEUTRAL[name];
  const bits = type.kind === 'integer' ? type.width : 64;
  const value = key === undefined ? undefined : ATOMIC_OPS[key]!.neutral(bits);
  const isNumber = name === 'float.min' || name === 'float.max';
  if (part!.startsWith('f'))
    return closed(cx, float(cx, part!, isNumber ? Number.NaN : Number(value ?? 0)), type);
  return cx.b.int(part!, BigInt.asUintN(bits, BigInt(value ?? 0)));
}

const NEUTRAL: Readonly<Partial<Record<OpName, string>>> = {
  'int.mul': 'muli',
  'int.and': 'andi',
  'int.smin': 'mins',
  'int.smax': 'maxs',
  'int.umin': 'minu',
  'float.mul': 'mulf',
  'float.minimum': 'minimumf',
  'float.maximum': 'maximumf',
};

/** Numbers that only memory may have. */
export function noneNarrow(cx: FnCx, op: Op): void {
  for (const { type } of [...op.operands.map((use) => ({ type: cx.typeOf(use) })), ...op.results]) {
    const element = elementOf(type);
    if (element.kind === 'float' && isHeld(element) && !isSmallFloat(element)) noneHeld(cx, op);
  }
}

/** What is computed with two numbers of a type. */
export function computed(cx: FnCx, name: OpName, type: Type, args: readonly MirValue[]): MirValue {
  const signed = name === 'int.smin' || name === 'int.smax';
  const own = args.map((arg) => opened(cx, arg, type, signed));
  const made =
    own.length === 2 ? combined(cx, name, own[0]!, own[1]!) : cx.b.value(name, own, own[0]!.type);
  return closed(cx, made, type);
}

interface AtomicOp {
  readonly combine: (cx: FnCx, a: MirValue, b: MirValue) => MirValue;
  /** What changes nothing; undefined where there is no such value. */
  readonly identity: (cx: FnCx, type: MirType) => MirValue | undefined;
  /** The same as a number, for integers of so many bits. */
  readonly neutral: (bits: number) => bigint | number;
}

const float = (cx: FnCx, type: MirType, value: number): MirValue =>
  cx.b.float(type as FloatType, numberToFloat(value, type as FloatType));

function ofOp(name: OpName, identity: (bits: number) => bigint | number): AtomicOp {
  return {
    combine: (cx, a, b) => combined(cx, name, a, b),
    neutral: identity,
    identity: (cx, type) => {
      const value = identity(type.startsWith('f') ? 0 : bitWidth(type));
      if (type.startsWith('f')) return float(cx, type, Number(value));
      return cx.b.int(type, BigInt.asUintN(bitWidth(type), BigInt(value)));
    },
  };
}

/** The kinds of `memref.atomic_rmw`, `affine.parallel` and their kin. */
export const ATOMIC_OPS: Readonly<Record<string, AtomicOp>> = {
  addf: ofOp('float.add', () => 0),
  addi: ofOp('int.add', () => 0n),
  mulf: ofOp('float.mul', () => 1),
  muli: ofOp('int.mul', () => 1n),
  andi: ofOp('int.and', () => -1n),
  ori: ofOp('int.or', () => 0n),
  xori: ofOp('int.xor', () => 0n),
  maxs: ofOp('int.smax', (bits) => -(1n << BigInt(bits - 1))),
  maxu: ofOp('int.umax', () => 0n),
  mins: ofOp('int.smin', (bits) => (1n << BigInt(bits - 1)) - 1n),
  minu: ofOp('int.umin', () => -1n),
  maximumf: ofOp('float.maximum', () => Number.NEGATIVE_INFINITY),
  minimumf: ofOp('float.minimum', () => Number.POSITIVE_INFINITY),
  maxnumf: ofOp('float.max', () => Number.NEGATIVE_INFINITY),
  minnumf: ofOp('float.min', () => Number.POSITIVE_INFINITY),
  assign: { combine: (_cx, _a, b) => b, identity: () => undefined, neutral: () => 0 },
};
