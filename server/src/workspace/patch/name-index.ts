/**
 * Who names an item: which functions must be looked at anew when a name means something else. Names
 * are looked for as words of the text, so that what comes of them inside macro calls and assembly
 * is found too.
 */
import type * as ast from '../../syntax/index.ts';
import {
  fullStart,
  isDocComment,
  isTrivia,
  type LexedText,
  type ParseResult,
} from '../../syntax/index.ts';
import { hasItems, isOpaque } from './tree-edit.ts';

/**
 * Functions with a body that names one of the words, but for those in `except`; undefined when a
 * word stands where it can mean more than this, in an import, a type, a macro.
 */
export function bodiesThatName(
  words: ReadonlySet<string>,
  { file, tokens }: ParseResult,
  except: ReadonlySet<ast.AnyItem>,
): ReadonlySet<ast.Fn> | undefined {
  const found = new Set<ast.Fn>();
  for (const offset of placesOf(words, tokens)) {
    const at = itemAt(file.items, offset);
    if (at === 'head') return undefined;
    if (at === undefined || except.has(at) || at.kind === 'BogusItem') continue;
    // Another function may have the same name elsewhere.
    if (at.kind !== 'Fn') return undefined;
    if (at.name.start === offset) continue;
    const { body } = at;
    const inBody = body !== undefined && body.start < offset && offset < body.end;
    if (!inBody || isOpaque(at) || hasItems(body)) return undefined;
    found.add(at);
  }
  return found;
}

/** Does a text hold one of the words, wherever? */
export function holdsWord(text: string, words: ReadonlySet<string>): boolean {
  for (const word of words) if (!wordsIn(text, word).next().done) return true;
  return false;
}

/** Offsets of the words outside of comments. */
function* placesOf(words: ReadonlySet<string>, tokens: LexedText): Generator<number> {
  for (const word of words) {
    for (const offset of wordsIn(tokens.text, word)) {
      const kind = kindAt(tokens, offset);
      if (!isTrivia(kind) && !isDocComment(kind)) yield offset;
    }
  }
}

/** Offsets of a word in a text. */
function* wordsIn(text: string, word: string): Generator<number> {
  if (word === '') return;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!isWordPart(text, at - 1) && !isWordPart(text, at + word.length)) yield at;
}

function isWordPart(text: string, at: number): boolean {
  const char = text.charAt(at);
  return char === '_' || /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(char);
}

/** The kind of the token that holds an offset. */
function kindAt({ starts, kinds, count }: LexedText, offset: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return kinds[low]!;
}

/**
 * The innermost item around an offset; `head` when it stands in that of a module, impl or trait.
 */
function itemAt(items: readonly ast.AnyItem[], offset: number): ast.AnyItem | 'head' | undefined {
  const item = items.find((one) => fullStart(one) <= offset && offset < one.end);
  if (item?.kind !== 'Mod' && item?.kind !== 'Impl' && item?.kind !== 'Trait') return item;
  return itemAt(item.items ?? [], offset) ?? 'head';
}
