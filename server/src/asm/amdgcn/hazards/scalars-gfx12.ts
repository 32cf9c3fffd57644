/**
 * GFX12 and scalar registers: once VALU has read a pair of them, what is written there later is not
 * sure to be seen by the next reader until `s_wait_alu` waits for the unit that wrote (LLVM,
 * "AMDGPUWaitSGPRHazards").
 */
import type { AmdgcnArg } from '../ast.ts';
import type { AmdgcnFacts } from './facts.ts';
import type { AmdgcnCode } from './flow.ts';
import { VCC } from './keys.ts';

interface State {
  /** Pairs that VALU has read. */
  readonly tracked: Set<number>;
  /** Registers written since, to the instruction that wrote. */
  readonly scalar: Map<number, number>;
  readonly vector: Map<number, number>;
}

export interface StaleScalar {
  readonly at: number;
  readonly by: number;
  readonly register: number;
  /** The field of `s_wait_alu` that is missing. */
  readonly field: string;
}

const isVcc = (key: number): boolean => key === VCC || key === VCC + 1;
const counted = (key: number): boolean => key <= VCC + 1;

/**
 * Of functions that are called nothing is known at their beginning: only what follows from their
 * own code is reported.
 */
export function staleScalars(code: AmdgcnCode): StaleScalar[] {
  const { facts, succs, preds } = code;
  if (facts.length === 0) return [];
  const into: (State | undefined)[] = new Array(facts.length).fill(undefined);
  const out = new Map<number, StaleScalar>();
  into[0] = { tracked: new Set(), scalar: new Map(), vector: new Map() };
  const work = [0];
  while (work.length > 0) {
    let at = work.pop()!;
    const state = copy(into[at]!);
    for (;;) {
      step(state, at, facts[at]!, out);
      const next = succs(at);
      if (next.length === 1 && preds(next[0]!).length === 1) {
        at = next[0]!;
        continue;
      }
      for (const to of next) {
        const known = into[to];
        if (known === undefined) into[to] = copy(state);
        if ((known === undefined || join(known, state)) && !work.includes(to)) work.push(to);
      }
      break;
    }
  }
  return [...out.values()].sort((a, b) => a.at - b.at);
}

function step(state: State, at: number, f: AmdgcnFacts, out: Map<number, StaleScalar>): void {
  const { name, unit } = f;
  if (name === 's_wait_alu') {
    wait(state, f.instruction.operands);
    return;
  }
  if (unit === 'smem' && f.writes.length > 0) {
    state.scalar.clear();
    state.vector.clear();
    return;
  }
  if (/^s_(?:swappc|setpc|call)/.test(name)) {
    state.tracked.clear();
    state.scalar.clear();
    state.vector.clear();
    return;
  }
  if (unit !== 'valu' && unit !== 'salu') return;
  const valu = unit === 'valu';
  const report = (key: number, by: number | undefined, field: string): void => {
    if (by !== undefined && !out.has(at)) out.set(at, { at, by, register: key, field });
  };
  for (const key of f.reads) {
    if (!counted(key)) continue;
    const pair = key >> 1;
    if (!state.tracked.has(pair)) {
      if (valu) state.tracked.add(pair);
      continue;
    }
    // The scalar unit waits for the vector unit by itself.
    if (!valu) state.vector.delete(key);
    report(key, state.scalar.get(key), 'sa_sdst');
    report(key, state.vector.get(key), isVcc(key) ? 'va_vcc' : 'va_sdst');
  }
  for (const key of f.writes) {
    if (!counted(key) || !state.tracked.has(key >> 1)) continue;
    state.scalar.delete(key);
    state.vector.delete(key);
    (valu ? state.vector : state.scalar).set(key, at);
  }
}

function wait(state: State, operands: AmdgcnFacts['instruction']['operands']): void {
  for (const o of operands) {
    if (o.kind === 'int') {
      const bits = Number(o.value);
      if ((bits & 1) === 0) state.scalar.clear();
      if ((bits & 2) === 0) clearVector(state, true);
      if ((bits & 0xe00) === 0) clearVector(state, false);
      continue;
    }
    if (o.kind !== 'word' || (o.args[0] as AmdgcnArg) !== 0) continue;
    const field = o.name.replace(/^depctr_/, '');
    if (field === 'sa_sdst') state.scalar.clear();
    else if (field === 'va_vcc') clearVector(state, true);
    else if (field === 'va_sdst') clearVector(state, false);
  }
}

function clearVector(state: State, vcc: boolean): void {
  for (const key of [...state.vector.keys()]) if (isVcc(key) === vcc) state.vector.delete(key);
}

function copy(state: State): State {
  return {
    tracked: new Set(state.tracked),
    scalar: new Map(state.scalar),
    vector: new Map(state.vector),
  };
}

function join(into: State, from: State): boolean {
  let changed = false;
  for (const pair of from.tracked) {
    if (into.tracked.has(pair)) continue;
    into.tracked.add(pair);
    changed = true;
  }
  for (const kind of ['scalar', 'vector'] as const) {
    for (const [key, by] of from[kind]) {
      if (into[kind].has(key)) continue;
      into[kind].set(key, by);
      changed = true;
    }
  }
  return changed;
}
