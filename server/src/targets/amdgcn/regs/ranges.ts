/**
 * Where each unit is live, as sorted half-open ranges over the positions of the layout. Instruction
 * `i` reads at `2i` and writes at `2i + 1`. Vector registers follow what single threads do: lanes
 * that are not active keep their registers, so only the paths of a thread count. Scalar registers
 * follow the wave.
 */
import { LiveSets } from '../../../base/index.ts';
import {
  countOf,
  EARLY,
  type MFunc,
  type MInst,
  READS_VCC,
  unitOf,
  V,
  VCC,
  waveSuccs,
} from '../code.ts';

export interface Ranges {
  /** By unit: start, end, start, end, ... The last entry is VCC. */
  readonly of: number[][];
  readonly vcc: number;
  /** Position of the first instruction of each block. */
  readonly blockStart: Int32Array;
  readonly end: number;
}

export function computeRanges(fn: MFunc): Ranges {
  const crossing = findCrossing(fn);
  return new RangeScan(fn, crossing.units, liveSets(fn, crossing)).run();
}

/** Units that a block reads before it writes them; all others live inside of blocks. */
interface Crossing {
  readonly units: readonly number[];
  /** By unit: its place in `units`, or -1. */
  readonly rank: Int32Array;
}

function findCrossing(fn: MFunc): Crossing {
  const rank = new Int32Array(fn.tupleOf.length).fill(-1);
  const written = new Int32Array(fn.tupleOf.length).fill(-1);
  const units: number[] = [];
  for (const [b, block] of fn.blocks.entries()) {
    const read = (u: number): void => {
      if (written[u] === b || rank[u] !== -1) return;
      rank[u] = 0;
      units.push(u);
    };
    const write = (u: number): void => {
      written[u] = b;
    };
    for (const inst of block.insts) {
      forEachUnitRead(inst, read);
      forEachUnitWritten(inst, write);
    }
  }
  units.sort((a, b) => a - b);
  for (const [at, u] of units.entries()) rank[u] = at;
  return { units, rank };
}

function forEachUnitRead({ ops, defs }: MInst, visit: (unit: number) => void): void {
  for (let i = defs; i < ops.length; i++) {
    const op = ops[i]!;
    if (typeof op === 'number')
      for (let u = unitOf(op), end = u + countOf(op); u < end; u++) visit(u);
  }
}

function forEachUnitWritten({ ops, defs }: MInst, visit: (unit: number) => void): void {
  for (let i = 0; i < defs; i++) {
    const op = ops[i]!;
    if (typeof op === 'number')
      for (let u = unitOf(op), end = u + countOf(op); u < end; u++) visit(u);
  }
}

/** Which crossing units are live at the borders of blocks. */
function liveSets(fn: MFunc, { units, rank }: Crossing): LiveSets {
  const { blocks } = fn;
  const sets = new LiveSets(blocks.length, units.length);
  for (const [b, block] of blocks.entries()) {
    const use = (u: number): void => {
      if (rank[u]! >= 0) sets.use(b, rank[u]!);
    };
    const define = (u: number): void => {
      if (rank[u]! >= 0) sets.define(b, rank[u]!);
    };
    for (const inst of block.insts) {
      forEachUnitRead(inst, use);
      forEachUnitWritten(inst, define);
    }
  }
  const vectors = new Uint32Array(sets.words);
  for (const [at, u] of units.entries())
    if (fn.tupleOf[u]!.bank === V) vectors[at >> 5]! |= 1 << (at & 31);
  const thread = blocks.map((block) => block.threadSuccs.map((to) => to.index));
  const wave = blocks.map((block, b) => waveSuccs(block, blocks[b + 1]).map((to) => to.index));
  sets.solve({ succs: thread, members: vectors }, { succs: wave, members: vectors.map((w) => ~w) });
  return sets;
}

/** Walks the layout backwards and notes where each unit is live. */
class RangeScan {
  private readonly of: number[][] = [];
  private readonly vcc: number;
  /** By unit: where the range ends that is open at the current position, or -1. */
  private readonly until: Int32Array;
  private open: number[] = [];
  private readonly fn: MFunc;
  private readonly crossing: readonly number[];
  private readonly sets: LiveSets;

  constructor(fn: MFunc, crossing: readonly number[], sets: LiveSets) {
    this.fn = fn;
    this.crossing = crossing;
    this.sets = sets;
    this.vcc = fn.tupleOf.length;
    for (let u = 0; u <= this.vcc; u++) this.of.push([]);
    this.until = new Int32Array(this.vcc + 1).fill(-1);
  }

