/**
 * Optimised code of kernels, kept until an edit changes something that a kernel reaches: an edit in
 * one function then costs the optimiser only the kernels that call it. Of kernels that nobody has
 * asked for in a while it goes (`db/budgets.ts`).
 */
import { append, LIMITS, TooMuchWork, withinWork } from '../base/index.ts';
import { derived } from '../db/index.ts';
import type { KernelRoot, LoweredKernel, LowerProblem } from '../lower/index.ts';
import { cloneFunc, createModule, type Func, type Module, type ModuleAsm } from '../mir/index.ts';
import { type OptimizeOptions, optimize } from '../passes/index.ts';
import type { DeviceCodes } from './device-code.ts';

export interface OptimisedKernels {
  readonly module: Module;
  readonly kernels: readonly LoweredKernel[];
  readonly problems: readonly LowerProblem[];
}

/** What the optimiser is asked for. */
export type CodeForm = Required<Pick<OptimizeOptions, 'level' | 'contraction' | 'feedsCompiler'>> &
  Pick<OptimizeOptions, 'unrolling' | 'shortDivision' | 'disabled'>;

export class KernelCache {
  private readonly codes: DeviceCodes;
  private readonly form: CodeForm;
  private readonly verify: boolean;
  private readonly begins: (root: KernelRoot) => void;
  private readonly optimised = derived<KernelRoot, Module | TooMuchWork | undefined>('optimised', {
    compute: (_, root) => {
      this.begins(root);
      const { kernel } = this.codes.state(root);
      return kernel && this.optimisedOf(root, kernel);
    },
    memory: 'optimised',
    weigh: weightOf,
    print: null,
  });

  /** @param begins told of each kernel before it is optimised */
  constructor(
    codes: DeviceCodes,
    form: CodeForm,
    verify = false,
    begins: (root: KernelRoot) => void = () => undefined,
  ) {
    this.codes = codes;
    this.begins = begins;
    this.form = form;
    this.verify = verify;
  }

  /**
   * The kernels with all they reach, optimised, as one module. What cannot be compiled is in
   * `problems`.
   */
  optimise(roots: readonly KernelRoot[]): OptimisedKernels {
    const module = createModule('kernels');
    const kernels: LoweredKernel[] = [];
    const problems: LowerProblem[] = [];
    for (const root of roots) {
      const state = this.codes.state(root);
      append(problems, state.problems);
      if (state.kernel === undefined) continue;
      kernels.push(state.kernel);
      const made = this.codes.db.get(this.optimised, root)!;
      if (made instanceof TooMuchWork) problems.push(workProblem(state.kernel, made));
      else merge(module, made);
    }
    return { module, kernels, problems };
  }

  /** The functions of one optimised kernel; none while it cannot be compiled. */
  functions(root: KernelRoot): readonly Func[] {
    const made = this.codes.db.get(this.optimised, root);
    return made === undefined || made instanceof TooMuchWork ? [] : [...made.funcs.values()];
  }

  private optimisedOf(root: KernelRoot, kernel: LoweredKernel): Module | TooMuchWork {
    const source = this.codes.lowered(root);
    const optimised = createModule(source.name);
    for (const func of source.funcs.values()) optimised.funcs.set(func.name, cloneFunc(func));
    for (const global of source.globals.values()) optimised.globals.set(global.name, global);
    optimised.asm = source.asm;
    optimised.types = source.types;
    const { form, verify } = this;
    try {
      withinWork(LIMITS.passWork, () =>
        optimize(optimised, { roots: [kernel.symbol], ...form, verify }),
      );
    } catch (error) {
      if (error instanceof TooMuchWork) return error;
      throw error;
    }
    return optimised;
  }
}

/** The kernel takes the optimiser more than it may. */
function workProblem(kernel: LoweredKernel, { limit }: TooMuchWork): LowerProblem {
  const { file, node } = kernel.def;
  const { start, end } = node.name;
  const what = `a kernel that takes the optimiser more than ${limit} steps`;
  return { kernel, kind: 'unsupported', what, span: { file, start, end }, chain: [] };
}

function weightOf(module: Module | TooMuchWork | undefined): number {
  let weight = 0;
  if (module instanceof TooMuchWork) return weight;
  for (const { blocks } of module?.funcs.values() ?? [])
    for (const { insts } of blocks) weight += insts.length;
  return weight;
}

/**
 * Adds one kernel's code. A function or global that two kernels reach is the same in both;
 * alignments grow.
 */
function merge(into: Module, from: Module): void {
  into.asm = [
    ...into.asm,
    ...from.asm.filter((one) => !into.asm.some((other) => same(one, other))),
  ];
  if (from.types !== undefined) into.types = { ...into.types, ...from.types };
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
