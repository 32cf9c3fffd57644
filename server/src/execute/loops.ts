/**
 * The loops of a function, for all that runs it: edges that go back in reverse postorder, and the
 * blocks from which they are reached. Cycles with several entries count too, other than in
 * `analysis`: threads can wait in them.
 */
import { type Block, computeCfg, type Func, type Pred } from '../mir/index.ts';

export interface Cycle {
  readonly header: Block;
  /** The edges back to the header. */
  readonly latches: readonly Pred[];
  /** All blocks, the header first. */
  readonly body: ReadonlySet<Block>;
}

/** The loops of a function, each before those around it. */
export function cyclesOf(fn: Func): Cycle[] {
  const { rpo, order, preds } = computeCfg(fn);
  const out: Cycle[] = [];
  for (const header of rpo) {
    const latches = preds[header.id]!.filter(({ from }) => order[from.id]! >= order[header.id]!);
    if (latches.length === 0) continue;
    const body = new Set<Block>([header]);
    const work = latches.map(({ from }) => from);
    for (let block = work.pop(); block !== undefined; block = work.pop()) {
      if (body.has(block)) continue;
      body.add(block);
      for (const { from } of preds[block.id]!) work.push(from);
    }
    out.push({ header, latches, body });
  }
  return out.sort((a, b) => a.body.size - b.body.size);
}

/** The blocks of the loops around a block, of the innermost first. */
export function cyclesAround(fn: Func, block: Block): ReadonlySet<Block>[] {
  return cyclesOf(fn).flatMap(({ body }) => (body.has(block) ? [body] : []));
}

/** The blocks of the innermost loop around a block; empty outside of loops. */
export function innermostCycle(fn: Func, block: Block): ReadonlySet<Block> {
  return cyclesAround(fn, block)[0] ?? new Set();
}
