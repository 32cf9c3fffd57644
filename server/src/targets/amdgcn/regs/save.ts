/**
 * What a call may overwrite is kept in the caller's frame, after registers are given out: vector
 * registers as they are, for the lanes that call; scalar ones by way of vector registers, the same
 * in each of these lanes. Registers whose lanes hold spilled scalar ones are kept whole by the
 * function that uses them, for the lanes that did not call it.
 */

import { roundUp } from '../../occupancy.ts';
import {
  type Bank,
  CALL,
  countOf,
  EXEC,
  KEEP,
  type MFunc,
  type MInst,
  mInst,
  type Op,
  RETURN,
  regOp,
  S,
  type Tuple,
  unitOf,
  V,
} from '../code.ts';
import type { Allocation } from './allocate.ts';
import { Calls } from './calls-within.ts';
import type { Overwritten } from './clobber-masks.ts';
import { computeRanges, type Ranges } from './ranges.ts';

export interface SaveContext {
  readonly wave64: boolean;
  /** Runs of vector registers begin at an even number. */
  readonly aligned: boolean;
  /**
   * Scalar register with the frame's place in a function; in a kernel, where the frame is at zero,
   * free for calls.
   */
  readonly stack: number;
  readonly isKernel: boolean;
  /** Free for `exec`. */
  readonly execSave: number;
  /** Registers that calls do not change. */
  readonly pinned: readonly Tuple[];
  /** Registers with spilled scalar ones. */
  readonly lanes: readonly Tuple[];
  /**
   * What a call of the symbol, or through a pointer, may overwrite; undefined when nobody knows.
   */
  readonly overwritten: Overwritten;
  /** Bytes of the frame so far. */
  frame: number;
  /** Where the frames of callees begin. */
  readonly frameAlign: number;
}

/**
 * Changes the function; gives the allocation with the new registers. `context.frame` grows by what
 * is saved.
 */
export function saveAroundCalls(fn: MFunc, alloc: Allocation, context: SaveContext): Allocation {
  return new Saver(fn, alloc, context).run();
}

/** Physical registers with something in them that a call may overwrite. */
interface Live {
  readonly vectors: number[];
  readonly scalars: number[];
  /** Vector registers that the call leaves as they are. */
  readonly untouched: ReadonlySet<number>;
}

class Saver {
  private readonly fn: MFunc;
  private readonly alloc: Allocation;
  private readonly context: SaveContext;
  private readonly phys: number[];
  private vgprs: number;
  private out: MInst[] = [];
  private loc: MInst['loc'];

  constructor(fn: MFunc, alloc: Allocation, context: SaveContext) {
    this.fn = fn;
    this.alloc = alloc;
    this.context = context;
    this.phys = [...alloc.phys];
    this.vgprs = alloc.vgprs;
  }

  run(): Allocation {
    const { fn, context } = this;
    const calls = fn.blocks.some((block) => block.insts.some((inst) => inst.op === CALL));
    if (calls) {
      const live = this.liveAcross(computeRanges(fn));
      const base = Math.ceil(context.frame / 16) * 16;
      let largest = 0;
      for (const block of fn.blocks) {
        this.out = [];
        for (const inst of block.insts) {
          this.loc = inst.loc;
          if (inst.op !== CALL) this.out.push(inst);
          else largest = Math.max(largest, this.around(inst, live.shift()!, base));
        }
        block.insts = this.out;
      }
      context.frame = base + largest;
    }
    if (!context.isKernel && context.lanes.length > 0) this.keepLanes();
    return { ...this.alloc, phys: Int32Array.from(this.phys), vgprs: this.vgprs };
  }

