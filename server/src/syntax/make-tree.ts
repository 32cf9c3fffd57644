/**
 * Token trees as objects. All are made here: a JavaScript engine reads an object fast when its
 * fields are those of the others, in the same order, and copies by `...` are never that.
 */
import type { Delimiter, Spacing, SyntaxMark, Token, TokenGroup, TokenTree } from './ast.ts';

/** A token of its kind (`T`), text and place. */
// biome-ignore lint/complexity/useMaxParams: the fields in their order
export function makeToken(
  token: number,
  text: string,
  spacing: Spacing,
  start: number,
  end: number,
  file?: number,
  ctxt?: SyntaxMark,
): Token {
  return { kind: 'Token', token, text, spacing, start, end, file, ctxt };
}

/** The token with another kind and text, which begins or ends elsewhere. */
export function respelt(
  { spacing, file, ctxt }: Token,
  token: number,
  text: string,
  start: number,
  end: number,
): Token {
  return makeToken(token, text, spacing, start, end, file, ctxt);
}

/** The token with another hygiene mark. */
export function remarked(of: Token, ctxt: SyntaxMark | undefined): Token {
  const { token, text, spacing, start, end, file } = of;
  return makeToken(token, text, spacing, start, end, file, ctxt);
}

/** A group of trees that exist. */
// biome-ignore lint/complexity/useMaxParams: the fields in their order
export function makeGroup(
  delim: Delimiter,
  trees: readonly TokenTree[],
  close: Token,
  start: number,
  end: number,
  file?: number,
  ctxt?: SyntaxMark,
): TokenGroup {
  return { kind: 'Group', delim, trees, close, start, end, file, ctxt };
}

/** The group with other contents. */
export function refilled(group: TokenGroup, trees: readonly TokenTree[]): TokenGroup {
  const { delim, close, start, end, file, ctxt } = group;
  return makeGroup(delim, trees, close, start, end, file, ctxt);
}
