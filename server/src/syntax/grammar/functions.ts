/** Functions: qualifiers, parameters, return type, body. */
import type { AnyParam, Attr, Fn, Keyword, ParamList, SelfParam, Visibility } from '../ast.ts';
import { exact } from '../name-interner.ts';
import type { LaterParser, Parser } from '../parser.ts';
import { notePlainBody } from '../plain-bodies.ts';
import { isLiteral, T } from '../token-kind.ts';
import { outerAttrs } from './attributes.ts';
import { parseBlock } from './blocks.ts';
import { optGenericParams, optWhereClause } from './generics.ts';
import { parsePat, parsePatNoTop } from './patterns.ts';
import { optAbi, parseType, parseTypeNoPlus } from './types.ts';

/**
 * The current token is the first qualifier or `fn`; `start` is the start of the visibility, if any.
 */
export function parseFn(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  isDefault: Keyword | undefined,
): Fn {
  const isConst = p.optKeyword(T.KwConst);
  const async = p.optKeyword(T.KwAsync);
  const gen = p.optKeyword(T.KwGen);
  const safety = p.optKeyword(T.KwUnsafe) ?? p.optKeyword(T.KwSafe);
  const abi = optAbi(p);
  p.expect(T.KwFn);
  const name = p.nameOrMissing('the name of the function');
  const generics = optGenericParams(p);
  const paramList = params(p);
  const arrow = p.optKeyword(T.Arrow);
  const ret = arrow === undefined ? undefined : parseTypeAfterArrow(p);
  const where = optWhereClause(p);
  if (p.mayWait) {
    const from = p.pos;
    p.jumpBody(from);
    const head = {
      start,
      end: p.prevEnd,
      attrs,
      vis,
      default: isDefault,
      const: isConst,
      async,
      gen,
      safety,
      abi,
      name,
      generics,
      paramList,
      arrow,
      ret,
      where,
    };
    return new WaitingFn(head, p, from);
  }
  const body = p.kind === T.Semi ? undefined : fnBody(p);
  if (body === undefined) p.eat(T.Semi);
  return {
    kind: 'Fn',
    start,
    end: p.prevEnd,
    attrs: body === undefined || body.attrs.length === 0 ? attrs : [...attrs, ...body.attrs],
    vis,
    default: isDefault,
    const: isConst,
    async,
    gen,
    safety,
    abi,
    name,
    generics,
    paramList,
    arrow,
    ret,
    where,
    body,
  };
}

/** A function whose body is read when somebody asks for it. */
class WaitingFn implements Fn {
  readonly kind = 'Fn';
  readonly start: number;
  readonly end: number;
  readonly attrs: Fn['attrs'];
  readonly vis: Fn['vis'];
  readonly default: Fn['default'];
  readonly const: Fn['const'];
  readonly async: Fn['async'];
  readonly gen: Fn['gen'];
  readonly safety: Fn['safety'];
  readonly abi: Fn['abi'];
  readonly name: Fn['name'];
  readonly generics: Fn['generics'];
  readonly paramList: Fn['paramList'];
  readonly arrow: Fn['arrow'];
  readonly ret: Fn['ret'];
  readonly where: Fn['where'];
  #later: LaterParser | undefined;
  readonly #from: number;
  #made: Fn['body'];

  constructor(head: Omit<Fn, 'kind' | 'body'>, parser: Parser, from: number) {
    this.start = head.start;
    this.end = head.end;
    this.attrs = head.attrs;
    this.vis = head.vis;
    this.default = head.default;
    this.const = head.const;
    this.async = head.async;
    this.gen = head.gen;
    this.safety = head.safety;
    this.abi = head.abi;
    this.name = head.name;
    this.generics = head.generics;
    this.paramList = head.paramList;
    this.arrow = head.arrow;
    this.ret = head.ret;
    this.where = head.where;
    this.#later = parser.later;
    this.#from = from;
  }

  get body(): Fn['body'] {
    if (this.#later !== undefined) {
      this.#made = fnBody(this.#later.at(this.#from));
      this.#later = undefined;
    }
    return this.#made;
  }
}

/** The return type takes `+` only with `impl` and `dyn`, which ask for it themselves. */
function parseTypeAfterArrow(p: Parser): ReturnType<typeof parseType> {
  return p.kind === T.KwImpl || p.kind === T.KwDyn ? parseType(p) : parseTypeNoPlus(p);
}

function fnBody(p: Parser): Fn['body'] {
  if (p.kind === T.LBrace || p.interpolated('block') !== undefined) {
    const { collectable } = p;
    const body = parseBlock(p, p.indentLimit);
    if (p.collectable === collectable) notePlainBody(body);
    return body;
  }
  p.errorMissing('`{` or `;`');
  return undefined;
}

