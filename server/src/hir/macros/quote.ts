/**
 * Small pieces of Rust as tokens, for code that the compiler itself writes (built-in macros,
 * derives). Holes `__0`, `__1` are filled with given trees; every token stands at one given place
 * and words carry one hygiene mark.
 */
import { append } from '../../base/index.ts';

import type * as ast from '../../syntax/index.ts';
import { isWord, makeGroup, makeToken, T, tokenTrees } from '../../syntax/index.ts';
import { makeFragment } from './fragment-tokens.ts';

/** Where quoted code claims to stand. */
export interface QuotePlace {
  readonly start: number;
  readonly end: number;
  readonly file: number;
  /** Mark of its identifiers; `$crate` is answered by it. */
  readonly ctxt: ast.SyntaxMark;
}

const HOLE = /^__(\d+)$/;

/** Parsed templates by text: there are few. */
const templates = new Map<string, readonly ast.TokenTree[]>();

/**
 * Tokens of `text`, in which `$crate` may stand and `__n` is replaced by `holes[n]`. Not kept
 * beyond the call.
 */
export function quoteOnce(
  text: string,
  place: QuotePlace,
  holes: readonly (readonly ast.TokenTree[])[] = [],
): ast.TokenTree[] {
  return fill(tokenTrees(text), place, holes);
}

/**
 * As `quoteOnce`, with the tokens of `text` remembered: for texts that are constants of the
 * program.
 */
export function quote(
  text: string,
  place: QuotePlace,
  holes: readonly (readonly ast.TokenTree[])[] = [],
): ast.TokenTree[] {
  let trees = templates.get(text);
  if (trees === undefined) {
    trees = tokenTrees(text);
    templates.set(text, trees);
  }
  return fill(trees, place, holes);
}

function fill(
  trees: readonly ast.TokenTree[],
  place: QuotePlace,
  holes: readonly (readonly ast.TokenTree[])[],
): ast.TokenTree[] {
  const { start, end, file, ctxt } = place;
  const out: ast.TokenTree[] = [];
  for (let i = 0; i < trees.length; i++) {
    const tree = trees[i]!;
    if (tree.kind === 'Interpolated') out.push(tree);
    else if (tree.kind === 'Group') {
      const inner = fill(tree.trees, place, holes);
      const { token, text, spacing } = tree.close;
      const close = makeToken(token, text, spacing, end, end, file);
      out.push(makeGroup(tree.delim, inner, close, start, end, file, ctxt));
    } else {
      const hole =
        tree.token === T.Ident && tree.text.startsWith('__') ? HOLE.exec(tree.text) : null;
      if (hole) {
        append(out, holes[Number(hole[1])] ?? []);
        continue;
      }
      const next = trees[i + 1];
      if (tree.text === '$' && next?.kind === 'Token' && next.text === 'crate') {
        out.push(word('$crate', place));
        i++;
      } else {
        const { token, text, spacing } = tree;
        const mark = isWord(token) || token === T.Lifetime ? ctxt : undefined;
        out.push(makeToken(token, text, spacing, start, end, file, mark));
      }
    }
  }
  return out;
}

/** One identifier. */
export function word(text: string, place: QuotePlace): ast.Token {
  const { start, end, file, ctxt } = place;
  return makeToken(T.Ident, text, 'alone', start, end, file, ctxt);
}

/** A string literal with this value. */
export function stringToken(value: string, place: QuotePlace): ast.Token {
  return literalToken(T.Str, quoteString(value), place);
}

/** A literal token of a kind, text as Rust writes it. */
export function literalToken(kind: number, text: string, place: QuotePlace): ast.Token {
  const { start, end, file } = place;
  return makeToken(kind, text, 'alone', start, end, file);
}

/** The value as a Rust string literal. */
export function quoteString(value: string): string {
  return `"${value.replace(SPECIAL, escaped)}"`;
}

/** What may not be written as it is between quotes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about.
const SPECIAL = /["\\\x00-\x1f\x7f]/g;

const NAMED: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function escaped(ch: string): string {
  return NAMED[ch] ?? `\\x${ch.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** An already parsed node as one token. `tokens`: what it was parsed from, for printing. */
export function interpolate(
  fragment: ast.FragmentKind,
  node: ast.AnyNode,
  place: QuotePlace,
  tokens?: readonly ast.TokenTree[],
): ast.Interpolated {
  return makeFragment(fragment, node, tokens, place.start, place.end, place.file);
}
