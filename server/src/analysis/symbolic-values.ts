/**
 * What a thread computes, as linear expressions over indices, sizes, rounds of loops and values
 * that the launch decides: the form in which races are decided. Quotients, remainders and choices
 * become variables with a definition; what has no such form is a variable of which only the range
 * is known.
 *
 * Assumed: what is computed from values of the launch does not wrap around (a grid whose global
 * indices overflow is no launch that works), and 64-bit numbers lie below 2^46.
 */
import { Fuel, greatest, LIMITS } from '../base/index.ts';
import { bitWidth, foldInst, type Inst, isInt, isPtr, spaceOf, type Value } from '../mir/index.ts';
import {
  and,
  atMost,
  below,
  equal,
  FALSE,
  type Formula,
  keyOf,
  Linear,
  not,
  or,
  TRUE,
} from '../presburger/index.ts';
import { sizeAsked } from './dispatch-packet.ts';
import { askOf } from './dynamic-lds-request.ts';
import { NO_FACTS, type ParameterFacts, remainderFormula } from './kernel-facts.ts';
import type { Symbolic, SymbolicBool, SymbolicInt, SymbolicPointer } from './symbolic.ts';
import { bools, highestOf, movedTo, pointers } from './symbolic-operations.ts';
import type { Variable } from './symbolic-variables.ts';
import { isLane } from './wave-operations.ts';

export type { Given, Variable, VariableSource } from './symbolic-variables.ts';

/** Workgroup memory whose size the launch gives. */
export const LAUNCH_REGION = 'launch';

export type BlockShape = readonly [number, number, number];

const DIMS = ['x', 'y', 'z'] as const;
const MOST_THREADS: readonly [number, number, number] = [1024, 1024, 64];
const LARGEST = 2 ** 46;
const MOST_GROUPS = 2 ** 31 - 1;

/** Variables of one kernel and one block shape, and the meaning of its operations over them. */
export class SymbolicValues {
  readonly variables: Variable[] = [];
  private readonly block: BlockShape | undefined;
  /** Along so many dimensions the kernel asks for threads. */
  private readonly dimensions: number;
  private readonly most: readonly number[];
  private readonly named = new Map<string, number>();
  private readonly fuel = new Fuel(LIMITS.symbolicSteps);

  /** Of which number each quotient is one, and by how much. */
  private readonly quotients = new Map<number, { readonly of: Linear; readonly by: number }>();

  private readonly groupsDiffer: boolean;
  private readonly facts: ParameterFacts;

  /**
   * `most`: no workgroup has more threads. `groupsDiffer`: two threads may be of two workgroups.
   * `facts`: what holds of every launch.
   */
  constructor(
    block: BlockShape | undefined,
    dimensions: number,
    most = MOST_THREADS[0],
    groupsDiffer = false,
    facts: ParameterFacts = NO_FACTS,
  ) {
    this.facts = facts;
    this.groupsDiffer = groupsDiffer;
    this.block = block;
    this.dimensions = dimensions;
    this.most = MOST_THREADS.map((limit) => Math.min(limit, most));
    // The indices have the lowest numbers, and so the smallest values.
    for (const dim of [0, 1, 2]) this.thread(dim);
  }

  /** The variable of that name, made at its first use; `make` makes no other one. */
  variable(name: string, make: () => Variable): Linear {
    let id = this.named.get(name);
    if (id === undefined) {
      id = this.variables.length;
      this.named.set(name, id);
      this.variables.push(make());
    }
    return Linear.variable(id);
  }

  fresh(variable: Variable): Linear {
    this.variables.push(variable);
    return Linear.variable(this.variables.length - 1);
  }

  thread(dim: number): Linear {
    const size = this.block === undefined && dim < this.dimensions ? this.size(dim) : undefined;
    const most = this.block?.[dim] ?? (dim < this.dimensions ? this.most[dim]! : 1);
    if (most === 1 && dim > 0) return Linear.of(0);
    return this.variable(`thread ${dim}`, () => ({
      own: true,
      low: 0,
      high: most - 1,
      source: { kind: 'thread', dim },
      definition: size && below(Linear.variable(this.variables.length), size),
    }));
  }

