/** Patterns. */
import type {
  AnyExpr,
  AnyPat,
  BogusPat,
  FieldPat,
  IdentPat,
  Path,
  RangePat,
  StructPat,
} from '../ast.ts';
import { exact } from '../name-interner.ts';
import { NO_ATTRS, type Parser } from '../parser.ts';
import { isLiteral, isOpenDelim, T } from '../token-kind.ts';
import { outerAttrs } from './attributes.ts';
import { insertedNode } from './inserted.ts';
import { literal } from './literals.ts';
import { atMacroBang, macroCall } from './macros.ts';
import { atPathStart, path } from './paths.ts';

/** A pattern with alternatives and maybe a leading `|`. */
export function parsePat(p: Parser): AnyPat {
  const { start } = p;
  const leading = p.eat(T.Or) || (p.kind === T.OrOr && p.eatSplit(T.Or) && p.eat(T.Or));
  const first = parsePatNoTop(p);
  if (p.kind !== T.Or && !leading) return first;
  const pats = [first];
  while (p.eat(T.Or)) pats.push(parsePatNoTop(p));
  if (pats.length === 1) return first;
  return { kind: 'OrPat', start: Math.min(start, first.start), end: p.prevEnd, pats };
}

/** A pattern without alternatives at its top, as in closure parameters. */
export function parsePatNoTop(p: Parser): AnyPat {
  const { start } = p;
  if (!p.enter()) return { kind: 'BogusPat', start, end: p.prevEnd };
  const pat = patInner(p);
  p.leave();
  return pat;
}

function bogus(p: Parser): BogusPat {
  p.errorMissing('a pattern');
  return { kind: 'BogusPat', start: p.prevEnd, end: p.prevEnd };
}

function patInner(p: Parser): AnyPat {
  const { start, kind } = p;
  switch (kind) {
    case T.Underscore:
      p.bump();
      return { kind: 'WildPat', start, end: p.prevEnd };
    case T.And:
    case T.AndAnd:
      return refPat(p);
    case T.LParen:
      return parenOrTuple(p);
    case T.LBracket: {
      const pats = patList(p, T.RBracket);
      return { kind: 'SlicePat', start, end: p.prevEnd, pats };
    }
    case T.Bang:
      p.bump();
      return { kind: 'NeverPat', start, end: p.prevEnd };
    case T.KwMut:
    case T.KwRef:
      return identPat(p);
    case T.KwBox: {
      p.bump();
      const pat = parsePatNoTop(p);
      return { kind: 'BoxPat', start, end: p.prevEnd, pat };
    }
    case T.KwConst:
      return constPat(p);
    case T.DotDot:
    case T.DotDotEq:
    case T.DotDotDot:
      return restOrRange(p);
    case T.Interpolated:
      return interpolatedPat(p);
    default:
      if (atBoundLiteral(p)) return literalPat(p);
      if (p.isIdent(kind) && isPlainIdent(p.nth(1), p.nth(2))) return identPat(p);
      if (atPathStart(p) || p.atSplit(T.Lt)) return pathPat(p);
      return bogus(p);
  }
}

/**
 * What follows a name decides whether it is a binding: not a path, call, struct, macro or range.
 */
function isPlainIdent(next: number, afterNext: number): boolean {
  switch (next) {
    case T.ColonColon:
    case T.LParen:
    case T.LBrace:
    case T.DotDot:
    case T.DotDotEq:
    case T.DotDotDot:
      return false;
    case T.Bang:
      return !isOpenDelim(afterNext);
    default:
      return true;
  }
}

function refPat(p: Parser): AnyPat {
  const { start } = p;
  p.eatSplit(T.And);
  if (p.kind === T.And) {
    const pat = parsePatNoTop(p);
    return { kind: 'RefPat', start, end: p.prevEnd, mut: false, pat };
  }
  if (p.kind === T.KwPin && (p.nth(1) === T.KwMut || p.nth(1) === T.KwConst)) p.bump();
  const mut = p.eat(T.KwMut);
  p.eat(T.KwConst);
  const pat = parsePatNoTop(p);
  return { kind: 'RefPat', start, end: p.prevEnd, mut, pat };
}