function params(p: Parser): ParamList {
  const { start } = p;
  const list: AnyParam[] = [];
  const open = p.pos;
  if (!p.expect(T.LParen))
    return { kind: 'ParamList', start: p.prevEnd, end: p.prevEnd, params: list };
  while (p.kind !== T.RParen && p.kind !== T.Eof && !p.closedByIndent()) {
    const before = p.pos;
    const attrs = outerAttrs(p);
    if (p.at(T.RParen)) {
      p.errorMissing('a parameter');
      break;
    }
    const param = optSelfParam(p, attrs) ?? optParam(p, attrs);
    if (param === undefined) {
      p.errorMissing('a parameter');
      break;
    }
    list.push(param);
    if (!p.eat(T.Comma) || p.pos === before) break;
  }
  p.closeList(open, T.RParen, '`,` or `)`');
  return { kind: 'ParamList', start, end: p.prevEnd, params: exact(list) };
}

/** `self` in its forms, if one is here. */
function optSelfParam(p: Parser, attrs: readonly Attr[]): SelfParam | undefined {
  let at = 0;
  const ref = p.kind === T.And;
  if (ref) at++;
  const hasLifetime = ref && p.nth(at) === T.Lifetime;
  if (hasLifetime) at++;
  const pin =
    ref && p.nth(at) === T.KwPin && (p.nth(at + 1) === T.KwMut || p.nth(at + 1) === T.KwConst);
  if (pin) at++;
  const mut = p.nth(at) === T.KwMut;
  if (mut || (pin && p.nth(at) === T.KwConst)) at++;
  if (p.nth(at) !== T.KwSelf || p.nth(at + 1) === T.ColonColon) return undefined;
  const { start } = p;
  if (ref) p.bump();
  const lifetime = hasLifetime ? p.lifetime() : undefined;
  while (p.kind !== T.KwSelf) p.bump();
  const name = p.name();
  const type = p.eat(T.Colon) ? parseType(p) : undefined;
  return { kind: 'SelfParam', start, end: p.prevEnd, attrs, ref, pin, lifetime, mut, name, type };
}

function optParam(p: Parser, attrs: readonly Attr[]): AnyParam | undefined {
  const { start } = p;
  if (p.kind === T.DotDotDot) {
    const dots = p.keyword();
    return { kind: 'VariadicParam', start, end: p.prevEnd, attrs, pat: undefined, dots };
  }
  if (!canStartParam(p)) return undefined;
  if (p.edition === 2015 && isAnonymous(p)) {
    const type = parseType(p);
    return { kind: 'Param', start, end: p.prevEnd, attrs, pat: undefined, type };
  }
  const pat = p.kind === T.Or ? parsePat(p) : parsePatNoTop(p);
  if (!p.eat(T.Colon)) {
    p.errorMissing('`:` and the type of the parameter');
    const at = p.prevEnd;
    return {
      kind: 'Param',
      start: Math.min(start, pat.start),
      end: at,
      attrs,
      pat,
      type: { kind: 'BogusType', start: at, end: at },
    };
  }
  if (p.kind === T.DotDotDot) {
    const dots = p.keyword();
    return { kind: 'VariadicParam', start, end: p.prevEnd, attrs, pat, dots };
  }
  const type = parseType(p);
  return { kind: 'Param', start: Math.min(start, pat.start), end: p.prevEnd, attrs, pat, type };
}

function canStartParam(p: Parser): boolean {
  const { kind } = p;
  switch (kind) {
    case T.Underscore:
    case T.And:
    case T.AndAnd:
    case T.LParen:
    case T.LBracket:
    case T.Lt:
    case T.Star:
    case T.KwMut:
    case T.KwRef:
    case T.KwBox:
    case T.KwSelfType:
    case T.KwCrate:
    case T.KwSuper:
    case T.KwImpl:
    case T.KwDyn:
    case T.KwFn:
    case T.KwExtern:
    case T.KwUnsafe:
    case T.KwFor:
    case T.KwSelf:
    case T.ColonColon:
    case T.Interpolated:
    case T.Or:
    case T.Bang:
      return true;
    default:
      return p.isIdent(kind) || isLiteral(kind) || kind === T.Minus;
  }
}

/**
 * Edition 2015: no `pattern:` is there, so this is the type of a parameter without a name. Types
 * have no colon outside of groups.
 */
function isAnonymous(p: Parser): boolean {
  for (let at = p.pos; ; at++) {
    switch (p.kinds[at]) {
      case T.Colon:
        return false;
      case T.Comma:
      case T.RParen:
      case T.Semi:
      case T.Eof:
      case undefined:
        return true;
      case T.LParen:
      case T.LBracket:
      case T.LBrace: {
        const close = p.partner[at];
        if (close === undefined || close <= at) return true;
        at = close;
      }
    }
  }
}
