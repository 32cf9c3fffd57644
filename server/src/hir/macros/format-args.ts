/**
 * `format_args!`: becomes a call of `core::fmt::Arguments::new` with the pieces of the format
 * string, one `Argument` for each value and trait, and a `Spec` for each placeholder when one of
 * them says more than `{}`.
 */
import { greatest } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { isWord, makeToken, parseFragment, T, tokenTrees } from '../../syntax/index.ts';
import {
  type FormatCount,
  type FormatRef,
  type FormatString,
  type Placeholder,
  parseFormatString,
} from './format-string.ts';
import {
  interpolate,
  literalToken,
  type QuotePlace,
  quote,
  quoteString,
  stringToken,
} from './quote.ts';

/** What the expansion needs to know of a call. */
export interface FormatInput {
  readonly args: readonly ast.TokenTree[];
  readonly place: QuotePlace;
  readonly edition: ast.Edition;
  /** The text of a string literal, or of a macro that gives one. */
  text(expr: ast.AnyExpr): string | undefined;
  /** Text behind the format string: the newline of `format_args_nl!`. */
  readonly suffix: string;
}

/** A value: how it is written, and whether it may be written twice. */
interface FormatValue {
  readonly trees: readonly ast.TokenTree[];
  readonly isName: boolean;
  readonly literal: string | undefined;
}

class Values {
  private readonly capture: (name: string, at: number) => ast.TokenTree;
  private readonly count: () => number;
  readonly all: FormatValue[] = [];
  readonly named = new Map<string, number>();
  /** How many the call gives; names of variables follow. */
  explicit = 0;
  /** The arguments made of them, by `value number:constructor`. */
  readonly uses = new Map<string, number>();
  readonly used = new Set<number>();

  constructor(capture: (name: string, at: number) => ast.TokenTree, count: () => number) {
    this.capture = capture;
    this.count = count;
  }

  /** The number of a value; a text says what is wrong. */
  resolve(ref: FormatRef, at: number): number | string {
    if (typeof ref === 'number') {
      if (ref < this.explicit) return ref;
      const [are, s] = this.explicit === 1 ? ['is', ''] : ['are', 's'];
      const wanted = this.count();
      const no = this.explicit === 0 ? 'no arguments were given' : undefined;
      const given = no ?? `there ${are} ${this.explicit} argument${s}`;
      return `${wanted} positional argument${wanted === 1 ? '' : 's'} in format string, but ${given}`;
    }
    const known = this.named.get(ref);
    if (known !== undefined) return known;
    const index = this.all.push({
      trees: [this.capture(ref, at)],
      isName: true,
      literal: undefined,
    });
    this.named.set(ref, index - 1);
    return index - 1;
  }
}

/** The tokens of the call; a text says what is wrong. */
export function expandFormatArgs(input: FormatInput): ast.TokenTree[] | string {
  const { args, place, edition } = input;
  const first = parseFragment('expr', args, 0, edition);
  if (first === undefined) return 'requires at least a format string argument';
  const value = input.text(first.node as ast.AnyExpr);
  if (value === undefined) return 'format argument must be a string literal';
  const format = parseFormatString(value + input.suffix);
  if (typeof format === 'string') return format;
  const values = new Values(
    (name, at) => captured(name, at, args[0]!, value, place),
    () => positionalsOf(format),
  );
  const wrong = readValues(input, first.next, values);
  if (wrong !== undefined) return wrong;
  return build(format, values, place);
}

function positionalsOf({ placeholders }: FormatString): number {
  const refs = placeholders.flatMap(({ ref, width, precision }) => [
    ref,
    ...[width, precision].flatMap((count) => (count.kind === 'of' ? [count.ref] : [])),
  ]);
  return greatest(
    refs.map((ref) => (typeof ref === 'number' ? ref + 1 : 0)),
    0,
  );
}

