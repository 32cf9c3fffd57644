/** `if`, `match`, loops, and blocks with labels and modifiers. */
import type {
  AnyExpr,
  AnyType,
  Attr,
  Block,
  BlockExpr,
  BlockMode,
  IfExpr,
  Lifetime,
  MatchArm,
  MatchExpr,
} from '../ast.ts';
import { exact } from '../name-interner.ts';
import { MAX_HEIGHT, NO_STRUCT, type Parser, STMT } from '../parser.ts';
import { T } from '../token-kind.ts';
import { innerAttrs, outerAttrs } from './attributes.ts';
import { parsePat } from './patterns.ts';
import { parseType } from './types.ts';

/** A block as an expression; the current token is `{`. */
export function blockExpr(
  p: Parser,
  start = p.start,
  mode: BlockMode = 'plain',
  label: Lifetime | undefined = undefined,
  move = false,
  tryType: AnyType | undefined = undefined,
): BlockExpr {
  const block = p.g.block(p);
  return {
    kind: 'BlockExpr',
    start: p.from(start),
    end: p.prevEnd,
    label,
    mode,
    move,
    tryType,
    block,
  };
}

/** An `else if` chain is read in a loop: generated code has long ones. */
export function ifExpr(p: Parser): AnyExpr {
  const heads: { start: number; cond: AnyExpr; then: Block }[] = [];
  let last: BlockExpr | undefined;
  for (;;) {
    const { start } = p;
    p.bump();
    const cond = condition(p);
    const then = p.g.block(p);
    heads.push({ start, cond, then });
    if (p.kind !== T.KwElse) break;
    p.bump();
    if (p.at(T.KwIf) && heads.length + p.height < MAX_HEIGHT) continue;
    last = blockExpr(p);
    break;
  }
  p.height += heads.length;
  let expr: IfExpr | BlockExpr | undefined = last;
  for (let i = heads.length - 1; i >= 0; i--) {
    const head = heads[i]!;
    expr = { kind: 'IfExpr', end: p.prevEnd, ...head, else: expr } satisfies IfExpr;
  }
  return expr!;
}

/**
 * The condition of `if` and `while`, what `match` and `for` look at: no struct literal before `{`.
 */
function condition(p: Parser): AnyExpr {
  if (p.kind === T.LBrace && !startsValue(p)) {
    p.errorMissing('an expression');
    return { kind: 'BogusExpr', start: p.prevEnd, end: p.prevEnd };
  }
  return p.g.expr(p, NO_STRUCT);
}

/** `match { f }(x) {`: arguments or an index behind a block, and the body behind them. */
function isCalled(p: Parser, at: number): boolean {
  const kind = p.kinds[at]!;
  if (kind !== T.LParen && kind !== T.LBracket) return false;
  const close = p.partner[at]!;
  return close >= 0 && p.kinds[close + 1] === T.LBrace;
}

/** Tokens behind a block that is a value, which begin no statement. */
const BEHIND_VALUE: ReadonlySet<number> = new Set([
  ...[T.LBrace, T.Dot, T.Question, T.DotDot, T.DotDotEq, T.KwAs],
  ...[T.Plus, T.Slash, T.Percent, T.Caret],
]);

/** `if { cond } { body }`: the first block is the condition only when a second one follows. */
function startsValue(p: Parser): boolean {
  const close = p.partner[p.pos]!;
  if (close < 0) return false;
  const next = p.kinds[close + 1]!;
  // The body, or what makes the block the operand of something.
  const compared = next === T.Lt || next === T.Gt || next >= T.EqEq;
  return compared || BEHIND_VALUE.has(next) || isCalled(p, close + 1);
}

export function whileExpr(p: Parser, start: number, label: Lifetime | undefined): AnyExpr {
  p.bump();
  const cond = condition(p);
  const body = p.g.block(p);
  return { kind: 'WhileExpr', start, end: p.prevEnd, label, cond, body };
}

export function loopExpr(p: Parser, start: number, label: Lifetime | undefined): AnyExpr {
  p.bump();
  const body = p.g.block(p);
  return { kind: 'LoopExpr', start, end: p.prevEnd, label, body };
}

