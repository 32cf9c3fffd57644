/**
 * Values and places during lowering, in the classes that `layout` gives: nothing, one or two SSA
 * values, memory. No instruction is emitted here; `memory.ts` and `shape.ts` do.
 */
import type { Ty } from '../hir/index.ts';
import type { Layout } from '../layout/index.ts';
import type { Value } from '../mir/index.ts';

/** A place in memory: where it is, and what is known of it. */
export interface Place {
  /** In any address space. */
  readonly ptr: Value;
  readonly ty: Ty;
  readonly layout: Layout;
  /** What the address is known to be a multiple of. */
  readonly align: number;
  /** Length or vtable, for places of unsized types. */
  readonly meta: Value | undefined;
  /** Never written while the kernel runs. */
  readonly readonly: boolean;
}

export type Operand =
  | { readonly kind: 'zst' }
  | { readonly kind: 'scalar'; readonly a: Value }
  | { readonly kind: 'pair'; readonly a: Value; readonly b: Value }
  /** `owned`: a temporary that nobody else reads or writes, so that it may be used in place. */
  | { readonly kind: 'memory'; readonly place: Place; readonly owned: boolean };

export const ZST: Operand = Object.freeze({ kind: 'zst' });

export function scalar(a: Value): Operand {
  return { kind: 'scalar', a };
}

export function pair(a: Value, b: Value): Operand {
  return { kind: 'pair', a, b };
}

/** A value in memory. */
export function inMemory(place: Place, owned: boolean): Operand {
  return { kind: 'memory', place, owned };
}

/** The same operand, as nobody else's when it lies in memory. */
export function asOwned(op: Operand, owned = true): Operand {
  return op.kind === 'memory' ? inMemory(op.place, owned) : op;
}

/**
 * A place at another address, with what is known of that. All others keep the order of these
 * fields: readers are faster then.
 */
export function placeAs(
  ptr: Value,
  ty: Ty,
  layout: Layout,
  align: number,
  readonly: boolean,
  meta?: Value,
): Place {
  return { ptr, ty, layout, align, meta, readonly };
}

/** Alignment of something `offset` bytes behind an address aligned to `align`. */
export function alignAt(align: number, offset: number): number {
  if (offset === 0) return align;
  let low = 1;
  while (offset % (low * 2) === 0 && low < align) low *= 2;
  return Math.min(align, low);
}
