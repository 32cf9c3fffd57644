/** Public face of `passes`. */
import { computeCallGraph } from '../analysis/index.ts';
import { detachDebugOps, type Func, type Module } from '../mir/index.ts';
import { type Contraction, markContraction } from './contract.ts';
import type { FuncPass, PassContext, Remark, Unrolling } from './define-pass.ts';
import { type OptLevel, PIPELINES, PIPELINES_FOR_COMPILER, type Step } from './pipeline.ts';
import { check, type RunOptions, runFuncPass } from './run.ts';

export { legible, type Prepare } from './analysis-form.ts';
export type { Contraction } from './contract.ts';
export {
  definePass,
  type FuncPass,
  type PassContext,
  type Remark,
  type Unrolling,
} from './define-pass.ts';
export {
  type BoundsReport,
  type BufferLength,
  checkBounds,
  type KnownLengths,
} from './memory-checks/index.ts';
export {
  OPTIONAL_PASSES,
  type OptLevel,
  PASSES,
  PIPELINES,
  type Pipeline,
  type Step,
} from './pipeline.ts';
export { PassStats, type RunOptions, runFuncPass } from './run.ts';
export { demote, outsideUses } from './support/demote.ts';
export { promoteSlots, type Slot } from './support/promote.ts';

export interface OptimizeOptions extends RunOptions {
  /** Default O2. */
  readonly level?: OptLevel;
  /**
   * Symbols to start from; default: all kernels. Functions that they do not reach are left as they
   * are.
   */
  readonly roots?: Iterable<string>;
  /** Which floating-point operations may be fused; absent: those that say so themselves. */
  readonly contraction?: Contraction;
  /** Default: none, as for a compiler that unrolls loops itself. */
  readonly unrolling?: Unrolling | undefined;
  /** Divisions of 64 bits try 32 bits first. */
  readonly shortDivision?: boolean | undefined;
  /** The code goes to a compiler, which does the rest: see `PIPELINES_FOR_COMPILER`. */
  readonly feedsCompiler?: boolean;
  /** Told of what passes do and what they leave. */
  readonly remark?: (remark: Remark) => void;
}

/**
 * Optimises the functions reachable from the roots, in place. Returns them, callees first; what was
 * inlined everywhere is not among them any more.
 */
export function optimize(module: Module, options: OptimizeOptions = {}): Func[] {
  const roots = [...(options.roots ?? kernelsOf(module))];
  const calls = computeCallGraph(module, roots);
  const ctx: PassContext = {
    module,
    calls,
    unrolling: options.unrolling,
    shortDivision: options.shortDivision,
    remark: options.remark,
  };
  if (module.types !== undefined) for (const fn of calls.bottomUp) detachDebugOps(fn);
  markContraction(module, options.contraction ?? 'marked');
  markForm(module, options.feedsCompiler === true);
  const pipelines = options.feedsCompiler === true ? PIPELINES_FOR_COMPILER : PIPELINES;
  const { device, final } = pipelines[options.level ?? 'O2'];
  for (const fn of calls.bottomUp) runSteps(device, fn, ctx, options);
  const left = computeCallGraph(module, roots).bottomUp;
  for (const fn of left) runSteps(final, fn, ctx, options);
  // A pass that changed something and did not say so.
  if (options.verify === true) for (const fn of left) check('optimize', fn, module);
  return [...left];
}

const OURS = Object.freeze({ bits: 0n });
const COMPILERS = Object.freeze({ bits: 1n });

/** Answers library code that asks whether another compiler takes it. */
function markForm(module: Module, feedsCompiler: boolean): void {
  for (const { blocks } of module.funcs.values())
    for (const { insts } of blocks)
      for (const inst of insts)
        if (inst.attrs.feedsCompiler === true) inst.attrs = feedsCompiler ? COMPILERS : OURS;
}

/**
 * Instructions that the passes of one list visit in a function, together, before none is run a
 * second time: what later turns find in a very large function is not worth what they cost.
 */
const MOST_VISITS = 600_000;

/**
 * Runs steps over one function. A pass that found nothing to do is not run again before another
 * has changed the function: what it looks at beside it, its callees, is done by then.
 */
function runSteps(steps: readonly Step[], fn: Func, ctx: PassContext, options: RunOptions): void {
  const idle = new Set<FuncPass>();
  const ran = new Set<FuncPass>();
  let visits = 0;
  const runPass = (pass: FuncPass): boolean => {
    if (idle.has(pass) || (visits > MOST_VISITS && ran.has(pass))) return false;
    for (const { insts } of fn.blocks) visits += insts.length;
    ran.add(pass);
    const changed = runFuncPass(pass, fn, ctx, options);
    if (changed) idle.clear();
    else idle.add(pass);
    return changed;
  };
  for (const step of steps) {
    if (step.kind === 'function') {
      runPass(step);
      continue;
    }
    const [first, ...rest] = step.passes;
    for (let round = 0; round < step.most && runPass(first!); round++)
      for (const pass of rest) runPass(pass);
  }
}

function kernelsOf(module: Module): string[] {
  return [...module.funcs.values()].filter((fn) => fn.kind === 'kernel').map((fn) => fn.name);
}
