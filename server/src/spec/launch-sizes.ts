/** Grid and block of a launch as a spec writes them. */
import { type JsonNode, type Problems, partOf } from './json.ts';

/** Largest grid in x, y and z: what CUDA allows for every compute capability. */
const LARGEST_GRID = [2147483647, 65535, 65535] as const;
const LARGEST_BLOCK = 1024;

/** One to three sizes; the others are 1. */
export function sizesOf(
  node: JsonNode,
  key: 'grid' | 'block',
  problems: Problems,
): readonly [number, number, number] | undefined {
  const given = partOf(node, key);
  if (given === undefined) return undefined;
  const parts = given.type === 'array' ? (given.children ?? []) : [given];
  const sizes = parts.map(({ value }) => value);
  const isGood =
    parts.length >= 1 &&
    parts.length <= 3 &&
    sizes.every((size) => typeof size === 'number' && Number.isSafeInteger(size) && size >= 1);
  if (!isGood) {
    problems.at(given, `\`${key}\` is a number, or a list of up to three, each at least 1`);
    return [1, 1, 1];
  }
  const [x, y = 1, z = 1] = sizes as number[];
  const out = [x!, y, z] as const;
  if (key === 'block' && x! * y * z > LARGEST_BLOCK)
    problems.at(given, `a block of ${x! * y * z} threads exceeds ${LARGEST_BLOCK}`);
  if (key === 'grid')
    for (const [at, size] of out.entries())
      if (size > LARGEST_GRID[at]!)
        problems.at(given, `grid ${'xyz'[at]} exceeds ${LARGEST_GRID[at]}`);
  return out;
}
