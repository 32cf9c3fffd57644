/** Long answers in pages: a cursor is where the next one begins, for these arguments alone. */
import { ToolError } from './errors.ts';

/** A part of a list, and the cursor of the next. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly nextCursor?: string;
}

/** Arguments of every tool with long answers. */
export interface PageArguments {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * The items from a cursor on.
 * @param most items of a page where the caller names no number
 * @throws ToolError for a cursor of other arguments
 */
export function pageOf<T>(all: readonly T[], args: PageArguments, most: number): Page<T> {
  const start = args.cursor === undefined ? 0 : startOf(args);
  const end = start + (args.limit ?? most);
  return {
    items: all.slice(start, end),
    total: all.length,
    ...(end < all.length && { nextCursor: `${end}.${keyOf(args)}` }),
  };
}

function startOf(args: PageArguments): number {
  const [, start, key] = /^(\d{1,9})\.([0-9a-z]+)$/.exec(args.cursor!) ?? [];
  if (start === undefined || key !== keyOf(args))
    throw new ToolError(
      'unknown `cursor`: expected the `nextCursor` of a call with the same arguments',
    );
  return Number(start);
}

/** A short hash of the arguments but for the page. */
function keyOf({ cursor: _, limit: __, ...others }: PageArguments): string {
  let hash = 5381;
  for (const char of JSON.stringify(others, Object.keys(others).sort()))
    hash = (Math.imul(hash, 33) ^ char.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
