/**
 * The tree after an edit: where the edit is inside the body of one function, that is read anew and
 * takes the place of the old one; all else stays as it is and moves. The result is what reading the
 * whole text gives: the parser comes to the function in the state in which it came to it before,
 * and leaves it in front of the same text.
 */
import type { Attribute } from './attributes.ts';
import { type OpReaders, Parser } from './parser.ts';
import { Shift } from './shift.ts';
import type { MlirFile, Op } from './tree.ts';

/** Functions: their bodies see nothing of what is around them. */
export const FUNCTIONS: ReadonlySet<string> = new Set(['func.func', 'gpu.func', 'llvm.func']);

/** What functions stand in. */
export const CONTAINERS: ReadonlySet<string> = new Set(['builtin.module', 'gpu.module']);

export interface Edited {
  readonly file: MlirFile;
  /** The function as it was and as it is. */
  readonly before: Op;
  readonly after: Op;
  /** Where positions of the old text are in the new one. */
  readonly shift: Shift;
}

/** The old tree becomes the new one, and must not be used any more; undefined: read it whole. */
export function editFile(old: MlirFile, text: string, readers: OpReaders): Edited | undefined {
  const [start, end] = difference(old.text, text);
  const delta = text.length - old.text.length;
  const found = functionAround(old.ops, start, end);
  if (found === undefined || old.text.includes('{-#') || text.includes('{-#')) return undefined;
  const { op: before, siblings, depth } = found;
  // What is reported at the edges may be about what is around.
  const isEdge = (at: number, of: Op): boolean => at === of.start || at >= of.end - 1;
  const isIn = (at: number, of: Op): boolean => of.start <= at && at <= of.end;
  const rest = old.errors.filter((error) => !isIn(error.start, before));
  const within = old.errors.filter((error) => isIn(error.start, before));
  if (within.some((error) => isEdge(error.start, before))) return undefined;
  const known = old.aliases.filter(({ at }) => at < before.start);
  const read = new Parser(text, readers).one(before.start, depth, known);
  const after = read.ops[0];
  if (after === undefined || after.opaque || after.name !== before.name) return undefined;
  if (after.end !== before.end + delta || after.generic !== before.generic) return undefined;
  if (after.regions.length !== 1 || after.regions[0]!.start !== before.regions[0]!.start)
    return undefined;
  if (read.errors.some((error) => !isIn(error.start, after) || isEdge(error.start, after)))
    return undefined;

  siblings[siblings.indexOf(before)] = after;
  const shift = new Shift(before.end, delta);
  // What was read anew is where it belongs.
  shift.keep(after);
  shift.ops(old.ops);
  const move = <T extends { readonly start: number; readonly end: number }>(one: T): T => ({
    ...one,
    start: shift.at(one.start),
    end: shift.at(one.end),
  });
  for (const { is, value } of old.aliases) if (is === 'attribute') shift.alias(value as Attribute);
  const file: MlirFile = {
    text,
    ops: old.ops,
    errors: [...rest.map(move), ...read.errors].sort((a, b) => a.start - b.start),
    lost: [...old.lost.filter((at) => !isIn(at, before)).map((at) => shift.at(at)), ...read.lost],
    aliases: old.aliases.map((alias) => ({ ...alias, at: shift.at(alias.at) })),
  };
  return { file, before, after, shift };
}

/** The function whose body holds all of a range of the text. */
function functionAround(
  top: readonly Op[],
  start: number,
  end: number,
): { readonly op: Op; readonly siblings: Op[]; readonly depth: number } | undefined {
  let siblings = top as Op[];
  for (let depth = 0; ; depth++) {
    const op = siblings.find((one) => one.start < start && end < one.end);
    const [region, more] = op?.regions ?? [];
    if (op === undefined || region === undefined || more !== undefined || op.opaque)
      return undefined;
    if (start <= region.start || end >= region.end) return undefined;
    if (FUNCTIONS.has(op.name)) return { op, siblings, depth };
    const [block, second] = region.blocks;
    if (!CONTAINERS.has(op.name) || block === undefined || second !== undefined) return undefined;
    siblings = block.ops;
  }
}

/** So much is compared at once. */
const PIECE = 4096;

/** What of an old text is no longer there: from where the texts differ to where they are equal. */
export function difference(old: string, text: string): readonly [number, number] {
  const least = Math.min(old.length, text.length);
  let start = 0;
  while (start + PIECE <= least && same(old, start, text, start)) start += PIECE;
  while (start < least && old.charCodeAt(start) === text.charCodeAt(start)) start++;
  let tail = 0;
  const most = least - start;
  while (
    tail + PIECE <= most &&
    same(old, old.length - tail - PIECE, text, text.length - tail - PIECE)
  )
    tail += PIECE;
  while (
    tail < most &&
    old.charCodeAt(old.length - tail - 1) === text.charCodeAt(text.length - tail - 1)
  )
    tail++;
  return [start, old.length - tail];
}

function same(a: string, at: number, b: string, from: number): boolean {
  return a.slice(at, at + PIECE) === b.slice(from, from + PIECE);
}
