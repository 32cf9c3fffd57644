/**
 * Places that need no expression: elements of arrays and slices, and addresses for values without
 * bytes.
 */
import type { Ty } from '../hir/index.ts';
import type { Value } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';
import { constBits } from './memory.ts';
import { alignAt, type Place, placeAs } from './operand.ts';

/** The bytes in front of an element that is there are no more than an address can count. */
const NSW = Object.freeze({ nsw: true });

/** Some aligned address for a value without bytes. */
export function danglingPlace(cx: FnCx, ty: Ty): Place {
  const layout = cx.layout(ty);
  const ptr = cx.b.value('int.to.ptr', [cx.b.int('i64', BigInt(layout.align))], 'ptr');
  return placeAs(ptr, ty, layout, layout.align, false);
}

/** The element at a checked index. */
export function elementPlace(cx: FnCx, base: Place, elem: Ty, index: Value): Place {
  const { b } = cx;
  const layout = cx.layout(elem);
  const { ptr, align, readonly } = base;
  const { size } = layout;
  const any = alignAt(align, size);
  if (size === 0) return placeAs(ptr, elem, layout, any, readonly);
  const fixed = constBits(index);
  if (fixed === 0n) return placeAs(ptr, elem, layout, align, readonly);
  if (fixed !== undefined) {
    const at = b.ptrAdd(ptr, b.int('i64', fixed * BigInt(size)));
    return placeAs(at, elem, layout, alignAt(align, Number(fixed) * size), readonly);
  }
  let offset = index;
  if (size !== 1) offset = b.value('int.mul', [index, b.int('i64', BigInt(size))], 'i64', NSW);
  return placeAs(b.ptrAdd(ptr, offset), elem, layout, any, readonly);
}
