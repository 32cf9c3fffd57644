/** Edits of one text, and their application. */
import type { Span } from './span.ts';

export interface TextEdit {
  readonly span: Span;
  readonly newText: string;
}

/**
 * Applies non-overlapping edits (in any order) to the text of one file. Throws when two edits
 * overlap.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  let out = '';
  let at = 0;
  for (const edit of sorted) {
    if (edit.span.start < at) throw new Error(`overlapping edits at offset ${edit.span.start}`);
    out += text.slice(at, edit.span.start) + edit.newText;
    at = edit.span.end;
  }
  return out + text.slice(at);
}
