/**
 * Optimised code of kernels, kept until one of the functions that a kernel reaches was lowered anew: an edit in one function
 * then costs the optimiser only the kernels that call it.
 */
import type { FnDef } from '../hir/index.ts';
import {
  type LoweredKernel,
  type Lowering,
  type LowerProblem,
  lowerKernels,
} from '../lower/index.ts';
import { cloneFunc, createModule, type Func, type Global, type Module } from '../mir/index.ts';
import { type OptLevel, optimize } from '../passes/index.ts';

interface Entry {
  readonly sources: readonly Func[];
  readonly globals: readonly Global[];
  readonly optimised: Module;
}

export interface OptimisedKernels {
  readonly module: Module;
  readonly kernels: readonly LoweredKernel[];
  readonly problems: readonly LowerProblem[];
}

export class KernelCache {
  private readonly entries = new Map<FnDef, Entry>();
  private readonly level: OptLevel;
  /** How many kernels went through the optimiser; tests watch it. */
  optimisedCount = 0;

  constructor(level: OptLevel = 'O2') {
    this.level = level;
  }

  /** The kernels with all they reach, optimised, as one module. What cannot be compiled is in `problems`. */
  optimise(lowering: Lowering, defs: readonly FnDef[]): OptimisedKernels {
    const module = createModule('kernels');
    const kernels: LoweredKernel[] = [];
    const problems: LowerProblem[] = [];
    for (const def of defs) {
      const lowered = lowerKernels(lowering, [def], { copy: false });
      problems.push(...lowered.problems);
      const kernel = lowered.kernels[0];
      if (kernel === undefined) continue;
      kernels.push(kernel);
      merge(module, this.entry(def, kernel, lowered.module).optimised);
    }
    return { module, kernels, problems };
  }

  /** The functions of one optimised kernel; none while it cannot be compiled. */
  functions(lowering: Lowering, def: FnDef): readonly Func[] {
    const { kernels, module } = lowerKernels(lowering, [def], { copy: false });
    const kernel = kernels[0];
    return kernel === undefined
      ? []
      : [...this.entry(def, kernel, module).optimised.funcs.values()];
  }

  private entry(def: FnDef, kernel: LoweredKernel, source: Module): Entry {
    const sources = [...source.funcs.values()];
    const globals = [...source.globals.values()];
    const known = this.entries.get(def);
    if (known !== undefined && same(known.sources, sources) && sameGlobals(known.globals, globals))
      return known;
    const optimised = createModule(source.name);
    for (const func of sources)
      optimised.funcs.set(func.name, func.blocks.length === 0 ? { ...func } : cloneFunc(func));
    for (const global of globals) optimised.globals.set(global.name, global);
    optimize(optimised, { roots: [kernel.symbol], level: this.level });
    this.optimisedCount++;
    const entry = { sources, globals, optimised };
    this.entries.set(def, entry);
    return entry;
  }
}

function same(a: readonly Func[], b: readonly Func[]): boolean {
  return a.length === b.length && a.every((func, i) => func === b[i]);
}

function sameGlobals(a: readonly Global[], b: readonly Global[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      (global, i) =>
        global.name === b[i]!.name && global.init === b[i]!.init && global.align === b[i]!.align,
    )
  );
}

/** Adds one kernel's code. A function or global that two kernels reach is the same in both; alignments grow. */
function merge(into: Module, from: Module): void {
  for (const [name, func] of from.funcs) if (!into.funcs.has(name)) into.funcs.set(name, func);
  for (const [name, global] of from.globals) {
    const there = into.globals.get(name);
    if (there === undefined || there.align < global.align) into.globals.set(name, global);
  }
}
