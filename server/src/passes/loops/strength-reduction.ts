/**
 * `strength-reduction`: what an innermost loop multiplies and adds again in each iteration steps
 * from one iteration to the next, above all its addresses. LLVM's counterpart is
 * `LoopStrengthReduce`; unlike it, multiples of a register are not shared and
 * chains of addresses are not built.
 */
import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type FlowGraph,
  type Loop,
  type LoopForest,
} from '../../analysis/index.ts';
import { append } from '../../base/index.ts';
import {
  addBlockParam,
  type Block,
  bitWidth,
  computeUses,
  createInst,
  defInst,
  type Func,
  type Inst,
  type IntPred,
  isPtr,
  type MirType,
  OPPOSITE_PRED,
  SWAPPED_PRED,
  setUse,
  terminator,
  type Use,
  type Value,
} from '../../mir/index.ts';
import { definePass, locOf } from '../define-pass.ts';
import { Constants } from '../support/constants.ts';
import { LoopEntry } from './loop-entry.ts';
import { mergeLatches } from './merge-latches.ts';
import { add, constantOf, keyOf, type Polynomial, splitConstant, ZERO } from './polynomial.ts';
import { ensurePreheader } from './preheader.ts';
import { type Recurrence, Recurrences, recurrenceKey } from './recurrences.ts';
import { type Form, type Group, planReduction } from './reduction-plan.ts';

export const strengthReduction = definePass({
  name: 'strength-reduction',
  doc: 'Steps addresses and products of a loop from one iteration to the next.',
  run(fn, { remark }) {
    let graph = computeFlowGraph(fn);
    let loops = computeLoops(graph, computeDominators(graph));
    let changed = mergeLatches(fn, graph, loops);
    if (changed) {
      graph = computeFlowGraph(fn);
      loops = computeLoops(graph, computeDominators(graph));
    }
    const parents = new Set(loops.loops.map((loop) => loop.parent));
    const inner = loops.loops.filter((one) => !parents.has(one) && one.latches.length === 1);
    if (inner.length === 0) return changed;
    const uses = computeUses(fn);
    const constants = new Constants(fn);
    for (const loop of inner) {
      changed ||= loop.preheader < 0;
      const reduction = new Reduction(fn, graph, loops, loop, uses, constants);
      const count = reduction.run();
      if (count === 0) continue;
      changed = true;
      const message = `${count} values step with the loop, as LLVM does for this GPU`;
      const loc = locOf(graph.order[loop.header]!);
      remark?.({ pass: 'strength-reduction', loc, done: true, message });
    }
    constants.flush();
    return changed;
  },
});

/** A group, where its values are used, and how far from the group's value. */
interface Uses {
  readonly group: Group;
  readonly type: MirType;
  readonly places: Place[];
}

interface Place {
  readonly use: Use;
  readonly offset: bigint;
  /** It is the value after the step. */
  readonly isNext: boolean;
}

/** One loop while it is changed. */
class Reduction {
  private readonly fn: Func;
  private readonly header: Block;
  private readonly latch: Block;
  private readonly preheader: Block;
  private readonly recurrences: Recurrences;
  private readonly constants: Constants;
  private readonly uses: readonly (readonly Use[])[];
  private readonly entry: LoopEntry;
  private readonly groups = new Map<string, Uses>();
  private readonly registers = new Map<string, { param: Value; next: Value }>();
  private readonly invariants = new Map<string, Value>();
  /** Steps of registers that were made, in front of the test. */
  private readonly made = new Set<Value>();
  /** What was made, by the instruction that it goes before. */
  private readonly pending = new Map<Inst, Inst[]>();

  constructor(
    fn: Func,
    graph: FlowGraph,
    loops: LoopForest,
    loop: Loop,
    uses: readonly (readonly Use[])[],
    constants: Constants,
  ) {
    this.fn = fn;
    this.header = graph.order[loop.header]!;
    this.latch = graph.order[loop.latches[0]!]!;
    this.preheader = ensurePreheader(fn, graph, loops, loop);
    this.recurrences = new Recurrences(fn, graph, loop, this.preheader);
    this.constants = constants;
    this.uses = uses;
    this.entry = new LoopEntry(graph, loops, loop, this.recurrences);
  }

