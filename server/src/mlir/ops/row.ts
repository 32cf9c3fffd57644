/**
 * What a row of the table of operations says of one operation, and small readers and checks that
 * rows share.
 */
import { append } from '../../base/index.ts';
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { isHeld, masked, oddWidth, signExtended } from '../lower/narrow.ts';
import { fromSmallFloat, isSmallFloat, toSmallFloat } from '../lower/small-floats.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { I1, INDEX, type Type, typeText } from '../syntax/types.ts';

/** Reports something that is certainly wrong with an operation, at a place or at its name. */
export type Complain = (
  message: string,
  at?: { readonly start: number; readonly end: number },
) => void;

export interface OpRow {
  /** Reads its own form; absent for operations that have none but the generic one. */
  readonly read?: OpReader;
  /** Makes MIR of it inside a kernel; absent where that is not there yet. */
  readonly lower?: (cx: FnCx, op: Op) => void;
  /** What is certainly wrong with it, beyond names and types of operands. */
  readonly check?: (op: Op, complain: Complain) => void;
  /** Ends a block. */
  readonly terminator?: true;
}

export type OpTable = Readonly<Record<string, OpRow>>;

// ---- readers ------------------------------------------------------------------------------------

/**
 * `fastmath<...>`, `overflow<...>`: leave to do things that we do not do. Rounding modes are kept,
 * to be looked at.
 */
export function flags(parser: Parser, op: Op): void {
  for (const [name, words] of FLAGS) {
    if (!parser.accept(name)) continue;
    parser.expect('<');
    const { start } = parser.token;
    const given = parser.balanced('>');
    const end = parser.scanner.lastEnd - 1;
    if (given.split(/[,|]/).some((word) => !words.includes(word.trim())))
      parser.fail(`expected one of ${words.join(', ')}`, { start, end });
    op.attrs.set(name === 'overflow' ? 'overflowFlags' : name, { kind: 'string', value: given });
  }
  for (const mode of ROUNDING) {
    if (!parser.at(mode)) continue;
    parser.next();
    op.attrs.set('roundingmode', { kind: 'string', value: mode });
  }
  if (parser.accept('exact')) op.attrs.set('isExact', { kind: 'unit' });
  if (parser.accept('nneg')) op.attrs.set('nonNeg', { kind: 'unit' });
}

const FLAGS: readonly (readonly [string, readonly string[]])[] = [
  ['fastmath', ['none', 'reassoc', 'nnan', 'ninf', 'nsz', 'arcp', 'contract', 'afn', 'fast']],
  ['overflow', ['none', 'nsw', 'nuw']],
];

const ROUNDING = ['to_nearest_even', 'downward', 'upward', 'toward_zero', 'to_nearest_away'];

/** `%a, %b : t`, all operands and the result of one type. */
export function sameType(count: number): OpReader {
  return (parser, op) => {
    for (let i = 0; i < count; i++) {
      if (i > 0) parser.expect(',');
      op.operands.push(parser.operand());
    }
    flags(parser, op);
    parser.attributes(op);
    parser.expect(':');
    const type = parser.type();
    for (const use of op.operands) use.type = type;
    parser.resultTypes(op, [type]);
  };
}

/** `%a : t to u` */
export const conversion: OpReader = (parser, op) => {
  op.operands.push(parser.operand());
  flags(parser, op);
  parser.attributes(op);
  parser.expect(':');
  op.operands[0]!.type = parser.type();
  parser.expect('to');
  parser.resultTypes(op, [parser.type()]);
};

/** Nothing but a type: `: t`. */
export const onlyType: OpReader = (parser, op) => {
  parser.attributes(op);
  parser.expect(':');
  parser.resultTypes(op, [parser.type()]);
};

/** `%a, %b : t, t` or nothing: what `return` and `yield` have. */
export const returned: OpReader = (parser, op) => {
  parser.attributes(op);
  append(op.operands, parser.operands());
  parser.attributes(op);
  if (op.operands.length > 0) {
    parser.expect(':');
    parser.typesOf(op.operands);
  }
  parser.resultTypes(op, []);
};

/** No operands, no results. */
export const bare: OpReader = (parser, op) => {
  parser.attributes(op);
  parser.resultTypes(op, []);
};

/** `[%i, %j]`, all of type index. */
export function readIndices(parser: Parser, op: Op): void {
  parser.expect('[');
  const uses = parser.list(']', () => parser.operand());
  for (const use of uses) use.type = INDEX;
  append(op.operands, uses);
}

// ---- types --------------------------------------------------------------------------------------

/** The type of an element, or the type itself. */
export function elementOf(type: Type): Type {
  return type.kind === 'vector' ? type.element : type;
}

/** `i1` for a number, a vector of them for a vector. */
export function truthOf(type: Type): Type {
  return type.kind === 'vector' ? { ...type, element: I1 } : I1;
}

export function isUnknown(type: Type): boolean {
  const element = elementOf(type);
  return element.kind === 'unknown' || element.kind === 'other';
}

export function isIntegerLike(type: Type): boolean {
  const element = elementOf(type);
  return element.kind === 'index' || (element.kind === 'integer' && element.sign === '');
}

export function isFloatLike(type: Type): boolean {
  return elementOf(type).kind === 'float';
}

// ---- lowering -----------------------------------------------------------------------------------

/**
 * The same for each element of vectors, once for numbers; `result` counts the results. Signed
 * operations see the sign of integers that stand in wider ones.
 */
export function eachElement(
  cx: FnCx,
  op: Op,
  compute: (args: readonly MirValue[], element: Type) => MirValue,
  { result = 0, signed = false }: { readonly result?: number; readonly signed?: boolean } = {},
): void {
  const operands = op.operands.map((use) => cx.of(use));
  const count = operands[0]?.length ?? 0;
  if (operands.some((parts) => parts.length !== count))
    cx.unsupported('operands of different shapes', cx.nameOf(op));
  const types = op.operands.map((use) => cx.typeOf(use));
  const element = elementOf(types[0] ?? { kind: 'unknown' });
  const to = op.results[result]?.type ?? { kind: 'unknown' };
  const out: MirValue[] = [];
  for (let i = 0; i < count; i++) {
    const args = operands.map((parts, at) => opened(cx, parts[i]!, types[at]!, signed));
    out.push(closed(cx, compute(args, element), to));
  }
  cx.result(op, out, result);
}

/** As what is computed with. */
export function opened(cx: FnCx, value: MirValue, type: Type, signed: boolean): MirValue {
  if (isSmallFloat(type)) return fromSmallFloat(cx, value, type);
  const width = signed ? oddWidth(type) : undefined;
  return width === undefined ? value : signExtended(cx, value, width);
}

/** As what is held. */
export function closed(cx: FnCx, value: MirValue, type: Type): MirValue {
  if (isSmallFloat(type)) return toSmallFloat(cx, value, type);
  const width = oddWidth(type);
  return width === undefined ? value : masked(cx, value, width);
}

/** Refuses numbers that are held as something that they are not. */
export function noneHeld(cx: FnCx, op: Op): void {
  const types = [
    ...op.operands.map((use) => cx.typeOf(use)),
    ...op.results.map(({ type }) => type),
  ];
  const held = types.find((type) => type.kind !== 'memref' && isHeld(type));
  if (held !== undefined)
    cx.unsupported(`\`${op.name}\` of \`${typeText(elementOf(held))}\``, cx.nameOf(op));
}
