/** Types. */
import type {
  Abi,
  AnyBound,
  AnyType,
  BogusType,
  FnPtrParam,
  FnPtrType,
  Keyword,
  LitExpr,
  Path,
  TraitBound,
} from '../ast.ts';
import { exact } from '../name-interner.ts';
import { NO_ATTRS, type Parser } from '../parser.ts';
import { T } from '../token-kind.ts';
import { outerAttrs } from './attributes.ts';
import { genericParams, optBound, optForParams, parseBounds } from './generics.ts';
import { insertedNode } from './inserted.ts';
import { atMacroBang, macroCall } from './macros.ts';
import { atPathStart, path } from './paths.ts';

/** A type; `A + B` without `dyn` is taken too. */
export function parseType(p: Parser): AnyType {
  return typeAt(p, true);
}

/** A type where `+` does not belong to it: behind `&`, `as`, `->`. */
export function parseTypeNoPlus(p: Parser): AnyType {
  return typeAt(p, false);
}

function bogus(p: Parser): BogusType {
  p.errorMissing('a type');
  return { kind: 'BogusType', start: p.prevEnd, end: p.prevEnd };
}

function typeAt(p: Parser, plus: boolean): AnyType {
  const { start } = p;
  if (!p.enter()) return { kind: 'BogusType', start, end: p.prevEnd };
  const type = typeInner(p, plus);
  p.leave();
  return type;
}

function typeInner(p: Parser, plus: boolean): AnyType {
  const { start } = p;
  switch (p.kind) {
    case T.LParen:
      return parenOrTuple(p, plus);
    case T.Bang:
      p.bump();
      return { kind: 'NeverType', start, end: p.prevEnd };
    case T.Underscore:
      p.bump();
      return { kind: 'InferType', start, end: p.prevEnd };
    case T.And:
    case T.AndAnd:
      return refType(p);
    case T.Star:
      return ptrType(p);
    case T.LBracket:
      return sliceOrArray(p);
    case T.KwImpl: {
      p.bump();
      const bounds = typeBounds(p, plus);
      return { kind: 'ImplTraitType', start, end: p.prevEnd, bounds };
    }
    case T.KwFn:
    case T.KwExtern:
      return fnPtrOrBogus(p);
    case T.KwUnsafe:
      if (p.nth(1) === T.Lt) {
        p.bump();
        const forParams = genericParams(p);
        const type = parseTypeNoPlus(p);
        return { kind: 'UnsafeBinderType', start, end: p.prevEnd, forParams, type };
      }
      return fnPtrOrBogus(p);
    case T.KwFor:
      return p.nth(1) === T.Lt ? forType(p, plus) : bogus(p);
    case T.KwDyn:
      if (isDyn(p)) {
        p.bump();
        const bounds = typeBounds(p, plus);
        return { kind: 'DynTraitType', start, end: p.prevEnd, bare: false, bounds };
      }
      return pathType(p, plus);
    case T.Lt:
    case T.Shl:
      return pathType(p, plus);
    case T.Question:
    case T.Lifetime:
      return bareDyn(p, start);
    case T.Interpolated: {
      const made = p.interpolated('ty');
      if (made !== undefined && p.nth(1) !== T.ColonColon) {
        return insertedNode(p, made.node as AnyType);
      }
      return atPathStart(p) ? pathType(p, plus) : bogus(p);
    }
    default:
      return atPathStart(p) ? pathType(p, plus) : bogus(p);
  }
}

/** `dyn` is a keyword since 2018; before, it is one when a bound follows. */
function isDyn(p: Parser): boolean {
  if (p.edition >= 2018) return true;
  const next = p.nth(1);
  return (
    next === T.Lifetime ||
    next === T.KwFor ||
    next === T.Question ||
    (p.isIdent(next) && next !== T.KwAs)
  );
}

