/** How blocks, threads and places are written. */
import type { DebugProtocol } from '@vscode/debugprotocol';

/** Coordinates of a linear number in a grid, as many as the grid has. */
export function threadText(linear: number, [x, y, z]: readonly [number, number, number]): string {
  const at = [linear % x, Math.floor(linear / x) % y, Math.floor(linear / (x * y))];
  const used = z > 1 ? 3 : y > 1 ? 2 : 1;
  return `(${at.slice(0, used).join(', ')})`;
}

/** A linear number in a grid from coordinates; undefined outside of it. */
export function linearIn(
  at: readonly number[],
  [x, y, z]: readonly [number, number, number],
): number | undefined {
  const [a = 0, b = 0, c = 0] = at;
  if (a < 0 || b < 0 || c < 0 || a >= x || b >= y || c >= z) return undefined;
  return a + x * (b + y * c);
}

/** `focus block 1,2 thread 5`; undefined when it is something else. */
export function readFocus(
  text: string,
): { readonly block?: readonly number[]; readonly thread?: readonly number[] } | undefined {
  const numbers = '\\(?\\s*(\\d+(?:\\s*,\\s*\\d+){0,2})\\s*\\)?';
  const found = new RegExp(`^focus(?:\\s+block\\s+${numbers})?(?:\\s+thread\\s+${numbers})?$`).exec(
    text.trim(),
  );
  if (found === null || (found[1] === undefined && found[2] === undefined)) return undefined;
  const list = (part: string | undefined) => part?.split(',').map(Number);
  const [block, thread] = [list(found[1]), list(found[2])];
  return { ...(block && { block }), ...(thread && { thread }) };
}

/** The last name of a path. */
export function shortPath(path: string): string {
  return path.split('/').at(-1)!;
}

/** The path of a source, with forward slashes. */
export function pathOf({ path = '' }: DebugProtocol.Source): string {
  return path.replaceAll('\\', '/');
}
