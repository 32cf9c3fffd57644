/** Vtables: drop glue, size, alignment, then the methods of a trait for one type; one constant global for each pair. */
import type { FnDef, TraitDef, TraitRef, Ty, TyOf } from '../hir/index.ts';
import type { Value } from '../mir/index.ts';
import { isTrackedInTrait } from './caller.ts';
import type { FnCx } from './fn-cx.ts';
import { generic } from './memory.ts';

/** Words before the first method. */
export const VTABLE_HEADER = 3;

/**
 * Supertraits whose methods do not come first in the table of `trait`: behind the methods, the table holds the address of
 * a table of their own for each.
 */
export function tablesBehind(
  cx: FnCx,
  trait: TraitDef,
  traits: readonly TraitRef[],
): readonly TraitRef[] {
  const slots = cx.hir.vtableSlots(trait);
  return traits.filter(
    (ref) => !cx.hir.vtableSlots(ref.trait).every((slot, index) => slot === slots[index]),
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
    const slots = principal === undefined ? [] : cx.hir.vtableSlots(principal.trait);
    const traits =
      principal === undefined
        ? []
        : cx.hir.traitAndSupers({ trait: principal.trait, args: [ty, ...principal.args] });
    const behind = principal === undefined ? [] : tablesBehind(cx, principal.trait, traits);
    const bytes = new Uint8Array((VTABLE_HEADER + slots.length + behind.length) * 8);
    const view = new DataView(bytes.buffer);
    view.setBigUint64(8, BigInt(layout.size), true);
    view.setBigUint64(16, BigInt(layout.align), true);
    const relocs: { offset: number; symbol: string; addend: bigint }[] = [];
    if (cx.lw.needsDrop(ty)) {
      relocs.push({ offset: 0, symbol: cx.lw.dropGlue(ty, false).symbol, addend: 0n });
    }
    for (const [index, slot] of slots.entries()) {
      if (slot === undefined || isFormatting(slot)) continue;
      const args = traits.find((ref) => ref.trait === cx.hir.containerOf(slot))?.args;
      const instance = args === undefined ? undefined : cx.hir.resolveInstance(slot, args);
      if (instance === undefined || args === undefined)
        return cx.unsupported(`the method \`${slot.name}\` behind \`dyn\``);
      const sig = cx.hir.fnSig(slot);
      const params = sig.params.map((param) => cx.hir.instantiate(param, args));
      const target =
        instance.kind === 'fn' && isTrackedInTrait(cx.hir, slot)
          ? cx.lw.fnInstance(instance.def, instance.args, false)
          : cx.lw.pointee(instance, params, cx.hir.instantiate(sig.ret, args));
      relocs.push({ offset: (VTABLE_HEADER + index) * 8, symbol: target.symbol, addend: 0n });
    }
    for (const [index, ref] of behind.entries()) {
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

/** Methods of `Debug` and `Display` have no entry, since formatting cannot be compiled; a call of one is refused. */
export function isFormatting(def: FnDef): boolean {
  return def.crate.isPrelude && def.name === 'fmt';
}
