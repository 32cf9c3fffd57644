/**
 * How operations of the `math` dialect are written, and what MLIR's verifier asks of their operands
 * and results.
 */
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { type Type, typeText } from '../syntax/types.ts';
import {
  type Complain,
  elementOf,
  isFloatLike,
  isIntegerLike,
  isUnknown,
  type OpRow,
  truthOf,
} from './row.ts';

/** What an operation takes and gives. */
export interface Signature {
  /** The families of the operands: all of one type where they are of one family. */
  readonly operands: readonly ('floats' | 'integers')[];
  /** The results: of the first operand's type, or a truth value for each of its elements. */
  readonly results: readonly ('same' | 'truth')[];
  /** Words between the operands that are not commas. */
  readonly form?: 'clamp';
}

/** `fastmath<...>`, kept. */
function fastmath(parser: Parser, op: Op): void {
  if (!parser.accept('fastmath')) return;
  parser.expect('<');
  const words = [parser.wordOf(FASTMATH)];
  while (parser.accept(',')) words.push(parser.wordOf(FASTMATH));
  parser.expect('>');
  op.attrs.set('fastmath', { kind: 'string', value: words.join(',') });
}

const FASTMATH = ['none', 'reassoc', 'nnan', 'ninf', 'nsz', 'arcp', 'contract', 'afn', 'fast'];

/** Do its flags allow functions that are only near? Those of the generic form are text. */
export function mayBeNear(op: Op): boolean {
  const attr = op.attrs.get('fastmath');
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  return /\b(?:afn|fast)\b/.test(text);
}

/** `%a, %b fastmath<afn> : t`, with a second type where operands are of two families. */
export function reads({ operands, results, form }: Signature): OpReader {
  return (parser, op) => {
    for (let i = 0; i < operands.length; i++) {
      if (i > 0) parser.expect(form === 'clamp' && i === 1 ? 'to' : ',');
      if (form === 'clamp' && i === 1) parser.expect('[');
      op.operands.push(parser.operand());
    }
    if (form === 'clamp') parser.expect(']');
    // Classification has the flags in its generic form alone.
    if (operands[0] === 'floats' && results[0] === 'same') fastmath(parser, op);
    parser.attributes(op);
    parser.expect(':');
    const first = parser.type();
    let type = first;
    for (const [i, use] of op.operands.entries()) {
      if (i > 0 && operands[i] !== operands[i - 1]) {
        parser.expect(',');
        type = parser.type();
      }
      use.type = type;
    }
    parser.resultTypes(
      op,
      results.map((kind) => (kind === 'same' ? first : truthOf(first))),
    );
  };
}

/** What is certainly wrong with the types of an operation, one thing at a time. */
export function checks(signature: Signature): NonNullable<OpRow['check']> {
  return (op, complain) => {
    if (badCounts(op, signature, complain) || badFlags(op, complain)) return;
    const types = op.operands.map((use) => use.type ?? use.value?.type ?? UNKNOWN);
    if (types.some(isUnknown)) return;
    for (const [i, type] of types.entries()) {
      const family = signature.operands[i]!;
      if (family === 'integers' ? isIntegerLike(type) : isFloatLike(type)) continue;
      complain(`\`${op.name}\` is for ${family}, not for \`${typeText(type)}\``);
      return;
    }
    badOperands(op, types, signature, complain) || badResults(op, types[0]!, signature, complain);
  };
}

const UNKNOWN: Type = { kind: 'unknown' };

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

function badCounts(op: Op, { operands, results }: Signature, complain: Complain): boolean {
  const given = op.operands.length;
  if (given !== operands.length) {
    complain(`\`${op.name}\` has ${counted(operands.length, 'operand')}, not ${given}`);
    return true;
  }
  if (op.results.length === results.length) return false;
  complain(`\`${op.name}\` has ${counted(results.length, 'result')}, not ${op.results.length}`);
  return true;
}

function badFlags(op: Op, complain: Complain): boolean {
  const attr = op.attrs.get('fastmath');
  if (attr === undefined || attr.kind === 'other') return false;
  if (attr.kind === 'string' && !op.generic) return false;
  complain('`fastmath` takes `#arith.fastmath<...>`');
  return true;
}

function badOperands(
  op: Op,
  types: readonly Type[],
  { operands }: Signature,
  complain: Complain,
): boolean {
  for (let i = 1; i < types.length; i++) {
    const [a, b] = [types[i - 1]!, types[i]!];
    const fits = operands[i] === operands[i - 1] ? typeText(a) === typeText(b) : sameShape(a, b);
    if (fits) continue;
    complain(`operands of \`${op.name}\` are \`${typeText(a)}\` and \`${typeText(b)}\``);
    return true;
  }
  return false;
}

function sameShape(a: Type, b: Type): boolean {
  const shape = (type: Type): string => (type.kind === 'vector' ? type.shape.join('x') : '');
  return a.kind === b.kind || (a.kind !== 'vector' && b.kind !== 'vector')
    ? shape(a) === shape(b)
    : false;
}

function badResults(op: Op, first: Type, { results }: Signature, complain: Complain): void {
  for (const [i, { type }] of op.results.entries()) {
    if (isUnknown(type) || elementOf(type).kind === 'unknown') continue;
    const wanted = results[i] === 'same' ? first : truthOf(first);
    if (typeText(type) === typeText(wanted)) continue;
    complain(`the result is \`${typeText(wanted)}\`, not \`${typeText(type)}\``);
    return;
  }
}
