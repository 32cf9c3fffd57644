/** The word of PTX that was meant. */
import { nearest } from '../../../base/index.ts';

/** One edit for each three letters: PTX's words are short, and few are alike. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  return nearest(word, words, { few: 1, letters: 3 });
}
