/**
 * From a rewrite rule to code: a closure that matches, one that builds. Nothing is looked up by
 * name when they run; what a match binds lies in numbered places.
 */
import {
  type Attrs,
  foldOp,
  type MirType,
  type Predicate,
  type RewriteRule,
  type Term,
  type TypeClass,
  type Value,
} from '../../mir/index.ts';
import { conditionOf } from './conditions.ts';
import type { Combiner, Rule } from './engine.ts';
import { constantBits } from './match.ts';
import { literalBits, type Match, matches, Names, originOf, stepsOf, termType } from './matcher.ts';

/** Undefined where there is no such value: a quotient by zero. */
type BitsOf = (m: Match) => bigint | undefined;
export type Build = (m: Match, cx: Combiner) => Value | undefined;

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

export function typeOf(type: TypeClass): (m: Match) => MirType {
  const { fixed, id } = type;
  return fixed !== undefined ? () => fixed : (m) => m.types[id]!;
}

/** The bits of an expression of constants; undefined when values take part. */
export function bitsOf(term: Term, names: Names): BitsOf | undefined {
  if (term.kind === 'const') {
    const at = names.valueOf(term.name);
    return (m) => constantBits(m.values[at]!);
  }
  if (term.kind === 'lit') {
    const type = typeOf(term.type);
    const { text } = term;
    return text === 'undef' ? undefined : (m) => literalBits(text, type(m));
  }
  if (term.kind !== 'op') return undefined;
  const args = term.args.map((arg) => bitsOf(arg, names));
  if (args.some((arg) => arg === undefined)) return undefined;
  const { op } = term;
  const to = typeOf(term.type);
  const from = typeOf(op === 'select' ? term.type : termType(term.args[0]!));
  const pred = term.pred === undefined ? undefined : names.pred(term.pred);
  return (m) => {
    const bits: bigint[] = [];
    for (const arg of args) {
      const x = arg!(m);
      if (x === undefined) return undefined;
      bits.push(x);
    }
    return foldOp(op, from(m), to(m), bits, pred === undefined ? {} : attrsOf(pred(m)))?.[0];
  };
}

function attrsOf(pred: Predicate | undefined): Attrs {
  return { pred: pred as NonNullable<Attrs['pred']> };
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
