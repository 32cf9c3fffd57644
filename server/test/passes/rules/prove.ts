/**
 * Proves a rewrite rule from `mir/semantics`, without the optimiser: for every value that the
 * pattern and conditions admit, the results are those of the pattern. All values of narrow integers
 * are tried, special and random ones of others. A condition about what an analysis knows is taken
 * as what it knows being so.
 */
import {
  type Attrs,
  bitWidth,
  type Condition,
  compareInts,
  type Flag,
  type FloatType,
  foldOp,
  INT_PREDS,
  type IntPred,
  isFloat,
  isNanBits,
  type MirType,
  type OPS,
  type OpTerm,
  type Predicate,
  type PredTerm,
  predOf,
  type RewriteRule,
  type Term,
  type TypeClass,
} from '../../../src/mir/index.ts';
import { FLOAT_PREDS } from '../../../src/mir/predicates.ts';
import { isExactPower } from '../../../src/passes/combine/conditions.ts';
import { literalBits } from '../../../src/passes/combine/matcher.ts';
import { floatSamples, intSamples, Random } from './samples.ts';

export interface ProofOptions {
  /** So many cases of one choice of types, with all predicates, are tried one by one at most. */
  readonly exhaustive: number;
  /** Random cases where there are more, of all choices of types and predicates together. */
  readonly random: number;
}

const USUAL: ProofOptions = { exhaustive: 1 << 20, random: 6_000 };
/** All of i8 for rules of three values. */
export const THOROUGH: ProofOptions = { exhaustive: 1 << 24, random: 3_000_000 };
const FEWEST_RANDOM = 40;
const FEW = 1 << 8;

/** What is wrong with a rule, or undefined. */
export function problemOf(rule: RewriteRule, options: ProofOptions = USUAL): string | undefined {
  let cases = 0;
  const preds = choices(predicatesOf(rule));
  const typings = [...typingsOf(rule)];
  const limits = {
    exhaustive: options.exhaustive / preds.length,
    random: Math.max(FEWEST_RANDOM, options.random / preds.length / typings.length),
  };
  // Where only types in between differ, all values are tried once.
  const tried = new Set<string>();
  for (const types of typings) {
    const inputs = inputsOf(rule.pattern, types);
    const key = [...inputs.values()].join();
    const few = { ...limits, exhaustive: Math.min(limits.exhaustive, FEW) };
    const own = tried.has(key) ? few : limits;
    tried.add(key);
    for (const pred of preds) {
      const proof = new Proof(rule, types, pred, own);
      const problem = proof.run();
      if (problem !== undefined) return problem;
      cases += proof.admitted;
    }
  }
  if (typings.length === 0) return 'no types fit';
  return cases === 0 ? 'no values fulfil the conditions' : undefined;
}

/** Types that are tried; `i4` is of proofs only. */
const NARROW = ['i1', 'i4', 'i8'] as MirType[];
const INTS: readonly MirType[] = [...NARROW, 'i16', 'i32', 'i64', 'i128'];
const TYPES = {
  int: INTS,
  float: ['f16', 'f32', 'f64'],
  ptr: ['ptr', 'ptr.global', 'ptr.workgroup'],
  scalar: [...NARROW, 'i32', 'f32', 'ptr', 'ptr.global'],
} as const satisfies Record<string, readonly MirType[]>;

/** All choices of types for which the pattern is valid and the conditions on types hold. */
export function* typingsOf(rule: RewriteRule): Generator<readonly MirType[]> {
  const types: MirType[] = [];
  function* choose(at: number): Generator<readonly MirType[]> {
    const type = rule.types[at];
    if (type === undefined) {
      const isAdmitted =
        isValid(rule.pattern, types) &&
        rule.conditions.every((c) => !isOnTypes(c) || typesHold(c, types) !== c.not);
      if (isAdmitted) yield [...types];
      return;
    }
    for (const one of type.fixed !== undefined ? [type.fixed] : TYPES[type.kind]) {
      types[type.id] = one;
      yield* choose(at + 1);
    }
  }
  yield* choose(0);
}

function isOnTypes({ name }: Condition): boolean {
  return name === 'wider' || name === 'is';
}

