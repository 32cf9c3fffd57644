/** Primary expressions: what stands between operators. */
import type { AnyExpr, BogusExpr, Path, StructExpr, StructExprField } from '../ast.ts';
import { exact } from '../name-interner.ts';
import { NO_ATTRS, NO_STRUCT, type Parser } from '../parser.ts';
import { isDocComment, isLiteral, isOpenDelim, KIND_COUNT, T } from '../token-kind.ts';
import { outerAttrs } from './attributes.ts';
import { isClosureStart } from './closures.ts';
import {
  asyncBlock,
  blockExpr,
  forExpr,
  ifExpr,
  labelled,
  loopExpr,
  matchExpr,
  tryBlock,
  whileExpr,
} from './control.ts';
import { insertedNode } from './inserted.ts';
import { plainLiteral } from './literals.ts';
import { atMacroBang, group, macroCall } from './macros.ts';
import { atPathStart, path } from './paths.ts';

/** Kinds that begin an expression wherever they stand; others need a look ahead. */
const STARTS: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(KIND_COUNT);
  const kinds = [
    T.LParen,
    T.LBracket,
    T.Minus,
    T.Bang,
    T.Star,
    T.And,
    T.AndAnd,
    T.Or,
    T.OrOr,
    T.DotDot,
    T.DotDotEq,
    T.Lt,
    T.Shl,
    T.Underscore,
    T.Lifetime,
    T.Pound,
    T.Interpolated,
    T.KwIf,
    T.KwMatch,
    T.KwLoop,
    T.KwWhile,
    T.KwFor,
    T.KwReturn,
    T.KwBreak,
    T.KwContinue,
    T.KwYield,
    T.KwBecome,
    T.KwDo,
    T.KwTrue,
    T.KwFalse,
  ];
  for (const kind of kinds) table[kind] = 1;
  for (let kind: number = T.Int; kind <= T.RawCStr; kind++) table[kind] = 1;
  return table;
})();

/** An expression can begin at the current token. */
export function canStartExpr(p: Parser, flags: number): boolean {
  const { kind } = p;
  if (STARTS[kind] === 1 || p.isIdent(kind)) return true;
  switch (kind) {
    case T.LBrace:
      return (flags & NO_STRUCT) === 0;
    case T.KwUnsafe:
      return p.blockAt(1);
    case T.KwConst:
      return p.blockAt(1) || isClosureStart(p);
    case T.KwMove:
    case T.KwUse:
    case T.KwStatic:
      return isClosureStart(p);
    case T.KwAsync:
    case T.KwGen:
      return isAsyncBlock(p) || isClosureStart(p);
    case T.KwTry:
      return true;
    default:
      return atPathStart(p);
  }
}

/**
 * `async {`, `async move {`, `gen {`; in editions where the word is no keyword too, if nothing else
 * fits.
 */
function isAsyncBlock(p: Parser): boolean {
  if (p.isIdent(p.kind) && p.kind === T.KwGen) return false;
  let n = 1;
  if (p.kind === T.KwAsync && p.nth(n) === T.KwGen) n++;
  if (p.nth(n) === T.KwMove || p.nth(n) === T.KwUse) n++;
  return p.blockAt(n);
}

/** An error, and a node for the place where an expression is missing. */
function bogusExpr(p: Parser): BogusExpr {
  p.errorMissing('an expression');
  return { kind: 'BogusExpr', start: p.prevEnd, end: p.prevEnd };
}

