/** Paths, generic arguments, lifetimes lists. */
import { append } from '../../base/index.ts';
import type {
  AnyBound,
  AnyExpr,
  AnyGenericArg,
  AnyGenericArgs,
  AnyType,
  Path,
  PathSegment,
  QSelf,
} from '../ast.ts';
import { exact } from '../name-interner.ts';
import type { Parser } from '../parser.ts';
import { isLiteral, T } from '../token-kind.ts';
import { insertedNode } from './inserted.ts';

/**
 * In types `<` opens generic arguments, in expressions only `::<` does, in modules (`use`, `pub(in
 * ..)`) nothing.
 */
export type PathMode = 'type' | 'expr' | 'mod';

function isPathSegmentStart(p: Parser, kind: number): boolean {
  return (
    p.isIdent(kind) ||
    kind === T.KwSelf ||
    kind === T.KwSelfType ||
    kind === T.KwSuper ||
    kind === T.KwCrate
  );
}

/** The current token can begin a path (`<` only counts where the caller says so). */
export function atPathStart(p: Parser): boolean {
  if (isPathSegmentStart(p, p.kind)) return true;
  if (p.kind === T.ColonColon) return isPathSegmentStart(p, p.nth(1)) || p.nth(1) === T.Lt;
  if (p.kind !== T.Interpolated) return false;
  return p.interpolated('path') !== undefined || atTypePrefix(p);
}

/** `$t::name` with a `ty` fragment. */
function atTypePrefix(p: Parser): boolean {
  return p.nth(1) === T.ColonColon && p.interpolated('ty') !== undefined;
}

/** A path; the current token is one of `atPathStart`, or `<` of a qualified self. */
export function path(p: Parser, mode: PathMode): Path {
  const { start } = p;
  const segments: PathSegment[] = [];
  let qself: QSelf | undefined;
  let global = false;
  if (p.atSplit(T.Lt) && mode !== 'mod') {
    qself = qualifiedSelf(p);
    if (!p.eat(T.ColonColon)) {
      p.errorMissing('`::`');
      return { kind: 'Path', start: p.from(start), end: p.prevEnd, global, qself, segments };
    }
  } else if (p.kind === T.Interpolated) {
    const made = interpolatedPath(p);
    // The cursor has moved on, which the type checker does not see.
    if (!p.at(T.ColonColon) || !isPathSegmentStart(p, p.nth(1))) return made;
    for (const part of [made.qself, ...made.segments]) if (part !== undefined) p.inserted.add(part);
    append(segments, made.segments);
    qself = made.qself;
    global = made.global;
    p.bump();
  } else global = p.eat(T.ColonColon);
  pathSegments(p, mode, segments);
  return {
    kind: 'Path',
    start: p.from(start),
    end: p.prevEnd,
    global,
    qself,
    segments: exact(segments),
  };
}

/**
 * The path in the current token; a type that is no path becomes a qualified self, as `<$t>::name`.
 */
function interpolatedPath(p: Parser): Path {
  const { start } = p;
  const node = p.interpolated('path', 'ty')?.node;
  if (node?.kind === 'Path') return insertedNode(p, node);
  if (node?.kind === 'PathType') {
    const { path: inner } = insertedNode(p, node);
    p.inserted.add(inner);
    return inner;
  }
  let qself: QSelf | undefined;
  if (node !== undefined) {
    const type = insertedNode(p, node as AnyType);
    qself = { kind: 'QSelf', start, end: p.prevEnd, type, trait: undefined };
  }
  return { kind: 'Path', start, end: p.prevEnd, global: false, qself, segments: [] };
}

/** Segments up to the path's end; the current token is the first segment. */
function pathSegments(p: Parser, mode: PathMode, into: PathSegment[]): void {
  for (;;) {
    if (!isPathSegmentStart(p, p.kind)) {
      // `use a::{..}` and `use a::*` leave their `::` to the caller, so this is a path that breaks
      // off.
      p.errorMissing('an identifier');
      const name = p.emptyName();
      into.push({ kind: 'PathSegment', start: name.start, end: name.end, name, args: undefined });
      return;
    }
    const name = p.name();
    const args = mode === 'mod' ? undefined : optSegmentArgs(p, mode);
    into.push({ kind: 'PathSegment', start: name.start, end: p.prevEnd, name, args });
    if (p.kind !== T.ColonColon) return;
    const next = p.nth(1);
    if (mode === 'mod' && (next === T.LBrace || next === T.Star)) return;
    p.bump();
  }
}

