/**
 * The forms of a rule: the commuted ones follow from the op table, and of two that match the same
 * code the one for less of it comes first.
 */
import { OPS, type OpName } from '../ops.ts';
import { swapped } from './pred.ts';
import type { Condition, OpTerm, PredTerm, RewriteRule, Term, TypeClass } from './rule.ts';

/**
 * The rule with the operands of operations that commute in every order that may occur: constants
 * stand second, as `combine` puts them.
 */
export function formsOf(rule: RewriteRule): RewriteRule[] {
  const patterns = ordersOf(rule.pattern);
  if (patterns.length === 1) return [rule];
  const seen = new Set<string>();
  const out: RewriteRule[] = [];
  for (const pattern of patterns) {
    const form = { ...rule, pattern };
    const key = keyOf(form);
    if (seen.has(key)) continue;
    seen.add(key);
    out.push(form);
  }
  return out;
}

function ordersOf(term: OpTerm): OpTerm[] {
  let lists: Term[][] = [[]];
  for (const arg of term.args) {
    const forms = arg.kind === 'op' ? ordersOf(arg) : [arg];
    lists = lists.flatMap((list) => forms.map((form) => [...list, form]));
  }
  const plain = lists.map((args): OpTerm => ({ ...term, args }));
  if (!commutes(term)) return plain;
  if (isConstant(term.args[0]!) && !isConstant(term.args[1]!))
    throw new Error(`a constant operand of ${term.op} comes second`);
  if (isConstant(term.args[1]!)) return plain;
  const pred = term.pred === undefined ? undefined : swapped(term.pred);
  return plain.flatMap((form) => [form, { ...form, pred, args: [form.args[1]!, form.args[0]!] }]);
}

/** Comparisons of integers commute too, with another predicate. */
function commutes(term: OpTerm): boolean {
  return term.op === 'int.cmp' || 'commutes' in OPS[term.op];
}

function isConstant(term: Term): boolean {
  return term.kind === 'const' || term.kind === 'lit';
}

/** Text with names in the order in which they occur, so that equal forms have equal texts. */
function keyOf(rule: RewriteRule): string {
  const names = new Map<string, string>();
  const rename = (name: string): string => {
    let other = names.get(name);
    if (other === undefined) names.set(name, (other = `${names.size}`));
    return other;
  };
  const terms = [rule.pattern, ...rule.results].map((term) => termText(term, rename));
  return [...terms, ...rule.conditions.map((c) => conditionText(c, rename))].join(' ');
}

type Rename = (name: string) => string;

export function termText(term: Term, rename: Rename = (name) => name): string {
  switch (term.kind) {
    case 'none':
      return '_';
    case 'lit':
      return term.text;
    case 'op': {
      const pred = term.pred === undefined ? '' : `.${predText(term.pred, rename)}`;
      const args = [...term.args.map((arg) => termText(arg, rename)), ...term.flags];
      const name = term.name === undefined ? '' : `${rename(term.name)}@`;
      return `${name}(${[`${term.op}${pred}`, ...args].join(' ')}):${term.type.id}`;
    }
    default:
      return rename(term.name);
  }
}

function conditionText(condition: Condition, rename: Rename): string {
  const args = condition.args.map((arg) =>
    arg.kind === 'type' ? `:${arg.type.id}` : termText(arg, rename),
  );
  const pred = condition.pred === undefined ? '' : predText(condition.pred, rename);
  return `${condition.not ? '!' : ''}${condition.name}.${condition.word ?? pred}(${args.join(' ')})`;
}

function predText(pred: PredTerm, rename: Rename): string {
  if (pred.fn === 'is') return pred.pred;
  if (pred.fn === 'var') return rename(pred.name);
  const rest = 'and' in pred ? ` ${predText(pred.and, rename)}` : '';
  return `[${pred.fn} ${predText(pred.of, rename)}${rest}]`;
}

