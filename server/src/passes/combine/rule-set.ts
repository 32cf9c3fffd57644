/**
 * Rules by the operation they start at and by what its operands come from, so that an instruction
 * is compared with few of them. What is known of an operation is made when the first one is met:
 * most programs have some thirty operations.
 */
import {
  formsOf,
  type Inst,
  inOrder,
  type OpName,
  type RewriteRule,
  type Value,
} from '../../mir/index.ts';
import { compileRule } from './compile.ts';
import type { Rule } from './rule.ts';

/** A rule as text that may not have been read yet. */
export interface RuleSource {
  readonly op: OpName;
  read(): RewriteRule;
}

type ByOrigin<T> = ReadonlyMap<OpName | undefined, T>;
type ByOperands = ByOrigin<ByOrigin<readonly Rule[]>>;

const NO_RULES: readonly Rule[] = [];
const NONE: ByOperands = new Map([]);

export class RuleSet {
  private readonly sources: readonly RuleSource[];
  private readonly code: readonly Rule[];
  private readonly base: RuleSet | undefined;
  /** By operation, for comparisons of integers by predicate. */
  private readonly made = new Map<string, ByOperands>();
  private readonly lists = new Map<OpName, readonly Rule[]>();

  /** `base` has further rules, which come after these. */
  constructor(sources: readonly RuleSource[], code: readonly Rule[], base?: RuleSet) {
    this.sources = sources;
    this.code = code;
    this.base = base;
  }

  /** Rules that an instruction may match, in the order in which they are tried. */
  candidates(inst: Inst): readonly Rule[] {
    const { op } = inst;
    const key = op === 'int.cmp' ? inst.attrs.pred! : op;
    let byFirst = this.made.get(key);
    if (byFirst === undefined) this.made.set(key, (byFirst = this.make(op, key)));
    if (byFirst === NONE) return NO_RULES;
    const bySecond = byFirst.get(originOf(inst.args[0])) ?? byFirst.get(undefined)!;
    return bySecond.get(originOf(inst.args[1])) ?? bySecond.get(undefined)!;
  }

  private make(op: OpName, key: string): ByOperands {
    const list = this.listOf(op).filter((rule) => rule.pred === undefined || rule.pred === key);
    if (list.length === 0) return NONE;
    return byOperand(list, 0, (first) => byOperand(first, 1, (second) => second));
  }

  private listOf(op: OpName): readonly Rule[] {
    let list = this.lists.get(op);
    if (list !== undefined) return list;
    const sources = this.sources.filter((source) => source.op === op);
    const forms = inOrder(sources.flatMap((source) => formsOf(source.read())));
    const code = this.code.filter((rule) => rule.op === op);
    list = [...forms.map(compileRule), ...code, ...(this.base?.listOf(op) ?? NO_RULES)];
    this.lists.set(op, list);
    return list;
  }
}

function byOperand<T>(
  rules: readonly Rule[],
  at: number,
  then: (rules: readonly Rule[]) => T,
): ByOrigin<T> {
  const admits = (rule: Rule, origin: OpName | undefined): boolean =>
    rule.operands?.[at] === undefined || rule.operands[at] === origin;
  const origins = new Set([undefined, ...rules.map((rule) => rule.operands?.[at])]);
  return new Map(
    [...origins].map((origin) => [origin, then(rules.filter((rule) => admits(rule, origin)))]),
  );
}

function originOf(value: Value | undefined): OpName | undefined {
  return value === undefined || !('op' in value.def) ? undefined : value.def.op;
}
