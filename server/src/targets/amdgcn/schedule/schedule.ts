/**
 * Order of instructions before register allocation: loads come early, as many as the registers
 * allow without costing occupancy; all else keeps its order. LLVM's counterpart is
 * `GCNMaxOccupancySchedStrategy` with its clusters of loads, which moves other instructions, too.
 */
import { spendWork } from '../../../base/index.ts';
import { type Bank, type MFunc, type MInst, S, unitOf, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
import { computeRanges, firstAfter, type Ranges } from '../regs/ranges.ts';
import { forEachUnit, type MemoryClass, type Node, type Region, regionsOf } from './regions.ts';

/** Loads that are looked at beyond the next instruction. */
const LOOKAHEAD = 8;
/** Longest chain of instructions that is brought forward for the address of a load. */
const MOST_FOR_A_LOAD = 12;
/** Registers that allocation may need beyond those that are live. */
const SLACK = 4;
/** Scalar registers that may be live, of some hundred. */
const MOST_SCALARS = 64;
/** Instructions between a load and what reads it, where others can fill the time. */
const LATENCY = 8;
/** Instructions that are looked at for that. */
const MOST_TO_FILL = 16;
/** Loads on their way, of those that a counter of four bits tells apart. */
const MOST_ON_THE_WAY = 15;

/** What is live, and what may be. */
interface Pressure {
  readonly ranges: Ranges;
  /** By bank and position: live units. */
  readonly at: { readonly [bank: number]: Int32Array };
  readonly limits: { readonly [bank: number]: number };
}

/** Brings loads forward. Changes the blocks of the function. */
export function scheduleLoads(fn: MFunc, cpu: AmdCpu): void {
  const ranges = computeRanges(fn);
  const at = { [V]: liveUnits(fn, ranges, V), [S]: liveUnits(fn, ranges, S) };
  const limits = { [V]: vectorLimit(largest(at[V]!), cpu), [S]: MOST_SCALARS };
  const pressure = { ranges, at, limits };
  for (const [b, block] of fn.blocks.entries()) {
    const start = ranges.blockStart[b]!;
    let out: MInst[] | undefined;
    for (const region of regionsOf(block.insts)) {
      if (!region.nodes.some(({ load }) => load !== undefined)) continue;
      spendWork(region.nodes.length);
      out ??= [...block.insts];
      let to = region.start;
      for (const { insts } of new RegionOrder(fn, region, pressure, start).run())
        for (const inst of insts) out[to++] = inst;
    }
    if (out !== undefined) block.insts = out;
  }
}

function liveUnits(fn: MFunc, ranges: Ranges, bank: Bank): Int32Array {
  const live = new Int32Array(ranges.end + 2);
  for (const [u, tuple] of fn.tupleOf.entries()) {
    if (tuple.bank !== bank) continue;
    const list = ranges.of[u]!;
    for (let i = 0; i < list.length; i += 2) {
      live[list[i]!]!++;
      live[list[i + 1]!]!--;
    }
  }
  for (let i = 1; i < live.length; i++) live[i]! += live[i - 1]!;
  return live;
}

const largest = (list: Int32Array): number => list.reduce((a, b) => Math.max(a, b), 0);

/** Vector registers that may be live without fewer waves on a SIMD than `peak` leaves anyway. */
function vectorLimit(peak: number, cpu: AmdCpu): number {
  const { vgprStep: step, vgprFile, wavesPerSimd, maxVgprs } = cpu;
  const needed = Math.ceil((peak + SLACK) / step) * step;
  const waves = Math.max(1, Math.min(wavesPerSimd, Math.floor(vgprFile / needed)));
  return Math.min(Math.floor(vgprFile / waves / step) * step, maxVgprs) - SLACK;
}

class RegionOrder {
  private readonly fn: MFunc;
  private readonly nodes: readonly Node[];
  private readonly limits: Pressure['limits'];
  private readonly out: Node[] = [];
  private readonly done: Uint8Array;
  /** By unit: reads that are still to come. */
  private readonly reads = new Map<number, number>();
  /** Units that nobody reads behind the region. */
  private readonly dies = new Set<number>();
  private readonly live = new Set<number>();
  private readonly used: { [bank: number]: number };
  /** By class: loads that were made, and how many of them have answered. */
  private readonly made = new Map<MemoryClass, number>();
  private readonly answered = new Map<MemoryClass, number>();
  /** By load: the how manieth of its class it is. */
  private readonly rank = new Map<number, number>();
  /** By load: where it was made. */
  private readonly place = new Map<number, number>();

  /** `blockStart` is the position of the block in the ranges. */
  constructor(
    fn: MFunc,
    { nodes, start, end }: Region,
    { ranges, at, limits }: Pressure,
    blockStart: number,
  ) {
    this.fn = fn;
    this.nodes = nodes;
    this.limits = limits;
    this.done = new Uint8Array(nodes.length);
    const [from, to] = [blockStart + 2 * start, blockStart + 2 * end];
    this.used = { [V]: at[V]![from]!, [S]: at[S]![from]! };
    const covers = (unit: number, position: number): boolean => {
      const list = ranges.of[unit]!;
      const next = firstAfter(list, position);
      return next < list.length && list[next]! <= position;
    };
    const seen = new Set<number>();
    for (const { insts } of nodes)
      for (const inst of insts)
        forEachUnit(inst, (unit, isDef) => {
          if (!isDef) this.reads.set(unit, (this.reads.get(unit) ?? 0) + 1);
          if (seen.has(unit)) return;
          seen.add(unit);
          if (covers(unit, from)) this.live.add(unit);
          if (!covers(unit, to)) this.dies.add(unit);
        });
  }

  run(): readonly Node[] {
    const { nodes, done } = this;
    const loads = nodes.filter(({ load }) => load !== undefined);
    let next = 0;
    for (const node of nodes) {
      if (done[node.index] === 1) continue;
      while (next < loads.length && done[loads[next]!.index] === 1) next++;
      this.bringForward(loads, next, node);
      if (done[node.index] === 1) continue;
      this.fillTime(node);
      this.emit(node);
    }
    return this.out;
  }

  /** Where `node` would wait for a load that was just made, makes what does not wait before it. */
  private fillTime(node: Node): void {
    let from = Number.NEGATIVE_INFINITY;
    for (const load of node.loads)
      if (!this.isAnswered(load)) from = Math.max(from, this.place.get(load)!);
    const end = Math.min(this.nodes.length, node.index + 1 + MOST_TO_FILL);
    for (let i = node.index + 1; i < end; i++) {
      if (this.out.length - from > LATENCY) return;
      const other = this.nodes[i]!;
      if (this.done[i] === 1 || other.load !== undefined || other.store) continue;
      if (this.isPartOfRun(other)) continue;
      if (other.preds.some((pred) => this.done[pred] === 0)) continue;
      if (!other.loads.every((load) => this.isAnswered(load)) || !this.fits([i])) continue;
      this.emit(other);
    }
  }

  /** A move into one of several neighbouring registers: made earlier, it keeps all of them. */
  private isPartOfRun({ insts }: Node): boolean {
    return insts.every(({ op, ops }) => {
      const [to] = ops;
      if (!/^[sv]_mov_b(?:32|64)$/.test(op) || typeof to !== 'number') return false;
      return this.fn.tupleOf[unitOf(to)]!.size > 1;
    });
  }

  private isAnswered(load: number): boolean {
    return this.rank.get(load)! <= (this.answered.get(this.nodes[load]!.load!) ?? 0);
  }

  /** Makes loads that may come before `node` does. */
  private bringForward(loads: readonly Node[], next: number, node: Node): void {
    const end = Math.min(loads.length, next + LOOKAHEAD);
    for (let i = next, last = end; i < last && i < loads.length; i++) {
      const load = loads[i]!;
      if (this.done[load.index] === 1) continue;
      const chain = this.chainOf(load, node);
      if (chain === undefined) continue;
      for (const index of chain) this.emit(this.nodes[index]!);
      last++;
    }
  }

  /** What must come before a load, with it at the end; undefined where it had better wait. */
  private chainOf(load: Node, before: Node): number[] | undefined {
    const chain = new Set([load.index]);
    for (const index of chain) {
      const node = this.nodes[index]!;
      if (node.index !== load.index && (node.load !== undefined || node.store)) return undefined;
      if (node.loads.some((from) => this.done[from] === 0 || !this.isFree(from, before)))
        return undefined;
      for (const pred of node.preds) if (this.done[pred] === 0) chain.add(pred);
      if (chain.size > MOST_FOR_A_LOAD) return undefined;
    }
    const memory = load.load!;
    if ((this.made.get(memory) ?? 0) - (this.answered.get(memory) ?? 0) >= MOST_ON_THE_WAY)
      return undefined;
    const inOrder = [...chain].sort((a, b) => a - b);
    return this.fits(inOrder) ? inOrder : undefined;
  }

  /** Whether there are registers for what the nodes write. */
  private fits(list: readonly number[]): boolean {
    const added: { [bank: number]: number } = { [V]: 0, [S]: 0 };
    for (const index of list)
      for (const inst of this.nodes[index]!.insts)
        forEachUnit(inst, (unit, isDef) => {
          if (isDef && !this.live.has(unit)) added[this.fn.tupleOf[unit]!.bank]!++;
        });
    return [V, S].every(
      (bank) => added[bank] === 0 || this.used[bank]! + added[bank]! <= this.limits[bank]!,
    );
  }

  /** Whether reading what the load `from` gives waits for no more than `before` waits for. */
  private isFree(from: number, before: Node): boolean {
    if (this.isAnswered(from)) return true;
    const memory = this.nodes[from]!.load!;
    const rank = this.rank.get(from)!;
    return before.loads.some(
      (other) =>
        this.done[other] === 1 &&
        this.nodes[other]!.load === memory &&
        this.rank.get(other)! >= rank,
    );
  }

  private emit(node: Node): void {
    this.done[node.index] = 1;
    this.out.push(node);
    for (const from of node.loads) {
      const memory = this.nodes[from]!.load!;
      // Scalar loads answer in any order: all of them are waited for.
      const upTo = memory === 'scalar' ? this.made.get(memory)! : this.rank.get(from)!;
      this.answered.set(memory, Math.max(this.answered.get(memory) ?? 0, upTo));
    }
    if (node.load !== undefined) {
      const rank = (this.made.get(node.load) ?? 0) + 1;
      this.made.set(node.load, rank);
      this.rank.set(node.index, rank);
      this.place.set(node.index, this.out.length);
    }
    for (const inst of node.insts) this.account(inst);
  }

  /** Registers that begin and end to live with the instruction. */
  private account(inst: MInst): void {
    forEachUnit(inst, (unit, isDef) => {
      const { bank } = this.fn.tupleOf[unit]!;
      if (isDef) {
        if (this.live.has(unit)) return;
        if (this.dies.has(unit) && (this.reads.get(unit) ?? 0) === 0) return;
        this.live.add(unit);
        this.used[bank]!++;
        return;
      }
      const left = this.reads.get(unit)! - 1;
      this.reads.set(unit, left);
      if (left > 0 || !this.dies.has(unit) || !this.live.has(unit)) return;
      this.live.delete(unit);
      this.used[bank]!--;
    });
  }
}
