/**
 * `Clone` of what the compiler implements it for: bitwise for `Copy` types, else field by field.
 */
import type { Ty } from '../hir/index.ts';
import { elementPlace } from './element.ts';
import type { FnCx } from './fn-cx.ts';
import { addressOf, loadPlace, storePlace } from './memory.ts';
import { asOwned, type Operand, type Place } from './operand.ts';
import { fieldPlace } from './shape.ts';

export function cloneBuiltin(cx: FnCx, ty: Ty, from: Place, dest: Place | undefined): Operand {
  if (cx.hir.isCopy(ty)) return loadPlace(cx, from);
  const to = dest ?? cx.temp(ty);
  if (ty.kind === 'array') {
    const count = cx.b.int('i64', cx.hir.constValue(ty.len) ?? 0n);
    cx.countedLoop(count, (index) => {
      cloneInto(cx, elementPlace(cx, from, ty.elem, index), elementPlace(cx, to, ty.elem, index));
    });
  } else {
    for (const index of from.layout.fieldTys.keys()) {
      cloneInto(cx, fieldPlace(cx, from, -1, index), fieldPlace(cx, to, -1, index));
    }
  }
  const op = loadPlace(cx, to);
  return asOwned(op);
}

function cloneInto(cx: FnCx, from: Place, to: Place): void {
  const clone = cx.hir.lang('clone');
  const method = clone?.kind === 'trait' ? clone.items.fns.get('clone') : undefined;
  const instance = method === undefined ? undefined : cx.hir.resolveInstance(method, [from.ty]);
  if (instance === undefined) cx.unsupported('`Clone` of this type');
  storePlace(cx, cx.callInstance(instance, [addressOf(cx, from)], [from.ty], from.ty, to), to);
}
