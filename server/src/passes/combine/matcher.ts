/**
 * Matching as a list of steps, which one loop runs: so it is compiled once, and not for each rule.
 * Steps look at operands of instructions that earlier steps found.
 */
import {
  bitWidth,
  defInst,
  type Flag,
  type Inst,
  isOfKind,
  kindOfRow,
  type MirType,
  numberToFloat,
  OPS,
  type OpName,
  type OpTerm,
  PREDICATE_FUNCTIONS,
  type Predicate,
  type PredTerm,
  predOf,
  type Term,
  type TypeClass,
  type TypeKind,
  type Value,
  variableOf,
} from '../../mir/index.ts';
import { constantBits } from './match.ts';

/** What a pattern has bound. */
export interface Match {
  readonly values: Value[];
  readonly types: MirType[];
  readonly preds: Predicate[];
  readonly insts: Inst[];
}

export function newMatch(): Match {
  return { values: [], types: [], preds: [], insts: [] };
}

type Kind =
  /** The operand is result 0 of an instruction `op`, which gets the number `to`. */
  | 'op'
  | 'bind'
  | 'same'
  | 'constant'
  | 'any-constant'
  | 'literal'
  | 'type'
  | 'same-type'
  | 'fixed-type'
  | 'flag'
  | 'pred';

interface Step {
  readonly kind: Kind;
  /** The instruction and its operand that are looked at; -1 is the first result. */
  readonly inst: number;
  readonly operand: number;
  /** Where what is found goes, or what it is compared with. */
  readonly to: number;
  readonly op: OpName | undefined;
  readonly text: string;
  readonly bits: bigint | undefined;
  readonly pred: ((pred: Predicate, m: Match) => boolean) | undefined;
}

export function matches(steps: readonly Step[], root: Inst, m: Match): boolean {
  m.insts[0] = root;
  for (const step of steps) if (!fulfils(step, m)) return false;
  return true;
}

function fulfils(step: Step, m: Match): boolean {
  const inst = m.insts[step.inst]!;
  const value = step.operand < 0 ? inst.results[0] : inst.args[step.operand]!;
  switch (step.kind) {
    case 'op': {
      const def = defInst(value);
      if (def === undefined || def.op !== step.op || def.results[0] !== value) return false;
      m.insts[step.to] = def;
      return true;
    }
    case 'bind':
      m.values[step.to] = value;
      return true;
    case 'same':
      return m.values[step.to] === value;
    case 'constant':
      m.values[step.to] = value;
      return defInst(value)?.op === step.op;
    case 'any-constant':
      m.values[step.to] = value;
      return constantBits(value) !== undefined;
    case 'literal': {
      const def = defInst(value);
      if (def === undefined || def.op !== step.op) return false;
      if (step.op !== 'const.int' && step.op !== 'const.float') return true;
      return def.attrs.bits === (step.bits ?? literalBits(step.text, value.type));
    }
    case 'type':
      m.types[step.to] = value.type;
      return step.text === 'scalar' || isOfKind(value.type, step.text as TypeKind);
    case 'same-type':
      return m.types[step.to] === value.type;
    case 'fixed-type':
      return value.type === step.text;
    case 'flag':
      return inst.attrs[step.text as Flag] === true;
    default:
      return step.pred!(inst.attrs.pred!, m);
  }
}

/** The steps that match a pattern, cheap ones of each operation first. */
export function stepsOf(pattern: OpTerm, names: Names): Step[] {
  const reader = new StepReader(names);
  reader.typed(pattern.type, OPS[pattern.op].results[0]!, 0, -1);
  reader.operation(pattern, 0);
  return reader.steps;
}

class StepReader {
  readonly steps: Step[] = [];
  private readonly names: Names;
  private readonly types = new Set<number>();
  private insts = 1;

  constructor(names: Names) {
    this.names = names;
  }

  private add(kind: Kind, inst: number, operand: number, more: Partial<Step>): void {
    const { to = -1, op, text = '', bits, pred } = more;
    this.steps.push({ kind, inst, operand, to, op, text, bits, pred });
  }

  operation(term: OpTerm, inst: number): void {
    for (const flag of term.flags) this.add('flag', inst, -1, { text: flag });
    if (term.pred !== undefined)
      this.add('pred', inst, -1, { pred: this.names.bindPred(term.pred) });
    const { args: rules, results } = OPS[term.op];
    const implied = new Set([variableOf(results[0] as (typeof rules)[number])]);
    term.args.forEach((arg, i) => {
      const variable = variableOf(rules[i]!);
      if (variable !== undefined && !implied.has(variable))
        this.typed(termType(arg), rules[i]!, inst, i);
      implied.add(variable);
      this.operand(arg, inst, i);
    });
  }

  private operand(term: Term, inst: number, i: number): void {
    if (term.kind === 'op') {
      const to = this.insts++;
      this.add('op', inst, i, { op: term.op, to });
      if (term.name !== undefined)
        this.add('bind', inst, i, { to: this.names.value(term.name).at });
      this.operation(term, to);
    } else if (term.kind === 'lit') {
      const bits = /^\d+$/.test(term.text) ? BigInt(term.text) : undefined;
      this.add('literal', inst, i, { op: originOf(term), text: term.text, bits });
    } else if (term.kind !== 'none') {
      const { at: to, isNew } = this.names.value(term.name);
      const op = originOf(term);
      if (!isNew) this.add('same', inst, i, { to });
      else if (term.kind === 'var') this.add('bind', inst, i, { to });
      else this.add(op === undefined ? 'any-constant' : 'constant', inst, i, { to, op });
    }
  }

  /** Binds the type of a class, or compares it, where the row of the operation does not say it. */
  typed(type: TypeClass, rule: string, inst: number, i: number): void {
    const { id, fixed, kind } = type;
    if (fixed !== undefined) {
      if (rule !== fixed) this.add('fixed-type', inst, i, { text: fixed });
    } else if (this.types.has(id)) this.add('same-type', inst, i, { to: id });
    else {
      this.types.add(id);
      this.add('type', inst, i, { to: id, text: kindOfRow(rule) === kind ? 'scalar' : kind });
    }
  }
}

/** The operation that an operand must come from; undefined for any. */
export function originOf(term: Term): OpName | undefined {
  if (term.kind === 'op') return term.op;
  if (term.kind === 'lit' && term.text === 'undef') return 'const.undef';
  if (term.kind === 'lit' || term.kind === 'const') return CONSTANT_OF[term.type.kind];
  return undefined;
}

const CONSTANT_OF: Readonly<Record<TypeKind, OpName | undefined>> = {
  int: 'const.int',
  float: 'const.float',
  ptr: 'const.null',
  scalar: undefined,
};

export function termType(term: Term): TypeClass {
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
    if (term.fn === 'var') {
      const at = this.preds.get(term.name)!;
      return (m) => m.preds[at];
    }
    if (!('and' in term)) {
      const [table, of] = [PREDICATE_FUNCTIONS[term.fn], this.pred(term.of)];
      return (m) => table[of(m)!];
    }
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
