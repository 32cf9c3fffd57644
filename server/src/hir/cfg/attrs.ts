/**
 * Questions about attributes: is there one, what are its arguments. Attributes are looked at as
 * tokens, so a broken one simply has no such argument.
 */
import type * as ast from '../../syntax/index.ts';
import type { AttrList } from '../defs.ts';

/** The path of an attribute as written, `a::b`. */
export function attrName(attr: ast.Attr): string {
  return attr.path.length === 1 ? attr.path[0]! : attr.path.join('::');
}

/** The first attribute of that name (`inline`, `rustfmt::skip`). */
export function findAttr(attrs: AttrList, name: string): ast.Attr | undefined {
  for (let i = 0; i < attrs.length; i++) {
    const attr = attrs[i]!;
    if (!attr.isDoc && attrName(attr) === name) return attr;
  }
  return undefined;
}

export function hasAttr(attrs: AttrList, name: string): boolean {
  return findAttr(attrs, name) !== undefined;
}

/** The string of `#[name = "value"]`, or of the first such attribute of a list. */
export function attrValue(attrs: AttrList, name: string): string | undefined {
  for (const attr of attrs) {
    if (attr.isDoc || attrName(attr) !== name) continue;
    const value = attr.value;
    if (value?.kind === 'LitExpr' && value.lit === 'str') return unquote(value.text);
  }
  return undefined;
}

/** One entry of an attribute's arguments: `word`, `word = literal`, `word(inner)`. */
export interface AttrArg {
  /** Path segments joined with `::`; empty for a bare literal. */
  readonly name: string;
  /** The literal of `name = literal`, or a bare literal, as written. */
  readonly literal: string | undefined;
  readonly group: ast.TokenGroup | undefined;
  /** Is there an `=`? */
  readonly isField: boolean;
  /** All tokens, or those behind the `=`. */
  readonly value: readonly ast.TokenTree[];
  readonly start: number;
  readonly end: number;
}

/**
 * The comma-separated entries in the parentheses of an attribute; none when it has no parentheses.
 */
export function attrArgs(attr: ast.Attr): readonly AttrArg[] {
  return attr.args === undefined ? [] : parseAttrArgs(attr.args.trees);
}

/** Entries of a token list as `attrArgs` reads them. */
export function parseAttrArgs(trees: readonly ast.TokenTree[]): AttrArg[] {
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of token
  return splitCommas(trees).map((part) => {
    let name = '';
    let literal: string | undefined;
    let group: ast.TokenGroup | undefined;
    let seenEq = false;
    let value: readonly ast.TokenTree[] = part;
    for (const [i, tree] of part.entries()) {
      if (tree.kind === 'Group') group = tree;
      else if (tree.kind === 'Token') {
        if (tree.text === '=' && !seenEq) {
          seenEq = true;
          value = part.slice(i + 1);
        } else if (seenEq) literal = (literal ?? '') + tree.text;
        else if (/^["\d'bcr]/.test(tree.text) && isLiteralText(tree.text)) literal = tree.text;
        else name += tree.text;
      } else if (tree.node.kind === 'LitExpr') literal = tree.node.text;
    }
    const first = part[0]!;
    const { end } = part[part.length - 1]!;
    return { name, literal, group, isField: seenEq, value, start: first.start, end };
  });
}

function isLiteralText(text: string): boolean {
  return /^(\d|"|'.*'$|b"|b'|br[#"]|c"|cr[#"]|r#*")/.test(text);
}

/** Plain words in the arguments of all attributes of a name: `#[repr(C, u8)]` gives `C`, `u8`. */
export function attrWords(attrs: AttrList, name: string): string[] {
  const words: string[] = [];
  for (const attr of attrs) {
    if (attr.isDoc || attrName(attr) !== name) continue;
    for (const arg of attrArgs(attr)) {
      if (arg.literal === undefined && arg.group === undefined) words.push(arg.name);
    }
  }
  return words;
}

/** True for `#[name(.., word, ..)]`. */
export function attrHasWord(attrs: AttrList, name: string, word: string): boolean {
  return attrWords(attrs, name).includes(word);
}

/** Splits at top-level commas; a trailing comma makes no part. */
export function splitCommas(trees: readonly ast.TokenTree[]): ast.TokenTree[][] {
  const parts: ast.TokenTree[][] = [];
  let part: ast.TokenTree[] = [];
  for (const tree of trees) {
    if (tree.kind === 'Token' && tree.text === ',') {
      if (part.length > 0) parts.push(part);
      part = [];
    } else part.push(tree);
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** The text between the quotes of a string literal without escapes; raw strings too. */
export function unquote(literal: string): string {
  const raw = /^[bc]?r(#*)"([\s\S]*)"\1$/.exec(literal);
  if (raw) return raw[2]!;
  const open = literal.indexOf('"');
  if (open < 0) return literal;
  const close = literal.lastIndexOf('"');
  return unescapeText(literal.slice(open + 1, close > open ? close : literal.length));
}

const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  '0': '\0',
  '"': '"',
  "'": "'",
};

function unescapeText(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:x([0-9a-fA-F]{2})|u\{([0-9a-fA-F_]+)\}|\r?\n\s*|([\s\S]))/g,
    (whole, hex: string | undefined, uni: string | undefined, simple: string | undefined) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (uni !== undefined) {
        const code = Number.parseInt(uni.replaceAll('_', ''), 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
      }
      if (simple === undefined) return '';
      return SIMPLE[simple] ?? whole;
    },
  );
}