function typeBounds(p: Parser, plus: boolean): AnyBound[] {
  const bounds = plus ? parseBounds(p) : [optBound(p)].filter((b) => b !== undefined);
  if (bounds.length === 0) p.errorMissing('a trait');
  return bounds;
}

/** `?Sized + B`, `'a + B`: trait objects without `dyn`. */
function bareDyn(p: Parser, start: number): AnyType {
  const bounds = parseBounds(p);
  return { kind: 'DynTraitType', start, end: p.prevEnd, bare: true, bounds };
}

function parenOrTuple(p: Parser, plus: boolean): AnyType {
  const { start } = p;
  const types: AnyType[] = [];
  let comma = false;
  const open = p.pos;
  p.bump();
  while (p.kind !== T.RParen && p.kind !== T.Eof) {
    const before = p.pos;
    types.push(parseType(p));
    comma = p.eat(T.Comma);
    if (!comma || p.pos === before) break;
  }
  p.closeList(open, T.RParen, '`,` or `)`');
  const [only] = types;
  if (only === undefined || types.length > 1 || comma) {
    return { kind: 'TupleType', start, end: p.prevEnd, types: exact(types) };
  }
  if (plus && p.kind === T.Plus && only.kind === 'PathType') {
    return withMoreBounds(p, start, only.path);
  }
  return { kind: 'ParenType', start, end: p.prevEnd, type: only };
}

function refType(p: Parser): AnyType {
  const { start } = p;
  p.eatSplit(T.And);
  if (p.kind === T.And) {
    // The second half of `&&`.
    const type = typeAt(p, false);
    return {
      kind: 'RefType',
      start,
      end: p.prevEnd,
      lifetime: undefined,
      mut: false,
      pin: false,
      type,
    };
  }
  const lifetime = p.kind === T.Lifetime ? p.lifetime() : undefined;
  const pin = p.kind === T.KwPin && (p.nth(1) === T.KwMut || p.nth(1) === T.KwConst);
  if (pin) p.bump();
  const mut = p.eat(T.KwMut);
  if (pin && !mut) p.bump();
  const type = typeAt(p, false);
  return { kind: 'RefType', start, end: p.prevEnd, lifetime, mut, pin, type };
}

function ptrType(p: Parser): AnyType {
  const { start } = p;
  p.bump();
  const mut = p.eat(T.KwMut);
  if (!mut && !p.eat(T.KwConst)) p.errorMissing('`const` or `mut`');
  const type = typeAt(p, false);
  return { kind: 'PtrType', start, end: p.prevEnd, mut, type };
}

function sliceOrArray(p: Parser): AnyType {
  const { start } = p;
  const open = p.pos;
  p.bump();
  const type = parseType(p);
  if (p.eat(T.Semi)) {
    const len = p.g.expr(p, 0);
    p.closeList(open, T.RBracket, '`]`');
    return { kind: 'ArrayType', start, end: p.prevEnd, type, len };
  }
  p.closeList(open, T.RBracket, '`;` or `]`');
  return { kind: 'SliceType', start, end: p.prevEnd, type };
}

function pathType(p: Parser, plus: boolean): AnyType {
  const { start } = p;
  const made = path(p, 'type');
  if (atMacroBang(p)) return macroCall(p, made, NO_ATTRS);
  if (plus && p.kind === T.Plus) return withMoreBounds(p, start, made);
  return { kind: 'PathType', start, end: p.prevEnd, path: made };
}

/** `A + B` behind `A`. */
function withMoreBounds(p: Parser, start: number, first: Path): AnyType {
  const bound: TraitBound = {
    kind: 'TraitBound',
    start: first.start,
    end: first.end,
    forParams: undefined,
    path: first,
    maybe: false,
    negative: false,
    constness: 'none',
    async: false,
  };
  p.bump();
  const bounds = [bound, ...parseBounds(p)];
  return { kind: 'DynTraitType', start, end: p.prevEnd, bare: true, bounds };
}

