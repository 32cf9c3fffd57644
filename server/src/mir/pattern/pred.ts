/** Predicates of comparisons in rules: what they are for what the pattern has bound. */
import type { FloatPred, IntPred } from '../attrs.ts';
import { OPPOSITE_FLOAT_PRED, OPPOSITE_PRED, SWAPPED_PRED, UNSIGNED_PRED } from '../predicates.ts';
import type { PredTerm } from './rule.ts';

/** What a predicate may come to: a comparison that always or never holds is none. */
export type Predicate = IntPred | FloatPred | 'always' | 'never';

type Table = Readonly<Partial<Record<Predicate, Predicate>>>;

/** Functions of one predicate. Some predicates of floats have the names of others of integers. */
export const PREDICATE_FUNCTIONS: Readonly<
  Record<'not' | 'not-float' | 'swap' | 'unsigned', Table>
> = {
  not: OPPOSITE_PRED,
  'not-float': OPPOSITE_FLOAT_PRED,
  swap: SWAPPED_PRED,
  unsigned: UNSIGNED_PRED,
};

/** The predicate, or undefined where there is none: `both slt ult`. */
export function predOf(term: PredTerm, bound: (name: string) => Predicate): Predicate | undefined {
  if (term.fn === 'is') return term.pred as Predicate;
  if (term.fn === 'var') return bound(term.name);
  const of = predOf(term.of, bound);
  if (of === undefined) return undefined;
  if (!('and' in term)) return PREDICATE_FUNCTIONS[term.fn][of];
  return combined(of as IntPred, predOf(term.and, bound) as IntPred, term.fn);
}

/** Bit 0: holds when less, bit 1: when equal, bit 2: when greater. */
const CASES: Readonly<Record<string, number>> = { eq: 2, ne: 5, lt: 1, le: 3, gt: 4, ge: 6 };
const ORDERS = ['', 'lt', 'eq', 'le', 'gt', 'ne', 'ge'] as const;

function combined(a: IntPred, b: IntPred, how: 'both' | 'either'): Predicate | undefined {
  const sign = a.length === 3 ? a[0]! : '';
  const other = b.length === 3 ? b[0]! : '';
  if (sign !== '' && other !== '' && sign !== other) return undefined;
  const x = CASES[a.slice(-2)]!;
  const y = CASES[b.slice(-2)]!;
  const cases = how === 'both' ? x & y : x | y;
  if (cases === 0) return 'never';
  if (cases === 7) return 'always';
  const order = ORDERS[cases]!;
  return (order === 'eq' || order === 'ne' ? order : `${sign || other}${order}`) as IntPred;
}

/** The same predicate for swapped operands. */
export function swapped(term: PredTerm): PredTerm {
  if (term.fn === 'swap') return term.of;
  if (term.fn === 'is') return { fn: 'is', pred: SWAPPED_PRED[term.pred as IntPred] };
  return { fn: 'swap', of: term };
}
