/**
 * Expressions: operators by precedence climbing, prefix operators, and what may follow an operand
 * (calls, fields, indexes, `?`). Primary expressions are in primary.ts.
 */
import type {
  AnyExpr,
  AnyGenericArgs,
  ArithOp,
  BinaryOp,
  BogusExpr,
  FieldExpr,
  Name,
} from '../ast.ts';
import { exact } from '../name-interner.ts';
import { MAX_HEIGHT, NO_STRUCT, type Parser, STMT } from '../parser.ts';
import { isLiteral, KIND_COUNT, T } from '../token-kind.ts';
import { outerAttrs } from './attributes.ts';
import { closure, isClosureStart } from './closures.ts';
import { matchBody } from './control.ts';
import { genericArgs } from './paths.ts';
import { parsePat } from './patterns.ts';
import { canStartExpr, primary } from './primary.ts';
import { parseTypeNoPlus } from './types.ts';

/** Binding powers, weakest first. */
const ASSIGN = 1;
const RANGE = 2;
const AND_AND = 4;
const COMPARE = 5;
const CAST = 12;

const POWER: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(KIND_COUNT);
  const rows: readonly (readonly [number, readonly number[]])[] = [
    [
      ASSIGN,
      [
        T.Eq,
        T.PlusEq,
        T.MinusEq,
        T.StarEq,
        T.SlashEq,
        T.PercentEq,
        T.CaretEq,
        T.AndEq,
        T.OrEq,
        T.ShlEq,
        T.ShrEq,
      ],
    ],
    [RANGE, [T.DotDot, T.DotDotEq, T.DotDotDot]],
    [3, [T.OrOr]],
    [AND_AND, [T.AndAnd]],
    [COMPARE, [T.EqEq, T.Ne, T.Lt, T.Gt, T.Le, T.Ge, T.LArrow]],
    [6, [T.Or]],
    [7, [T.Caret]],
    [8, [T.And]],
    [9, [T.Shl, T.Shr]],
    [10, [T.Plus, T.Minus]],
    [11, [T.Star, T.Slash, T.Percent]],
    [CAST, [T.KwAs]],
  ];
  for (const [power, kinds] of rows) for (const kind of kinds) table[kind] = power;
  return table;
})();

const BINARY_OPS: Readonly<Record<number, BinaryOp>> = {
  [T.OrOr]: '||',
  [T.AndAnd]: '&&',
  [T.EqEq]: '==',
  [T.Ne]: '!=',
  [T.Lt]: '<',
  [T.Gt]: '>',
  [T.Le]: '<=',
  [T.Ge]: '>=',
  [T.Or]: '|',
  [T.Caret]: '^',
  [T.And]: '&',
  [T.Shl]: '<<',
  [T.Shr]: '>>',
  [T.Plus]: '+',
  [T.Minus]: '-',
  [T.Star]: '*',
  [T.Slash]: '/',
  [T.Percent]: '%',
};

const ASSIGN_OPS: Readonly<Record<number, ArithOp>> = {
  [T.PlusEq]: '+',
  [T.MinusEq]: '-',
  [T.StarEq]: '*',
  [T.SlashEq]: '/',
  [T.PercentEq]: '%',
  [T.CaretEq]: '^',
  [T.AndEq]: '&',
  [T.OrEq]: '|',
  [T.ShlEq]: '<<',
  [T.ShrEq]: '>>',
};

/** An expression. `flags` are `NO_STRUCT` and `STMT`. */
export function parseExpr(p: Parser, flags: number): AnyExpr {
  return exprAbove(p, 0, flags);
}

/** An expression whose operators bind at least as strongly as `min`. */
function exprAbove(p: Parser, min: number, flags: number): AnyExpr {
  if (!p.enter()) return bogusBehind(p);
  const heightBeside = p.height;
  p.height = 0;
  const attrs = p.kind === T.Pound ? outerAttrs(p) : undefined;
  let { start } = p;
  let lhs = prefix(p, flags);
  // A missing operand lies behind the last token, before this one.
  if (lhs.start < start) start = lhs.start;
  if (attrs !== undefined && attrs.length > 0) {
    lhs.attrs = lhs.attrs === undefined ? attrs : [...attrs, ...lhs.attrs];
  }
  // In a statement `if c {} - 1` is two statements.
  const complete = (flags & STMT) !== 0 && isBlockLike(lhs) && !p.inserted.has(lhs);
  if (!complete && POWER[p.kind] !== 0) {
    lhs = operators(p, lhs, start, min, flags & NO_STRUCT);
  }
  p.height = Math.max(heightBeside, p.height + 1);
  p.leave();
  return lhs;
}

