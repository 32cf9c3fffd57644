/** Parsing of whole files. */
import { LIMITS } from '../base/index.ts';
import type { Edition, ParseError, SourceFile } from './ast.ts';
import { innerAttrs } from './grammar/attributes.ts';
import { grammar } from './grammar/index.ts';
import { parseItems } from './grammar/items.ts';
import { type LexedText, lex } from './lexer.ts';
import { type Jumped, Parser } from './parser.ts';
import { TextInput } from './token-input.ts';
import { type PackedWaiting, packWaiting, type WaitingText } from './waiting-text.ts';
import { walk } from './walk.ts';

export interface ParseResult {
  readonly file: SourceFile;
  /** Errors of lexer and parser by place. */
  readonly errors: readonly ParseError[];
  /**
   * All tokens, trivia included: end to end they are the text. None where bodies wait to be parsed.
   */
  readonly tokens: LexedText;
  /** Every opening brace has a partner. */
  readonly balanced: boolean;
  /**
   * Lets go of what the tree keeps for what nobody has asked for; it is made again when somebody
   * does.
   */
  readonly release: () => void;
  /** What a lazy parser has jumped over in a text without errors, where that was asked for. */
  readonly waiting?: PackedWaiting | undefined;
}

export interface ParseOptions {
  /** 2021 when not given: it reads older code too. */
  readonly edition?: Edition;
  /**
   * Parses the bodies of functions and the items of impls when they are first asked for. Only for
   * texts known to be well-formed: errors in them are not reported, and their inner attributes are
   * not among those of the function or impl.
   */
  readonly lazyBodies?: boolean;
  /** What is not even lexed before that, of this text. */
  readonly waiting?: WaitingText | undefined;
  /** Is what a lazy parser jumps over told? */
  readonly tellWaiting?: boolean;
}

/** Both by place, without what the parser says about a token that is broken already. */
function mergeErrors(
  lexical: readonly ParseError[],
  syntactic: readonly ParseError[],
): ParseError[] {
  if (lexical.length === 0 && syntactic.length === 0) return [];
  const byStart = (a: ParseError, b: ParseError): number => a.start - b.start;
  const out = [...syntactic].sort(byStart).filter((error, i, all) => {
    // Where a file ends, what stands within each other misses the same thing.
    const before = all[i - 1];
    return before?.start !== error.start || before.message !== error.message;
  });
  const first = [...lexical].sort(byStart);
  let at = 0;
  const own = out.filter((error) => {
    while (at < first.length && first[at]!.end < error.start) at++;
    // Of a text with more broken tokens than are listed, it is not known which are.
    if (first[at] === undefined) return first.length < LIMITS.syntaxErrors.limit;
    return error.start < first[at]!.start;
  });
  return [...first, ...own].sort(byStart);
}

/** Parses a file. Never throws; broken places are `Bogus...` nodes and errors. */
export function parseFile(text: string, options: ParseOptions = {}): ParseResult {
  const edition = options.edition ?? 2021;
  const { waiting } = options;
  const relex = (): LexedText => lex(text, edition, waiting);
  const tokens = relex();
  if (tokens.count > LIMITS.fileTokens.limit) return tooLong(tokens);
  const input = new TextInput(tokens, relex, waiting);
  const p = new Parser(input, grammar, edition);
  p.lazyBodies = options.lazyBodies === true;
  const jumped: Jumped = { bodies: [], impls: [] };
  if (options.tellWaiting === true) p.jumped = jumped;
  const attrs = innerAttrs(p);
  const items = parseItems(p, true);
  const file: SourceFile = { kind: 'SourceFile', start: 0, end: text.length, attrs, items };
  const errors = mergeErrors(tokens.errors, p.errors);
  // Who reads a text lazily keeps it for long and asks for items alone; the parser has tokens of
  // its own.
  const told = p.lazyBodies ? lex('', edition) : tokens;
  const release = (): void => input.release();
  const isWhole = p.jumped !== undefined && errors.length === 0;
  return {
    file,
    errors,
    tokens: told,
    balanced: !input.unclosed,
    release,
    ...(isWhole && { waiting: packWaiting(jumped.bodies, jumped.impls) }),
  };
}

/** A file that is not read. */
function tooLong({ text, starts }: LexedText): ParseResult {
  const { limit } = LIMITS.fileTokens;
  const [start, end] = [starts[limit]!, starts[limit + 1]!];
  const message = `a file of more than ${limit} tokens, which is not read`;
  return {
    file: { kind: 'SourceFile', start: 0, end: text.length, attrs: [], items: [] },
    errors: [{ message, start, end }],
    tokens: lex(''),
    balanced: true,
    release: () => undefined,
  };
}

/**
 * Where in a text, well-formed and whole, stands what waits when it is read lazily.
 */
export function findWaiting(text: string, edition: Edition = 2021): PackedWaiting {
  const relex = (): LexedText => lex(text, edition);
  const p = new Parser(new TextInput(relex(), relex), grammar, edition);
  const jumped: Jumped = { bodies: [], impls: [] };
  p.lazyBodies = true;
  p.jumped = jumped;
  innerAttrs(p);
  // Bodies in bodies wait too.
  for (const item of parseItems(p, true)) walk(item, () => undefined);
  return packWaiting(jumped.bodies, jumped.impls);
}
