/**
 * Token trees for macros: groups over a range of a parser's input, built only when asked for, and
 * leaf tokens. Doc comments become `#[doc = "..."]` tokens, as macros see them.
 */
import { append } from '../base/index.ts';
import type { Delimiter, Spacing, Token, TokenGroup, TokenTree } from './ast.ts';
import { docText } from './doc-text.ts';
import { makeGroup, makeToken } from './make-tree.ts';
import type { TokenInput } from './token-input.ts';
import { isDocComment, isOpenDelim, T } from './token-kind.ts';

const DELIMS: Readonly<Record<number, Delimiter>> = {
  [T.LParen]: '(',
  [T.LBracket]: '[',
  [T.LBrace]: '{',
};

/**
 * The group whose opening delimiter is token `open` and whose contents end before token `until`;
 * `close` is the index of the closing delimiter, or -1 when it is missing.
 */
export function groupOfRange(
  input: TokenInput,
  open: number,
  until: number,
  close: number,
): TokenGroup {
  return new LazyGroup(input, open, until, close);
}

/** A group in braces, a part of a text, whose tokens are asked for with its trees. */
export function groupOfWaiting(start: number, end: number, tokens: () => TokenInput): TokenGroup {
  return new WaitingGroup(start, end, tokens);
}

class WaitingGroup implements TokenGroup {
  readonly kind = 'Group';
  readonly delim = '{';
  start: number;
  end: number;
  file?: number | undefined;
  readonly #tokens: () => TokenInput;
  #built: readonly TokenTree[] | undefined;

  constructor(start: number, end: number, tokens: () => TokenInput) {
    this.start = start;
    this.end = end;
    this.#tokens = tokens;
  }

  get trees(): readonly TokenTree[] {
    if (this.#built === undefined) {
      const input = this.#tokens();
      this.#built = treesOfRange(input, 1, input.count - 1);
    }
    return this.#built;
  }

  get close(): Token {
    return makeToken(T.RBrace, '}', 'alone', this.end - 1, this.end);
  }
}

/**
 * A group over a text. In token trees groups exist already. Its fields are hidden, so that copying
 * them by accident cannot look like a copy of the group.
 */
class LazyGroup implements TokenGroup {
  readonly kind = 'Group';
  readonly delim: Delimiter;
  start: number;
  end: number;
  file?: number | undefined;
  readonly #source: TokenInput;
  readonly #open: number;
  readonly #until: number;
  readonly #closeIndex: number;
  #built: TokenTree[] | undefined;

  constructor(input: TokenInput, open: number, until: number, close: number) {
    this.delim = DELIMS[input.kinds[open]!] ?? '';
    this.start = input.starts[open]!;
    this.end = close >= 0 ? input.ends[close]! : until > 0 ? input.ends[until - 1]! : this.start;
    this.#source = input;
    this.#open = open;
    this.#until = until;
    this.#closeIndex = close;
  }

  get trees(): readonly TokenTree[] {
    this.#built ??= treesOfRange(this.#source, this.#open + 1, this.#until);
    return this.#built;
  }

  get close(): Token {
    if (this.#closeIndex >= 0) return tokenAt(this.#source, this.#closeIndex);
    const { end } = this;
    return makeToken(T.Eof, '', 'alone', end, end);
  }
}

/**
 * The token trees of `[from, to)`. Inner groups are built lazily, so deep nesting needs no deep
 * stack.
 */
export function treesOfRange(input: TokenInput, from: number, to: number): TokenTree[] {
  const out: TokenTree[] = [];
  for (let i = from; i < to; ) {
    const kind = input.kinds[i]!;
    const partner = input.partner[i]!;
    if (input.trees !== undefined) {
      out.push(input.trees[i]!);
      i = isOpenDelim(kind) && partner > i ? partner + 1 : i + 1;
    } else if (isOpenDelim(kind) && partner > i) {
      out.push(groupOfRange(input, i, partner, partner));
      i = partner + 1;
    } else if (isDocComment(kind)) {
      append(out, docTokens(input, i));
      i++;
    } else {
      out.push(tokenAt(input, i));
      i++;
    }
  }
  return out;
}

function tokenAt(input: TokenInput, i: number): Token {
  const start = input.starts[i]!;
  const end = input.ends[i]!;
  const next = input.kinds[i + 1]!;
  const joint = input.starts[i + 1] === end && next >= T.Semi && next <= T.ShrEq;
  const text = (input.text ?? '').slice(start, end);
  return makeToken(input.kinds[i]!, text, joint ? 'joint' : 'alone', start, end);
}

/** A raw string with as many `#` as it takes. */
function rawString(text: string): string {
  let longest = 0;
  for (const [run] of text.matchAll(/"#*/g)) longest = Math.max(longest, run.length);
  const hashes = '#'.repeat(longest);
  return `r${hashes}"${text}"${hashes}`;
}

/** `#[doc = r"text"]` at the place of the comment; `#![..]` for inner ones. */
function docTokens(input: TokenInput, i: number): TokenTree[] {
  const start = input.starts[i]!;
  const end = input.ends[i]!;
  const kind = input.kinds[i]!;
  const text = rawString(docText(kind, (input.text ?? '').slice(start, end)));
  const inner = kind === T.InnerLineDoc || kind === T.InnerBlockDoc;
  const token = (of: number, spelling: string, spacing: Spacing = 'alone') =>
    makeToken(of, spelling, spacing, start, end);
  const out: TokenTree[] = [token(T.Pound, '#', 'joint')];
  if (inner) out.push(token(T.Bang, '!', 'joint'));
  const trees = [token(T.Ident, 'doc'), token(T.Eq, '='), token(T.RawStr, text)];
  out.push(makeGroup('[', trees, token(T.RBracket, ']'), start, end));
  return out;
}
