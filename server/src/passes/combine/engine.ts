/**
 * The engine under `fold` and `combine`: one walk in reverse postorder, operands before users. Each
 * instruction is folded when its operands are constants, else offered to the rules of its
 * operation; what a rule makes is simplified the same way before it is placed. Constants are
 * gathered at the head of the entry block.
 */
import { KnownBits } from '../../analysis/index.ts';
import {
  type Attrs,
  type Block,
  countUses,
  createInst,
  defInst,
  effectBits,
  type Func,
  foldInst,
  type Inst,
  type IntPred,
  isFloat,
  isPtr,
  isPureOp,
  type MirType,
  type Module,
  OPS,
  type OpName,
  replaceValues,
  resolveValue,
  reversePostOrder,
  SWAPPED_PRED,
  type Value,
} from '../../mir/index.ts';
import { Constants, isConstant } from '../support/constants.ts';
import { constantBits } from './match.ts';
import { type Match, newMatch } from './matcher.ts';
import type { Rewriter, Rule } from './rule.ts';
import type { RuleSet } from './rule-set.ts';

/** Results "as precise as the target instruction" belong to the target. */
const TARGET_DEFINED: ReadonlySet<OpName> = new Set([
  'float.sin',
  'float.cos',
  'float.exp2',
  'float.log2',
]);

export class Combiner implements Rewriter {
  readonly fn: Func;
  readonly module: Module | undefined;
  readonly constants: Constants;
  readonly known: KnownBits;
  private readonly rules: RuleSet;
  private readonly uses: Int32Array;
  /** Uses of values that rules have made, by number of the value. */
  private readonly added = new Map<number, number>();
  private readonly replaced = new Map<Value, Value>();
  private out: Inst[] = [];
  private at: Inst | undefined;
  private block: Block;
  private changed = false;
  private depth = 0;
  /** For each depth, because what a rule makes is simplified while the rule still builds. */
  private readonly matches: Match[] = [newMatch()];
  private readonly onRule: ((rule: Rule) => void) | undefined;

  /** `onRule` is called for each rule that is applied. */
  constructor(fn: Func, rules: RuleSet, module?: Module, onRule?: (rule: Rule) => void) {
    this.onRule = onRule;
    this.fn = fn;
    this.module = module;
    this.rules = rules;
    this.constants = new Constants(fn);
    this.known = new KnownBits(module);
    this.uses = countUses(fn);
    this.block = fn.blocks[0]!;
  }

  run(): boolean {
    for (const block of reversePostOrder(this.fn)) {
      this.block = block;
      const old = block.insts;
      this.out = [];
      for (const inst of old) this.visit(inst);
      block.insts = this.out;
    }
    this.constants.flush();
    replaceValues(this.fn, this.replaced);
    return this.changed;
  }

  private visit(inst: Inst): void {
    this.at = inst;
    const { args } = inst;
    for (let i = 0; i < args.length; i++) args[i] = resolveValue(this.replaced, args[i]!);
    if (inst.targets !== undefined) {
      for (const edge of inst.targets) {
        for (let i = 0; i < edge.args.length; i++)
          edge.args[i] = resolveValue(this.replaced, edge.args[i]!);
      }
    }
    if (isConstant(inst)) {
      const value = this.constants.canonical(inst);
      if (defInst(value) === inst) this.out.push(inst);
      else {
        this.replaced.set(inst.results[0], value);
        if (inst.block !== this.fn.blocks[0]) this.changed = true;
      }
      return;
    }
    const value = this.simplify(inst);
    if (value === undefined) {
      this.out.push(inst);
      return;
    }
    const old = inst.results[0];
    if (value.name === undefined && old.name !== undefined) value.name = old.name;
    this.addUses(value, this.useCount(old));
    this.replaced.set(old, value);
    this.changed = true;
    // The second result of an overflow operation was replaced by the rule itself.
  }

  /** What stands for the first result; undefined when the instruction is as simple as it gets. */
  private simplify(inst: Inst): Value | undefined {
    const folded = this.fold(inst);
    if (folded !== undefined) return folded;
    if (OPS_COMMUTE.has(inst.op) || inst.op === 'int.cmp') this.order(inst);
    for (const rule of this.rules.candidates(inst)) {
      const value = rule.apply(inst, this);
      if (value === undefined) continue;
      this.onRule?.(rule);
      return value;
    }
    return undefined;
  }

  match(): Match {
    return (this.matches[this.depth] ??= newMatch());
  }

  /** Constant operand second. */
  private order(inst: Inst): void {
    const [a, b] = inst.args;
    const first = defInst(a);
    if (first === undefined || !isConstant(first)) return;
    const second = defInst(b);
    if (second !== undefined && isConstant(second)) return;
    inst.args = [b, a];
    if (inst.op === 'int.cmp') inst.attrs = { pred: SWAPPED_PRED[inst.attrs.pred as IntPred] };
  }

  private fold(inst: Inst): Value | undefined {
    if (inst.results.length === 0 || !isPureOp(inst.op) || TARGET_DEFINED.has(inst.op))
      return undefined;
    const bits: bigint[] = [];
    for (const arg of inst.args) {
      // An unspecified operand may be zero.
      const x = defInst(arg)?.op === 'const.undef' ? 0n : constantBits(arg);
      if (x === undefined) return undefined;
      bits.push(x);
    }
    const results = foldInst(inst, bits);
    if (results === undefined) return undefined;
    const values = inst.results.map((r, i) => this.constant(r.type, results[i]!));
    if (values.some((v) => v === undefined)) return undefined;
    if (inst.results.length > 1) this.replaced.set(inst.results[1], values[1]!);
    return values[0];
  }

  constant(type: MirType, bits: bigint): Value | undefined {
    if (isFloat(type)) return this.constants.float(type, bits);
    if (!isPtr(type)) return this.constants.int(type, bits);
    return bits === 0n ? this.constants.null(type) : undefined;
  }

  int(type: MirType, bits: bigint | number): Value {
    return this.constants.int(type, bits);
  }

  emit(op: OpName, args: Value[], type: MirType, attrs: Attrs = {}): Value {
    const inst = createInst(this.fn, this.block, op, args, [type], attrs, this.at?.loc);
    for (const arg of args) this.addUses(arg, 1);
    if (this.depth < 6) {
      this.depth++;
      const value = this.simplify(inst);
      this.depth--;
      if (value !== undefined) return value;
    }
    this.out.push(inst);
    return inst.results[0];
  }

  replace(old: Value, value: Value): void {
    this.addUses(value, this.useCount(old));
    this.replaced.set(old, value);
    this.changed = true;
  }

  touch(): void {
    this.changed = true;
  }

  /** Counts only grow in a run, so that a value that is said to be used once is. */
  private addUses({ id }: Value, count: number): void {
    if (id < this.uses.length) this.uses[id]! += count;
    else this.added.set(id, (this.added.get(id) ?? 0) + count);
  }

  usedOnce(value: Value): boolean {
    return this.useCount(value) <= 1;
  }

  /** What a rule has just made is there to be used. */
  useCount({ id }: Value): number {
    return this.uses[id] ?? this.added.get(id) ?? 1;
  }
}

const OPS_COMMUTE: ReadonlySet<OpName> = new Set(
  (Object.keys(OPS) as OpName[]).filter((op) => 'commutes' in OPS[op] && effectBits(op) === 0),
);
