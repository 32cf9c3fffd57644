/**
 * Spilling. Vector registers go to the lane's scratch memory; scalar registers go to lanes of a
 * vector register that nothing else uses, because the lanes that are active must not matter.
 * Comments name what goes to memory in the words of LLVM.
 */
import { append } from '../../../base/index.ts';
import {
  type Bank,
  countOf,
  KEEP,
  type MFunc,
  type MInst,
  mInst,
  type Op,
  regOp,
  S,
  type Tuple,
  unitOf,
  V,
} from '../code.ts';
import type { Units } from './coalesce.ts';
import type { Ranges } from './ranges.ts';

export interface SpillState {
  /** Vector registers whose lanes hold scalar ones. */
  readonly lanes: Tuple[];
  /** Lanes of the last of them that are taken. */
  used: number;
  readonly laneCount: number;
  /** Reserves scratch bytes; gives their offset. */
  slot(size: number): number;
  /**
   * Scalar register with the place of the frame, and the largest offset that fits into an
   * instruction; none in kernels.
   */
  readonly frame: { readonly base: number; readonly reach: number } | undefined;
  vectorSpills: number;
  scalarSpills: number;
}

type Home =
  | { readonly kind: 'scratch'; readonly offset: number }
  | { readonly kind: 'lane'; readonly reg: Tuple; readonly lane: number };

/**
 * Gives each tuple a home outside the registers and rewrites what uses it. Tuples whose `ranges`
 * lie one behind the other share a home.
 */
export function spillTuples(
  fn: MFunc,
  tuples: readonly Tuple[],
  ranges: Ranges,
  units: Units,
  state: SpillState,
): void {
  const homes = takeHomes(fn, tuples, ranges, state);
  for (const block of fn.blocks) {
    const out: MInst[] = [];
    for (const inst of block.insts) rewrite(fn, inst, homes, units, out, state);
    block.insts = out;
  }
}

/** Homes by unit: in order of their first positions, each takes one that is free again. */
function takeHomes(
  fn: MFunc,
  tuples: readonly Tuple[],
  ranges: Ranges,
  state: SpillState,
): Map<number, Home> {
  const homes = new Map<number, Home>();
  const lanes = new Pool(() => takeLane(fn, state));
  const slots = new Map<number, Pool<number>>();
  const hulls = tuples.map((tuple) => ({ tuple, hull: hullOf(tuple, ranges) }));
  for (const { tuple, hull } of hulls.sort((a, b) => a.hull.first - b.hull.first)) {
    const { base, size } = tuple;
    if (tuple.bank === V) {
      const pool = slots.get(size) ?? new Pool(() => state.slot(4 * size));
      slots.set(size, pool);
      const offset = pool.take(hull);
      for (let i = 0; i < size; i++)
        homes.set(base + i, { kind: 'scratch', offset: offset + 4 * i });
      state.vectorSpills += size;
    } else {
      for (let i = 0; i < size; i++) homes.set(base + i, lanes.take(hull));
      state.scalarSpills += size;
    }
  }
  return homes;
}

interface Hull {
  readonly first: number;
  /** Behind the last position. */
  readonly last: number;
}

/** Places of one kind; whoever takes one has it from its first position to its last. */
class Pool<T> {
  private readonly places: { readonly place: T; freeAt: number }[] = [];
  private readonly make: () => T;

  constructor(make: () => T) {
    this.make = make;
  }

  /** Positions only grow from call to call. */
  take({ first, last }: Hull): T {
    const free = this.places.find(({ freeAt }) => freeAt <= first);
    if (free !== undefined) {
      free.freeAt = last;
      return free.place;
    }
    const place = this.make();
    this.places.push({ place, freeAt: last });
    return place;
  }
}

/** From the first position of a tuple to behind its last. */
function hullOf(tuple: Tuple, ranges: Ranges): Hull {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (let i = 0; i < tuple.size; i++) {
    const list = ranges.of[tuple.base + i]!;
    if (list.length === 0) continue;
    first = Math.min(first, list[0]!);
    last = Math.max(last, list[list.length - 1]!);
  }
  return { first, last };
}