/** `for<'a> fn(..)` or the bare trait object `for<'a> Trait<'a>`. */
function forType(p: Parser, plus: boolean): AnyType {
  const { start } = p;
  let at = p.pos + 2;
  // Parameters of `for` are lifetimes, so the first `>` closes them.
  while (p.kinds[at] !== T.Gt && p.kinds[at] !== T.Eof && p.kinds[at] !== T.LBrace) at++;
  const next = p.kinds[at + 1];
  if (next === T.KwFn || next === T.KwUnsafe || next === T.KwExtern) return fnPtr(p);
  const bounds = typeBounds(p, plus);
  return { kind: 'DynTraitType', start, end: p.prevEnd, bare: true, bounds };
}

/**
 * `fn` only with what a function pointer has behind it: a stray item keyword is left to the item
 * parser.
 */
function fnPtrOrBogus(p: Parser): AnyType {
  let at = p.pos;
  if (p.kinds[at] === T.KwUnsafe) at++;
  if (p.kinds[at] === T.KwExtern) {
    at++;
    if (p.kinds[at] === T.Str || p.kinds[at] === T.RawStr) at++;
  }
  if (p.kinds[at] === T.KwFn && p.kinds[at + 1] === T.LParen) return fnPtr(p);
  return p.kinds[at] === T.Interpolated ? fnPtr(p) : bogus(p);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a grammar, part after part
function fnPtr(p: Parser): FnPtrType {
  const { start } = p;
  const forParams = optForParams(p);
  const unsafe = p.optKeyword(T.KwUnsafe);
  const abi = optAbi(p);
  const params: FnPtrParam[] = [];
  let variadic: Keyword | undefined;
  p.expect(T.KwFn);
  if (p.expect(T.LParen)) {
    while (p.kind !== T.RParen && p.kind !== T.Eof) {
      const before = p.pos;
      const attrs = outerAttrs(p);
      const { start: paramStart } = p;
      if (p.kind === T.DotDotDot) variadic = p.keyword();
      else {
        const named = (p.atIdent() || p.kind === T.Underscore) && p.nth(1) === T.Colon;
        const name = named ? p.name() : undefined;
        if (named) p.bump();
        if (p.kind === T.DotDotDot) variadic = p.keyword();
        else {
          const type = parseType(p);
          params.push({
            kind: 'FnPtrParam',
            start: p.from(paramStart),
            end: p.prevEnd,
            attrs,
            name,
            type,
          });
        }
      }
      if (!p.eat(T.Comma) || p.pos === before) break;
    }
    p.expect(T.RParen);
  }
  const ret = p.eat(T.Arrow) ? parseTypeNoPlus(p) : undefined;
  return {
    kind: 'FnPtrType',
    start,
    end: p.prevEnd,
    forParams,
    unsafe,
    abi,
    params: exact(params),
    variadic,
    ret,
  };
}

/** `extern`, `extern "C"`, if it is there. */
export function optAbi(p: Parser): Abi | undefined {
  if (p.kind !== T.KwExtern) return undefined;
  const { start } = p;
  p.bump();
  const literal = optAbiLiteral(p);
  return { kind: 'Abi', start, end: p.prevEnd, name: abiName(literal), literal };
}

function optAbiLiteral(p: Parser): LitExpr | undefined {
  const made = p.interpolated('literal');
  if (made !== undefined && made.node.kind === 'LitExpr') return insertedNode(p, made.node);
  if (p.kind !== T.Str && p.kind !== T.RawStr) return undefined;
  const { start, end } = p;
  const text = p.tokenText();
  p.bump();
  return { kind: 'LitExpr', start, end, lit: 'str', text };
}

function abiName(literal: LitExpr | undefined): string {
  if (literal === undefined) return 'C';
  return literal.text.replace(/^r?#*"?/, '').replace(/["#][\s\S]*/, '');
}
