/**
 * Runs passes: times them, checks the function behind each when asked to, and names the pass that
 * broke it.
 */
import { spendWork } from '../base/index.ts';
import { type Func, keepRecords, type Module, printFunc, verifyFunc } from '../mir/index.ts';
import type { FuncPass, PassContext } from './define-pass.ts';

/** What one run of a pipeline may be asked to do besides optimising. */
export interface RunOptions {
  /** Verify each function behind each pass that says it changed it, and all at the end. */
  readonly verify?: boolean;
  /** Called behind each pass that changed something. */
  readonly after?: (pass: string, fn: Func) => void;
  /** Passes that do nothing, by name. */
  readonly disabled?: readonly string[];
  /** Collects what each pass did. */
  readonly stats?: PassStats;
  /** Runs of passes that are left; those behind the last one do nothing. For bisecting. */
  readonly limit?: { left: number };
}

/** Totals per pass name. */
export class PassStats {
  readonly byName = new Map<string, { runs: number; changed: number; ms: number }>();

  add(name: string, changed: boolean, ms: number): void {
    const row = this.byName.get(name) ?? { runs: 0, changed: 0, ms: 0 };
    this.byName.set(name, row);
    row.runs++;
    if (changed) row.changed++;
    row.ms += ms;
  }
}

/** A pass left a function that is not MIR any more. Carries what it left. */
class PassError extends Error {
  override name = 'PassError';
  readonly pass: string;
  readonly text: string;

  constructor(pass: string, fn: string, faults: readonly string[], text: string) {
    super(`pass ${pass} broke ${fn}: ${faults.join('; ')}`);
    this.pass = pass;
    this.text = text;
  }
}

/** Runs one pass over one function. */
export function runFuncPass(
  pass: FuncPass,
  fn: Func,
  ctx: PassContext,
  options: RunOptions = {},
): boolean {
  if (options.disabled?.includes(pass.name)) return false;
  if (options.limit !== undefined && options.limit.left-- <= 0) return false;
  for (const { insts, params } of fn.blocks) spendWork(insts.length + params.length);
  const start = options.stats === undefined ? 0 : performance.now();
  const changed = keepRecords(fn, () => pass.run(fn, ctx));
  options.stats?.add(pass.name, changed, performance.now() - start);
  if (options.verify === true && changed) check(pass.name, fn, ctx.module);
  if (changed) options.after?.(pass.name, fn);
  return changed;
}

/** Fails when a function is not MIR; `pass` is what may have broken it. */
export function check(pass: string, fn: Func, module: Module): void {
  const faults = verifyFunc(fn, module);
  if (faults.length === 0) return;
  throw new PassError(
    pass,
    fn.name,
    faults.map((f) => f.message),
    printFunc(fn),
  );
}
