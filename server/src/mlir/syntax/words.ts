/** A text as its tokens alone, for colours; comments among them. */
import { Scanner, type TokenKind } from './scanner.ts';
import { wordType } from './types.ts';

export type MlirTokenKind = TokenKind | 'comment';

export interface MlirToken {
  readonly kind: MlirTokenKind;
  readonly start: number;
  readonly end: number;
}

const COMMENT = /\/\/[^\n]*/g;

/** Types in dimension lists stand behind an `x`. */
const DIMENSIONS = /^(?:x[0-9?]*)+(?=[a-z])/;

export function mlirTokens(text: string): MlirToken[] {
  const out: MlirToken[] = [];
  const scanner = new Scanner(text);
  let last = 0;
  const comments = (from: number, to: number): void => {
    for (const { index, 0: found } of text.slice(from, to).matchAll(COMMENT))
      out.push({ kind: 'comment', start: from + index, end: from + index + found.length });
  };
  for (;;) {
    const { kind, start, end, text: word } = scanner.next();
    comments(last, start);
    last = end;
    if (kind === 'end') return out;
    if (kind === 'mark' || kind === 'bad') continue;
    const skipped = kind === 'word' ? (DIMENSIONS.exec(word)?.[0].length ?? 0) : 0;
    if (kind === 'word' && /^x[0-9?x]*$/.test(word)) continue;
    const at = skipped > 0 && wordType(word.slice(skipped)) !== undefined ? start + skipped : start;
    out.push({ kind, start: at, end });
  }
}

const TYPE_WORDS = new Set(['memref', 'vector', 'tensor', 'tuple', 'complex', 'strided']);

export function isTypeWord(word: string): boolean {
  return TYPE_WORDS.has(word) || wordType(word) !== undefined;
}
