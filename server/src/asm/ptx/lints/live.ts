/**
 * Virtual registers that hold a value which is read later: at labels, and the most of a function.
 */
import type { PtxFunction, PtxInstruction, PtxModule, PtxStatement } from '../ast.ts';
import { CARRY, type PtxFlow, type PtxStep, ptxFlow } from './flow.ts';

/**
 * Registers that are live at a label; for the name of a function those at its busiest instruction.
 */
export interface PtxLive {
  /** Behind the label or name. */
  readonly offset: number;
  /** The most of a function. */
  readonly most: boolean;
  /** Words of 32 bits, and predicates. */
  readonly words: number;
  readonly predicates: number;
}

/** Words of sets that are kept for one function: of larger ones nothing is told. */
const MOST_SETS = 4_000_000;
const BITS = 32;

/** Live registers of all functions whose flow is known. */
export function ptxLive(module: PtxModule): PtxLive[] {
  return module.functions.flatMap((fn) => {
    const flow = fn.body && ptxFlow(fn);
    return flow ? liveIn(fn, flow) : [];
  });
}

function liveIn(fn: PtxFunction, flow: PtxFlow): PtxLive[] {
  const { steps, blocks, registers } = flow;
  const size = Math.ceil(registers / BITS);
  if (size * blocks.length > MOST_SETS) return [];
  const entry = liveAtEntries(flow, size);
  const out: PtxLive[] = [];
  let most = { words: 0, predicates: 0 };
  for (let b = 0; b < blocks.length; b++) {
    const live = liveAtEnd(flow, entry, b, size);
    let now = countOf(flow, live);
    if (now.words > most.words) most = now;
    for (let at = blocks[b]!.end - 1; at >= blocks[b]!.first; at--) {
      now = through(flow, steps[at]!, live, now);
      if (now.words > most.words) most = now;
    }
  }
  out.push({ offset: fn.nameSpan.end, most: true, ...most });
  const blockOf = new Map(blocks.map(({ first }, b) => [steps[first]!.instruction, b]));
  for (const { offset, next } of labelsOf(fn.body!.body)) {
    const block = next && blockOf.get(next);
    if (block !== undefined) out.push({ offset, most: false, ...countOf(flow, entry[block]!) });
  }
  return out;
}

/** Registers that are live where each block begins. */
function liveAtEntries(flow: PtxFlow, size: number): Uint32Array[] {
  const { steps, blocks } = flow;
  const entry: Uint32Array[] = blocks.map(() => new Uint32Array(size));
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = blocks.length - 1; b >= 0; b--) {
      const live = liveAtEnd(flow, entry, b, size);
      for (let at = blocks[b]!.end - 1; at >= blocks[b]!.first; at--) apply(steps[at]!, live);
      const before = entry[b]!;
      for (let i = 0; i < size; i++) {
        if (before[i] === live[i]) continue;
        entry[b] = live;
        changed = true;
        break;
      }
    }
  }
  return entry;
}

function liveAtEnd(
  { next }: PtxFlow,
  entry: readonly Uint32Array[],
  block: number,
  size: number,
): Uint32Array {
  const out = new Uint32Array(size);
  for (const to of next[block]!) {
    const other = entry[to]!;
    for (let i = 0; i < size; i++) out[i]! |= other[i]!;
  }
  return out;
}

/** Backwards through a step: what it writes as a whole is not live before, what it reads is. */
function apply({ writes, reads, partial, known }: PtxStep, live: Uint32Array): void {
  if (!partial && known) for (const r of writes) live[Math.floor(r / BITS)]! &= ~(1 << (r % BITS));
  for (const r of reads) live[Math.floor(r / BITS)]! |= 1 << (r % BITS);
}

interface Count {
  readonly words: number;
  readonly predicates: number;
}

/** The same, with the count of what is live. */
function through(flow: PtxFlow, step: PtxStep, live: Uint32Array, now: Count): Count {
  const touched = [...new Set([...step.writes, ...step.reads])];
  const has = (r: number): boolean => (live[Math.floor(r / BITS)]! & (1 << (r % BITS))) !== 0;
  const before = touched.map(has);
  apply(step, live);
  let { words, predicates } = now;
  for (const [i, r] of touched.entries()) {
    const change = Number(has(r)) - Number(before[i]);
    if (r === CARRY || change === 0) continue;
    if (flow.words[r] === 0) predicates += change;
    else words += change * flow.words[r]!;
  }
  return { words, predicates };
}

function countOf(flow: PtxFlow, live: Uint32Array): Count {
  let words = 0;
  let predicates = 0;
  for (let r = CARRY + 1; r < flow.registers; r++) {
    if ((live[Math.floor(r / BITS)]! & (1 << (r % BITS))) === 0) continue;
    if (flow.words[r] === 0) predicates += 1;
    else words += flow.words[r]!;
  }
  return { words, predicates };
}

/** Labels and the instruction that follows each. */
function labelsOf(body: readonly PtxStatement[]) {
  const out: { readonly offset: number; next?: PtxInstruction }[] = [];
  let open: (typeof out)[number][] = [];
  const walk = (list: readonly PtxStatement[]): void => {
    for (const s of list) {
      if (s.kind === 'block') walk(s.body);
      else if (s.kind === 'label') {
        const label = { offset: s.end };
        out.push(label);
        open.push(label);
      } else if (s.kind === 'instr') {
        for (const label of open) label.next = s;
        open = [];
      }
    }
  };
  walk(body);
  return out;
}
