/**
 * Races in global memory, of one launch: threads of one workgroup with no barrier between, and
 * threads of different workgroups, which no barrier orders (CUDA programming guide, "Thread
 * Hierarchy": thread blocks are required to execute independently). Only what every likely launch
 * has is found; what depends on what memory holds, on products of unknown values or on launches is
 * left alone.
 */
import { defInst, type Func, type Inst, type Value } from '../mir/index.ts';
import { AliasAnalysis } from './alias.ts';
import { dimensionsOf } from './dimensions.ts';
import { accessesOf } from './memory-access.ts';
import { isPair } from './occurrence-pairs.ts';
import { decideRaces } from './race-decision.ts';
import { planLockstep } from './simt-interpreter.ts';
import { isRegion } from './simt-slice.ts';
import type { BlockShape } from './symbolic-values.ts';
import { SyncReach } from './sync-reach.ts';
import type { Conflict } from './workgroup-conflict.ts';

export interface GlobalRace extends Conflict {
  /** The threads are of different workgroups. */
  readonly acrossGroups: boolean;
}

/** Sizes of a kernel that is analysed, at most. */
const MOST_ACCESSES = 64;
const MOST_INSTRUCTIONS = 640;
const MOST_BLOCKS = 64;

/** `wave`: lanes of the widest wave. */
export function globalRaces(fn: Func, block: BlockShape, wave: number): readonly GlobalRace[] {
  if (isLarge(fn)) return [];
  const stores = plainStores(fn);
  if (stores.length === 0) return [];
  const uses = (wanted: string): boolean =>
    fn.blocks.some(({ insts }) => insts.some(({ op }) => op === wanted));
  // A kernel that reads no index is launched for one thread, or one workgroup.
  const usesThreads = uses('gpu.thread.id');
  const usesGroups = uses('gpu.workgroup.id');
  if (!usesThreads && !usesGroups) return [];
  const plan = planLockstep(fn);
  const reach = new SyncReach(plan.graph, plan.order);
  if (stores.every((store) => reach.mayOrder(store, store))) return [];
  const input = {
    plan,
    block,
    dimensions: dimensionsOf(fn),
    threadDimensions: dimensionsOf(fn, false),
    wave,
    sizes: new Map(),
  };
  const out: GlobalRace[] = [];
  const take = (memory: 'global' | 'groups'): void => {
    for (const one of decideRaces({ ...input, memory }).conflicts) {
      const isKnown = out.some((other) => isPair(one, other));
      if (one.inWave || isKnown || reach.mayOrder(one.first.inst, one.second.inst)) continue;
      if (!writesTheSame(fn, one, memory === 'groups'))
        out.push({ ...one, acrossGroups: memory === 'groups' });
    }
  };
  if (usesThreads) take('global');
  if (usesGroups) take('groups');
  return out;
}

/** Kernels that are long cost more than a finding is worth while somebody types. */
function isLarge(fn: Func): boolean {
  if (fn.blocks.length > MOST_BLOCKS) return true;
  let size = 0;
  let accesses = 0;
  for (const { insts } of fn.blocks) {
    size += insts.length;
    for (const inst of insts) accesses += accessesOf(inst).length;
  }
  return size > MOST_INSTRUCTIONS || accesses > MOST_ACCESSES;
}

/** Plain stores to global memory whose address no loaded value makes. */
function plainStores(fn: Func): readonly Inst[] {
  const alias = new AliasAnalysis(fn);
  return fn.blocks.flatMap(({ insts }) =>
    insts.filter((inst) =>
      accessesOf(inst).some(
        ({ writes, atomic, volatile, ptr }) =>
          writes && !atomic && !volatile && alias.space(ptr) !== 'private' && !fromMemory(ptr),
      ),
    ),
  );
}

/** Do both threads leave the same value, as in `*found = 1`? */
function writesTheSame(fn: Func, { first, second }: Conflict, areGroups: boolean): boolean {
  if (!first.writes || !second.writes) return false;
  const [a, b] = [first.inst, second.inst];
  if (a.op !== 'mem.store' || b.op !== 'mem.store') return false;
  const [value] = a.args;
  return value !== undefined && value === b.args[0] && isSameInAll(fn, value, areGroups);
}

/**
 * Computed from constants and parameters alone, and from what memory holds at such addresses.
 * `areGroups`: in two workgroups, of which each has memory of its own.
 */
function isSameInAll(fn: Func, value: Value, areGroups: boolean, depth = 0): boolean {
  if (depth > 12) return false;
  const def = defInst(value);
  if (def === undefined) return value.def === fn.blocks[0];
  if (def.op.startsWith('gpu.'))
    return def.op === 'gpu.grid.size' || def.op === 'gpu.workgroup.size';
  if (areGroups && isRegion(def)) return false;
  if (def.op.startsWith('call')) return false;
  return def.args.every((arg) => isSameInAll(fn, arg, areGroups, depth + 1));
}

/** Is a part of an address read from memory? */
function fromMemory(ptr: Inst['args'][number], depth = 0): boolean {
  const def = defInst(ptr);
  if (def === undefined || depth > 6) return false;
  if (def.op === 'mem.load') return true;
  return def.args.some((arg) => fromMemory(arg, depth + 1));
}