function bogusBehind(p: Parser): BogusExpr {
  return { kind: 'BogusExpr', start: p.prevEnd, end: p.prevEnd };
}

/** `lhs` has been read; takes operators of power `min` and above. */
function operators(p: Parser, first: AnyExpr, start: number, min: number, flags: number): AnyExpr {
  let lhs = first;
  for (;;) {
    const { kind } = p;
    const power = POWER[kind]!;
    if (power === 0 || power < min) return lhs;
    if (++p.height > MAX_HEIGHT) {
      p.error(`a chain of more than ${MAX_HEIGHT} operators`);
      p.skipPastNesting();
      p.height = 0;
      return { kind: 'BogusExpr', start, end: p.prevEnd };
    }
    if (power === ASSIGN) {
      p.bump();
      const rhs = exprAbove(p, ASSIGN, flags);
      const op = ASSIGN_OPS[kind];
      if (op === undefined) lhs = { kind: 'AssignExpr', start, end: p.prevEnd, lhs, rhs };
      else lhs = { kind: 'CompoundAssignExpr', start, end: p.prevEnd, op, lhs, rhs };
    } else if (power === RANGE) {
      lhs = rangeTail(p, start, lhs, flags);
    } else if (power === CAST) {
      p.bump();
      const type = parseTypeNoPlus(p);
      lhs = { kind: 'CastExpr', start, end: p.prevEnd, expr: lhs, type };
    } else {
      if (kind === T.LArrow) p.eatSplit(T.Lt);
      else p.bump();
      const op = BINARY_OPS[kind] ?? '<';
      if (power === COMPARE && isComparison(lhs)) {
        p.errorAt(
          'comparison operators cannot be chained; use parentheses or `&&`',
          start,
          p.prevEnd,
        );
      }
      const rhs = exprAbove(p, power + 1, flags);
      lhs = { kind: 'BinaryExpr', start, end: p.prevEnd, op, lhs, rhs };
    }
  }
}

function isComparison(expr: AnyExpr): boolean {
  if (expr.kind !== 'BinaryExpr') return false;
  const { op } = expr;
  return op === '==' || op === '!=' || op === '<' || op === '<=' || op === '>' || op === '>=';
}

/** `lo..`, `lo..hi`, `..=hi`; the current token is the operator. */
function rangeTail(p: Parser, start: number, lo: AnyExpr | undefined, flags: number): AnyExpr {
  const inclusive = p.kind !== T.DotDot;
  if (p.kind === T.DotDotDot) p.error('`...` is no operator of expressions; write `..=`');
  p.bump();
  const hi = canStartExpr(p, flags) ? exprAbove(p, RANGE + 1, flags) : undefined;
  if (hi === undefined && inclusive) p.errorMissing('the end of the range');
  return { kind: 'RangeExpr', start, end: p.prevEnd, inclusive, lo, hi };
}

/** Expressions that end a statement without `;`. */
export function isBlockLike(expr: AnyExpr): boolean {
  switch (expr.kind) {
    case 'IfExpr':
    case 'MatchExpr':
    case 'LoopExpr':
    case 'WhileExpr':
    case 'ForExpr':
      return true;
    case 'BlockExpr':
      return (
        expr.mode === 'plain' ||
        expr.mode === 'unsafe' ||
        expr.mode === 'const' ||
        expr.mode === 'try'
      );
    case 'MacroCall':
      return expr.body.delim === '{';
    default:
      return false;
  }
}

