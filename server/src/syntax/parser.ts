/**
 * The parser's core: a cursor over tokens, errors, the depth limit, and small helpers all of the
 * grammar shares. It knows no production; the grammar's files reach each other through `p.g`, so
 * that they need not import in circles.
 */
import { LIMITS } from '../base/index.ts';
import type {
  AnyBound,
  AnyExpr,
  AnyItem,
  AnyPat,
  AnyStmt,
  AnyType,
  Attr,
  Block,
  Edition,
  Interpolated,
  Keyword,
  Lifetime,
  Name,
  ParseError,
  SyntaxMark,
} from './ast.ts';
import { lexPart } from './lexer.ts';
import { shared } from './name-interner.ts';
import { inputOfPart, type TokenInput } from './token-input.ts';
import {
  fixedText,
  HEAD_OF_GLUED,
  isCloseDelim,
  isOpenDelim,
  lastIdent,
  T,
  TAIL_OF_GLUED,
} from './token-kind.ts';
import { isWaitingBody, type WaitingImplPlace } from './waiting-text.ts';

/** Productions that are needed before the file that defines them in the order of imports. */
export interface Grammar {
  readonly expr: (p: Parser, flags: number) => AnyExpr;
  readonly pat: (p: Parser) => AnyPat;
  readonly type: (p: Parser) => AnyType;
  readonly typeNoPlus: (p: Parser) => AnyType;
  /** A constant as generic argument. */
  readonly constArg: (p: Parser) => AnyExpr;
  readonly bounds: (p: Parser) => AnyBound[];
  /** The expression ends a statement without `;`. */
  readonly isBlockLike: (expr: AnyExpr) => boolean;
  readonly block: (p: Parser) => Block;
  readonly optItem: (p: Parser, attrs: readonly Attr[]) => AnyItem | undefined;
  readonly stmts: (p: Parser) => { stmts: AnyStmt[]; tail: AnyExpr | undefined };
  readonly isItemStart: (p: Parser, at: number) => boolean;
}

/**
 * Flags of expressions. `NO_STRUCT`: `{` after a path is not a struct literal. `STMT`: at the start
 * of a statement.
 */
export const NO_STRUCT = 1;
export const STMT = 2;

/**
 * Nesting deeper than this becomes a bogus node with an error. The call stack holds several times
 * as much.
 */
export const MAX_DEPTH = LIMITS.nesting.limit;

/**
 * Expressions higher than this are cut the same way. Chains (`a + b + ...`, `a.b.c...`) grow a tree
 * without nesting the parser, but consumers of the tree recurse over it.
 */
export const MAX_HEIGHT = LIMITS.chain.limit;

const MAX_ERRORS = LIMITS.syntaxErrors.limit;

const NO_ATTRS: readonly Attr[] = Object.freeze([]);

export { NO_ATTRS };

/** What a lazy parser leaves out: bodies by the offsets of their braces, and impls. */
export interface Jumped {
  readonly bodies: [open: number, close: number][];
  readonly impls: WaitingImplPlace[];
}

/**
 * Parsers of the same tokens, which it does not keep: see `TextInput`. For texts known to be
 * well-formed.
 */
export class LaterParser {
  readonly #input: TokenInput;
  readonly #grammar: Grammar;
  readonly #edition: Edition;
  readonly #jumped: Parser['jumped'];

  constructor(input: TokenInput, grammar: Grammar, edition: Edition, jumped: Parser['jumped']) {
    this.#input = input;
    this.#grammar = grammar;
    this.#edition = edition;
    this.#jumped = jumped;
  }

  /**
   * A parser that stands at token `index`, and has what is in the braces when it is an opening one.
   */
  at(index: number): Parser {
    const input = this.#input;
    const start = input.starts[index]!;
    if (input.kinds[index] === T.LBrace && isWaitingBody(input.waiting, start))
      return this.over(start, input.ends[input.partner[index]!]!);
    const parser = this.#parser(input);
    parser.jump(index);
    return parser;
  }

  /** A parser that has a part of the text alone, and the end of the file behind it. */
  over(start: number, end: number): Parser {
    return this.#parser(this.input(start, end));
  }

