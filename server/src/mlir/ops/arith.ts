/** The `arith` dialect: numbers, comparisons, conversions, constants. */
import type { FloatPred, IntPred, MirType, Value as MirValue, OpName } from '../../mir/index.ts';
import { bitWidth, isFloat, numberToFloat } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { isHeld, oddWidth } from '../lower/narrow.ts';
import { roundedCast } from '../lower/rounded-cast.ts';
import { isSmallFloat, smallFloatBits } from '../lower/small-floats.ts';
import type { Attribute } from '../syntax/attributes.ts';
import type { OpReader } from '../syntax/parser.ts';
import { attributeType } from '../syntax/reader.ts';
import type { Op } from '../syntax/tree.ts';
import { I1, type Type, typeText } from '../syntax/types.ts';
import {
  conversion,
  eachElement,
  elementOf,
  flags,
  noneHeld,
  type OpRow,
  type OpTable,
  sameType,
  truthOf,
} from './row.ts';

/** What arithmetic is on one bit; the rest of it nobody needs. */
const ONE_BIT: Readonly<Partial<Record<OpName, OpName>>> = {
  'int.add': 'int.xor',
  'int.sub': 'int.xor',
  'int.mul': 'int.and',
  'int.and': 'int.and',
  'int.or': 'int.or',
  'int.xor': 'int.xor',
  'int.umin': 'int.and',
  'int.smax': 'int.and',
  'int.umax': 'int.or',
  'int.smin': 'int.or',
};

/** Operations that see the sign of their operands. */
const SIGNED: ReadonlySet<OpName> = new Set<OpName>([
  'int.sdiv',
  'int.srem',
  'int.ashr',
  'int.smin',
  'int.smax',
]);

/** One operation of MIR for each element. */
function plain(name: OpName): NonNullable<OpRow['lower']> {
  return (cx, op) =>
    eachElement(
      cx,
      op,
      (args) => {
        const { type } = args[0]!;
        const own = type === 'i1' ? ONE_BIT[name] : name;
        if (own === undefined) return cx.unsupported(`\`${op.name}\` on \`i1\``, cx.nameOf(op));
        return cx.b.value(own, [...args], type);
      },
      { signed: SIGNED.has(name) },
    );
}

const int = (name: OpName, count = 2): OpRow => ({
  read: sameType(count),
  lower: plain(name),
});
const float = (name: OpName, count = 2): OpRow => ({
  read: sameType(count),
  lower: plain(name),
});

type Compute = (cx: FnCx, args: readonly MirValue[], element: Type) => MirValue;

const made = (compute: Compute, signed: boolean, count = 2): OpRow => ({
  read: sameType(count),
  lower: (cx, op) => eachElement(cx, op, (args, element) => compute(cx, args, element), { signed }),
});

/**
 * The quotient rounded up or down, as LLVM's expansion has it: one more or less where there is a
 * remainder.
 */
export const rounded =
  (up: boolean, signed: boolean): Compute =>
  (cx, [a, b]) => {
    const { b: builder } = cx;
    const { type } = a!;
    const zero = builder.int(type, 0);
    const quotient = builder.value(signed ? 'int.sdiv' : 'int.udiv', [a!, b!], type);
    const product = builder.value('int.mul', [quotient, b!], type);
    let off = builder.icmp('ne', product, a!);
    if (signed) {
      const negative = builder.icmp('slt', a!, zero);
      const byNegative = builder.icmp('slt', b!, zero);
      const apart = builder.icmp(up ? 'eq' : 'ne', negative, byNegative);
      off = builder.value('int.and', [off, apart], 'i1');
    }
    const moved = builder.value(up ? 'int.add' : 'int.sub', [quotient, builder.int(type, 1)], type);
    return builder.value('select', [off, moved, quotient], type);
  };

