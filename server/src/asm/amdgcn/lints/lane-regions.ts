/**
 * Which lanes a wave's instructions run for, as a tree: what EXEC holds at the beginning is its
 * root, and a mask that leaves out some of a node's lanes is a child of it.
 */
import type { AmdgcnInstruction, AmdgcnOperand } from '../ast.ts';
import { type Flow, UNITS, unitsOf } from './flow.ts';

/** All lanes that the kernel began with. */
const ROOT = -1;
/** Rounds of the walk over the blocks; beyond them nothing is known. */
const MOST_ROUNDS = 50;

interface State {
  /** The region of EXEC. */
  readonly exec: number;
  /** Regions of masks in scalar registers, by unit. */
  readonly masks: ReadonlyMap<number, number>;
}

/**
 * Steps behind which more or other lanes run than before, with the vector registers that only the
 * lanes before have written; undefined where that is not known.
 */
export function widenings(flow: Flow): ReadonlyMap<number, readonly number[]> | undefined {
  if (!flow.steps.some(({ effects }) => effects.writes.includes(UNITS.exec))) return new Map();
  const regions = new Regions();
  const entry = entryStates(flow, regions);
  if (entry === undefined) return undefined;
  const writes = new Map<number, Set<number>>();
  const widened: (readonly [at: number, from: number, to: number])[] = [];
  eachStep(flow, regions, entry, (at, { exec }, after) => {
    const own = writes.get(exec) ?? new Set<number>();
    writes.set(exec, own);
    for (const unit of flow.steps[at]!.effects.writes) if (unit < UNITS.scalar) own.add(unit);
    if (!regions.isWithin(after.exec, exec)) widened.push([at, exec, after.exec]);
  });
  return new Map(
    widened.map(([at, from, to]) => {
      const left = [...writes].filter(([region]) => regions.isLeft(region, from, to));
      return [at, [...new Set(left.flatMap(([, units]) => [...units]))]];
    }),
  );
}

/** What is known where each block begins; undefined where that takes too long. */
function entryStates({ steps, blocks }: Flow, regions: Regions): (State | undefined)[] | undefined {
  const entry: (State | undefined)[] = blocks.map(() => undefined);
  entry[0] = { exec: ROOT, masks: new Map() };
  let moved = true;
  for (let round = 0; moved; round++) {
    if (round === MOST_ROUNDS) return undefined;
    moved = false;
    for (const [b, { first, end, next }] of blocks.entries()) {
      let state = entry[b];
      if (state === undefined) continue;
      for (let at = first; at < end; at++) state = regions.after(steps[at]!, at, state);
      for (const to of next) {
        const met = regions.met(entry[to], state);
        moved ||= met !== entry[to];
        entry[to] = met;
      }
    }
  }
  return entry;
}

/** Visits all steps that are reached, with what is known in front of and behind them. */
function eachStep(
  { steps, blocks }: Flow,
  regions: Regions,
  entry: readonly (State | undefined)[],
  visit: (at: number, before: State, after: State) => void,
): void {
  for (const [b, { first, end }] of blocks.entries()) {
    let state = entry[b];
    for (let at = first; state !== undefined && at < end; at++) {
      const after = regions.after(steps[at]!, at, state);
      visit(at, state, after);
      state = after;
    }
  }
}

class Regions {
  private readonly parents = new Map<number, number>();

  /** Whether all lanes of a region are lanes of another. */
  isWithin(region: number, outer: number): boolean {
    for (let at: number | undefined = region; at !== undefined; at = this.parents.get(at))
      if (at === outer) return true;
    return false;
  }

  /** Whether the lanes of a region are left by going from one to another. */
  isLeft(region: number, from: number, to: number): boolean {
    if (this.isWithin(to, region)) return false;
    if (!this.isWithin(from, to)) return true;
    // The child of `to` on the way to `from`, and all within it.
    let top = from;
    while (this.parents.get(top) !== to) top = this.parents.get(top)!;
    return this.isWithin(region, top);
  }

