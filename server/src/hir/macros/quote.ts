/**
 * Small pieces of Rust as tokens, for code that the compiler itself writes (built-in macros, derives). Holes `__0`, `__1`
 * are filled with given trees; every token stands at one given place and words carry one hygiene mark.
 */

import type * as ast from '../../syntax/index.ts';
import { isWord, T, tokenTrees } from '../../syntax/index.ts';
import type { FragmentToken } from './fragment-tokens.ts';

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

/** Tokens of `text`, in which `$crate` may stand and `__n` is replaced by `holes[n]`. Not kept beyond the call. */
export function quoteOnce(
  text: string,
  place: QuotePlace,
  holes: readonly (readonly ast.TokenTree[])[] = [],
): ast.TokenTree[] {
  return fill(tokenTrees(text), place, holes);
}

/** As `quoteOnce`, with the tokens of `text` remembered: for texts that are constants of the program. */
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
      out.push({
        kind: 'Group',
        delim: tree.delim,
        trees: fill(tree.trees, place, holes),
        close: { ...tree.close, start: end, end, file },
        start,
        end,
        file,
        ctxt,
      });
    } else {
      const hole =
        tree.token === T.Ident && tree.text.startsWith('__') ? HOLE.exec(tree.text) : null;
      if (hole) {
        out.push(...(holes[Number(hole[1])] ?? []));
        continue;
      }
      const next = trees[i + 1];
      if (tree.text === '$' && next?.kind === 'Token' && next.text === 'crate') {
        out.push(word('$crate', place));
        i++;
      } else if (isWord(tree.token) || tree.token === T.Lifetime) {
        out.push({ ...tree, start, end, file, ctxt });
      } else out.push({ ...tree, start, end, file });
    }
  }
  return out;
}

/** One identifier. */
export function word(text: string, place: QuotePlace): ast.Token {
  const { start, end, file, ctxt } = place;
  return { kind: 'Token', token: T.Ident, text, spacing: 'alone', start, end, file, ctxt };
}

/** A string literal with this value. */
export function stringToken(value: string, place: QuotePlace): ast.Token {
  return literalToken(T.Str, quoteString(value), place);
}

/** A literal token of a kind, text as Rust writes it. */
export function literalToken(kind: number, text: string, place: QuotePlace): ast.Token {
  const { start, end, file } = place;
  return { kind: 'Token', token: kind, text, spacing: 'alone', start, end, file };
}

/** The value as a Rust string literal. */
export function quoteString(value: string): string {
  let out = '"';
  for (const ch of value) {
    const code = ch.codePointAt(0)!;
    if (ch === '"' || ch === '\\') out += `\\${ch}`;
    else if (ch === '\n') out += '\\n';
    else if (ch === '\r') out += '\\r';
    else if (ch === '\t') out += '\\t';
    else if (code < 32 || code === 127) out += `\\x${code.toString(16).padStart(2, '0')}`;
    else out += ch;
  }
  return `${out}"`;
}

/** An already parsed node as one token. `tokens`: what it was parsed from, for printing. */
export function interpolate(
  fragment: ast.FragmentKind,
  node: ast.AnyNode,
  place: QuotePlace,
  tokens?: readonly ast.TokenTree[],
): ast.Interpolated {
  const made: ast.Interpolated = {
    kind: 'Interpolated',
    fragment,
    node,
    start: place.start,
    end: place.end,
    file: place.file,
  };
  if (tokens === undefined) return made;
  const kept: FragmentToken = { ...made, tokens };
  return kept;
}
