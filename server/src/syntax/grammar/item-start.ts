/**
 * Tells whether an item starts at a token: for statements, and to find the next safe place after an
 * error.
 */
import type { Parser } from '../parser.ts';
import { isOpenDelim, T } from '../token-kind.ts';

/**
 * An item (attributes, visibility and qualifiers included) starts at token `index`. Macro calls do
 * not count.
 */
export function isItemStart(p: Parser, index: number): boolean {
  let at = index;
  const { kinds, input } = p;
  for (;;) {
    const kind = kinds[at]!;
    if (kind >= T.OuterLineDoc && kind <= T.OuterBlockDoc) at++;
    else if (kind === T.Pound && kinds[at + 1] === T.LBracket && input.partner[at + 1]! > at) {
      at = input.partner[at + 1]! + 1;
    } else break;
  }
  return isItemKeyword(p, at);
}

/** Without attributes before it. */
export function isItemKeyword(p: Parser, at: number): boolean {
  const { kinds } = p;
  const next = kinds[at + 1] ?? T.Eof;
  switch (kinds[at]) {
    case T.KwPub:
    case T.KwStruct:
    case T.KwEnum:
    case T.KwTrait:
    case T.KwMod:
    case T.KwType:
    case T.KwImpl:
      return true;
    case T.KwUse:
      return next !== T.Or && next !== T.OrOr;
    case T.KwFn:
      return next !== T.LParen;
    case T.KwExtern:
    case T.KwUnsafe:
    case T.KwSafe:
    case T.KwAsync:
    case T.KwGen:
    case T.KwDefault:
    case T.KwFinal:
      return qualifiersReachItem(p, at);
    case T.KwConst:
      if (p.isIdent(next) || next === T.Underscore) {
        if (next === T.KwSafe || next === T.KwAuto || next === T.KwGen || next === T.KwAsync) {
          return qualifiersReachItem(p, at) || kinds[at + 2] === T.Colon || kinds[at + 2] === T.Eq;
        }
        return true;
      }
      return next === T.Interpolated || next === T.KwMut || qualifiersReachItem(p, at);
    case T.KwStatic:
      return (
        next === T.KwMut ||
        next === T.Underscore ||
        next === T.Interpolated ||
        (p.isIdent(next) && !isClosureWord(p, at))
      );
    case T.KwUnion:
    case T.KwMacro:
      return p.isIdent(next) || next === T.Interpolated;
    case T.KwAuto:
      return next === T.KwTrait;
    case T.KwMacroRules:
      return next === T.Bang && !isOpenDelim(kinds[at + 2]!);
    case T.Interpolated:
      return isInterpolatedItem(p, at);
    default:
      return false;
  }
}

/** `static async |..|` and the like, in editions where the word is an identifier. */
function isClosureWord(p: Parser, at: number): boolean {
  const next = p.kinds[at + 1];
  if (next !== T.KwAsync && next !== T.KwGen) return false;
  const behind = p.kinds[at + 2];
  return behind === T.Or || behind === T.OrOr || behind === T.KwMove;
}

function isInterpolatedItem(p: Parser, at: number): boolean {
  const tree = p.input.trees?.[at];
  if (tree?.kind !== 'Interpolated') return false;
  if (tree.fragment === 'item') return true;
  return tree.fragment === 'vis' && isItemKeyword(p, at + 1);
}

/**
 * `const unsafe extern "C" fn`, `unsafe impl`, `default async fn`, `unsafe extern {`, `extern
 * crate` ...
 */
function qualifiersReachItem(p: Parser, from: number): boolean {
  const { kinds } = p;
  for (let at = from; at < from + 8; at++) {
    const next = kinds[at + 1];
    switch (kinds[at]) {
      case T.KwFn:
        return next !== T.LParen;
      case T.KwTrait:
      case T.KwImpl:
      case T.KwMod:
        return at > from;
      case T.KwType:
      case T.KwStatic:
      case T.KwCrate:
        return at > from;
      case T.LBrace:
        return at > from && (kinds[at - 1] === T.KwExtern || isAbi(kinds, at - 1));
      case T.KwExtern:
      case T.KwUnsafe:
      case T.KwSafe:
      case T.KwAsync:
      case T.KwGen:
      case T.KwDefault:
      case T.KwFinal:
      case T.KwAuto:
        break;
      case T.KwConst:
        if (
          at > from &&
          kinds[at - 1] === T.KwDefault &&
          (p.isIdent(next ?? T.Eof) || next === T.Underscore)
        )
          return true;
        break;
      case T.Str:
      case T.RawStr:
        if (at === from || kinds[at - 1] !== T.KwExtern) return false;
        break;
      case T.Interpolated:
        if (at === from || kinds[at - 1] !== T.KwExtern) return false;
        break;
      default:
        return false;
    }
  }
  return false;
}

/** The string of `extern "C"`. */
function isAbi(kinds: Uint8Array, at: number): boolean {
  const kind = kinds[at];
  return (
    (kind === T.Str || kind === T.RawStr || kind === T.Interpolated) && kinds[at - 1] === T.KwExtern
  );
}
