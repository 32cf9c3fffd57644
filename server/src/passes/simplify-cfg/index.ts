/**
 * `simplify-cfg`: fewer and plainer blocks. Unreachable code goes, known branches become jumps,
 * chains join, empty blocks are skipped, parameters that are always the same value vanish, and
 * jumps are threaded through blocks whose way is known; edges that lead to undefined behaviour go.
 */
import { spendWork } from '../../base/index.ts';
import {
  type Block,
  type Func,
  removeUnreachableBlocks,
  reversePostOrder,
} from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { simplifyBranches } from './branches.ts';
import { removeImpossibleEdges, trimDeadEnds } from './impossible.ts';
import { mergeChains, skipEmptyBlocks } from './merge.ts';
import { removeRedundantParams } from './params.ts';
import { threadJumps, unfoldSelects } from './thread.ts';

const MAX_ROUNDS = 24;
/** Blocks that the rounds of one run look at, together: large functions get fewer rounds. */
const MAX_VISITS = 12_000;
/** How often the parts of a round look at each block. */
const PARTS = 6;

export const simplifyCfg = definePass({
  name: 'simplify-cfg',
  doc: 'Removes, joins and skips blocks, and threads jumps whose way is known.',
  run(fn) {
    let changed = false;
    const rotated = new Set<Block>();
    let visits = 0;
    for (let round = 0; round < MAX_ROUNDS && visits < MAX_VISITS; round++) {
      visits += fn.blocks.length;
      visit(fn);
      if (tidyBlocks(fn)) changed = true;
      if (removeImpossibleEdges(fn)) {
        changed = true;
        tidyBlocks(fn);
      }
      const unfolded = unfoldSelects(fn);
      if (unfolded) changed = true;
      if (threadJumps(fn, rotated)) changed = true;
      else if (unfolded) break;
      else return changed;
    }
    tidyBlocks(fn);
    return changed;
  },
});

/** Counts a round: each part of it looks at all blocks, and at most instructions. */
function visit({ blocks }: Func): void {
  spendWork(PARTS * blocks.length);
  for (const { insts } of blocks) spendWork(insts.length);
}

/** The part without code growth, to a fixed point. */
export function tidyBlocks(fn: Func): boolean {
  if (fn.blocks.length === 1) return false;
  let changed = removeUnreachableBlocks(fn);
  for (let again = true; again; ) {
    visit(fn);
    again = trimDeadEnds(fn);
    if (simplifyBranches(fn)) again = true;
    if (again) removeUnreachableBlocks(fn);
    if (removeRedundantParams(fn)) again = true;
    if (skipEmptyBlocks(fn)) {
      again = true;
      removeUnreachableBlocks(fn);
    }
    // Joining chains makes nothing else possible, so it does not ask for another round.
    if (mergeChains(fn)) changed = true;
    if (again) changed = true;
  }
  fn.blocks = reversePostOrder(fn);
  return changed;
}

/**
 * `tidy-cfg`: the same without jump threading, for levels that must keep the shape of the source.
 */
export const tidyCfg = definePass({
  name: 'tidy-cfg',
  doc: 'Removes unreachable blocks, joins chains and skips empty blocks.',
  run: tidyBlocks,
});
