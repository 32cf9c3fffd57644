/** Copies of trees. Tokens and groups are shared, since nobody changes them. */
import type { AnyNode } from './ast.ts';

/** A deep copy of a node with its own identity throughout. */
export function cloneTree<N extends AnyNode>(node: N): N {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) copy[key] = cloneValue(value);
  return copy as unknown as N;
}

function cloneValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? value : value.map(cloneValue);
  if (typeof value !== 'object' || value === null) return value;
  const { kind } = value as { kind?: unknown };
  if (kind === 'Group' || kind === 'Token' || kind === undefined) return value;
  return cloneTree(value as AnyNode);
}
