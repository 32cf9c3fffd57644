/**
 * The order in which rustc makes a function's blocks for LLVM (`rustc_codegen_ssa::mir::block`): it
 * goes through its own blocks in reverse postorder and makes those that one leads to when it comes
 * by, the way of a condition that fails before the one that holds, but a panic behind what it
 * guards. LLVM's layout of machine code keeps much of this order, and registers depend on it.
 */
import { type Block, type Func, reversePostOrder, terminator } from '../../mir/index.ts';

/** The reachable blocks, the entry first. */
export function blocksAsRustc(fn: Func): Block[] {
  const made = new Set<Block>([fn.blocks[0]!]);
  for (const block of reversePostOrder(fn)) for (const next of waysOf(block)) made.add(next);
  return [...made];
}

const isPanic = (block: Block): boolean => terminator(block)?.op === 'trap';

/** Where a block leads to, in the order in which rustc makes these. */
function waysOf(block: Block): readonly Block[] {
  const last = terminator(block);
  const ways = (last?.targets ?? []).map((edge) => edge.block);
  const [first, ...rest] = ways;
  if (last?.op === 'switch') return [...rest, first!];
  if (last?.op !== 'br.if' || isPanic(rest[0]!)) return ways;
  return [rest[0]!, first!];
}
