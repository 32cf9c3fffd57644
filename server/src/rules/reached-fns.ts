/**
 * Functions that kernels reach, read from typed bodies alone: this works where code cannot be compiled, and is about just
 * that. Calls of a trait's method count where the implementation is known.
 */
import type { Span } from '../base/index.ts';
import type { Related } from '../diag/index.ts';
import type { FnDef, GenericArg, StructDef, VariantDef } from '../hir/index.ts';
import type { RuleContext } from './context.ts';
import { forEachTyped } from './typed-walk.ts';

/** A function, and how a kernel comes there. */
export interface ReachedFn {
  readonly def: FnDef;
  /** The function that names it, with the place; undefined for kernels. */
  readonly from: ReachedFn | undefined;
  readonly at: Span | undefined;
}

/** All functions with a body that these kernels reach, nearest first, each once. */
export function reachedFns(ctx: RuleContext, kernels: readonly FnDef[]): readonly ReachedFn[] {
  const out: ReachedFn[] = [];
  const seen = new Set<FnDef>();
  const visit = (def: FnDef, from: ReachedFn | undefined, at: Span | undefined): void => {
    if (seen.has(def) || def.crate.isPrelude || def.node.body === undefined) return;
    seen.add(def);
    out.push({ def, from, at });
  };
  for (const def of kernels) visit(def, undefined, undefined);
  for (let i = 0; i < out.length; i++) {
    const here = out[i]!;
    const body = ctx.body(here.def);
    if (body === undefined) continue;
    forEachTyped(body.value, (expr) => {
      if (expr.kind !== 'fn-ref') return;
      const def = calledFn(ctx, expr.def, expr.args);
      if (def !== undefined) visit(def, here, ctx.span(expr.node, here.def.file));
    });
  }
  return out;
}

/** What a reference to a function stands for: of a trait's method, that of the type when it is known. */
function calledFn(
  ctx: RuleContext,
  def: FnDef | StructDef | VariantDef,
  args: readonly GenericArg[],
): FnDef | undefined {
  if (def.kind !== 'fn') return undefined;
  if (def.container?.kind !== 'trait') return def;
  try {
    const found = ctx.program.resolveInstance(def, args);
    return found?.kind === 'fn' ? found.def : undefined;
  } catch {
    // Types of a generic function: which implementation it is, its callers know.
    return undefined;
  }
}

/** The way from the kernel to a function, outermost first, for related places. */
export function chainTo(ctx: RuleContext, reached: ReachedFn): Related[] {
  const chain: Related[] = [];
  let at = reached;
  for (; at.from !== undefined; at = at.from) {
    if (at.at !== undefined) chain.unshift({ span: at.at, message: `calls '${at.def.name}'` });
  }
  const kernel = ctx.span(at.def.node.name, at.def.file);
  return [{ span: kernel, message: `kernel '${at.def.name}'` }, ...chain];
}

/** The innermost place of a way that lies in the crate itself: of what stands in `reached`, or of the call that leads out. */
export function ownPlace(ctx: RuleContext, reached: ReachedFn, place: Span): Span | undefined {
  let span: Span | undefined = place;
  for (let at: ReachedFn | undefined = reached; at !== undefined; at = at.from) {
    if (at.def.crate === ctx.crate) return span;
    span = at.at;
  }
  return undefined;
}
