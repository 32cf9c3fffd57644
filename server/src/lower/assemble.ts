/**
 * From kernels to a module: what they reach, which of them are emitted, and what stands in the way
 * of the others.
 */
import type { Span } from '../base/index.ts';
import { type Crate, type FnDef, kernelMark } from '../hir/index.ts';
import {
  cloneFunc,
  createFunc,
  createModule,
  type Func,
  type Module,
  type ModuleAsm,
} from '../mir/index.ts';
import { KernelWork } from './const-work.ts';
import { checkExported } from './exported.ts';
import type { FnInstance } from './instance.ts';
import { InstanceLimit } from './instance-limit.ts';
import { LAUNCH_SIZED } from './intrinsics/gpu.ts';
import { type KernelRoot, rootParts } from './kernel-roots.ts';
import { kernelName, lowerKernel } from './kernels.ts';
import type { Lowering, NewInstance } from './lowering.ts';
import { moduleAsm } from './module-asm.ts';
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
  /** rustc's code of the error, where it gives one too. */
  readonly code?: string | undefined;
  readonly span: Span | undefined;
  /** From the kernel to the function that holds the place; empty when that is the kernel itself. */
  readonly chain: readonly CallSite[];
}

function loweredKernel(lw: Lowering, root: KernelRoot): LoweredKernel {
  const { symbol, display } = kernelName(lw.hir, root);
  return { def: rootParts(root).def, symbol, display };
}

function problemOf(
  lw: Lowering,
  root: KernelRoot,
  { problem, chain }: Extract<Reached, { readonly problem: Unsupported }>,
): LowerProblem {
  const kernel = loweredKernel(lw, root);
  const { kind, what, code, span } = problem;
  return { kernel, kind, what, code, span, chain };
}

export interface LowerResult {
  readonly module: Module;
  readonly kernels: readonly LoweredKernel[];
  readonly problems: readonly LowerProblem[];
  /** Definitions that the outcome depends on: those whose code was reached. */
  readonly owners: ReadonlySet<object>;
}

export interface LowerOptions {
  readonly name?: string;
  /**
   * Give copies of the functions, so that passes may change them while the originals are kept.
   * Default true.
   */
  readonly copy?: boolean;
}

/**
 * Lowers kernels and all they need. One that cannot be compiled is reported; the others are
 * emitted.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the closure over calls of each kernel, put together into one module
export function lowerKernels(
  lw: Lowering,
  kernels: readonly KernelRoot[],
  options: LowerOptions = {},
): LowerResult {
  const module = createModule(options.name ?? 'kernels');
  const done: LoweredKernel[] = [];
  const problems: LowerProblem[] = [];
  const owners = new Set<object>(kernels.map((root) => rootParts(root).def));
  let launchAlign = 0;
  const assembly = new Map<Crate, readonly ModuleAsm[]>();
  for (const root of kernels) {
    const { crate } = rootParts(root).def;
    const found = reachFrom(lw, root);
    for (const { owner, closures } of found.functions) {
      if (owner !== undefined) owners.add(owner);
      for (const other of closures) owners.add(other);
    }
    if ('problem' in found) {
      problems.push(problemOf(lw, root, found));
      continue;
    }
    done.push(loweredKernel(lw, root));
    assembly.set(crate, found.assembly);
    for (const one of found.functions) {
      const lowered = lw.ensure(one);
      const { func } = lowered;
      launchAlign = Math.max(launchAlign, lowered.launchAlign);
      if (func === undefined || module.funcs.has(one.symbol)) continue;
      module.funcs.set(one.symbol, options.copy === false ? func : cloneFunc(func));
    }
    for (const symbol of found.globals) {
      const global = lw.globalOf(symbol);
      if (global !== undefined)
        module.globals.set(symbol, { ...global, relocs: [...global.relocs] });
    }
  }
  module.asm = [...assembly.values()].flat();
  if (lw.hir.target.variables === true) module.types = variableTypes(lw, module);
  addLaunchSized(module, launchAlign);
  return { module, kernels: done, problems, owners };
}

/** Views of the types of all variables. */
function variableTypes(lw: Lowering, { funcs, globals }: Module): Module['types'] {
  const keys = new Set<string>();
  for (const { vars } of funcs.values()) for (const { type } of vars) keys.add(type);
  for (const { type } of globals.values()) if (type !== undefined) keys.add(type);
  return lw.views.table(keys);
}

