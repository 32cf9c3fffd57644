/**
 * Vtables: drop glue, size, alignment, then the methods of a trait for one type; one constant
 * global for each pair.
 */
import type { FnDef, GenericArg, TraitRef, Ty, TyOf, VtableSlot } from '../hir/index.ts';
import type { Value } from '../mir/index.ts';
import { isTrackedInTrait } from './caller.ts';
import type { FnCx } from './fn-cx.ts';
import { generic } from './memory.ts';

/** Words before the first method. */
export const VTABLE_HEADER = 3;

/**
 * The traits above `ref` that are no part of the front of its table, `slots`: behind the methods,
 * the table holds the address of a table of their own for each. A trait above that has such
 * addresses itself looks for them behind its own last method, where the larger table has more
 * methods.
 */
export function tablesBehind(
  cx: FnCx,
  ref: TraitRef,
  slots: readonly VtableSlot[],
): readonly TraitRef[] {
  return behind(cx, ref, slots, new Map());
}

/** `known`: which traits have such tables; a trait is above others in many ways. */
function behind(
  cx: FnCx,
  ref: TraitRef,
  slots: readonly VtableSlot[],
  known: Map<Ty, boolean>,
): readonly TraitRef[] {
  const [, ...above] = cx.hir.traitAndSupers(ref);
  return above.filter((sup) => {
    const own = cx.hir.vtableSlots(sup);
    if (!own.every((slot, index) => isSame(slot, slots[index]))) return true;
    const object = cx.hir.objectOf(sup);
    let has = known.get(object);
    if (has === undefined) known.set(object, (has = behind(cx, sup, own, known).length > 0));
    return has;
  });
}

/** One method of one trait: a trait with other arguments is another one. */
function isSame(a: VtableSlot, b: VtableSlot | undefined): boolean {
  return b !== undefined && a.def === b.def && a.args.every((arg, i) => arg === b.args[i]);
}

/** The slot of a method that is called with these arguments; -1 when there is none. */
export function slotOf(
  slots: readonly VtableSlot[],
  def: FnDef,
  args: readonly GenericArg[],
): number {
  return slots.findIndex(
    (slot) => slot.def === def && slot.args.every((arg, i) => arg === args[i]),
  );
}

/** Address of the table of `ty` as a `dyn` type. */
export function functionTable(cx: FnCx, ty: Ty, as: TyOf<'dyn'>): Value {
  const symbol = tableSymbol(cx, ty, as);
  cx.use(symbol);
  return generic(cx, cx.b.value('global.addr', [], 'ptr.constant', { symbol }));
}

function tableSymbol(cx: FnCx, ty: Ty, as: TyOf<'dyn'>): string {
  const layout = cx.layout(ty);
  const principal = as.principal;
  return cx.lw.vtableSymbol(ty, as, () => {
    const ref = principal && { trait: principal.trait, args: [ty, ...principal.args] };
    const slots = ref === undefined ? [] : cx.hir.vtableSlots(ref);
    const tables = ref === undefined ? [] : tablesBehind(cx, ref, slots);
    const bytes = new Uint8Array((VTABLE_HEADER + slots.length + tables.length) * 8);
    const view = new DataView(bytes.buffer);
    view.setBigUint64(8, BigInt(layout.size), true);
    view.setBigUint64(16, BigInt(layout.align), true);
    const relocs: { offset: number; symbol: string; addend: bigint }[] = [];
    if (cx.lw.needsDrop(ty)) {
      relocs.push({ offset: 0, symbol: cx.lw.dropGlue(ty, false).symbol, addend: 0n });
    }
    for (const [index, { def, args }] of slots.entries()) {
      if (def === undefined) continue;
      const instance = cx.hir.resolveInstance(def, args);
      if (instance === undefined)
        return cx.unsupported(`the method \`${def.name}\` behind \`dyn\``);
      const sig = cx.hir.fnSig(def);
      const params = sig.params.map((param) => cx.hir.instantiate(param, args));
      const target =
        instance.kind === 'fn' && isTrackedInTrait(cx.hir, def)
          ? cx.lw.fnInstance(instance.def, instance.args, false)
          : cx.lw.pointee(instance, params, cx.hir.instantiate(sig.ret, args));
      relocs.push({ offset: (VTABLE_HEADER + index) * 8, symbol: target.symbol, addend: 0n });
    }
    for (const [index, ref] of tables.entries()) {
      const table = tableSymbol(cx, ty, cx.hir.objectOf(ref));
      relocs.push({
        offset: (VTABLE_HEADER + slots.length + index) * 8,
        symbol: table,
        addend: 0n,
      });
    }
    return { bytes, relocs, align: 8 };
  });
}
