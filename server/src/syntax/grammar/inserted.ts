/** Takes an already parsed node out of an interpolated token. */
import type { AnyNode } from '../ast.ts';
import { cloneTree } from '../clone.ts';
import type { Parser } from '../parser.ts';

/**
 * Nodes that stand in some tree already: a fragment used twice is two nodes, since consumers key
 * facts by node.
 */
const used = new WeakSet<object>();

/** Consumes the current token, whose node this is. The node keeps its own places. */
export function insertedNode<N extends AnyNode>(p: Parser, node: N): N {
  p.bump();
  const own = used.has(node) ? cloneTree(node) : node;
  used.add(own);
  p.inserted.add(own);
  return own;
}
