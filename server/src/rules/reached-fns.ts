/**
 * Functions that kernels reach, read from typed bodies alone: this works where code cannot be
 * compiled, and is about just that. Calls of a trait's method count where the implementation is
 * known.
 */
import type { Span } from '../base/index.ts';
import { memo } from '../db/index.ts';
import type { Related } from '../diag/index.ts';
import type { Body, FnDef, GenericArg, StructDef, TExprOf, VariantDef } from '../hir/index.ts';
import type { RuleContext } from './context.ts';
import { forEachTyped } from './typed-walk.ts';

/** A function, and how a kernel comes there. */
export interface ReachedFn {
  readonly def: FnDef;
  /** The function that names it, with the place; undefined for kernels. */
  readonly from: ReachedFn | undefined;
  readonly at: Span | undefined;
}

/** Generic functions are looked at for so many lists of arguments in all. */
const MOST_INSTANCES = 2000;

/** A reached function with what its generics stand for, which is not known of generic kernels. */
interface Visit {
  readonly reached: ReachedFn;
  readonly args: readonly GenericArg[] | undefined;
}

/** All functions with a body that these kernels reach, nearest first, each once. */
export function reachedFns(ctx: RuleContext, kernels: readonly FnDef[]): readonly ReachedFn[] {
  const out: ReachedFn[] = [];
  const queue: Visit[] = [];
  const seen = new Map<FnDef, Set<string>>();
  const visit = (def: FnDef, args: Visit['args'], from?: ReachedFn, at?: Span): void => {
    if (def.crate.isPrelude || def.node.body === undefined) return;
    const known = seen.get(def);
    const key = args?.map(({ id }) => id).join() ?? '';
    if (known?.has(key) || (known !== undefined && queue.length >= MOST_INSTANCES)) return;
    const reached: ReachedFn = { def, from, at };
    if (known === undefined) out.push(reached);
    seen.set(def, (known ?? new Set()).add(key));
    queue.push({ reached, args });
  };
  for (const def of kernels) {
    visit(def, ctx.program.generics(def).params.length === 0 ? [] : undefined);
  }
  for (let i = 0; i < queue.length; i++) {
    const { reached: here, args } = queue[i]!;
    const body = ctx.body(here.def);
    if (body === undefined) continue;
    for (const expr of referencesIn(body)) {
      const called = calledFn(ctx, expr.def, expr.args, args);
      if (called === undefined) continue;
      visit(called.def, called.args, here, ctx.span(expr.node, here.def.file));
    }
  }
  return out;
}

type FnRef = TExprOf<'fn-ref'>;

const references = memo<Body, readonly FnRef[]>('rules.reached-fns.references');

/** The functions that a body names, in order. */
function referencesIn(body: Body): readonly FnRef[] {
  let known = references.get(body);
  if (known === undefined) {
    const found: FnRef[] = [];
    forEachTyped(body.value, (expr) => {
      if (expr.kind === 'fn-ref') found.push(expr);
    });
    references.set(body, (known = found));
  }
  return known;
}

/**
 * What a reference to a function stands for: of a trait's method, that of the type when it is
 * known.
 */
function calledFn(
  ctx: RuleContext,
  def: FnDef | StructDef | VariantDef,
  given: readonly GenericArg[],
  outer: readonly GenericArg[] | undefined,
): { readonly def: FnDef; readonly args: Visit['args'] } | undefined {
  if (def.kind !== 'fn') return undefined;
  const args = outer && instantiated(ctx, given, outer);
  if (def.container?.kind !== 'trait') return { def, args };
  try {
    const found = ctx.program.resolveInstance(def, args ?? given);
    return found?.kind === 'fn' ? { def: found.def, args: args && found.args } : undefined;
  } catch {
    // Types of a generic kernel: which implementation it is, its launches know.
    return undefined;
  }
}

function instantiated(
  ctx: RuleContext,
  given: readonly GenericArg[],
  outer: readonly GenericArg[],
): readonly GenericArg[] | undefined {
  try {
    return ctx.program.instantiateArgs(given, outer);
  } catch {
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

/**
 * The innermost place of a way that lies in the crate itself: of what stands in `reached`, or of
 * the call that leads out.
 */
export function ownPlace(ctx: RuleContext, reached: ReachedFn, place: Span): Span | undefined {
  let span: Span | undefined = place;
  for (let at: ReachedFn | undefined = reached; at !== undefined; at = at.from) {
    if (at.def.crate === ctx.crate) return span;
    span = at.at;
  }
  return undefined;
}