  /** For each call what holds a value in front of it that is read behind it. */
  private liveAcross(ranges: Ranges): Live[] {
    const { fn, context } = this;
    const calls = new Calls(fn, ranges);
    const found = calls.insts.map(() => ({ [V]: new Set<number>(), [S]: new Set<number>() }));
    const free = new Set<Tuple>(context.pinned);
    for (let u = 0; u < ranges.of.length - 1; u++) {
      const tuple = fn.tupleOf[u]!;
      if (free.has(tuple) || this.phys[u]! < 0) continue;
      for (const c of calls.within(ranges.of[u]!)) found[c]![tuple.bank].add(this.phys[u]!);
    }
    return found.map((at, c) => {
      for (const tuple of context.lanes) at[V].add(this.phys[tuple.base]!);
      const lost = context.overwritten(fn.callees.get(calls.insts[c]!));
      const sorted = (bank: Bank): number[] =>
        [...at[bank]].filter((reg) => lost?.[bank].has(reg) !== false).sort((a, b) => a - b);
      const vectors = sorted(V);
      const saved = new Set(vectors);
      const untouched = new Set([...at[V]].filter((reg) => !saved.has(reg)));
      return { vectors, scalars: sorted(S), untouched };
    });
  }

  /** A call with its frame; gives the bytes that were saved. */
  private around(call: MInst, live: Live, base: number): number {
    const { context } = this;
    const { stack } = context;
    const passing = this.passed(call);
    const vectors = runs(live.vectors, context.aligned);
    const scalars = chunks(live.scalars);
    const registers = 4 * (live.vectors.length + live.scalars.length);
    const saved = roundUp(base + registers, context.frameAlign) - base;
    if (context.isKernel) this.put('s_mov_b32', 1, [stack, literal(base)]);
    else if (base > 0) this.put('s_add_i32', 1, [stack, stack, literal(base)]);
    const spare = this.spare([passing, live.untouched], scalars.length > 0);
    let at = 0;
    for (const [first, n] of vectors) {
      this.memory(`scratch_store_${WORDS[n]}`, this.reg(V, first, n), at, true);
      at += 4 * n;
    }
    const scalarsAt = at;
    for (const chunk of scalars) {
      chunk.forEach((reg, i) => {
        this.put('v_mov_b32', 1, [this.reg(V, spare + i), this.reg(S, reg)]);
      });
      this.memory(
        `scratch_store_${WORDS[chunk.length]}`,
        this.reg(V, spare, chunk.length),
        at,
        true,
      );
      at += 4 * chunk.length;
    }
    if (saved > 0) this.put('s_add_i32', 1, [stack, stack, literal(saved)]);
    this.out.push(call);
    if (saved > 0) this.put('s_add_i32', 1, [stack, stack, literal(-saved)]);
    at = scalarsAt;
    for (const chunk of scalars) {
      this.memory(
        `scratch_load_${WORDS[chunk.length]}`,
        this.reg(V, spare, chunk.length),
        at,
        false,
      );
      chunk.forEach((reg, i) => {
        this.put('v_readfirstlane_b32', 1, [this.reg(S, reg), this.reg(V, spare + i)]);
      });
      at += 4 * chunk.length;
    }
    at = 0;
    for (const [first, n] of vectors) {
      this.memory(`scratch_load_${WORDS[n]}`, this.reg(V, first, n), at, false);
      at += 4 * n;
    }
    if (!context.isKernel && base > 0) this.put('s_add_i32', 1, [stack, stack, literal(-base)]);
    return saved;
  }

  /** Vector registers of arguments and results. */
  private passed(call: MInst): Set<number> {
    const out = new Set<number>();
    for (const op of call.ops)
      if (typeof op === 'number' && this.fn.tupleOf[unitOf(op)]!.bank === V)
        for (let i = 0; i < countOf(op); i++) out.add(this.phys[unitOf(op) + i]!);
    for (const tuple of this.context.pinned) if (tuple.bank === V) out.add(this.phys[tuple.base]!);
    return out;
  }

