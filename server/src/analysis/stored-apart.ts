/** Whether two stores leave different bytes. */
import { and, below, FALSE, type Formula, or, TRUE } from '../presburger/index.ts';
import type { Leaf, Occurrence } from './barrier-phases.ts';
import { first, type ThreadPair } from './thread-pair.ts';

/** Do two stores leave different bytes? */
export function storedApart(
  a: Occurrence,
  b: Occurrence,
  two: ThreadPair,
  areGroups = false,
): Formula {
  if (!(a.access.writes && b.access.writes)) return TRUE;
  if (!areStored(a, b, areGroups)) return TRUE;
  if (a.access.atomic || b.access.atomic) return TRUE;
  const [x, y] = [a.stored, b.stored];
  if (x === undefined || y === undefined) return TRUE;
  if (x.length === 0 && y.length === 0) return a.constant === b.constant ? FALSE : TRUE;
  if (x.length !== y.length) return TRUE;
  // Two threads may compute one value of the same elements, each in its own order.
  return or(
    ...x.map((leaf) => and(...y.map((other) => leafApart(leaf, other, two)))),
    ...y.map((other) => and(...x.map((leaf) => leafApart(leaf, other, two)))),
  );
}

/**
 * Is it known what both store, where both do? `areGroups`: by threads of two workgroups, whose
 * memory differs.
 */
export function areStored(a: Occurrence, b: Occurrence, areGroups = false): boolean {
  if (!(a.access.writes && b.access.writes)) return true;
  return [a, b].every(
    ({ stored }) => stored !== undefined && !(areGroups && stored.some(isFromTile)),
  );
}

function isFromTile(leaf: Leaf): boolean {
  return leaf.kind === 'load' && !leaf.region.startsWith('^') && !leaf.region.startsWith('#');
}

/** When a part of what the first thread stores is no part of what the second one stores. */
function leafApart(a: Leaf, b: Leaf, two: ThreadPair): Formula {
  if (a.kind !== b.kind) return TRUE;
  if (a.kind === 'uniform' && b.kind === 'uniform') return a.id === b.id ? FALSE : TRUE;
  if (a.kind === 'load' && b.kind === 'load' && a.region !== b.region) return TRUE;
  const [x, y] = [a.of.rename(first), b.of.rename(two.second)];
  if (x.minus(y).isConstant) return x.constant === y.constant ? FALSE : TRUE;
  return or(below(x, y), below(y, x));
}
