/**
 * `cfg` predicates as data: what leaves an item out of a build, and which features bring it in.
 * Read from tokens, as `evalCfg` reads them; one that cannot be read never holds.
 */
import { type CfgOptions, splitCommas } from '../../hir/index.ts';
import type { Attr, TokenTree } from '../../syntax/index.ts';

export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** `name`, or `name = "value"`. */
  | { readonly kind: 'option'; readonly name: string; readonly value?: string }
  | { readonly kind: 'fixed'; readonly holds: boolean };

/** The condition of `#[cfg(..)]`; undefined for other attributes. */
export function conditionOf(attr: Attr): Condition | undefined {
  if (attr.isDoc || attr.path.length !== 1 || attr.path[0] !== 'cfg') return undefined;
  return readCondition(attr.args?.trees ?? []);
}

/** The predicate in the parentheses of `cfg(..)`. */
export function readCondition(trees: readonly TokenTree[]): Condition {
  const parts = splitCommas(trees);
  return parts.length === 1 ? predicate(parts[0]!) : { kind: 'fixed', holds: false };
}

function predicate(part: readonly TokenTree[]): Condition {
  const [head, second, third] = part;
  if (head?.kind === 'Group' && head.delim === '') return predicate(head.trees);
  if (head?.kind !== 'Token') return { kind: 'fixed', holds: false };
  const name = head.text;
  if (second === undefined) {
    if (name === 'true' || name === 'false') return { kind: 'fixed', holds: name === 'true' };
    return { kind: 'option', name };
  }
  if (second.kind === 'Group') {
    const of = splitCommas(second.trees).map(predicate);
    if (name === 'all' || name === 'any') return { kind: name, of };
    if (name === 'not' && of.length === 1) return { kind: 'not', of: of[0]! };
    return { kind: 'fixed', holds: false };
  }
  if (second.kind === 'Token' && second.text === '=' && third?.kind === 'Token')
    return { kind: 'option', name, value: third.text.replace(/^[bcr#]*"|"#*$/g, '') };
  return { kind: 'fixed', holds: false };
}

/** Does a condition hold where these options are set? */
export function holds(condition: Condition, options: CfgOptions): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((one) => holds(one, options));
    case 'any':
      return condition.of.some((one) => holds(one, options));
    case 'not':
      return !holds(condition.of, options);
    case 'option':
      return options.has(keyOf(condition));
    default:
      return condition.holds;
  }
}

function keyOf({ name, value }: { readonly name: string; readonly value?: string }): string {
  return value === undefined ? name : `${name}="${value}"`;
}

/** As the source writes it. */
export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return `${condition.kind}(${condition.of.map(conditionText).join(', ')})`;
    case 'not':
      return `not(${conditionText(condition.of)})`;
    case 'option':
      return condition.value === undefined
        ? condition.name
        : `${condition.name} = "${condition.value}"`;
    default:
      return `${condition.holds}`;
  }
}

/** What must change for conditions to hold. */
export interface Remedy {
  /** Features to turn on. */
  readonly on: readonly string[];
  /** Features to leave out. */
  readonly off: readonly string[];
  /** What features alone cannot change: predicates as the source writes them. */
  readonly others: readonly string[];
}

const NOTHING: Remedy = { on: [], off: [], others: [] };

/** The least change of features by which all conditions hold. */
export function remedyFor(conditions: readonly Condition[], options: CfgOptions): Remedy {
  return conditions.map((one) => change(one, true, options)).reduce(joined, NOTHING);
}

/** What must change for a condition to hold, or not to hold. */
function change(condition: Condition, wanted: boolean, options: CfgOptions): Remedy {
  if (holds(condition, options) === wanted) return NOTHING;
  switch (condition.kind) {
    case 'not':
      return change(condition.of, !wanted, options);
    case 'all':
    case 'any': {
      const parts = condition.of.map((one) => change(one, wanted, options));
      if ((condition.kind === 'all') === wanted) return parts.reduce(joined, NOTHING);
      return parts.reduce((a, b) => (cost(b) < cost(a) ? b : a), parts[0] ?? impossible(condition));
    }
    case 'option':
      if (condition.name !== 'feature' || condition.value === undefined)
        return impossible(condition, wanted);
      return wanted
        ? { ...NOTHING, on: [condition.value] }
        : { ...NOTHING, off: [condition.value] };
    default:
      return impossible(condition, wanted);
  }
}

function impossible(condition: Condition, wanted = true): Remedy {
  const text = conditionText(condition);
  return { ...NOTHING, others: [wanted ? text : `not(${text})`] };
}

function joined(a: Remedy, b: Remedy): Remedy {
  const union = (one: readonly string[], two: readonly string[]): readonly string[] => [
    ...new Set([...one, ...two]),
  ];
  return { on: union(a.on, b.on), off: union(a.off, b.off), others: union(a.others, b.others) };
}

/** Features to turn on are cheaper than to leave out, and that is cheaper than another build. */
function cost({ on, off, others }: Remedy): number {
  return on.length + 10 * off.length + 1000 * others.length;
}
