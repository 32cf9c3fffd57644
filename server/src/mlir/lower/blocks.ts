/**
 * Regions with jumps between their blocks: which blocks are reached, in an order that has
 * definitions before their uses.
 */
import type { Block, Op, Region } from '../syntax/tree.ts';

/** The blocks of a region that terminators can name; of two of one name the first. */
export type JumpTargets = ReadonlyMap<string, Block>;

export function jumpTargets(region: Region): JumpTargets {
  const byName = new Map<string, Block>();
  for (const block of region.blocks)
    if (block.name !== undefined && !byName.has(block.name)) byName.set(block.name, block);
  return byName;
}

function terminatorOf(block: Block): Op | undefined {
  return block.ops.at(-1);
}

/** Blocks that can be reached from the first, each behind one that leads to it, loops aside. */
export function reachedBlocks(region: Region): Block[] {
  const byName = new Map(region.blocks.map((block) => [block.name, block]));
  const seen = new Set<Block>();
  const post: Block[] = [];
  const [entry] = region.blocks;
  if (entry === undefined) return post;
  const work: { block: Block; next: number; to: readonly Block[] }[] = [];
  const push = (block: Block): void => {
    if (seen.has(block)) return;
    seen.add(block);
    const to = (terminatorOf(block)?.successors ?? []).flatMap(
      ({ name }) => byName.get(name) ?? [],
    );
    work.push({ block, next: 0, to });
  };
  push(entry);
  while (work.length > 0) {
    const top = work.at(-1)!;
    const child = top.to[top.next++];
    if (child !== undefined) push(child);
    else {
      post.push(top.block);
      work.pop();
    }
  }
  return post.reverse();
}