  /** How many registers it made. */
  run(): number {
    const { recurrences } = this;
    const steps = this.header.params.map((param) => recurrences.ofParam(param));
    if (steps.every((one) => one === undefined)) return 0;
    this.collect();
    const uses = [...this.groups.values()];
    const forms = planReduction(uses.map(({ group }) => group));
    if (forms === undefined) return 0;
    for (const [i, param] of this.header.params.entries()) {
      const of = steps[i];
      if (of === undefined) continue;
      const key = registerKey(of, param.type);
      const next = recurrences.next(param)!;
      if (!this.registers.has(key)) this.registers.set(key, { param, next });
    }
    const before = this.registers.size;
    for (const [i, one] of uses.entries()) this.rewrite(one, forms[i]!);
    this.insert();
    return this.registers.size - before;
  }

  /** Finds the uses of what changes by a step that are no part of such a value themselves. */
  private collect(): void {
    const { recurrences } = this;
    const work: Value[] = [...this.header.params];
    const seen = new Set<Value>(work);
    for (let value = work.pop(); value !== undefined; value = work.pop()) {
      const of = recurrences.of(value);
      if (of === undefined || of.step.size === 0) continue;
      for (const use of this.uses[value.id] ?? []) {
        const result = use.edge < 0 ? use.inst.results[0] : undefined;
        const isOutside = !recurrences.blocks.has(use.inst.block);
        if (result !== undefined && !isOutside && isPart(use.inst) && this.changes(result)) {
          if (!seen.has(result)) work.push(result);
          seen.add(result);
        } else if (!this.isStep(use, value)) this.note(use, value, of, isOutside);
      }
    }
  }

  private changes(value: Value): boolean {
    const of = this.recurrences.of(value);
    return of !== undefined && of.step.size > 0;
  }

  /** Is it only handed to the parameter that it is the next value of? */
  private isStep({ inst, edge, index }: Use, value: Value): boolean {
    if (edge < 0 || inst.targets![edge]!.block !== this.header || inst.block !== this.latch)
      return false;
    const param = this.header.params[index]!;
    return this.recurrences.next(param) === value && this.recurrences.ofParam(param) !== undefined;
  }

  private note(use: Use, value: Value, of: Recurrence, isOutside: boolean): void {
    // After the step, as LLVM normalises it, where it is the next value of a parameter.
    const isNext = this.header.params.some(
      (param) => this.recurrences.next(param) === value && this.recurrences.ofParam(param),
    );
    const before = { ...of, start: add(of.start, of.step, of.bits, -1n) };
    if (isOutside || use.edge >= 0) {
      this.put({ kind: 'fixed', of: isNext ? before : of }, value.type, use, 0n, false);
      return;
    }
    if (isAddress(use)) {
      const [start, offset] = splitConstant(of.start, of.bits);
      this.put({ kind: 'address', of: { ...of, start } }, value.type, use, offset, false);
      return;
    }
    if (use.inst.op === 'int.cmp' && this.isEnd(use.inst)) {
      const counter = isNext ? before : of;
      const group = this.endOf(use, counter, isNext) ?? { kind: 'value' as const, of: counter };
      this.put(group, value.type, use, 0n, isNext);
      return;
    }
    this.put({ kind: 'value', of }, value.type, use, 0n, false);
  }

  /** Does a comparison decide at the end of an iteration whether there is another one? */
  private isEnd(compare: Inst): boolean {
    const end = terminator(this.latch)!;
    return compare.block === this.latch && end.op === 'br.if' && end.args[0] === compare.results[0];
  }

  /** The distance to the bound runs down to zero after the step. */
  private endOf(use: Use, counter: Recurrence, isNext: boolean): Group | undefined {
    const { inst, index } = use;
    const bound = inst.args[1 - index]!;
    const limit = this.recurrences.of(bound);
    if (limit === undefined || limit.step.size > 0) return undefined;
    if (isPtr(bound.type)) return undefined;
    const { bits } = counter;
    const pred = inst.attrs.pred as IntPred;
    if (pred !== 'ne' && pred !== 'eq') {
      const step = isNext ? constantOf(counter.step, bits) : undefined;
      if (step === undefined || !this.meetsBound(use, counter, bound, step)) return undefined;
    }
    const step = add(ZERO, counter.step, bits, -1n);
    let start = add(limit.start, counter.start, bits, -1n);
    if (!isNext) start = add(start, counter.step, bits);
    return { kind: 'end', of: { start, step, bits }, bound: { counter, limit: limit.start } };
  }

