/** A fix as lines of source, taken away and added, the way rustc shows suggestions. */
import { applyEdits } from '../../base/index.ts';
import type { Fix } from '../../diag/index.ts';
import type { Locate } from './located.ts';

/** A longer change is no help at a terminal; its title has to do. */
const MAX_LINES = 12;

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
  const { text } = first;
  const before = text.split('\n');
  const after = applyEdits(text, fix.edits).split('\n');
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const lines = (kind: SuggestedLine['kind'], all: readonly string[]): SuggestedLine[] =>
    all.slice(head, all.length - tail).map((line, i) => ({
      kind,
      number: head + i + 1,
      text: line.replace(/\r$/, ''),
    }));
  const out = [...lines('old', before), ...lines('new', after)];
  return out.length === 0 || out.length > MAX_LINES ? undefined : out;
}
