/** Casts, written or as coercions, that only read through a mutable reference. */
import type { TExprOf } from './body.ts';

/**
 * Does a cast make a `&` or `*const` of a `&mut`? A pointer to the first element of an array is
 * taken from a pointer of the reference's own mutability.
 */
export function isSharedCast({ cast, operand: { ty: from }, ty: to }: TExprOf<'cast'>): boolean {
  if (from.kind !== 'ref' || !from.mut || (to.kind !== 'ref' && to.kind !== 'ptr')) return false;
  const isFirst = cast !== 'unsize' && from.inner.kind === 'array' && to.inner.kind !== 'array';
  return !to.mut && !isFirst;
}
