/** Closures. */
import type { AnyExpr, ClosureExpr, ClosureParam } from '../ast.ts';
import { exact } from '../name-interner.ts';
import type { Parser } from '../parser.ts';
import { T } from '../token-kind.ts';
import { outerAttrs } from './attributes.ts';
import { optForParams } from './generics.ts';
import { parsePatNoTop } from './patterns.ts';
import { parseType, parseTypeNoPlus } from './types.ts';

function isBar(kind: number): boolean {
  return kind === T.Or || kind === T.OrOr;
}

/** `|`, or modifiers that only a closure has in front of one. */
export function isClosureStart(p: Parser): boolean {
  switch (p.kind) {
    case T.Or:
    case T.OrOr:
      return true;
    case T.KwMove:
    case T.KwUse:
    case T.KwStatic:
    case T.KwAsync:
    case T.KwGen:
    case T.KwConst:
      return modifiersReachBar(p);
    case T.KwFor:
      return p.nth(1) === T.Lt;
    default:
      return false;
  }
}

function modifiersReachBar(p: Parser): boolean {
  for (let n = 1; n < 6; n++) {
    const kind = p.nth(n);
    if (isBar(kind)) return true;
    const modifier =
      kind === T.KwMove ||
      kind === T.KwUse ||
      kind === T.KwStatic ||
      kind === T.KwAsync ||
      kind === T.KwGen;
    if (!modifier) return false;
  }
  return false;
}

/** The current token starts a closure. */
export function closure(p: Parser, flags: number): ClosureExpr {
  const { start } = p;
  const forParams = optForParams(p);
  const isConst = p.eat(T.KwConst);
  const isStatic = p.eat(T.KwStatic);
  const async = p.optKeyword(T.KwAsync);
  const gen = p.eat(T.KwGen);
  const move = p.eat(T.KwMove);
  const use = p.eat(T.KwUse);
  const params = closureParams(p);
  const ret = p.eat(T.Arrow) ? parseTypeNoPlus(p) : undefined;
  const body = closureBody(p, ret !== undefined, flags);
  return {
    kind: 'ClosureExpr',
    start,
    end: p.prevEnd,
    forParams,
    const: isConst,
    static: isStatic,
    async,
    gen,
    move,
    use,
    params,
    ret,
    body,
  };
}

/** With a return type the body is a block. */
function closureBody(p: Parser, typed: boolean, flags: number): AnyExpr {
  if (typed && p.kind !== T.LBrace && p.interpolated('block') === undefined) {
    p.errorMissing('`{`: with a return type the body is a block');
  }
  if (!typed || p.kind !== T.LBrace) return p.g.expr(p, flags);
  const { start } = p;
  const block = p.g.block(p);
  return {
    kind: 'BlockExpr',
    start,
    end: p.prevEnd,
    label: undefined,
    mode: 'plain',
    move: false,
    tryType: undefined,
    block,
  };
}

function closureParams(p: Parser): ClosureParam[] {
  const params: ClosureParam[] = [];
  if (p.eat(T.OrOr)) return params;
  p.expect(T.Or);
  while (!p.atSplit(T.Or) && p.kind !== T.Eof) {
    const before = p.pos;
    const attrs = outerAttrs(p);
    const { start } = p;
    const pat = parsePatNoTop(p);
    const type = p.eat(T.Colon) ? parseType(p) : undefined;
    params.push({
      kind: 'ClosureParam',
      start: Math.min(start, pat.start),
      end: p.prevEnd,
      attrs,
      pat,
      type,
    });
    if (!p.eat(T.Comma) || p.pos === before) break;
  }
  if (!p.eatSplit(T.Or)) p.errorMissing('`|`');
  return exact(params);
}
