/** How long contents are by the way they are written. */
import type { JsonNode } from './json.ts';

/** Contents that say how long they are. */
export function ownLength(node: JsonNode | undefined): boolean {
  if (node?.type === 'array') return true;
  if (node?.type !== 'string') return false;
  const text = (node.value as string).trim();
  return (
    /^\[[\s\S]*;[^;]*\]$/.test(text) || /^from\(/.test(text) || /\.(?:npy|bin|raw|dat)$/i.test(text)
  );
}

/** Numbers in nested lists. */
export function countListed(node: JsonNode | undefined): number | undefined {
  if (node?.type !== 'array') return undefined;
  return (node.children ?? []).reduce((sum, part) => sum + (countListed(part) ?? 1), 0);
}

/** Rows and columns of nested lists. */
export function listedShape(node: JsonNode | undefined): readonly number[] | undefined {
  if (node?.type !== 'array') return undefined;
  const parts = node.children ?? [];
  const inner = parts.length === 0 ? undefined : listedShape(parts[0]);
  return [parts.length, ...(inner ?? [])];
}
