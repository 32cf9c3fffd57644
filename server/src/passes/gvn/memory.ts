/**
 * Which write a load reads from. Each write makes a state of memory, and so does each block where
 * ways with different states meet. The state that a load depends on is found by going back over
 * what cannot touch its bytes: over a write of other bytes, and from a join to its dominator when
 * nothing in between touches them. Loads of one address that depend on the same state, the first
 * dominating the second, give the same value. LLVM's counterpart is MemorySSA with its walker.
 */
import {
  type AliasAnalysis,
  accessSize,
  type DominatorTree,
  type FlowGraph,
} from '../../analysis/index.ts';
import { spendWork } from '../../base/index.ts';
import {
  type AddressSpace,
  EFFECT_BIT,
  effectBits,
  type Inst,
  type Value,
} from '../../mir/index.ts';

/** Memory behind a write, or at the start of a block where ways meet. */
export interface MemoryState {
  readonly id: number;
  /** The write that made it. */
  readonly write?: Write;
  /** The state before that write. */
  readonly before?: MemoryState;
  /** The block, by its number, where ways meet. */
  readonly join?: number;
}

/** An instruction that may write, and the kinds of memory that it may write to. */
interface Write {
  readonly inst: Inst;
  readonly kinds: number;
  /** What it writes to, where it can only be that. */
  readonly to: Value | undefined;
}

/** All writes on the ways from a block's dominator to the block. */
interface Between {
  readonly kinds: number;
  /** Undefined where they are too many to look at each. */
  readonly writes: readonly Write[] | undefined;
}

const GLOBAL = 1;
const WORKGROUP = 2;
const PRIVATE = 4;
const ALL = GLOBAL | WORKGROUP | PRIVATE;

const KINDS: Readonly<Partial<Record<AddressSpace, number>>> = {
  global: GLOBAL,
  workgroup: WORKGROUP,
  private: PRIVATE,
  constant: 0,
  kernarg: 0,
};

/** Stands for every state: nothing writes there while a kernel runs. */
export const FIXED = -1;

/** States that are gone over for one load, as LLVM's `memssa-check-limit`. */
const MAX_STEPS = 100;
/** Writes between a block and its dominator that are looked at one by one. */
const MAX_WRITES = 64;
/** Blocks in between; where there are more, everything may have been written. */
const MAX_BLOCKS = 1024;

const EVERYTHING: Between = { kinds: ALL, writes: undefined };

export class MemoryStates {
  private readonly graph: FlowGraph;
  private readonly dom: DominatorTree;
  private readonly alias: AliasAnalysis;
  /** Writes of each block, in order. */
  private readonly writesIn: readonly (readonly Write[])[];
  private readonly out: MemoryState[] = [];
  private readonly between: (Between | undefined)[] = [];
  private next = 0;

  constructor(graph: FlowGraph, dom: DominatorTree, alias: AliasAnalysis) {
    this.graph = graph;
    this.dom = dom;
    this.alias = alias;
    this.writesIn = graph.order.map(({ insts }) =>
      insts.map((inst) => this.writeOf(inst)).filter((write) => write !== undefined),
    );
  }

  /** The state at the start of block `b`, whose forward predecessors were left already. */
  enter(b: number): MemoryState {
    const preds = this.graph.preds[b]!;
    const first = preds.length === 0 ? undefined : this.out[preds[0]!];
    if (first !== undefined && preds.every((p) => this.out[p] === first)) return first;
    return { id: this.next++, join: b };
  }

  leave(b: number, state: MemoryState): void {
    this.out[b] = state;
  }

  /** The state behind an instruction: another one when it may write. */
  behind(inst: Inst, before: MemoryState): MemoryState {
    const write = this.writeOf(inst);
    return write === undefined ? before : { id: this.next++, write, before };
  }

