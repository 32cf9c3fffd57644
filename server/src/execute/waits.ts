/**
 * Where the threads of a kernel wait: the kernel is cut there, and what is alive is kept in the
 * record of the thread until it goes on.
 */
import { LiveSets } from '../base/index.ts';
import type { Block, Func, Inst, Value } from '../mir/index.ts';
import { OP, type ValueType } from '../wasm/index.ts';
import type { Emitter } from './emitter.ts';
import { MAX_WAIT_OPERANDS, THREAD, wasmTypes } from './environment.ts';
import { Homes } from './homes.ts';
import { isMark, isStop, MARK } from './marks.ts';
import type { Waits } from './prepare.ts';
import type { Scalar, ValueFacts } from './values.ts';

export interface Wait {
  readonly inst: Inst;
  /** Where the kernel goes on. */
  readonly next: Block;
  readonly isYield: boolean;
  /** A place where others may run, with no need to. */
  readonly isPoint: boolean;
  readonly values: readonly Value[];
  readonly scalars: readonly Scalar[];
}

const LOADS: Record<ValueType, number> = {
  i32: OP.i32Load,
  i64: OP.i64Load,
  f32: OP.f32Load,
  f64: OP.f64Load,
};
const STORES: Record<ValueType, number> = {
  i32: OP.i32Store,
  i64: OP.i64Store,
  f32: OP.f32Store,
  f64: OP.f64Store,
};

export class WaitPlan {
  readonly waits: readonly Wait[];
  /** Where variables are kept, for a debugger. */
  readonly homes: Homes | undefined;
  /** Bytes of a thread's record. */
  readonly recordSize: number;
  /** Do threads stop wherever a schedule may let others run? */
  private readonly hasPoints: boolean;
  private readonly params: readonly Value[];
  private readonly facts: ValueFacts;
  private readonly byBlock = new Map<Block, number>();
  private readonly places = new Map<Value | Scalar, number>();

  constructor(fn: Func, facts: ValueFacts, waits: Waits, hasHomes = false) {
    this.facts = facts;
    this.params = fn.blocks[0]!.params;
    const { waits: list, alive } = findWaits(fn, facts, waits);
    for (const [i, wait] of list.entries()) this.byBlock.set(wait.inst.block, i);
    this.waits = list;
    this.hasPoints = list.some(({ isPoint, inst }) => isPoint || isMark(inst, MARK.stop));
    let at: number = THREAD.spills;
    for (const one of alive) {
      this.places.set(one, at);
      // A flag for undefined values is behind each.
      at += 'def' in one && one.type === 'i128' ? 24 : one.type === 'i128' ? 24 : 16;
    }
    if (hasHomes) {
      this.homes = new Homes(fn, at);
      at = this.homes.end;
    }
    this.recordSize = (at + 15) & ~15;
  }

  waitOf(block: Block): number | undefined {
    return this.byBlock.get(block);
  }

  waitAt(inst: Inst): number | undefined {
    const wait = this.byBlock.get(inst.block);
    return wait !== undefined && this.waits[wait]!.inst === inst ? wait : undefined;
  }

  /** Does a thread give way there only after a while? */
  isYield(block: Block): boolean {
    const wait = this.byBlock.get(block);
    if (wait === undefined || this.hasPoints) return false;
    const { isYield, inst } = this.waits[wait]!;
    return isYield && inst.attrs.imm === undefined;
  }

  loadParams(to: Emitter): void {
    const { code } = to;
    this.params.forEach((param, i) => {
      const types = wasmTypes(param.type);
      for (const [k, local] of to.localsOf(param).entries()) {
        code.i32(0);
        code.memory(LOADS[types[k]!], to.env.paramsAt + 16 * i + 8 * k);
        code.set(local);
      }
    });
  }

  /** Other threads may not access the frame while its thread waits. */
  private park(f: Emitter): void {
    if (f.frame.leakedSize === 0) return;
    f.code.get(f.frameBase);
    f.code.i32(f.frame.leakedSize);
    f.code.call(f.env.helpers.park);
  }

  save(from: Emitter, wait: number): void {
    const { code } = from;
    this.park(from);
    const { values, scalars } = this.waits[wait]!;
    for (const value of values) {
      const at = this.places.get(value)!;
      const types = wasmTypes(value.type);
      for (const [k, local] of from.localsOf(value).entries()) {
        code.get(0);
        code.get(local);
        code.memory(STORES[types[k]!], at + 8 * k);
      }
      if (!this.facts.maybeUndefined(value)) continue;
      code.get(0);
      code.get(from.flagOf(value));
      code.memory(OP.i32Store, at + 8 * types.length);
    }
    for (const scalar of scalars) {
      const at = this.places.get(scalar)!;
      const types = wasmTypes(scalar.type);
      for (const [k, local] of from.scalar(scalar).entries()) {
        code.get(0);
        code.get(local);
        code.memory(STORES[types[k]!], at + 8 * k);
      }
      if (!scalar.maybeUndefined) continue;
      code.get(0);
      code.get(from.scalarFlag(scalar));
      code.memory(OP.i32Store, at + 8 * types.length);
    }
  }

