/** From kernels to a module: what they reach, which of them come out, and what stands in the way of the others. */
import type { Span } from '../base/index.ts';
import type { FnDef } from '../hir/index.ts';
import { cloneFunc, createModule, type Func, type Module } from '../mir/index.ts';
import type { FnInstance } from './instance.ts';
import { LAUNCH_SIZED } from './intrinsics/gpu.ts';
import { kernelName, lowerKernel } from './kernels.ts';
import type { Lowering } from './lowering.ts';
import { asProblem, type CallSite, type Unsupported } from './unsupported.ts';

export interface LoweredKernel {
  readonly symbol: string;
  readonly display: string;
  readonly def: FnDef;
}

/** Why a kernel cannot be compiled: what, where, and over which calls it comes there. */
export interface LowerProblem {
  readonly kernel: LoweredKernel;
  readonly kind: Unsupported['kind'];
  readonly what: string;
  readonly span: Span | undefined;
  /** From the kernel to the function that holds the place; empty when that is the kernel itself. */
  readonly chain: readonly CallSite[];
}

export interface LowerResult {
  readonly module: Module;
  readonly kernels: readonly LoweredKernel[];
  readonly problems: readonly LowerProblem[];
}

export interface LowerOptions {
  readonly name?: string;
  /** Give copies of the functions, so that passes may change them while the originals are kept. Default true. */
  readonly copy?: boolean;
}

/** Lowers kernels and all they need. One that cannot be compiled is reported; the others come out. */
export function lowerKernels(
  lw: Lowering,
  kernels: readonly FnDef[],
  options: LowerOptions = {},
): LowerResult {
  const module = createModule(options.name ?? 'kernels');
  const done: LoweredKernel[] = [];
  const problems: LowerProblem[] = [];
  let launchAlign = 0;
  for (const def of kernels) {
    const kernel: LoweredKernel = { ...kernelName(lw.hir, def), def };
    const found = reachFrom(lw, def);
    if ('problem' in found) {
      const { problem, chain } = found;
      problems.push({ kernel, kind: problem.kind, what: problem.what, span: problem.span, chain });
      continue;
    }
    done.push(kernel);
    for (const one of found.functions) {
      const { func } = one.lowered!;
      launchAlign = Math.max(launchAlign, one.lowered!.launchAlign);
      if (func === undefined || module.funcs.has(one.symbol)) continue;
      module.funcs.set(one.symbol, options.copy === false ? func : copyOf(func));
    }
    for (const symbol of found.globals) {
      const global = lw.globalOf(symbol);
      if (global !== undefined)
        module.globals.set(symbol, { ...global, relocs: [...global.relocs] });
    }
  }
  if (launchAlign > 0) {
    module.globals.set(LAUNCH_SIZED, {
      name: LAUNCH_SIZED,
      space: 'workgroup',
      size: 0,
      align: launchAlign,
      relocs: [],
      mutable: true,
      launchSized: true,
    });
  }
  return { module, kernels: done, problems };
}

function reachFrom(lw: Lowering, def: FnDef): Reached {
  try {
    return reach(lw, kernelInstance(lw, def));
  } catch (error) {
    return { problem: asProblem(error), chain: [] };
  }
}

/** Functions without a body are shared: there is nothing in them to change. */
const copyOf = (func: Func): Func => (func.blocks.length === 0 ? { ...func } : cloneFunc(func));

/** The kernel as an instance with its entry code. */
export function kernelInstance(lw: Lowering, def: FnDef): FnInstance {
  return lw.kernelInstance(def, () => ({
    ...kernelName(lw.hir, def),
    abi: lw.abiOf([], lw.hir.instantiate(lw.hir.fnSig(def).ret, [])),
    owner: def,
    make: (instance) => lowerKernel(lw, instance, def),
  }));
}

type Reached =
  | { readonly functions: readonly FnInstance[]; readonly globals: ReadonlySet<string> }
  | { readonly problem: Unsupported; readonly chain: readonly CallSite[] };

interface Step {
  readonly instance: FnInstance;
  readonly from: Step | undefined;
  readonly span: Span | undefined;
}

/** Everything that a function refers to, directly or not; or the first thing that cannot be compiled. */
export function reach(lw: Lowering, root: FnInstance): Reached {
  const seen = new Set<string>([root.symbol]);
  const globals = new Set<string>();
  const functions: FnInstance[] = [];
  const queue: Step[] = [{ instance: root, from: undefined, span: undefined }];
  for (let at = 0; at < queue.length; at++) {
    const step = queue[at]!;
    const lowered = lw.ensure(step.instance);
    if (lowered.problem !== undefined) return { problem: lowered.problem, chain: chainOf(step) };
    functions.push(step.instance);
    const visit = (symbol: string, span: Span | undefined): void => {
      if (seen.has(symbol)) return;
      seen.add(symbol);
      const instance = lw.find(symbol);
      if (instance !== undefined) {
        queue.push({ instance, from: step, span });
        return;
      }
      const global = lw.globalOf(symbol);
      if (global === undefined) return;
      globals.add(symbol);
      for (const reloc of global.relocs) visit(reloc.symbol, span);
    };
    for (const [symbol, loc] of lowered.refs) visit(symbol, loc?.span);
  }
  return { functions, globals };
}

function chainOf(step: Step): CallSite[] {
  const chain: CallSite[] = [];
  let at: Step | undefined = step;
  while (at?.from !== undefined) {
    chain.unshift({ callee: at.instance.display, span: at.span });
    at = at.from;
  }
  return chain;
}
