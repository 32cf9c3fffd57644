/**
 * Which blocks have run, in a bundle whose blocks are counted (`tools/count-blocks.mjs`); anywhere
 * else none ever has.
 */
const { ranBlocks = [] } = globalThis as { readonly ranBlocks?: number[] };

/** How many blocks ran for the first time since the last call. */
export function newlyRun(): number {
  return ranBlocks.splice(0).length;
}
