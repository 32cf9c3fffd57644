/**
 * Unsizing: a pointer to an array becomes one to a slice, a pointer to a type one to `dyn Trait`.
 */
import type { Ty } from '../hir/index.ts';
import { reprClass } from '../layout/index.ts';
import type { FnCx } from './fn-cx.ts';
import { offsetPtr, storePlace, valuesOf } from './memory.ts';
import { type Operand, pair, ZST } from './operand.ts';
import { assemble, fieldOperand, fieldPlace, inMemory } from './shape.ts';
import { functionTable, tablesBehind, VTABLE_HEADER } from './vtable.ts';

const pointee = (ty: Ty): Ty | undefined =>
  ty.kind === 'ref' || ty.kind === 'ptr' ? ty.inner : undefined;

/** The value of pointer type `from` as the fat pointer type `to`; also structs around pointers. */
export function unsizeValue(cx: FnCx, op: Operand, from: Ty, to: Ty): Operand {
  if (from === to) return op;
  const inner = pointee(from);
  const target = pointee(to);
  if (inner !== undefined && target !== undefined) return unsizePointer(cx, op, inner, target);
  if (from.kind !== 'adt' || to.kind !== 'adt' || from.def !== to.def) {
    return cx.unsupported('this coercion to an unsized type');
  }
  // A smart pointer: the one field that differs is unsized.
  const source = cx.layout(from);
  const result = cx.layout(to);
  // A marker of the type beside the pointer.
  if (reprClass(result) === 'zst') return ZST;
  // With its length or table the pointer may be too large for registers.
  const place = inMemory(result) ? cx.temp(to) : undefined;
  const parts = result.fieldTys.map((fieldTo, index) => {
    const fieldFrom = source.fieldTys[index]!;
    const value = fieldOperand(cx, op, source, -1, index);
    const unsized = unsizeValue(cx, value, fieldFrom, fieldTo);
    if (place !== undefined) storePlace(cx, unsized, fieldPlace(cx, place, -1, index));
    return {
      offset: result.offsets[index]!,
      op: unsized,
      layout: cx.layout(fieldTo),
    };
  });
  return place === undefined ? assemble(cx, result, parts) : { kind: 'memory', place, owned: true };
}

function unsizePointer(cx: FnCx, op: Operand, from: Ty, to: Ty): Operand {
  const values = valuesOf(op);
  const data = values[0];
  if (data === undefined) return cx.unsupported('this coercion to an unsized type');
  const source = cx.layouts.tailOf(from);
  const target = cx.layouts.tailOf(to);
  if (target.kind === 'slice' && source.kind === 'array') {
    return pair(data, cx.b.int('i64', cx.hir.constValue(source.len) ?? 0n));
  }
  if (target.kind !== 'dyn') return op;
  if (source.kind === 'dyn') return upcast(cx, op, source, target);
  return pair(data, functionTable(cx, tailAgainst(cx, from, to), target));
}

/** The part of `from` that stands where `to` has its unsized tail. */
function tailAgainst(cx: FnCx, from: Ty, to: Ty): Ty {
  let source = from;
  let target = to;
  while (source.kind === target.kind && target.kind !== 'dyn') {
    const inner = cx.layout(source).fieldTys;
    const outer = cx.layout(target).fieldTys;
    if (inner.length === 0 || outer.length === 0) break;
    source = inner[inner.length - 1]!;
    target = outer[outer.length - 1]!;
  }
  return source;
}

/**
 * Another trait of the same object: the same table when its methods come first in it, else one that
 * the table leads to.
 */
function upcast(
  cx: FnCx,
  op: Operand,
  from: Ty & { kind: 'dyn' },
  to: Ty & { kind: 'dyn' },
): Operand {
  if (to.principal === undefined || from.principal === undefined) return op;
  if (from.principal.trait === to.principal.trait) return op;
  const ref = { trait: from.principal.trait, args: [from, ...from.principal.args] };
  const slots = cx.hir.vtableSlots(ref);
  const wanted = to.principal.args;
  const index = tablesBehind(cx, ref, slots).findIndex(
    (sup) =>
      sup.trait === to.principal!.trait && sup.args.slice(1).every((arg, i) => arg === wanted[i]),
  );
  if (index < 0) return op;
  const [data, table] = valuesOf(op);
  if (data === undefined || table === undefined) return cx.unsupported('this upcast');
  const slot = VTABLE_HEADER + slots.length + index;
  return pair(data, cx.b.load('ptr', offsetPtr(cx, table, slot * 8), 8, { readonly: true }));
}