function takeLane(fn: MFunc, state: SpillState): Home {
  let reg = state.lanes[state.lanes.length - 1];
  if (reg === undefined || state.used === state.laneCount) {
    reg = fn.newTuple(V, 1, 1);
    reg.short = true;
    state.lanes.push(reg);
    state.used = 0;
  }
  return { kind: 'lane', reg, lane: state.used++ };
}

function rewrite(
  fn: MFunc,
  inst: MInst,
  homes: ReadonlyMap<number, Home>,
  units: Units,
  out: MInst[],
  state: SpillState,
): void {
  const after: MInst[] = [];
  const fresh = new Map<number, number>();
  for (let i = 0; i < inst.ops.length; i++) {
    const op = inst.ops[i]!;
    if (typeof op !== 'number') continue;
    const n = countOf(op);
    const places = Array.from({ length: n }, (_, k) => homes.get(units.find(unitOf(op) + k)));
    if (places.every((place) => place === undefined)) continue;
    const key = units.find(unitOf(op)) * 32 + n;
    let base = fresh.get(key);
    if (base === undefined) {
      const old = fn.tupleOf[units.find(unitOf(op))]!;
      const tuple = fn.newTuple(old.bank, n, n === 1 ? 1 : old.align);
      tuple.short = true;
      base = tuple.base;
      fresh.set(key, base);
    }
    inst.ops[i] = (op & 127) | (base << 7);
    places.forEach((place, k) => {
      if (place === undefined) return;
      if (i >= inst.defs) load(fn, base! + k, place, inst, out, state);
      else store(fn, base! + k, place, inst, after, state);
    });
  }
  // A copy is an ordinary move now: its ends are not interchangeable.
  out.push(inst);
  append(out, after);
}

function load(
  fn: MFunc,
  unit: number,
  home: Home,
  inst: MInst,
  out: MInst[],
  state: SpillState,
): void {
  if (home.kind === 'lane') {
    out.push(
      mInst(
        'v_readlane_b32',
        1,
        [regOp(unit), regOp(home.reg.base), String(home.lane)],
        0,
        inst.loc,
      ),
    );
    return;
  }
  const { ops, mods } = placeOf(fn, home.offset, inst, out, state);
  const made = mInst('scratch_load_dword', 1, [regOp(unit), ...ops], 0, inst.loc);
  made.mods = `${mods} ; 4-byte Folded Reload`;
  out.push(made);
}

function store(
  fn: MFunc,
  unit: number,
  home: Home,
  inst: MInst,
  out: MInst[],
  state: SpillState,
): void {
  if (home.kind === 'lane') {
    out.push(
      mInst(
        'v_writelane_b32',
        1,
        [regOp(home.reg.base), regOp(unit), String(home.lane)],
        KEEP,
        inst.loc,
      ),
    );
    return;
  }
  const { ops, mods } = placeOf(fn, home.offset, inst, out, state);
  const made = mInst('scratch_store_dword', 0, [ops[0]!, regOp(unit), ops[1]!], KEEP, inst.loc);
  made.mods = `${mods} ; 4-byte Folded Spill`;
  out.push(made);
}

/** Address operands of a place in the frame; changes neither SCC nor VCC. */
function placeOf(
  fn: MFunc,
  offset: number,
  inst: MInst,
  out: MInst[],
  { frame }: SpillState,
): { ops: [Op, Op]; mods: string } {
  const fresh = (bank: Bank): number => {
    const tuple = fn.newTuple(bank, 1, 1);
    tuple.short = true;
    return regOp(tuple.base);
  };
  if (frame === undefined) {
    const op = fresh(S);
    out.push(mInst('s_mov_b32', 1, [op, String(offset)], 0, inst.loc));
    return { ops: ['off', op], mods: '' };
  }
  if (offset <= frame.reach) return { ops: ['off', frame.base], mods: ` offset:${offset}` };
  const base = fresh(V);
  const op = fresh(V);
  out.push(mInst('v_mov_b32', 1, [base, frame.base], 0, inst.loc));
  out.push(mInst('v_add_u32', 1, [op, `0x${offset.toString(16)}`, base], 0, inst.loc));
  return { ops: [op, 'off'], mods: '' };
}