export function primary(p: Parser, flags: number): AnyExpr {
  const { start, kind } = p;
  if (isLiteral(kind)) return plainLiteral(p);
  if (p.isIdent(kind)) return contextual(p, flags);
  switch (kind) {
    case T.LParen:
      return parenOrTuple(p);
    case T.LBracket:
      return array(p);
    case T.LBrace:
      return blockExpr(p);
    case T.KwTrue:
    case T.KwFalse:
      return plainLiteral(p);
    case T.KwIf:
      return ifExpr(p);
    case T.KwMatch:
      return matchExpr(p);
    case T.KwLoop:
      return loopExpr(p, start, undefined);
    case T.KwWhile:
      return whileExpr(p, start, undefined);
    case T.KwFor:
      return forExpr(p, start, undefined);
    case T.Lifetime:
      return labelled(p);
    case T.KwUnsafe:
      if (!p.blockAt(1)) return bogusExpr(p);
      p.bump();
      return blockExpr(p, start, 'unsafe');
    case T.KwConst:
      if (!p.blockAt(1)) return bogusExpr(p);
      p.bump();
      return blockExpr(p, start, 'const');
    case T.KwAsync:
    case T.KwGen:
      return isAsyncBlock(p) ? asyncBlock(p) : bogusExpr(p);
    case T.KwTry:
      // The macro of edition 2015; later ones reserve the word, which is not for us to complain
      // about.
      if (p.nth(1) === T.Bang && isOpenDelim(p.nth(2))) return tryMacro(p);
      return tryBlock(p);
    case T.Underscore:
      p.bump();
      return { kind: 'UnderscoreExpr', start, end: p.prevEnd };
    case T.KwReturn:
    case T.KwBreak:
    case T.KwContinue:
    case T.KwYield:
    case T.KwBecome:
    case T.KwDo:
      return jump(p, flags & NO_STRUCT);
    case T.Interpolated:
      return interpolated(p, flags);
    default:
      if (atPathStart(p) || kind === T.Lt || kind === T.Shl) return pathExpr(p, flags);
      if (isDocComment(kind)) {
        p.error('a doc comment documents nothing here');
        p.bump();
        return canStartExpr(p, flags) ? p.g.expr(p, flags) : bogusExpr(p);
      }
      return bogusExpr(p);
  }
}

/** `try!(..)`. */
function tryMacro(p: Parser): AnyExpr {
  return macroCall(p, pathOfName(p.name()), NO_ATTRS);
}

/** An identifier that may be a word of the language here: `async`, `try`, `gen`, `builtin`. */
function contextual(p: Parser, flags: number): AnyExpr {
  const { start, kind } = p;
  if (kind === T.KwAsync && isAsyncBlock(p)) return asyncBlock(p);
  if (kind === T.KwBuiltin && p.nth(1) === T.Pound) {
    p.bump();
    p.bump();
    const name = p.nameOrMissing();
    if (!isOpenDelim(p.kind)) return bogusExpr(p);
    const body = group(p);
    return { kind: 'BuiltinExpr', start, end: p.prevEnd, name, body };
  }
  return pathExpr(p, flags);
}

/** Starts with a path: a name, a struct literal or a macro call. */
function pathExpr(p: Parser, flags: number): AnyExpr {
  const { start } = p;
  const made = path(p, 'expr');
  if (atMacroBang(p)) return macroCall(p, made, NO_ATTRS);
  if (p.kind === T.LBrace && (flags & NO_STRUCT) === 0) return structExpr(p, made);
  return { kind: 'PathExpr', start, end: p.prevEnd, path: made };
}

/** The current token is `{` behind a path. */
function structExpr(p: Parser, made: Path): StructExpr {
  const { start } = made;
  const fields: StructExprField[] = [];
  let base: AnyExpr | undefined;
  let rest = false;
  const open = p.pos;
  p.bump();
  while (p.kind !== T.RBrace && p.kind !== T.Eof) {
    const before = p.pos;
    const attrs = outerAttrs(p);
    if (p.kind === T.DotDot) {
      p.bump();
      rest = true;
      if (!p.at(T.RBrace) && !p.at(T.Comma)) base = p.g.expr(p, 0);
      if (p.eat(T.Comma))
        p.errorAt('no field or comma may follow the base', p.prevEnd - 1, p.prevEnd);
      continue;
    }
    if (!p.atIdent() && p.kind !== T.Int) {
      p.errorMissing('a field');
      break;
    }
    const { start: fieldStart } = p;
    const name = p.name();
    const shorthand = !p.eat(T.Colon);
    const value: AnyExpr = shorthand
      ? { kind: 'PathExpr', start: fieldStart, end: p.prevEnd, path: pathOfName(name) }
      : p.g.expr(p, 0);
    const end = p.prevEnd;
    fields.push({ kind: 'StructExprField', start: fieldStart, end, attrs, name, shorthand, value });
    if (!p.listGoesOn(open, T.RBrace, before)) break;
  }
  p.closeList(open, T.RBrace, '`,` or `}`');
  return {
    kind: 'StructExpr',
    start,
    end: p.prevEnd,
    path: made,
    fields: exact(fields),
    base,
    rest,
  };
}