export const INT_PREDICATES: readonly IntPred[] = [
  'eq',
  'ne',
  'slt',
  'sle',
  'sgt',
  'sge',
  'ult',
  'ule',
  'ugt',
  'uge',
];
/** The one bit that is set is -1. */
const SIGNED_BIT: Readonly<Partial<Record<IntPred, IntPred>>> = {
  slt: 'ugt',
  sle: 'uge',
  sgt: 'ult',
  sge: 'ule',
};
const FLOAT_PREDICATES = [
  'false',
  'oeq',
  'ogt',
  'oge',
  'olt',
  'ole',
  'one',
  'ord',
  'ueq',
  'ugt',
  'uge',
  'ult',
  'ule',
  'une',
  'uno',
  'true',
];

function comparison(predicates: readonly string[]): OpReader {
  return (parser, op) => {
    const word = parser.wordOf(predicates);
    op.attrs.set('predicate', { kind: 'string', value: word });
    parser.expect(',');
    op.operands.push(parser.operand());
    parser.expect(',');
    op.operands.push(parser.operand());
    flags(parser, op);
    parser.attributes(op);
    parser.expect(':');
    const type = parser.type();
    for (const use of op.operands) use.type = type;
    parser.resultTypes(op, [truthOf(type)]);
  };
}

/** By name in the own form, by number in the generic one. */
function predicateOf(op: Op, predicates: readonly string[]): string | undefined {
  const attr = op.attrs.get('predicate');
  if (attr?.kind === 'string') return attr.value;
  return attr?.kind === 'integer' ? predicates[Number(attr.value)] : undefined;
}

/** A conversion of each element to the type of the result. */
function convert(
  compute: (cx: FnCx, value: MirValue, to: MirType, op: Op) => MirValue,
  signed = false,
): NonNullable<OpRow['lower']> {
  return (cx, op) => {
    const type = op.results[0]?.type ?? { kind: 'unknown' };
    const to = isSmallFloat(type) ? 'f32' : cx.parts(type, op)[0]!;
    refuseBytes(cx, op);
    eachElement(cx, op, ([value]) => compute(cx, value!, to, op), { signed });
  };
}

const resize = (signed: boolean): NonNullable<OpRow['lower']> =>
  convert((cx, value, to) => cx.resize(value, to, signed), signed);

/** Floats that are moved, never computed with. */
function refuseBytes(cx: FnCx, op: Op): void {
  const types = [cx.typeOf(op.operands[0]), op.results[0]?.type].map(
    (type) => type && elementOf(type),
  );
  const found = types.find(
    (type) => type?.kind === 'float' && /^f\d+E/.test(type.name) && !isSmallFloat(type),
  );
  if (found !== undefined)
    cx.unsupported(`\`${op.name}\` of \`${typeText(found)}\``, cx.nameOf(op));
}

const toFloat = (name: 'float.from.sint' | 'float.from.uint'): OpRow => ({
  read: conversion,
  lower: convert((cx, value, to) => {
    const signed = name === 'float.from.sint';
    const wide = value.type === 'i1' ? cx.resize(value, 'i32', signed) : value;
    return cx.b.value(name, [wide], to);
  }, name === 'float.from.sint'),
});

const fromFloat = (name: 'float.to.sint' | 'float.to.uint'): OpRow => ({
  read: conversion,
  lower: convert((cx, value, to) => {
    // MIR has no conversion to a truth value.
    if (to !== 'i1') return cx.b.value(name, [value], to);
    return cx.resize(cx.b.value(name, [value], 'i32'), 'i1', false);
  }),
});

const floatCast: OpRow = {
  read: conversion,
  lower: convert((cx, value, to, op) => {
    const attr = op.attrs.get('roundingmode');
    const mode = attr?.kind === 'string' ? attr.value : 'to_nearest_even';
    const isSmall = isSmallFloat(op.results[0]!.type);
    if (isSmall && mode !== 'to_nearest_even')
      cx.unsupported(`rounding mode \`${mode}\` for this type`, cx.nameOf(op));
    // Small floats are rounded from what is there.
    if (value.type === to || isSmall) return value;
    return roundedCast(cx, op, value, to, mode);
  }),
};

const readConstant: OpReader = (parser, op) => {
  parser.attributes(op);
  const value = parser.attribute();
  op.attrs.set('value', value);
  parser.resultTypes(op, [attributeType(value) ?? { kind: 'unknown' }]);
};