  run(): Ranges {
    const { blocks } = this.fn;
    const blockStart = new Int32Array(blocks.length);
    let end = 0;
    for (let b = 0; b < blocks.length; b++) {
      blockStart[b] = end;
      // One more place for the jumps at the end.
      end += 2 * (blocks[b]!.insts.length + 1);
    }
    for (let b = blocks.length - 1; b >= 0; b--) this.scanBlock(b, blockStart[b]!);
    for (const list of this.of) list.reverse();
    return { of: this.of, vcc: this.vcc, blockStart, end };
  }

  private scanBlock(b: number, start: number): void {
    const { insts } = this.fn.blocks[b]!;
    const end = start + 2 * (insts.length + 1);
    this.sets.forEachLiveOut(b, (at) => {
      const u = this.crossing[at]!;
      this.until[u] = end;
      this.open.push(u);
    });
    for (let i = insts.length - 1; i >= 0; i--) this.scanInst(insts[i]!, start + 2 * i);
    for (const u of this.open) {
      if (this.until[u] === -1) continue;
      this.push(u, start, this.until[u]!);
      this.until[u] = -1;
    }
    this.open = [];
  }

  private scanInst(inst: MInst, pos: number): void {
    const { ops, defs, flags } = inst;
    const defPos = (flags & EARLY) !== 0 ? pos : pos + 1;
    for (let k = 0; k < ops.length; k++) {
      const op = ops[k]!;
      const isDef = k < defs;
      if (typeof op === 'number') {
        for (let u = unitOf(op), e = u + countOf(op); u < e; u++)
          if (isDef) this.define(u, defPos);
          else this.use(u, pos);
      } else if (op === VCC) {
        if (isDef) this.define(this.vcc, pos + 1);
        else this.use(this.vcc, pos);
      }
    }
    if ((flags & READS_VCC) !== 0) this.use(this.vcc, pos);
  }

  private use(u: number, pos: number): void {
    if (this.until[u] !== -1) return;
    this.until[u] = pos + 1;
    this.open.push(u);
  }

  private define(u: number, pos: number): void {
    if (this.until[u] === -1) this.push(u, pos, pos + 1);
    else {
      this.push(u, pos, this.until[u]!);
      this.until[u] = -1;
    }
  }

  /** Pairs are collected from the last to the first, end before start; `run` reverses them. */
  private push(u: number, start: number, end: number): void {
    const list = this.of[u]!;
    if (list.length > 0 && list[list.length - 1]! <= end) list[list.length - 1] = start;
    else list.push(end, start);
  }
}

/** Do two sorted lists of ranges share a position? */
export function overlap(a: readonly number[], b: readonly number[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  if (a[a.length - 1]! <= b[0]! || b[b.length - 1]! <= a[0]!) return false;
  let i = 0;
  let j = firstAfter(b, a[0]!);
  if (a.length > 16) i = firstAfter(a, b[0]!);
  while (i < a.length && j < b.length) {
    if (a[i + 1]! <= b[j]!) i = skipTo(a, i + 2, b[j]!);
    else if (b[j + 1]! <= a[i]!) j = skipTo(b, j + 2, a[i]!);
    else return true;
  }
  return false;
}

/** Index of the first range from `from` on that ends behind `pos`; quick when it is near. */
function skipTo(list: readonly number[], from: number, pos: number): number {
  let at = from;
  for (let step = 2; at < list.length && list[at + 1]! <= pos; step *= 2) {
    const next = at + step;
    if (next >= list.length || list[next + 1]! > pos) {
      // It lies between the two.
      let low = (at >> 1) + 1;
      let high = Math.min(next, list.length) >> 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (list[2 * middle + 1]! <= pos) low = middle + 1;
        else high = middle;
      }
      return 2 * low;
    }
    at = next;
  }
  return at;
}

/** Index of the first range that ends behind `pos`. */
export function firstAfter(list: readonly number[], pos: number): number {
  let low = 0;
  let high = list.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[2 * middle + 1]! <= pos) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}

/** Both lists as one; they share no position. */
export function unite(a: readonly number[], b: readonly number[]): number[] {
  const out: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const first = j >= b.length || (i < a.length && a[i]! <= b[j]!);
    const start = first ? a[i]! : b[j]!;
    const end = first ? a[i + 1]! : b[j + 1]!;
    if (first) i += 2;
    else j += 2;
    if (out.length > 0 && out[out.length - 1]! >= start)
      out[out.length - 1] = Math.max(out[out.length - 1]!, end);
    else out.push(start, end);
  }
  return out;
}

export function totalLength(list: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i += 2) sum += list[i + 1]! - list[i]!;
  return sum;
}
