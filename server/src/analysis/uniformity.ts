/**
 * Which values are the same in all threads of a workgroup that compute them together, and which
 * blocks all threads reach together. Follows Karrenberg and Hack ("Whole-Function Vectorization")
 * and LLVM's sync dependence analysis:
 *
 *   data       a result of divergent operands is divergent;
 *   sync       where paths from a divergent branch meet, block parameters are divergent;
 *   temporal   when threads leave a loop in different iterations, what the loop computed is divergent outside.
 *
 * Sources are the op table's `divergent` rows, private memory, and parameters of functions that are
 * not kernels.
 */
import { append, spendWork } from '../base/index.ts';
import {
  type Block,
  type Func,
  type Inst,
  isPtr,
  OPS,
  type OpRow,
  spaceOf,
  terminator,
  type Value,
} from '../mir/index.ts';
import { AliasAnalysis } from './alias.ts';
import { computeDominators, computePostDominators } from './dominators.ts';
import { computeFlowGraph, type FlowGraph } from './flow-graph.ts';
import { JoinBounds } from './join-bounds.ts';
import { computeLoops, type Loop, type LoopForest } from './loops.ts';

export interface UniformityOptions {
  /**
   * Intrinsics of targets whose result is uniform although the op table says nothing, such as a
   * first-lane read.
   */
  readonly isUniformIntrinsic?: (symbol: string) => boolean;
  /** A branch that all threads take one way, although its condition differs between them. */
  readonly isOneWay?: (end: Inst) => boolean;
  /** Inline assembly whose results are the same for all threads whatever it is given. */
  readonly isUniformText?: (inst: Inst) => boolean;
  /**
   * Values that the caller knows to differ between threads, because of how it orders what they do.
   */
  readonly alsoDivergent?: readonly Value[];
  /**
   * Where paths from a branch meet, only the edges of these paths count: at a loop's header that
   * they lead back to, not the one that enters the loop. For analyses of what the source says; code
   * generators take the coarser answer.
   */
  readonly exactJoins?: boolean;
  /** Treat parameters as uniform; default: for kernels only. */
  readonly uniformParams?: boolean;
}

export interface Uniformity {
  isDivergent(value: Value): boolean;
  /**
   * The value as seen from a block: a value that is uniform in its loop is divergent behind it when
   * threads leave the loop in different iterations.
   */
  isDivergentAt(value: Value, block: Block): boolean;
  /** True when some threads of the workgroup may pass the block while others do not. */
  isDivergentBlock(block: Block): boolean;
  /** The divergent branch that makes the block divergent. */
  branchBehind(block: Block): Inst | undefined;
  /** The operand or branch that made a value divergent; undefined for sources. For explanations. */
  causeOf(value: Value): Value | Inst | undefined;
}

export function computeUniformity(fn: Func, options: UniformityOptions = {}): Uniformity {
  return new Solver(fn, options);
}

class Solver implements Uniformity {
  private readonly graph: FlowGraph;
  private readonly loops: LoopForest;
  private readonly ipdom: Int32Array;
  private readonly alias: AliasAnalysis;
  private readonly options: UniformityOptions;
  private readonly divergent: Uint8Array;
  private readonly cause: (Value | Inst | undefined)[] = [];
  private readonly behind: (Inst | undefined)[];
  private readonly users: Inst[][] = [];
  private readonly work: Value[] = [];
  private readonly branches = new Set<Inst>();
  private readonly leaving = new Set<Loop>();
  /** By block: what was seen on the way to it from branches whose paths meet there. */
  private readonly regions = new Map<number, Set<number>>();
  /** Between two uses by `joins` they hold -1 and 0. */
  private readonly label: Int32Array;
  /** A bit for each block. */
  private readonly queued: Uint32Array;
  private readonly bounds: JoinBounds;

  constructor(fn: Func, options: UniformityOptions) {
    this.options = options;
    this.graph = computeFlowGraph(fn);
    this.loops = computeLoops(this.graph, computeDominators(this.graph));
    this.ipdom = computePostDominators(this.graph).idom;
    this.alias = new AliasAnalysis(fn);
    this.divergent = new Uint8Array(fn.nextValue);
    this.behind = new Array(this.graph.order.length).fill(undefined);
    this.label = new Int32Array(this.graph.order.length).fill(-1);
    this.queued = new Uint32Array((this.graph.order.length >> 5) + 1);
    this.bounds = new JoinBounds(this.graph, this.divergent);
    for (let id = 0; id < fn.nextValue; id++) this.users.push([]);
    for (const block of this.graph.order) for (const inst of block.insts) this.noteUses(inst);
    for (const value of options.alsoDivergent ?? []) this.mark(value, undefined);
    const uniformParams = options.uniformParams ?? fn.kind === 'kernel';
    if (!uniformParams) for (const p of fn.blocks[0]?.params ?? []) this.mark(p, undefined);
    for (const block of this.graph.order) {
      for (const inst of block.insts)
        if (this.isSource(inst)) for (const r of inst.results) this.mark(r, undefined);
    }
    this.solve();
  }

