/** How atomic operations on plain memory are written: types of `core::sync::atomic`, pointers. */
import { type AnyExpr, nodePathAt } from '../../../syntax/index.ts';
import type { FileText } from './barrier-places.ts';

/** Types of elements and the atomic type of each. */
const TYPES = { u32: 'AtomicU32', i32: 'AtomicI32', u64: 'AtomicU64', i64: 'AtomicI64' } as const;

/** Types that an element may have, those of pointers of the function first; one compiles. */
export function atomicTypes({ tree, text }: FileText, offset: number): readonly string[] {
  const fn = nodePathAt(tree, offset).findLast(({ kind }) => kind === 'Fn');
  const named = [...text.slice(fn?.start ?? 0, fn?.end).matchAll(/\b[ui](?:32|64)\b/g)];
  const known = named.map(([name]) => TYPES[name as keyof typeof TYPES]);
  return [...new Set([...known, ...Object.values(TYPES)])];
}

/** Without parentheses. */
export function bare(expr: AnyExpr): AnyExpr {
  let at = expr;
  while (at.kind === 'ParenExpr') at = at.expr;
  return at;
}

/** A raw pointer to a place, as text. */
export function pointerTo(file: FileText, expr: AnyExpr): string {
  const place = bare(expr);
  const isDeref = place.kind === 'UnaryExpr' && place.op === '*';
  return isDeref ? textOf(file, bare(place.operand)) : `&raw mut ${textOf(file, place)}`;
}

/** The text of an expression without spaces. */
export const squeezed = (file: FileText, expr: AnyExpr): string =>
  textOf(file, bare(expr)).replace(/\s+/g, '');

/** The text of an expression. */
export const textOf = ({ text }: FileText, { start, end }: AnyExpr): string =>
  text.slice(start, end);
