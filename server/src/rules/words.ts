/**
 * The words of a piece of code, to tell soon that it cannot mention a name. They are kept as
 * numbers, because every function of a crate has some: two words with the same number only make a
 * rule look more closely.
 */
import { memo } from '../db/index.ts';
import { type AnyNode, walk } from '../syntax/index.ts';

const WORD = /[\p{XID_Start}_]\p{XID_Continue}*/gu;

/** Distinct numbers of the identifiers and keywords in a text. */
export function wordsIn(text: string): readonly number[] {
  const out = new Set<number>();
  for (const word of text.match(WORD) ?? []) out.add(numberOf(word));
  return [...out].sort((a, b) => a - b);
}

const numbers = memo<ReadonlySet<string>, ReadonlySet<number>>('rules.words');

/** Is one of the words among the numbers? The set of words must not change. */
export function mayMention(code: readonly number[], words: ReadonlySet<string>): boolean {
  let wanted = numbers.get(words);
  if (wanted === undefined) {
    wanted = new Set([...words].map(numberOf));
    numbers.set(words, wanted);
  }
  for (const word of code) if (wanted.has(word)) return true;
  return false;
}

/**
 * The same for code without a text of its own, which macros and derives made. A macro that is
 * called in it may mention anything.
 */
export function mayMentionInTree(code: AnyNode, words: ReadonlySet<string>): boolean {
  let found = false;
  walk(code, (node) => {
    if (found) return false;
    if (node.kind === 'Group') found = true;
    else if (node.kind === 'Name') found = words.has(node.text.replace(/^r#/, ''));
    return !found;
  });
  return found;
}

/** Thirty bits, which V8 keeps in place. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return (hash >>> 2) & 0x3fffffff;
}
