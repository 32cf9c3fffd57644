/** A fix as lines of source, taken away and added, the way rustc shows suggestions. */
import { applyEdits, greatest } from '../../base/index.ts';
import type { Fix } from '../../diag/index.ts';
import type { Locate } from './located.ts';

/** A longer change is no help at a terminal; its title has to do. */
const MAX_LINES = 12;
/** Likewise one of long lines. */
const MAX_LENGTH = 10_000;

export interface SuggestedLine {
  readonly kind: 'old' | 'new';
  readonly number: number;
  readonly text: string;
}

/** The lines that a fix changes; undefined for fixes over several files, and for long ones. */
export function suggestedLines(fix: Fix, locate: Locate): readonly SuggestedLine[] | undefined {
  const places = fix.edits.map((edit) => locate(edit.span));
  const [first] = places;
  if (first === undefined || places.some((place) => place.path !== first.path)) return undefined;
  // Only the lines of the edits are looked at: a text may have many findings.
  const lowest = places.reduce((a, b) => (b.start.offset < a.start.offset ? b : a));
  const highest = greatest(places.map(({ end }) => end.offset));
  const from = lowest.start.offset - (lowest.start.column - 1);
  const newline = first.text.indexOf('\n', highest);
  const text = first.text.slice(from, newline < 0 ? undefined : newline);
  if (text.length > MAX_LENGTH) return undefined;
  const edits = fix.edits.map(({ span, newText }) => ({
    span: { ...span, start: span.start - from, end: span.end - from },
    newText,
  }));
  const before = text.split('\n');
  const after = applyEdits(text, edits).split('\n');
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const lines = (kind: SuggestedLine['kind'], all: readonly string[]): SuggestedLine[] =>
    all.slice(head, all.length - tail).map((line, i) => ({
      kind,
      number: lowest.start.line + head + i,
      text: line.replace(/\r$/, ''),
    }));
  const out = [...lines('old', before), ...lines('new', after)];
  return out.length === 0 || out.length > MAX_LINES ? undefined : out;
}