function readValues(input: FormatInput, from: number, values: Values): string | undefined {
  const { args, place, edition } = input;
  let at = from;
  while (at < args.length) {
    if (!isText(args[at], ',')) return 'expected `,`, found something else';
    if (++at === args.length) break;
    const [name, equals] = [args[at], args[at + 1]];
    const isNamed = name?.kind === 'Token' && isWord(name.token) && isText(equals, '=');
    if (isNamed) at += 2;
    const parsed = parseFragment('expr', args, at, edition);
    if (parsed === undefined) return 'expected expression';
    const tokens = args.slice(at, parsed.next);
    const [only] = tokens;
    const isName = tokens.length === 1 && only?.kind === 'Token' && isWord(only.token);
    const node = parsed.node as ast.AnyExpr;
    const isPlain = node.kind === 'LitExpr' && (node.lit === 'str' || /^\d+$/.test(node.text));
    const index = values.all.push({
      trees: isName ? tokens : [interpolate('expr', parsed.node, place, tokens)],
      isName,
      literal: isPlain ? input.text(node) : undefined,
    });
    if (isNamed) values.named.set(name.text.replace(/^r#/, ''), index - 1);
    else if (values.named.size > 0) return 'positional arguments cannot follow named arguments';
    values.explicit++;
    at = parsed.next;
  }
  return undefined;
}

function build(format: FormatString, values: Values, place: QuotePlace): ast.TokenTree[] | string {
  const texts = [format.texts[0]!];
  const specs: ast.TokenTree[][] = [];
  const order: number[] = [];
  let isPlain = true;
  for (const [i, placeholder] of format.placeholders.entries()) {
    const index = values.resolve(placeholder.ref, placeholder.at);
    if (typeof index === 'string') return index;
    values.used.add(index);
    const behind = format.texts[i + 1]!;
    const { literal } = values.all[index]!;
    if (literal !== undefined && saysNothing(placeholder)) {
      texts[texts.length - 1] += literal + behind;
      continue;
    }
    const argument = use(values, index, placeholder.by);
    const width = countOf(placeholder.width, values, place);
    const precision = countOf(placeholder.precision, values, place);
    if (typeof width === 'string') return width;
    if (typeof precision === 'string') return precision;
    order.push(argument);
    specs.push(specOf(placeholder, argument, width, precision, place));
    texts.push(behind);
    isPlain &&= isBare(placeholder);
  }
  for (let index = 0; index < values.explicit; index++)
    if (!values.used.has(index)) return 'argument never used';
  isPlain &&= order.every((argument, i) => argument === i) && values.uses.size === order.length;
  const [head, ...pieces] = texts;
  return call(head!, pieces, values, isPlain ? [] : specs, place);
}

/** A placeholder that only names a trait. */
function isBare({ flags, width, precision, align }: Placeholder): boolean {
  const isNatural = width.kind === 'implied' && precision.kind === 'implied';
  return isNatural && align === 0 && flags === 0;
}

function saysNothing(placeholder: Placeholder): boolean {
  return placeholder.by === 'display' && isBare(placeholder);
}

/** The number of the argument that a value becomes. */
function use(values: Values, index: number, by: string): number {
  const key = `${index}:${by}`;
  let argument = values.uses.get(key);
  if (argument === undefined) values.uses.set(key, (argument = values.uses.size));
  return argument;
}

function countOf(count: FormatCount, values: Values, place: QuotePlace): ast.TokenTree[] | string {
  if (count.kind === 'implied') return quote('$crate::fmt::Count::Implied', place);
  if (count.kind === 'is')
    return quote('$crate::fmt::Count::Is(__0)', place, [[number(count.value, place)]]);
  const index = values.resolve(count.ref, count.at);
  if (typeof index === 'string') return index;
  values.used.add(index);
  const argument = use(values, index, 'count');
  return quote('$crate::fmt::Count::Param(__0)', place, [[number(argument, place)]]);
}

function specOf(
  { fill, align, flags }: Placeholder,
  argument: number,
  width: ast.TokenTree[],
  precision: ast.TokenTree[],
  place: QuotePlace,
): ast.TokenTree[] {
  const char = `'${fill === "'" ? "\\'" : quoteString(fill).slice(1, -1).replace('\\"', '"')}'`;
  return quote(
    '$crate::fmt::Spec { argument: __0, fill: __1, align: __2, flags: __3, width: __4, precision: __5 },',
    place,
    [
      [number(argument, place)],
      [literalToken(T.Char, char, place)],
      [number(align, place)],
      [number(flags, place)],
      width,
      precision,
    ],
  );
}

/** The call, inside a `match` when a value that must be evaluated once is used more than once. */
function call(
  head: string,
  pieces: readonly string[],
  values: Values,
  specs: readonly ast.TokenTree[][],
  place: QuotePlace,
): ast.TokenTree[] {
  const uses = [...values.uses.keys()].map((key) => {
    const [index = '', by = ''] = key.split(':');
    return { index: Number(index), by };
  });
  const indexes = uses.map(({ index }) => index);
  const inOrder = indexes.every((index, i) => i === 0 || indexes[i - 1]! < index);
  const complex = values.all.filter(({ isName, literal }) => !isName && literal === undefined);
  const isOnce = new Set(indexes).size === indexes.length;
  const needsMatch = complex.length > 0 && !(isOnce && (inOrder || complex.length === 1));
  const args = uses.flatMap(({ index, by }) => {
    const { trees } = values.all[index]!;
    const value = needsMatch ? tokensOf(`__v${index}`, place) : quote('&__0', place, [trees]);
    const path = quote(`$crate::fmt::Argument::${by}`, place);
    return quote('__0(__1),', place, [path, value]);
  });
  const list = (texts: readonly string[]): ast.TokenTree[] =>
    texts.flatMap((text) => quote('__0,', place, [[stringToken(text, place)]]));
  const made = quote('$crate::fmt::Arguments::new(__0, &[__1], &[__2], &[__3])', place, [
    [stringToken(head, place)],
    list(pieces),
    args,
    specs.flat(),
  ]);
  if (!needsMatch) return made;
  const refs = values.all.flatMap(({ trees }) => quote('&__0,', place, [trees]));
  const names = values.all.flatMap((_, index) => tokensOf(`__v${index},`, place));
  return quote('match (__0) { (__1) => __2 }', place, [refs, names, made]);
}

function tokensOf(text: string, place: QuotePlace): ast.TokenTree[] {
  return quote(text, place);
}

/** `{name}` as the variable that the place of the format string sees. */
function captured(
  name: string,
  at: number,
  literal: ast.TokenTree,
  value: string,
  place: QuotePlace,
): ast.TokenTree {
  const [parsed] = tokenTrees(name);
  const kind = parsed?.kind === 'Token' ? parsed.token : T.Ident;
  if (literal.kind !== 'Token') {
    const { start, end } = literal;
    return makeToken(kind, name, 'alone', start, end, literal.file ?? place.file);
  }
  // Without escapes, the name stands where it is in the value.
  const isExact = literal.text === `"${value}"`;
  const start = isExact ? literal.start + 1 + at : literal.start;
  const end = isExact ? start + name.length : literal.end;
  return makeToken(kind, name, 'alone', start, end, literal.file ?? place.file, literal.ctxt);
}

function number(value: number, place: QuotePlace): ast.Token {
  return literalToken(T.Int, String(value), place);
}

function isText(tree: ast.TokenTree | undefined, wanted: string): boolean {
  return tree?.kind === 'Token' && tree.text === wanted;
}