/** `(a, b)`, `(a)`, `(a if cond)`. */
function parenOrTuple(p: Parser): AnyPat {
  const { start } = p;
  const open = p.pos;
  const pats: AnyPat[] = [];
  let comma = false;
  p.bump();
  while (p.kind !== T.RParen && p.kind !== T.Eof) {
    const before = p.pos;
    outerAttrs(p);
    pats.push(parsePat(p));
    if (p.kind === T.KwIf && pats.length === 1 && p.partner[open]! > p.pos) {
      return guardPat(p, start, pats[0]!);
    }
    comma = p.eat(T.Comma);
    if (!comma || p.pos === before) break;
  }
  p.closeList(open, T.RParen, '`,` or `)`');
  const [only] = pats;
  if (only !== undefined && pats.length === 1 && !comma && only.kind !== 'RestPat') {
    return { kind: 'ParenPat', start, end: p.prevEnd, pat: only };
  }
  return { kind: 'TuplePat', start, end: p.prevEnd, pats: exact(pats) };
}

function guardPat(p: Parser, start: number, pat: AnyPat): AnyPat {
  p.bump();
  const cond = p.g.expr(p, 0);
  p.expect(T.RParen);
  return { kind: 'GuardPat', start, end: p.prevEnd, pat, cond };
}

/** Patterns between the current delimiter and `close`. */
function patList(p: Parser, close: number): AnyPat[] {
  const pats: AnyPat[] = [];
  const open = p.pos;
  p.bump();
  while (p.kind !== close && p.kind !== T.Eof) {
    const before = p.pos;
    outerAttrs(p);
    pats.push(parsePat(p));
    if (!p.eat(T.Comma) || p.pos === before) break;
  }
  p.closeList(open, close, close === T.RParen ? '`,` or `)`' : '`,` or `]`');
  return exact(pats);
}

/** `ref mut name @ sub`. */
function identPat(p: Parser): IdentPat {
  const { start } = p;
  // `mut ref` is nightly; the order does not matter here.
  let mut = p.eat(T.KwMut);
  const ref = p.eat(T.KwRef);
  if (ref && p.kind === T.KwPin && (p.nth(1) === T.KwMut || p.nth(1) === T.KwConst)) {
    p.bump();
    p.eat(T.KwConst);
  }
  mut = p.eat(T.KwMut) || mut;
  // `self` is a name here only in broken code, and `mut self` belongs to parameters.
  const name = p.kind === T.KwSelf ? p.name() : p.nameOrMissing();
  const sub = p.eat(T.At) ? parsePatNoTop(p) : undefined;
  return { kind: 'IdentPat', start, end: p.prevEnd, ref, mut, name, sub };
}

function constPat(p: Parser): AnyPat {
  const { start } = p;
  if (p.nth(1) !== T.LBrace) return bogus(p);
  p.bump();
  const block = p.g.block(p);
  if (!isRangeOp(p.kind)) return { kind: 'ConstBlockPat', start, end: p.prevEnd, block };
  const lo: AnyExpr = {
    kind: 'BlockExpr',
    start,
    end: p.prevEnd,
    label: undefined,
    mode: 'const',
    move: false,
    tryType: undefined,
    block,
  };
  return rangePat(p, start, lo);
}

function isRangeOp(kind: number): boolean {
  return kind === T.DotDot || kind === T.DotDotEq || kind === T.DotDotDot;
}

/** `..`, `..hi`, `..=hi`. */
function restOrRange(p: Parser): AnyPat {
  const { start } = p;
  if (p.kind !== T.DotDot) return rangePat(p, start, undefined);
  const next = p.nth(1);
  const bound =
    isLiteral(next) ||
    next === T.Minus ||
    next === T.KwTrue ||
    next === T.ColonColon ||
    p.isIdent(next);
  const block = next === T.KwConst && p.nth(2) === T.LBrace;
  if (bound || block || next === T.KwSelfType || next === T.KwCrate)
    return rangePat(p, start, undefined);
  p.bump();
  return { kind: 'RestPat', start, end: p.prevEnd };
}

/** The current token is the range operator. */
function rangePat(p: Parser, start: number, lo: AnyExpr | undefined): RangePat {
  const op = p.kind === T.DotDot ? '..' : p.kind === T.DotDotEq ? '..=' : '...';
  p.bump();
  const hi = optBound(p);
  if (hi === undefined && (op !== '..' || lo === undefined)) p.errorMissing('the end of the range');
  return { kind: 'RangePat', start, end: p.prevEnd, op, lo, hi };
}

function atBoundLiteral(p: Parser): boolean {
  const { kind } = p;
  return (
    isLiteral(kind) ||
    kind === T.KwTrue ||
    kind === T.KwFalse ||
    (kind === T.Minus && (isLiteral(p.nth(1)) || p.nth(1) === T.Interpolated))
  );
}

