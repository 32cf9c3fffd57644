/**
 * Text to tokens, lossless: tokens lie end to end and together are the whole text. Never throws;
 * what is no token of Rust becomes `Unknown` (or the nearest token) with an error.
 *
 * The result is two flat arrays. When the text ends inside a string, the first string that runs
 * over a line end is cut there and lexing goes on behind it: one forgotten quote then costs one
 * line, not the rest of the file.
 */
import { LIMITS } from '../base/index.ts';
import type { Edition, ParseError } from './ast.ts';
import { isDigit, isEmoji, isHexDigit, isIdentContinue, isIdentStart, isSpace } from './chars.ts';
import { isTrivia, KEYWORDS, KIND_COUNT, PUNCTUATION, T } from './token-kind.ts';
import { WaitingCursor, type WaitingText } from './waiting-text.ts';

/**
 * Token `i` is `text.slice(starts[i], starts[i + 1])`; the last one, at index `count`, is `Eof`.
 */
export interface LexedText {
  readonly text: string;
  readonly kinds: Uint8Array;
  /** One entry more than there are tokens: the text's length. */
  readonly starts: Int32Array;
  /** Number of tokens, trivia included, `Eof` excluded. */
  readonly count: number;
  readonly errors: readonly ParseError[];
}

/**
 * Cuts of runaway strings are tried this often; then every string over a line end is cut. Keeps
 * lexing linear.
 */
const MAX_CUTS = 4;

const MAX_ERRORS = LIMITS.syntaxErrors.limit;

/** Is the token one for the parser? */
export function isSignificant(kind: number): boolean {
  return !isTrivia(kind) && kind !== T.Unknown;
}

/**
 * Lexes a file. `edition` decides about reserved prefixes (2021) and guarded strings (2024). What
 * waits is white space: bodies between their braces, impls behind the word `impl`.
 */
export function lex(text: string, edition: Edition = 2021, waiting?: WaitingText): LexedText {
  const lexer = new Lexer(text, edition, text.length, waiting);
  lexer.fileStart();
  lexer.run();
  return lexer.finish();
}

/** Lexes a piece of text that is not a file: no shebang, no frontmatter. */
export function lexFragment(text: string, edition: Edition = 2021): LexedText {
  const lexer = new Lexer(text, edition);
  lexer.run();
  return lexer.finish();
}

/** Tokens of a part of a text, and some behind it. */
export interface LexedPart {
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Tokens of the part, without trivia; behind them lie those of the text that follows. */
  readonly count: number;
  readonly ahead: number;
}

/** Trivia behind a part that is looked through for the tokens behind it. */
const MAX_AHEAD = 64;

/**
 * The significant tokens from `from` to `to`, where tokens begin and end when the whole text is
 * lexed, and the next `ahead` ones. Undefined when something is wrong in them: then what is right
 * may depend on the whole text. What waits counts behind the first character.
 */
export function lexPart(
  text: string,
  from: number,
  to: number,
  ahead: number,
  edition: Edition,
  waiting?: WaitingText,
): LexedPart | undefined {
  return new Lexer(text, edition, to - from + MAX_AHEAD, waiting).part(from, to, ahead);
}

// Keywords are found by the hash that the scan of an identifier computes on its way.
const HASH_SLOTS = 1024;
const HASH_KIND = new Uint8Array(HASH_SLOTS);
const HASH_WORD: string[] = new Array<string>(HASH_SLOTS).fill('');
for (const [word, kind] of Object.entries(KEYWORDS)) {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
  let slot = hash & (HASH_SLOTS - 1);
  while (HASH_WORD[slot] !== '') slot = (slot + 1) & (HASH_SLOTS - 1);
  HASH_WORD[slot] = word;
  HASH_KIND[slot] = kind;
}

/**
 * Where tokens are written before it is known how many there are; texts are lexed one after the
 * other. For longer texts, which are rare, there is memory of its own.
 */
const SCRATCH = 1 << 17;
let scratchKinds: Uint8Array | undefined;
let scratchStarts: Int32Array | undefined;

class Lexer {
  private readonly text: string;
  private readonly edition: Edition;
  private readonly kinds: Uint8Array;
  private readonly starts: Int32Array;
  private count = 0;
  private pos = 0;
  private errors: ParseError[] = [];
  /** Where to go back to when the text ends inside a string: the first string over a line end. */
  private runaway: { pos: number; count: number; errors: number; odd: boolean } | undefined;
  private cuts = 0;
  /** The string that starts here ends at the line's end. */
  private cutAt = -1;
  private readonly waitingText: WaitingText | undefined;
  private waiting: WaitingCursor | undefined;

