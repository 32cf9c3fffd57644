/**
 * Tokens of PTX text: parallel number arrays instead of objects, because a debug build's text has
 * hundreds of thousands of tokens. They are made when they are wanted, so that a statement which is
 * known by its text need not be cut into tokens. Never fails: a character that starts no token
 * becomes a `Bad` token.
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

/** The tokens of a text so far; the last one is always `Tok.Eof`. */
export class PtxTokens {
  readonly kinds: number[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** Zero-based line of each token. */
  readonly lines: number[] = [];
  /** Triples start, end, line. */
  readonly comments: number[] = [];
  private readonly text: string;
  private at = 0;
  private line = 0;
  private lineHasToken = false;

  constructor(text: string) {
    this.text = text;
  }

  /** Makes tokens until there is one with this index, or the end. */
  upTo(index: number): void {
    while (this.kinds.length <= index && this.kinds[this.kinds.length - 1] !== Tok.Eof) this.next();
  }

  /**
   * Goes on behind a statement that begins with the token `index`, ends with a semicolon at `end`
   * and holds no comment: its semicolon takes the place of its tokens.
   */
  pass(index: number, end: number, lines: number): void {
    const { comments } = this;
    const start = this.starts[index]!;
    while (comments.length > 0 && comments[comments.length - 3]! > start) comments.length -= 3;
    this.line = this.lines[index]! + lines;
    for (const list of [this.kinds, this.starts, this.ends, this.lines]) list.length = index;
    this.at = end;
    this.push(SEMICOLON, end - 1, end);
  }

  private push(kind: number, start: number, end: number): void {
    this.kinds.push(kind);
    this.starts.push(start);
    this.ends.push(end);
    this.lines.push(this.line);
    this.lineHasToken = true;
  }

  private comment(end: number): void {
    this.comments.push(this.at, end, this.line);
    this.at = end;
  }

  /** Comments up to the next token, and that. */
  private next(): void {
    const { text } = this;
    const n = text.length;
    while (this.at < n) {
      const start = this.at;
      const c = text.charCodeAt(start);
      const cls = classOf(c);
      if (c === 10) {
        this.line++;
        this.at++;
        this.lineHasToken = false;
      } else if (cls === SPACE) this.at++;
      else if (c === 47 && text.charCodeAt(start + 1) === 47) this.comment(lineEnd(text, start));
      else if (c === 47 && text.charCodeAt(start + 1) === 42) this.blockComment();
      // A line marker of a C preprocessor says nothing about the PTX itself.
      else if (c === 35 /* # */ && !this.lineHasToken) this.comment(lineEnd(text, start));
      else {
        this.token(start, c, cls);
        return;
      }
    }
    this.push(Tok.Eof, n, n);
  }

  private blockComment(): void {
    const { text, at: start } = this;
    const close = text.indexOf('*/', start + 2);
    const end = close < 0 ? text.length : close + 2;
    this.comment(end);
    this.line += newlinesIn(text, start, end);
  }

  private token(start: number, c: number, cls: number): void {
    const { text } = this;
    let kind: number;
    let end: number;
    if (cls & WORD_START) {
      kind = Tok.Word;
      end = wordEnd(text, start + 1);
    } else if (cls & DIGIT) {
      kind = Tok.Number;
      end = numberEnd(text, start);
    } else if (c === 46 /* . */ && classOf(text.charCodeAt(start + 1)) & WORD) {
      kind = Tok.Dot;
      end = dotEnd(text, start + 1);
    } else if (c === 34 /* " */) {
      kind = Tok.String;
      end = stringEnd(text, start);
    } else {
      kind = c > 32 && c < 127 ? c : Tok.Bad;
      end = start + 1;
    }
    this.at = end;
    this.push(kind, start, end);
  }
}

const SEMICOLON = 59;

/** Line breaks between two offsets. */
export function newlinesIn(text: string, start: number, end: number): number {
  let n = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
    n++;
  return n;
}

/** The end of a word, of which `from` is not the first character. */
export function wordEnd(text: string, from: number): number {
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
  if (
    plain &&
    text.charCodeAt(at) === 46 &&
    (!(classOf(text.charCodeAt(at + 1)) & WORD_START) ||
      /^[eE][+-]?\d/.test(text.slice(at + 1, at + 4)))
  ) {
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

/** Does this character begin a word, as names do? */
export function startsWord(code: number): boolean {
  return (classOf(code) & WORD_START) !== 0;
}

/** Can this character be in a word? */
export function inWord(code: number): boolean {
  return (classOf(code) & WORD) !== 0;
}