  restore(to: Emitter, wait: number): void {
    const { code } = to;
    this.park(to);
    const { inst, values, scalars } = this.waits[wait]!;
    for (const value of values) {
      const at = this.places.get(value)!;
      const types = wasmTypes(value.type);
      for (const [k, local] of to.localsOf(value).entries()) {
        code.get(0);
        code.memory(LOADS[types[k]!], at + 8 * k);
        code.set(local);
      }
      if (!this.facts.maybeUndefined(value)) continue;
      code.get(0);
      code.memory(OP.i32Load, at + 8 * types.length);
      code.set(to.flagOf(value));
    }
    for (const scalar of scalars) {
      const at = this.places.get(scalar)!;
      const types = wasmTypes(scalar.type);
      for (const [k, local] of to.scalar(scalar).entries()) {
        code.get(0);
        code.memory(LOADS[types[k]!], at + 8 * k);
        code.set(local);
      }
      if (!scalar.maybeUndefined) continue;
      code.get(0);
      code.memory(OP.i32Load, at + 8 * types.length);
      code.set(to.scalarFlag(scalar));
    }
    inst.results.forEach((result, i) => {
      const types = wasmTypes(result.type);
      for (const [k, local] of to.localsOf(result).entries()) {
        code.get(0);
        code.memory(OP.i64Load, THREAD.results + 16 * i + 8 * k);
        to.fromI64(types[k]!);
        code.set(local);
      }
    });
  }
}

/** The instruction at which a thread waits in a block that ends behind such a one. */
export function waitIn(block: Block, waits: Waits): Inst | undefined {
  const inst = block.insts.at(-2);
  return inst !== undefined && (isStop(inst) || waits(inst)) ? inst : undefined;
}

/** The waits of a kernel whose blocks end behind them, and all that is alive at any. */
function findWaits(
  fn: Func,
  facts: ValueFacts,
  waits: Waits,
): { waits: Wait[]; alive: Set<Value | Scalar> } {
  const { members, sets, number } = livenessOf(fn, facts);
  const list: Wait[] = [];
  const alive = new Set<Value | Scalar>();
  for (const block of fn.blocks) {
    const inst = waitIn(block, waits);
    if (inst === undefined) continue;
    if (inst.args.length > MAX_WAIT_OPERANDS || inst.results.length > MAX_WAIT_OPERANDS)
      throw new Error(`${inst.attrs.symbol} has too many operands to wait with`);
    const next = block.insts.at(-1)!.targets![0]!.block;
    const values: Value[] = [];
    const scalars: Scalar[] = [];
    sets.forEachLiveIn(number.get(next)!, (at) => {
      const one = members[at]!;
      if ('def' in one) {
        if (one.def === inst) return;
        values.push(one);
      } else scalars.push(one);
      alive.add(one);
    });
    const isYield = isMark(inst, MARK.yield);
    list.push({ inst, next, isYield, isPoint: isMark(inst, MARK.point), values, scalars });
  }
  return { waits: list, alive };
}

/** Live values and scalars at the starts of blocks. */
function livenessOf(fn: Func, facts: ValueFacts) {
  const number = new Map<Block, number>();
  for (const [i, block] of fn.blocks.entries()) number.set(block, i);
  const members = [...crossingValues(fn, facts), ...facts.allScalars];
  const rank = new Map<Value | Scalar, number>();
  for (const one of members) rank.set(one, rank.size);
  const sets = new LiveSets(fn.blocks.length, rank.size);
  for (const [b, block] of fn.blocks.entries()) {
    const use = (one: Value | Scalar | undefined): void => {
      const at = one === undefined ? undefined : rank.get(one);
      if (at !== undefined) sets.use(b, at);
    };
    const define = (one: Value | Scalar | undefined): void => {
      const at = one === undefined ? undefined : rank.get(one);
      if (at !== undefined) sets.define(b, at);
    };
    block.params.forEach(define);
    for (const inst of block.insts) {
      for (const arg of [...inst.args, ...facts.trapOperands(inst).values]) use(arg);
      if (inst.op === 'mem.load') use(facts.scalarAt(inst.args[0], inst.results[0].type));
      else if (inst.op === 'mem.store') define(facts.scalarAt(inst.args[1], inst.args[0].type));
      else if (inst.op === 'alloca') facts.scalars.get(inst)?.forEach(define);
      inst.results.forEach(define);
      for (const { args } of inst.targets ?? []) args.forEach(use);
    }
  }
  sets.solve({
    succs: fn.blocks.map((block) =>
      (block.insts.at(-1)!.targets ?? []).map((edge) => number.get(edge.block)!),
    ),
  });
  return { members, sets, number };
}

/** Values that are used in another block than their own, but for constants. */
function crossingValues(fn: Func, facts: ValueFacts): Set<Value> {
  const out = new Set<Value>();
  for (const block of fn.blocks) {
    const use = (value: Value): void => {
      const place = facts.places[value.id];
      if (facts.isLate(value) || (place !== undefined && facts.isScalar(place.alloca))) return;
      const home = 'op' in value.def ? value.def.block : value.def;
      if (home !== block) out.add(value);
    };
    for (const inst of block.insts) {
      for (const arg of [...inst.args, ...facts.trapOperands(inst).values]) use(arg);
      for (const { args } of inst.targets ?? []) args.forEach(use);
    }
  }
  return out;
}
