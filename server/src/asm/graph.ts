/** Flow graphs by numbers: dominators of blocks, and what reaches what. Knows no instructions. */
import { append, nearestDominators } from '../base/index.ts';

/** The blocks that each block can be followed by. */
export type Successors = readonly (readonly number[])[];

/** The blocks that each block can come from. */
export function predecessorsOf(next: Successors): number[][] {
  const out: number[][] = next.map(() => []);
  for (const [from, list] of next.entries()) for (const to of list) out[to]!.push(from);
  return out;
}

/** Which blocks lie on every path from a root. Asked in constant time. */
export class Dominators {
  /** The nearest dominator of each block; -1 for the root and for what it does not reach. */
  readonly parent: Int32Array;
  private readonly enter: Int32Array;
  private readonly leave: Int32Array;

  constructor(next: Successors, root: number) {
    const order = postorder(next, root);
    this.parent = nearest(next, root);
    const { enter, leave } = intervals(this.parent, root, order);
    this.enter = enter;
    this.leave = leave;
  }

  /** Whether the root reaches a block. */
  reached(block: number): boolean {
    return this.enter[block]! > 0;
  }

  /** Whether `a` lies on every path to `b`; each block does so on its own. */
  dominates(a: number, b: number): boolean {
    return (
      this.enter[a]! > 0 && this.enter[a]! <= this.enter[b]! && this.leave[b]! <= this.leave[a]!
    );
  }
}

/** Blocks that the root reaches, each behind those that it leads to. */
function postorder(next: Successors, root: number): number[] {
  const out: number[] = [];
  const seen = new Uint8Array(next.length);
  const path = [root];
  const at = [0];
  seen[root] = 1;
  while (path.length > 0) {
    const block = path[path.length - 1]!;
    const successors = next[block]!;
    const i = at[at.length - 1]!;
    if (i < successors.length) {
      at[at.length - 1] = i + 1;
      const to = successors[i]!;
      if (seen[to] === 1) continue;
      seen[to] = 1;
      path.push(to);
      at.push(0);
    } else {
      out.push(block);
      path.pop();
      at.pop();
    }
  }
  return out;
}

/** Nearest dominators of what the root reaches; the others and the root have -1. */
function nearest(next: Successors, root: number): Int32Array {
  const parent = nearestDominators(predecessorsOf(next), root);
  parent[root] = -1;
  return parent;
}

/**
 * Numbers of a walk over the tree of dominators: those of a block lie between those of its
 * dominators.
 */
function intervals(
  parent: Int32Array,
  root: number,
  order: readonly number[],
): { enter: Int32Array; leave: Int32Array } {
  const children: number[][] = Array.from(parent, () => []);
  for (const block of order) if (parent[block]! >= 0) children[parent[block]!]!.push(block);
  const enter = new Int32Array(parent.length);
  const leave = new Int32Array(parent.length);
  let clock = 1;
  const path = [root];
  const at = [0];
  enter[root] = clock++;
  while (path.length > 0) {
    const block = path[path.length - 1]!;
    const i = at[at.length - 1]!;
    if (i < children[block]!.length) {
      at[at.length - 1] = i + 1;
      const child = children[block]![i]!;
      enter[child] = clock++;
      path.push(child);
      at.push(0);
    } else {
      leave[block] = clock++;
      path.pop();
      at.pop();
    }
  }
  return { enter, leave };
}

/** The graph the other way round, with one more block behind all blocks that nothing follows. */
export function reversed(next: Successors): { readonly next: number[][]; readonly exit: number } {
  const out = predecessorsOf(next);
  const exit = next.length;
  out.push([]);
  for (const [block, list] of next.entries()) if (list.length === 0) out[exit]!.push(block);
  return { next: out, exit };
}

/** Whether a path leads from a block back to it. */
export function isInLoop(next: Successors, block: number): boolean {
  const seen = new Set<number>();
  const work = [...next[block]!];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (b === block) return true;
    if (seen.has(b)) continue;
    seen.add(b);
    append(work, next[b]!);
  }
  return false;
}

/** Whether the root leads to any loop: some block is entered again from one that it leads to. */
export function hasLoop(next: Successors, root: number): boolean {
  const place = new Int32Array(next.length).fill(-1);
  for (const [i, block] of postorder(next, root).entries()) place[block] = i;
  return next.some((list, b) => place[b]! >= 0 && list.some((to) => place[to]! >= place[b]!));
}

/** The blocks that the root reaches and that a path leads back to, after Kosaraju. */
export function blocksInLoops(next: Successors, root: number): Set<number> {
  const order = postorder(next, root);
  const before = predecessorsOf(next);
  const left = new Set(order);
  const out = new Set<number>();
  for (let at = order.length - 1; at >= 0; at--) {
    const first = order[at]!;
    if (!left.delete(first)) continue;
    const component = [first];
    for (const block of component)
      for (const p of before[block]!) if (left.delete(p)) component.push(p);
    if (component.length > 1 || next[first]!.includes(first))
      for (const block of component) out.add(block);
  }
  return out;
}