  size(dim: number): Linear {
    const known = this.block?.[dim];
    if (known !== undefined) return Linear.of(known);
    if (dim >= this.dimensions) return Linear.of(1);
    return this.variable(`size ${dim}`, () => ({
      own: false,
      low: 1,
      high: this.most[dim]!,
      source: { kind: 'size', dim },
      definition: undefined,
    }));
  }

  /** The number of the thread in its workgroup; undefined where that is no linear expression. */
  flat(): Linear | undefined {
    if (this.block !== undefined) {
      const [x, y] = this.block;
      return this.thread(0)
        .plus(this.thread(1), x)
        .plus(this.thread(2), x * y);
    }
    return this.dimensions === 1 ? this.thread(0) : undefined;
  }

  /** A number that no other thread of its workgroup has. */
  number(): Linear {
    return this.thread(0)
      .plus(this.thread(1), MOST_THREADS[0])
      .plus(this.thread(2), 2 ** 20);
  }

  /** How many threads the workgroup has; undefined where that is no linear expression. */
  threads(): Linear | undefined {
    if (this.block !== undefined) return Linear.of(this.block.reduce((all, one) => all * one, 1));
    return this.dimensions === 1 ? this.size(0) : undefined;
  }

  isOwn(of: Linear): boolean {
    for (const id of of.terms.keys()) if (this.variables[id]!.own) return true;
    return false;
  }

  /** Between which numbers it lies, as far as its variables' ranges and divisions tell. */
  range(of: Linear): readonly [number, number] {
    let [low, high] = this.interval(of);
    // What a division leaves is smaller than the divisor.
    for (const [id, by] of of.terms) {
      const quotient = this.quotients.get(id);
      if (quotient === undefined || by % quotient.by !== 0) continue;
      const times = -by / quotient.by;
      const left = quotient.of.plus(Linear.variable(id), -quotient.by);
      const rest = this.interval(of.plus(left, -times));
      const most = times * (quotient.by - 1);
      low = Math.max(low, rest[0] + Math.min(0, most));
      high = Math.min(high, rest[1] + Math.max(0, most));
    }
    return [low, high];
  }

  private interval(of: Linear): [number, number] {
    let [low, high] = [of.constant, of.constant];
    for (const [id, by] of of.terms) {
      const variable = this.variables[id]!;
      low += by * (by > 0 ? variable.low : variable.high);
      high += by * (by > 0 ? variable.high : variable.low);
    }
    return [low, high];
  }

  /** Do the ranges of its variables leave a formula open? */
  mayHold(formula: Formula): boolean {
    if (formula.kind === 'and') return formula.parts.every((part) => this.mayHold(part));
    if (formula.kind === 'or') return formula.parts.some((part) => this.mayHold(part));
    const [low, high] = this.range(formula.of);
    return formula.kind === 'zero' ? low <= 0 && high >= 0 : high >= 0;
  }

  /** A number of which its width alone is known. */
  unknown(name: string, value: Value, own: boolean, from?: SymbolicPointer): Symbolic | undefined {
    if (isPtr(value.type) || !isInt(value.type)) return undefined;
    const width = bitWidth(value.type);
    const of = this.variable(name, () => ({
      own,
      low: 0,
      high: width === 1 ? 1 : Math.min(2 ** width - 1, LARGEST),
      source: { kind: 'unknown', value, ...(from && { from }) },
      definition: undefined,
    }));
    return width === 1 ? { kind: 'bool', holds: equal(of, Linear.of(1)) } : { kind: 'int', of };
  }