/** Prefix operators, then an operand with what follows it. */
function prefix(p: Parser, flags: number): AnyExpr {
  const { start, kind } = p;
  const inner = flags & NO_STRUCT;
  switch (kind) {
    case T.Minus:
    case T.Bang:
    case T.Star: {
      p.bump();
      const operand = nestedPrefix(p, inner);
      const op = kind === T.Minus ? '-' : kind === T.Bang ? '!' : '*';
      return { kind: 'UnaryExpr', start, end: p.prevEnd, op, operand };
    }
    case T.And:
    case T.AndAnd:
      return reference(p, inner);
    case T.DotDot:
    case T.DotDotEq:
    case T.DotDotDot:
      return rangeTail(p, start, undefined, inner);
    case T.KwLet: {
      p.bump();
      const pat = parsePat(p);
      p.expect(T.Eq);
      // `&&` and `||` end the scrutinee.
      const expr = exprAbove(p, COMPARE, inner);
      return { kind: 'LetExpr', start, end: p.prevEnd, pat, expr };
    }
    default: {
      if (isClosureStart(p)) {
        const made = closure(p, inner);
        // `|| -> T { .. }()` calls the closure: its body ends with the block. So does `|| .. .f()`:
        // a range has ended.
        return POSTFIX[p.kind] === 1 ? postfix(p, made, start, inner) : made;
      }
      const operand = primary(p, flags);
      if (POSTFIX[p.kind] !== 1) return operand;
      return postfix(p, operand, Math.min(start, operand.start), flags);
    }
  }
}

/** The operand of a prefix operator: `- - x` nests. */
function nestedPrefix(p: Parser, flags: number): AnyExpr {
  if (!p.enter()) return bogusBehind(p);
  const attrs = p.kind === T.Pound ? outerAttrs(p) : undefined;
  const expr = prefix(p, flags);
  if (attrs !== undefined && attrs.length > 0) expr.attrs = attrs;
  p.leave();
  return expr;
}

/** `&e`, `&mut e`, `&raw const e`; the current token is `&` or `&&`. */
function reference(p: Parser, flags: number): AnyExpr {
  const { start } = p;
  p.eatSplit(T.And);
  if (p.kind === T.And) {
    // The second half of `&&`.
    const expr = nestedPrefix(p, flags);
    return { kind: 'RefExpr', start, end: p.prevEnd, mut: false, raw: false, pin: false, expr };
  }
  const next = p.nth(1);
  const qualified = next === T.KwMut || (next === T.KwConst && p.nth(2) !== T.LBrace);
  const raw = p.kind === T.KwRaw && qualified;
  const pin = p.kind === T.KwPin && qualified;
  if (raw || pin) p.bump();
  const mut = p.eat(T.KwMut);
  if ((raw || pin) && !mut) p.bump();
  const expr = nestedPrefix(p, flags);
  return { kind: 'RefExpr', start, end: p.prevEnd, mut, raw, pin, expr };
}

const POSTFIX: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(KIND_COUNT);
  for (const kind of [T.Dot, T.Question, T.LParen, T.LBracket]) table[kind] = 1;
  return table;
})();

/** Calls, indexes, fields, method calls and `?` behind an operand. */
function postfix(p: Parser, operand: AnyExpr, start: number, flags: number): AnyExpr {
  let expr = operand;
  for (;;) {
    const { kind } = p;
    if (POSTFIX[kind] === 0) return expr;
    if (++p.height > MAX_HEIGHT) {
      p.error(`a chain of more than ${MAX_HEIGHT} calls`);
      p.skipPastNesting();
      p.height = 0;
      return { kind: 'BogusExpr', start, end: p.prevEnd };
    }
    if (kind === T.Dot) expr = dot(p, expr, start);
    else if (kind === T.Question) {
      p.bump();
      expr = { kind: 'TryExpr', start, end: p.prevEnd, expr };
    } else {
      // A block-like statement is not called or indexed by what the next line begins with.
      if ((flags & STMT) !== 0 && isBlockLike(expr)) return expr;
      if (kind === T.LParen) {
        const args = callArgs(p);
        expr = { kind: 'CallExpr', start, end: p.prevEnd, callee: expr, args };
      } else {
        const open = p.pos;
        p.bump();
        const index = parseExpr(p, 0);
        p.closeList(open, T.RBracket, '`]`');
        expr = { kind: 'IndexExpr', start, end: p.prevEnd, base: expr, index };
      }
    }
  }
}