  /** Four neighbouring registers for moving scalar ones: all that are not `taken` are saved. */
  private spare(taken: readonly ReadonlySet<number>[], wanted: boolean): number {
    let at = 0;
    while ([0, 1, 2, 3].some((i) => taken.some((set) => set.has(at + i)))) at += 4;
    if (wanted) this.vgprs = Math.max(this.vgprs, at + 4);
    return at;
  }

  /** Saves and gives back the whole registers whose lanes this function uses. */
  private keepLanes(): void {
    const { fn, context } = this;
    const at = context.frame;
    context.frame += 4 * context.lanes.length;
    const wide = context.wave64 ? 'b64' : 'b32';
    const save = context.wave64 ? context.execSave : context.execSave & ~31;
    const each = (load: boolean): void => {
      this.put(`s_or_saveexec_${wide}`, 1, [save, '-1']);
      context.lanes.forEach((tuple, i) => {
        const name = load ? 'scratch_load_dword' : 'scratch_store_dword';
        this.place(name, regOp(tuple.base), at + 4 * i, !load);
      });
      this.put(`s_mov_${wide}`, 1, [EXEC, save]);
    };
    const [entry] = fn.blocks;
    this.out = [];
    this.loc = entry!.insts[0]?.loc;
    each(false);
    entry!.insts = [...this.out, ...entry!.insts];
    for (const block of fn.blocks) {
      const end = block.insts[block.insts.length - 1];
      if (end?.op !== RETURN) continue;
      this.out = block.insts.slice(0, -1);
      this.loc = end.loc;
      each(true);
      this.put('.drain', 0, ['load']);
      this.out.push(end);
      block.insts = this.out;
    }
  }

  /** An access of the frame at an offset that may be large. */
  private place(name: string, reg: number, at: number, store: boolean): void {
    const { stack } = this.context;
    if (at <= REACH) {
      this.memory(name, reg, at, store);
      return;
    }
    this.put('s_add_i32', 1, [stack, stack, literal(at)]);
    this.memory(name, reg, 0, store);
    this.put('s_add_i32', 1, [stack, stack, literal(-at)]);
  }

  private memory(name: string, reg: number, at: number, store: boolean): void {
    const { stack } = this.context;
    const made = store
      ? this.put(name, 0, ['off', reg, stack])
      : this.put(name, 1, [reg, 'off', stack]);
    if (at > 0) made.mods = ` offset:${at}`;
  }

  private put(op: string, defs: number, ops: Op[]): MInst {
    const made = mInst(op, defs, ops, KEEP, this.loc);
    this.out.push(made);
    return made;
  }

  /** An operand for physical registers. */
  private reg(bank: Bank, at: number, n = 1): number {
    const tuple = this.fn.newTuple(bank, n, 1);
    tuple.fixed = at;
    for (let i = 0; i < n; i++) this.phys[tuple.base + i] = at + i;
    return regOp(tuple.base, n);
  }
}

const WORDS: Record<number, string> = { 1: 'dword', 2: 'dwordx2', 3: 'dwordx3', 4: 'dwordx4' };
/** Offsets that scratch instructions of every generation take. */
export const REACH = 2047;

const literal = (value: number): string =>
  value >= -16 && value <= 64 ? String(value) : `0x${(value >>> 0).toString(16)}`;

/** Neighbours, at most four; where `aligned` a run of several begins at an even number. */
function runs(regs: readonly number[], aligned: boolean): [number, number][] {
  const out: [number, number][] = [];
  for (const reg of regs) {
    const last = out[out.length - 1];
    const joins =
      last !== undefined &&
      last[0] + last[1] === reg &&
      last[1] < 4 &&
      !(aligned && last[1] === 1 && last[0] % 2 === 1);
    if (joins) last[1]++;
    else out.push([reg, 1]);
  }
  return out;
}

function chunks(regs: readonly number[]): number[][] {
  const out: number[][] = [];
  for (let i = 0; i < regs.length; i += 4) out.push(regs.slice(i, i + 4));
  return out;
}