  /** What the launch passes. */
  parameter(value: Value, index: number): Symbolic | undefined {
    if (isPtr(value.type)) return { kind: 'pointer', region: `^${index}`, of: Linear.of(0) };
    if (!isInt(value.type)) return undefined;
    const width = bitWidth(value.type);
    const of = this.variable(`param ${index}`, () => {
      const [low, high] = this.facts.ranges.get(index) ?? [0, Number.POSITIVE_INFINITY];
      return {
        own: false,
        low: Math.max(0, low),
        high: width === 1 ? 1 : Math.min(2 ** width - 1, LARGEST, high),
        source: { kind: 'param', value },
        definition: undefined,
      };
    });
    this.divide(index, of);
    return width === 1 ? { kind: 'bool', holds: equal(of, Linear.of(1)) } : { kind: 'int', of };
  }

  /** Takes in what is said of the remainders of a parameter. */
  private divide(index: number, of: Linear): void {
    const [id] = of.terms.keys();
    const remainders = this.facts.remainders.get(index) ?? [];
    const variable = this.variables[id!]!;
    if (remainders.length === 0 || variable.definition !== undefined) return;
    const definition = remainderFormula(of, remainders, (i) =>
      this.variable(`param ${index} / ${i}`, () => ({
        own: false,
        low: 0,
        high: LARGEST,
        source: { kind: 'derived' },
        definition: undefined,
      })),
    );
    this.variables[id!] = { ...variable, definition };
  }

  /** Are the elements of a region all different? */
  isInjective(region: string): boolean {
    return this.facts.injective.has(region);
  }

  /** One of two values. */
  choice(
    name: string,
    cases: readonly { readonly when: Formula; readonly then: Symbolic }[],
  ): Symbolic | undefined {
    const [first] = cases;
    if (first === undefined) return undefined;
    const { then } = first;
    if (then.kind === 'bool') {
      const parts = cases.flatMap((one) =>
        one.then.kind === 'bool' ? [and(one.when, one.then.holds)] : [],
      );
      return parts.length < cases.length ? undefined : { kind: 'bool', holds: or(...parts) };
    }
    const numbers: Linear[] = [];
    for (const one of cases) {
      if (one.then.kind !== then.kind) return undefined;
      if (one.then.kind === 'pointer' && then.kind === 'pointer' && one.then.region !== then.region)
        return undefined;
      numbers.push((one.then as SymbolicInt).of);
    }
    if (numbers.every((one) => one.key() === numbers[0]!.key())) return then;
    const ranges = numbers.map((one) => this.range(one));
    const own =
      numbers.some((one) => this.isOwn(one)) ||
      cases.some(({ when }) => this.dependsOnThread(when));
    const key = `${name} ${numbers.map((one) => one.key()).join(' | ')} ${cases.map(({ when }) => keyOf(when)).join(' | ')}`;
    const of = this.variable(key, () => {
      const self = Linear.variable(this.variables.length);
      return {
        own,
        low: -greatest(ranges.map(([low]) => -low)),
        high: greatest(ranges.map(([, high]) => high)),
        source: { kind: 'derived' },
        definition: or(...cases.map(({ when }, i) => and(when, equal(self, numbers[i]!)))),
        value: (given) => {
          const index = cases.findIndex(({ when }) => given.holds(when));
          return given.at(numbers[Math.max(0, index)]!);
        },
        cases: cases.map(({ when }, i) => ({ when, then: numbers[i]! })),
        ...(numbers.every((one) => one.isConstant) && {
          constants: cases.map(({ when }, i) => ({ when, value: numbers[i]!.constant })),
        }),
      };
    });
    return then.kind === 'pointer' ? { ...then, of } : { kind: 'int', of };
  }

  dependsOnThread(formula: Formula): boolean {
    if (formula.kind === 'zero' || formula.kind === 'positive') return this.isOwn(formula.of);
    return formula.parts.some((part) => this.dependsOnThread(part));
  }

