/**
 * Tokens of MLIR, read one at a time from a position that the parser may set back: what `4x8xf32`
 * is made of depends on where it stands. Nothing is an error here; a character that begins no token
 * is one of kind `bad`.
 */

export type TokenKind =
  /** `arith.addi`, `to`, `loc` */
  | 'word'
  /** `%name`, without `#1` behind it */
  | 'value'
  /** `@name`, `@"any name"` */
  | 'symbol'
  /** `^bb0` */
  | 'block'
  /** `#alias`, `#dialect.name` */
  | 'hash'
  /** `!alias`, `!dialect.name` */
  | 'bang'
  | 'integer'
  | 'float'
  | 'string'
  /** `->`, `::` and single characters */
  | 'mark'
  | 'bad'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** Does a line end between the token before and this one? */
  readonly onNewLine: boolean;
}

const FLOAT = /[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?/y;
const HEX = /0x[0-9a-fA-F]+/y;
const STRING = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y;

/** What a character may be part of. */
const DIGIT = 1;
const LETTER = 2;
/** `_`, `$` and `.`, in words behind the first character. */
const JOINT = 4;
const DASH = 8;

const CLASSES = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  if (/[0-9]/.test(char)) CLASSES[code] = DIGIT;
  else if (/[A-Za-z_]/.test(char)) CLASSES[code] = LETTER;
  else if (/[$.]/.test(char)) CLASSES[code] = JOINT;
  else if (char === '-') CLASSES[code] = DASH;
}

const MARKS = new Set('(){}[]<>,:=?*+/|-');
const SIGNS: Readonly<Record<string, TokenKind>> = {
  '%': 'value',
  '@': 'symbol',
  '^': 'block',
  '#': 'hash',
  '!': 'bang',
};

export class Scanner {
  readonly text: string;
  /** The next token. */
  token: Token;
  /** End of the token before. */
  lastEnd = 0;

  constructor(text: string) {
    this.text = text;
    this.token = this.read(0);
  }

  /** Goes past the next token and returns it. */
  next(): Token {
    const { token } = this;
    this.lastEnd = token.end;
    this.token = this.read(token.end);
    return token;
  }

  /** The next token is the one at or behind this offset. */
  reset(offset: number): void {
    this.token = this.read(offset);
  }

  /** The same, behind a token that ends there. */
  goto(end: number): void {
    this.lastEnd = end;
    this.reset(end);
  }

  /** The token behind a given one. */
  after(token: Token): Token {
    return this.read(token.end);
  }

  /** Where the spaces and comments from an offset on end. */
  private skipSpace(from: number): number {
    const { text } = this;
    let at = from;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 32 || (code >= 9 && code <= 13)) at++;
      else if (code === 47 && text.charCodeAt(at + 1) === 47) {
        const end = text.indexOf('\n', at);
        at = end < 0 ? text.length : end;
      } else return at;
    }
  }

  private hasLineEnd(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.text.charCodeAt(at) === 10) return true;
    return false;
  }

  /** The end of the characters from an offset on that are all of these classes. */
  private run(from: number, classes: number): number {
    const { text } = this;
    let at = from;
    while (((CLASSES[text.charCodeAt(at)] ?? 0) & classes) !== 0) at++;
    return at;
  }

  private match(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    return pattern.test(this.text) ? pattern.lastIndex : -1;
  }

  private read(from: number): Token {
    const { text } = this;
    const start = this.skipSpace(from);
    const onNewLine = this.hasLineEnd(from, start);
    if (start >= text.length) return { kind: 'end', start, end: start, text: '', onNewLine };
    const [kind, end] = this.classify(start);
    return { kind, start, end, text: text.slice(start, end), onNewLine };
  }

  private classify(start: number): readonly [TokenKind, number] {
    const { text } = this;
    const char = text[start]!;
    const own = CLASSES[text.charCodeAt(start)] ?? 0;
    if ((own & LETTER) !== 0) return ['word', this.run(start + 1, LETTER | DIGIT | JOINT)];
    const sign = SIGNS[char];
    if (sign !== undefined) return this.signed(sign, start);
    if ((own & DIGIT) !== 0) {
      const float = this.match(FLOAT, start);
      if (float > 0) return ['float', float];
      const hex = char === '0' ? this.match(HEX, start) : -1;
      return ['integer', hex > 0 ? hex : this.run(start, DIGIT)];
    }
    if (char === '"') {
      const end = this.match(STRING, start);
      return end > 0 ? ['string', end] : ['bad', start + 1];
    }
    if (char === '#' || !MARKS.has(char)) return ['bad', start + 1];
    if (text.startsWith('->', start) || text.startsWith('::', start)) return ['mark', start + 2];
    if (text.startsWith('{-#', start)) return ['mark', start + 3];
    return ['mark', start + 1];
  }

  /** A sign and the name behind it: digits alone, or a word that begins with none. */
  private signed(kind: TokenKind, start: number): readonly [TokenKind, number] {
    const { text } = this;
    const first = CLASSES[text.charCodeAt(start + 1)] ?? 0;
    if (kind === 'symbol' && text[start + 1] === '"') {
      const end = this.match(STRING, start + 1);
      return end > 0 ? [kind, end] : ['bad', start + 1];
    }
    if ((first & DIGIT) !== 0 && kind !== 'symbol') return [kind, this.run(start + 1, DIGIT)];
    if (kind === 'hash' && text.startsWith('#-}', start)) return ['mark', start + 3];
    if ((first & (LETTER | JOINT | DASH)) === 0) return ['bad', start + 1];
    return [kind, this.run(start + 2, LETTER | DIGIT | JOINT | DASH)];
  }
}
