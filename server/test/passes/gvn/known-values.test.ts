/** What `gvn` knows of values: facts of many blocks about one value, each found from its block. */
import assert from 'node:assert/strict';
import type { DominatorTree } from '../../../src/analysis/index.ts';
import type { Value } from '../../../src/mir/index.ts';
import { Facts } from '../../../src/passes/gvn/facts.ts';

/** A tree by the parent of each block; a parent's number is smaller. */
function treeOf(parents: readonly number[]): DominatorTree {
  const children: number[][] = parents.map(() => []);
  for (let b = 1; b < parents.length; b++) children[parents[b]!]!.push(b);
  const preorder: number[] = [];
  const walk = [0];
  while (walk.length > 0) {
    const b = walk.pop()!;
    preorder.push(b);
    for (const child of children[b]!.toReversed()) walk.push(child);
  }
  const dominates = (a: number, b: number): boolean => {
    for (let at = b; at >= 0; at = parents[at]!) if (at === a) return true;
    return false;
  };
  return { idom: Int32Array.from(parents), children, preorder, dominates };
}

const value = (id: number): Value => ({ id, type: 'i32' }) as unknown as Value;

describe('gvn: known values', () => {
  it('each of 1,000 cases of one value is known in its block and below, and nowhere else', () => {
    // Block 3n tests, 3n + 1 is where the test holds, 3n + 2 is below that.
    const parents: number[] = [];
    for (let n = 0; n < 1000; n++) parents.push(3 * (n - 1), 3 * n, 3 * n + 1);
    parents[0] = -1;
    const facts = new Facts(treeOf(parents), () => value(0));
    const x = value(1);
    const is = Array.from({ length: 1000 }, (_, n) => value(n + 2));
    for (let n = 0; n < 1000; n++) facts.noteEqual(x, is[n]!, 3 * n + 1);
    for (let n = 0; n < 1000; n++) {
      assert.equal(facts.valueAt(x, 3 * n), undefined);
      assert.equal(facts.valueAt(x, 3 * n + 1), is[n]);
      assert.equal(facts.valueAt(x, 3 * n + 2), is[n]);
      assert.equal(facts.valueAt(value(5000), 3 * n + 1), undefined);
    }
  });

  it('of two that hold the one of the block above counts', () => {
    const facts = new Facts(treeOf([-1, 0, 1, 2, 0]), () => value(0));
    const [x, above, below] = [value(1), value(2), value(3)];
    facts.noteEqual(x, above, 1);
    facts.noteEqual(x, below, 2);
    for (const block of [1, 2, 3]) assert.equal(facts.valueAt(x, block), above);
    for (const block of [0, 4]) assert.equal(facts.valueAt(x, block), undefined);
  });
});