  /** `of` divided by a positive constant, rounded down. */
  quotient(of: Linear, by: number): Linear {
    if (by === 1) return of;
    // The divisor divides some terms exactly: they are moved out of the division.
    const [whole, rest] = [new Map<number, number>(), new Map<number, number>()];
    for (const [id, a] of of.terms)
      (a % by === 0 ? whole : rest).set(id, a % by === 0 ? a / by : a);
    const down = Math.floor(of.constant / by);
    const outside = new Linear(whole, down);
    const inside = new Linear(rest, of.constant - down * by);
    const [low, high] = this.range(inside);
    if (Math.floor(low / by) === Math.floor(high / by)) return outside.shift(Math.floor(low / by));
    const inner = this.variable(`${inside.key()} / ${by}`, () => {
      this.quotients.set(this.variables.length, { of: inside, by });
      const left = inside.plus(Linear.variable(this.variables.length), -by);
      return {
        own: this.isOwn(inside),
        low: Math.floor(low / by),
        high: Math.floor(high / by),
        source: { kind: 'derived' },
        value: (given) => Math.floor(given.at(inside) / by),
        definition: and(
          { kind: 'positive', of: left },
          { kind: 'positive', of: left.times(-1).shift(by - 1) },
        ),
      };
    });
    return outside.plus(inner);
  }

  remainder(of: Linear, by: number): Linear {
    return of.plus(this.quotient(of, by), -by);
  }

  /** The bits of a mask, for a number of which the low bits count as they are. */
  private masked(of: Linear, mask: bigint): Linear {
    let sum = Linear.of(0);
    for (let at = 0; mask >> BigInt(at) !== 0n; ) {
      if (((mask >> BigInt(at)) & 1n) === 0n) {
        at++;
        continue;
      }
      let end = at;
      while (((mask >> BigInt(end)) & 1n) === 1n) end++;
      sum = sum.plus(this.remainder(of, 2 ** end).minus(this.remainder(of, 2 ** at)));
      at = end;
    }
    return sum;
  }

  /** As an unsigned number of so many bits. */
  unsigned(of: Linear, width: number): Linear {
    const [low, high] = this.range(of);
    const size = 2 ** width;
    // What the launch makes large does not wrap around; narrow numbers do.
    if (width > 32 || (low >= 0 && (width === 32 || high < size))) return of;
    return this.wrapped(of, size, 0, size - 1);
  }

  /** As a signed number. */
  signed(of: Linear, width: number): Linear {
    if (width > 32) return of;
    const half = 2 ** (width - 1);
    const [low, high] = this.range(of);
    if (low >= -half && high < half) return of;
    // What the launch makes large does not wrap around.
    if (high >= 2 * half && low >= -half) return of;
    return this.wrapped(of, 2 * half, -half, half - 1);
  }

  private wrapped(of: Linear, size: number, from: number, to: number): Linear {
    const [low, high] = this.range(of);
    return this.variable(`${of.key()} in ${from}..${to}`, () => {
      const self = Linear.variable(this.variables.length);
      const cases: Formula[] = [];
      for (let by = Math.floor((from - high) / size); by * size <= to - low; by++) {
        if (cases.length > 4) break;
        cases.push(equal(self, of.shift(by * size)));
      }
      return {
        own: this.isOwn(of),
        low: from,
        high: to,
        wraps: of,
        source: { kind: 'derived' },
        value: (given) => {
          const value = given.at(of) - from;
          return value - size * Math.floor(value / size) + from;
        },
        definition: or(...cases),
      };
    });
  }

  /** So much was computed that nothing more becomes known. */
  get isSpent(): boolean {
    return this.fuel.isSpent;
  }

  /**
   * The result of an instruction; undefined where it has no symbolic form, and something unknown
   * takes its place.
   */
  evaluate(inst: Inst, get: (value: Value) => Symbolic | undefined): Symbolic | undefined {
    const [result] = inst.results;
    if (result === undefined) return undefined;
    if (SOURCES.has(inst.op)) return this.source(inst, result);
    if (!this.fuel.spend()) return undefined;
    if (inst.op === 'gpu.asm') return movedTo(inst, get);
    const [a, b, c] = inst.args.map(get);
    if (a === undefined) return undefined;
    if (UNARY.has(inst.op)) return this.unary(inst, a, result);
    if (b === undefined) return undefined;
    if (inst.op === 'select') {
      if (a.kind !== 'bool' || c === undefined) return undefined;
      return this.choice('select', [
        { when: a.holds, then: b },
        { when: not(a.holds), then: c },
      ]);
    }
    if (a.kind === 'bool' || b.kind === 'bool') return bools(inst, a, b);
    if (a.kind === 'pointer' || b.kind === 'pointer') return pointers(inst, a, b);
    const width = bitWidth(inst.args[0].type);
    return this.numbers(inst, a.of, b.of, width) ?? this.operation(inst, a.of, b.of, width);
  }