/** The bits of a constant of a MIR type; undefined when the attribute is none. */
export function constantBits(attr: Attribute, type: MirType): bigint | undefined {
  if (isFloat(type)) {
    if (attr.kind === 'float') return attr.bits ?? numberToFloat(attr.value, type);
    return attr.kind === 'integer' ? numberToFloat(Number(attr.value), type) : undefined;
  }
  if (attr.kind === 'bool') return attr.value ? 1n : 0n;
  return attr.kind === 'integer' ? BigInt.asUintN(bitWidth(type), attr.value) : undefined;
}

/** The bits of a constant that stands in a type which is not its own. */
export function heldBits(attr: Attribute, type: Type): bigint | undefined {
  const width = oddWidth(type);
  if (width !== undefined && attr.kind === 'integer') return BigInt.asUintN(width, attr.value);
  if (attr.kind !== 'float' || !isHeld(type)) return undefined;
  const element = elementOf(type);
  return attr.bits ?? smallFloatBits(attr.value, element);
}

function lowerConstant(cx: FnCx, op: Op): void {
  const attr = op.attrs.get('value');
  const type = op.results[0]?.type ?? { kind: 'unknown' };
  const parts = cx.parts(type, op);
  const values = attr?.kind === 'dense' ? attr.values : attr && [attr];
  if (values === undefined || (values.length !== 1 && values.length !== parts.length))
    cx.unsupported('this form of a constant', cx.nameOf(op));
  cx.result(
    op,
    parts.map((part, i) => {
      const value = values![values!.length === 1 ? 0 : i]!;
      const bits = heldBits(value, type) ?? constantBits(value, part);
      if (bits === undefined) return cx.unsupported('this form of a constant', cx.nameOf(op));
      return isFloat(part) ? cx.b.float(part, bits) : cx.b.int(part, bits);
    }),
  );
}

const readSelect: OpReader = (parser, op) => {
  for (let i = 0; i < 3; i++) {
    if (i > 0) parser.expect(',');
    op.operands.push(parser.operand());
  }
  parser.attributes(op);
  parser.expect(':');
  const [first, second] = parser.types();
  const type = second ?? first!;
  op.operands[0]!.type = second === undefined ? I1 : first!;
  op.operands[1]!.type = type;
  op.operands[2]!.type = type;
  parser.resultTypes(op, [type]);
};

function lowerSelect(cx: FnCx, op: Op): void {
  const [conds, as, bs] = op.operands.map((use) => cx.of(use));
  if (as!.length !== bs!.length || (conds!.length !== 1 && conds!.length !== as!.length))
    cx.unsupported('operands of different shapes', cx.nameOf(op));
  cx.result(
    op,
    as!.map((a, i) =>
      cx.b.value('select', [conds!.length === 1 ? conds![0]! : conds![i]!, a, bs![i]!], a.type),
    ),
  );
}

/** `%a, %b : t, i1`, or `: t` where both results are of it. */
const twoResults =
  (second: 'truth' | 'same'): OpReader =>
  (parser, op) => {
    op.operands.push(parser.operand());
    parser.expect(',');
    op.operands.push(parser.operand());
    parser.attributes(op);
    parser.expect(':');
    const type = parser.type();
    const other = parser.accept(',') ? parser.type() : undefined;
    for (const use of op.operands) use.type = type;
    parser.resultTypes(op, [type, other ?? (second === 'truth' ? truthOf(type) : type)]);
  };

const extended = (low: OpName, high: OpName): OpRow => ({
  read: twoResults('same'),
  lower: (cx, op) => {
    noneHeld(cx, op);
    const [as, bs] = op.operands.map((use) => cx.of(use));
    const both = (name: OpName): MirValue[] =>
      as!.map((a, i) => cx.b.value(name, [a, bs![i]!], a.type));
    cx.result(op, both(low), 0);
    cx.result(op, both(high), 1);
  },
});

