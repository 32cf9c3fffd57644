/**
 * Tokens of MLIR, read one at a time from a position that the parser may set back: what `4x8xf32` is made of depends on
 * where it stands. Nothing is an error here; a character that begins no token is one of kind `bad`.
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

const BLANK = /[ \t\r\n\f\v]*/y;
const COMMENT = /\/\/[^\n]*/y;
const SUFFIX = '(?:[0-9]+|[A-Za-z_$.-][A-Za-z0-9_$.-]*)';
const TOKEN = new RegExp(
  [
    '(?<word>[A-Za-z_][A-Za-z0-9_$.]*)',
    `(?<value>%${SUFFIX})`,
    `(?<symbol>@(?:[A-Za-z_$.-][A-Za-z0-9_$.-]*|"[^"\\\\\\n]*(?:\\\\.[^"\\\\\\n]*)*"))`,
    `(?<block>\\^${SUFFIX})`,
    `(?<hash>#${SUFFIX})`,
    `(?<bang>!${SUFFIX})`,
    '(?<float>[0-9]+\\.[0-9]*(?:[eE][-+]?[0-9]+)?)',
    '(?<integer>0x[0-9a-fA-F]+|[0-9]+)',
    '(?<string>"[^"\\\\\\n]*(?:\\\\.[^"\\\\\\n]*)*")',
    '(?<mark>->|::|\\{-#|#-\\}|\\.\\.\\.|[(){}\\[\\]<>,:=?*+/|-])',
  ].join('|'),
  'y',
);

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

  /** The token behind a given one. */
  after(token: Token): Token {
    return this.read(token.end);
  }

  /** Where the spaces and comments from an offset on end. */
  private skipSpace(from: number): number {
    for (let at = from; ; ) {
      BLANK.lastIndex = at;
      BLANK.test(this.text);
      at = BLANK.lastIndex;
      COMMENT.lastIndex = at;
      if (!COMMENT.test(this.text)) return at;
      at = COMMENT.lastIndex;
    }
  }

  private read(from: number): Token {
    const { text } = this;
    const start = this.skipSpace(from);
    const onNewLine = start > from && text.slice(from, start).includes('\n');
    if (start >= text.length) return { kind: 'end', start, end: start, text: '', onNewLine };
    TOKEN.lastIndex = start;
    const found = TOKEN.exec(text);
    if (found === null) {
      return { kind: 'bad', start, end: start + 1, text: text[start]!, onNewLine };
    }
    const { groups } = found;
    let kind: TokenKind = 'bad';
    for (const name in groups) {
      if (groups[name] !== undefined) {
        kind = name as TokenKind;
        break;
      }
    }
    return { kind, start, end: TOKEN.lastIndex, text: found[0], onNewLine };
  }
}
