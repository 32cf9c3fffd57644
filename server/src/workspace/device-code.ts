/**
 * Kernels as the rules see them, kept until a function that a kernel reaches was lowered anew. Nothing is lowered or brought
 * into shape before a rule asks.
 */
import { createAsk } from '../analysis/index.ts';
import type { FnDef } from '../hir/index.ts';
import { type LaunchAsk, type Lowering, lowerKernels } from '../lower/index.ts';
import type { Func, Inst, Module } from '../mir/index.ts';
import { legible, type Prepare } from '../passes/index.ts';
import type { DeviceCode } from '../rules/index.ts';

interface Entry {
  readonly sources: readonly Func[];
  readonly code: DeviceCode;
}

/** The optimiser that previews use, so that its work is shared. */
export type Optimised = (def: FnDef) => readonly Func[];

export class DeviceCodes {
  private readonly entries = new Map<FnDef, Entry>();
  private readonly lowering: Lowering;
  private readonly optimised: Optimised;
  /** How many kernels were looked at anew; tests watch it. */
  freshCount = 0;

  constructor(lowering: Lowering, optimised: Optimised) {
    this.lowering = lowering;
    this.optimised = optimised;
  }

  /** A kernel's code; undefined while it cannot be compiled. */
  of(def: FnDef): DeviceCode | undefined {
    const { module, kernels } = lowerKernels(this.lowering, [def], { copy: false });
    const kernel = kernels[0];
    if (kernel === undefined) return undefined;
    const sources = [...module.funcs.values()];
    const known = this.entries.get(def);
    if (known !== undefined && same(known.sources, sources)) return known.code;
    this.freshCount++;
    const code = this.make(def, kernel.symbol, module);
    this.entries.set(def, { sources, code });
    return code;
  }

  private make(def: FnDef, symbol: string, parts: Module): DeviceCode {
    const { lowering, optimised } = this;
    const owners = new Set<object>([def]);
    const asks: ReadonlyMap<Inst, LaunchAsk>[] = [];
    for (const name of parts.funcs.keys()) {
      const instance = lowering.find(name);
      if (instance?.owner !== undefined) owners.add(instance.owner);
      if (instance?.lowered?.launchAsks !== undefined) asks.push(instance.lowered.launchAsks);
    }
    let whole: { readonly func: Func | undefined } | undefined;
    return {
      def,
      symbol,
      parts,
      owners,
      usesLaunchMemory: asks.length > 0,
      whole: () => {
        whole ??= { func: legible(parts, symbol, keepAsks(asks)) };
        return whole.func;
      },
      optimised: () => optimised(def),
    };
  }
}

function same(a: readonly Func[], b: readonly Func[]): boolean {
  return a.length === b.length && a.every((func, i) => func === b[i]);
}

/** In a copy of a function, calls for launch-sized memory become instructions that stay. */
function keepAsks(asks: readonly ReadonlyMap<Inst, LaunchAsk>[]): Prepare {
  return (copy, source) => {
    if (asks.length === 0) return;
    source.blocks.forEach((block, b) => {
      block.insts.forEach((inst, i) => {
        if (inst.op !== 'global.addr') return;
        const ask = asks.find((map) => map.has(inst))?.get(inst);
        if (ask === undefined) return;
        const { insts } = copy.blocks[b]!;
        insts[i] = createAsk(copy, insts[i]!, ask);
      });
    });
  };
}
