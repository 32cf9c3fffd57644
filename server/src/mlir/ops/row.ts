/**
 * What a row of the table of operations says of one operation, and small readers and checks that
 * rows share.
 */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { I1, type Type } from '../syntax/types.ts';

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
  op.operands.push(...parser.operands());
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

/** The same for each element of vectors, once for numbers; `result` counts the results. */
export function eachElement(
  cx: FnCx,
  op: Op,
  compute: (args: readonly MirValue[], element: Type) => MirValue,
  result = 0,
): void {
  const operands = op.operands.map((use) => cx.of(use));
  const count = operands[0]?.length ?? 0;
  if (operands.some((parts) => parts.length !== count))
    cx.unsupported('operands of different shapes', cx.nameOf(op));
  const element = elementOf(cx.typeOf(op.operands[0]));
  const out: MirValue[] = [];
  for (let i = 0; i < count; i++) {
    out.push(
      compute(
        operands.map((parts) => parts[i]!),
        element,
      ),
    );
  }
  cx.result(op, out, result);
}
