/** Generic parameters, bounds and where clauses. */
import type {
  AnyBound,
  AnyExpr,
  AnyGenericParam,
  AnyWherePred,
  Attr,
  GenericParams,
  Lifetime,
  Name,
  TraitBound,
  UseBound,
  WhereClause,
} from '../ast.ts';
import { exact } from '../name-interner.ts';
import type { Parser } from '../parser.ts';
import { T } from '../token-kind.ts';
import { outerAttrs } from './attributes.ts';
import { atPathStart, path } from './paths.ts';

/** `<...>` of a declaration, if it is there. */
export function optGenericParams(p: Parser): GenericParams | undefined {
  return p.atSplit(T.Lt) && p.kind !== T.Le ? genericParams(p) : undefined;
}

/** `for<...>` of a bound or function pointer, if it is there. */
export function optForParams(p: Parser): GenericParams | undefined {
  if (p.kind !== T.KwFor || p.nth(1) !== T.Lt) return undefined;
  p.bump();
  return genericParams(p);
}

/** The current token is (or begins with) `<`. */
export function genericParams(p: Parser): GenericParams {
  const { start } = p;
  const params: AnyGenericParam[] = [];
  p.eatSplit(T.Lt);
  while (!p.atSplit(T.Gt) && p.kind !== T.Eof) {
    const before = p.pos;
    const attrs = outerAttrs(p);
    const param = optGenericParam(p, attrs);
    if (param === undefined) {
      p.errorMissing('a generic parameter');
      break;
    }
    params.push(param);
    if (p.atSplit(T.Gt) || !p.eat(T.Comma) || p.pos === before) break;
  }
  if (!p.eatSplit(T.Gt)) p.errorMissing('`>`');
  return { kind: 'GenericParams', start, end: p.prevEnd, params: exact(params) };
}

function optGenericParam(p: Parser, attrs: readonly Attr[]): AnyGenericParam | undefined {
  const { start } = p;
  if (p.kind === T.Lifetime) {
    const lifetime = p.lifetime();
    const bounds = p.eat(T.Colon) ? lifetimeBounds(p) : [];
    return { kind: 'LifetimeParam', start, end: p.prevEnd, attrs, lifetime, bounds };
  }
  if (p.kind === T.KwConst) {
    p.bump();
    const name = p.nameOrMissing();
    p.expect(T.Colon);
    const type = p.g.type(p);
    const value: AnyExpr | undefined = p.eat(T.Eq) ? p.g.constArg(p) : undefined;
    return { kind: 'ConstParam', start, end: p.prevEnd, attrs, name, type, default: value };
  }
  if (!p.atIdent()) return undefined;
  const name = p.name();
  const bounds = p.eat(T.Colon) ? parseBounds(p) : [];
  const type = p.eat(T.Eq) ? p.g.type(p) : undefined;
  return { kind: 'TypeParam', start, end: p.prevEnd, attrs, name, bounds, default: type };
}

/** `'a + 'b`, maybe empty. */
function lifetimeBounds(p: Parser): Lifetime[] {
  const bounds: Lifetime[] = [];
  while (p.kind === T.Lifetime) {
    bounds.push(p.lifetime());
    if (!p.eat(T.Plus)) break;
  }
  return exact(bounds);
}

/** Bounds separated by `+`, maybe none. */
export function parseBounds(p: Parser): AnyBound[] {
  const bounds: AnyBound[] = [];
  for (;;) {
    const bound = optBound(p);
    if (bound === undefined) return exact(bounds);
    bounds.push(bound);
    if (!p.eat(T.Plus)) return exact(bounds);
  }
}

/** One bound, or undefined where none begins. */
export function optBound(p: Parser): AnyBound | undefined {
  const { start, kind } = p;
  if (kind === T.Lifetime) return p.lifetime();
  if (kind === T.KwUse && p.nth(1) === T.Lt) return useBound(p);
  if (kind === T.LParen) {
    if (!p.enter()) return undefined;
    p.bump();
    const inner = optBound(p);
    p.expect(T.RParen);
    p.leave();
    if (inner !== undefined) {
      inner.start = start;
      inner.end = p.prevEnd;
    }
    return inner;
  }
  return atTraitBound(p) ? traitBound(p) : undefined;
}

