/**
 * Where each unit is live, as sorted half-open ranges over the positions of the layout. Instruction
 * `i` reads at `2i` and writes at `2i + 1`. Vector registers follow what single threads do: lanes
 * that are not active keep their registers, so only the paths of a thread count. Scalar registers
 * follow the wave.
 */
import { countOf, EARLY, type MFunc, READS_VCC, unitOf, V, VCC, waveSuccs } from '../code.ts';

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
  return scan(fn, crossing.units, liveOut(fn, crossing));
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
  fn.blocks.forEach((block, b) => {
    for (const { ops, defs } of block.insts) {
      for (let i = defs; i < ops.length; i++) {
        const op = ops[i]!;
        if (typeof op !== 'number') continue;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++) {
          if (written[u] === b || rank[u] !== -1) continue;
          rank[u] = 0;
          units.push(u);
        }
      }
      for (let i = 0; i < defs; i++) {
        const op = ops[i]!;
        if (typeof op !== 'number') continue;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++) written[u] = b;
      }
    }
  });
  units.sort((a, b) => a - b);
  for (const [at, u] of units.entries()) rank[u] = at;
  return { units, rank };
}

/**
 * Which crossing units are live behind each block: a row of bits for each, by place in the list.
 */
function liveOut(fn: MFunc, { units, rank }: Crossing): Uint32Array {
  const words = (units.length + 31) >> 5;
  const { blocks } = fn;
  const n = blocks.length;
  const into = new Uint32Array(n * words);
  const kill = new Uint32Array(n * words);
  const vectors = new Uint32Array(words);
  for (const [at, u] of units.entries())
    if (fn.tupleOf[u]!.bank === V) vectors[at >> 5]! |= 1 << (at & 31);
  for (let b = 0; b < n; b++) {
    const row = b * words;
    for (const { ops, defs } of blocks[b]!.insts) {
      for (let i = defs; i < ops.length; i++) {
        const op = ops[i]!;
        if (typeof op !== 'number') continue;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++) {
          const at = rank[u]!;
          if (at < 0) continue;
          const w = row + (at >> 5);
          if ((kill[w]! & (1 << (at & 31))) === 0) into[w]! |= 1 << (at & 31);
        }
      }
      for (let i = 0; i < defs; i++) {
        const op = ops[i]!;
        if (typeof op !== 'number') continue;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++) {
          const at = rank[u]!;
          if (at >= 0) kill[row + (at >> 5)]! |= 1 << (at & 31);
        }
      }
    }
  }
  const wave = blocks.map((block, b) => waveSuccs(block, blocks[b + 1]).map((to) => to.index));
  const thread = blocks.map((block) => block.threadSuccs.map((to) => to.index));
  const before: number[][] = blocks.map(() => []);
  for (let b = 0; b < n; b++)
    for (const t of new Set([...wave[b]!, ...thread[b]!])) before[t]!.push(b);
  const out = new Uint32Array(n * words);
  const stale = new Uint8Array(n).fill(1);
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = n - 1; b >= 0; b--) {
      if (stale[b] === 0) continue;
      stale[b] = 0;
      const row = b * words;
      for (const t of thread[b]!) {
        const from = t * words;
        for (let w = 0; w < words; w++) out[row + w]! |= into[from + w]! & vectors[w]!;
      }
      for (const t of wave[b]!) {
        const from = t * words;
        for (let w = 0; w < words; w++) out[row + w]! |= into[from + w]! & ~vectors[w]!;
      }
      let more = false;
      for (let w = row; w < row + words; w++) {
        const now = (into[w]! | (out[w]! & ~kill[w]!)) >>> 0;
        if (now !== into[w]) {
          into[w] = now;
          more = true;
        }
      }
      if (!more) continue;
      for (const p of before[b]!) stale[p] = 1;
      changed = true;
    }
  }
  return out;
}

function scan(fn: MFunc, crossing: readonly number[], out: Uint32Array): Ranges {
  const units = fn.tupleOf.length;
  const vcc = units;
  const words = (crossing.length + 31) >> 5;
  const { blocks } = fn;
  const blockStart = new Int32Array(blocks.length);
  let at = 0;
  for (let b = 0; b < blocks.length; b++) {
    blockStart[b] = at;
    // One more place for the jumps at the end.
    at += 2 * (blocks[b]!.insts.length + 1);
  }
  const of: number[][] = [];
  for (let u = 0; u <= units; u++) of.push([]);
  const until = new Int32Array(units + 1).fill(-1);
  let open: number[] = [];
  // Pairs are collected from the last to the first, end before start, and turned around at the end.
  const push = (u: number, start: number, end: number): void => {
    const list = of[u]!;
    if (list.length > 0 && list[list.length - 1]! <= end) list[list.length - 1] = start;
    else list.push(end, start);
  };
  const use = (u: number, pos: number): void => {
    if (until[u] !== -1) return;
    until[u] = pos + 1;
    open.push(u);
  };
  const define = (u: number, pos: number): void => {
    if (until[u] === -1) push(u, pos, pos + 1);
    else {
      push(u, pos, until[u]!);
      until[u] = -1;
    }
  };
  for (let b = blocks.length - 1; b >= 0; b--) {
    const block = blocks[b]!;
    const start = blockStart[b]!;
    const end = start + 2 * (block.insts.length + 1);
    for (let w = 0; w < words; w++) {
      for (let bits = out[b * words + w]!; bits !== 0; bits &= bits - 1) {
        const u = crossing[w * 32 + 31 - Math.clz32(bits & -bits)]!;
        until[u] = end;
        open.push(u);
      }
    }
    for (let i = block.insts.length - 1; i >= 0; i--) {
      const inst = block.insts[i]!;
      const pos = start + 2 * i;
      const defPos = (inst.flags & EARLY) !== 0 ? pos : pos + 1;
      const { ops, defs } = inst;
      for (let k = 0; k < defs; k++) {
        const op = ops[k]!;
        if (typeof op === 'number')
          for (let u = unitOf(op), e = u + countOf(op); u < e; u++) define(u, defPos);
        else if (op === VCC) define(vcc, pos + 1);
      }
      for (let k = defs; k < ops.length; k++) {
        const op = ops[k]!;
        if (typeof op === 'number')
          for (let u = unitOf(op), e = u + countOf(op); u < e; u++) use(u, pos);
        else if (op === VCC) use(vcc, pos);
      }
      if ((inst.flags & READS_VCC) !== 0) use(vcc, pos);
    }
    for (const u of open) {
      if (until[u] === -1) continue;
      push(u, start, until[u]!);
      until[u] = -1;
    }
    open = [];
  }
  for (const list of of) list.reverse();
  return { of, vcc, blockStart, end: at };
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
