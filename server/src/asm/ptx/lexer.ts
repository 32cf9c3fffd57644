/**
 * Tokens of PTX text: three parallel number arrays instead of objects, because a debug build's text
 * has hundreds of thousands of tokens. Never fails: a character that starts no token becomes a
 * `Bad` token.
 */

/** Token kinds below 32; every punctuation character is its own kind, its character code. */
export const Tok = {
  Eof: 0,
  /** `add`, `%r1`, `$L__BB0_1`, `_`. */
  Word: 1,
  /** `.global`, `.shared::cta`, `.m16n8k16`: the dot is part of the token. */
  Dot: 2,
  Number: 3,
  String: 4,
  Bad: 5,
} as const;

export interface PtxTokens {
  readonly kinds: number[];
  readonly starts: number[];
  readonly ends: number[];
  /** Zero-based line of each token. */
  readonly lines: number[];
  /** Triples start, end, line. */
  readonly comments: number[];
}

const WORD_START = 1;
const WORD = 2;
const DIGIT = 4;
const SPACE = 8;
const classes = new Uint8Array(128);
for (const c of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$%') {
  classes[c.charCodeAt(0)] = WORD_START | WORD;
}
for (const c of '0123456789') classes[c.charCodeAt(0)] = WORD | DIGIT;
for (const c of ' \t\r\v\f\uFEFF') if (c.charCodeAt(0) < 128) classes[c.charCodeAt(0)] = SPACE;

function classOf(code: number): number {
  return code < 128 ? classes[code]! : code === 0xfeff ? SPACE : 0;
}

/** Splits `text`; the last token is always `Tok.Eof`. */
export function lexPtx(text: string): PtxTokens {
  const out: PtxTokens = { kinds: [], starts: [], ends: [], lines: [], comments: [] };
  const n = text.length;
  let line = 0;
  let at = 0;
  let lineHasToken = false;
  const push = (kind: number, start: number, end: number, on: number): void => {
    out.kinds.push(kind);
    out.starts.push(start);
    out.ends.push(end);
    out.lines.push(on);
    lineHasToken = true;
  };
  while (at < n) {
    const c = text.charCodeAt(at);
    if (c === 10) {
      line++;
      at++;
      lineHasToken = false;
      continue;
    }
    const cls = classOf(c);
    if (cls === SPACE) {
      at++;
      continue;
    }
    const start = at;
    if (cls & WORD_START) {
      at = wordEnd(text, at + 1);
      push(Tok.Word, start, at, line);
    } else if (cls & DIGIT) {
      at = numberEnd(text, at);
      push(Tok.Number, start, at, line);
    } else if (c === 46 /* . */ && classOf(text.charCodeAt(at + 1)) & WORD) {
      at = dotEnd(text, at + 1);
      push(Tok.Dot, start, at, line);
    } else if (c === 47 && text.charCodeAt(at + 1) === 47) {
      at = lineEnd(text, at);
      out.comments.push(start, at, line);
    } else if (c === 47 && text.charCodeAt(at + 1) === 42) {
      const close = text.indexOf('*/', at + 2);
      at = close < 0 ? n : close + 2;
      out.comments.push(start, at, line);
      for (let i = text.indexOf('\n', start); i >= 0 && i < at; i = text.indexOf('\n', i + 1))
        line++;
    } else if (c === 34 /* " */) {
      at = stringEnd(text, at);
      push(Tok.String, start, at, line);
    } else if (c === 35 /* # */ && !lineHasToken) {
      // A line marker of a C preprocessor says nothing about the PTX itself.
      at = lineEnd(text, at);
      out.comments.push(start, at, line);
    } else {
      at++;
      push(c > 32 && c < 127 ? c : Tok.Bad, start, at, line);
    }
  }
  push(Tok.Eof, n, n, line);
  return out;
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (classOf(text.charCodeAt(at)) & WORD) at++;
  return at;
}

/** A modifier may hold `::` between its parts (`.L2::128B`). */
function dotEnd(text: string, from: number): number {
  let at = wordEnd(text, from);
  while (
    text.charCodeAt(at) === 58 &&
    text.charCodeAt(at + 1) === 58 &&
    classOf(text.charCodeAt(at + 2)) & WORD
  ) {
    at = wordEnd(text, at + 2);
  }
  return at;
}

/** Digits with radix prefix and suffix; a fraction and an exponent when a digit follows. */
function numberEnd(text: string, from: number): number {
  let at = wordEnd(text, from);
  const prefix = text.charCodeAt(from + 1) | 32;
  const plain =
    text.charCodeAt(from) !== 48 || (prefix !== 120 && prefix !== 102 && prefix !== 100);
  if (plain && text.charCodeAt(at) === 46 && !(classOf(text.charCodeAt(at + 1)) & WORD_START)) {
    at = wordEnd(text, at + 1);
  }
  const last = text.charCodeAt(at - 1) | 32;
  const sign = text.charCodeAt(at);
  if (plain && last === 101 && (sign === 43 || sign === 45)) at = wordEnd(text, at + 1);
  return at;
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === 92) at++;
    else if (c === 34) return at + 1;
    else if (c === 10) return at;
  }
  return text.length;
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}