function atTraitBound(p: Parser): boolean {
  switch (p.kind) {
    case T.Question:
    case T.Tilde:
    case T.Bang:
    case T.KwConst:
    case T.KwAsync:
    case T.KwFor:
    case T.Lt:
      return true;
    case T.LBracket:
      return p.nth(1) === T.KwConst && p.nth(2) === T.RBracket;
    default:
      return atPathStart(p) || p.interpolated('ty') !== undefined;
  }
}

/** `for<'a> [const] async ?Trait`. */
function traitBound(p: Parser): TraitBound | undefined {
  const { start } = p;
  let forParams = optForParams(p);
  let constness: TraitBound['constness'] = 'none';
  if (p.kind === T.Tilde) {
    p.bump();
    p.expect(T.KwConst);
    constness = 'maybe';
  } else if (p.kind === T.LBracket) {
    p.jump(p.pos + 3);
    constness = 'maybe';
  } else if (p.eat(T.KwConst)) constness = 'const';
  const async = p.kind === T.KwAsync && p.nth(1) !== T.ColonColon && p.eat(T.KwAsync);
  const maybe = p.eat(T.Question);
  const negative = !maybe && p.eat(T.Bang);
  forParams ??= optForParams(p);
  if (!atPathStart(p) && !p.atSplit(T.Lt) && p.interpolated('ty') === undefined) {
    p.errorMissing('a trait');
    return undefined;
  }
  const trait = path(p, 'type');
  return {
    kind: 'TraitBound',
    start,
    end: p.prevEnd,
    forParams,
    path: trait,
    maybe,
    negative,
    constness,
    async,
  };
}

/** `use<'a, T, Self>`. */
function useBound(p: Parser): UseBound {
  const { start } = p;
  const args: (Name | Lifetime)[] = [];
  p.bump();
  p.bump();
  while (!p.atSplit(T.Gt)) {
    if (p.kind === T.Lifetime) args.push(p.lifetime());
    else if (p.atIdent() || p.kind === T.KwSelfType) args.push(p.name());
    else break;
    if (!p.eat(T.Comma)) break;
  }
  if (!p.eatSplit(T.Gt)) p.errorMissing('`>`');
  return { kind: 'UseBound', start, end: p.prevEnd, args };
}

/** `where ...`, if it is there. */
export function optWhereClause(p: Parser): WhereClause | undefined {
  if (p.kind !== T.KwWhere) return undefined;
  const { start } = p;
  const preds: AnyWherePred[] = [];
  p.bump();
  while (!atWhereEnd(p)) {
    const before = p.pos;
    preds.push(wherePred(p));
    if (!p.eat(T.Comma) || p.pos === before) break;
  }
  return { kind: 'WhereClause', start, end: p.prevEnd, preds: exact(preds) };
}

function atWhereEnd(p: Parser): boolean {
  const { kind } = p;
  return (
    kind === T.LBrace || kind === T.Semi || kind === T.Eq || kind === T.Eof || kind === T.RBrace
  );
}

function wherePred(p: Parser): AnyWherePred {
  const attrs = outerAttrs(p);
  const { start } = p;
  if (p.kind === T.Lifetime) {
    const lifetime = p.lifetime();
    p.expect(T.Colon);
    const bounds = lifetimeBounds(p);
    return { kind: 'LifetimePred', start, end: p.prevEnd, attrs, lifetime, bounds };
  }
  const forParams = optForParams(p);
  const type = p.g.type(p);
  const bounds = p.expect(T.Colon) ? parseBounds(p) : [];
  return {
    kind: 'TypePred',
    start: Math.min(start, type.start),
    end: p.prevEnd,
    attrs,
    forParams,
    type,
    bounds,
  };
}
