/**
 * A cursor over one statement of AMDGPU assembly. Skips blanks, reads words, numbers and strings,
 * never throws and never leaves the statement.
 */

const WORD_START = /[A-Za-z_.$@]/;
const WORD_REST = /[A-Za-z0-9_.$]/;

const wordStart = new Uint8Array(128);
const wordRest = new Uint8Array(128);
for (let i = 0; i < 128; i++) {
  const c = String.fromCharCode(i);
  if (WORD_START.test(c) && c !== '@') wordStart[i] = 1;
  if (WORD_REST.test(c)) wordRest[i] = 1;
}

const isDigit = (c: number): boolean => c >= 48 && c <= 57;

export class Scanner {
  readonly text: string;
  readonly end: number;
  readonly line: number;
  at: number;

  constructor(text: string, start: number, end: number, line: number) {
    this.text = text;
    this.at = start;
    this.end = end;
    this.line = line;
    this.skip();
  }

  skip(): void {
    while (this.at < this.end) {
      const c = this.text.charCodeAt(this.at);
      if (c !== 32 && c !== 9 && c !== 13) return;
      this.at++;
    }
  }

  get done(): boolean {
    return this.at >= this.end;
  }

  /** Character code at the cursor, 0 at the end. */
  get code(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : 0;
  }

  /** Takes one character and the blanks behind it. */
  take(char: string): boolean {
    if (this.at >= this.end || this.text[this.at] !== char) return false;
    this.at++;
    this.skip();
    return true;
  }

  takeAll(chars: string): boolean {
    if (this.at + chars.length > this.end || !this.text.startsWith(chars, this.at)) return false;
    this.at += chars.length;
    this.skip();
    return true;
  }

  get atWord(): boolean {
    const c = this.code;
    return c > 127 || wordStart[c] === 1;
  }

  /** A name; empty when none stands here. Quoted names lose their quotes. */
  word(): string {
    if (!this.atWord) return '';
    const from = this.at;
    while (this.at < this.end) {
      const c = this.text.charCodeAt(this.at);
      if (c <= 127 && wordRest[c] !== 1) break;
      this.at++;
    }
    const word = this.text.slice(from, this.at);
    this.skip();
    return word;
  }

  get atNumber(): boolean {
    return isDigit(this.code);
  }

  /** An integer or a decimal fraction; undefined when no number stands here. */
  number(): bigint | number | undefined {
    if (!this.atNumber) return undefined;
    const from = this.at;
    while (this.at < this.end) {
      const c = this.text.charCodeAt(this.at);
      const exponent = (c === 43 || c === 45) && /[eE]/.test(this.text[this.at - 1] ?? '');
      const hex = this.text[from + 1] === 'x';
      if (!(c <= 127 && wordRest[c] === 1) && !(exponent && !hex)) break;
      this.at++;
    }
    const word = this.text.slice(from, this.at);
    this.skip();
    if (
      /^0[xX][0-9a-fA-F]+$/.test(word) ||
      /^0[bB][01]+$/.test(word) ||
      /^(0|[1-9]\d*)$/.test(word)
    )
      return BigInt(word);
    if (/^0[0-7]+$/.test(word)) return BigInt(`0o${word}`);
    const value = Number(word);
    return Number.isNaN(value) ? undefined : value;
  }

  /** A string in quotes, escapes resolved; undefined when none stands here. */
  string(): string | undefined {
    if (this.code !== 34) return undefined;
    const close = stringEnd(this.text, this.at, this.end);
    const body = this.text.slice(this.at + 1, close);
    this.at = Math.min(this.end, close + 1);
    this.skip();
    return unescaped(body);
  }
}

/** Offset of the quote that ends the string starting at `at`, or `end`. */
export function stringEnd(text: string, at: number, end: number): number {
  for (let i = at + 1; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c === 92) i++;
    else if (c === 34) return i;
  }
  return end;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Resolves `\n`, `\"`, octal and `\x` escapes; characters stand for bytes. */
function unescaped(body: string): string {
  if (!body.includes('\\')) return body;
  return body.replace(/\\(x[0-9a-fA-F]+|[0-7]{1,3}|.)/g, (_all, e: string) => {
    if (e[0] === 'x' && e.length > 1)
      return String.fromCharCode(Number.parseInt(e.slice(1), 16) & 255);
    if (/^[0-7]+$/.test(e)) return String.fromCharCode(Number.parseInt(e, 8) & 255);
    return ESCAPES[e] ?? e;
  });
}