export function forExpr(p: Parser, start: number, label: Lifetime | undefined): AnyExpr {
  p.bump();
  const isAwait = p.eat(T.KwAwait);
  const pat = parsePat(p);
  p.expect(T.KwIn);
  const iter = condition(p);
  const body = p.g.block(p);
  return { kind: 'ForExpr', start, end: p.prevEnd, label, await: isAwait, pat, iter, body };
}

/** `'label: loop`, `'label: {`. */
export function labelled(p: Parser): AnyExpr {
  const { start } = p;
  const label = p.lifetime();
  if (!p.eat(T.Colon)) {
    const message =
      'a label belongs before a loop or block, and a character ends with another quote';
    p.errorAt(message, start, p.prevEnd);
    return { kind: 'BogusExpr', start, end: p.prevEnd };
  }
  switch (p.kind) {
    case T.KwLoop:
      return loopExpr(p, start, label);
    case T.KwWhile:
      return whileExpr(p, start, label);
    case T.KwFor:
      return forExpr(p, start, label);
    case T.LBrace:
      return blockExpr(p, start, 'plain', label);
    case T.KwUnsafe:
      p.bump();
      return blockExpr(p, start, 'unsafe', label);
    default:
      p.errorMissing('a loop or block behind the label');
      return { kind: 'BogusExpr', start, end: p.prevEnd };
  }
}

export function matchExpr(p: Parser): AnyExpr {
  const { start } = p;
  p.bump();
  const scrutinee = condition(p);
  return matchBody(p, start, scrutinee);
}

/** `{ arms }`; the current token should be `{`. Also behind the nightly `expr.match`. */
export function matchBody(p: Parser, start: number, scrutinee: AnyExpr): MatchExpr {
  const arms: MatchArm[] = [];
  const open = p.pos;
  const column = p.lineColumn(open);
  let attrs: readonly Attr[] = [];
  if (p.expect(T.LBrace)) {
    attrs = innerAttrs(p);
    while (p.kind !== T.RBrace && p.kind !== T.Eof && !p.closedByIndent()) {
      const before = p.pos;
      arms.push(matchArm(p));
      if (p.pos === before) p.skipTree();
    }
    if (p.closesOuter(column) || !p.eat(T.RBrace)) {
      p.errorAt('this `{` is never closed', p.starts[open]!, p.ends[open]!);
    }
  }
  const expr: MatchExpr = {
    kind: 'MatchExpr',
    start,
    end: p.prevEnd,
    scrutinee,
    arms: exact(arms),
  };
  if (attrs.length > 0) expr.attrs = attrs;
  return expr;
}

function matchArm(p: Parser): MatchArm {
  const attrs = outerAttrs(p);
  const { start } = p;
  const pat = parsePat(p);
  const guard = p.eat(T.KwIf) ? p.g.expr(p, 0) : undefined;
  let body: AnyExpr | undefined;
  if (p.eat(T.FatArrow)) {
    body = p.g.expr(p, STMT);
    const complete = p.g.isBlockLike(body);
    if (!p.eat(T.Comma) && !complete && p.kind !== T.RBrace) p.errorMissing('`,` or `}`');
  } else if (p.kind !== T.Comma && p.kind !== T.RBrace) {
    p.errorMissing('`=>`');
    // What was to be the arm's body is often there: take it, so that the next arm starts clean.
    if (p.kind === T.LBrace) body = blockExpr(p);
    p.eat(T.Comma);
  } else p.eat(T.Comma);
  const end =
    p.kinds[p.pos - 1] === T.Comma && body !== undefined ? Math.max(start, body.end) : p.prevEnd;
  return { kind: 'MatchArm', start: Math.min(start, pat.start), end, attrs, pat, guard, body };
}

/** `try { }`, `try bikeshed T { }`. */
export function tryBlock(p: Parser): AnyExpr {
  const { start } = p;
  p.bump();
  let type: AnyType | undefined;
  if (p.kind !== T.LBrace) {
    p.bump();
    type = parseType(p);
  }
  return blockExpr(p, start, 'try', undefined, false, type);
}

/** `async`, `gen`, `async gen`, `move` before a block; the current token is the first of them. */
export function asyncBlock(p: Parser): AnyExpr {
  const { start } = p;
  const async = p.eat(T.KwAsync);
  const gen = p.eat(T.KwGen);
  const move = p.eat(T.KwMove) || p.eat(T.KwUse);
  const mode = async ? (gen ? 'async gen' : 'async') : 'gen';
  return blockExpr(p, start, mode, undefined, move);
}
