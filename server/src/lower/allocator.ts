/**
 * What heap collections allocate with: the `#[global_allocator]` of the program, else the heap of
 * the device. The prelude calls two functions that it only declares; each program links them to
 * functions of its own.
 */
import type { HirQueries, ModuleDef, StaticDef } from '../hir/index.ts';
import type { FnCx } from './fn-cx.ts';
import type { FnInstance, LoweredFn } from './instance.ts';
import { finishFn, startFn } from './lower-fn.ts';
import { addressOf } from './memory.ts';
import { emitReturn } from './scope-exit.ts';
import type { LowerServices } from './services.ts';
import { Unsupported } from './unsupported.ts';

/** The functions that the prelude declares, and the lang items that do their work. */
const LINKED: ReadonlyMap<string, { readonly own: string; readonly device: string }> = new Map([
  ['__rust_alloc', { own: 'allocator_alloc', device: 'device_alloc' }],
  ['__rust_dealloc', { own: 'allocator_dealloc', device: 'device_dealloc' }],
  ['__rust_realloc', { own: 'allocator_realloc', device: 'device_realloc' }],
  ['__rust_alloc_zeroed', { own: 'allocator_alloc_zeroed', device: 'device_alloc_zeroed' }],
]);

/** Is the symbol linked by `lowerAllocatorFn`? */
export function isAllocatorSymbol(symbol: string): boolean {
  return LINKED.has(symbol);
}

/** The static that a crate of the program marks as its allocator. */
function globalAllocator(hir: HirQueries): StaticDef | undefined {
  const within = (module: ModuleDef): StaticDef | undefined => {
    for (const { def } of module.values.values())
      if (def.kind === 'static' && hir.attr(def, 'global_allocator') !== undefined) return def;
    for (const { def } of module.types.values()) {
      const found = def.kind === 'module' && def.parent === module ? within(def) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const crate of hir.crates) {
    const found = crate.isPrelude ? undefined : within(crate.root);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One of the declared functions; throws `Unsupported` where nothing allocates. */
export function lowerAllocatorFn(
  lw: LowerServices<FnCx>,
  instance: FnInstance,
  symbol: string,
): LoweredFn {
  const { own, device } = LINKED.get(symbol)!;
  const allocator = globalAllocator(lw.hir);
  const def = lw.hir.lang(allocator === undefined ? device : own);
  if (def?.kind !== 'fn')
    throw new Unsupported('heap allocation without a `#[global_allocator]`', undefined);
  const { cx, params } = startFn(lw, instance, undefined, (allocator ?? def).file);
  const args = allocator === undefined ? [] : [lw.hir.typeOf(allocator)];
  const target = lw.hir.resolveInstance(def, args);
  if (target === undefined)
    throw new Unsupported('a `#[global_allocator]` without `GlobalAlloc`', undefined);
  const self = allocator === undefined ? [] : [addressOf(cx, lw.staticPlace(cx, allocator))];
  const { ret } = instance.abi;
  const operands = [...self, ...params];
  emitReturn(cx, cx.callInstance(target, operands, lw.paramTys(target), ret, cx.retPlace));
  return finishFn(cx);
}
