/** Nearest dominators of graphs by numbers. */
import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'mocha';
import { nearestDominators } from '../../src/base/index.ts';

type Preds = readonly (readonly number[])[];

/** What the root reaches without `without`. */
function reached(preds: Preds, root: number, without: number): Set<number> {
  const seen = new Set(root === without ? [] : [root]);
  for (const node of seen)
    for (const [to, list] of preds.entries())
      if (to !== without && list.includes(node)) seen.add(to);
  return seen;
}

/** By the definition: the dominator that all other dominators of a node dominate. */
function byDefinition(preds: Preds, root: number): number[] {
  const all = reached(preds, root, -1);
  const over = preds.map((_, at) => reached(preds, root, at));
  const dominates = (a: number, b: number): boolean => all.has(a) && all.has(b) && !over[a]!.has(b);
  return preds.map((_, node) => {
    if (node === root) return root;
    const proper = preds.map((_, at) => at).filter((at) => at !== node && dominates(at, node));
    return proper.find((at) => proper.every((other) => dominates(other, at))) ?? -1;
  });
}

describe('nearest dominators', () => {
  it('are those of the definition, on 600 random graphs', () => {
    let state = 1;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    for (let round = 0; round < 600; round++) {
      const n = 1 + random(14);
      const preds: number[][] = Array.from({ length: n }, () => []);
      for (let edge = random(3 * n); edge >= 0; edge--) preds[random(n)]!.push(random(n));
      const root = random(n);
      deepStrictEqual([...nearestDominators(preds, root)], byDefinition(preds, root));
    }
  });

  it('of no node are none', () => deepStrictEqual([...nearestDominators([])], []));

  it('of blocks in a row that all leave to one take no quadratic time', function () {
    // With the square of it this takes a minute.
    this.timeout(10_000);
    const n = 200_000;
    const row = Array.from({ length: n }, (_, i) => (i === 0 ? [] : [i - 1]));
    const found = nearestDominators([...row, Array.from({ length: n }, (_, i) => i)]);
    deepStrictEqual([found[n], found[n - 1], found[1]], [0, n - 2, 0]);
  });
});
