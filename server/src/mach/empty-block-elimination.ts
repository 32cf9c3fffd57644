/** Removes blocks that only jump on, and finds out which blocks need a label. */
import { type MachBlock, type MachFunc, renumber } from './code.ts';

/**
 * Redirects edges past empty jump blocks and drops blocks that nothing reaches. Runs after
 * `leaveSsa`.
 */
export function threadJumps(fn: MachFunc): void {
  for (const block of fn.blocks) {
    for (const edge of block.edges) edge.to = destination(edge.to);
  }
  const entry = fn.blocks[0];
  if (entry === undefined) return;
  const reached = new Set<MachBlock>([entry]);
  const work = [entry];
  while (work.length > 0) {
    for (const edge of work.pop()!.edges) {
      if (!reached.has(edge.to)) {
        reached.add(edge.to);
        work.push(edge.to);
      }
    }
  }
  if (reached.size !== fn.blocks.length)
    fn.blocks = fn.blocks.filter((block) => reached.has(block));
  for (const block of fn.blocks) {
    if (block.branch === 'cond' && block.edges[0]!.to === block.edges[1]!.to) {
      block.branch = 'jump';
      block.edges = [block.edges[0]!];
      block.on = -1;
    }
  }
  renumber(fn);
}

function destination(block: MachBlock): MachBlock {
  let at = block;
  // The limit ends the walk through an endless loop of empty blocks.
  for (let i = 0; i < 64; i++) {
    if (at.insts.length > 0 || at.branch !== 'jump' || at.edges[0]!.to === at) return at;
    at = at.edges[0]!.to;
  }
  return at;
}

/** Where each block goes when it does not branch: the next block in layout order. */
export function needsLabel(fn: MachFunc): Uint8Array {
  const label = new Uint8Array(fn.blocks.length);
  for (const block of fn.blocks) {
    const next = block.index + 1;
    if (block.branch === 'jump') {
      if (block.edges[0]!.to.index !== next) label[block.edges[0]!.to.index] = 1;
    } else if (block.branch === 'cond') {
      const [taken, other] = block.edges;
      if (taken!.to.index === next) label[other!.to.index] = 1;
      else {
        label[taken!.to.index] = 1;
        if (other!.to.index !== next) label[other!.to.index] = 1;
      }
    } else for (const edge of block.edges) label[edge.to.index] = 1;
  }
  return label;
}