function optSegmentArgs(p: Parser, mode: 'type' | 'expr'): AnyGenericArgs | undefined {
  const { kind } = p;
  if (kind === T.ColonColon) {
    const next = p.nth(1);
    if (next === T.Lt || next === T.Shl || next === T.LArrow) {
      p.bump();
      return genericArgs(p);
    }
    if (next === T.LParen && mode === 'type') {
      p.bump();
      return parenArgs(p);
    }
    return undefined;
  }
  if (mode === 'expr') return undefined;
  if (kind === T.Lt || kind === T.Shl || kind === T.LArrow) return genericArgs(p);
  if (kind === T.LParen) return parenArgs(p);
  return undefined;
}

/** `<T as Trait>`; the current token is (or begins with) `<`. */
function qualifiedSelf(p: Parser): QSelf {
  const { start } = p;
  p.eatSplit(T.Lt);
  const type = p.g.type(p);
  let trait: Path | undefined;
  if (p.eat(T.KwAs)) {
    if (atPathStart(p) || p.atSplit(T.Lt)) trait = path(p, 'type');
    else p.errorMissing('a trait');
  }
  if (!p.eatSplit(T.Gt)) p.errorMissing('`>`');
  return { kind: 'QSelf', start, end: p.prevEnd, type, trait };
}

/** `<...>`; the current token is (or begins with) `<`. */
export function genericArgs(p: Parser): AnyGenericArgs {
  const { start } = p;
  const args: AnyGenericArg[] = [];
  p.eatSplit(T.Lt);
  if (p.enter()) {
    while (!p.atSplit(T.Gt) && p.kind !== T.Eof) {
      const before = p.pos;
      args.push(genericArg(p));
      if (p.atSplit(T.Gt) || !p.eat(T.Comma)) break;
      if (p.pos === before) break;
    }
    p.leave();
  }
  if (!p.eatSplit(T.Gt)) p.errorMissing('`>`');
  return { kind: 'GenericArgs', start, end: p.prevEnd, args: exact(args) };
}

/** The current token can only begin a constant as generic argument. */
function atConstArg(p: Parser): boolean {
  const { kind } = p;
  return (
    isLiteral(kind) ||
    kind === T.KwTrue ||
    kind === T.KwFalse ||
    kind === T.Minus ||
    kind === T.LBrace ||
    (kind === T.KwConst && p.nth(1) === T.LBrace) ||
    p.interpolated('expr', 'expr_2021', 'literal', 'block') !== undefined
  );
}

function genericArg(p: Parser): AnyGenericArg {
  const { start } = p;
  if (p.kind === T.Lifetime && p.nth(1) !== T.Plus) return p.lifetime();
  if (atConstArg(p)) {
    const expr = p.g.constArg(p);
    return { kind: 'ConstArg', start, end: p.prevEnd, expr };
  }
  const type = p.g.type(p);
  if ((p.kind === T.Eq || p.kind === T.Colon) && type.kind === 'PathType') {
    const [segment, ...more] = type.path.segments;
    if (segment !== undefined && more.length === 0 && type.path.qself === undefined) {
      return assocArg(p, start, segment);
    }
  }
  return { kind: 'TypeArg', start: p.from(start), end: p.prevEnd, type };
}

/** Behind `Name` or `Name<..>`: `= type`, `= constant` or `: bounds`. */
function assocArg(p: Parser, start: number, segment: PathSegment): AnyGenericArg {
  const { name, args } = segment;
  let type: AnyType | undefined;
  let value: AnyExpr | undefined;
  let bounds: AnyBound[] | undefined;
  if (p.eat(T.Colon)) bounds = p.g.bounds(p);
  else {
    p.bump();
    if (atConstArg(p)) value = p.g.constArg(p);
    else type = p.g.type(p);
  }
  return { kind: 'AssocArg', start, end: p.prevEnd, name, args, type, value, bounds };
}

/** `(A, B) -> C` or `(..)`; the current token is `(`. */
function parenArgs(p: Parser): AnyGenericArgs {
  const { start } = p;
  if (p.nth(1) === T.DotDot && p.nth(2) === T.RParen) {
    p.jump(p.pos + 3);
    return { kind: 'ReturnTypeArgs', start, end: p.prevEnd };
  }
  p.bump();
  const params: AnyType[] = [];
  while (p.kind !== T.RParen && p.kind !== T.Eof) {
    const before = p.pos;
    params.push(p.g.type(p));
    if (!p.eat(T.Comma) || p.pos === before) break;
  }
  p.expect(T.RParen);
  const ret = p.eat(T.Arrow) ? p.g.typeNoPlus(p) : undefined;
  return { kind: 'ParenArgs', start, end: p.prevEnd, params: exact(params), ret };
}
