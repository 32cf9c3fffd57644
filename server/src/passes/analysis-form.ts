/**
 * `legible`: one kernel in the form that analyses for people read best. All callees are inlined,
 * locals are values, paths that fail are gone; nothing is moved, merged or unrolled, so every
 * access still stands where the source has it.
 *
 * Callees are brought into shape once and kept for as long as they and what they call stay the
 * same, across kernels and edits.
 */

import { computeCallGraph } from '../analysis/index.ts';
import { LIMITS, spendWork, TooMuchWork, withinWork, workSoFar } from '../base/index.ts';
import { memo } from '../db/index.ts';
import { cloneFunc, type Func, type Module, removeUnreachableBlocks } from '../mir/index.ts';
import { addressSpace } from './address-space.ts';
import { foldTables } from './combine/fold.ts';
import { dce } from './dce.ts';
import type { FuncPass, PassContext } from './define-pass.ts';
import { forwardCopies } from './forward-copies.ts';
import { inline } from './inline.ts';
import { noFailing } from './prune-noreturn.ts';
import { runFuncPass } from './run.ts';
import { simplifyCfg, tidyCfg } from './simplify-cfg/index.ts';
import { sroa } from './sroa/index.ts';

const EACH: readonly FuncPass[] = [
  inline,
  tidyCfg,
  forwardCopies,
  sroa,
  foldTables,
  simplifyCfg,
  dce,
];
const KERNEL: readonly FuncPass[] = [
  noFailing,
  tidyCfg,
  forwardCopies,
  sroa,
  foldTables,
  simplifyCfg,
  addressSpace,
  dce,
];

/** A function that is known behind a pointer may bring the next pointer. */
const ROUNDS = 4;

/**
 * Changes a fresh copy of a function before any pass sees it. `source` is the original, of the same
 * shape.
 */
export type Prepare = (copy: Func, source: Func) => void;

interface Kept {
  /** What it calls, in shape. */
  readonly callees: readonly (Func | undefined)[];
  readonly shaped: Func;
  /** What it took, which counts again wherever it is used: the limit is met at the same place. */
  readonly work: number;
}

/** Callees in shape, by the function as it was lowered. */
const kept = memo<Func, Kept>('passes.legible.kept');

/**
 * The kernel in shape; the module and its functions are not changed. Calls stay only where
 * functions are recursive. `TooMuchWork` where it takes more than `LIMITS.passWork`.
 */
export function legible(
  source: Module,
  kernel: string,
  prepare: Prepare,
): Func | TooMuchWork | undefined {
  try {
    return withinWork(LIMITS.passWork, () => shapedKernel(source, kernel, prepare));
  } catch (error) {
    if (error instanceof TooMuchWork) return error;
    throw error;
  }
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: callees first, each with its passes, unless it was shaped before
function shapedKernel(source: Module, kernel: string, prepare: Prepare): Func | undefined {
  const calls = computeCallGraph(source, [kernel]);
  const module: Module = { ...source, funcs: new Map() };
  const ctx: PassContext = { module, calls };
  for (const fn of source.funcs.values()) if (fn.blocks.length === 0) module.funcs.set(fn.name, fn);
  for (const fn of calls.bottomUp) {
    const isRecursive = calls.isRecursive(fn.name);
    const callees = isRecursive
      ? []
      : calleesOf(fn, source.globals).map((name) => module.funcs.get(name));
    const old = isRecursive || fn.kind !== 'device' ? undefined : kept.get(fn);
    if (old !== undefined && same(old.callees, callees)) {
      spendWork(old.work);
      module.funcs.set(fn.name, old.shaped);
      continue;
    }
    const before = workSoFar();
    const shaped = cloneFunc(fn);
    prepare(shaped, fn);
    if (fn.kind === 'device') shaped.inline = 'always';
    module.funcs.set(fn.name, shaped);
    for (const pass of EACH) runFuncPass(pass, shaped, ctx);
    // Functions behind pointers are known by now: they come in as well.
    for (let round = 0; round < ROUNDS; round++) {
      if (!runFuncPass(inline, shaped, ctx)) break;
      for (const pass of EACH) runFuncPass(pass, shaped, ctx);
    }
    if (!isRecursive && fn.kind === 'device') {
      kept.set(fn, { callees, shaped, work: workSoFar() - before });
    }
  }
  const fn = module.funcs.get(kernel);
  if (fn === undefined) return undefined;
  for (const pass of KERNEL) runFuncPass(pass, fn, ctx);
  removeUnreachableBlocks(fn);
  return fn;
}

/**
 * Functions whose bodies may come in: those that are called, and those whose address is at hand, in
 * tables too.
 */
function calleesOf(fn: Func, globals: Module['globals']): string[] {
  const out: string[] = [];
  const seen = new Set<string>();
  const addTable = (symbol: string): void => {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    for (const reloc of globals.get(symbol)?.relocs ?? []) {
      out.push(reloc.symbol);
      addTable(reloc.symbol);
    }
  };
  for (const block of fn.blocks) {
    for (const { op, attrs } of block.insts) {
      if (op === 'call' || op === 'func.addr') out.push(attrs.symbol!);
      else if (op === 'global.addr') addTable(attrs.symbol!);
    }
  }
  return out;
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((x, i) => x === b[i]);
}