  /** A result of which no more is known than how it is computed. */
  private operation(inst: Inst, a: Linear, b: Linear, width: number): Symbolic | undefined {
    if (!BY_CONSTANT.has(inst.op)) return undefined;
    const highs = [a, b].map((of) => this.range(of));
    if (highs.some(([low]) => low < 0)) return undefined;
    const [x, y] = highs.map(([, high]) => high);
    const high = Math.min(2 ** width - 1, LARGEST, highestOf(inst.op, x!, y!));
    return int(
      this.variable(`${inst.op} ${width} ${a.key()} ${b.key()}`, () => ({
        own: this.isOwn(a) || this.isOwn(b),
        low: 0,
        high,
        source: { kind: 'operation', operands: [a, b] },
        definition: undefined,
        value: (given) => {
          const bits = [a, b].map((of) => BigInt.asUintN(width, BigInt(given.at(of))));
          return Number(foldInst(inst, bits)?.[0] ?? 0n);
        },
      })),
    );
  }

  /** Of an instruction without operands that count. */
  private source(inst: Inst, result: Value): Symbolic | undefined {
    const dim = DIMS.indexOf(inst.attrs.dim as 'x');
    switch (inst.op) {
      case 'const.int':
        return constant(inst, result);
      case 'gpu.thread.id':
        return int(this.thread(dim));
      case 'gpu.workgroup.id':
        return int(this.ofGrid('group', dim));
      case 'gpu.grid.size':
        return int(this.ofGrid('grid', dim));
      case 'gpu.compute': {
        const flat = isLane(inst) ? this.flat() : undefined;
        return flat && int(this.remainder(flat, 32));
      }
      case 'gpu.intrinsic':
        return askOf(inst) && { kind: 'pointer', region: LAUNCH_REGION, of: Linear.of(0) };
      case 'global.addr': {
        const isWorkgroup = isPtr(result.type) && spaceOf(result.type) === 'workgroup';
        const region = `${isWorkgroup ? '@' : '#'}${inst.attrs.symbol!}`;
        return { kind: 'pointer', region, of: Linear.of(0) };
      }
      default: {
        const asked = sizeAsked(inst);
        return asked === undefined ? undefined : int(this.size(DIMS.indexOf(asked)));
      }
    }
  }

  /** The number of workgroups along a dimension, or which one it is, which is below that. */
  private ofGrid(kind: 'grid' | 'group', dim: number): Linear {
    const size = kind === 'group' ? this.ofGrid('grid', dim) : undefined;
    return this.variable(`${kind} ${dim}`, () => ({
      own: this.groupsDiffer && kind === 'group',
      low: kind === 'grid' ? 1 : 0,
      high: MOST_GROUPS,
      source: { kind, dim },
      definition: size && below(Linear.variable(this.variables.length), size),
    }));
  }

  private unary(inst: Inst, a: Symbolic, result: Value): Symbolic | undefined {
    if (inst.op === 'int.trunc') return this.truncated(a, result);
    if (inst.op !== 'int.zext' && inst.op !== 'int.sext') return a;
    const width = bitWidth(inst.args[0].type);
    if (a.kind === 'bool') return inst.op === 'int.zext' ? this.asNumber(a) : undefined;
    // An offset in workgroup memory has 32 bits.
    if (a.kind === 'pointer') return inst.op === 'int.zext' ? a : undefined;
    return int(inst.op === 'int.zext' ? this.unsigned(a.of, width) : this.signed(a.of, width));
  }

  private asNumber({ holds }: SymbolicBool): Symbolic | undefined {
    return this.choice('bool', [
      { when: holds, then: int(Linear.of(1)) },
      { when: not(holds), then: int(Linear.of(0)) },
    ]);
  }

