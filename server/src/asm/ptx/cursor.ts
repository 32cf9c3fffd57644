/**
 * The parser's view of the tokens: where it is, what comes next, and the list of errors. All
 * readers of one text share one cursor; nothing here knows a PTX construct.
 */

import type { PtxError, PtxSpan } from './ast.ts';
import { type PtxTokens, Tok } from './lexer.ts';

const NONE: readonly string[] = [];

export class PtxCursor {
  readonly text: string;
  readonly tokens: PtxTokens;
  readonly errors: PtxError[] = [];
  /** Index of the next token. */
  at = 0;
  /**
   * Nesting of braces, lists and expressions; bounded so that hostile input cannot exhaust the
   * stack.
   */
  depth = 0;

  /**
   * Names that repeat are one string each, and so are the modifiers of instructions that are named
   * alike.
   */
  private readonly words = new Map<string, string>();
  private readonly names = new Map<string, readonly string[]>();

  constructor(text: string, tokens: PtxTokens) {
    this.text = text;
    this.tokens = tokens;
  }

  /** Behind the last token, there are more of it. */
  kind(ahead = 0): number {
    return this.tokens.kinds[this.at + ahead] ?? Tok.Eof;
  }

  start(ahead = 0): number {
    const { starts } = this.tokens;
    return starts[Math.min(this.at + ahead, starts.length - 1)]!;
  }

  end(ahead = 0): number {
    const { ends } = this.tokens;
    return ends[Math.min(this.at + ahead, ends.length - 1)]!;
  }

  line(ahead = 0): number {
    const { lines } = this.tokens;
    return lines[Math.min(this.at + ahead, lines.length - 1)]!;
  }

  /** Text of a token. */
  word(ahead = 0): string {
    return this.text.slice(this.start(ahead), this.end(ahead));
  }

  /** Text of the next token, the same string for the same text. */
  name(): string {
    const word = this.word();
    const known = this.words.get(word);
    if (known !== undefined) return known;
    this.words.set(word, word);
    return word;
  }

  /**
   * Takes the dotted words that come next, without their dots: the same list for the same words.
   */
  modifiers(): readonly string[] {
    const first = this.at;
    while (this.kind() === Tok.Dot) this.at++;
    if (this.at === first) return NONE;
    const key = this.text.slice(this.tokens.starts[first]!, this.lastEnd());
    const known = this.names.get(key);
    if (known) return known;
    const made: string[] = [];
    for (let at = first; at < this.at; at++)
      made.push(this.text.slice(this.tokens.starts[at]! + 1, this.tokens.ends[at]!));
    this.names.set(key, made);
    return made;
  }

  /** True when the next token is this dotted word, `.reg`. */
  isDot(name: string): boolean {
    return (
      this.kind() === Tok.Dot &&
      this.end() - this.start() === name.length + 1 &&
      this.text.startsWith(name, this.start() + 1)
    );
  }

  bump(): void {
    if (this.kind() !== Tok.Eof) this.at++;
  }

  /** Takes the next token when it has this kind. */
  eat(kind: number): boolean {
    if (this.kind() !== kind) return false;
    this.bump();
    return true;
  }

  /** Takes the token or reports that `what` is missing, without moving. */
  expect(kind: number, what: string): boolean {
    if (this.eat(kind)) return true;
    this.error(`expected ${what}`);
    return false;
  }

  /** End of the token before the next one. */
  lastEnd(): number {
    return this.at > 0 ? this.tokens.ends[this.at - 1]! : 0;
  }

  /** From a token's start to the end of what has been read. */
  spanFrom(token: number): PtxSpan {
    const start = this.tokens.starts[token]!;
    return { start, end: Math.max(start, this.lastEnd()), line: this.tokens.lines[token]! };
  }

  /** The place of the next token. */
  here(): PtxSpan {
    return { start: this.start(), end: this.end(), line: this.line() };
  }

  /**
   * Reports at the next token; at most one report for each line and not more than 200 for a text.
   */
  error(message: string, span: PtxSpan = this.here()): void {
    const last = this.errors[this.errors.length - 1];
    if (this.errors.length >= 200 || last?.line === span.line) return;
    this.errors.push({ message, ...span });
  }
}
