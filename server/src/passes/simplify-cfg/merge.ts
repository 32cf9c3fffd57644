/** Straightening: a block joins its only predecessor, and empty blocks are skipped. */
import { mapPacked } from '../../base/index.ts';
import {
  type Block,
  type Edge,
  type Func,
  moveRecords,
  replaceValues,
  reversePostOrder,
  successors,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { incomingEdges } from './branches.ts';

/** Appends blocks to the only block that jumps to them. */
export function mergeChains(fn: Func): boolean {
  const count = new Int32Array(fn.nextBlock);
  for (const block of fn.blocks) for (const edge of successors(block)) count[edge.block.id]!++;
  const map = new Map<Value, Value>();
  const gone = new Set<Block>();
  for (const block of fn.blocks) {
    if (gone.has(block)) continue;
    for (;;) {
      const end = terminator(block);
      if (end?.op !== 'br') break;
      const { block: next, args } = end.targets![0]!;
      if (next === block || next === fn.blocks[0] || count[next.id] !== 1 || gone.has(next)) break;
      next.params.forEach((param, i) => {
        const arg = args[i]!;
        map.set(param, arg);
        if (arg.name === undefined && param.name !== undefined) arg.name = param.name;
      });
      block.insts.pop();
      moveRecords(fn, end, next.insts[0]);
      for (const inst of next.insts) {
        inst.block = block;
        block.insts.push(inst);
      }
      gone.add(next);
    }
  }
  if (gone.size === 0) return false;
  fn.blocks = fn.blocks.filter((b) => !gone.has(b));
  replaceValues(fn, map);
  return true;
}

/**
 * Leads edges around blocks that only jump on. The block may have parameters when nothing but its
 * own jump reads them.
 */
export function skipEmptyBlocks(fn: Func): boolean {
  if (!fn.blocks.some((b) => b !== fn.blocks[0] && b.insts.length === 1 && b.insts[0]!.op === 'br'))
    return false;
  const incoming = incomingEdges(fn);
  const busy = usedElsewhere(fn);
  let changed = false;
  // Targets first: an edge is led to the end of a chain of such blocks at once.
  for (const block of reversePostOrder(fn).reverse()) {
    if (block === fn.blocks[0] || block.insts.length !== 1) continue;
    const end = block.insts[0]!;
    if (end.op !== 'br') continue;
    const out = end.targets![0]!;
    if (out.block === block || block.params.some((p) => busy[p.id] === 1)) continue;
    const edges = incoming[block.id]!;
    if (edges.length === 0) continue;
    for (const entry of edges) {
      const args = mapPacked(out.args, (arg) => {
        const i = block.params.indexOf(arg);
        return i < 0 ? arg : entry.edge.args[i]!;
      });
      redirect(entry.edge, out.block, args);
      incoming[out.block.id]!.push(entry);
    }
    edges.length = 0;
    changed = true;
  }
  return changed;
}

function redirect(edge: Edge, to: Block, args: Value[]): void {
  edge.block = to;
  edge.args = args;
}

/** Marks block parameters that somebody else than the terminator of their own block reads. */
function usedElsewhere(fn: Func): Uint8Array {
  const busy = new Uint8Array(fn.nextValue);
  const look = (value: Value, block: Block): void => {
    if (value.def !== block) busy[value.id] = 1;
  };
  for (const block of fn.blocks) {
    for (const inst of block.insts) {
      for (const arg of inst.args) busy[arg.id] = 1;
      for (const edge of inst.targets ?? []) for (const arg of edge.args) look(arg, block);
    }
  }
  return busy;
}
