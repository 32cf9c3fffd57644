/**
 * `legible`: brings one kernel into the form that analyses for people read best. All callees are inlined, locals are values,
 * paths that fail are gone; nothing is moved, merged or unrolled, so every access still stands where the source has it.
 */
import { computeCallGraph } from '../analysis/index.ts';
import { type Func, type Module, removeUnreachableBlocks } from '../mir/index.ts';
import { addressSpace } from './address-space.ts';
import { fold } from './combine/fold.ts';
import { dce } from './dce.ts';
import type { FuncPass, PassContext } from './define-pass.ts';
import { forwardCopies } from './forward-copies.ts';
import { inline } from './inline.ts';
import { noFailing } from './no-failing.ts';
import { runFuncPass } from './run.ts';
import { simplifyCfg, tidyCfg } from './simplify-cfg/index.ts';
import { sroa } from './sroa/index.ts';

const EACH: readonly FuncPass[] = [inline, tidyCfg, forwardCopies, sroa, fold, simplifyCfg, dce];
const KERNEL: readonly FuncPass[] = [noFailing, tidyCfg, forwardCopies, sroa, fold, simplifyCfg, addressSpace, dce];

/** Changes the module's functions in place and returns the kernel. Calls stay only where functions are recursive. */
export function legible(module: Module, kernel: string): Func | undefined {
  const calls = computeCallGraph(module, [kernel]);
  const ctx: PassContext = { module, calls };
  for (const fn of calls.bottomUp) {
    if (fn.kind === 'device') fn.inline = 'always';
    for (const pass of EACH) runFuncPass(pass, fn, ctx);
  }
  const fn = module.funcs.get(kernel);
  if (fn === undefined) return undefined;
  for (const pass of KERNEL) runFuncPass(pass, fn, ctx);
  removeUnreachableBlocks(fn);
  return fn;
}
