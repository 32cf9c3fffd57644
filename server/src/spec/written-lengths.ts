/** How long contents are by the way they are written. */
import { type JsonNode, partOf, propertiesOf } from './json.ts';
import type { KnownLaunch } from './types.ts';

/** Contents that say how long they are. */
export function ownLength(node: JsonNode | undefined): boolean {
  if (node?.type === 'array') return true;
  if (node?.type !== 'string') return false;
  const text = (node.value as string).trim();
  return (
    /^\[[\s\S]*;[^;]*\]$/.test(text) || /^from\(/.test(text) || /\.(?:npy|bin|raw|dat)$/i.test(text)
  );
}

/** The length in `"[i * 2; n]"`. */
export function repeatedLength(text: string): string | undefined {
  return /^\s*\[[^;]*;([^;]*)\]\s*$/.exec(text)?.[1];
}

/** Numbers in nested lists. */
export function countListed(node: JsonNode | undefined): number | undefined {
  if (node?.type !== 'array') return undefined;
  return (node.children ?? []).reduce((sum, part) => sum + (countListed(part) ?? 1), 0);
}

/** Elements of a list, or of `"[0; 20]"`; undefined where only numbers of the launch say it. */
function plainLength(node: JsonNode): number | undefined {
  if (node.type !== 'string') return countListed(node);
  const [, count] = /^\[[\s\S]*;\s*(\d+)\s*\]$/.exec((node.value as string).trim()) ?? [];
  return count === undefined ? undefined : Number(count);
}

/**
 * The lengths that host code passes, by parameter. None where the spec passes a buffer or a number
 * of another size: its launch is another one, and the rest would not fit it.
 */
export function fittingLengths(
  known: KnownLaunch | undefined,
  given: ReadonlyMap<string, JsonNode>,
): KnownLaunch['lengths'] {
  for (const [name, node] of given) {
    const length = known?.lengths?.[name];
    if (length !== undefined && (plainLength(node) ?? length) !== length) return undefined;
    const scalar = known?.scalars?.[name];
    if (scalar !== undefined && node.type === 'number' && Number(scalar) !== node.value)
      return undefined;
  }
  return known?.lengths;
}

/** The values that a launch lists as expected, by buffer: it has at least as many. */
export function listedExpected(expected: JsonNode | undefined): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const { key, value } of expected?.type === 'object' ? propertiesOf(expected) : []) {
    const list = partOf(value, 'value') ?? partOf(value, 'values') ?? value;
    if (list.type === 'array') out.set(key, list.children?.length ?? 0);
  }
  return out;
}

/** Rows and columns of nested lists. */
export function listedShape(node: JsonNode | undefined): readonly number[] | undefined {
  if (node?.type !== 'array') return undefined;
  const parts = node.children ?? [];
  const inner = parts.length === 0 ? undefined : listedShape(parts[0]);
  return [parts.length, ...(inner ?? [])];
}
