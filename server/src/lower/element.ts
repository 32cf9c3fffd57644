/** Places that need no expression: elements of arrays and slices, and addresses for values without bytes. */
import type { Ty } from '../hir/index.ts';
import type { Value } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';
import { constBits } from './memory.ts';
import { alignAt, type Place } from './operand.ts';

/** Some aligned address for a value without bytes. */
export function danglingPlace(cx: FnCx, ty: Ty): Place {
  const layout = cx.layout(ty);
  const ptr = cx.b.value('int.to.ptr', [cx.b.int('i64', BigInt(layout.align))], 'ptr');
  return { ptr, ty, layout, align: layout.align, meta: undefined, readonly: false };
}

/** The element at a checked index. */
export function elementPlace(cx: FnCx, base: Place, elem: Ty, index: Value): Place {
  const { b } = cx;
  const layout = cx.layout(elem);
  const { readonly } = base;
  const place = {
    ty: elem,
    layout,
    align: alignAt(base.align, layout.size),
    meta: undefined,
    readonly,
  };
  if (layout.size === 0) return { ...place, ptr: base.ptr };
  const size = b.int('i64', BigInt(layout.size));
  const fixed = constBits(index);
  let offset = index;
  if (fixed !== undefined) {
    if (fixed === 0n) return { ...place, ptr: base.ptr, align: base.align };
    offset = b.int('i64', fixed * BigInt(layout.size));
    const align = alignAt(base.align, Number(fixed) * layout.size);
    return { ...place, ptr: b.ptrAdd(base.ptr, offset), align };
  }
  if (layout.size !== 1) offset = b.value('int.mul', [index, size], 'i64');
  return { ...place, ptr: b.ptrAdd(base.ptr, offset) };
}