  /** The tokens of a part of the text; throws when they are broken. */
  input(start: number, end: number): TokenInput {
    const { text, waiting } = this.#input;
    const part = lexPart(text!, start, end, 0, this.#edition, waiting);
    if (part === undefined) throw new Error(`what waits at ${start} has no whole tokens`);
    return inputOfPart(text!, part, waiting);
  }

  #parser(input: TokenInput): Parser {
    const parser = new Parser(input, this.#grammar, this.#edition);
    parser.lazyBodies = true;
    parser.jumped = this.#jumped;
    return parser;
  }
}

export class Parser {
  readonly input: TokenInput;
  readonly g: Grammar;
  readonly edition: Edition;
  readonly errors: ParseError[] = [];
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly partner: Int32Array;
  readonly text: string | undefined;
  /** Highest kind that may be used as an identifier in this edition. */
  private readonly identMax: number;
  /** Column of each line's first token by token index; only when a brace is missing somewhere. */
  private readonly indents: Int32Array | undefined;
  /** Items that start a line at this column or further left end the blocks they stand in. */
  indentLimit = -1;
  pos = 0;
  kind: number;
  /** End of the token before the current one. */
  prevEnd = 0;
  depth = 0;
  /** Bodies of functions and items of impls are parsed when they are first asked for. */
  lazyBodies = false;
  /** Calls of macros, items in blocks, and nodes from elsewhere that may hold some, so far. */
  collectable = 0;
  /** Height of the highest expression tree finished inside the expression being parsed. */
  height = 0;
  /**
   * Glued tokens that were split, to be put together again: index, old kind. Only for token trees.
   */
  readonly splits: number[] = [];
  /** Nodes that came whole out of interpolated tokens and keep their places. */
  readonly inserted = new Set<object>();
  #later: LaterParser | undefined;
  /** What was left out, when somebody wants to know it. */
  jumped: Jumped | undefined;

  constructor(input: TokenInput, grammar: Grammar, edition: Edition) {
    this.input = input;
    this.g = grammar;
    this.edition = edition;
    this.kinds = input.kinds;
    this.starts = input.starts;
    this.ends = input.ends;
    this.partner = input.partner;
    this.text = input.text;
    this.kind = input.kinds[0]!;
    this.prevEnd = input.starts[0]!;
    this.identMax = lastIdent(edition);
    this.indents = input.unclosed && input.text !== undefined ? lineColumns(input) : undefined;
  }

  // -------------------------------------------------------------------------------- cursor

  get start(): number {
    return this.starts[this.pos]!;
  }

  get end(): number {
    return this.ends[this.pos]!;
  }

  /**
   * The start of a node that may have consumed nothing: then it is empty, behind the last token.
   */
  from(start: number): number {
    return Math.min(start, this.prevEnd);
  }

  /** A block begins `n` tokens ahead, written or as a macro fragment. */
  blockAt(n: number): boolean {
    const kind = this.nth(n);
    if (kind !== T.Interpolated) return kind === T.LBrace;
    const tree = this.input.trees?.[this.pos + n];
    return tree?.kind === 'Interpolated' && tree.fragment === 'block';
  }

  /** Kind of the token `n` places ahead. */
  nth(n: number): number {
    return this.kinds[this.pos + n] ?? T.Eof;
  }

  bump(): void {
    if (this.kind === T.Eof) return;
    this.prevEnd = this.ends[this.pos]!;
    this.kind = this.kinds[++this.pos]!;
  }

  /** Moves on to token `index`, never back. */
  jump(index: number): void {
    if (index <= this.pos) return;
    this.prevEnd = this.ends[index - 1]!;
    this.pos = index;
    this.kind = this.kinds[index]!;
  }

  /** For places where a check of `kind` has narrowed its type and the cursor has moved since. */
  at(kind: number): boolean {
    return this.kind === kind;
  }

  eat(kind: number): boolean {
    if (this.kind !== kind) return false;
    this.bump();
    return true;
  }

  /** True at `kind` or at a glued token that starts with it. */
  atSplit(kind: number): boolean {
    return this.kind === kind || HEAD_OF_GLUED[this.kind] === kind;
  }

  /** Eats `kind`, taking it off the front of a glued token if need be. */
  eatSplit(kind: number): boolean {
    if (this.kind === kind) {
      this.bump();
      return true;
    }
    if (HEAD_OF_GLUED[this.kind] !== kind) return false;
    const tail = TAIL_OF_GLUED[this.kind]!;
    if (this.text === undefined) this.splits.push(this.pos, this.kind);
    this.kinds[this.pos] = tail;
    this.prevEnd = ++this.starts[this.pos]!;
    this.kind = tail;
    return true;
  }

  /** Eats `kind` or reports that it is missing. */
  expect(kind: number): boolean {
    if (this.eat(kind)) return true;
    this.errorMissing(`\`${fixedText(kind)}\``);
    return false;
  }

  /** No space between token `n` ahead and the one behind it. */
  jointAt(n: number): boolean {
    const at = this.pos + n;
    if (this.text !== undefined) return this.ends[at] === this.starts[at + 1];
    const tree = this.input.trees?.[at];
    return tree?.kind === 'Token' && tree.spacing === 'joint';
  }

  // ------------------------------------------------------------------------------ texts and leaves