  private truncated(a: Symbolic, result: Value): Symbolic | undefined {
    if (a.kind !== 'int') return undefined;
    const width = bitWidth(result.type);
    if (width === 1) {
      const low = this.remainder(a.of, 2);
      return { kind: 'bool', holds: equal(low, Linear.of(1)) };
    }
    // What the launch makes large does not wrap around; what is small stays as it is.
    const [low, high] = this.range(a.of);
    if (width >= 32 || (low >= 0 && high < 2 ** width)) return a;
    return int(this.remainder(a.of, 2 ** width));
  }

  private numbers(inst: Inst, a: Linear, b: Linear, width: number): Symbolic | undefined {
    if (BY_CONSTANT.has(inst.op)) {
      const divides = inst.op.endsWith('div') || inst.op.endsWith('rem');
      // A program does not come to a division by zero.
      const cases = b.isConstant
        ? this.casesOf(a, (one) => this.numbers(inst, one, b, width))
        : this.casesOf(b, (one) => this.numbers(inst, a, one, width), 0, divides);
      if (cases !== undefined) return cases;
    }
    switch (inst.op) {
      case 'int.add':
      case 'int.uadd.ovf':
      case 'int.sadd.ovf':
        return int(a.plus(b));
      case 'int.sub':
      case 'int.usub.ovf':
      case 'int.ssub.ovf':
        return int(a.minus(b));
      case 'int.mul':
      case 'int.umul.ovf':
      case 'int.smul.ovf':
        return this.product(a, b);
      case 'int.shl':
        return b.isConstant ? this.product(a, Linear.of(2 ** b.constant)) : undefined;
      case 'int.lshr':
      case 'int.ashr':
        return b.isConstant ? this.divided(inst.op, a, 2 ** b.constant, width) : undefined;
      case 'int.udiv':
      case 'int.sdiv':
      case 'int.srem':
      case 'int.urem':
        return b.isConstant ? this.divided(inst.op, a, b.constant, width) : undefined;
      case 'int.and':
      case 'int.or':
      case 'int.xor':
        return this.bitwise(inst, a, b, width);
      case 'int.umin':
      case 'int.umax':
      case 'int.smin':
      case 'int.smax':
        return this.bounded(inst.op, a, b, width);
      case 'int.cmp':
        return { kind: 'bool', holds: this.compared(inst, a, b, width) };
      default:
        return undefined;
    }
  }

  /** Divided by a constant: the quotient, or what is left. */
  private divided(op: string, a: Linear, by: number, width: number): Symbolic | undefined {
    if (by <= 0) return undefined;
    if (op === 'int.ashr') return int(this.quotient(this.signed(a, width), by));
    // The low bits of a number that has wrapped around are right.
    if (op === 'int.urem' && Number.isInteger(Math.log2(by))) return int(this.remainder(a, by));
    const isSigned = op === 'int.sdiv' || op === 'int.srem';
    const of = isSigned ? this.signed(a, width) : this.unsigned(a, width);
    if (this.range(of)[0] < 0) return undefined;
    return int(op.endsWith('rem') ? this.remainder(of, by) : this.quotient(of, by));
  }

  /** The smaller or the greater one. */
  private bounded(op: string, a: Linear, b: Linear, width: number): Symbolic | undefined {
    const isSigned = op.startsWith('int.s');
    const [x, y] = [a, b].map((of) =>
      isSigned ? this.signed(of, width) : this.unsigned(of, width),
    );
    if (!isSigned && (this.range(x!)[0] < 0 || this.range(y!)[0] < 0)) return undefined;
    const isFirst = op.endsWith('min') ? atMost(x!, y!) : atMost(y!, x!);
    return this.choice(op, [
      { when: isFirst, then: int(x!) },
      { when: not(isFirst), then: int(y!) },
    ]);
  }

  /** The product as one expression: of two that vary, a variable of its own. */
  multiply(a: Linear, b: Linear): Linear | undefined {
    return (this.product(a, b) as SymbolicInt | undefined)?.of;
  }