  /**
   * Does a counter that goes on while it is less than the bound (greater, where it counts down) end
   * where they are equal? It steps by one, and is entered less than the bound. LLVM's counterpart
   * is `linearFunctionTestReplace`.
   */
  private meetsBound({ inst, index }: Use, counter: Recurrence, bound: Value, by: bigint): boolean {
    const written = inst.attrs.pred as IntPred;
    const asked = index === 0 ? written : SWAPPED_PRED[written]!;
    const stays = terminator(this.latch)!.targets![0]!.block === this.header;
    const pred = stays ? asked : OPPOSITE_PRED[asked];
    const way = by === 1n ? 'lt' : by === -1n ? 'gt' : undefined;
    if (way === undefined || pred.slice(1) !== way) return false;
    return this.entry.implies(pred, counter, bound);
  }

  private put(group: Group, type: MirType, use: Use, offset: bigint, isNext: boolean): void {
    const key = `${group.kind} ${type} ${isNext} ${recurrenceKey(group.of)}`;
    const place = { use, offset, isNext };
    const known = this.groups.get(key);
    if (known === undefined) this.groups.set(key, { group, type, places: [place] });
    else known.places.push(place);
  }

  private rewrite(uses: Uses, form: Form): void {
    if (uses.group.kind === 'fixed' || form.isCompared) return;
    if (uses.group.kind === 'end') this.rewriteEnd(uses, form);
    else for (const place of uses.places) this.rewriteUse(place, uses.type, form);
  }

  /** The counter is asked whether it is zero. */
  private rewriteEnd({ type, places }: Uses, form: Form): void {
    const { next } = this.register(form.changing, type);
    const zero = this.constants.int(type, 0n);
    const stays = terminator(this.latch)!.targets![0]!.block === this.header;
    for (const { use } of places) {
      setUse(use, next);
      setUse({ ...use, index: 1 - use.index }, zero);
      use.inst.attrs = { ...use.inst.attrs, pred: stays ? 'ne' : 'eq' };
    }
  }

  private rewriteUse({ use, offset, isNext }: Place, type: MirType, form: Form): void {
    const isPointer = isPtr(type);
    const number: MirType = isPointer ? 'i64' : type;
    const op = isPointer ? 'ptr.add' : 'int.add';
    // What does not change may be the pointer, and what changes the distance from it.
    const isDistance = isPointer && form.fixed.size > 0 && !hasPointer(form.changing.start);
    const own = isDistance ? number : type;
    const before = { block: use.inst.block, at: use.inst };
    let value = isNext
      ? this.stepped(form.changing, own, use)
      : this.register(form.changing, own).param;
    if (form.fixed.size > 0) {
      const other = this.invariant(form.fixed, isDistance ? type : number);
      value = this.emit(before, op, isDistance ? [other, value] : [value, other], type);
    }
    const by = offset + form.offset;
    if (by !== 0n) value = this.emit(before, op, [value, this.constants.int(number, by)], type);
    setUse(use, value);
  }

  /** A register after the step, at the test that ends an iteration. */
  private stepped(of: Recurrence, type: MirType, use: Use): Value {
    const { param, next } = this.register(of, type);
    if (next === use.inst.args[use.index] || this.made.has(next)) return next;
    const step = this.expand(of.step, isPtr(type) ? 'i64' : type);
    const before = { block: use.inst.block, at: use.inst };
    return this.emit(before, isPtr(type) ? 'ptr.add' : 'int.add', [param, step], type);
  }