function addLaunchSized({ globals }: Module, align: number): void {
  if (align === 0) return;
  globals.set(LAUNCH_SIZED, {
    name: LAUNCH_SIZED,
    space: 'workgroup',
    size: 0,
    align,
    relocs: [],
    mutable: true,
    launchSized: true,
  });
}

function reachFrom(lw: Lowering, root: KernelRoot): ReachedKernel {
  try {
    const reached = reach(lw, kernelInstance(lw, root));
    if ('problem' in reached) return reached;
    const { functions, globals } = reached;
    return { functions, globals, assembly: moduleAsm(lw, rootParts(root).def.crate) };
  } catch (error) {
    return { problem: asProblem(error), chain: [], functions: [] };
  }
}

/** The kernel as an instance with its entry code; an exported function as it is. */
function kernelInstance(lw: Lowering, root: KernelRoot): FnInstance {
  const { def } = rootParts(root);
  if (kernelMark(def) === undefined) {
    checkExported(lw, def);
    return lw.fnInstance(def, [], false);
  }
  lw.makeKernel ??= (kernel) => newKernel(lw, kernel);
  return lw.kernelInstance(root);
}

/** What a kernel's instance is made of. */
function newKernel(lw: Lowering, root: KernelRoot): NewInstance {
  const { def, args } = rootParts(root);
  const { symbol, display } = kernelName(lw.hir, root);
  return {
    symbol,
    display,
    abi: lw.abiOf([], lw.hir.instantiate(lw.hir.fnSig(def).ret, args)),
    owner: def,
    make: (instance, partial) => lowerKernel(lw, instance, root, partial),
  };
}

/** `functions` are those that were looked at, up to the one with the problem. */
type Reached = { readonly functions: readonly FnInstance[] } & (
  | { readonly globals: ReadonlySet<string> }
  | { readonly problem: Unsupported; readonly chain: readonly CallSite[] }
);

/** With the text of the crate beside it. */
type ReachedKernel =
  | Extract<Reached, { readonly problem: Unsupported }>
  | (Extract<Reached, { readonly globals: ReadonlySet<string> }> & {
      readonly assembly: readonly ModuleAsm[];
    });

interface Step {
  readonly instance: FnInstance;
  readonly from: Step | undefined;
  readonly span: Span | undefined;
}

/**
 * Everything that a function refers to, directly or not; or the first thing that cannot be
 * compiled.
 */
export function reach(lw: Lowering, root: FnInstance): Reached {
  const seen = new Set<string>([root.symbol]);
  const globals = new Set<string>();
  const visited: FnInstance[] = [];
  const queue: Step[] = [{ instance: root, from: undefined, span: undefined }];
  const work = new KernelWork();
  const limit = new InstanceLimit();
  for (let at = 0; at < queue.length; at++) {
    const step = queue[at]!;
    const endless = limit.add(step);
    if (endless !== undefined)
      return { problem: endless, chain: chainOf(step), functions: visited };
    const lowered = lw.ensure(step.instance);
    visited.push(step.instance);
    const problem = lowered.problem ?? work.add(lowered.constants) ?? limit.addCode(lowered);
    if (problem !== undefined) return { problem, chain: chainOf(step), functions: visited };
    let tooLarge: Unsupported | undefined;
    const visit = (symbol: string, span: Span | undefined): void => {
      if (seen.has(symbol)) return;
      seen.add(symbol);
      const instance = lw.linked(symbol);
      if (instance !== undefined) {
        queue.push({ instance, from: step, span });
        return;
      }
      const global = lw.globalOf(symbol);
      if (global === undefined) return;
      globals.add(symbol);
      tooLarge ??= limit.addData(global, span);
      for (const reloc of global.relocs) visit(reloc.symbol, span);
    };
    for (const [symbol, loc] of lowered.refs) visit(symbol, loc?.span);
    if (tooLarge !== undefined)
      return { problem: tooLarge, chain: chainOf(step), functions: visited };
  }
  return { functions: visited, globals };
}

