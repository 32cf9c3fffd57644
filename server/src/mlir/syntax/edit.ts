/**
 * The tree after an edit: the operations that the edit touches are read anew and take the place of
 * the old ones, in the innermost block where that is possible; all else stays as it is and moves.
 * The result is what reading the whole text gives: the parser comes to these operations in the
 * state in which it came to them before, and leaves them in front of the same text.
 */
import { LIMITS, splice } from '../../base/index.ts';
import type { Attribute } from './attributes.ts';
import { type OpReaders, Parser } from './parser.ts';
import { Scanner, type Token } from './scanner.ts';
import { Shift } from './shift.ts';
import type { Block, MlirFile, Op } from './tree.ts';

/** Functions: their bodies see nothing of what is around them. */
export const FUNCTIONS: ReadonlySet<string> = new Set(['func.func', 'gpu.func', 'llvm.func']);

/** What functions stand in. */
export const CONTAINERS: ReadonlySet<string> = new Set(['builtin.module', 'gpu.module']);

export interface Edited {
  readonly file: MlirFile;
  /** The operations around those that were read anew, outermost first. */
  readonly around: readonly Op[];
}

/** A list of operations that may be read again in part. */
interface Level {
  readonly ops: Op[];
  /** Where reading the first of them begins, and where it has come to behind the last one. */
  readonly start: number;
  readonly end: number;
  readonly around: readonly Op[];
}

/** Operations to be read again: how many and which, and the text that has them. */
interface Run {
  readonly from: number;
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/** The old tree becomes the new one, and must not be used any more; undefined: read it whole. */
export function editFile(old: MlirFile, text: string, readers: OpReaders): Edited | undefined {
  if (old.text.includes('{-#') || text.includes('{-#')) return undefined;
  const [start, end] = difference(old.text, text);
  for (const level of levelsAround(old, start, end).reverse()) {
    const run = runOf(level, old.text, start, end);
    const edited = run && editRun(old, text, readers, level, run);
    if (edited !== undefined) return edited;
  }
  return undefined;
}

/** Blocks that hold all of a range of the text, outermost first. */
function levelsAround(file: MlirFile, start: number, end: number): Level[] {
  const levels: Level[] = [{ ops: file.ops as Op[], start: 0, end: file.text.length, around: [] }];
  for (;;) {
    const { ops, around } = levels.at(-1)!;
    const op = ops.find((one) => one.start < start && end < one.end);
    if (op === undefined || op.opaque) return levels;
    const region = op.regions.find((one) => one.start < start && end < one.end);
    if (region === undefined) return levels;
    const at = region.blocks.findLastIndex((block) => block.start < start);
    const block = region.blocks[at];
    const behind = region.blocks[at + 1]?.start ?? region.end - 1;
    if (block === undefined || end >= behind + (at + 1 < region.blocks.length ? 0 : 1))
      return levels;
    levels.push({
      ops: block.ops,
      start: bodyStart(block, file.text),
      end: behind,
      around: [...around, op],
    });
  }
}

/** Behind the label of a block, or the bracket that it begins with. */
function bodyStart({ name, end }: Block, text: string): number {
  if (name === undefined) return end;
  const scanner = new Scanner(text);
  scanner.reset(end);
  for (let depth = 0; ; ) {
    const { kind, text: mark, end: behind } = scanner.next();
    if (kind === 'end' || (mark === ':' && depth === 0)) return behind;
    if (mark === '(') depth++;
    else if (mark === ')') depth--;
  }
}

/**
 * Those that an edit touches. What an operation is depends on what stands behind it as far as its
 * first word: one whose first word may be another one now is read with the one in front of it.
 */
function runOf(
  { ops, start, end }: Level,
  text: string,
  from: number,
  to: number,
): Run | undefined {
  // A mark in front of it and what is typed may become one.
  if (from <= start || to > end) return undefined;
  let first = ops.findIndex((op) => op.end >= from);
  if (first < 0) first = ops.length;
  // One that begins where the edit ends still does, or the parser does not come to it.
  let last = ops.findLastIndex((op) => op.start < to);
  // An error for want of a first word stands at the word before.
  while (ops[last + 1]?.name === '') last++;
  const startOf = (at: number): number => (at === 0 ? start : ops[at - 1]!.end);
  const scanner = new Scanner(text);
  const firstWord = (at: number): Token => {
    scanner.reset(startOf(at));
    return scanner.token;
  };
  while (first > 0 && (from <= firstWord(first).end || ops[first - 1]!.opaque)) first--;
  return {
    from: first,
    count: Math.max(0, last + 1 - first),
    start: startOf(first),
    end: ops[Math.max(first, last + 1)]?.start ?? end,
  };
}

function editRun(
  old: MlirFile,
  text: string,
  readers: OpReaders,
  { ops, around }: Level,
  run: Run,
): Edited | undefined {
  const delta = text.length - old.text.length;
  // What is reported at the edges may be about what is beside them.
  const isEdge = (at: number): boolean => at === run.start - 1 || at === run.end;
  const isIn = (at: number): boolean => run.start <= at && at < run.end;
  if (old.errors.some((error) => isEdge(error.start))) return undefined;
  if (old.aliases.some(({ at }) => isIn(at))) return undefined;
  const known = old.aliases.filter(({ at }) => at < run.start);
  const read = new Parser(text, readers).run(
    { start: run.start, end: run.end + delta },
    around.length,
    known,
  );
  if (read === undefined) return undefined;
  if (read.errors.some(({ start: at }) => at < run.start || at >= run.end + delta))
    return undefined;
  // Of so many errors not all are listed: which are, a text as a whole tells.
  if (old.errors.length + read.errors.length >= LIMITS.syntaxErrors.limit) return undefined;

  splice(ops, run.from, run.count, read.ops);
  const shift = new Shift(run.end, delta);
  // What was read anew is where it belongs.
  for (const op of read.ops) shift.keep(op);
  shift.ops(old.ops);
  const move = <T extends { readonly start: number; readonly end: number }>(one: T): T => ({
    ...one,
    start: shift.at(one.start),
    end: shift.at(one.end),
  });
  for (const { is, value } of old.aliases) if (is === 'attribute') shift.alias(value as Attribute);
  const rest = old.errors.filter(({ start }) => !isIn(start));
  const file: MlirFile = {
    text,
    ops: old.ops,
    errors: [...rest.map(move), ...read.errors].sort((a, b) => a.start - b.start),
    lost: [...old.lost.filter((at) => !isIn(at)).map((at) => shift.at(at)), ...read.lost],
    aliases: old.aliases.map((alias) => ({ ...alias, at: shift.at(alias.at) })),
  };
  return { file, around };
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
