/** The dispatcher: one rule for each kind of expression. */
import { append, LIMITS } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import { SYNTAX_ERROR } from '../defs.ts';
import { expandExpr } from '../names/index.ts';
import type { Ty } from '../ty.ts';
import { anonConst } from '../types/const-expr.ts';
import { BOOL, ERROR } from '../types/intern.ts';
import { checkBuiltin } from './builtin-macros.ts';
import { checkCall } from './call.ts';
import { checkClosure } from './closure.ts';
import {
  checkBlock,
  checkBreak,
  checkCond,
  checkContinue,
  checkFor,
  checkIf,
  checkLoop,
  checkMatch,
  checkReturn,
  checkTry,
  checkTryBlock,
  checkWhile,
} from './control.ts';
import { checkAwait, checkCoroutineBlock, checkYield } from './coroutine.ts';
import type { Infer } from './ctx.ts';
import { checkMethodCall } from './method.ts';
import { checkBinary, checkCompoundAssign, checkRange, checkUnary } from './operators.ts';
import { checkPath } from './paths.ts';
import { checkField, checkIndex } from './place.ts';
import {
  checkArray,
  checkAssign,
  checkCast,
  checkLiteral,
  checkRef,
  checkRepeat,
  checkStruct,
  checkTuple,
} from './values.ts';

type Rules = {
  [K in ast.AnyExpr['kind']]: (
    ic: Infer,
    expr: Extract<ast.AnyExpr, { kind: K }>,
    expected: Ty | undefined,
  ) => TExpr;
};

const unsupported =
  (what: string) =>
  (ic: Infer, expr: ast.AnyExpr): TExpr =>
    ic.bogus('unsupported', what, expr);

/** Callees that ask where they are called from see the parentheses as part of the call. */
function checkParen(ic: Infer, expr: ast.ParenExpr, expected: Ty | undefined): TExpr {
  const inner = ic.check(expr.expr, expected);
  const call = inner.kind === 'deref' ? inner.operand : inner;
  const isNamed = call.node.kind === 'MethodCallExpr' || call.node.kind === 'IndexExpr';
  // Around what a macro was given, parentheses may be the macro's own.
  if (call.kind === 'call' && !isNamed && expr.file === undefined)
    Object.assign(call, { site: expr });
  return inner;
}

/** The list without what `#[cfg]` takes away. */
function active(ic: Infer, list: readonly ast.AnyExpr[]): readonly ast.AnyExpr[] {
  if (list.every((e) => e.attrs === undefined)) return list;
  return list.filter((e) => ic.enabled(e.attrs ?? []));
}

function withArgs<E extends ast.CallExpr | ast.MethodCallExpr>(ic: Infer, expr: E): E {
  const args = active(ic, expr.args);
  return args.length === expr.args.length ? expr : { ...expr, args };
}

function withElems<E extends ast.TupleExpr | ast.ArrayExpr>(ic: Infer, expr: E): E {
  const elems = active(ic, expr.elems);
  return elems.length === expr.elems.length ? expr : { ...expr, elems };
}

const RULES: Rules = {
  LitExpr: checkLiteral,
  PathExpr: checkPath,
  UnaryExpr: checkUnary,
  BinaryExpr: checkBinary,
  AssignExpr: checkAssign,
  CompoundAssignExpr: checkCompoundAssign,
  RangeExpr: checkRange,
  CastExpr: checkCast,
  RefExpr: checkRef,
  CallExpr: (ic, expr, expected) => checkCall(ic, withArgs(ic, expr), expected),
  MethodCallExpr: (ic, expr, expected) => checkMethodCall(ic, withArgs(ic, expr), expected),
  FieldExpr: checkField,
  IndexExpr: checkIndex,
  StructExpr: checkStruct,
  TupleExpr: (ic, expr, expected) => checkTuple(ic, withElems(ic, expr), expected),
  ArrayExpr: (ic, expr, expected) => checkArray(ic, withElems(ic, expr), expected),
  RepeatExpr: checkRepeat,
  ParenExpr: checkParen,
  BlockExpr: (ic, expr, expected) => {
    switch (expr.mode) {
      case 'plain':
      case 'unsafe':
        return checkBlock(ic, expr.block, expected, expr, expr.label);
      case 'const':
        return constBlock(ic, expr, expected);
      case 'try':
        return checkTryBlock(ic, expr, expected);
      default:
        return checkCoroutineBlock(ic, expr, expected);
    }
  },
  IfExpr: checkIf,
  LetExpr: (ic, expr) => checkCond(ic, expr),
  MatchExpr: checkMatch,
  LoopExpr: checkLoop,
  WhileExpr: checkWhile,
  ForExpr: checkFor,
  BreakExpr: checkBreak,
  ContinueExpr: checkContinue,
  ReturnExpr: checkReturn,
  YieldExpr: checkYield,
  BecomeExpr: unsupported('`become`'),
  YeetExpr: unsupported('`do yeet`'),
  ClosureExpr: checkClosure,
  TryExpr: checkTry,
  AwaitExpr: checkAwait,
  UnderscoreExpr: (ic, expr) => ic.bogus('invalid', '`_` as an expression', expr),
  BuiltinExpr: checkBuiltin,
  MacroCall: (ic, expr, expected) => {
    const expanded = expandExpr(expr, ic.module);
    append(ic.problems, expanded.problems);
    return ic.check(expanded.expr, expected);
  },
  BogusExpr: (ic, expr) => ic.bogus('invalid', SYNTAX_ERROR, expr),
};

/** `const { .. }`: typed with the body around it, evaluated per instantiation. */
function constBlock(ic: Infer, expr: ast.BlockExpr, expected: Ty | undefined): TExpr {
  const inner: ast.BlockExpr = { ...expr, mode: 'plain' };
  const probe = ic.check(inner, expected);
  const ty = ic.structurally(probe.ty);
  return {
    kind: 'const-block',
    body: anonConst(ic.scope.inBody(ic.problems, ic.scope.holes), inner, ty === BOOL ? BOOL : ty),
    value: probe,
    ty,
    node: expr,
  };
}

/** Reported once; nothing is known of it and of what comes behind it. */
function tooManyParts(ic: Infer, expr: ast.AnyExpr): TExpr {
  if (!ic.hasTooManyParts) {
    const { limit } = LIMITS.bodyParts;
    ic.hasTooManyParts = true;
    ic.problem('unsupported', `a body of more than ${limit} expressions`, expr);
  }
  return { kind: 'bogus', ty: ERROR, node: expr };
}

/** Checks one expression. `expected` is a hint; the caller coerces. */
export function checkExpr(ic: Infer, expr: ast.AnyExpr, expected: Ty | undefined): TExpr {
  const rule = RULES[expr.kind] as (
    ic: Infer,
    expr: ast.AnyExpr,
    expected: Ty | undefined,
  ) => TExpr;
  if (expr.kind !== 'LitExpr' && !ic.parts.spend()) return tooManyParts(ic, expr);
  // What `apart` does, without a function for each expression.
  const before = ic.diverges;
  ic.diverges = false;
  const value = rule(ic, expr, expected);
  ic.diverges ||= before || ic.isNever(value.ty);
  return value;
}
