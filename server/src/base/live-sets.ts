/**
 * Backward liveness over bit sets, for every form of code that has blocks: `in` is
 * `uses | (out & ~defs)`, and `out` is the union of `in` over the successors. The caller numbers
 * what can be live densely (best only what crosses a block border), visits its instructions once
 * with `use` and `define`, and calls `solve`.
 */

import { spendWork } from './work.ts';

/** Edges along which members stay live. */
export interface LiveEdges {
  /** By block: its successors. */
  readonly succs: readonly (readonly number[])[];
  /** The members, as a row of bits, that follow these edges; all when absent. */
  readonly members?: Uint32Array;
}

/** Sets of the members that are live at the borders of blocks. */
export class LiveSets {
  /** Words of 32 bits in a row. */
  readonly words: number;
  private readonly into: Uint32Array;
  private readonly out: Uint32Array;
  private readonly defs: Uint32Array;
  private readonly blocks: number;

  /** Sets of up to `size` members for each of `blocks` blocks. */
  constructor(blocks: number, size: number) {
    this.words = (size + 31) >> 5;
    spendWork(blocks * this.words);
    this.blocks = blocks;
    this.into = new Uint32Array(blocks * this.words);
    this.out = new Uint32Array(blocks * this.words);
    this.defs = new Uint32Array(blocks * this.words);
  }

  /** A read; instructions are visited from the first to the last. */
  use(block: number, member: number): void {
    const w = block * this.words + (member >> 5);
    const bit = 1 << (member & 31);
    if ((this.defs[w]! & bit) === 0) this.into[w]! |= bit;
  }

  /** A write of the whole member, which happens whenever the block is executed. */
  define(block: number, member: number): void {
    this.defs[block * this.words + (member >> 5)]! |= 1 << (member & 31);
  }

  /** Solves the equations; blocks in an order close to reverse postorder are quickest. */
  solve(...flows: readonly LiveEdges[]): void {
    if (this.words === 0) return;
    // A block is visited again when a successor has changed since its last visit.
    const changedAt = new Int32Array(this.blocks);
    const visitedAt = new Int32Array(this.blocks).fill(-1);
    let clock = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (let b = this.blocks - 1; b >= 0; b--) {
        if (!isStale(b, flows, changedAt, visitedAt)) continue;
        visitedAt[b] = ++clock;
        spendWork(this.words);
        for (let i = 0; i < flows.length; i++) this.join(b, flows[i]!);
        if (!this.transfer(b)) continue;
        changedAt[b] = ++clock;
        changed = true;
      }
    }
  }

  /** Adds what the successors of a block need to its `out`. */
  private join(b: number, { succs, members }: LiveEdges): void {
    const { words, into, out } = this;
    const row = b * words;
    for (const t of succs[b]!) {
      const from = t * words;
      if (members === undefined) for (let w = 0; w < words; w++) out[row + w]! |= into[from + w]!;
      else for (let w = 0; w < words; w++) out[row + w]! |= into[from + w]! & members[w]!;
    }
  }

  /** Brings `in` of a block up to date with its `out`; true when it has grown. */
  private transfer(b: number): boolean {
    const { words, into, out, defs } = this;
    let grown = false;
    for (let w = b * words, end = w + words; w < end; w++) {
      const next = (into[w]! | (out[w]! & ~defs[w]!)) >>> 0;
      if (next === into[w]) continue;
      into[w] = next;
      grown = true;
    }
    return grown;
  }

  /** Is the member live at the start of the block? */
  isLiveIn(block: number, member: number): boolean {
    return (this.into[block * this.words + (member >> 5)]! & (1 << (member & 31))) !== 0;
  }

  /** Is the member live at the end of the block? */
  isLiveOut(block: number, member: number): boolean {
    return (this.out[block * this.words + (member >> 5)]! & (1 << (member & 31))) !== 0;
  }

  /** Calls `visit` for each member that is live at the start of the block, in ascending order. */
  forEachLiveIn(block: number, visit: (member: number) => void): void {
    forEachBit(this.into, block * this.words, this.words, visit);
  }

  /** Calls `visit` for each member that is live at the end of the block, in ascending order. */
  forEachLiveOut(block: number, visit: (member: number) => void): void {
    forEachBit(this.out, block * this.words, this.words, visit);
  }
}

function isStale(
  b: number,
  flows: readonly LiveEdges[],
  changedAt: Int32Array,
  visitedAt: Int32Array,
): boolean {
  const visited = visitedAt[b]!;
  if (visited < 0) return true;
  for (let i = 0; i < flows.length; i++)
    for (const t of flows[i]!.succs[b]!) if (changedAt[t]! > visited) return true;
  return false;
}

function forEachBit(
  sets: Uint32Array,
  row: number,
  words: number,
  visit: (member: number) => void,
): void {
  for (let w = 0; w < words; w++)
    for (let bits = sets[row + w]!; bits !== 0; bits &= bits - 1)
      visit(w * 32 + 31 - Math.clz32(bits & -bits));
}
