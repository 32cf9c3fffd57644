/**
 * Virtual registers that hold a value which is read later: at labels, and the most of a function.
 */
import { LiveSets } from '../../../base/index.ts';
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
  /** The busiest instruction, where `most` says so: they are live in front of it. */
  readonly busiest?: PtxInstruction;
  /** Words of 32 bits, and predicates. */
  readonly words: number;
  readonly predicates: number;
}

/** Words of sets that are kept for one function: of larger ones nothing is reported. */
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
  const sets = liveSets(flow);
  const out: PtxLive[] = [];
  let most = { words: 0, predicates: 0 };
  let busiest: PtxInstruction | undefined;
  for (let b = 0; b < blocks.length; b++) {
    const live = new Uint32Array(size);
    sets.forEachLiveOut(b, (r) => {
      live[r >> 5]! |= 1 << (r & 31);
    });
    let now = countOf(flow, (r) => sets.isLiveOut(b, r));
    if (now.words > most.words) most = now;
    for (let at = blocks[b]!.end - 1; at >= blocks[b]!.first; at--) {
      now = through(flow, steps[at]!, live, now);
      if (now.words <= most.words) continue;
      most = now;
      busiest = steps[at]!.instruction;
    }
  }
  out.push({ offset: fn.nameSpan.end, most: true, ...(busiest && { busiest }), ...most });
  const blockOf = new Map(blocks.map(({ first }, b) => [steps[first]!.instruction, b]));
  for (const { offset, next } of labelsOf(fn.body!.body)) {
    const block = next && blockOf.get(next);
    if (block === undefined) continue;
    out.push({ offset, most: false, ...countOf(flow, (r) => sets.isLiveIn(block, r)) });
  }
  return out;
}

/** Words of 32 bits that are live at once. */
export interface LivePeak {
  readonly peak: number;
  /** In front of each instruction, on average. */
  readonly mean: number;
  /** In front of each block. */
  readonly into: readonly number[];
}

/**
 * The most words of 32 bits that are live at once, of the registers that count, and their mean in
 * front of each instruction; undefined where there is too much to count.
 */
export function livePeak(
  given: PtxFlow,
  counts: (register: number) => boolean,
): LivePeak | undefined {
  const { steps, blocks, registers, words } = given;
  if (Math.ceil(registers / BITS) * blocks.length > MOST_SETS) return undefined;
  const counted = words.map((size, r) => (r !== CARRY && counts(r) ? size : 0));
  const flow: PtxFlow = { ...given, words: counted };
  const sets = liveSets(flow);
  const into: number[] = [];
  let peak = 0;
  let sum = 0;
  for (let b = 0; b < blocks.length; b++) {
    const live = new Uint32Array(Math.ceil(registers / BITS));
    sets.forEachLiveOut(b, (r) => {
      live[r >> 5]! |= 1 << (r & 31);
    });
    let now = countOf(flow, (r) => sets.isLiveOut(b, r));
    into.push(countOf(flow, (r) => sets.isLiveIn(b, r)).words);
    peak = Math.max(peak, now.words);
    for (let at = blocks[b]!.end - 1; at >= blocks[b]!.first; at--) {
      now = through(flow, steps[at]!, live, now);
      peak = Math.max(peak, now.words);
      sum += now.words;
    }
  }
  return { peak, mean: sum / Math.max(1, steps.length), into };
}

/** Registers that are live at the borders of blocks. */
function liveSets({ steps, blocks, next, registers }: PtxFlow): LiveSets {
  const sets = new LiveSets(blocks.length, registers);
  for (const [b, { first, end }] of blocks.entries()) {
    for (let at = first; at < end; at++) {
      const { writes, reads, partial, known } = steps[at]!;
      for (const r of reads) sets.use(b, r);
      if (!partial && known) for (const r of writes) sets.define(b, r);
    }
  }
  sets.solve({ succs: next });
  return sets;
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

function countOf(flow: PtxFlow, isLive: (register: number) => boolean): Count {
  let words = 0;
  let predicates = 0;
  for (let r = CARRY + 1; r < flow.registers; r++) {
    if (!isLive(r)) continue;
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