  isDivergent(value: Value): boolean {
    return this.divergent[value.id] === 1;
  }

  isDivergentAt(value: Value, block: Block): boolean {
    if (this.isDivergent(value)) return true;
    if (this.leaving.size === 0) return false;
    const home = this.graph.numberOf('op' in value.def ? value.def.block : value.def);
    const at = this.graph.numberOf(block);
    for (let loop = this.loops.loopOf(home); loop !== undefined; loop = loop.parent) {
      if (this.leaving.has(loop) && !this.loops.contains(loop, at)) return true;
    }
    return false;
  }

  isDivergentBlock(block: Block): boolean {
    return this.branchBehind(block) !== undefined;
  }

  branchBehind(block: Block): Inst | undefined {
    return this.behind[this.graph.numberOf(block)];
  }

  causeOf(value: Value): Value | Inst | undefined {
    return this.cause[value.id];
  }

  private isSource(inst: Inst): boolean {
    const row: OpRow = OPS[inst.op];
    if (inst.op === 'gpu.intrinsic' || inst.op === 'gpu.compute')
      return this.options.isUniformIntrinsic?.(inst.attrs.symbol!) !== true;
    if (inst.op === 'gpu.asm') return this.options.isUniformText?.(inst) !== true;
    if (
      row.divergent === true ||
      inst.op === 'call' ||
      inst.op === 'call.indirect' ||
      inst.op === 'atomic.load'
    )
      return true;
    if (inst.op !== 'mem.load') return false;
    if (inst.attrs.volatile === true) return true;
    // Each thread has its own private memory.
    const space = this.alias.space(inst.args[0]);
    const base = this.alias.address(inst.args[0]).base;
    return space === 'private' || (space === 'generic' && !isShared(base));
  }

  private mark(value: Value, cause: Value | Inst | undefined): void {
    if (this.divergent[value.id] === 1) return;
    this.divergent[value.id] = 1;
    this.cause[value.id] = cause;
    this.work.push(value);
  }

  private noteUses(inst: Inst): void {
    for (const arg of inst.args) this.users[arg.id]!.push(inst);
    for (const edge of inst.targets ?? [])
      for (const arg of edge.args) this.users[arg.id]!.push(inst);
  }