  constructor(
    text: string,
    edition: Edition,
    capacity = text.length,
    waiting: WaitingText | undefined = undefined,
  ) {
    this.text = text;
    this.edition = edition;
    this.waitingText = waiting;
    if (waiting !== undefined) this.waiting = new WaitingCursor(waiting, 0);
    if (capacity + 2 > SCRATCH) {
      this.kinds = new Uint8Array(capacity + 2);
      this.starts = new Int32Array(capacity + 2);
    } else {
      this.kinds = scratchKinds ??= new Uint8Array(SCRATCH);
      this.starts = scratchStarts ??= new Int32Array(SCRATCH);
    }
  }

  part(from: number, to: number, ahead: number): LexedPart | undefined {
    this.pos = from;
    const { waitingText } = this;
    if (waitingText !== undefined) this.waiting = new WaitingCursor(waitingText, from + 1);
    this.run(to);
    if (this.pos !== to || this.errors.length > 0) return undefined;
    const own = this.count;
    let behind = 0;
    while (behind < ahead && this.pos < this.text.length) {
      if (this.count - own >= MAX_AHEAD) return undefined;
      this.run(this.pos + 1);
      if (this.errors.length > 0) return undefined;
      if (isSignificant(this.kinds[this.count - 1]!)) behind++;
    }
    const kinds = new Uint8Array(own + ahead);
    const starts = new Int32Array(own + ahead);
    const ends = new Int32Array(own + ahead);
    this.starts[this.count] = this.pos;
    let at = 0;
    let count = 0;
    for (let i = 0; i < this.count; i++) {
      if (i === own) count = at;
      const kind = this.kinds[i]!;
      if (!isSignificant(kind)) continue;
      kinds[at] = kind;
      starts[at] = this.starts[i]!;
      ends[at] = this.starts[i + 1]!;
      at++;
    }
    if (this.count === own) count = at;
    return { kinds, starts, ends, count, ahead: at - count };
  }

  finish(): LexedText {
    this.starts[this.count] = this.text.length;
    this.kinds[this.count] = T.Eof;
    return {
      text: this.text,
      kinds: this.kinds.slice(0, this.count + 1),
      starts: this.starts.slice(0, this.count + 1),
      count: this.count,
      errors: this.errors,
    };
  }

  private emit(kind: number, end: number): void {
    this.kinds[this.count] = kind;
    this.starts[this.count] = this.pos;
    this.count++;
    this.pos = end;
  }

  private error(message: string, start: number, end: number): void {
    if (this.errors.length < MAX_ERRORS) this.errors.push({ message, start, end });
  }

  /** Byte-order mark, shebang, frontmatter. */
  fileStart(): void {
    const { text } = this;
    if (text.charCodeAt(0) === 0xfeff) this.emit(T.Whitespace, 1);
    if (text.startsWith('#!', this.pos) && !this.isInnerAttribute(this.pos + 2)) {
      this.emit(T.Shebang, this.lineEnd(this.pos));
    }
    let at = this.pos;
    while (at < text.length && isSpace(text.charCodeAt(at))) at++;
    const atLineStart = at === 0 || at === this.pos || text[at - 1] === '\n';
    if (atLineStart && text.startsWith('---', at)) {
      if (at > this.pos) this.emit(T.Whitespace, at);
      let dashes = 3;
      while (text[at + dashes] === '-') dashes++;
      const fence = `\n${'-'.repeat(dashes)}`;
      const close = text.indexOf(fence, this.lineEnd(at));
      if (close < 0) this.error('unclosed frontmatter', at, at + dashes);
      this.emit(T.Frontmatter, close < 0 ? this.lineEnd(at) : this.lineEnd(close + 1));
    }
  }

  /** After `#!`: spaces and comments, then `[`. */
  private isInnerAttribute(from: number): boolean {
    const { text } = this;
    let at = from;
    for (;;) {
      while (at < text.length && isSpace(text.charCodeAt(at))) at++;
      if (text.startsWith('//', at)) at = this.lineEnd(at);
      else if (text.startsWith('/*', at)) at = this.blockCommentEnd(at).end;
      else return text[at] === '[';
    }
  }

