/** Where the fields of structures lie. */
import { aggregateOf, fieldOf } from '../syntax/aggregate.ts';
import type { Type } from '../syntax/types.ts';
import { memoryOf } from './parts.ts';

/** The type at a place, and its offset in bytes; of arrays the offset follows from the index. */
export function structFields(
  type: Type,
  index: number,
): { readonly type: Type; readonly offset: number | undefined } | undefined {
  const own = fieldOf(type, index);
  if (own === undefined) return undefined;
  const found = aggregateOf(type);
  if (found?.kind !== 'struct') return { type: own, offset: undefined };
  let offset = 0;
  for (const [i, field] of found.fields.entries()) {
    const { size, align } = memoryOf(field);
    if (!found.packed) offset = Math.ceil(offset / align) * align;
    if (i === index) return { type: own, offset };
    offset += size;
  }
  return undefined;
}
