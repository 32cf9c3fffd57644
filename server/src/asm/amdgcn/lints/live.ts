/** How many registers of a function hold a value that is read later, at its labels and at most. */
import type { AmdgcnModule } from '../ast.ts';
import { type Flow, UNITS } from './flow.ts';

/**
 * Registers that are live at a label; for the label of a function those at its busiest instruction.
 */
export interface AmdgcnLive {
  /** Offset behind the label's colon, and the label's name. */
  readonly offset: number;
  readonly name: string;
  /** The label is that of a function, and the numbers are the most in it. */
  readonly most: boolean;
  /** Index of the statement at which most vector registers are live, where `most` says so. */
  readonly busiest?: number;
  readonly vector: number;
  readonly accumulator: number;
  readonly scalar: number;
}

const WORDS = (UNITS.end + 31) >> 5;

type Counts = Pick<AmdgcnLive, 'vector' | 'accumulator' | 'scalar'>;

function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function counts(set: Uint32Array): Counts {
  const between = (first: number, end: number): number => {
    let n = 0;
    for (let i = first >> 5; i < end >> 5; i++) n += bits(set[i]!);
    return n;
  };
  return {
    vector: between(UNITS.vector, UNITS.accumulator),
    accumulator: between(UNITS.accumulator, UNITS.scalar),
    // VCC lies behind the numbered ones, and is one of them for whoever counts.
    scalar: between(UNITS.scalar, UNITS.exec),
  };
}

/** Backwards through a step: what it writes as a whole is not live before, what it reads is. */
function before(set: Uint32Array, { steps }: Flow, at: number): void {
  const { reads, writes, partial } = steps[at]!.effects;
  if (!partial) for (const unit of writes) set[unit >> 5]! &= ~(1 << (unit & 31));
  for (const unit of reads) set[unit >> 5]! |= 1 << (unit & 31);
}

/** The most of each kind of register, and the statement with most vector registers. */
class Most {
  found: Counts & { readonly busiest?: number } = { vector: 0, accumulator: 0, scalar: 0 };

  add({ vector, accumulator, scalar }: Counts, statement: number): void {
    const { found } = this;
    this.found = {
      ...(vector > found.vector ? { busiest: statement } : found),
      vector: Math.max(found.vector, vector),
      accumulator: Math.max(found.accumulator, accumulator),
      scalar: Math.max(found.scalar, scalar),
    };
  }
}

/** Live registers at the labels of a function whose flow is known. */
export function liveAtLabels(
  module: AmdgcnModule,
  fn: { readonly first: number; readonly end: number; readonly name: string },
  flow: Flow,
): AmdgcnLive[] {
  const { blocks } = flow;
  const entry = blocks.map(() => new Uint32Array(WORDS));
  const preds: number[][] = blocks.map(() => []);
  for (const [b, { next }] of blocks.entries()) for (const n of next) preds[n]!.push(b);
  const work = blocks.map((_, b) => b);
  const waiting = new Uint8Array(blocks.length).fill(1);
  const set = new Uint32Array(WORDS);
  const leave = (b: number): void => {
    set.fill(0);
    for (const n of blocks[b]!.next) for (let i = 0; i < WORDS; i++) set[i]! |= entry[n]![i]!;
  };
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    waiting[b] = 0;
    leave(b);
    const { first, end } = blocks[b]!;
    for (let at = end - 1; at >= first; at--) before(set, flow, at);
    if (set.every((word, i) => word === entry[b]![i])) continue;
    entry[b]!.set(set);
    for (const p of preds[b]!)
      if (waiting[p] === 0) {
        waiting[p] = 1;
        work.push(p);
      }
  }
  const most = new Most();
  for (const [b, { first, end }] of blocks.entries()) {
    leave(b);
    for (let at = end - 1; at >= first; at--) {
      before(set, flow, at);
      most.add(counts(set), fn.first + flow.places[at]!);
    }
  }
  const out: AmdgcnLive[] = [];
  for (let i = fn.first; i < fn.end; i++) {
    const s = module.statements[i]!;
    if (s.kind !== 'label') continue;
    const offset = s.end + 1;
    const { name } = s;
    const block = flow.labels.get(name);
    if (i === fn.first) out.push({ offset, name, most: true, ...most.found });
    else if (block !== undefined) out.push({ offset, name, most: false, ...counts(entry[block]!) });
  }
  return out;
}