  private lineEnd(from: number): number {
    const at = this.text.indexOf('\n', from);
    if (at < 0) return this.text.length;
    return at > from && this.text.charCodeAt(at - 1) === 13 ? at - 1 : at;
  }

  run(limit = this.text.length): void {
    const { text } = this;
    while (this.pos < limit) {
      const c = text.charCodeAt(this.pos);
      if (c === 32 || c === 10 || c === 9 || c === 13) this.space();
      else if ((c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95) this.word(c);
      else if (c >= 48 && c <= 57) this.number();
      else if (c === 47) this.slash();
      else if (c === 34) this.quoted(T.Str, 1);
      else if (c === 39) this.quote();
      else if (c === 123 && this.waiting !== undefined) this.brace(this.waiting);
      else if (c < 128) this.punctuation(c);
      else this.other();
    }
  }

  /** `{`, and what is in it when that is a body that waits. */
  private brace(waiting: WaitingCursor): void {
    const open = this.pos;
    this.emit(T.LBrace, open + 1);
    const close = waiting.closeOf(open);
    if (close !== undefined) this.emit(T.Whitespace, close);
  }

  private space(): void {
    const { text } = this;
    let at = this.pos + 1;
    for (;;) {
      const c = text.charCodeAt(at);
      if (c === 32 || c === 10 || c === 9 || c === 13 || isSpace(c)) at++;
      else break;
    }
    this.emit(T.Whitespace, at);
  }

  /** Identifiers, keywords, and literals that start with a letter. */
  private word(first: number): void {
    const { text } = this;
    let hash = first;
    let at = this.pos + 1;
    let c = text.charCodeAt(at);
    while (
      (c >= 97 && c <= 122) ||
      c === 95 ||
      (c >= 65 && c <= 90) ||
      (c >= 48 && c <= 57) ||
      (c >= 128 && isIdentContinue(text.codePointAt(at)!))
    ) {
      hash = (Math.imul(hash, 31) + c) | 0;
      at += c >= 0xd800 && c < 0xdc00 ? 2 : 1;
      c = text.charCodeAt(at);
    }
    if (c === 34 || c === 39 || c === 35) {
      if (this.prefixed(at, c)) return;
    } else if (c >= 128 && isEmoji(text.codePointAt(at)!)) {
      this.emojiWord(at);
      return;
    }
    const start = this.pos;
    const kind = this.keywordKind(hash, start, at);
    this.emit(kind, at);
    if (kind === T.KwImpl && this.waiting !== undefined) {
      const end = this.waiting.endOfImpl(start);
      if (end !== undefined) this.emit(T.Whitespace, end);
    }
  }

  private keywordKind(hash: number, start: number, end: number): number {
    let slot = hash & (HASH_SLOTS - 1);
    for (;;) {
      const word = HASH_WORD[slot]!;
      if (word === '') return T.Ident;
      if (word.length === end - start && this.text.startsWith(word, start)) return HASH_KIND[slot]!;
      slot = (slot + 1) & (HASH_SLOTS - 1);
    }
  }

  /** A word directly before `"`, `'` or `#`. True when a token was made. */
  private prefixed(end: number, next: number): boolean {
    const { text } = this;
    const prefix = end - this.pos <= 2 ? text.slice(this.pos, end) : '';
    if (next === 39) {
      if (prefix === 'b') {
        this.charLiteral(T.Byte, end + 1);
        return true;
      }
      return false;
    }
    if (next === 34) {
      const kind = PLAIN_STRINGS[prefix];
      if (kind !== undefined) {
        this.quoted(kind, prefix.length + 1);
        return true;
      }
    }
    const raw = RAW_STRINGS[prefix];
    if (raw !== undefined) {
      let at = end;
      while (text.charCodeAt(at) === 35) at++;
      const hashes = at - end;
      if (text.charCodeAt(at) === 34) {
        this.rawString(raw, at + 1, hashes);
        return true;
      }
      if (prefix === 'r' && hashes === 1 && isIdentStart(text.codePointAt(at) ?? Number.NaN)) {
        this.emit(T.Ident, this.identEnd(at));
        return true;
      }
    }
    if (this.edition >= 2021) {
      const word = text.slice(this.pos, end);
      this.error(`the prefix \`${word}\` is reserved; put a space behind it`, this.pos, end);
    }
    return false;
  }

  /**
   * End of a literal with its suffix, which no literal with quotes may have, but which belongs to
   * its token.
   */
  private suffixEnd(end: number): number {
    const c = this.text.charCodeAt(end);
    return (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95 ? this.identEnd(end) : end;
  }

  private identEnd(from: number): number {
    const { text } = this;
    let at = from;
    for (;;) {
      const c = text.codePointAt(at);
      if (c === undefined || !isIdentContinue(c)) return at;
      at += c > 0xffff ? 2 : 1;
    }
  }

  /** Emoji in or at the start of an identifier: one token, one error. */
  private emojiWord(from: number): void {
    const { text } = this;
    let at = from;
    for (;;) {
      const c = text.codePointAt(at);
      if (c === undefined || !(isIdentContinue(c) || isEmoji(c))) break;
      at += c > 0xffff ? 2 : 1;
    }
    this.error('identifiers cannot contain emoji', this.pos, at);
    this.emit(T.Ident, at);
  }

  private number(): void {
    const { text } = this;
    let at = this.pos;
    let kind: number = T.Int;
    const second = text.charCodeAt(at + 1) | 32;
    if (text.charCodeAt(at) === 48 && (second === 120 || second === 111 || second === 98)) {
      at += 2;
      while (isHexDigit(text.charCodeAt(at)) || text.charCodeAt(at) === 95) {
        // `0b1e3`, `0o17f` hold wrong digits; they stay one token for one clear error later.
        at++;
      }
      this.emit(kind, this.identEnd(at));
      return;
    }
    at = this.digits(at);
    if (text.charCodeAt(at) === 46) {
      const next = text.codePointAt(at + 1) ?? Number.NaN;
      if (isDigit(next)) {
        kind = T.Float;
        at = this.digits(at + 1);
      } else if (next !== 46 && !isIdentStart(next)) {
        this.emit(T.Float, at + 1);
        return;
      }
    }
    if ((text.charCodeAt(at) | 32) === 101) {
      let exponent = at + 1;
      const sign = text.charCodeAt(exponent);
      if (sign === 43 || sign === 45) exponent++;
      while (text.charCodeAt(exponent) === 95) exponent++;
      if (isDigit(text.charCodeAt(exponent))) {
        kind = T.Float;
        at = this.digits(exponent);
      }
    }
    this.emit(kind, this.identEnd(at));
  }

  private digits(from: number): number {
    const { text } = this;
    let at = from;
    for (;;) {
      const c = text.charCodeAt(at);
      if ((c >= 48 && c <= 57) || c === 95) at++;
      else return at;
    }
  }

  /** `/`, `/=` and comments. */
  private slash(): void {
    const { text } = this;
    const next = text.charCodeAt(this.pos + 1);
    if (next === 47) {
      const third = text.charCodeAt(this.pos + 2);
      let kind: number = T.LineComment;
      if (third === 33) kind = T.InnerLineDoc;
      else if (third === 47 && text.charCodeAt(this.pos + 3) !== 47) kind = T.OuterLineDoc;
      this.emit(kind, this.lineEnd(this.pos));
    } else if (next === 42) {
      const { end, closed } = this.blockCommentEnd(this.pos);
      if (!closed) this.error('unterminated block comment', this.pos, this.pos + 2);
      // Cut at the line's end like a string, so that a comment just begun does not hide the file.
      const cut = !closed && this.cuts++ < MAX_CUTS;
      const third = text.charCodeAt(this.pos + 2);
      const fourth = text.charCodeAt(this.pos + 3);
      let kind: number = T.BlockComment;
      if (third === 33) kind = T.InnerBlockDoc;
      else if (third === 42 && fourth !== 42 && fourth !== 47) kind = T.OuterBlockDoc;
      this.emit(kind, cut ? this.lineEnd(this.pos) : end);
    } else if (next === 61) this.emit(T.SlashEq, this.pos + 2);
    else this.emit(T.Slash, this.pos + 1);
  }

  /** Block comments nest. */
  private blockCommentEnd(start: number): { end: number; closed: boolean } {
    const { text } = this;
    let depth = 1;
    let at = start + 2;
    while (at < text.length) {
      const c = text.charCodeAt(at);
      if (c === 42 && text.charCodeAt(at + 1) === 47) {
        at += 2;
        if (--depth === 0) return { end: at, closed: true };
      } else if (c === 47 && text.charCodeAt(at + 1) === 42) {
        depth++;
        at += 2;
      } else at++;
    }
    return { end: text.length, closed: false };
  }

  /** Strings with escapes; `skip` is the length of prefix and quote. */
  private quoted(kind: number, skip: number): void {
    const { text } = this;
    const start = this.pos;
    const n = text.length;
    let at = start + skip;
    let firstLineEnd = -1;
    while (at < n) {
      const c = text.charCodeAt(at);
      if (c === 34) {
        if (firstLineEnd >= 0) this.noteRunaway(start, at + 1);
        this.emit(kind, this.suffixEnd(at + 1));
        return;
      }
      if (c === 92 && text.charCodeAt(at + 1) !== 10) {
        at += 2;
        continue;
      }
      if (c === 10) {
        if (firstLineEnd < 0) firstLineEnd = at;
        if (start === this.cutAt || this.cuts > MAX_CUTS) break;
      }
      at++;
    }
    if (firstLineEnd < 0) firstLineEnd = Math.min(at, n);
    this.unterminated(kind, start, firstLineEnd);
  }

  /**
   * Remembers the first string over a line end that looks like the text between two strings: behind
   * such a one comes what stands in a string, not what stands behind one. Without any such, the
   * first of all.
   */
  private noteRunaway(start: number, end: number): void {
    const odd = !isBehindString(this.text.charCodeAt(end));
    if (this.runaway !== undefined && (this.runaway.odd || !odd)) return;
    this.runaway = { pos: start, count: this.count, errors: this.errors.length, odd };
  }

  /** A string without an end: cut the first one over a line end, which may be an earlier one. */
  private unterminated(kind: number, start: number, lineEnd: number): void {
    const earlier = this.runaway;
    this.cuts++;
    if (earlier !== undefined && earlier.pos < start && this.cuts <= MAX_CUTS) {
      this.runaway = undefined;
      this.pos = earlier.pos;
      this.count = earlier.count;
      this.errors.length = earlier.errors;
      this.cutAt = earlier.pos;
      return;
    }
    const end = this.text.charCodeAt(lineEnd - 1) === 13 ? lineEnd - 1 : lineEnd;
    this.error('unterminated string', start, end);
    this.emit(kind, Math.max(end, start + 1));
  }

  private rawString(kind: number, contents: number, hashes: number): void {
    const { text } = this;
    const start = this.pos;
    const close = `"${'#'.repeat(hashes)}`;
    // Once cutting was tried too often, raw strings end on their line or are cut: no search to the
    // end for each.
    const limit = this.cuts > MAX_CUTS ? this.lineEnd(contents) : text.length;
    const end =
      this.cuts > MAX_CUTS
        ? indexWithin(text, close, contents, limit)
        : text.indexOf(close, contents);
    if (end < 0) {
      const found = text.indexOf('\n', contents);
      this.unterminated(kind, start, found < 0 ? text.length : found);
      return;
    }
    this.emit(kind, this.suffixEnd(end + close.length));
  }

  /** `'`: a lifetime or a character. */
  private quote(): void {
    const { text } = this;
    const first = text.codePointAt(this.pos + 1) ?? Number.NaN;
    const width = first > 0xffff ? 2 : 1;
    if (isIdentStart(first) && text.charCodeAt(this.pos + 1 + width) !== 39) {
      let end = this.identEnd(this.pos + 1);
      if (first === 114 && end === this.pos + 2 && text.charCodeAt(end) === 35) {
        const afterHash = text.codePointAt(end + 1) ?? Number.NaN;
        if (isIdentStart(afterHash)) end = this.identEnd(end + 1);
      }
      if (text.charCodeAt(end) !== 39) {
        this.emit(T.Lifetime, end);
        return;
      }
      this.error('a character literal holds one character', this.pos, end + 1);
      this.emit(T.Char, end + 1);
      return;
    }
    this.charLiteral(T.Char, this.pos + 1);
  }

  /** A character or byte literal whose contents start at `from`. */
  private charLiteral(kind: number, from: number): void {
    const { text } = this;
    let at = from;
    const c = text.charCodeAt(at);
    if (c === 92) {
      // An escape: the character behind the backslash belongs to it, a quote included.
      if (text.charCodeAt(at + 1) !== 10) at++;
      at = Math.min(at + 1, text.length);
      for (;;) {
        const e = text.charCodeAt(at);
        if (!isHexDigit(e) && e !== 123 && e !== 125 && e !== 95) break;
        at++;
      }
    } else if (!Number.isNaN(c) && c !== 39 && c !== 10 && c !== 13) {
      at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    }
    if (text.charCodeAt(at) === 39) {
      if (at === from) this.error('empty character literal', this.pos, at + 1);
      this.emit(kind, this.suffixEnd(at + 1));
      return;
    }
    const rest = /^[^\s;,)('\\]{0,15}'/.exec(text.slice(at, at + 16));
    if (rest !== null) {
      const end = at + rest[0].length;
      this.error('a character literal holds one character', this.pos, end);
      this.emit(kind, end);
      return;
    }
    this.error('unterminated character literal', this.pos, at);
    this.emit(kind, at);
  }

  /** The longest punctuation that starts here. */
  private punctuation(c: number): void {
    const { text, pos } = this;
    const c1 = text.charCodeAt(pos + 1);
    if (c === 35 && this.edition >= 2024 && (c1 === 34 || c1 === 35)) {
      this.guarded();
      return;
    }
    const two = c1 < 128 ? TWO[c * 128 + c1]! : 0;
    if (two === 0) {
      const one = ONE[c]!;
      if (one !== 0) this.emit(one, pos + 1);
      else this.other();
      return;
    }
    const c2 = text.charCodeAt(pos + 2);
    const three = c2 < 128 ? THREE[two * 128 + c2]! : 0;
    if (three !== 0) this.emit(three, pos + 3);
    else this.emit(two, pos + 2);
  }

  /** `#"text"#` and `##`, reserved since edition 2024. */
  private guarded(): void {
    const { text, pos } = this;
    let at = pos;
    while (text.charCodeAt(at) === 35) at++;
    if (text.charCodeAt(at) !== 34) {
      this.error('`##` is reserved since edition 2024; put spaces between', pos, at);
      this.emit(T.Pound, pos + 1);
      // The others follow one by one without further errors.
      while (this.pos < at) this.emit(T.Pound, this.pos + 1);
      return;
    }
    this.error(
      'guarded strings `#"..."#` are reserved since edition 2024; put a space behind `#`',
      pos,
      at + 1,
    );
    while (this.pos < at) this.emit(T.Pound, this.pos + 1);
  }

  /** Rare white space, identifiers outside ASCII, and characters that start nothing. */
  private other(): void {
    const { text } = this;
    const c = text.codePointAt(this.pos)!;
    const width = c > 0xffff ? 2 : 1;
    if (isSpace(c)) this.space();
    else if (isIdentStart(c)) {
      const end = this.identEnd(this.pos);
      const next = text.codePointAt(end);
      if (next !== undefined && isEmoji(next)) this.emojiWord(end);
      else this.emit(T.Ident, end);
    } else if (isEmoji(c)) this.emojiWord(this.pos);
    else {
      const code = `U+${c.toString(16).toUpperCase().padStart(4, '0')}`;
      const shown = c < 32 ? code : `\`${text.slice(this.pos, this.pos + width)}\``;
      this.error(`unknown character ${shown}`, this.pos, this.pos + width);
      this.emit(T.Unknown, this.pos + width);
    }
  }
}

/** A character that stands behind a string in code: punctuation, a space, the end. */
function isBehindString(c: number): boolean {
  return Number.isNaN(c) || isSpace(c) || BEHIND_STRING.includes(String.fromCharCode(c));
}

const BEHIND_STRING = ',;.)]}?:#';

/** Like `indexOf`, but sees nothing at or behind `limit`. */
function indexWithin(text: string, what: string, from: number, limit: number): number {
  const found = text.slice(from, limit).indexOf(what);
  return found < 0 ? -1 : from + found;
}

const PLAIN_STRINGS: Readonly<Record<string, number>> = { b: T.ByteStr, c: T.CStr };

const RAW_STRINGS: Readonly<Record<string, number>> = {
  r: T.RawStr,
  br: T.RawByteStr,
  cr: T.RawCStr,
};

/** Punctuation by its characters: one, two, and three as kind of the first two and the third. */
const ONE = new Uint8Array(128);
const TWO = new Uint8Array(128 * 128);
const THREE = new Uint8Array(KIND_COUNT * 128);
for (const [text, kind] of Object.entries(PUNCTUATION)) {
  const c = text.charCodeAt(0);
  if (text.length === 1) ONE[c] = kind;
  else if (text.length === 2) TWO[c * 128 + text.charCodeAt(1)] = kind;
  else THREE[PUNCTUATION[text.slice(0, 2)]! * 128 + text.charCodeAt(2)] = kind;
}
