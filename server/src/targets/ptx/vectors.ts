/**
 * Finds neighbouring loads and stores of a block that fit one vector access: same base and type,
 * offsets side by side, aligned as a whole, and nothing in between that could see the difference.
 * Loads happen at the place of the first one, stores at the place of the last.
 */
import type { MovableStores } from '../../analysis/index.ts';
import {
  type Block,
  byteSize,
  EFFECT_BIT,
  effectBits,
  type Inst,
  isTerminator,
  type MirType,
} from '../../mir/index.ts';
import type { Selector } from './select.ts';

/** The members of a vector access, by ascending address. */
export interface VectorAccess {
  readonly members: readonly Inst[];
  /** The member at whose place the access is emitted. */
  readonly at: Inst;
}

interface Candidate {
  readonly inst: Inst;
  readonly offset: number;
  readonly order: number;
}

/** Vector accesses take at most 16 bytes and four elements. */
const MAX_BYTES = 16;
const MAX_ITEMS = 4;

/** `movable` tells which stores may come later than they stand. */
export function findVectors(
  s: Selector,
  block: Block,
  movable: MovableStores,
): Map<Inst, VectorAccess> {
  const found = new Map<Inst, VectorAccess>();
  let loads = new Map<string, Candidate[]>();
  let stores = new Map<string, Candidate[]>();
  let nloads = 0;
  let nstores = 0;
  const flushLoads = (): void => {
    if (nloads > 1) for (const group of loads.values()) combine(group, true, found);
    if (nloads > 0) loads = new Map();
    nloads = 0;
  };
  const flushStores = (): void => {
    if (nstores > 1) for (const group of stores.values()) combine(group, false, found);
    if (nstores > 0) stores = new Map();
    nstores = 0;
    movable.clear();
  };
  for (let order = 0; order < block.insts.length; order++) {
    const inst = block.insts[order]!;
    const plain = inst.attrs.volatile !== true;
    if (inst.op === 'mem.load' && plain && fits(inst.results[0].type)) {
      flushStores();
      add(s, loads, inst, order, inst.results[0].type, inst.args[0]);
      nloads++;
    } else if (inst.op === 'mem.store' && plain && fits(inst.args[0].type)) {
      flushLoads();
      if (!movable.admits(inst)) flushStores();
      movable.add(inst);
      add(s, stores, inst, order, inst.args[0].type, inst.args[1]);
      nstores++;
    } else if (!isTerminator(inst.op)) {
      if ((effectBits(inst.op) & ~EFFECT_BIT.fact) === 0) continue;
      flushLoads();
      flushStores();
    }
  }
  flushLoads();
  flushStores();
  return found;
}

function fits(type: MirType): boolean {
  return type !== 'i1' && type !== 'i128';
}

function add(
  s: Selector,
  groups: Map<string, Candidate[]>,
  inst: Inst,
  order: number,
  type: MirType,
  pointer: Inst['args'][0],
): void {
  const { base, offset } = s.baseOf(pointer);
  const key = `${base.id} ${byteSize(type)} ${type === 'f16'} ${pointer.type} ${inst.attrs.readonly === true}`;
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [{ inst, offset, order }]);
  else group.push({ inst, offset, order });
}

function combine(group: Candidate[], load: boolean, found: Map<Inst, VectorAccess>): void {
  if (group.length < 2) return;
  const sorted = [...group].sort((a, b) => a.offset - b.offset || a.order - b.order);
  const size = byteSize(load ? sorted[0]!.inst.results[0].type : sorted[0]!.inst.args[0].type);
  // The same place twice: a later store must win, so leave such groups alone.
  for (let i = 1; i < sorted.length; i++)
    if (sorted[i]!.offset < sorted[i - 1]!.offset + size) return;
  for (let i = 0; i < sorted.length; ) {
    const taken = run(sorted, i, size);
    if (taken > 1) {
      const members = sorted.slice(i, i + taken);
      const at = members.reduce((x, y) =>
        (load ? y.order < x.order : y.order > x.order) ? y : x,
      ).inst;
      const access: VectorAccess = { members: members.map((m) => m.inst), at };
      for (const member of access.members) found.set(member, access);
    }
    i += taken;
  }
}

/** Length of the vector that can start at `from`: 4, 2 or 1. */
function run(sorted: readonly Candidate[], from: number, size: number): number {
  const { inst, offset } = sorted[from]!;
  for (let n = MAX_ITEMS; n >= 2; n >>= 1) {
    const last = sorted[from + n - 1];
    if (n * size > MAX_BYTES || last === undefined || last.offset !== offset + (n - 1) * size)
      continue;
    if ((inst.attrs.align ?? 1) >= n * size) return n;
  }
  return 1;
}
