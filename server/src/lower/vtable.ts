/** Vtables: drop glue, size, alignment, then the methods of a trait for one type; one constant global for each pair. */
import type { FnDef, GenericArg, Ty, TyOf } from '../hir/index.ts';
import type { Value } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';
import { generic } from './memory.ts';

/** Words before the first method. */
export const VTABLE_HEADER = 3;

/** Address of the table of `ty` as a `dyn` type. */
export function functionTable(cx: FnCx, ty: Ty, as: TyOf<'dyn'>): Value {
  const layout = cx.layout(ty);
  const principal = as.principal;
  const slots = principal === undefined ? [] : cx.hir.vtableSlots(principal.trait);
  const symbol = cx.lw.vtableSymbol(ty, as, () => {
    const bytes = new Uint8Array((VTABLE_HEADER + slots.length) * 8);
    const view = new DataView(bytes.buffer);
    view.setBigUint64(8, BigInt(layout.size), true);
    view.setBigUint64(16, BigInt(layout.align), true);
    const relocs: { offset: number; symbol: string; addend: bigint }[] = [];
    if (cx.lw.needsDrop(ty)) {
      relocs.push({ offset: 0, symbol: cx.lw.dropGlue(ty, false).symbol, addend: 0n });
    }
    for (const [index, slot] of slots.entries()) {
      if (slot === undefined) continue;
      const args = methodArgs(
        cx,
        slot.container === principal!.trait ? principal!.args : undefined,
        ty,
        slot,
      );
      const instance = args === undefined ? undefined : cx.hir.resolveInstance(slot, args);
      if (instance === undefined || args === undefined) continue;
      const sig = cx.hir.fnSig(slot);
      const params = sig.params.map((param) => cx.hir.instantiate(param, args));
      const target = cx.lw.pointee(instance, params, cx.hir.instantiate(sig.ret, args));
      relocs.push({ offset: (VTABLE_HEADER + index) * 8, symbol: target.symbol, addend: 0n });
    }
    return { bytes, relocs, align: 8 };
  });
  cx.use(symbol);
  return generic(cx, cx.b.value('global.addr', [], 'ptr.constant', { symbol }));
}

/** Self and the trait's arguments for a method; those of supertraits are found by what the type implements. */
function methodArgs(
  cx: FnCx,
  args: readonly GenericArg[] | undefined,
  self: Ty,
  slot: FnDef,
): readonly GenericArg[] | undefined {
  if (args !== undefined) return [self, ...args];
  const trait = cx.hir.containerOf(slot);
  if (trait === undefined || trait.kind !== 'trait') return undefined;
  return cx.hir.generics(trait).params.length === 1 ? [self] : undefined;
}