  private product(a: Linear, b: Linear): Symbolic | undefined {
    if (b.isConstant) return int(a.times(b.constant));
    if (a.isConstant) return int(b.times(a.constant));
    const cases =
      this.casesOf(a, (one) => int(b.times(one.constant)), FEW) ??
      this.casesOf(b, (one) => int(a.times(one.constant)), FEW);
    if (cases !== undefined) return cases;
    const [x, y] = a.key() < b.key() ? [a, b] : [b, a];
    const corners = this.range(x).flatMap((one) => this.range(y).map((other) => one * other));
    return int(
      this.variable(`${x.key()} * ${y.key()}`, () => ({
        own: this.isOwn(a) || this.isOwn(b),
        low: Math.max(-LARGEST, -greatest(corners.map((one) => -one))),
        high: Math.min(LARGEST, greatest(corners)),
        source: { kind: 'product', a: x, b: y },
        definition: undefined,
        value: (given) => given.at(x) * given.at(y),
      })),
    );
  }

  /**
   * The result for each constant that an operand may be, which is not zero with `withoutZero`;
   * undefined where these are not listed and more than `most`, or a result has no form.
   */
  casesOf(
    operand: Linear,
    result: (operand: Linear) => Symbolic | undefined,
    most = 0,
    withoutZero = false,
  ): Symbolic | undefined {
    const [only, ...more] = operand.terms;
    if (only === undefined || more.length > 0) return undefined;
    const [id, by] = only;
    const { constants, low, high } = this.variables[id]!;
    const values = constants ?? (high - low <= most ? valuesBetween(id, low, high) : []);
    const cases: { when: Formula; then: Symbolic }[] = [];
    for (const { when, value } of values) {
      const of = Linear.of(by * value + operand.constant);
      if (withoutZero && of.constant === 0) continue;
      const then = result(of);
      if (then === undefined) return undefined;
      cases.push({ when, then });
    }
    return this.choice('cases', cases);
  }

  private bitwise(inst: Inst, a: Linear, b: Linear, width: number): Symbolic | undefined {
    const [x, y] = a.isConstant ? [b, a] : [a, b];
    if (!y.isConstant) {
      // Bits of two numbers that do not meet.
      const meet = (high: Linear, low: Linear): boolean => {
        const [least, most] = this.range(low);
        if (least < 0) return false;
        let size = 1;
        while (size <= most) size *= 2;
        return (
          high.constant % size === 0 && [...high.terms.values()].every((by) => by % size === 0)
        );
      };
      if (inst.op !== 'int.and' && (meet(x, y) || meet(y, x))) return int(x.plus(y));
      return undefined;
    }
    if (inst.op === 'int.xor' && y.constant === -1) return int(x.times(-1).shift(-1));
    if (y.constant < 0) {
      // All bits but some low ones.
      const size = -y.constant;
      const isPower = Number.isInteger(Math.log2(size));
      return inst.op === 'int.and' && isPower ? int(x.minus(this.remainder(x, size))) : undefined;
    }
    if (y.constant >= 2 ** Math.min(width, 46)) return undefined;
    const both = this.masked(x, BigInt(y.constant));
    if (inst.op === 'int.and') return int(both);
    return int(x.shift(y.constant).plus(both, inst.op === 'int.or' ? -1 : -2));
  }

  /** A choice of two numbers of which one is no index, as where a thread has none. */
  private choicesOf({ terms, constant }: Linear) {
    const [only, ...more] = terms;
    if (only === undefined || more.length > 0 || only[1] !== 1 || constant !== 0) return undefined;
    const { cases } = this.variables[only[0]]!;
    const isFew = cases !== undefined && cases.length === 2;
    return isFew && cases.some(({ then }) => then.isConstant && then.constant < 0)
      ? cases
      : undefined;
  }

