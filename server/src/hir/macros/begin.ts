/**
 * Which fragments a token may begin: rustc's `Parser::nonterminal_can_be_parsed` over our token
 * kinds. The matcher asks before it commits to parsing a fragment, so these sets decide between
 * arms and between ways through a repetition.
 */

import type * as ast from '../../syntax/index.ts';
import { isLiteral, isWord, T } from '../../syntax/index.ts';

function setOf(...kinds: number[]): ReadonlySet<number> {
  return new Set(kinds);
}

/** Words that are paths on their own though they are keywords. */
const PATH_WORDS = setOf(T.KwSelf, T.KwSelfType, T.KwSuper, T.KwCrate);

const EXPR_WORDS = setOf(
  T.KwAsync,
  T.KwDo,
  T.KwBox,
  T.KwBreak,
  T.KwConst,
  T.KwContinue,
  T.KwFalse,
  T.KwFor,
  T.KwGen,
  T.KwIf,
  T.KwLoop,
  T.KwMatch,
  T.KwMove,
  T.KwReturn,
  T.KwTrue,
  T.KwTry,
  T.KwUnsafe,
  T.KwWhile,
  T.KwYield,
  T.KwSafe,
  T.KwStatic,
  T.KwBuiltin,
);

const EXPR_PUNCT = setOf(
  T.LParen,
  T.LBrace,
  T.LBracket,
  T.Bang,
  T.Minus,
  T.Star,
  T.Or,
  T.OrOr,
  T.And,
  T.AndAnd,
  T.DotDot,
  T.DotDotDot,
  T.DotDotEq,
  T.Lt,
  T.Shl,
  T.ColonColon,
  T.Lifetime,
  T.Pound,
);

const TYPE_WORDS = setOf(
  T.Underscore,
  T.KwFor,
  T.KwImpl,
  T.KwFn,
  T.KwUnsafe,
  T.KwExtern,
  T.KwTypeof,
  T.KwDyn,
);

const TYPE_PUNCT = setOf(
  T.LParen,
  T.LBracket,
  T.Bang,
  T.Star,
  T.And,
  T.AndAnd,
  T.Question,
  T.Lifetime,
  T.Lt,
  T.Shl,
  T.ColonColon,
);

const PAT_PUNCT = setOf(
  T.LParen,
  T.LBracket,
  T.And,
  T.AndAnd,
  T.Minus,
  T.DotDot,
  T.DotDotDot,
  T.DotDotEq,
  T.ColonColon,
  T.Lt,
  T.Shl,
  T.Bang,
  T.Underscore,
);

/** An identifier that is no keyword, or a keyword that is a path. */
function isPathWord(kind: number): boolean {
  return isPlainIdent(kind) || PATH_WORDS.has(kind);
}

function isPlainIdent(kind: number): boolean {
  return kind >= T.Ident && kind < T.KwAs;
}

const EXPR_FRAGMENTS = new Set<ast.FragmentKind>(['expr', 'expr_2021', 'literal', 'path', 'block']);

function fragmentOf(tree: ast.TokenTree | undefined): ast.FragmentKind | undefined {
  return tree?.kind === 'Interpolated' ? tree.fragment : undefined;
}

function canBeginExpr(kind: number, tree: ast.TokenTree | undefined): boolean {
  if (kind === T.Interpolated) return EXPR_FRAGMENTS.has(fragmentOf(tree)!);
  return isLiteral(kind) || isPathWord(kind) || EXPR_WORDS.has(kind) || EXPR_PUNCT.has(kind);
}

/** As before edition 2024, when `const { .. }` was left to later arms. */
function canBeginExpr2021(kind: number, tree: ast.TokenTree | undefined): boolean {
  return kind !== T.KwConst && canBeginExpr(kind, tree);
}

function canBeginType(kind: number, tree: ast.TokenTree | undefined): boolean {
  if (kind === T.Interpolated) return fragmentOf(tree) === 'ty' || fragmentOf(tree) === 'path';
  return isPathWord(kind) || TYPE_WORDS.has(kind) || TYPE_PUNCT.has(kind);
}

const PAT_FRAGMENTS = new Set<ast.FragmentKind>([
  'pat',
  'pat_param',
  'expr',
  'expr_2021',
  'literal',
  'path',
  'block',
]);

function canBeginPat(kind: number, tree: ast.TokenTree | undefined, withOr: boolean): boolean {
  if (kind === T.Interpolated) return PAT_FRAGMENTS.has(fragmentOf(tree)!);
  if (withOr && kind === T.Or) return true;
  return isWord(kind) || isLiteral(kind) || PAT_PUNCT.has(kind);
}

/**
 * May a fragment of this kind start at a token? `tree` is the token itself, needed when it is an
 * already parsed fragment. `edition` is that of the macro's crate.
 */
export function mayBegin(
  fragment: ast.FragmentKind,
  kind: number,
  tree: ast.TokenTree | undefined,
  edition: ast.Edition,
): boolean {
  if (kind === T.Eof) return false;
  switch (fragment) {
    case 'tt':
    case 'item':
    case 'stmt':
      return kind !== T.RParen && kind !== T.RBracket && kind !== T.RBrace;
    case 'ident':
      return isWord(kind);
    case 'lifetime':
      return kind === T.Lifetime;
    case 'literal':
      if (kind === T.Interpolated) {
        const node = (tree as ast.Interpolated).node;
        return node.kind === 'LitExpr' || isNegatedLiteral(node);
      }
      return isLiteral(kind) || kind === T.Minus || kind === T.KwTrue || kind === T.KwFalse;
    case 'block':
      return kind === T.LBrace || (kind === T.Interpolated && fragmentOf(tree) === 'block');
    case 'vis':
      return (
        kind === T.Comma || kind === T.Interpolated || isWord(kind) || canBeginType(kind, tree)
      );
    case 'path':
    case 'meta': {
      const given = fragmentOf(tree);
      if (given !== undefined)
        return given === fragment || given === 'path' || (given === 'ty' && fragment === 'path');
      return kind === T.ColonColon || isWord(kind);
    }
    case 'ty':
      return canBeginType(kind, tree);
    case 'expr':
      if (edition < 2024) return canBeginExpr2021(kind, tree);
      return canBeginExpr(kind, tree) || kind === T.Underscore;
    case 'expr_2021':
      return canBeginExpr2021(kind, tree);
    case 'pat':
      return canBeginPat(kind, tree, edition >= 2021);
    case 'pat_param':
      return canBeginPat(kind, tree, false);
  }
}

function isNegatedLiteral(node: ast.AnyNode): boolean {
  return node.kind === 'UnaryExpr' && node.op === '-' && node.operand.kind === 'LitExpr';
}