  /** The parameter that steps, and what it is after the step: at the test, if there is one. */
  private register(of: Recurrence, type: MirType): { param: Value; next: Value } {
    const key = registerKey(of, type);
    const known = this.registers.get(key);
    if (known !== undefined) return known;
    const start = this.expand(of.start, type);
    const end = terminator(this.latch)!;
    const test = end.op === 'br.if' ? defInst(end.args[0]) : undefined;
    const at = test?.block === this.latch ? test : end;
    const step = this.expand(of.step, isPtr(type) ? 'i64' : type);
    const param = addBlockParam(this.fn, this.header, type);
    const op = isPtr(type) ? 'ptr.add' : 'int.add';
    const next = this.emit({ block: this.latch, at }, op, [param, step], type);
    for (const [block, value] of [
      [this.preheader, start],
      [this.latch, next],
    ] as const)
      for (const edge of terminator(block)!.targets!)
        if (edge.block === this.header) edge.args.push(value);
    const register = { param, next };
    this.registers.set(key, register);
    this.made.add(next);
    return register;
  }

  private invariant(of: Polynomial, type: MirType): Value {
    const key = `${type} ${keyOf(of)}`;
    let value = this.invariants.get(key);
    if (value === undefined) this.invariants.set(key, (value = this.expand(of, type)));
    return value;
  }

  /** Computes a polynomial in front of the loop. */
  private expand(of: Polynomial, type: MirType): Value {
    const number: MirType = isPtr(type) ? 'i64' : type;
    const bits = bitWidth(number);
    const before = { block: this.preheader, at: terminator(this.preheader)! };
    let base: Value | undefined;
    let sum: Value | undefined;
    const [rest, last] = splitConstant(of, bits);
    for (const { factors, by } of rest.values()) {
      if (isPtr(factors[0]!.type)) {
        base = factors[0]!;
        continue;
      }
      const product = factors.reduce((a, b) => this.emit(before, 'int.mul', [a, b], number));
      const signed = BigInt.asIntN(bits, by);
      if (signed === -1n) {
        sum = this.emit(
          before,
          'int.sub',
          [sum ?? this.constants.int(number, 0n), product],
          number,
        );
        continue;
      }
      const scaled =
        signed === 1n
          ? product
          : this.emit(before, 'int.mul', [product, this.constants.int(number, by)], number);
      sum = sum === undefined ? scaled : this.emit(before, 'int.add', [sum, scaled], number);
    }
    if (last !== 0n || (sum === undefined && base === undefined)) {
      const constant = this.constants.int(number, last);
      sum = sum === undefined ? constant : this.emit(before, 'int.add', [sum, constant], number);
    }
    if (base === undefined) return sum!;
    return sum === undefined ? base : this.emit(before, 'ptr.add', [base, sum], type);
  }

  private emit(
    { block, at }: { readonly block: Block; readonly at: Inst },
    op: 'int.add' | 'int.sub' | 'int.mul' | 'ptr.add',
    args: Value[],
    type: MirType,
  ): Value {
    const inst = createInst(this.fn, block, op, args, [type], {}, at.loc);
    const before = this.pending.get(at);
    if (before === undefined) this.pending.set(at, [inst]);
    else before.push(inst);
    return inst.results[0];
  }

  /** Puts in place what was made. */
  private insert(): void {
    for (const block of new Set([...this.pending.keys()].map((at) => at.block))) {
      const insts: Inst[] = [];
      for (const inst of block.insts) {
        append(insts, this.pending.get(inst) ?? []);
        insts.push(inst);
      }
      block.insts = insts;
    }
  }
}

const registerKey = (of: Recurrence, type: MirType): string => `${type} ${recurrenceKey(of)}`;

const hasPointer = (of: Polynomial): boolean =>
  [...of.values()].some(({ factors }) => factors.length === 1 && isPtr(factors[0]!.type));

const PARTS: ReadonlySet<string> = new Set([
  'int.add',
  'int.sub',
  'int.mul',
  'int.shl',
  'int.zext',
  'int.sext',
  'ptr.add',
]);

/** May a recurrence go on through it? */
const isPart = ({ op }: Inst): boolean => PARTS.has(op);

/** Is it the address of an access? */
function isAddress({ inst, index }: Use): boolean {
  if (inst.op === 'mem.store' || inst.op === 'atomic.store') return index === 1;
  if (inst.op === 'mem.load' || inst.op.startsWith('atomic.')) return index === 0;
  return false;
}
