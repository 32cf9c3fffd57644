/** What the optimiser did of kernels, line by line: `--remarks` of the command. */
import type { FileId, Span } from '../base/index.ts';
import type { KernelRoot } from '../lower/index.ts';
import { cloneFunc, createModule, type Func, type Module, type SourceLoc } from '../mir/index.ts';
import { optimize, type Remark } from '../passes/index.ts';
import type { CodeRemark, EmitOptions } from './api.ts';
import type { CheckedCrate } from './front-end.ts';

export { OPTIONAL_PASSES } from '../passes/index.ts';

/** Passes that decide about the same thing: what one did tells more than why another did not. */
const ABOUT: Readonly<Record<string, string>> = { 'loop-unroll': 'loop', 'unroll-runtime': 'loop' };

/** A kernel as it was lowered, with all that it reaches. */
interface Lowered {
  readonly symbol: string;
  readonly module: Module;
}

/** What was lowered of kernels; those that do not compile are left out. */
export function loweredKernels(
  { codes }: CheckedCrate,
  roots: readonly KernelRoot[],
): readonly Lowered[] {
  return roots.flatMap((root) => {
    const { kernel } = codes.state(root);
    return kernel === undefined ? [] : [{ symbol: kernel.symbol, module: codes.lowered(root) }];
  });
}

/** Optimises copies of kernels, and tells what passes said of places in the user's code. */
export function codeRemarks(
  checked: CheckedCrate,
  roots: readonly KernelRoot[],
  options: EmitOptions,
  frontEnd: { isPrelude(file: FileId): boolean },
): readonly CodeRemark[] {
  const isOwn = (loc: SourceLoc): boolean => !frontEnd.isPrelude(loc.span.file);
  const user = (loc: SourceLoc | undefined): Span | undefined => {
    for (let at = loc; at; at = at.inlinedAt) if (isOwn(at)) return checked.current(at.span);
    return undefined;
  };
  const found = new Map<string, CodeRemark>();
  const note = ({ pass, loc, done, message }: Remark): void => {
    // The library's own calls say nothing to who cannot change them.
    if (pass === 'inline' && (loc === undefined || !isOwn(loc))) return;
    const span = user(loc);
    if (span === undefined) return;
    const about = ABOUT[pass] ?? `${pass} ${pass === 'inline' ? message : ''}`;
    const key = `${about} ${span.file} ${span.start}`;
    const old = found.get(key);
    if (old?.done !== true) found.set(key, { span, pass, done, message });
  };
  const form = checked.formOf(options);
  for (const { symbol, module } of loweredKernels(checked, roots)) {
    const copy = createModule(module.name);
    for (const func of module.funcs.values()) copy.funcs.set(func.name, cloneFunc(func));
    for (const global of module.globals.values()) copy.globals.set(global.name, global);
    const left = optimize(copy, { roots: [symbol], ...form, remark: note });
    for (const fn of left) for (const slot of slotsOf(fn)) note(slot);
  }
  return [...found.values()].sort(
    (a, b) => a.span.file - b.span.file || a.span.start - b.span.start,
  );
}

/** What stays in memory of the thread. */
function slotsOf(fn: Func): readonly Remark[] {
  return fn.blocks[0]!.insts.flatMap((inst): Remark[] => {
    if (inst.op !== 'alloca') return [];
    const { size } = inst.attrs;
    const message = `${size} bytes stay in local memory: an index that is not constant, or an address that leaves the function`;
    const use = fn.blocks
      .flatMap(({ insts }) => insts)
      .find(({ args, loc }) => loc !== undefined && args.includes(inst.results[0]));
    return [{ pass: 'sroa', loc: use?.loc ?? inst.loc, done: false, message }];
  });
}