  private compared(inst: Inst, a: Linear, b: Linear, width: number): Formula {
    const pred = inst.attrs.pred!;
    const choices = this.choicesOf(a);
    if (choices !== undefined)
      return eitherOf(choices, ({ then }) => this.compared(inst, then, b, width));
    const others = this.choicesOf(b);
    if (others !== undefined)
      return eitherOf(others, ({ then }) => this.compared(inst, a, then, width));
    if (pred === 'eq' || pred === 'ne') {
      const [low] = this.range(a.minus(b));
      // Both as they are, or both in one form, where they may have wrapped around.
      const as = (of: Linear): Linear => (low < 0 ? this.unsigned(of, width) : of);
      const same = equal(as(a), as(b));
      return pred === 'eq' ? same : not(same);
    }
    const isSigned = pred.startsWith('s');
    const as = (of: Linear): Linear =>
      isSigned ? this.signed(of, width) : this.unsigned(of, width);
    const [x, y] = [as(a), as(b)];
    const order = pred.slice(1);
    const plain = (p: Linear, q: Linear): Formula =>
      order === 'lt'
        ? below(p, q)
        : order === 'le'
          ? atMost(p, q)
          : order === 'gt'
            ? below(q, p)
            : atMost(q, p);
    const [lowX, lowY] = [this.range(x)[0], this.range(y)[0]];
    if (isSigned || (lowX >= 0 && lowY >= 0)) return plain(x, y);
    const isLess = order === 'lt' || order === 'le';
    // A negative number counts as a very large one.
    if (x.isConstant && lowX < 0 && lowY >= 0) return isLess ? FALSE : TRUE;
    if (y.isConstant && lowY < 0 && lowX >= 0) return isLess ? TRUE : FALSE;
    const zero = Linear.of(0);
    const [xIs, yIs] = [atMost(zero, x), atMost(zero, y)];
    return or(
      and(xIs, yIs, plain(x, y)),
      and(not(xIs), not(yIs), plain(x, y)),
      isLess ? and(xIs, not(yIs)) : and(not(xIs), yIs),
    );
  }
}

/** What holds of a choice, where `holds` says it of one of its cases. */
function eitherOf<T extends { readonly when: Formula }>(
  cases: readonly T[],
  holds: (one: T) => Formula,
): Formula {
  return or(
    ...cases.flatMap((one) => {
      const so = holds(one);
      return so === FALSE ? [] : [so === TRUE ? one.when : and(one.when, so)];
    }),
  );
}

const SOURCES: ReadonlySet<string> = new Set([
  'const.int',
  'global.addr',
  'gpu.compute',
  'gpu.grid.size',
  'gpu.intrinsic',
  'gpu.thread.id',
  'gpu.workgroup.id',
  'gpu.workgroup.size',
  'mem.load',
]);

const UNARY: ReadonlySet<string> = new Set([
  'int.sext',
  'int.to.ptr',
  'int.trunc',
  'int.zext',
  'ptr.cast',
  'ptr.to.int',
]);

/** Operations that are no linear expression where an operand is one of some constants. */
const BY_CONSTANT: ReadonlySet<string> = new Set([
  'int.and',
  'int.ashr',
  'int.lshr',
  'int.or',
  'int.sdiv',
  'int.shl',
  'int.srem',
  'int.udiv',
  'int.urem',
  'int.xor',
]);

/** Products with so many different factors are written as cases. */
const FEW = 7;

function valuesBetween(id: number, low: number, high: number) {
  return Array.from({ length: high - low + 1 }, (_, i) => {
    const value = low + i;
    return { when: equal(Linear.variable(id), Linear.of(value)), value };
  });
}

function int(of: Linear): SymbolicInt {
  return { kind: 'int', of };
}

function constant(inst: Inst, { type }: Value): Symbolic | undefined {
  const width = bitWidth(type);
  const bits = inst.attrs.bits!;
  if (width === 1) return { kind: 'bool', holds: bits === 0n ? FALSE : TRUE };
  const value = Number(BigInt.asIntN(width, bits));
  return Number.isSafeInteger(value) && Math.abs(value) < LARGEST
    ? int(Linear.of(value))
    : undefined;
}
