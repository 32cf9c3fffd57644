/** Where the fields of structures lie. */
import type { MirType } from '../../mir/index.ts';
import { aggregateOf, fieldOf } from '../syntax/aggregate.ts';
import { type Type, typeText } from '../syntax/types.ts';
import {
  complexElement,
  elementCount,
  memoryOf,
  NoParts,
  packedBits,
  partsOf,
  rowOf,
  scalarPart,
} from './value-types.ts';

/** A part of a value in memory. */
export interface Leaf {
  readonly part: MirType;
  readonly type: Type;
  /** Bytes from where the whole begins. */
  readonly offset: number;
}

/** The parts of a type in the order in which values have them. Throws `NoParts`. */
export function leavesOf(type: Type, offset = 0): Leaf[] {
  const repeated = (element: Type, count: number): Leaf[] => {
    const { size } = memoryOf(element);
    return Array.from({ length: count }, (_, i) => leavesOf(element, offset + i * size)).flat();
  };
  if (type.kind === 'vector') {
    if (packedBits(type.element) !== undefined)
      throw new NoParts(`the type \`${typeText(type)}\` inside of another in memory`);
    const rows = elementCount(type.shape.slice(0, -1));
    const row = type.shape.at(-1) ?? 1;
    const { size } = memoryOf(type.element);
    return Array.from({ length: rows * row }, (_, i) =>
      leavesOf(type.element, offset + Math.floor(i / row) * rowOf(type) + (i % row) * size),
    ).flat();
  }
  const half = complexElement(type);
  if (half !== undefined) return repeated(half, 2);
  const found = aggregateOf(type);
  if (found?.kind === 'array') return repeated(found.element, found.count);
  if (found?.kind === 'struct')
    return found.fields.flatMap((field, i) =>
      leavesOf(field, offset + structFields(type, i)!.offset!),
    );
  return [{ part: scalarPart(type), type, offset }];
}

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

/** Where the parts of an element stand among those of the whole; undefined where it has none. */
export function elementAt(
  container: Type,
  position: readonly bigint[],
): { readonly first: number; readonly count: number; readonly type: Type } | undefined {
  let type = container;
  let first = 0;
  for (const at of position) {
    const whole = type;
    for (let i = 0; i < Number(at); i++) {
      const before = fieldOf(whole, i);
      if (before === undefined) return undefined;
      first += partsOf(before).length;
    }
    const step = fieldOf(whole, Number(at));
    if (step === undefined) return undefined;
    type = step;
  }
  return { first, count: partsOf(type).length, type };
}
