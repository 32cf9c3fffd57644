/**
 * The other half of SSA repair: values that are used outside the block that defines them are put
 * into stack slots, so that the block can be duplicated freely; `promoteSlots` then makes SSA
 * again.
 */
import {
  type Block,
  createInst,
  type DebugRecords,
  type Func,
  type Inst,
  type Value,
} from '../../mir/index.ts';
import type { Slot } from './promote.ts';

/** Where a value is used outside its own block. */
export type OutsideUses = Map<Value, Inst[]>;

/**
 * Uses of values defined in one of `blocks` by instructions of other blocks, or, where the blocks
 * have regions, of other regions. One sweep.
 */
export function outsideUses(
  fn: Func,
  blocks: ReadonlySet<Block> | ReadonlyMap<Block, unknown>,
): OutsideUses {
  const regions = blocks instanceof Map ? (blocks as ReadonlyMap<Block, unknown>) : undefined;
  const uses: OutsideUses = new Map();
  const look = (value: Value, inst: Inst): void => {
    const home = 'op' in value.def ? value.def.block : value.def;
    if (home === inst.block || !blocks.has(home)) return;
    if (regions !== undefined && regions.get(home) === regions.get(inst.block)) return;
    const list = uses.get(value);
    if (list === undefined) uses.set(value, [inst]);
    else if (list[list.length - 1] !== inst) list.push(inst);
  };
  for (const block of fn.blocks) {
    for (const inst of block.insts) {
      for (const arg of inst.args) look(arg, inst);
      for (const edge of inst.targets ?? []) for (const arg of edge.args) look(arg, inst);
    }
  }
  if (fn.records !== undefined) forgetOutside(fn.records, blocks, regions);
  return uses;
}

/**
 * What variables are outside of blocks that will be there twice is one of two values then; which
 * one, no record says.
 */
function forgetOutside(
  records: DebugRecords,
  blocks: { has(block: Block): boolean },
  regions: ReadonlyMap<Block, unknown> | undefined,
): void {
  for (const [inst, list] of records)
    for (const record of list) {
      if (record.value === undefined) continue;
      const { def } = record.value;
      const home = 'op' in def ? def.block : def;
      if (home === inst.block || !blocks.has(home)) continue;
      if ('op' in def && def.op.startsWith('const.')) continue;
      if (regions !== undefined && regions.get(home) === regions.get(inst.block)) continue;
      record.value = undefined;
    }
}

/** Stores each value behind its definition and loads it before each of its outside uses. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: stores and loads are placed before the blocks are written anew
export function demote(fn: Func, uses: OutsideUses): Slot[] {
  const slots: Slot[] = [];
  const before = new Map<Inst, Inst[]>();
  const after = new Map<Inst, Inst[]>();
  const atStart = new Map<Block, Inst[]>();
  const entry = fn.blocks[0]!;
  const allocas: Inst[] = [];
  for (const [value, users] of uses) {
    const alloca = createInst(fn, entry, 'alloca', [], ['ptr.private'], { size: 16, align: 16 });
    const address = alloca.results[0];
    if (value.name !== undefined) address.name = value.name;
    allocas.push(alloca);
    slots.push({ alloca, type: value.type });
    const home = 'op' in value.def ? value.def.block : value.def;
    const store = createInst(fn, home, 'mem.store', [value, address], [], { align: 1 });
    if ('op' in value.def) push(after, value.def, store);
    else push(atStart, value.def, store);
    for (const user of users) {
      const load = createInst(fn, user.block, 'mem.load', [address], [value.type], { align: 1 });
      push(before, user, load);
      const result = load.results[0];
      replaceIn(user.args, value, result);
      for (const edge of user.targets ?? []) replaceIn(edge.args, value, result);
    }
  }
  const touched = new Set<Block>();
  for (const inst of before.keys()) touched.add(inst.block);
  for (const inst of after.keys()) touched.add(inst.block);
  for (const block of atStart.keys()) touched.add(block);
  for (const block of touched) {
    const out: Inst[] = [...(atStart.get(block) ?? [])];
    for (const inst of block.insts) {
      for (const extra of before.get(inst) ?? []) out.push(extra);
      out.push(inst);
      for (const extra of after.get(inst) ?? []) out.push(extra);
    }
    block.insts = out;
  }
  entry.insts = allocas.concat(entry.insts);
  return slots;
}

function push<K>(map: Map<K, Inst[]>, key: K, inst: Inst): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [inst]);
  else list.push(inst);
}

function replaceIn(args: Value[], old: Value, now: Value): void {
  for (let i = 0; i < args.length; i++) if (args[i] === old) args[i] = now;
}
