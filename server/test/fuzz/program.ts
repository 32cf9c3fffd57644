/**
 * A generated program as a tree, so that parts of it can be left out when a failing one is made
 * smaller.
 */

export interface Node {
  /** A line, or the part of it before the value. */
  readonly head: string;
  /** A value within the line that a simpler one may replace. */
  readonly value?: string;
  readonly simpler?: string;
  /** What follows: `;`, or the body's closing. */
  readonly tail?: string;
  readonly body?: readonly Node[];
}

export const line = (head: string): Node => ({ head });

export const valued = (head: string, value: string, simpler: string, tail: string): Node => ({
  head,
  value,
  simpler,
  tail,
});

export const nested = (head: string, body: readonly Node[], tail = '}'): Node => ({
  head,
  body,
  tail,
});

export function render(nodes: readonly Node[], indent = ''): string {
  return nodes
    .map(({ head, value = '', tail = '', body }) => {
      if (body === undefined) return `${indent}${head}${value}${tail}\n`;
      return `${indent}${head}${value} {\n${render(body, `${indent}    `)}${indent}${tail}\n`;
    })
    .join('');
}

/** Trees that are a step smaller, boldest first. */
export function* smaller(nodes: readonly Node[]): Generator<readonly Node[]> {
  for (let size = nodes.length >> 1; size > 1; size >>= 1) {
    for (let at = 0; at + size <= nodes.length; at += size) {
      yield [...nodes.slice(0, at), ...nodes.slice(at + size)];
    }
  }
  for (let at = nodes.length - 1; at >= 0; at--) {
    const node = nodes[at]!;
    const replace = (by: readonly Node[]): readonly Node[] => [
      ...nodes.slice(0, at),
      ...by,
      ...nodes.slice(at + 1),
    ];
    yield replace([]);
    if (node.body !== undefined) {
      yield replace(node.body);
      for (const body of smaller(node.body)) yield replace([{ ...node, body }]);
    }
    if (node.value !== undefined && node.simpler !== undefined && node.value !== node.simpler) {
      yield replace([{ ...node, value: node.simpler }]);
    }
  }
}

/**
 * Applies `smaller` as long as `fails` says that the smaller program fails in the same way; at most
 * `budget` times. After a success it goes on where it was, because what came before is unlikely to
 * work now.
 */
export function shrink(
  nodes: readonly Node[],
  fails: (nodes: readonly Node[]) => boolean,
  budget: number,
): readonly Node[] {
  let best = nodes;
  let left = budget;
  for (let progress = true, skip = 0; (progress || skip > 0) && left > 0; ) {
    if (!progress) skip = 0;
    progress = false;
    let at = 0;
    for (const next of smaller(best)) {
      if (at++ < skip) continue;
      if (left-- <= 0) break;
      if (!fails(next)) continue;
      best = next;
      progress = true;
      skip = at - 1;
      break;
    }
  }
  return best;
}
