/**
 * Tokens of MIR text. Newlines are tokens, because they end instructions; blanks and `;` comments
 * are not.
 */

export type TokenKind =
  | 'word'
  | 'value'
  | 'symbol'
  | 'number'
  | 'string'
  | 'punct'
  | 'newline'
  | 'end'
  | 'bad';

export interface Token {
  readonly kind: TokenKind;
  /** Decoded: strings and quoted symbols without quotes, values and symbols without their mark. */
  readonly text: string;
  readonly start: number;
}

/** A problem at a place of the text; thrown inside the parser and caught at the next line. */
export class MirSyntaxError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const TOKEN =
  /[ \t\r]+|;[^\n]*|(\n)|%([\w.]+)|@([\w$.]+)|@("(?:[^"\\\n]|\\.)*")|(-?0x[0-9a-fA-F]+n?|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?n?)|([A-Za-z_!][\w.]*(?:-[A-Za-z]\w*)*)|("(?:[^"\\\n]|\\.)*")|(->|[()[\]{}:,=+-])/y;
const KINDS: readonly TokenKind[] = [
  'newline',
  'value',
  'symbol',
  'symbol',
  'number',
  'word',
  'string',
  'punct',
];

export function scanMir(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) {
      tokens.push({ kind: 'bad', text: text[at]!, start: at });
      at++;
      continue;
    }
    for (let group = 1; group < match.length; group++) {
      const found = match[group];
      if (found === undefined) continue;
      const kind = KINDS[group - 1]!;
      const quoted = found.charCodeAt(0) === 34;
      const decoded = quoted ? unquote(found) : found;
      tokens.push({
        kind: decoded === undefined ? 'bad' : kind,
        text: decoded ?? found,
        start: at,
      });
      break;
    }
    at += match[0].length;
  }
  tokens.push({ kind: 'end', text: '', start: text.length });
  return tokens;
}

function unquote(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

/** A position in a token list, with the small steps every production needs. */
export class TokenCursor {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get token(): Token {
    return this.tokens[this.at]!;
  }

  next(): Token {
    const token = this.token;
    if (token.kind !== 'end') this.at++;
    return token;
  }

  fail(message: string, offset: number = this.token.start): never {
    throw new MirSyntaxError(message, offset);
  }

  is(kind: TokenKind, text?: string): boolean {
    const token = this.token;
    return token.kind === kind && (text === undefined || token.text === text);
  }

  /** Takes the token if it is this one. */
  opt(kind: TokenKind, text?: string): boolean {
    if (!this.is(kind, text)) return false;
    this.at++;
    return true;
  }

  expect(kind: TokenKind, text?: string, what?: string): Token {
    if (this.is(kind, text)) return this.next();
    const found =
      this.token.kind === 'newline' || this.token.kind === 'end'
        ? 'end of line'
        : `'${this.token.text}'`;
    return this.fail(
      `expected ${what ?? (text === undefined ? kind : `'${text}'`)}, found ${found}`,
    );
  }

  /** Skips newlines, as inside brackets and between items. */
  skipLines(): void {
    while (this.token.kind === 'newline') this.at++;
  }

  /** Skips what is left of the line, for recovery. */
  skipRest(): void {
    while (this.token.kind !== 'newline' && this.token.kind !== 'end') this.at++;
  }

  /** A non-negative integer that fits a JavaScript number. */
  count(): number {
    const token = this.expect('number');
    const value = Number(token.text);
    if (!Number.isSafeInteger(value) || value < 0)
      this.fail(`not a count: ${token.text}`, token.start);
    return value;
  }

  /** An integer of any size. */
  bigint(): bigint {
    const token = this.expect('number', undefined, 'an integer');
    const value = parseBigInt(token.text);
    if (value === undefined) return this.fail(`not an integer: ${token.text}`, token.start);
    return value;
  }
}

/** Decimal or hexadecimal, with an optional sign; undefined when it is neither. */
export function parseBigInt(text: string): bigint | undefined {
  const negative = text.startsWith('-');
  const digits = negative ? text.slice(1) : text;
  if (!/^(0x[0-9a-fA-F]+|\d+)$/.test(digits)) return undefined;
  return negative ? -BigInt(digits) : BigInt(digits);
}
