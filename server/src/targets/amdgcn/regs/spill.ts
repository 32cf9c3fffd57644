/**
 * Spilling. Vector registers go to the lane's scratch memory; scalar registers go to lanes of a vector register that nothing
 * else uses, because the lanes that are active must not matter.
 */
import {
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

export interface SpillState {
  /** Vector registers whose lanes hold scalar ones. */
  readonly lanes: Tuple[];
  /** Lanes of the last of them that are taken. */
  used: number;
  readonly laneCount: number;
  /** Reserves scratch bytes; gives their offset. */
  slot(size: number): number;
  vectorSpills: number;
  scalarSpills: number;
}

type Home =
  | { readonly kind: 'scratch'; readonly offset: number }
  | { readonly kind: 'lane'; readonly reg: Tuple; readonly lane: number };

export function spillTuples(
  fn: MFunc,
  tuples: readonly Tuple[],
  units: Units,
  state: SpillState,
): void {
  const homes = new Map<number, Home>();
  for (const tuple of tuples) {
    if (tuple.bank === V) {
      const offset = state.slot(4 * tuple.size);
      for (let i = 0; i < tuple.size; i++)
        homes.set(tuple.base + i, { kind: 'scratch', offset: offset + 4 * i });
      state.vectorSpills += tuple.size;
    } else {
      for (let i = 0; i < tuple.size; i++) homes.set(tuple.base + i, takeLane(fn, state));
      state.scalarSpills += tuple.size;
    }
  }
  for (const block of fn.blocks) {
    const out: MInst[] = [];
    for (const inst of block.insts) rewrite(fn, inst, homes, units, out);
    block.insts = out;
  }
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
      if (i >= inst.defs) load(fn, base! + k, place, inst, out);
      else store(fn, base! + k, place, inst, after);
    });
  }
  // A copy is an ordinary move now: its ends are not interchangeable.
  out.push(inst, ...after);
}

function load(fn: MFunc, unit: number, home: Home, inst: MInst, out: MInst[]): void {
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
  out.push(
    mInst(
      'scratch_load_dword',
      1,
      [regOp(unit), 'off', offsetReg(fn, home.offset, inst, out)],
      0,
      inst.loc,
    ),
  );
}

function store(fn: MFunc, unit: number, home: Home, inst: MInst, out: MInst[]): void {
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
  out.push(
    mInst(
      'scratch_store_dword',
      0,
      ['off', regOp(unit), offsetReg(fn, home.offset, inst, out)],
      KEEP,
      inst.loc,
    ),
  );
}

function offsetReg(fn: MFunc, offset: number, inst: MInst, out: MInst[]): Op {
  const tuple = fn.newTuple(S, 1, 1);
  tuple.short = true;
  const op = regOp(tuple.base);
  out.push(mInst('s_mov_b32', 1, [op, String(offset)], 0, inst.loc));
  return op;
}
