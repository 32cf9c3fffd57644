/**
 * From a rewrite rule to code: a closure that matches, one that builds. Nothing is looked up by
 * name when they run; what a match binds lies in numbered places.
 */
import {
  type Attrs,
  bitWidth,
  defInst,
  foldOp,
  type Inst,
  isOfKind,
  kindOfRow,
  type MirType,
  numberToFloat,
  OPS,
  type OpName,
  type OpTerm,
  type Predicate,
  type PredTerm,
  predOf,
  type RewriteRule,
  type Term,
  type TypeClass,
  type TypeKind,
  type Value,
  variableOf,
} from '../../mir/index.ts';
import { conditionOf } from './conditions.ts';
import type { Combiner, Rule } from './engine.ts';
import { constantBits } from './match.ts';

/** What a pattern has bound so far. */
export interface Match {
  readonly values: Value[];
  readonly types: MirType[];
  readonly preds: Predicate[];
}

export function newMatch(): Match {
  return { values: [], types: [], preds: [] };
}

type Matcher = (value: Value, m: Match) => boolean;
type InstMatcher = (inst: Inst, m: Match) => boolean;
type Typed = (type: MirType, m: Match) => boolean;
/** Undefined where there is no such value: a quotient by zero. */
type BitsOf = (m: Match) => bigint | undefined;
export type Build = (m: Match, cx: Combiner) => Value | undefined;

export function compileRule(rule: RewriteRule): Rule {
  const names = new Names();
  const match = new Matchers(names).root(rule.pattern);
  const conditions = rule.conditions.map((condition) => conditionOf(condition, names));
  const [first, second] = rule.results.map((term) => buildOf(term, names));
  return {
    op: rule.pattern.op,
    name: rule.text,
    operands: rule.pattern.args.map(keyOf),
    apply(inst, cx) {
      const m = cx.match();
      if (!match(inst, m)) return undefined;
      for (const holds of conditions) if (!holds(m, cx, inst)) return undefined;
      if (second === undefined) return first!(m, cx);
      const flag = second(m, cx);
      if (flag === undefined) return undefined;
      cx.replace(inst.results[1], flag);
      return first!(m, cx);
    },
  };
}

/** The operation that an operand must come from; undefined for any. */
function keyOf(term: Term): OpName | undefined {
  if (term.kind === 'op') return term.op;
  if (term.kind === 'lit' && term.text === 'undef') return 'const.undef';
  return term.kind === 'const' || term.kind === 'lit'
    ? CONSTANT_OF[termType(term).kind]
    : undefined;
}

const CONSTANT_OF: Readonly<Record<TypeKind, OpName | undefined>> = {
  int: 'const.int',
  float: 'const.float',
  ptr: 'const.null',
  scalar: undefined,
};

function termType(term: Term): TypeClass {
  if (term.kind === 'none') throw new Error('_ has no type');
  return term.type;
}

/** Places of what a pattern binds. */
export class Names {
  private readonly values = new Map<string, number>();
  private readonly preds = new Map<string, number>();

  /** The place of a name, and whether it is new. */
  value(name: string): { readonly at: number; readonly isNew: boolean } {
    const at = this.values.get(name);
    if (at !== undefined) return { at, isNew: false };
    this.values.set(name, this.values.size);
    return { at: this.values.size - 1, isNew: true };
  }

  valueOf(name: string): number {
    return this.values.get(name)!;
  }

  pred(term: PredTerm): (m: Match) => Predicate | undefined {
    if (term.fn === 'is') return () => term.pred as Predicate;
    return (m) => predOf(term, (name) => m.preds[this.preds.get(name)!]!);
  }

  /** Compares a predicate with that of a pattern, or binds it. */
  bindPred(term: PredTerm): (pred: Predicate, m: Match) => boolean {
    if (term.fn === 'is') return (pred) => pred === term.pred;
    const name =
      term.fn === 'var' ? term.name : 'of' in term && 'name' in term.of ? term.of.name : '';
    const known = this.preds.get(name);
    if (known !== undefined) return (pred, m) => this.pred(term)(m) === pred;
    const at = this.preds.size;
    this.preds.set(name, at);
    const isSwapped = term.fn === 'swap';
    return (pred, m) => {
      m.preds[at] = isSwapped ? predOf({ fn: 'swap', of: { fn: 'is', pred } }, () => pred)! : pred;
      return true;
    };
  }
}

class Matchers {
  private readonly names: Names;
  private readonly types = new Set<number>();

  constructor(names: Names) {
    this.names = names;
  }

