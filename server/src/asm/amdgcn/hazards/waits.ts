/**
 * Uses of registers whose memory access may not have answered: no `s_waitcnt` stands between that
 * waits for enough of the counter (LLVM, "SIInsertWaitcnts"). Accesses of one counter answer in
 * order, except scalar loads and flat accesses.
 */
import type { AmdgcnArg, AmdgcnOperand } from '../ast.ts';
import type { AmdgcnFacts } from './facts.ts';
import type { AmdgcnCode } from './flow.ts';
import type { HazardProcessor } from './processor.ts';

/** Counters of GFX12; older generations count several on one. */
type Counter = 'load' | 'sample' | 'bvh' | 'ds' | 'km' | 'store';

/**
 * A register whose value is on its way: who fills it, and how many events of the counter came
 * since, at least.
 */
interface Pending {
  readonly by: number;
  age: number;
}

/** By counter: registers that are awaited, and whether some answer out of order. */
interface State {
  readonly pending: Map<string, Map<number, Pending>>;
  readonly loose: Set<string>;
}

export interface MissingWait {
  readonly at: number;
  readonly by: number;
  readonly register: number;
  /** As the wait spells it. */
  readonly counter: string;
  /** So many events may be outstanding. */
  readonly needed: number;
}

/** The counter's name of a generation. */
function counterName(counter: Counter, major: number): string {
  if (major >= 12)
    return {
      load: 'loadcnt',
      sample: 'samplecnt',
      bvh: 'bvhcnt',
      ds: 'dscnt',
      km: 'kmcnt',
      store: 'storecnt',
    }[counter];
  if (counter === 'ds' || counter === 'km') return 'lgkmcnt';
  return counter === 'store' && major >= 10 ? 'vscnt' : 'vmcnt';
}

/** Counters on which an instruction counts, and whether it answers out of order there. */
function eventsOf({ name, unit, writes }: AmdgcnFacts): readonly (readonly [Counter, boolean])[] {
  const answers = writes.length > 0;
  switch (unit) {
    case 'smem':
      return answers ? [['km', true]] : [];
    case 'ds':
      return [['ds', false]];
    case 'vmem':
      if (/^image_(?:sample|gather)/.test(name)) return [['sample', false]];
      if (name.startsWith('image_bvh')) return [['bvh', false]];
      return [[answers || /_(?:inv|gl\d_inv)/.test(name) ? 'load' : 'store', false]];
    case 'flat':
      if (name.startsWith('flat_'))
        return [
          [answers ? 'load' : 'store', true],
          ['ds', true],
        ];
      if (name.startsWith('global_wb') || name.startsWith('global_inv')) return [];
      return [[answers ? 'load' : 'store', false]];
    default:
      return [];
  }
}

const number = (arg: AmdgcnArg | undefined): number => (typeof arg === 'number' ? arg : -1);

/**
 * What a wait leaves outstanding, by counter; undefined for other instructions. Unknown forms wait
 * for everything.
 */
function waitsOf(f: AmdgcnFacts, major: number): ReadonlyMap<string, number> | 'all' | undefined {
  const { name, instruction } = f;
  const { operands } = instruction;
  const imm = (o: AmdgcnOperand | undefined): number => (o?.kind === 'int' ? Number(o.value) : -1);
  if (name === 's_waitcnt') {
    const out = new Map<string, number>();
    for (const o of operands) {
      if (o.kind !== 'word')
        return imm(o) === 0 && major < 10 ? 'all' : new Map(decoded(imm(o), major));
      out.set(o.name.replace(/_sat$/, ''), number(o.args[0]));
    }
    return out;
  }
  const legacy = /^s_waitcnt_(vscnt|vmcnt|lgkmcnt|expcnt)$/.exec(name);
  if (legacy) return new Map([[legacy[1]!, Math.max(0, imm(operands[1]))]]);
  if (name === 's_wait_idle') return 'all';
  const modern = /^s_wait_((?:load|sample|bvh|ds|km|store|exp|x|async)cnt)(?:_(dscnt))?$/.exec(
    name,
  );
  if (!modern) return undefined;
  const value = Math.max(0, imm(operands[0]));
  // Two counters in one: the one of workgroup memory in the low bits.
  if (modern[2] !== undefined)
    return new Map([
      [modern[1]!, (value >> 8) & 63],
      [modern[2], value & 63],
    ]);
  return new Map([[modern[1]!, value]]);
}

