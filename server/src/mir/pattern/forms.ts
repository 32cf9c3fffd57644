/**
 * The forms of a rule: the commuted ones follow from the op table, and of two that match the same
 * code the one for less of it comes first.
 */
import type { IntPred } from '../attrs.ts';
import { OPS, type OpName } from '../ops.ts';
import { SWAPPED_PRED } from '../predicates.ts';
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

/** A text that forms which are the same rule have in common: conditions are in no order. */
function keyOf(rule: RewriteRule): string {
  const texts = new Texts(true);
  const pattern = texts.term(rule.pattern, false);
  const results = rule.results.map((term) => texts.term(term, true));
  return [pattern, ...results, ...rule.conditions.map((c) => texts.condition(c)).sort()].join(' ');
}

/**
 * Texts of terms that are compared. With `renames`, names count in the order in which they occur,
 * and a predicate that is first met as `[swap p]` is called by that.
 */
class Texts {
  private readonly renames: boolean;
  private readonly names = new Map<string, string>();
  private readonly swaps = new Set<string>();

  constructor(renames: boolean) {
    this.renames = renames;
  }

  /** `sorts`: the order of operands that commute does not matter. */
  term(term: Term, sorts: boolean): string {
    if (term.kind === 'none') return '_';
    if (term.kind === 'lit') return term.text;
    if (term.kind !== 'op') return this.name(term.name);
    const own = term.name === undefined ? '' : `${this.name(term.name)}@`;
    // The predicate comes first where it is bound.
    let pred = term.pred === undefined ? '' : this.pred(term.pred, false);
    const args = term.args.map((arg) => this.term(arg, sorts));
    if (sorts && commutes(term) && args[0]! > args[1]!) {
      args.reverse();
      if (term.pred !== undefined) pred = this.pred(term.pred, true);
    }
    return `${own}(${[term.op, pred, ...args, ...term.flags].join(' ')}):${term.type.id}`;
  }

  condition({ name, not, word, pred, args }: Condition): string {
    const texts = args.map((arg) =>
      arg.kind === 'type' ? `:${arg.type.id}` : this.term(arg, true),
    );
    const swaps = pred !== undefined && texts[0]! > texts[1]!;
    if (swaps) texts.reverse();
    const after = pred === undefined ? word : this.pred(pred, swaps);
    return `${not ? '!' : ''}${name}.${after}(${texts.join(' ')})`;
  }

  pred(pred: PredTerm, isSwapped: boolean): string {
    if (pred.fn === 'swap') return this.pred(pred.of, !isSwapped);
    if (pred.fn === 'is') return isSwapped ? SWAPPED_PRED[pred.pred as IntPred] : pred.pred;
    if (pred.fn === 'var') {
      if (this.renames && isSwapped && !this.names.has(pred.name)) this.swaps.add(pred.name);
      return `${isSwapped !== this.swaps.has(pred.name) ? '~' : ''}${this.name(pred.name)}`;
    }
    const parts = [pred.of, ...('and' in pred ? [pred.and] : [])];
    const texts = parts.map((part) => this.pred(part, isSwapped)).sort();
    return `[${pred.fn} ${texts.join(' ')}]`;
  }

  private name(name: string): string {
    if (!this.renames) return name;
    let other = this.names.get(name);
    if (other === undefined) this.names.set(name, (other = `${this.names.size}`));
    return other;
  }
}

const PLAIN = new Texts(false);
const termText = (term: Term): string => PLAIN.term(term, false);

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
    const name = PLAIN.pred(b, false);
    const text = PLAIN.pred(a, false);
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
