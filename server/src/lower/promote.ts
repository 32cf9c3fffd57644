/** Which borrowed values become constants of the program (`&[1, 2, 3]`, `&CONST`), so that they live for ever. */
import type { TExpr, Ty } from '../hir/index.ts';
import type { FnCx } from './fn-cx.ts';

/** Can `&expr` be an address of constant memory? Only values without interior mutability and without drop. */
export function isPromotable(cx: FnCx, expr: TExpr, ty: Ty): boolean {
  return (
    isConstant(cx, expr) && !cx.lw.needsDrop(ty) && cx.hir.isFreeze(ty) && cx.layout(ty).size > 0
  );
}

/** Is `&expr`, or `&mut expr`, an address behind which nothing lies? It is valid for ever, too. */
export function isEmptyConstant(cx: FnCx, expr: TExpr, ty: Ty, mut: boolean): boolean {
  return (
    (!mut || (expr.kind === 'array' && expr.elems.length === 0)) &&
    isConstant(cx, expr) &&
    !cx.lw.needsDrop(ty) &&
    cx.layout(ty).size === 0
  );
}

function isConstant(cx: FnCx, expr: TExpr): boolean {
  switch (expr.kind) {
    case 'lit':
    case 'lit-bytes':
    case 'fn-ref':
    case 'const':
    case 'const-param':
    case 'const-block':
      return true;
    case 'tuple':
    case 'array':
      return expr.elems.every((elem) => isConstant(cx, elem));
    case 'repeat':
      return isConstant(cx, expr.elem);
    case 'adt':
      return expr.base === undefined && expr.fields.every((field) => isConstant(cx, field.value));
    case 'call':
      // Constructors of tuple structs and variants only: calls of `const fn` are not promoted.
      return (
        expr.callee.kind === 'fn-ref' &&
        expr.callee.def.kind !== 'fn' &&
        expr.args.every((arg) => isConstant(cx, arg))
      );
    case 'borrow':
      return (
        !expr.mut &&
        isConstant(cx, expr.place) &&
        isPromotable(cx, expr.place, cx.ty(expr.place.ty))
      );
    case 'unary':
      return isConstant(cx, expr.operand);
    case 'binary':
      return (
        (!isDivision(expr.op) || isHarmlessDivisor(cx, expr.rhs)) &&
        isConstant(cx, expr.lhs) &&
        isConstant(cx, expr.rhs)
      );
    case 'cast':
      return expr.cast !== 'never' && isConstant(cx, expr.operand);
    case 'field':
      return isConstant(cx, expr.base);
    default:
      return false;
  }
}

const isDivision = (op: string): boolean => op === '/' || op === '%';

/** A literal that can neither divide by zero nor overflow. */
function isHarmlessDivisor(cx: FnCx, expr: TExpr): boolean {
  return expr.kind === 'lit' && (expr.bits !== 0n || cx.ty(expr.ty).kind === 'float');
}
