/**
 * From a call through which code was inlined back to the call that decides an argument: a helper
 * that only passes a parameter of its own on is right, whatever its callers give it.
 */
import type { Span } from '../base/index.ts';
import type { Body, FnDef, TExpr, TExprOf } from '../hir/index.ts';
import type { RuleContext } from './context.ts';
import { forEachTyped } from './typed-walk.ts';

/**
 * The place among `places` where the argument is decided.
 *
 * @param places calls as `ctx.ownPlaces` gives them, innermost first
 * @param pick of the innermost call, the argument that counts; undefined where it is not told
 */
export function decidedAt(
  ctx: RuleContext,
  places: readonly Span[],
  pick: (call: TExprOf<'call'>) => number | undefined,
): Span | undefined {
  let index: number | undefined;
  for (const [depth, place] of places.entries()) {
    const found = callAt(ctx, place);
    if (found === undefined) return place;
    if (depth === 0) index = pick(found.call);
    const arg = index === undefined ? undefined : found.call.args[index];
    const param = arg === undefined ? undefined : paramOf(found.body, arg);
    if (param === undefined || depth === places.length - 1) return place;
    index = param;
  }
  return undefined;
}

/** The call with exactly this place, and the body around it. */
function callAt(ctx: RuleContext, place: Span) {
  for (const def of ctx.fns) {
    if (!encloses(def, place)) continue;
    const body = ctx.body(def);
    if (body === undefined) continue;
    let found: TExprOf<'call'> | undefined;
    forEachTyped(body.value, (expr) => {
      const { start, end } = expr.node;
      if (expr.kind === 'call' && start === place.start && end === place.end) found ??= expr;
    });
    if (found !== undefined) return { call: found, body };
  }
  return undefined;
}

function encloses({ file, node }: FnDef, place: Span): boolean {
  return file === place.file && node.start <= place.start && place.end <= node.end;
}

/** The index of the parameter that an expression is, casts aside. */
function paramOf(body: Body, expr: TExpr): number | undefined {
  let inner = expr;
  while (inner.kind === 'cast') inner = inner.operand;
  if (inner.kind !== 'local') return undefined;
  const { local } = inner;
  const index = body.params.findIndex(({ pat }) => pat.kind === 'binding' && pat.local === local);
  // One that is assigned to may be something else by now.
  const isFixed = body.locals.some(({ id, mut }) => id === local && !mut);
  return index < 0 || !isFixed ? undefined : index;
}
