/**
 * Spilling. Vector registers go to the lane's scratch memory; scalar registers go to lanes of a
 * vector register that nothing else uses, because the lanes that are active must not matter.
 * Comments name what goes to memory in the words of LLVM.
 */
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
    for (const inst of block.insts) rewrite(fn, inst, homes, units, out, state);
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
  out.push(inst, ...after);
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
