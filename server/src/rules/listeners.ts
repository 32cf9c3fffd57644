/** What rules listen to, and who hears of what. */
import type { AnyNode } from '../syntax/index.ts';
import type { CodeOwner, Listeners, RuleContext, SyntaxEar } from './context.ts';
import { forEachTyped } from './typed-walk.ts';

export type Ears = readonly (readonly [kind: string, ear: SyntaxEar<AnyNode>])[];

/** What a rule listens to when it looks at one subject at a time. */
export function keysOf({ end, mlir: _, ...rest }: Listeners): ReadonlySet<string> | undefined {
  const keys = Object.entries(rest).flatMap(([key, ear]) => (ear === undefined ? [] : [key]));
  return end === undefined && keys.length > 0 ? new Set(keys) : undefined;
}

/** What a listener for nodes is, written short or not. */
export function earOf(
  listener: SyntaxEar<AnyNode> | SyntaxEar<AnyNode>['hear'],
): SyntaxEar<AnyNode> {
  return typeof listener === 'function' ? { hear: listener } : listener;
}

export function earsOf({ syntax }: Listeners): Ears {
  return Object.entries(syntax ?? {}).map(([kind, listener]) => [kind, earOf(listener as never)]);
}

/** Does a listener want a node? Without `ctx` as far as the node alone tells. */
export function isFor(ear: SyntaxEar<AnyNode>, node: AnyNode, ctx?: RuleContext): boolean {
  if (ear.picks?.(node) === false) return false;
  return ctx === undefined || ear.keeps?.(node, ctx) !== false;
}

/** Tells a rule over the whole crate of its items, its host code and its typed bodies. */
export function hearItems(
  l: Listeners,
  ctx: RuleContext,
  ownersOf: () => readonly CodeOwner[],
): void {
  if (l.fn) for (const def of ctx.fns) l.fn(def);
  if (l.kernel) for (const kernel of ctx.kernels) l.kernel(kernel);
  if (l.owner) for (const owner of ownersOf()) l.owner(owner);
  if (l.launch) for (const launch of ctx.host.launches) l.launch(launch);
  if (l.hostName) for (const name of ctx.host.names) l.hostName(name);
  if (l.hostFn) for (const fn of ctx.host.fns) l.hostFn(fn);
  if (l.typed) for (const owner of ownersOf()) hearTyped(l, owner, ctx);
}

/** Tells a rule the expressions of a body that it wants to read. */
export function hearTyped(
  { typed }: Listeners,
  owner: Parameters<RuleContext['body']>[0],
  ctx: RuleContext,
): void {
  if (typed?.reads(owner) !== true) return;
  const body = ctx.body(owner);
  if (body === undefined) return;
  forEachTyped(
    body.value,
    (expr) =>
      (typed.on[expr.kind] as ((e: typeof expr, b: typeof body) => void) | undefined)?.(expr, body),
    'all',
  );
}
