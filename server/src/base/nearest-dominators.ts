/**
 * Nearest dominators, after Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a
 * Flowgraph", in its simple form: m log n for m edges and n nodes. What goes through the
 * predecessors again and again is quadratic where thousands of blocks in a row may all leave to
 * one.
 */

/**
 * By node: the nearest of those that every path from `root` to it goes through. The root has
 * itself, and what is not reached has -1.
 */
export function nearestDominators(preds: readonly (readonly number[])[], root = 0): Int32Array {
  const n = preds.length;
  const nearest = new Int32Array(n).fill(-1);
  if (n === 0) return nearest;
  // The rest is in numbers of the walk.
  const { nodes, numbers, parents } = walk(preds, root);
  const count = nodes.length;
  const semi = Int32Array.from(nodes, (_, i) => i);
  const best = Int32Array.from(nodes, (_, i) => i);
  const ancestor = new Int32Array(count).fill(-1);
  const dominator = new Int32Array(count);
  // By number: the first of those whose semidominator it is, and the next one behind each.
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(count).fill(-1);
  const path: number[] = [];

  /** The number of least semidominator on the way up from one that has been linked. */
  const least = (from: number): number => {
    if (ancestor[from] === -1) return from;
    for (let at = from; ancestor[ancestor[at]!] !== -1; at = ancestor[at]!) path.push(at);
    for (let at = path.pop(); at !== undefined; at = path.pop()) {
      const above = ancestor[at]!;
      if (semi[best[above]!]! < semi[best[at]!]!) best[at] = best[above]!;
      ancestor[at] = ancestor[above]!;
    }
    return best[from]!;
  };

  for (let at = count - 1; at > 0; at--) {
    for (const pred of preds[nodes[at]!]!) {
      const from = numbers[pred]!;
      if (from !== -1) semi[at] = Math.min(semi[at]!, semi[least(from)]!);
    }
    next[at] = first[semi[at]!]!;
    first[semi[at]!] = at;
    const parent = parents[at]!;
    ancestor[at] = parent;
    for (let each = first[parent]!; each !== -1; each = next[each]!) {
      const over = least(each);
      dominator[each] = semi[over]! < semi[each]! ? over : parent;
    }
    first[parent] = -1;
  }
  nearest[root] = root;
  for (let at = 1; at < count; at++) {
    if (dominator[at] !== semi[at]) dominator[at] = dominator[dominator[at]!]!;
    nearest[nodes[at]!] = nodes[dominator[at]!]!;
  }
  return nearest;
}

/** A walk in depth from the root. */
interface Walk {
  /** By number: the node. */
  readonly nodes: readonly number[];
  /** By node: its number, or -1. */
  readonly numbers: Int32Array;
  /** By number: the number of the node that it was reached from. */
  readonly parents: readonly number[];
}

function walk(preds: readonly (readonly number[])[], root: number): Walk {
  const n = preds.length;
  // Successors of node i are those from `start[i]` to `start[i + 1]`.
  const start = new Int32Array(n + 1);
  for (const list of preds) for (const pred of list) start[pred + 1]!++;
  for (let i = 0; i < n; i++) start[i + 1]! += start[i]!;
  const succs = new Int32Array(start[n]!);
  const at = start.slice(0, n);
  for (let i = 0; i < n; i++) for (const pred of preds[i]!) succs[at[pred]!++] = i;
  const numbers = new Int32Array(n).fill(-1);
  const nodes = [root];
  const parents = [0];
  const stack = [root];
  numbers[root] = 0;
  while (stack.length > 0) {
    const node = stack[stack.length - 1]!;
    if (at[node] === start[node]) {
      stack.pop();
      continue;
    }
    at[node]!--;
    const to = succs[at[node]!]!;
    if (numbers[to] !== -1) continue;
    numbers[to] = nodes.length;
    nodes.push(to);
    parents.push(numbers[node]!);
    stack.push(to);
  }
  return { nodes, numbers, parents };
}