  root(term: OpTerm): InstMatcher {
    const typed = this.typed(term.type, OPS[term.op].results[0]!);
    const rest = this.operation(term);
    if (typed === undefined) return rest;
    return (inst, m) => typed(inst.results[0].type, m) && rest(inst, m);
  }

  private operation(term: OpTerm): InstMatcher {
    const { pred, flags } = term;
    let before: InstMatcher | undefined;
    if (pred !== undefined) {
      const bind = this.names.bindPred(pred);
      before = (inst, m) => bind(inst.attrs.pred!, m);
    } else if (flags.length > 0)
      before = (inst) => flags.every((flag) => inst.attrs[flag] === true);
    const operands = this.operands(term);
    if (before === undefined) return operands;
    return (inst, m) => before(inst, m) && operands(inst, m);
  }

  private operands(term: OpTerm): InstMatcher {
    const { args: rules, results } = OPS[term.op];
    const implied = new Set([variableOf(results[0]! as (typeof rules)[number])]);
    const matchers = term.args.map((arg, i): Matcher => {
      const variable = variableOf(rules[i]!);
      const isImplied = variable === undefined || implied.has(variable);
      implied.add(variable);
      return this.value(arg, isImplied ? undefined : rules[i]!);
    });
    const [a, b, c] = matchers;
    if (b === undefined) return (inst, m) => a!(inst.args[0], m);
    if (c === undefined) return (inst, m) => a!(inst.args[0], m) && b(inst.args[1], m);
    return (inst, m) => a!(inst.args[0], m) && b(inst.args[1], m) && c(inst.args[2], m);
  }

  /** `rule`: what is known of the value's type, where nothing around it says the rest. */
  private value(term: Term, rule: string | undefined): Matcher {
    const typed = rule === undefined ? undefined : this.typed(termType(term), rule);
    const matcher = this.untyped(term);
    if (typed === undefined) return matcher;
    return (value, m) => typed(value.type, m) && matcher(value, m);
  }

  private untyped(term: Term): Matcher {
    if (term.kind === 'lit') return literalMatcher(term.text);
    if (term.kind === 'op') {
      const { op } = term;
      const at = term.name === undefined ? -1 : this.names.value(term.name).at;
      const rest = this.operation(term);
      return (value, m) => {
        const inst = defInst(value);
        if (inst?.op !== op || inst.results[0] !== value) return false;
        if (at >= 0) m.values[at] = value;
        return rest(inst, m);
      };
    }
    if (term.kind === 'none') throw new Error('_ in a pattern');
    const { at, isNew } = this.names.value(term.name);
    if (!isNew) return (value, m) => m.values[at] === value;
    if (term.kind === 'var') {
      return (value, m) => {
        m.values[at] = value;
        return true;
      };
    }
    const op = CONSTANT_OF[term.type.kind];
    return (value, m) => {
      m.values[at] = value;
      return op === undefined ? constantBits(value) !== undefined : defInst(value)?.op === op;
    };
  }

  /** Binds the type of a class, or compares it; undefined when there is nothing to do. */
  private typed(type: TypeClass, rule: string): Typed | undefined {
    const { id, fixed, kind } = type;
    if (fixed !== undefined) return rule === fixed ? undefined : (seen) => seen === fixed;
    if (this.types.has(id)) return (seen, m) => m.types[id] === seen;
    this.types.add(id);
    const isSure = kind === 'scalar' || kindOfRow(rule) === kind;
    return (seen, m) => {
      m.types[id] = seen;
      return isSure || isOfKind(seen, kind);
    };
  }
}

function literalMatcher(text: string): Matcher {
  if (text === 'undef') return (value) => defInst(value)?.op === 'const.undef';
  if (text === 'null') return (value) => defInst(value)?.op === 'const.null';
  const op = text.includes('.') ? 'const.float' : 'const.int';
  const small = /^\d+$/.test(text) ? BigInt(text) : undefined;
  return (value) => {
    const inst = defInst(value);
    return inst?.op === op && inst.attrs.bits === (small ?? literalBits(text, value.type));
  };
}

/** The bits of a literal in a type. */
export function literalBits(text: string, type: MirType): bigint {
  const width = bitWidth(type);
  if (text.includes('.')) return numberToFloat(Number(text), type as 'f16' | 'f32' | 'f64');
  switch (text) {
    case 'null':
    case 'false':
      return 0n;
    case 'true':
      return 1n;
    case 'width':
      return BigInt.asUintN(width, BigInt(width));
    case 'smin':
      return 1n << BigInt(width - 1);
    case 'smax':
      return (1n << BigInt(width - 1)) - 1n;
    default:
      return BigInt.asUintN(width, BigInt(text));
  }
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