  tokenText(index = this.pos): string {
    if (this.text !== undefined) return this.text.slice(this.starts[index]!, this.ends[index]!);
    const tree = this.input.trees?.[index];
    if (tree?.kind === 'Token') return tree.text;
    return fixedText(this.kinds[index]!);
  }

  private ctxtAt(index: number): SyntaxMark | undefined {
    const tree = this.input.trees?.[index];
    return tree === undefined || tree.kind === 'Interpolated' ? undefined : tree.ctxt;
  }

  /** An identifier or a keyword that this edition (or this place) takes as one. */
  isIdent(kind: number): boolean {
    return kind >= T.Ident && kind <= this.identMax;
  }

  atIdent(): boolean {
    return this.kind >= T.Ident && this.kind <= this.identMax;
  }

  /** The current token as a name, whatever it is. */
  name(): Name {
    const { pos, start, end } = this;
    let text = this.tokenText();
    if (this.kind === T.Ident && text.startsWith('r#')) text = text.slice(2);
    const ctxt = this.text === undefined ? this.ctxtAt(pos) : undefined;
    this.bump();
    // Set later, the mark would take a list of its own.
    return ctxt === undefined
      ? { kind: 'Name', start, end, text: shared(text) }
      : { kind: 'Name', start, end, text: shared(text), ctxt };
  }

  /** An identifier, or an error and an empty name behind the last token. */
  nameOrMissing(what = 'an identifier'): Name {
    if (this.atIdent()) return this.name();
    this.errorMissing(what);
    return this.emptyName();
  }

  emptyName(): Name {
    return { kind: 'Name', start: this.prevEnd, end: this.prevEnd, text: '' };
  }

  /** The current `Lifetime` token. */
  lifetime(): Lifetime {
    const { pos, start, end } = this;
    let text = this.tokenText();
    if (text.startsWith("'r#")) text = `'${text.slice(3)}`;
    const lifetime: Lifetime = { kind: 'Lifetime', start, end, text };
    if (this.text === undefined) {
      const ctxt = this.ctxtAt(pos);
      if (ctxt !== undefined) lifetime.ctxt = ctxt;
    }
    this.bump();
    return lifetime;
  }

  /** The current token as a keyword leaf. */
  keyword(): Keyword {
    const { start, end } = this;
    const keyword: Keyword = { kind: 'Keyword', start, end, text: this.tokenText() };
    this.bump();
    return keyword;
  }

  optKeyword(kind: number): Keyword | undefined {
    return this.kind === kind ? this.keyword() : undefined;
  }

  /** The interpolated node at the current token if it is of one of these fragments. */
  interpolated(...fragments: Interpolated['fragment'][]): Interpolated | undefined {
    if (this.kind !== T.Interpolated) return undefined;
    const tree = this.input.trees?.[this.pos];
    if (tree?.kind !== 'Interpolated' || !fragments.includes(tree.fragment)) return undefined;
    this.collectable++;
    return tree;
  }

  // -------------------------------------------------------------------------------- errors

  errorAt(message: string, start: number, end: number): void {
    const last = this.errors[this.errors.length - 1];
    if (last !== undefined && last.start === start && last.end === end) return;
    if (this.errors.length < MAX_ERRORS) this.errors.push({ message, start, end });
  }

  /** An error at the current token. */
  error(message: string): void {
    if (this.kind === T.Eof) this.errorAt(message, this.prevEnd, this.prevEnd);
    else this.errorAt(message, this.start, this.end);
  }

  /**
   * `expected WHAT, found ...`: at the current token, or behind the last one when a new line has
   * begun.
   */
  errorMissing(what: string): void {
    const message = `expected ${what}, found ${this.found()}`;
    if (this.kind !== T.Eof && !this.onNewLine()) {
      this.errorAt(message, this.start, this.end);
      return;
    }
    // The character before is underlined: there is none behind.
    const from = this.text === undefined ? this.prevEnd : Math.max(0, this.prevEnd - 1);
    this.errorAt(message, from, this.prevEnd);
  }

  /** `expected WHAT, found ...` at the current token, wherever it stands. */
  errorHere(what: string): void {
    this.error(`expected ${what}, found ${this.found()}`);
  }

  private found(): string {
    if (this.kind === T.Eof) return this.text === undefined ? 'the end' : 'the end of the file';
    if (this.kind === T.Interpolated) return 'a macro fragment';
    const text = this.tokenText();
    if (this.kind >= T.OuterLineDoc && this.kind <= T.InnerBlockDoc) return 'a doc comment';
    return text.length > 24 ? `\`${text.slice(0, 20)}...\`` : `\`${text}\``;
  }

  /** A line end lies between the last token and the current one. */
  onNewLine(): boolean {
    if (this.text === undefined) return false;
    return this.text.slice(this.prevEnd, this.start).includes('\n');
  }