function typesHold({ name, args }: Condition, types: readonly MirType[]): boolean {
  const [first, ...rest] = args.map((arg) => typeIn(arg.type, types));
  if (name === 'is') return rest.includes(first!);
  return bitWidth(first!) > bitWidth(rest[0]!);
}

export function typeIn(type: TypeClass, types: readonly MirType[]): MirType {
  return type.fixed ?? types[type.id]!;
}

/** As the verifier has it, for the operations that rules are about. */
function isValid(term: Term, types: readonly MirType[]): boolean {
  if (term.kind !== 'op') return true;
  if (!term.args.every((arg) => isValid(arg, types))) return false;
  const to = typeIn(term.type, types);
  const from = typeIn((term.args[0] as OpTerm).type, types);
  switch (term.op) {
    case 'int.trunc':
      return bitWidth(to) < bitWidth(from);
    case 'int.zext':
    case 'int.sext':
      return bitWidth(to) > bitWidth(from);
    case 'bitcast':
      return bitWidth(to) === bitWidth(from) && to[0] !== 'p' && from[0] !== 'p';
    case 'float.cast':
      return to !== from;
    case 'int.cmp':
      return !isFloat(from);
    case 'ptr.cast':
      return to === 'ptr' || from === 'ptr';
    default:
      return true;
  }
}

export function predicatesOf(rule: RewriteRule): Map<string, readonly Predicate[]> {
  const found = new Map<string, readonly Predicate[]>();
  const visit = (term: Term): void => {
    if (term.kind !== 'op') return;
    let pred: PredTerm | undefined = term.pred;
    while (pred !== undefined && 'of' in pred) pred = pred.of;
    if (pred?.fn === 'var') found.set(pred.name, term.op === 'int.cmp' ? INT_PREDS : FLOAT_PREDS);
    term.args.forEach(visit);
  };
  visit(rule.pattern);
  return found;
}

function choices(lists: ReadonlyMap<string, readonly Predicate[]>): Map<string, Predicate>[] {
  let out = [new Map<string, Predicate>()];
  for (const [name, list] of lists)
    out = out.flatMap((one) => list.map((pred) => new Map(one).set(name, pred)));
  return out;
}

/** What a pattern binds besides operations, with types. */
function inputsOf(
  term: Term,
  types: readonly MirType[],
  found = new Map<string, MirType>(),
): Map<string, MirType> {
  if (term.kind === 'op') for (const arg of term.args) inputsOf(arg, types, found);
  else if (term.kind === 'var' || term.kind === 'const')
    found.set(term.name, typeIn(term.type, types));
  return found;
}

type Values = Map<string, bigint>;
/** Undefined behaviour of an operation, so that anything may be put in its place. */
const UNDEFINED = Symbol('undefined');
type Outcome = readonly bigint[] | typeof UNDEFINED;

class Proof {
  admitted = 0;
  private readonly rule: RewriteRule;
  private readonly types: readonly MirType[];
  private readonly preds: ReadonlyMap<string, Predicate>;
  private readonly options: ProofOptions;
  private readonly inputs: readonly { readonly name: string; readonly type: MirType }[];
  private values: Values = new Map();
  private undef = 0n;
  private readonly hasUndef: boolean;
  private broken: string | undefined;

