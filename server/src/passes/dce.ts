/**
 * `dce`: removes instructions whose results nobody needs, block parameters nobody reads (also when
 * they only feed each other around a loop), stack slots that are only written, and memory
 * operations without effect.
 */
import {
  type Block,
  type Func,
  type Inst,
  isRemovable,
  reversePostOrder,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';

export const dce = definePass({
  name: 'dce',
  doc: 'Removes computations, block parameters and stack slots that nothing reads.',
  run(fn) {
    const deadSlots = writeOnlySlots(fn);
    const isRoot = (inst: Inst): boolean => !isRemovable(inst.op) && !writesOnly(inst, deadSlots);
    const live = markLive(fn, isRoot);
    return sweep(fn, live, isRoot);
  },
});

/**
 * Values needed by an instruction with an effect, transitively; edge arguments count when their
 * parameter does.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: hot: marks roots and follows operands over flat arrays
function markLive(fn: Func, isRoot: (inst: Inst) => boolean): Uint8Array {
  const live = new Uint8Array(fn.nextValue);
  const work: Value[] = [];
  const need = (value: Value): void => {
    if (live[value.id] === 1) return;
    live[value.id] = 1;
    work.push(value);
  };
  const incoming = new Map<Block, { args: Value[] }[]>();
  for (const block of reversePostOrder(fn)) {
    for (const inst of block.insts) {
      if (isRoot(inst)) for (const arg of inst.args) need(arg);
      for (const edge of inst.targets ?? []) {
        if (edge.args.length === 0) continue;
        const list = incoming.get(edge.block);
        if (list === undefined) incoming.set(edge.block, [edge]);
        else list.push(edge);
      }
    }
  }
  while (work.length > 0) {
    const value = work.pop()!;
    const def = value.def;
    if ('op' in def) {
      for (const arg of def.args) need(arg);
    } else {
      const index = def.params.indexOf(value);
      for (const edge of incoming.get(def) ?? []) need(edge.args[index]!);
    }
  }
  return live;
}

function sweep(fn: Func, live: Uint8Array, isRoot: (inst: Inst) => boolean): boolean {
  let changed = false;
  const keptParams = new Map<Block, readonly boolean[]>();
  for (const block of fn.blocks) {
    const used = block.insts.filter(
      (inst) => isRoot(inst) || inst.results.some((r) => live[r.id] === 1),
    );
    if (used.length !== block.insts.length) {
      block.insts = used;
      changed = true;
    }
    if (block === fn.blocks[0] || block.params.length === 0) continue;
    const isLive = (p: Value): boolean => live[p.id] === 1;
    if (block.params.every(isLive)) continue;
    keptParams.set(block, block.params.map(isLive));
    block.params = block.params.filter(isLive);
    changed = true;
  }
  if (keptParams.size === 0) return changed;
  for (const block of fn.blocks) {
    for (const edge of block.insts.at(-1)?.targets ?? []) {
      const kept = keptParams.get(edge.block);
      if (kept !== undefined) edge.args = edge.args.filter((_, i) => kept[i]);
    }
  }
  return changed;
}

/**
 * Ids of pointers into stack slots that are never read and never leave: what is written there is
 * lost.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each operation that touches memory
function writeOnlySlots(fn: Func): Uint8Array {
  const slotOf = new Int32Array(fn.nextValue).fill(-1);
  const read: boolean[] = [];
  const blocks = reversePostOrder(fn);
  const leak = (value: Value): void => {
    const slot = slotOf[value.id]!;
    if (slot >= 0) read[slot] = true;
  };
  for (const block of blocks) {
    for (const inst of block.insts) {
      switch (inst.op) {
        case 'alloca':
          slotOf[inst.results[0].id] = read.length;
          read.push(false);
          break;
        case 'ptr.cast':
        case 'ptr.add':
          slotOf[inst.results[0].id] = slotOf[inst.args[0].id]!;
          break;
        case 'mem.store':
          leak(inst.args[0]);
          if (inst.attrs.volatile === true) leak(inst.args[1]);
          break;
        case 'mem.copy':
        case 'mem.move':
          leak(inst.args[1]);
          if (inst.attrs.volatile === true) leak(inst.args[0]);
          break;
        case 'mem.set':
          break;
        default:
          for (const arg of inst.args) leak(arg);
      }
      for (const edge of inst.targets ?? []) for (const arg of edge.args) leak(arg);
    }
  }
  const dead = new Uint8Array(fn.nextValue);
  for (let id = 0; id < slotOf.length; id++)
    if (slotOf[id]! >= 0 && !read[slotOf[id]!]) dead[id] = 1;
  return dead;
}

/** True for a write that changes nothing anybody sees. */
function writesOnly(inst: Inst, deadSlots: Uint8Array): boolean {
  switch (inst.op) {
    case 'mem.store':
      // Storing an unspecified value may as well leave the memory as it was.
      return (
        deadSlots[inst.args[1].id] === 1 || (isUndef(inst.args[0]) && inst.attrs.volatile !== true)
      );
    case 'mem.set':
      return deadSlots[inst.args[0].id] === 1 || isUndef(inst.args[1]) || isZero(inst.args[2]);
    case 'mem.copy':
    case 'mem.move':
      return deadSlots[inst.args[0].id] === 1 || isZero(inst.args[2]);
    case 'assume':
      return 'op' in inst.args[0].def && inst.args[0].def.op === 'const.int';
    default:
      return false;
  }
}

function isUndef(value: Value): boolean {
  return 'op' in value.def && value.def.op === 'const.undef';
}

function isZero(value: Value): boolean {
  return 'op' in value.def && value.def.op === 'const.int' && value.def.attrs.bits === 0n;
}
