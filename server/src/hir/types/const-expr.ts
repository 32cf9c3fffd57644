/**
 * Constants in types: literals and parameters at once, the rest as anonymous constants for the
 * evaluator.
 */

import { identities } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import { literalValue } from '../../syntax/index.ts';
import type { ConstDef, Crate, FnDef } from '../defs.ts';
import type { AnonConst, Const, Ty } from '../ty.ts';
import type { Cx } from './cx.ts';
import { CONST_ERROR, isTy, mkConstValue, mkUnevaluated } from './intern.ts';
import { lookupParam } from './params.ts';
import { TyScope } from './ty-scope.ts';

/** By crate: the tree of a file that did not change is part of the next crate too. */
const anonConsts = identities<Crate, WeakMap<object, AnonConst>>('hir.const-expr.anonConsts');

/** The anonymous constant of an expression; the same object for the same syntax node of a crate. */
export function anonConst(scope: TyScope, expr: ast.AnyExpr, ty: Ty): AnonConst {
  const { crate } = scope.module;
  let ofCrate = anonConsts.get(crate);
  if (ofCrate === undefined) anonConsts.set(crate, (ofCrate = new WeakMap()));
  let found = ofCrate.get(expr);
  if (found === undefined) {
    found = { kind: 'anon-const', expr, ty, scope: lastingScope(scope) };
    ofCrate.set(expr, found);
  }
  return found;
}

/** The item in whose code or head an anonymous constant stands, where that is one with a body. */
export function ownerOfConst({ scope }: AnonConst): FnDef | ConstDef | undefined {
  const { owner } = scope as TyScope;
  return owner?.kind === 'fn' || owner?.kind === 'const' ? owner : undefined;
}

/**
 * The scope as it may be kept for as long as the text: without ties to the checking that is going
 * on.
 */
function lastingScope({ module, file, generics, selfTy, owner }: TyScope): TyScope {
  return new TyScope({ module, file, generics, owner, self: () => selfTy }, []);
}

/** Width in bits of an integer type as constants see it. */
export function constBits(ty: Ty): number {
  if (ty.kind === 'bool') return 1;
  if (ty.kind === 'char') return 32;
  if (ty.kind !== 'int') return 64;
  return ty.name.endsWith('size') ? 64 : Number(ty.name.slice(1));
}

function literal(expr: ast.AnyExpr, ty: Ty): bigint | undefined {
  if (expr.kind === 'LitExpr') {
    const v = literalValue(expr.lit, expr.text);
    if (v.kind === 'int') return BigInt.asUintN(constBits(ty), v.value);
    if (v.kind === 'bool') return v.value ? 1n : 0n;
    if (v.kind === 'char' || v.kind === 'byte') return BigInt(v.value);
  }
  if (expr.kind === 'UnaryExpr' && expr.op === '-' && expr.operand.kind === 'LitExpr') {
    const v = literalValue(expr.operand.lit, expr.operand.text);
    if (v.kind === 'int') return BigInt.asUintN(constBits(ty), -v.value);
  }
  return undefined;
}

/** Peels `{ expr }` and `(expr)`. */
function peel(expr: ast.AnyExpr): ast.AnyExpr {
  for (;;) {
    if (expr.kind === 'ParenExpr') expr = expr.expr;
    else if (
      expr.kind === 'BlockExpr' &&
      expr.block.stmts.length === 0 &&
      expr.block.tail !== undefined
    )
      expr = expr.block.tail;
    else return expr;
  }
}

/** The constant that `expr` means as a generic argument or array length of type `ty`. */
export function constFromExpr(cx: Cx, scope: TyScope, written: ast.AnyExpr, ty: Ty): Const {
  const expr = peel(written);
  const bits = literal(expr, ty);
  if (bits !== undefined) return mkConstValue(ty, bits);
  if (expr.kind === 'UnderscoreExpr' && scope.holes !== undefined)
    return scope.holes.const(ty) as Const;
  if (
    expr.kind === 'PathExpr' &&
    expr.path.segments.length === 1 &&
    expr.path.qself === undefined
  ) {
    const param = lookupParam(scope.generics, expr.path.segments[0]!.name.text);
    if (param !== undefined) return isTy(param) ? CONST_ERROR : param;
  }
  const def = anonConst(scope, expr, ty);
  const identity = scope.generics?.identity ?? [];
  if (identity.length > 0 && mentionsGenerics(expr, scope)) return mkUnevaluated(def, identity);
  const value = cx.evaluator?.scalar(def, []);
  return value === undefined ? mkUnevaluated(def, identity) : mkConstValue(ty, value);
}

/** Does the expression name no parameter? What it asks of `Self` may still depend on some. */
export function namesNoParam({ expr, scope }: AnonConst): boolean {
  const names = (scope as TyScope).generics?.byName;
  return !namesOneOf(expr as ast.AnyExpr, (name) => names?.has(name) === true);
}

/** Could the expression depend on generic parameters? */
function mentionsGenerics(expr: ast.AnyExpr, scope: TyScope): boolean {
  const names = scope.generics?.byName;
  return namesOneOf(expr, (name) => name === 'Self' || names?.has(name) === true);
}

/** Looks for names anywhere in the expression. */
function namesOneOf(expr: ast.AnyExpr, isOne: (name: string) => boolean): boolean {
  let found = false;
  const visit = (value: unknown): void => {
    if (found || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    const node = value as { kind?: string; text?: string };
    if (node.kind === 'Name' || node.kind === 'Token') {
      if (isOne(node.text ?? '')) found = true;
      return;
    }
    // Marks lead out of the tree.
    for (const key in node) if (key !== 'ctxt') visit((node as Record<string, unknown>)[key]);
  };
  visit(expr);
  return found;
}
