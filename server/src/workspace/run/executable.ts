/** A crate's kernels as MIR that has not been optimised, for the engine that executes it. */
import type { Span } from '../../base/index.ts';
import type { Diagnostic } from '../../diag/index.ts';
import { callerSpan } from '../../hir/index.ts';
import { type KernelRoot, type LowerProblem, NodeSpan } from '../../lower/index.ts';
import { createModule, type Module, type SourceLoc } from '../../mir/index.ts';
import { TARGETS } from '../../targets/index.ts';
import type { Executable, TargetName } from '../api.ts';
import type { CheckedCrate } from '../front-end.ts';

/** Modules of several kernels as one. What two of them have is the same in both. */
export function mergedModule(modules: readonly Module[]): Module {
  const out = createModule('kernels');
  for (const { funcs, globals, asm, types } of modules) {
    if (types !== undefined) out.types = { ...out.types, ...types };
    for (const [name, func] of funcs) {
      const there = out.funcs.get(name);
      // A declaration gives way to the body.
      if (there === undefined || (there.blocks.length === 0 && func.blocks.length > 0))
        out.funcs.set(name, func);
    }
    for (const [name, global] of globals) {
      const there = out.globals.get(name);
      if (there === undefined || there.align < global.align) out.globals.set(name, global);
    }
    const known = new Set(out.asm.map(({ text }) => text));
    out.asm = [...out.asm, ...asm.filter(({ text }) => !known.has(text))];
  }
  return out;
}

/** The places of a location and of the calls around it, also of those of macros. */
export function placesOf(
  loc: SourceLoc,
  current: (span: Span) => Span,
): readonly { readonly fn: string; readonly span: Span }[] {
  const out: { fn: string; span: Span }[] = [];
  for (let at: SourceLoc | undefined = loc; at !== undefined; at = at.inlinedAt) {
    const { fn, span } = at;
    out.push({ fn, span: current(span) });
    const use = span instanceof NodeSpan ? callerSpan(span.file, span.node) : span;
    if (use.file !== span.file || use.start !== span.start) out.push({ fn, span: current(use) });
  }
  return out;
}

/** The GPU whose rules hold. */
export function gpuOf(target: TargetName, cpu: string | undefined): Executable['target'] {
  const { defaultCpu, limits, cpus } = TARGETS[target]!;
  const known = cpus.some(({ name }) => name === cpu) ? cpu! : defaultCpu;
  return { name: target, cpu: known, waveSize: limits(known).waveSize };
}

/**
 * Do all kernels that are wanted compile? Where they do not, it is tried without what only the
 * messages of panics need, which must not keep a kernel from running.
 */
export function allCompiled(
  { codes }: CheckedCrate,
  wanted: readonly KernelRoot[],
  roots: readonly KernelRoot[],
): boolean {
  return wanted.every((root) => roots.includes(root) && codes.state(root).kernel !== undefined);
}

interface OwnCode {
  readonly checked: CheckedCrate;
  readonly roots: readonly KernelRoot[];
  diagnostics(problems: readonly LowerProblem[]): readonly Diagnostic[];
}

/** @param broken why the crate cannot be read at all */
export function executableOf(
  target: TargetName,
  cpu: string | undefined,
  broken: readonly Diagnostic[],
  own: OwnCode | undefined,
): Executable {
  const gpu = gpuOf(target, cpu);
  if (own === undefined)
    return {
      module: mergedModule([]),
      target: gpu,
      kernels: [],
      problems: broken,
      places: () => [],
    };
  const { codes } = own.checked;
  const states = own.roots.map((root) => ({ root, ...codes.state(root) }));
  const whole = states.filter(({ kernel }) => kernel !== undefined);
  return {
    module: mergedModule(whole.map(({ root }) => codes.lowered(root))),
    target: gpu,
    kernels: whole.map(({ kernel }) => kernel!.symbol),
    problems: own.diagnostics(states.flatMap(({ problems }) => problems)),
    places: (loc) => placesOf(loc, (span) => own.checked.current(span)),
  };
}
