/**
 * From a rewrite rule to code: steps that match, closures that build. Nothing is looked up by name
 * when they run; what a match binds lies in numbered places.
 */
import type { Attrs, RewriteRule, Term, Value } from '../../mir/index.ts';
import { conditionOf } from './conditions.ts';
import { bitsOf, typeOf } from './expressions.ts';
import { type Match, matches, Names, originOf, stepsOf } from './matcher.ts';
import type { Rewriter, Rule } from './rule.ts';

export type Build = (m: Match, cx: Rewriter) => Value | undefined;

export function compileRule(rule: RewriteRule): Rule {
  const names = new Names();
  const steps = stepsOf(rule.pattern, names);
  const conditions = rule.conditions.map((condition) => conditionOf(condition, names));
  const [first, second] = rule.results.map((term) => buildOf(term, names));
  return {
    op: rule.pattern.op,
    name: rule.text,
    pred: rule.pattern.pred?.fn === 'is' ? rule.pattern.pred.pred : undefined,
    operands: rule.pattern.args.map(originOf),
    apply(inst, cx) {
      const m = cx.match();
      if (!matches(steps, inst, m)) return undefined;
      for (const holds of conditions) if (!holds(m, cx, inst)) return undefined;
      if (second === undefined) return first!(m, cx);
      const flag = second(m, cx);
      if (flag === undefined) return undefined;
      cx.replace(inst.results[1], flag);
      return first!(m, cx);
    },
  };
}

function buildOf(term: Term, names: Names): Build {
  if (term.kind === 'none') return (_m, cx) => cx.constants.undef('i1');
  if (term.kind === 'var' || term.kind === 'const') {
    const at = names.valueOf(term.name);
    return (m) => m.values[at];
  }
  const type = typeOf(term.type);
  const bits = bitsOf(term, names);
  if (bits !== undefined) {
    return (m, cx) => {
      const x = bits(m);
      return x === undefined ? undefined : cx.constant(type(m), x);
    };
  }
  if (term.kind !== 'op') throw new Error('undef is no result');
  const { op, flags } = term;
  const args = term.args.map((arg) => buildOf(arg, names));
  const pred = term.pred === undefined ? undefined : names.pred(term.pred);
  return (m, cx) => {
    const attrs: Attrs = {};
    for (const flag of flags) attrs[flag] = true;
    if (pred !== undefined) {
      const found = pred(m);
      if (found === undefined) return undefined;
      if (found === 'always' || found === 'never') return cx.constants.bool(found === 'always');
      attrs.pred = found;
    }
    const values: Value[] = [];
    for (const arg of args) {
      const value = arg(m, cx);
      if (value === undefined) return undefined;
      values.push(value);
    }
    return cx.emit(op, values, type(m), attrs);
  };
}