/** `(a, b)` of a call; the current token is `(`. */
function callArgs(p: Parser): AnyExpr[] {
  const args: AnyExpr[] = [];
  const open = p.pos;
  p.bump();
  while (p.kind !== T.RParen && p.kind !== T.Eof) {
    if (!canStartExpr(p, 0) || p.closedByIndent()) {
      p.errorMissing('an expression');
      break;
    }
    const before = p.pos;
    args.push(parseExpr(p, 0));
    if (!p.listGoesOn(open, T.RParen, before)) break;
  }
  p.closeList(open, T.RParen, '`,` or `)`');
  return exact(args);
}

/** Behind `.`: a field, a method call, `await`, `match`, `use`, `yield`. */
function dot(p: Parser, base: AnyExpr, start: number): AnyExpr {
  p.bump();
  const { kind } = p;
  if (kind === T.Float) return splitTupleIndex(p, base, start);
  if (kind === T.Int) return field(p, base, start, p.name());
  if (!p.atIdent()) {
    if (kind === T.KwAwait && p.edition >= 2018) {
      p.bump();
      return { kind: 'AwaitExpr', start, end: p.prevEnd, op: 'await', expr: base };
    }
    if (kind === T.KwUse) {
      p.bump();
      return { kind: 'AwaitExpr', start, end: p.prevEnd, op: 'use', expr: base };
    }
    if (kind === T.KwYield) {
      p.bump();
      return { kind: 'YieldExpr', start, end: p.prevEnd, value: base };
    }
    if (kind === T.KwMatch && p.nth(1) === T.LBrace) {
      p.bump();
      return matchBody(p, start, base);
    }
    p.errorMissing('a field or method name');
    return field(p, base, start, p.emptyName());
  }
  return methodCall(p, base, start);
}

/**
 * A method call, or a field when neither generic arguments nor `(` follow; the current token is the
 * name.
 */
function methodCall(p: Parser, base: AnyExpr, start: number): AnyExpr {
  const name = p.name();
  let generics: AnyGenericArgs | undefined;
  if (p.kind === T.ColonColon) {
    p.bump();
    if (p.atSplit(T.Lt)) generics = genericArgs(p);
    else p.errorMissing('generic arguments');
  }
  if (p.kind !== T.LParen) {
    if (generics !== undefined) p.errorMissing('the arguments of the call');
    if (generics === undefined) return field(p, base, start, name);
    return {
      kind: 'MethodCallExpr',
      start,
      end: p.prevEnd,
      receiver: base,
      name,
      generics,
      args: [],
    };
  }
  const args = callArgs(p);
  return { kind: 'MethodCallExpr', start, end: p.prevEnd, receiver: base, name, generics, args };
}

function field(p: Parser, base: AnyExpr, start: number, name: Name): FieldExpr {
  return { kind: 'FieldExpr', start, end: p.prevEnd, base, name };
}

/** `x.0.1` lexes `0.1` as a float: two fields. */
function splitTupleIndex(p: Parser, base: AnyExpr, start: number): AnyExpr {
  const text = p.tokenText();
  const point = text.indexOf('.');
  const { start: at, end } = p;
  if (point < 0) {
    // `1e3` is no field.
    p.errorMissing('a field or method name');
    return field(p, base, start, p.emptyName());
  }
  p.bump();
  // In token trees only the token as a whole has a place.
  const cut = p.text === undefined ? at + 1 : at + point;
  const firstName: Name = { kind: 'Name', start: at, end: cut, text: text.slice(0, point) };
  const first: FieldExpr = { kind: 'FieldExpr', start, end: cut, base, name: firstName };
  const behind = text.slice(point + 1);
  const secondStart = p.text === undefined ? cut : cut + 1;
  if (behind !== '') {
    const secondName: Name = { kind: 'Name', start: secondStart, end, text: behind };
    return { kind: 'FieldExpr', start, end, base: first, name: secondName };
  }
  // `x.0.name`: the point of `0.` stands for the next one.
  if (p.kind === T.KwAwait && p.edition >= 2018) {
    p.bump();
    return { kind: 'AwaitExpr', start, end: p.prevEnd, op: 'await', expr: first };
  }
  if (p.atIdent() && (p.nth(1) === T.LParen || p.nth(1) === T.ColonColon)) {
    return methodCall(p, first, start);
  }
  if (p.atIdent() || isLiteral(p.kind)) return field(p, first, start, p.name());
  p.errorMissing('a field or method name');
  return field(p, first, start, p.emptyName());
}
