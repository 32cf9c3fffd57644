/**
 * Optimised code of kernels, kept until an edit changes something that a kernel reaches: an edit in one function then costs
 * the optimiser only the kernels that call it. Of kernels that nobody has asked for in a
 * while it goes (`kept.ts`).
 */
import type { KernelRoot, LoweredKernel, LowerProblem } from '../lower/index.ts';
import { cloneFunc, createModule, type Func, type Module, type ModuleAsm } from '../mir/index.ts';
import { type OptLevel, optimize } from '../passes/index.ts';
import type { DeviceCodes, KernelState } from './device-code.ts';
import { KEPT } from './kept.ts';

interface Entry {
  readonly state: KernelState;
  readonly optimised: Module;
  readonly weight: number;
}

export interface OptimisedKernels {
  readonly module: Module;
  readonly kernels: readonly LoweredKernel[];
  readonly problems: readonly LowerProblem[];
}

export class KernelCache {
  /** The one asked for last stands last. */
  private readonly entries = new Map<KernelRoot, Entry>();
  private readonly level: OptLevel;
  private readonly verify: boolean;
  private weight = 0;
  /** How many kernels went through the optimiser; tests watch it. */
  optimisedCount = 0;

  constructor(level: OptLevel = 'O2', verify = false) {
    this.level = level;
    this.verify = verify;
  }

  /** The kernels with all they reach, optimised, as one module. What cannot be compiled is in `problems`. */
  optimise(codes: DeviceCodes, roots: readonly KernelRoot[]): OptimisedKernels {
    const module = createModule('kernels');
    const kernels: LoweredKernel[] = [];
    const problems: LowerProblem[] = [];
    for (const root of roots) {
      const state = codes.state(root);
      problems.push(...state.problems);
      if (state.kernel === undefined) continue;
      kernels.push(state.kernel);
      merge(module, this.entry(codes, root, state, state.kernel).optimised);
    }
    return { module, kernels, problems };
  }

  /** The functions of one optimised kernel; none while it cannot be compiled. */
  functions(codes: DeviceCodes, root: KernelRoot): readonly Func[] {
    const state = codes.state(root);
    return state.kernel === undefined
      ? []
      : [...this.entry(codes, root, state, state.kernel).optimised.funcs.values()];
  }

  private entry(
    codes: DeviceCodes,
    root: KernelRoot,
    state: KernelState,
    kernel: LoweredKernel,
  ): Entry {
    const known = this.entries.get(root);
    if (known !== undefined) {
      this.entries.delete(root);
      if (known.state === state) {
        this.entries.set(root, known);
        return known;
      }
      this.weight -= known.weight;
    }
    const source = codes.lowered(root);
    const optimised = createModule(source.name);
    for (const func of source.funcs.values()) optimised.funcs.set(func.name, cloneFunc(func));
    for (const global of source.globals.values()) optimised.globals.set(global.name, global);
    optimised.asm = source.asm;
    optimize(optimised, { roots: [kernel.symbol], level: this.level, verify: this.verify });
    this.optimisedCount++;
    let weight = 0;
    for (const { blocks } of optimised.funcs.values())
      for (const { insts } of blocks) weight += insts.length;
    const entry = { state, optimised, weight };
    this.makeRoom(weight);
    this.entries.set(root, entry);
    this.weight += weight;
    return entry;
  }

  private makeRoom(weight: number): void {
    for (const [root, entry] of this.entries) {
      if (this.weight + weight <= KEPT.optimised) return;
      this.entries.delete(root);
      this.weight -= entry.weight;
    }
  }
}

/** Adds one kernel's code. A function or global that two kernels reach is the same in both; alignments grow. */
function merge(into: Module, from: Module): void {
  into.asm = [
    ...into.asm,
    ...from.asm.filter((one) => !into.asm.some((other) => same(one, other))),
  ];
  for (const [name, func] of from.funcs) if (!into.funcs.has(name)) into.funcs.set(name, func);
  for (const [name, global] of from.globals) {
    const there = into.globals.get(name);
    if (there === undefined || there.align < global.align) into.globals.set(name, global);
  }
}

/** Two kernels of a crate bring the same calls of `global_asm!`. */
function same(a: ModuleAsm, b: ModuleAsm): boolean {
  return a.text === b.text && a.span?.file === b.span?.file && a.span?.start === b.span?.start;
}