  // --------------------------------------------------------------------------- limits and recovery

  /**
   * Opens a level of nesting. False, with an error, when the limit is reached: then `leave` is not
   * called.
   */
  enter(): boolean {
    if (this.depth < MAX_DEPTH) {
      this.depth++;
      return true;
    }
    this.error(`nesting exceeds the limit of ${MAX_DEPTH} levels`);
    this.skipPastNesting();
    return false;
  }

  leave(): void {
    this.depth--;
  }

  /**
   * Skips what cannot be parsed at this depth: to the end of the statement or of what encloses it.
   */
  skipPastNesting(): void {
    let at = this.pos;
    const { kinds, input } = this;
    while (at < input.count) {
      const kind = kinds[at]!;
      if (kind === T.Semi || isCloseDelim(kind)) break;
      at = isOpenDelim(kind) && input.partner[at]! > at ? input.partner[at]! + 1 : at + 1;
    }
    this.jump(at);
  }

  /**
   * Eats the closing delimiter of the list that token `open` opened, or reports that `what` is
   * missing and skips to it, unless a `;` lies between: then the list was broken off and the
   * statements behind it count more.
   */
  closeList(open: number, close: number, what: string): void {
    if (this.eat(close)) return;
    this.errorMissing(what);
    const partner = this.partner[open]!;
    if (partner < this.pos) return;
    for (let at = this.pos; at < partner; ) {
      const kind = this.kinds[at]!;
      if (kind === T.Semi) return;
      at = isOpenDelim(kind) && this.partner[at]! > at ? this.partner[at]! + 1 : at + 1;
    }
    this.jump(partner + 1);
  }

  /**
   * Eats the comma between two elements; one that was forgotten inside closed delimiters is
   * reported and made up for. `elementAt` is the token where the last element began: without any
   * progress the list ends.
   */
  listGoesOn(open: number, close: number, elementAt: number): boolean {
    if (this.eat(T.Comma)) return true;
    if (this.pos === elementAt) return false;
    if (this.kind === close || this.partner[open]! <= this.pos || this.onNewLine()) return false;
    this.errorMissing(`\`,\` or \`${fixedText(close)}\``);
    return true;
  }

  /** Skips one token, or a whole delimited group. */
  skipTree(): void {
    const partner = this.partner[this.pos]!;
    this.jump(isOpenDelim(this.kind) && partner > this.pos ? partner + 1 : this.pos + 1);
  }

  /** Does a group in braces begin here that is to be parsed when somebody asks for it? */
  get mayWait(): boolean {
    return this.lazyBodies && this.kind === T.LBrace && this.partner[this.pos]! > this.pos;
  }

  /** For what is skipped now and read when somebody asks for it. */
  get later(): LaterParser {
    this.#later ??= new LaterParser(this.input, this.g, this.edition, this.jumped);
    return this.#later;
  }

  /** Leaves a body out that begins with token `open`, an opening brace. */
  jumpBody(open: number): void {
    const close = this.partner[open]!;
    this.jumped?.bodies.push([this.starts[open]!, this.starts[close]!]);
    this.jump(close + 1);
  }

  /**
   * Column of the first token on the line of token `index`, when it matters for recovery, otherwise
   * -1.
   */
  lineColumn(index: number): number {
    return this.indents === undefined ? -1 : this.indents[index]! >> 1;
  }

  /**
   * At a `}` that starts its line left of `column`, while a brace is missing somewhere: it closes
   * an outer block.
   */
  closesOuter(column: number): boolean {
    if (this.indents === undefined) return false;
    const packed = this.indents[this.pos]!;
    return (packed & 1) === 1 && packed >> 1 < column;
  }

  /**
   * An item starts a line here, no further to the right than the item around it, while a brace is
   * missing somewhere: the blocks between are taken as closed.
   */
  closedByIndent(): boolean {
    if (this.indents === undefined) return false;
    const packed = this.indents[this.pos]!;
    if ((packed & 1) === 0 || packed >> 1 > this.indentLimit) return false;
    return this.g.isItemStart(this, this.pos);
  }
}

/** For each token twice the column of its line's first token, plus one if it is that token. */
function lineColumns(input: TokenInput): Int32Array {
  const text = input.text ?? '';
  const out = new Int32Array(input.kinds.length);
  let column = 0;
  let before = 0;
  for (let i = 0; i < input.count; i++) {
    const start = input.starts[i]!;
    const gap = text.slice(before, start);
    const lineEnd = gap.lastIndexOf('\n');
    // Comments before the token on its line are rare; they count as part of its column.
    const first = i === 0 || lineEnd >= 0;
    if (first) column = gap.length - lineEnd - 1;
    before = input.ends[i]!;
    out[i] = column * 2 + (first ? 1 : 0);
  }
  return out;
}