export const ARITH: OpTable = {
  'arith.constant': { read: readConstant, lower: lowerConstant },
  'arith.select': { read: readSelect, lower: lowerSelect },

  'arith.addi': int('int.add'),
  'arith.subi': int('int.sub'),
  'arith.muli': int('int.mul'),
  'arith.divsi': int('int.sdiv'),
  'arith.divui': int('int.udiv'),
  'arith.remsi': int('int.srem'),
  'arith.remui': int('int.urem'),
  'arith.ceildivsi': made(rounded(true, true), true),
  'arith.ceildivui': made(rounded(true, false), false),
  'arith.floordivsi': made(rounded(false, true), true),
  'arith.andi': int('int.and'),
  'arith.ori': int('int.or'),
  'arith.xori': int('int.xor'),
  'arith.shli': int('int.shl'),
  'arith.shrsi': int('int.ashr'),
  'arith.shrui': int('int.lshr'),
  'arith.maxsi': int('int.smax'),
  'arith.maxui': int('int.umax'),
  'arith.minsi': int('int.smin'),
  'arith.minui': int('int.umin'),
  'arith.addui_extended': {
    read: twoResults('truth'),
    lower: (cx, op) => {
      noneHeld(cx, op);
      const [as, bs] = op.operands.map((use) => cx.of(use));
      const pairs = as!.map(
        (a, i) => cx.b.emit('int.uadd.ovf', [a, bs![i]!], [a.type, 'i1']).results,
      );
      cx.result(
        op,
        pairs.map(([sum]) => sum!),
        0,
      );
      cx.result(
        op,
        pairs.map(([, carry]) => carry!),
        1,
      );
    },
  },
  'arith.mulsi_extended': extended('int.mul', 'int.smulhi'),
  'arith.mului_extended': extended('int.mul', 'int.umulhi'),

  'arith.addf': float('float.add'),
  'arith.subf': float('float.sub'),
  'arith.mulf': float('float.mul'),
  'arith.divf': float('float.div'),
  'arith.remf': float('float.rem'),
  'arith.negf': float('float.neg', 1),
  'arith.maximumf': float('float.maximum'),
  'arith.minimumf': float('float.minimum'),
  'arith.maxnumf': float('float.max'),
  'arith.minnumf': float('float.min'),

  'arith.cmpi': {
    read: comparison(INT_PREDICATES),
    lower: (cx, op) => {
      const pred = predicateOf(op, INT_PREDICATES) as IntPred | undefined;
      if (pred === undefined) cx.unsupported('a comparison without predicate', cx.nameOf(op));
      eachElement(
        cx,
        op,
        ([a, b]) => cx.b.icmp(a!.type === 'i1' ? (SIGNED_BIT[pred!] ?? pred!) : pred!, a!, b!),
        { signed: pred!.startsWith('s') },
      );
    },
  },
  'arith.cmpf': {
    read: comparison(FLOAT_PREDICATES),
    lower: (cx, op) => {
      const pred = predicateOf(op, FLOAT_PREDICATES);
      if (pred === undefined) cx.unsupported('a comparison without predicate', cx.nameOf(op));
      eachElement(cx, op, ([a, b]) => {
        if (pred === 'false' || pred === 'true') return cx.b.int('i1', pred === 'true');
        return cx.b.fcmp(pred as FloatPred, a!, b!);
      });
    },
  },

  'arith.extsi': {
    read: conversion,
    lower: resize(true),
  },
  'arith.extui': {
    read: conversion,
    lower: resize(false),
  },
  'arith.trunci': {
    read: conversion,
    lower: resize(false),
  },
  'arith.index_cast': {
    read: conversion,
    lower: resize(true),
  },
  'arith.index_castui': {
    read: conversion,
    lower: resize(false),
  },
  'arith.sitofp': toFloat('float.from.sint'),
  'arith.uitofp': toFloat('float.from.uint'),
  'arith.fptosi': fromFloat('float.to.sint'),
  'arith.fptoui': fromFloat('float.to.uint'),
  'arith.extf': floatCast,
  'arith.truncf': floatCast,
  'arith.bitcast': {
    read: conversion,
    lower: (cx, op) => {
      const to = cx.parts(op.results[0]?.type ?? { kind: 'unknown' }, op)[0]!;
      const parts = cx.of(op.operands[0]);
      cx.result(
        op,
        parts.map((value) => (value.type === to ? value : cx.b.value('bitcast', [value], to))),
      );
    },
  },
};