/** A kernel that cannot be compiled, in the form for analyses. */
export interface PartialKernel {
  readonly module: Module;
  readonly kernel: LoweredKernel;
  /** All that is unknown, in the order in which the kernel reaches it. */
  readonly problems: readonly LowerProblem[];
  readonly owners: ReadonlySet<object>;
}

/**
 * A kernel and all that it reaches, where what cannot be compiled is unknown: a call of a function
 * that is only declared. Undefined where the kernel itself has no such form. Not to be changed.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the closure over calls, with what could not be lowered replaced on the way
export function lowerPartially(lw: Lowering, root: KernelRoot): PartialKernel | undefined {
  const module = createModule('kernels');
  const owners = new Set<object>([rootParts(root).def]);
  const problems: LowerProblem[] = [];
  let launchAlign = 0;
  let isEndless = false;
  let isTooLarge = false;
  try {
    const first = kernelInstance(lw, root);
    const seen = new Set<string>([first.symbol]);
    const queue: Step[] = [{ instance: first, from: undefined, span: undefined }];
    const work = new KernelWork();
    const limit = new InstanceLimit();
    for (let at = 0; at < queue.length; at++) {
      const step = queue[at]!;
      const { instance } = step;
      const { owner, closures, symbol } = instance;
      if (owner !== undefined) owners.add(owner);
      for (const other of closures) owners.add(other);
      const endless = limit.add(step);
      if (endless !== undefined) {
        // A call of something unknown; the other calls beyond the limit are not reported.
        if (!isEndless)
          problems.push(
            problemOf(lw, root, { problem: endless, chain: chainOf(step), functions: [] }),
          );
        isEndless = true;
        module.funcs.set(symbol, externOf(instance));
        continue;
      }
      const { problem } = lw.ensure(instance);
      const lowered = problem === undefined ? lw.ensure(instance) : lw.ensurePartial(instance);
      const { func, unknowns } = lowered;
      if (work.add(lowered.constants) !== undefined) return undefined;
      if (limit.addCode(lowered) !== undefined) return undefined;
      launchAlign = Math.max(launchAlign, lowered.launchAlign);
      if (problem !== undefined) {
        const chain = chainOf(step);
        const found =
          unknowns === undefined || unknowns.problems.length === 0 ? [problem] : unknowns.problems;
        for (const one of found)
          problems.push(problemOf(lw, root, { problem: one, chain, functions: [] }));
      }
      if (func === undefined && instance === first) return undefined;
      module.funcs.set(symbol, func ?? externOf(instance));
      for (const extern of unknowns?.externs ?? []) module.funcs.set(extern.name, extern);
      if (func === undefined) continue;
      const visit = (symbol: string, span: Span | undefined): void => {
        if (seen.has(symbol)) return;
        seen.add(symbol);
        const instance = lw.linked(symbol);
        if (instance !== undefined) {
          queue.push({ instance, from: step, span });
          return;
        }
        const global = lw.globalOf(symbol);
        if (global === undefined) return;
        module.globals.set(symbol, { ...global, relocs: [...global.relocs] });
        isTooLarge ||= limit.addData(global, span) !== undefined;
        for (const reloc of global.relocs) visit(reloc.symbol, span);
      };
      for (const [symbol, loc] of lowered.refs) visit(symbol, loc?.span);
      if (isTooLarge) return undefined;
    }
    addLaunchSized(module, launchAlign);
    return { module, kernel: loweredKernel(lw, root), problems, owners };
  } catch {
    return undefined;
  }
}

/** A declaration of an instance. */
function externOf({ symbol, abi }: FnInstance): Func {
  return createFunc(symbol, 'extern', [...abi.paramTypes], [...abi.results]);
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
