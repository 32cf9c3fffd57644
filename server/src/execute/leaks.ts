/**
 * Stack slots of a kernel whose addresses other threads may have while the slots' own thread waits.
 * All others need no protection meanwhile: a pointer to private memory is made by its slot alone.
 */
import {
  type Block,
  type Func,
  type Inst,
  isDebugOp,
  reversePostOrder,
  type Value,
} from '../mir/index.ts';
import { isMark, MARK } from './marks.ts';

/** Operations that make a pointer into the same slot. */
const MOVES: ReadonlySet<string> = new Set(['ptr.cast', 'ptr.add']);

/** Operations that use an address and leave it nowhere, but for their own result. */
const KEEPS_NOTHING: ReadonlySet<string> = new Set([
  ...MOVES,
  'mem.load',
  'mem.copy',
  'mem.move',
  'mem.set',
]);

/**
 * The slots whose addresses are passed on, to memory, to a function or along an edge, where the
 * thread may wait afterwards.
 *
 * @param waitsIn does a thread wait at the end of a block?
 */
export function leakedSlots(fn: Func, waitsIn: (block: Block) => boolean): ReadonlySet<Inst> {
  const found = new Set<Inst>();
  const comesToWait = blocksBeforeWaits(fn, waitsIn);
  const slots = slotsOf(fn);
  for (const block of comesToWait)
    for (const inst of block.insts)
      for (const { id } of passedOn(inst)) {
        const slot = slots.get(id);
        if (slot !== undefined) found.add(slot);
      }
  return found;
}

/** By number of a value: the slot into which it points. */
function slotsOf(fn: Func): ReadonlyMap<number, Inst> {
  const slots = new Map<number, Inst>();
  for (const { insts } of reversePostOrder(fn))
    for (const inst of insts) {
      if (inst.op === 'alloca') slots.set(inst.results[0].id, inst);
      else if (MOVES.has(inst.op)) {
        const slot = slots.get(inst.args[0].id);
        if (slot !== undefined) slots.set(inst.results[0].id, slot);
      }
    }
  return slots;
}

/** Values that an instruction hands to others, and of which it is not known where they go. */
function passedOn(inst: Inst): readonly Value[] {
  const { op, args, targets } = inst;
  if (op === 'mem.store') return [args[0]];
  if (KEEPS_NOTHING.has(op) || isDebugOp(op) || isMark(inst, MARK.leave)) return [];
  return targets === undefined ? args : [...args, ...targets.flatMap((edge) => edge.args)];
}

/** Blocks from which a thread may come to a wait, with those at whose ends it waits. */
function blocksBeforeWaits(fn: Func, waitsIn: (block: Block) => boolean): ReadonlySet<Block> {
  const predecessors = new Map<Block, Block[]>();
  for (const block of fn.blocks)
    for (const { block: to } of block.insts.at(-1)!.targets ?? []) {
      const list = predecessors.get(to);
      if (list === undefined) predecessors.set(to, [block]);
      else list.push(block);
    }
  const found = new Set<Block>();
  const pending = fn.blocks.filter(waitsIn);
  for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
    if (found.has(block)) continue;
    found.add(block);
    for (const before of predecessors.get(block) ?? []) pending.push(before);
  }
  return found;
}
