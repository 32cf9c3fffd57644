/** Parsing of whole files. */
import type { Edition, ParseError, SourceFile } from './ast.ts';
import { innerAttrs } from './grammar/attributes.ts';
import { grammar } from './grammar/index.ts';
import { parseItems } from './grammar/items.ts';
import { type LexedText, lex } from './lexer.ts';
import { Parser } from './parser.ts';
import { inputOfText } from './token-input.ts';

export interface ParseResult {
  readonly file: SourceFile;
  /** Errors of lexer and parser by place. */
  readonly errors: readonly ParseError[];
  /** All tokens, trivia included: end to end they are the text. */
  readonly tokens: LexedText;
}

export interface ParseOptions {
  /** 2021 when not given: it reads older code too. */
  readonly edition?: Edition;
}

/** Parses a file. Never throws; broken places are `Bogus...` nodes and errors. */
export function parseFile(text: string, options: ParseOptions = {}): ParseResult {
  const edition = options.edition ?? 2021;
  const tokens = lex(text, edition);
  const p = new Parser(inputOfText(tokens), grammar, edition);
  const attrs = innerAttrs(p);
  const items = parseItems(p, true);
  const file: SourceFile = { kind: 'SourceFile', start: 0, end: text.length, attrs, items };
  const errors = [...tokens.errors, ...p.errors].sort((a, b) => a.start - b.start);
  return { file, errors, tokens };
}
