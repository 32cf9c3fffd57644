/**
 * A kernel as code: what rules over MIR look at. The workspace makes and keeps it, so that a kernel
 * that an edit does not reach is not looked at again; what rules find out about one is remembered
 * with `remember`.
 */
import { memo } from '../db/index.ts';
import type { FnDef } from '../hir/index.ts';
import type { Func, Module } from '../mir/index.ts';

export interface DeviceCode {
  /** The function in Rust; undefined for kernels of other languages. */
  readonly def: FnDef | undefined;
  /** As the source calls it. */
  readonly name: string;
  readonly symbol: string;
  /** The kernel and all it reaches as they were lowered. Not to be changed. */
  readonly parts: Module;
  /** Definitions whose code the kernel reaches. */
  readonly owners: ReadonlySet<object>;
  /**
   * Parts of it could not be compiled: calls of unknown functions (`isUnknown`) are in their place.
   */
  readonly partial: boolean;
  /** Does any of it call for launch-sized workgroup memory? */
  readonly usesLaunchMemory: boolean;
  /** Everything inlined, locals in values, failing paths cut; made when first asked for. */
  whole(): Func | undefined;
  /** In words, what rules that were asked found nothing about, because it exceeds a limit. */
  readonly undecided: readonly string[];
  /** Notes what a rule has not looked at to its end, in words that follow `undecided: `. */
  leave(what: string): void;
  /** As it is emitted: fully optimised, with what was not inlined; made when first asked for. */
  optimised(): readonly Func[];
}

/** `compute`, once for each kernel as it is now. */
export function remember<T>(compute: (code: DeviceCode) => T): (code: DeviceCode) => T {
  const known = memo<DeviceCode, { readonly value: T }>('rules.remember');
  return (code) => {
    let entry = known.get(code);
    if (entry === undefined) {
      entry = { value: compute(code) };
      known.set(code, entry);
    }
    return entry.value;
  };
}