/** A bound of a range pattern, if one begins here. */
function optBound(p: Parser): AnyExpr | undefined {
  const { start } = p;
  if (atBoundLiteral(p)) return literal(p);
  if (p.kind === T.KwConst && p.nth(1) === T.LBrace) return p.g.constArg(p);
  const made = p.interpolated('expr', 'expr_2021', 'literal', 'block');
  if (made !== undefined) return insertedNode(p, made.node as AnyExpr);
  if (!atPathStart(p) && p.kind !== T.Lt) return undefined;
  const made2 = path(p, 'expr');
  if (atMacroBang(p)) return macroCall(p, made2, NO_ATTRS);
  return { kind: 'PathExpr', start, end: p.prevEnd, path: made2 };
}

function literalPat(p: Parser): AnyPat {
  const { start } = p;
  const expr = literal(p);
  if (isRangeOp(p.kind)) return rangePat(p, start, expr);
  return { kind: 'LitPat', start, end: p.prevEnd, expr };
}

function interpolatedPat(p: Parser): AnyPat {
  const { start } = p;
  const pat = p.interpolated('pat', 'pat_param');
  if (pat !== undefined) return insertedNode(p, pat.node as AnyPat);
  const made = p.interpolated('expr', 'expr_2021', 'literal');
  if (made !== undefined) {
    const expr = insertedNode(p, made.node as AnyExpr);
    if (isRangeOp(p.kind)) return rangePat(p, start, expr);
    if (expr.kind === 'MacroCall') return expr;
    return { kind: 'LitPat', start, end: p.prevEnd, expr };
  }
  return atPathStart(p) ? pathPat(p) : bogus(p);
}

/** What begins with a path: constants, tuple structs, structs, ranges, macros. */
function pathPat(p: Parser): AnyPat {
  const { start } = p;
  const made = path(p, 'expr');
  if (atMacroBang(p)) {
    const call = macroCall(p, made, NO_ATTRS);
    return isRangeOp(p.kind) ? rangePat(p, start, call) : call;
  }
  if (isRangeOp(p.kind)) {
    const lo: AnyExpr = { kind: 'PathExpr', start, end: p.prevEnd, path: made };
    return rangePat(p, start, lo);
  }
  if (p.kind === T.LParen) {
    const pats = patList(p, T.RParen);
    return { kind: 'TupleStructPat', start, end: p.prevEnd, path: made, pats };
  }
  if (p.kind === T.LBrace) return structPat(p, start, made);
  return { kind: 'PathPat', start, end: p.prevEnd, path: made };
}

function structPat(p: Parser, start: number, made: Path): StructPat {
  const fields: FieldPat[] = [];
  let rest = false;
  const open = p.pos;
  p.bump();
  while (p.kind !== T.RBrace && p.kind !== T.Eof) {
    const before = p.pos;
    const attrs = outerAttrs(p);
    if (p.kind === T.DotDot) {
      p.bump();
      rest = true;
      p.eat(T.Comma);
      break;
    }
    const { start: fieldStart } = p;
    const next = p.nth(1);
    if ((p.atIdent() || p.kind === T.Int) && next === T.Colon) {
      const name = p.name();
      p.bump();
      const pat = parsePat(p);
      const end = p.prevEnd;
      fields.push({ kind: 'FieldPat', start: fieldStart, end, attrs, name, shorthand: false, pat });
    } else if (p.atIdent() || p.kind === T.KwRef || p.kind === T.KwMut || p.kind === T.KwBox) {
      const pat = shorthand(p);
      const name = pat.kind === 'BoxPat' ? (pat.pat as IdentPat).name : (pat as IdentPat).name;
      const end = p.prevEnd;
      fields.push({ kind: 'FieldPat', start: fieldStart, end, attrs, name, shorthand: true, pat });
    } else {
      p.errorMissing('a field');
      break;
    }
    if (!p.eat(T.Comma) || p.pos === before) break;
  }
  p.closeList(open, T.RBrace, rest ? '`}`' : '`,` or `}`');
  return { kind: 'StructPat', start, end: p.prevEnd, path: made, fields: exact(fields), rest };
}

function shorthand(p: Parser): AnyPat {
  const { start } = p;
  if (!p.eat(T.KwBox)) return identPat(p);
  const pat = identPat(p);
  return { kind: 'BoxPat', start, end: p.prevEnd, pat };
}
