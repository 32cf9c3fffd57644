/** Places in a `Box`: what may be moved out although it lies behind a pointer. */
import type { TExpr, TExprOf } from './body.ts';

/** The dereferenced box that a place lies in, and the place of the box itself. */
export interface InBox {
  readonly deref: TExprOf<'deref'>;
  readonly box: TExpr;
}

/** Undefined for places that lie in no box, or behind another pointer in one. */
export function inBox(expr: TExpr): InBox | undefined {
  let at = expr;
  while (at.kind === 'field') at = at.base;
  if (at.kind !== 'deref' || at.operand.kind !== 'call') return undefined;
  const [self] = at.operand.args;
  if (self?.kind !== 'borrow') return undefined;
  const { ty } = self.place;
  if (ty.kind !== 'adt' || !ty.def.crate.isPrelude || ty.def.name !== 'Box') return undefined;
  return { deref: at, box: self.place };
}