/** Says of two forms whether the first matches only what the second matches too. */
export function isInstance(special: RewriteRule, general: RewriteRule): boolean {
  const bound = new Map<string, Term>();
  const types = new Map<number, number>();
  const preds = new Map<string, string>();
  const match = (a: Term, b: Term): boolean => {
    if (a.kind === 'none' || b.kind === 'none') return false;
    if (!matchType(a.type, b.type)) return false;
    if (b.kind === 'op') return a.kind === 'op' && matchOp(a, b);
    if (b.kind === 'lit') return a.kind === 'lit' && a.text === b.text;
    if (b.kind === 'const' && !isConstant(a)) return false;
    if (b.kind === 'const' && a.kind === 'lit' && a.text === 'undef') return false;
    const known = bound.get(b.name);
    if (known === undefined) bound.set(b.name, a);
    return known === undefined || termText(known) === termText(a);
  };
  const matchType = (a: TypeClass, b: TypeClass): boolean => {
    if (b.fixed !== undefined && a.fixed !== b.fixed) return false;
    if (b.kind !== 'scalar' && a.kind !== b.kind) return false;
    const known = types.get(b.id) ?? a.id;
    types.set(b.id, known);
    return known === a.id || a.fixed !== undefined;
  };
  const matchOp = (a: OpTerm, b: OpTerm): boolean =>
    a.op === b.op &&
    b.flags.every((flag) => a.flags.includes(flag)) &&
    (b.pred === undefined || matchPred(a.pred!, b.pred)) &&
    a.args.every((arg, i) => match(arg, b.args[i]!));
  const matchPred = (a: PredTerm, b: PredTerm): boolean => {
    if (b.fn === 'is') return a.fn === 'is' && a.pred === b.pred;
    const name = b.fn === 'var' ? b.name : predText(b, (n) => n);
    const text = predText(a, (n) => n);
    const known = preds.get(name);
    if (known === undefined) preds.set(name, text);
    return known === undefined || known === text;
  };
  return match(special.pattern, general.pattern);
}

/** Says whether some code matches both patterns, apart from what conditions and types say. */
export function overlaps(one: RewriteRule, two: RewriteRule): boolean {
  const meet = (a: Term, b: Term): boolean => {
    if (a.kind === 'none' || b.kind === 'none') return false;
    const [x, y] = [a.type, b.type];
    if (x.fixed !== undefined && y.fixed !== undefined && x.fixed !== y.fixed) return false;
    if (x.kind !== y.kind && x.kind !== 'scalar' && y.kind !== 'scalar') return false;
    if (a.kind === 'var' || b.kind === 'var') return true;
    if (a.kind === 'op' && b.kind === 'op') {
      const same = a.pred?.fn !== 'is' || b.pred?.fn !== 'is' || a.pred.pred === b.pred.pred;
      return a.op === b.op && same && a.args.every((arg, i) => meet(arg, b.args[i]!));
    }
    if (a.kind === 'op' || b.kind === 'op') return false;
    return a.kind === 'const' || b.kind === 'const' || a.text === b.text;
  };
  return meet(one.pattern, two.pattern);
}

/** In the order of the text, but special forms before general ones and more conditions first. */
export function inOrder(forms: readonly RewriteRule[]): RewriteRule[] {
  const byOp = new Map<OpName, RewriteRule[]>();
  for (const form of forms) {
    const list = byOp.get(form.pattern.op);
    if (list === undefined) byOp.set(form.pattern.op, [form]);
    else {
      const at = list.findIndex((other) => precedes(form, other));
      list.splice(at < 0 ? list.length : at, 0, form);
    }
  }
  return [...byOp.values()].flat();
}

function precedes(form: RewriteRule, other: RewriteRule): boolean {
  if (!form.pattern.args.every((arg, i) => mayBe(arg, other.pattern.args[i]!))) return false;
  if (!isInstance(form, other)) return false;
  return !isInstance(other, form) || form.conditions.length > other.conditions.length;
}

/** A quick look before `isInstance`. */
function mayBe(special: Term, general: Term): boolean {
  if (general.kind === 'op') return special.kind === 'op' && special.op === general.op;
  return general.kind === 'var' || isConstant(special);
}