  met(known: State | undefined, state: State): State {
    if (known === undefined) return state;
    let exec = known.exec;
    while (!this.isWithin(state.exec, exec)) exec = this.parents.get(exec) ?? ROOT;
    const masks = [...known.masks].filter(([unit, region]) => state.masks.get(unit) === region);
    if (exec === known.exec && masks.length === known.masks.size) return known;
    return { exec, masks: new Map(masks) };
  }

  after({ instruction, name, effects }: Flow['steps'][number], at: number, state: State): State {
    const scalars = effects.writes.filter((unit) => unit >= UNITS.scalar && unit < UNITS.exec);
    const isExec = effects.writes.includes(UNITS.exec);
    if (!isExec && scalars.length === 0) return state;
    const masks = new Map(state.masks);
    for (const unit of scalars) masks.delete(unit);
    const [to] = instruction.operands;
    const saved = to?.kind === 'reg' ? unitsOf(to)[0] : undefined;
    if (!isExec) {
      const mask = maskOf(instruction, name, state);
      if (mask === undefined || saved === undefined) return { exec: state.exec, masks };
      return { exec: state.exec, masks: masks.set(saved, this.within(mask, at, state.exec)) };
    }
    if (/saveexec/.test(name) && saved !== undefined) masks.set(saved, state.exec);
    return { exec: this.execAfter(instruction, name, at, state), masks };
  }

  /** The region of what a step writes to EXEC. */
  private execAfter(i: AmdgcnInstruction, name: string, at: number, state: State): number {
    if (/^v_cmpx|^s_and_saveexec/.test(name)) return this.child(at, state.exec);
    const mask = /saveexec/.test(name) ? undefined : maskOf(i, name, state);
    if (mask !== undefined) return this.within(mask, at, state.exec);
    // What is added to EXEC again, where it is a region that EXEC was narrowed from.
    const regions = i.operands.flatMap((o) => regionOf(o, state) ?? []);
    const outer = /^s_or(_saveexec)?_b/.test(name)
      ? regions.find((region) => region !== state.exec && this.isWithin(state.exec, region))
      : undefined;
    return outer ?? this.child(at, ROOT);
  }

  private within(mask: 'same' | 'fewer' | number, at: number, exec: number): number {
    return typeof mask === 'number' ? mask : mask === 'same' ? exec : this.child(at, exec);
  }

  private child(at: number, parent: number): number {
    const known = this.parents.get(at);
    // In another round the parent may be a wider one: it stays the widest.
    if (this.isWithin(parent, at)) this.parents.set(at, ROOT);
    else if (known === undefined || !this.isWithin(parent, known)) this.parents.set(at, parent);
    return at;
  }
}

/** What a mask is: lanes of EXEC, some of them, or those of a region. */
function maskOf(
  { operands }: AmdgcnInstruction,
  name: string,
  state: State,
): 'same' | 'fewer' | number | undefined {
  const sources = operands.slice(1);
  const isExec = (o: AmdgcnOperand | undefined): boolean =>
    o?.kind === 'reg' && unitsOf(o)[0] === UNITS.exec;
  if (/^s_mov_b(?:32|64)$/.test(name)) {
    if (isExec(sources[0])) return 'same';
    return sources[0] && regionOf(sources[0], state);
  }
  if (/^s_and_b(?:32|64)$/.test(name)) return sources.some(isExec) ? 'fewer' : undefined;
  if (/^s_(?:andn2|and_not1)_b(?:32|64)$/.test(name))
    return isExec(sources[0]) ? 'fewer' : undefined;
  return undefined;
}

function regionOf(o: AmdgcnOperand, { masks }: State): number | undefined {
  if (o.kind !== 'reg') return undefined;
  const [unit] = unitsOf(o);
  return unit === undefined ? undefined : masks.get(unit);
}
