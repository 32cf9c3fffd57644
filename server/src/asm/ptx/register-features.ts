/**
 * What of a PTX function lets one tell how many registers `ptxas` gives it: numbers that a formula
 * weighs (`register-range.ts`), all read off the text.
 */
import { greatest } from '../../base/index.ts';
import type { PtxFunction, PtxInstruction } from './ast.ts';
import { type PtxFlow, type PtxStep, ptxFlow } from './lints/flow.ts';
import { livePeak } from './lints/live.ts';

/** Names of the numbers, in the order of the weights. */
export const REGISTER_FEATURES = [
  'one',
  'logPeak',
  'logValues',
  'logMean',
  'logBlock',
  'logCode',
  'loads',
  'wide',
  'division64',
  'division32',
  'divisionFloat',
  'double',
  'calls',
  'loops',
  'local',
  'vector',
  'barriers',
  'peak',
  'values',
  'hoisted',
  'unrolled',
  'across',
  'wave',
  'params',
  'stores',
  'allLoads',
  'float',
  'shared',
  'select',
  'convert',
  'specials',
] as const;

export type RegisterFeatures = Readonly<Record<(typeof REGISTER_FEATURES)[number], number>>;

/** Kernels that are told apart, because their ranges are of different width. */
export const BANDS = ['without loops and calls', 'with loops', 'with calls'] as const;

/** The band of a kernel: an index of `BANDS`. */
export function bandOf({ calls, loops }: RegisterFeatures): number {
  if (calls > 0) return 2;
  return loops > log(0) ? 1 : 0;
}

const log = (value: number): number => Math.log(value + 4);

/** The numbers of a function; undefined where its flow is not known or it is too large. */
export function registerFeatures(fn: PtxFunction): RegisterFeatures | undefined {
  const flow = fn.body && ptxFlow(fn);
  if (flow === undefined) return undefined;
  const free = remade(flow);
  const all = livePeak(flow, () => true);
  const values = livePeak(flow, (r) => !free.has(r));
  if (all === undefined || values === undefined) return undefined;
  const count = (fits: (i: PtxInstruction) => boolean): number =>
    flow.steps.filter(({ instruction }) => fits(instruction)).length;
  const has = (i: PtxInstruction, ...names: string[]): boolean =>
    names.some((name) => i.modifiers.includes(name));
  const divides = (i: PtxInstruction): boolean => i.opcode === 'div' || i.opcode === 'rem';
  return {
    one: 1,
    logPeak: log(all.peak),
    logValues: log(values.peak),
    logMean: log(values.mean),
    logBlock: log(
      greatest(
        flow.blocks.map(({ first, end }) => end - first),
        0,
      ),
    ),
    logCode: log(flow.steps.length),
    loads: log(mostLoads(flow)),
    wide: count((i) => has(i, 'u64', 's64', 'b64')) / Math.max(1, flow.steps.length),
    division64: some(count((i) => divides(i) && has(i, 'u64', 's64'))),
    division32: some(count((i) => divides(i) && has(i, 'u32', 's32', 'u16', 's16'))),
    divisionFloat: some(
      count((i) => (divides(i) || i.opcode === 'sqrt' || i.opcode === 'rcp') && has(i, 'rn')),
    ),
    double: some(count((i) => i.opcode !== 'mov' && has(i, 'f64'))),
    calls: some(count((i) => i.opcode === 'call')),
    loops: log(loopsOf(flow)),
    local: some(count((i) => has(i, 'local'))),
    vector: some(count((i) => has(i, 'v2', 'v4'))),
    barriers: some(count((i) => i.opcode === 'bar' || i.opcode === 'barrier')),
    peak: all.peak / 32,
    values: values.peak / 32,
    ...shape(flow, values.into, free),
    params: log(count((i) => i.opcode === 'ld' && has(i, 'param'))),
    stores: log(count((i) => i.opcode === 'st')),
    allLoads: log(count((i) => i.opcode === 'ld' && !has(i, 'param'))),
    float: count((i) => has(i, 'f32')) / Math.max(1, flow.steps.length),
    shared: some(count((i) => has(i, 'shared'))),
    select: some(count((i) => i.opcode === 'selp')),
    convert: some(count((i) => i.opcode === 'cvt')),
    specials: some(count((i) => ['sin', 'cos', 'ex2', 'lg2'].includes(i.opcode))),
  };
}