  constructor(
    rule: RewriteRule,
    types: readonly MirType[],
    preds: ReadonlyMap<string, Predicate>,
    options: ProofOptions,
  ) {
    this.rule = rule;
    this.types = types;
    this.preds = preds;
    this.options = options;
    this.inputs = [...inputsOf(rule.pattern, types)].map(([name, type]) => ({ name, type }));
    this.hasUndef = / undef[ )]/.test(rule.text);
  }

  run(): string | undefined {
    const { rule, types } = this;
    for (const result of rule.results) {
      if (!isValid(result, types)) return `the result is not valid for ${this.typeNames()}`;
    }
    if (rule.results.some((result) => this.lacksPredicate(result))) return undefined;
    if (!this.keepsInside()) return 'the result promises inbounds and the pattern does not';
    if (!this.mayContract()) return 'the result may be contracted and the pattern may not';
    for (const values of this.cases()) {
      const problem = this.check(values);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  /** Where the result is no comparison, the rule does not apply: `both slt ult`. */
  private lacksPredicate(term: Term): boolean {
    if (term.kind !== 'op') return false;
    if (term.pred !== undefined && this.pred(term.pred) === undefined) return true;
    return term.args.some((arg) => this.lacksPredicate(arg));
  }

  /** A promise about a sum of steps needs one about each of them. */
  private keepsInside(): boolean {
    const steps = (term: Term): OpTerm[] => {
      if (term.kind !== 'op') return [];
      return [...(term.op === 'ptr.add' ? [term] : []), ...term.args.flatMap(steps)];
    };
    const promised = this.rule.results.flatMap(steps).some((t) => t.flags.includes('inbounds'));
    return !promised || steps(this.rule.pattern).every((t) => t.flags.includes('inbounds'));
  }

  private mayContract(): boolean {
    const { pattern, results } = this.rule;
    const asks = (term: Term): boolean =>
      term.kind === 'op' && (term.flags.includes('contract') || term.args.some(asks));
    return pattern.flags.includes('contract') || !results.some(asks);
  }

  private typeNames(): string {
    return this.inputs.map(({ name, type }) => `${name}: ${type}`).join(', ');
  }

  private *cases(): Generator<Values> {
    const { inputs } = this;
    const bits = inputs.reduce((sum, { type }) => sum + bitWidth(type), 0);
    const values: Values = new Map();
    if (bits <= 24 && 2 ** bits <= this.options.exhaustive) {
      for (let i = 0; i < 2 ** bits; i++) {
        let rest = BigInt(i);
        for (const { name, type } of inputs) {
          const width = BigInt(bitWidth(type));
          values.set(name, rest & ((1n << width) - 1n));
          rest >>= width;
        }
        yield values;
      }
      return;
    }
    const random = new Random(this.rule.text);
    const samples = inputs.map(({ type }) =>
      isFloat(type) ? floatSamples(type) : intSamples(bitWidth(type)),
    );
    for (let i = 0; i < this.options.random; i++) {
      inputs.forEach(({ name, type }, at) => {
        const before = values.get(inputs[at - 1]?.name ?? '');
        const repeat = before !== undefined && random.below(8) === 0;
        const value = repeat ? before : random.sample(samples[at]!, bitWidth(type));
        values.set(name, BigInt.asUintN(bitWidth(type), value));
      });
      yield values;
    }
  }

  private check(values: Values): string | undefined {
    const { rule } = this;
    this.values = values;
    this.broken = undefined;
    if (rule.conditions.some((c) => !isOnTypes(c) && !this.holds(c))) return undefined;
    // What is unspecified in the pattern may be what the result is.
    const unspecified = this.hasUndef ? this.root(rule.results[0]!) : UNDEFINED;
    this.undef = unspecified === UNDEFINED ? 0n : unspecified[0]!;
    const from = this.root(rule.pattern);
    if (from === UNDEFINED) return undefined;
    this.broken = undefined;
    const to = rule.results.map((term) => (term.kind === 'none' ? undefined : this.root(term)));
    const promise = this.broken;
    this.admitted++;
    if (promise !== undefined) return `${promise} for ${this.show(values)}`;
    for (let i = 0; i < rule.results.length; i++) {
      if (this.isUnused(i)) continue;
      const result = to[i];
      if (result === undefined) return `result ${i} is left out`;
      if (result === UNDEFINED) return `the result is undefined for ${this.show(values)}`;
      const type = i === 0 ? typeIn(rule.pattern.type, this.types) : 'i1';
      if (!isSame(from[i]!, result[0]!, type))
        return `${from[i]} became ${result[0]} for ${this.show(values)}`;
    }
    return undefined;
  }

  private isUnused(i: number): boolean {
    return this.rule.conditions.some((c) => c.name === 'unused' && c.word === String(i));
  }

  private show(values: Values): string {
    const preds = [...this.preds].map(([name, pred]) => `${name} = ${pred}`);
    const rest = this.inputs.map(({ name, type }) => `${name} = ${values.get(name)} (${type})`);
    return [...preds, ...rest].join(', ');
  }

  private pred(term: PredTerm): Predicate | undefined {
    return predOf(term, (name) => this.preds.get(name)!);
  }

  /** Results of a term; where a flag of it does not hold, it is undefined, and noted. */
  private root(term: Term): Outcome {
    switch (term.kind) {
      case 'none':
        return UNDEFINED;
      case 'lit':
        if (term.text === 'undef') return [this.undef];
        return [literalBits(term.text, typeIn(term.type, this.types))];
      case 'op':
        return this.operation(term);
      default:
        return [this.values.get(term.name)!];
    }
  }

  private operation(term: OpTerm): Outcome {
    const bits: bigint[] = [];
    for (const arg of term.args) {
      const x = this.root(arg);
      if (x === UNDEFINED) return UNDEFINED;
      bits.push(x[0]!);
    }
    const to = typeIn(term.type, this.types);
    const first = typeIn((term.args[0] as OpTerm).type, this.types);
    const attrs: Attrs = {};
    if (term.pred !== undefined) {
      const pred = this.pred(term.pred);
      if (pred === 'always' || pred === 'never') return [pred === 'always' ? 1n : 0n];
      if (pred === undefined) return UNDEFINED;
      attrs.pred = pred;
    }
    const results = foldOp(term.op, term.op === 'select' ? to : first, to, bits, attrs);
    if (results === undefined) return UNDEFINED;
    for (const flag of term.flags) {
      if (keepsPromise(flag, term, first, bits)) continue;
      this.broken = `${flag} of ${term.op} does not hold`;
      return UNDEFINED;
    }
    if (term.name !== undefined) this.values.set(term.name, results[0]!);
    return results;
  }

  private holds(condition: Condition): boolean {
    const { name, not, args, word } = condition;
    const value = (i: number): bigint => {
      const x = this.root(args[i] as Term);
      return x === UNDEFINED ? 0n : x[0]!;
    };
    const type = (): MirType => typeIn(args[0]!.type, this.types);
    switch (name) {
      case 'once':
      case 'free-trunc':
      case 'unused':
        return true;
      case 'pow2':
        return (value(0) > 0n && (value(0) & (value(0) - 1n)) === 0n) !== not;
      case 'float-pow2':
        return isExactPower(value(0), type() as FloatType) !== not;
      // What is not known may be so nevertheless.
      case 'zeros':
        return not || value(0) === 0n;
      case 'nonneg':
        return not || value(0) >> BigInt(bitWidth(type()) - 1) === 0n;
      case 'object':
        return not || value(0) !== 0n;
      case 'always': {
        const pred = this.pred(condition.pred!) as IntPred;
        return not || compareInts(pred, value(0), value(1), type());
      }
      case 'fits':
        return not || !overflows(word!, type(), [value(0), value(1)]);
      default:
        return compareInts(name as IntPred, value(0), value(1), type()) !== not;
    }
  }
}

function overflows(how: string, type: MirType, bits: readonly bigint[]): boolean {
  const op = `int.${how}.ovf` as keyof typeof OPS;
  return foldOp(op, type, type, bits)?.[1] !== 0n;
}

function keepsPromise(flag: Flag, term: OpTerm, type: MirType, bits: readonly bigint[]): boolean {
  // These are not about values; `keepsInside` and `mayContract` look at them.
  if (flag === 'inbounds' || flag === 'contract') return true;
  const name = term.op.slice('int.'.length);
  const sign = flag === 'nuw' ? 'u' : 's';
  if (name !== 'shl') return !overflows(`${sign}${name}`, type, bits);
  const width = bitWidth(type);
  const by = bits[1]! % BigInt(width);
  const see = flag === 'nuw' ? BigInt.asUintN : BigInt.asIntN;
  return see(width, see(width, bits[0]!) << by) === see(width, bits[0]!) << by;
}

function isSame(a: bigint, b: bigint, type: MirType): boolean {
  if (a === b) return true;
  return isFloat(type) && isNanBits(a, type) && isNanBits(b, type);
}
