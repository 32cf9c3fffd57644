/**
 * The parser's view of the tokens: where it is, what comes next, and the list of errors. All
 * readers of one text share one cursor; nothing here knows a PTX construct.
 */

import type { PtxError, PtxSpan } from './ast.ts';
import { PtxTokens, Tok } from './lexer.ts';
import type { PtxTemplates } from './templates.ts';

const NONE: readonly string[] = [];

/** Of an instruction; the longest names have a dozen. */
const MOST_MODIFIERS = 64;

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

  /** What could not be read, also where that is not reported. */
  mistakes = 0;
  /** Instructions, names and modifiers that are known by their text. */
  readonly templates: PtxTemplates;

  constructor(text: string, templates: PtxTemplates) {
    this.text = text;
    this.tokens = new PtxTokens(text);
    this.templates = templates;
  }

  /** The index of a token that is there: the last one for those behind it. */
  private index(ahead: number): number {
    const at = this.at + ahead;
    const { kinds } = this.tokens;
    if (at >= kinds.length) this.tokens.upTo(at);
    return at < kinds.length ? at : kinds.length - 1;
  }

  /** Behind the last token, there are more of it. */
  kind(ahead = 0): number {
    return this.tokens.kinds[this.index(ahead)]!;
  }

  start(ahead = 0): number {
    return this.tokens.starts[this.index(ahead)]!;
  }

  end(ahead = 0): number {
    return this.tokens.ends[this.index(ahead)]!;
  }

  line(ahead = 0): number {
    return this.tokens.lines[this.index(ahead)]!;
  }

  /** Goes behind a statement that is known: see `PtxTokens.pass`. */
  pass(end: number, lines: number): void {
    this.tokens.pass(this.at, end, lines);
    this.at++;
  }

  /** Text of a token. */
  word(ahead = 0): string {
    return this.text.slice(this.start(ahead), this.end(ahead));
  }

  /** Text of the next token, the same string for the same text. */
  name(): string {
    return this.templates.word(this.word());
  }

  /**
   * Takes the dotted words that come next, without their dots: the same list for the same words.
   */
  modifiers(): readonly string[] {
    const first = this.at;
    while (this.kind() === Tok.Dot) this.at++;
    if (this.at === first) return NONE;
    const { starts, ends } = this.tokens;
    const end = Math.min(this.at, first + MOST_MODIFIERS);
    if (end < this.at) this.error(`more than ${MOST_MODIFIERS} modifiers`);
    return this.templates.list(this.text.slice(starts[first]!, ends[end - 1]!), () => {
      const made: string[] = [];
      for (let at = first; at < end; at++)
        made.push(this.templates.word(this.text.slice(starts[at]! + 1, ends[at]!)));
      return made;
    });
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
    this.mistakes++;
    const last = this.errors[this.errors.length - 1];
    if (this.errors.length >= 200 || last?.line === span.line) return;
    this.errors.push({ message, ...span });
  }
}