  /** What a uniform intrinsic gives stays uniform whatever it is given. */
  private isUniformAnyway(inst: Inst): boolean {
    const { isUniformText, isUniformIntrinsic } = this.options;
    if (inst.op === 'gpu.asm') return isUniformText?.(inst) === true;
    if (inst.op !== 'gpu.intrinsic' && inst.op !== 'gpu.compute') return false;
    return isUniformIntrinsic?.(inst.attrs.symbol!) === true;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop of a data-flow analysis
  private solve(): void {
    while (this.work.length > 0) {
      const value = this.work.pop()!;
      for (const inst of this.users[value.id]!) {
        if (inst.targets === undefined) {
          if (!this.isUniformAnyway(inst)) for (const r of inst.results) this.mark(r, value);
          continue;
        }
        if (inst.args[0] === value) this.branch(inst);
        for (const edge of inst.targets) {
          for (let i = 0; i < edge.args.length; i++)
            if (edge.args[i] === value) this.mark(edge.block.params[i]!, value);
        }
      }
    }
  }

  /** A branch whose condition is divergent. */
  private branch(end: Inst): void {
    if (this.branches.has(end) || this.options.isOneWay?.(end) === true) return;
    this.branches.add(end);
    const b = this.graph.numberOf(end.block);
    const stop = this.ipdom[b]!;
    this.markRegion(b, stop, end);
    this.joins(this.graph.succs[b]!, stop, end, this.loops.loopOf(b), b);
    for (let loop = this.loops.loopOf(b); loop !== undefined; loop = loop.parent) {
      // Where threads meet again inside a loop, they go around together.
      if (stop < this.graph.order.length && this.loops.contains(loop, stop)) break;
      this.leave(loop, stop, end);
    }
  }

  /** Blocks reachable from the branch without passing its post-dominator are divergent. */
  private markRegion(b: number, stop: number, end: Inst): void {
    let seen = this.regions.get(stop);
    if (seen === undefined) this.regions.set(stop, (seen = new Set()));
    const work = [...this.graph.succs[b]!];
    while (work.length > 0) {
      const x = work.pop()!;
      // From a block that an earlier branch reached on the way to the same place, all has been
      // seen.
      if (x === stop || seen.has(x)) continue;
      seen.add(x);
      this.behind[x] ??= end;
      append(work, this.graph.succs[x]!);
    }
  }

  /**
   * Marks the parameters of blocks where different paths from `starts` meet. `from`: the block of
   * the branch, if it is one.
   */
  private joins(
    starts: readonly number[],
    stop: number,
    cause: Inst,
    home: Loop | undefined,
    from?: number,
  ): void {
    const n = this.graph.order.length;
    const { label, queued, bounds } = this;
    const header = home?.header ?? -1;
    const exact = from !== undefined && this.options.exactJoins === true;
    const joined = new Set<number>();
    const search = { label, joined, exact, isOnly: false };
    const labelled: number[] = [];
    let lowest = n;
    let highest = -1;
    let waiting = 0;
    const reach = (to: number, from: number): void => {
      if (label[to] === -1) {
        label[to] = from;
        labelled.push(to);
        if (to > highest && to !== stop && to !== header) highest = to;
      } else if (label[to] === from) return;
      else {
        // A target of the branch itself may be where the other path arrives: an `if` without
        // `else`.
        joined.add(to);
        if (label[to] === to) return;
        label[to] = to;
      }
      if (to !== stop) {
        const bit = 1 << (to & 31);
        if ((queued[to >> 5]! & bit) === 0) waiting++;
        queued[to >> 5]! |= bit;
        if (to < lowest) lowest = to;
      }
    };
    for (const s of starts) {
      // Two edges to one block meet there at once.
      if (label[s] === s) joined.add(s);
      reach(s, s);
    }
    // In reverse postorder, again from an earlier block when a back edge brings something new.
    for (let x = lowest; waiting > 0; ) {
      const bits = queued[x >> 5]! & (-1 << (x & 31));
      if (bits === 0) {
        x = (x | 31) + 1;
        continue;
      }
      x = (x & ~31) + 31 - Math.clz32(bits & -bits);
      search.isOnly = waiting === 1 && highest <= x;
      if (bounds.isOver(x, stop, header, search)) break;
      queued[x >> 5]! &= ~(1 << (x & 31));
      waiting--;
      lowest = n;
      // Past the header of the branch's own loop the next iteration begins.
      if (x !== header) for (const s of this.graph.succs[x]!) reach(s, label[x]!);
      x = Math.min(x + 1, lowest);
    }
    const isOnPath = (p: number): boolean => p === from || label[p] !== -1;
    for (const j of joined) this.markParams(j, cause, exact ? isOnPath : undefined);
    for (const x of labelled) {
      label[x] = -1;
      queued[x >> 5]! &= ~(1 << (x & 31));
    }
    spendWork(labelled.length);
  }

  private markParams(b: number, cause: Inst, counts?: (pred: number) => boolean): void {
    const block = this.graph.order[b]!;
    block.params.forEach((param, i) => {
      // The same value along every edge stays the same. Where an edge gives nothing in particular,
      // its threads do not care (LLVM: `hasConstantOrUndefValue` of phis).
      let only: Value | undefined;
      for (const p of this.graph.preds[b]!) {
        if (counts?.(p) === false) continue;
        for (const edge of terminator(this.graph.order[p]!)!.targets!) {
          if (edge.block !== block || isUndefined(edge.args[i]!)) continue;
          if (only === undefined) only = edge.args[i];
          else if (only !== edge.args[i]) {
            this.mark(param, cause);
            return;
          }
        }
      }
    });
  }

  /** Threads leave the loop in different iterations. */
  private leave(loop: Loop, stop: number, cause: Inst): void {
    if (this.leaving.has(loop)) return;
    this.leaving.add(loop);
    const inside = new Set(loop.blocks);
    const exits: number[] = [];
    for (const b of loop.blocks)
      for (const s of this.graph.succs[b]!) if (!inside.has(s) && !exits.includes(s)) exits.push(s);
    this.joins(exits, stop, cause, loop.parent);
    // Several edges into one exit carry values of different iterations.
    for (const e of exits)
      if (this.graph.preds[e]!.filter((p) => inside.has(p)).length > 1) this.markParams(e, cause);
    for (const b of loop.blocks) {
      const block = this.graph.order[b]!;
      for (const p of block.params) this.markOutside(p, inside, cause);
      for (const inst of block.insts)
        for (const r of inst.results) this.markOutside(r, inside, cause);
    }
  }

  /**
   * A value used outside the loop: its users there are divergent. The value itself may stay uniform
   * inside.
   */
  private markOutside(value: Value, inside: ReadonlySet<number>, cause: Inst): void {
    for (const user of this.users[value.id]!) {
      const at = this.graph.numberOf(user.block);
      if (user.targets !== undefined) {
        for (const edge of user.targets) {
          if (inside.has(this.graph.numberOf(edge.block))) continue;
          edge.args.forEach((arg, i) => {
            if (arg === value) this.mark(edge.block.params[i]!, cause);
          });
        }
        if (!inside.has(at) && user.args[0] === value) this.branch(user);
      } else if (!inside.has(at)) for (const r of user.results) this.mark(r, cause);
    }
  }
}

/** An address from which a generic pointer is known not to be private. */
function isShared(base: Value): boolean {
  if (isPtr(base.type) && base.type !== 'ptr') return spaceOf(base.type) !== 'private';
  return false;
}

function isUndefined({ def }: Value): boolean {
  return 'op' in def && def.op === 'const.undef';
}
