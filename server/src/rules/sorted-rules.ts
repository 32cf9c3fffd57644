/** Rules by what they look at: one subject at a time, or the crate as a whole. */
import type { AnyNode } from '../syntax/index.ts';
import type { CodeFact, RuleContext, SyntaxEar } from './context.ts';
import type { Rule } from './define-rule.ts';
import { type Ears, earsOf, isFor, keysOf } from './listeners.ts';

/** A rule that looks at subjects alone, and what it listens to. */
export interface Alone {
  readonly rule: Rule;
  readonly keys: ReadonlySet<string>;
  readonly ears: Ears;
}

/** Who listens to nodes of a kind. */
export type Wanted = ReadonlyMap<
  string,
  readonly { readonly rule: Rule; readonly ear: SyntaxEar<AnyNode> }[]
>;

export interface SortedRules {
  readonly alone: readonly Alone[];
  readonly whole: readonly Rule[];
  /** What rules over the whole crate gather of code. */
  readonly factOf: ReadonlyMap<Rule, CodeFact<unknown>>;
  readonly codeFacts: ReadonlySet<CodeFact<unknown>>;
  /** Which nodes somebody wants: of the rules over the whole crate, and of all. */
  readonly wantedByWhole: Wanted;
  readonly wanted: Wanted;
}

/** Rules may ask about the crate when they start. */
export function sortRules(rules: readonly Rule[], ctx: RuleContext): SortedRules {
  const alone: Alone[] = [];
  const whole: Rule[] = [];
  const factOf = new Map<Rule, CodeFact<unknown>>();
  const wanted = new Map<string, { rule: Rule; ear: SyntaxEar<AnyNode> }[]>();
  const wantedByWhole = new Map<string, { rule: Rule; ear: SyntaxEar<AnyNode> }[]>();
  for (const rule of rules) {
    const listeners = rule.start(ctx, () => undefined);
    const keys = keysOf(listeners);
    const ears = earsOf(listeners);
    if (listeners.code !== undefined) factOf.set(rule, listeners.code);
    if (keys === undefined) whole.push(rule);
    else alone.push({ rule, keys, ears });
    for (const [kind, ear] of ears) {
      add(wanted, kind, { rule, ear });
      if (keys === undefined) add(wantedByWhole, kind, { rule, ear });
    }
  }
  return { alone, whole, factOf, codeFacts: new Set(factOf.values()), wanted, wantedByWhole };
}

/** Does anybody want a node, as far as the node alone tells? */
export function isWanted(wanted: Wanted, node: AnyNode): boolean {
  return wanted.get(node.kind)?.some(({ ear }) => isFor(ear, node)) === true;
}

function add<T>(lists: Map<string, T[]>, kind: string, one: T): void {
  const list = lists.get(kind);
  if (list === undefined) lists.set(kind, [one]);
  else list.push(one);
}