/** The fields of a plain number (LLVM, "decodeWaitcnt"). */
function decoded(value: number, major: number): [string, number][] {
  if (value < 0)
    return [
      ['vmcnt', 0],
      ['lgkmcnt', 0],
    ];
  if (major >= 11)
    return [
      ['vmcnt', (value >> 10) & 63],
      ['lgkmcnt', (value >> 4) & 63],
    ];
  const vm = (value & 15) | ((value >> 10) & 0x30);
  return [
    ['vmcnt', vm],
    ['lgkmcnt', (value >> 8) & (major >= 10 ? 63 : 15)],
  ];
}

/** Every use or overwriting of a register that is still awaited, once for each instruction. */
export function missingWaits(code: AmdgcnCode, cpu: HazardProcessor): MissingWait[] {
  const { facts, succs } = code;
  const into: (State | undefined)[] = new Array(facts.length).fill(undefined);
  const out = new Map<number, MissingWait>();
  if (facts.length === 0) return [];
  into[0] = { pending: new Map(), loose: new Set() };
  const work = [0];
  const queued = new Set(work);
  while (work.length > 0) {
    let at = work.pop()!;
    queued.delete(at);
    let state = copy(into[at]!);
    // Straight code is run through without joins.
    for (;;) {
      step(state, at, facts[at]!, cpu.major, out);
      const next = succs(at);
      if (next.length === 1 && code.preds(next[0]!).length === 1) {
        at = next[0]!;
        continue;
      }
      for (const to of next) {
        const known = into[to];
        const changed = known === undefined || join(known, state);
        if (known === undefined) into[to] = copy(state);
        if (changed && !queued.has(to)) {
          queued.add(to);
          work.push(to);
        }
      }
      state = { pending: new Map(), loose: new Set() };
      break;
    }
  }
  return [...out.values()].sort((a, b) => a.at - b.at);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what one instruction does to the counters: waits, then uses, then new events
function step(
  state: State,
  at: number,
  f: AmdgcnFacts,
  major: number,
  out: Map<number, MissingWait>,
): void {
  const waits = waitsOf(f, major);
  if (waits === 'all') {
    state.pending.clear();
    state.loose.clear();
    return;
  }
  if (waits !== undefined) {
    for (const [counter, left] of waits) settle(state, counter, left);
    return;
  }
  // Nobody knows what a callee waits for; a jump back at the end of a function is the caller's
  // affair.
  if (/^s_(?:swappc|setpc|call)/.test(f.name)) {
    state.pending.clear();
    state.loose.clear();
    return;
  }
  for (const [counter, pending] of state.pending)
    for (const key of [...f.reads, ...f.writes]) {
      const one = pending.get(key);
      if (one === undefined) continue;
      // In-order answers of one counter overwrite a register in their order.
      if (f.writes.includes(key) && !f.reads.includes(key) && sameOrder(f, counter, state, major))
        continue;
      const needed = state.loose.has(counter) ? 0 : one.age;
      if (!out.has(at)) out.set(at, { at, by: one.by, register: key, counter, needed });
    }
  for (const [event, loose] of eventsOf(f)) {
    const counter = counterName(event, major);
    let pending = state.pending.get(counter);
    if (pending === undefined) state.pending.set(counter, (pending = new Map()));
    for (const one of pending.values()) one.age++;
    if (loose) state.loose.add(counter);
    if (event !== 'store') for (const key of f.writes) pending.set(key, { by: at, age: 0 });
  }
}

function sameOrder(f: AmdgcnFacts, counter: string, state: State, major: number): boolean {
  return (
    !state.loose.has(counter) &&
    eventsOf(f).every(([event, loose]) => !loose && counterName(event, major) === counter) &&
    eventsOf(f).length > 0
  );
}

function settle(state: State, counter: string, left: number): void {
  const pending = state.pending.get(counter);
  if (left === 0) state.loose.delete(counter);
  if (pending === undefined) return;
  if (left === 0) pending.clear();
  else if (!state.loose.has(counter))
    for (const [key, { age }] of pending) if (age >= left) pending.delete(key);
}

function copy(state: State): State {
  const pending = new Map<string, Map<number, Pending>>();
  for (const [counter, map] of state.pending)
    pending.set(counter, new Map([...map].map(([key, one]) => [key, { ...one }])));
  return { pending, loose: new Set(state.loose) };
}

/** Adds what another way in may have outstanding. True when that is new. */
function join(into: State, from: State): boolean {
  let changed = false;
  for (const [counter, map] of from.pending) {
    let known = into.pending.get(counter);
    if (known === undefined) into.pending.set(counter, (known = new Map()));
    for (const [key, one] of map) {
      const other = known.get(key);
      if (other !== undefined && other.age <= one.age) continue;
      known.set(key, { ...one });
      changed = true;
    }
  }
  for (const counter of from.loose) {
    if (into.loose.has(counter)) continue;
    into.loose.add(counter);
    changed = true;
  }
  return changed;
}
