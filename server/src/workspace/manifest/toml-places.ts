/** Words in the lines of a TOML text, and what was meant by a wrong one. */
import { nearest } from '../../base/index.ts';

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A key in the line that holds it, without quotes. */
export function wordIn(text: string, line: Place, word: string): Place {
  const start = text.slice(line.start, line.end).indexOf(word);
  if (start < 0) return line;
  return { start: line.start + start, end: line.start + start + word.length };
}

/** The value behind a key: up to a comma, a comment or the end of the line. */
export function valueIn(text: string, rest: Place): Place {
  const found = /^["']?\s*=\s*("[^"\n]*"|'[^'\n]*'|[^,#}\s](?:[^,#}\n]*[^,#}\s])?)/.exec(
    text.slice(rest.start, rest.end),
  );
  if (found === null) return rest;
  const end = rest.start + found[0].length;
  return { start: end - found[1]!.length, end };
}

/** What may have been meant by a word, as a problem says it. */
export function betterOf(word: string, words: readonly string[]): { readonly better?: string } {
  const better = nearest(word, words);
  return better === undefined ? {} : { better };
}