function pathOfName(name: Path['segments'][number]['name']): Path {
  const { start, end } = name;
  return {
    kind: 'Path',
    start,
    end,
    global: false,
    qself: undefined,
    segments: [{ kind: 'PathSegment', start, end, name: { ...name }, args: undefined }],
  };
}

function parenOrTuple(p: Parser): AnyExpr {
  const { start } = p;
  const elems: AnyExpr[] = [];
  let comma = false;
  const open = p.pos;
  p.bump();
  while (p.kind !== T.RParen && p.kind !== T.Eof) {
    if (!canStartExpr(p, 0) && p.kind !== T.KwLet) {
      p.errorMissing('an expression');
      break;
    }
    elems.push(p.g.expr(p, 0));
    comma = p.eat(T.Comma);
    if (!comma) break;
  }
  p.closeList(open, T.RParen, comma || elems.length > 1 ? '`,` or `)`' : '`)`');
  const [only] = elems;
  if (only !== undefined && elems.length === 1 && !comma) {
    return { kind: 'ParenExpr', start, end: p.prevEnd, expr: only };
  }
  return { kind: 'TupleExpr', start, end: p.prevEnd, elems: exact(elems) };
}

function array(p: Parser): AnyExpr {
  const { start } = p;
  const elems: AnyExpr[] = [];
  const open = p.pos;
  p.bump();
  while (p.kind !== T.RBracket && p.kind !== T.Eof) {
    if (!canStartExpr(p, 0)) {
      p.errorMissing('an expression');
      break;
    }
    const before = p.pos;
    const elem = p.g.expr(p, 0);
    if (elems.length === 0 && p.at(T.Semi)) {
      p.bump();
      const len = p.g.expr(p, 0);
      p.closeList(open, T.RBracket, '`]`');
      return { kind: 'RepeatExpr', start, end: p.prevEnd, elem, len };
    }
    elems.push(elem);
    if (!p.listGoesOn(open, T.RBracket, before)) break;
  }
  p.closeList(open, T.RBracket, '`,` or `]`');
  return { kind: 'ArrayExpr', start, end: p.prevEnd, elems: exact(elems) };
}

/** `return`, `break`, `continue`, `yield`, `become`, `do yeet`. */
function jump(p: Parser, flags: number): AnyExpr {
  const { start, kind } = p;
  p.bump();
  if (kind === T.KwBreak || kind === T.KwContinue) {
    const label = p.kind === T.Lifetime && p.nth(1) !== T.Colon ? p.lifetime() : undefined;
    if (kind === T.KwContinue) return { kind: 'ContinueExpr', start, end: p.prevEnd, label };
    // A brace in a condition is the block behind it, unlike that of `return`.
    const value = canStartExpr(p, flags) ? p.g.expr(p, 0) : undefined;
    return { kind: 'BreakExpr', start, end: p.prevEnd, label, value };
  }
  if (kind === T.KwBecome) {
    const value = p.g.expr(p, 0);
    return { kind: 'BecomeExpr', start, end: p.prevEnd, value };
  }
  if (kind === T.KwDo) {
    if (!p.eat(T.KwYeet)) p.errorMissing('`yeet`');
    const value = optValue(p);
    return { kind: 'YeetExpr', start, end: p.prevEnd, value };
  }
  const value = optValue(p);
  const name = kind === T.KwReturn ? 'ReturnExpr' : 'YieldExpr';
  return { kind: name, start, end: p.prevEnd, value };
}

function optValue(p: Parser): AnyExpr | undefined {
  return canStartExpr(p, 0) ? p.g.expr(p, 0) : undefined;
}

/** A matched fragment in the place of an expression. */
function interpolated(p: Parser, flags: number): AnyExpr {
  const made = p.interpolated('expr', 'expr_2021', 'literal', 'block', 'stmt');
  if (made === undefined) {
    if (atPathStart(p)) return pathExpr(p, flags);
    // `$t { .. }` and `$t(..)` with a `ty` fragment: a path in the place of an expression.
    const type = p.interpolated('ty');
    return type?.node.kind === 'PathType' ? pathExpr(p, flags) : bogusExpr(p);
  }
  const { node } = made;
  if (node.kind === 'Block') {
    const { start } = p;
    const block = insertedNode(p, node);
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
  if (node.kind === 'ExprStmt') {
    const { expr } = insertedNode(p, node);
    p.inserted.add(expr);
    return expr;
  }
  return insertedNode(p, node as AnyExpr);
}