  /** The number of the state that an access of these bytes depends on. */
  stateFor(address: Value, size: number, state: MemoryState): number {
    const kinds = this.kindsOf(address);
    if (kinds === 0) return FIXED;
    let at = state;
    for (let step = 0; step < MAX_STEPS; step++) {
      const { write, before, join } = at;
      if (write !== undefined) {
        if ((write.kinds & kinds) !== 0 && this.mayTouch(write, address, size)) break;
        at = before!;
      } else {
        const dominator = this.dom.idom[join!]!;
        if (dominator < 0 || !this.isUntouchedBetween(join!, address, size, kinds)) break;
        at = this.out[dominator]!;
      }
    }
    return at.id;
  }

  private isUntouchedBetween(b: number, address: Value, size: number, kinds: number): boolean {
    this.between[b] ??= this.writesBetween(b);
    const { kinds: written, writes } = this.between[b]!;
    if ((written & kinds) === 0) return true;
    if (writes === undefined) return false;
    const dominator = this.dom.idom[b]!;
    const own = this.alias.address(address);
    const isSettled =
      this.isDefinedAt(own.base, dominator) &&
      (own.variable === undefined || this.isDefinedAt(own.variable, dominator));
    return writes.every((write) => {
      if ((write.kinds & kinds) === 0) return true;
      // One name stands for another place in each round of a loop.
      if (!isSettled && write.to !== undefined && this.alias.address(write.to).base === own.base)
        return false;
      return !this.mayTouch(write, address, size);
    });
  }

  private isDefinedAt({ def }: Value, b: number): boolean {
    return this.dom.dominates(this.graph.numberOf('op' in def ? def.block : def), b);
  }

  /** Writes of the blocks from which `b` is reached without passing its dominator. */
  private writesBetween(b: number): Between {
    const dominator = this.dom.idom[b]!;
    const seen = new Set<number>();
    const work = [...this.graph.preds[b]!];
    const writes: Write[] = [];
    let kinds = 0;
    while (work.length > 0) {
      const at = work.pop()!;
      if (at === dominator || seen.has(at)) continue;
      seen.add(at);
      if (seen.size > MAX_BLOCKS) return EVERYTHING;
      for (const write of this.writesIn[at]!) {
        kinds |= write.kinds;
        if (writes.length <= MAX_WRITES) writes.push(write);
      }
      for (const p of this.graph.preds[at]!) work.push(p);
    }
    spendWork(seen.size);
    return { kinds, writes: writes.length > MAX_WRITES ? undefined : writes };
  }

  private mayTouch({ inst, to }: Write, address: Value, size: number): boolean {
    if (to !== undefined) return this.alias.mayAlias(to, accessSize(inst), address, size);
    return (
      inst.attrs.volatile === true || !this.alias.isLocalSlot(this.alias.address(address).base)
    );
  }

  private kindsOf(address: Value): number {
    if (this.alias.isLocalSlot(this.alias.address(address).base)) return PRIVATE;
    return KINDS[this.alias.space(address)] ?? ALL;
  }

  private writeOf(inst: Inst): Write | undefined {
    const bits = effectBits(inst.op);
    if ((bits & (EFFECT_BIT.write | EFFECT_BIT.sync)) === 0) return undefined;
    const at = (to: Value): Write | undefined => {
      const kinds = this.kindsOf(to);
      return kinds === 0 ? undefined : { inst, kinds, to };
    };
    const anything: Write = { inst, kinds: ALL, to: undefined };
    const isRelaxed = inst.attrs.ordering === 'relaxed';
    switch (inst.op) {
      case 'mem.store':
        return inst.attrs.volatile === true ? anything : at(inst.args[1]);
      case 'mem.copy':
      case 'mem.move':
      case 'mem.set':
        return inst.attrs.volatile === true ? anything : at(inst.args[0]);
      case 'atomic.store':
        return isRelaxed ? at(inst.args[1]) : anything;
      case 'atomic.load':
        return isRelaxed ? undefined : anything;
      case 'atomic.rmw':
      case 'atomic.cmpxchg':
        return isRelaxed ? at(inst.args[0]) : anything;
      case 'gpu.barrier':
      case 'fence':
        return { inst, kinds: GLOBAL | WORKGROUP, to: undefined };
      default:
        return anything;
    }
  }
}
