/** Variables of a function whose blocks are put into another order; SSA is made again behind it. */
import {
  type Block,
  Builder,
  createInst,
  type Func,
  terminator,
  type Value,
} from '../../../mir/index.ts';
import { demote, outsideUses, type Slot } from '../../../passes/index.ts';

/**
 * Values that cross blocks go through slots: blocks may be put into any order then. What the entry
 * block computes reaches everything.
 */
export function toSlots(fn: Func): Slot[] {
  const entry = fn.blocks[0]!;
  joinTwins(fn);
  const params = slotsOfParams(fn);
  const blocks = new Set(fn.blocks.slice(1));
  const uses = outsideUses(fn, blocks);
  for (const value of [...uses.keys()])
    if ('op' in value.def && (value.def.op.startsWith('const.') || value.def.block === entry))
      uses.delete(value);
  return [...params, ...demote(fn, uses)];
}

/** A branch whose ways lead to one block becomes a choice of what is handed over. */
function joinTwins(fn: Func): void {
  for (const block of fn.blocks) {
    const end = terminator(block)!;
    const [yes, no] = end.targets ?? [];
    if (yes === undefined || no === undefined || yes.block !== no.block) continue;
    block.insts.pop();
    const b = new Builder(fn, block);
    b.loc = end.loc;
    const args = yes.args.map((arg, i) => {
      const other = no.args[i]!;
      return arg === other ? arg : b.value('select', [end.args[0]!, arg, other], arg.type);
    });
    b.br(yes.block, args);
  }
}

function slotsOfParams(fn: Func): Slot[] {
  const slots: Slot[] = [];
  const of = new Map<Block, Slot[]>();
  for (const block of fn.blocks.slice(1)) {
    if (block.params.length === 0) continue;
    const own = block.params.map(({ type }) => newSlot(fn, slots, type));
    of.set(block, own);
    block.params.forEach((param, i) => {
      const load = createInst(fn, block, 'mem.load', [own[i]!.alloca.results[0]], [], { align: 1 });
      load.results = [param];
      param.def = load;
      block.insts.splice(i, 0, load);
    });
    block.params = [];
  }
  for (const block of fn.blocks)
    for (const edge of terminator(block)?.targets ?? []) {
      for (const [i, slot] of (of.get(edge.block) ?? []).entries())
        storeAtEnd(fn, block, slot, edge.args[i]!);
      edge.args = [];
    }
  return slots;
}

/** A new variable in the entry block. */
export function newSlot(fn: Func, slots: Slot[], type: Slot['type']): Slot {
  const entry = fn.blocks[0]!;
  const alloca = createInst(fn, entry, 'alloca', [], ['ptr.private'], { size: 16, align: 16 });
  entry.insts.unshift(alloca);
  const slot = { alloca, type };
  slots.push(slot);
  return slot;
}

export function storeAtEnd(fn: Func, block: Block, slot: Slot, value: Value): void {
  const store = createInst(fn, block, 'mem.store', [value, slot.alloca.results[0]], [], {
    align: 1,
  });
  const end = terminator(block);
  block.insts.splice(block.insts.length - (end === undefined ? 0 : 1), 0, store);
}
