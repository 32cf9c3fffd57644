/** Copies of trees. Tokens and groups are shared, since nobody changes them. */
import type { AnyNode } from './ast.ts';
import { NODE_FIELDS } from './node-fields.ts';

/**
 * A deep copy of a node with its own identity throughout. `change` may change each copy, before
 * those below it are made.
 */
export function cloneTree<N extends AnyNode>(node: N, change?: (copy: AnyNode) => void): N {
  const { kind } = node;
  if (kind === 'Group' || kind === 'Token' || kind === 'Interpolated') return node;
  let copier = copiers.get(kind);
  if (copier === undefined) copiers.set(kind, (copier = makeCopier()));
  const copy = new copier(node) as Record<string, unknown>;
  change?.(copy as unknown as AnyNode);
  for (const field of NODE_FIELDS[kind] as readonly string[]) {
    const value = copy[field];
    if (value === undefined) continue;
    if (!Array.isArray(value)) copy[field] = cloneTree(value as AnyNode, change);
    else if (value.length > 0) copy[field] = value.map((child) => cloneTree(child, change));
  }
  return copy as unknown as N;
}

/** Makes a plain object with the node's properties. */
type Copier = new (node: AnyNode) => object;

const copiers = new Map<AnyNode['kind'], Copier>();

/**
 * One for each kind of node: V8 learns from the first objects of a constructor how many properties
 * the others have. What is spread begins with room for four, and the rest take a list of their own.
 */
function makeCopier(): Copier {
  function Copy(this: object, node: AnyNode): void {
    Object.assign(this, node);
  }
  Copy.prototype = Object.prototype;
  return Copy as unknown as Copier;
}