/** What an assembler may make of blocks: loads moved up, short loops written out four times. */
function shape(
  { steps, blocks, next, words }: PtxFlow,
  into: readonly number[],
  free: ReadonlySet<number>,
): { hoisted: number; unrolled: number; across: number; wave: number } {
  let [hoisted, unrolled, across, wave] = [0, 0, 0, 0];
  for (const [b, { first, end }] of blocks.entries()) {
    const own = steps.slice(first, end);
    const stops = own.some(({ instruction: { opcode } }) => opcode === 'bar' || opcode === 'call');
    const loads = loadedWords(own, words);
    hoisted = Math.max(hoisted, into[b]! + loads);
    wave = Math.max(wave, into[b]! + widestLevel(own, words, free));
    if (next[b]!.some((to) => to <= b)) across = Math.max(across, into[b]!);
    if (next[b]!.includes(b) && !stops) unrolled = Math.max(unrolled, into[b]! + 4 * loads);
  }
  return { hoisted: log(hoisted), unrolled: log(unrolled), across: log(across), wave: log(wave) };
}

function loadedWords(steps: readonly PtxStep[], words: readonly number[]): number {
  let sum = 0;
  for (const { instruction, writes } of steps)
    if (instruction.opcode === 'ld' && !instruction.modifiers.includes('param'))
      for (const r of writes) sum += words[r]!;
  return sum;
}

/** The most words that steps write which need as many others before them. */
function widestLevel(
  steps: readonly PtxStep[],
  words: readonly number[],
  free: ReadonlySet<number>,
): number {
  const depth = new Map<number, number>();
  const level: number[] = [];
  for (const { reads, writes } of steps) {
    const d = 1 + reads.reduce((most, r) => Math.max(most, depth.get(r) ?? 0), 0);
    for (const r of writes) {
      depth.set(r, d);
      if (!free.has(r)) level[d] = (level[d] ?? 0) + words[r]!;
    }
  }
  let widest = 0;
  for (const one of level) widest = Math.max(widest, one ?? 0);
  return widest;
}

/** Whether there are any, and more of it where there are many. */
function some(count: number): number {
  return Math.log2(1 + Math.min(count, 15)) / 4;
}

/**
 * Registers that an assembler makes anew where they are read, or reads from the bank of parameters:
 * constants, parameters, indices of threads.
 */
function remade({ steps }: PtxFlow): ReadonlySet<number> {
  const free = new Set<number>();
  const kept = new Set<number>();
  for (const { instruction, reads, writes } of steps) {
    const { opcode, modifiers } = instruction;
    const isFree =
      (opcode === 'mov' && reads.length === 0) ||
      (opcode === 'ld' && modifiers.includes('param')) ||
      (opcode === 'cvta' && reads.every((r) => free.has(r)));
    for (const r of writes) (isFree ? free : kept).add(r);
  }
  for (const r of kept) free.delete(r);
  return free;
}

/** The most loads of one block, which an assembler moves ahead of their uses. */
function mostLoads({ steps, blocks }: PtxFlow): number {
  let most = 0;
  for (const { first, end } of blocks) {
    let loads = 0;
    for (let at = first; at < end; at++) {
      const { opcode, modifiers } = steps[at]!.instruction;
      const isMemory = modifiers.includes('global') || modifiers.includes('shared');
      if (opcode === 'ld' && isMemory) loads += steps[at]!.writes.length;
    }
    most = Math.max(most, loads);
  }
  return most;
}

function loopsOf({ next }: PtxFlow): number {
  let loops = 0;
  for (const [b, list] of next.entries()) for (const to of list) if (to <= b) loops++;
  return loops;
}
